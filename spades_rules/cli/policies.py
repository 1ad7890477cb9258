"""`policies`: what a profile can choose from."""

import click

from spades_rules.cli.options import format_option
from spades_rules.cli.outputs import print_lines, print_text, style_for

__all__ = ["command"]


@click.command(short_help="What can be chosen.")
@click.argument("which", metavar="[SLOT[.POLICY] | WORD]", default="")
@format_option()
def command(which: str, form: str) -> int:
    """List what can be chosen: all questions, one with its policies, or one policy in full.

    A word that players use, `suicide` say, gives every policy that somebody calls so.
    """
    # The libraries behind the policies are slow to load, and help needs none of them.
    from spades_rules.cli.choosing import policies_named, slots_of  # noqa: PLC0415
    from spades_rules.cli.rules import standard_catalog  # noqa: PLC0415
    from spades_rules.report import policies  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    catalog = standard_catalog()
    found = policies_named(catalog, which)
    if form == "json":
        print_text(as_json({"policies": policies.policies_to_plain(found)}))
        return 0
    slots = slots_of(catalog)
    slot, _, name = which.partition(".")
    if name or (slot and slot not in slots):
        for place, entry in enumerate(found):
            print_lines([*([""] if place else []), *policies.policy_to_text(entry, style_for())])
    elif slot:
        print_lines(policies.policies_to_text(slots[slot], found, style_for()))
    else:
        print_lines(
            policies.slots_to_text((one, catalog.policies_in(one.name)) for one in slots.values())
        )
    return 0
