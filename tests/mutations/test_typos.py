"""A name with a slip of the pen in it is recognised, wherever names stand in a profile."""

from collections.abc import Callable, Iterator
from random import Random

from shelf import LATER, SHIPPED, SOURCES, some

from spades_rules.catalog import Catalog, PolicyEntry
from spades_rules.diagnostics import Diagnostic, guess, nearest
from spades_rules.games.spades import SPADES
from spades_rules.profile import Stance, load_profile, read_profile

CATALOG = Catalog.builtin()
LETTERS = "abcdefghijklmnopqrstuvwxyz_"
READ = (*SOURCES, *some(LATER, 3))
SLOTS = tuple(slot.name for slot in SPADES.slots)

KEYS = (
    "format",
    "name",
    "title",
    "game",
    "extends",
    "source",
    "rules",
    "evidence",
    "readings",
    "accepts",
)
HEAD = "format: 1\nname: house\ntitle: House\ngame: spades\nextends: canonical\n"


def contexts() -> frozenset[tuple[str, ...]]:
    """Give every list of names out of which one is meant in some place."""
    lists = [KEYS, ("stance", "at", "says", "because"), ("about", "says", "rules"), SHIPPED, SLOTS]
    lists.append(tuple(str(stance) for stance in Stance))
    for entry in CATALOG.policies.values():
        lists.append(tuple(one.name for one in CATALOG.policies_in(entry.slot)))
        lists.append(("policy", *entry.parameters))
        lists += [one.choices for one in entry.parameters.values()]
    for name in SHIPPED:
        profile = load_profile(name)
        lists += [tuple(profile.readings), *(tuple(rules) for rules in profile.rules.values())]
    return frozenset(lists)


def slips(name: str) -> list[str]:
    """Give every word that is the name but for one letter left out, swapped, changed or put in."""
    cuts = [(name[:place], name[place:]) for place in range(len(name) + 1)]
    left_out = {a + b[1:] for a, b in cuts if b}
    swapped = {a + b[1] + b[0] + b[2:] for a, b in cuts if len(b) > 1}
    changed = {a + letter + b[1:] for a, b in cuts if b for letter in LETTERS}
    put_in = {a + letter + b for a, b in cuts for letter in LETTERS}
    return sorted((left_out | swapped | changed | put_in) - {name})


def test_every_single_slip_is_seen_through_in_every_list_of_names() -> None:
    tried = 0
    missed: list[tuple[str, str]] = []
    for names in contexts():
        for name in names:
            for slip in slips(name) if len(name) >= 4 else ():
                if slip not in names:
                    tried += 1
                    found = nearest(slip, names)
                    if name not in found or len(found) > 3:
                        missed.append((slip, name))
    assert missed == []
    assert tried > 100_000


def test_two_slips_in_a_longer_name_are_seen_through_nearly_always() -> None:
    chance = Random(7)  # noqa: S311  a seed gives the same slips every time
    tried = seen = 0
    for names in sorted(contexts()):
        for name in names:
            for slip in chance.sample(slips(name), 12) if len(name) >= 6 else ():
                twice = chance.choice(slips(slip))
                if twice not in names:
                    tried += 1
                    seen += name in nearest(twice, names)
    assert tried > 1_000
    assert seen >= 0.95 * tried


def test_names_that_are_equally_near_are_all_offered() -> None:
    assert guess("hig", ("high", "hit", "low")) == "did you mean `high` or `hit`?"
    assert guess("a", ("b", "c", "d", "e")) == "did you mean `b`, `c` or `d`?"
    assert guess("evry", ("every", "even"), before="bags.") == "did you mean `bags.every`?"
    assert guess("xyzzy", ("every",)) == ""


def places() -> Iterator[tuple[tuple[str, ...], str, Callable[[str], str]]]:
    """Give places in a profile: the names that may stand there, the code of any other, the text."""
    yield KEYS, "unknown-key", lambda word: HEAD + f"{word}: {{}}\n"
    yield SLOTS, "unknown-slot", lambda word: HEAD + f"rules: {{{word}: {{}}}}\n"
    yield SHIPPED, "unknown-parent", lambda word: HEAD.replace("canonical", word)
    yield (
        ("spades",),
        "unknown-game",
        lambda word: HEAD.replace("game: spades", f"game: {word}").replace(
            "extends: canonical", ""
        ),
    )
    yield (
        ("stance", "says", "because"),
        "unknown-key",
        lambda word: HEAD + f"evidence: {{scoring.nil: {{stance: silent, {word}: x}}}}\n",
    )
    yield (
        tuple(str(stance) for stance in Stance),
        "unknown-stance",
        lambda word: HEAD + f"evidence: {{scoring.nil: {{stance: {word}}}}}\n",
    )
    yield (
        ("about", "says", "rules"),
        "unknown-key",
        lambda word: HEAD + f"readings: {{other: {{about: x, says: x, rules: {{}}, {word}: x}}}}\n",
    )
    yield (
        SLOTS,
        "unknown-path",
        lambda word: HEAD + f"evidence: {{{word}.nil: {{stance: silent}}}}\n",
    )
    for setting in load_profile("canonical").settings:
        slot, _, name = setting.id.partition(".")
        policies = tuple(one.name for one in CATALOG.policies_in(slot))
        yield policies, "unknown-policy", in_rule(slot, name, "policy: {}")
        yield (name,), "missing-policy", in_rules(slot, "{}: {{}}")
        yield (name,), "nothing-to-drop", in_rules(slot, "{}: null")
        entry = CATALOG.policies[slot, setting.policy]
        yield tuple(entry.parameters), "unknown-parameter", in_rule(slot, name, "{}: 1")
        yield from choices(slot, name, entry)


def choices(
    slot: str, name: str, entry: PolicyEntry
) -> Iterator[tuple[tuple[str, ...], str, Callable[[str], str]]]:
    """Give the places of a rule where one of some words stands."""
    for parameter in entry.parameters.values():
        written = in_rule(slot, name, f'{parameter.name}: "{{}}"')
        yield parameter.choices, "unknown-value", written


def in_rules(slot: str, rule: str) -> Callable[[str], str]:
    """Write one rule with a word in it."""
    return lambda word: HEAD + f"rules: {{{slot}: {{{rule.format(word)}}}}}\n"


def in_rule(slot: str, name: str, value: str) -> Callable[[str], str]:
    """Write one key of a rule with a word in it."""
    return lambda word: HEAD + f"rules: {{{slot}: {{{name}: {{{value.format(word)}}}}}}}\n"


def offered(found: tuple[Diagnostic, ...], code: str) -> str:
    """Give what a finding asks whether it was meant."""
    hints = [one.hint for one in found if one.code == code]
    return hints[0].partition("?")[0] if hints else ""


def test_the_loader_offers_the_name_in_each_place_where_one_can_stand() -> None:
    chance = Random(11)  # noqa: S311  as above
    tried = 0
    missed: list[tuple[str, str, str]] = []
    for names, code, written in places():
        for name in names:
            for slip in chance.sample(slips(name), 3) if len(name) >= 4 else ():
                if slip in names or not slip.isalpha():
                    continue
                tried += 1
                found = read_profile("house.yaml", text=written(slip), catalog=CATALOG).diagnostics
                hint = offered(found, code)
                if not hint.startswith("did you mean ") or f"{name}`" not in hint:
                    missed.append((code, name, f"{slip}: {hint}"))
    assert missed == []
    assert tried > 300


def test_a_reading_that_is_asked_for_by_a_wrong_name_is_offered() -> None:
    chance = Random(13)  # noqa: S311  as above
    for profile in READ:
        for name in load_profile(profile).readings:
            for slip in chance.sample(slips(name), 4):
                found = read_profile(f"{profile}@{slip}", catalog=CATALOG).diagnostics
                assert f"`{name}`" in offered(found, "unknown-reading")
