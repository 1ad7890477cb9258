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

    A word that players use, `suicide` say, gives every policy that somebody calls so in full.
    Any other, `jokers` or `'first trick'` say, lists the policies that speak of it.
    """
    # The libraries behind the policies are slow to load, and help needs none of them.
    from spades_rules.cli.choosing import (  # noqa: PLC0415  reason above
        policies_called,
        policies_named,
        policies_on,
        slots_of,
    )
    from spades_rules.cli.rules import standard_catalog  # noqa: PLC0415
    from spades_rules.report import policies  # noqa: PLC0415
    from spades_rules.report.json_form import as_json  # noqa: PLC0415

    catalog = standard_catalog()
    slots = slots_of(catalog)
    slot, _, name = which.partition(".")
    is_place = not which or slot in slots or bool(name)
    found = policies_named(catalog, which) if is_place else policies_called(catalog, which)
    is_full = bool(found) and (bool(name) or not is_place)
    found = found or policies_on(catalog, which)
    if form == "json":
        print_text(as_json({"policies": policies.policies_to_plain(found)}))
    elif is_full:
        for place, entry in enumerate(found):
            print_lines([*([""] if place else []), *policies.policy_to_text(entry, style_for())])
    elif not is_place:
        print_lines(policies.found_to_text(which, found, style_for()))
    elif slot:
        print_lines(policies.policies_to_text(slots[slot], found, style_for()))
    else:
        print_lines(
            policies.slots_to_text((one, catalog.policies_in(one.name)) for one in slots.values())
        )
    return 0
