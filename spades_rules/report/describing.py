"""One line that says what a rule set has of its own, the way tables are named."""

import re
from collections.abc import Iterator
from typing import Any

from spades_rules.catalog.parameters import parameters_in, plain
from spades_rules.games.game import Combine, Game, Slot
from spades_rules.notation.plain import PlainValue
from spades_rules.profile import Profile, Setting
from spades_rules.report.paragraphs import joined, sentence
from spades_rules.report.prose import phrase, spoken
from spades_rules.report.reasons import value_in_words

__all__ = ["describe", "description_to_plain", "differences_told"]

TARGET = "ending.target"

USUAL = frozenset(
    {
        ("seating.partners", "opposite_partners"),
        ("seating.partners", "solo"),
        ("seating.partners", "teams"),
        ("seating.seats", "solo"),
        ("deck.pack", "standard_52"),
        ("ranking.order", "ace_high"),
        ("ranking.order", "promoted"),
        ("trump.suit", "fixed_trump"),
        ("trump.suit", "turned_up"),
        ("trump.suit", "rotating_trump"),
        ("dealing.deal", "deal_all"),
        ("dealing.deal", "deal_up_and_down"),
        ("calling.order", "eldest_first"),
        ("calling.order", "dealer_first"),
        ("calling.order", "bids_itself"),
        ("calls.tricks", "trick_bids"),
        ("calls.nil", "nil_bid"),
        ("calls.zero", "plain_zero"),
        ("calls.blind_nil", "blind_nil_bid"),
        ("calls.blind_tricks", "blind_bids"),
        ("calls.bids", "hand_bids"),
        ("exchange.passing", "pass_by_round"),
        ("leading.opening", "eldest_hand"),
        ("leading.opening", "holder_of"),
        ("leading.opening", "highest_bidder"),
        ("play.first_trick", "no_trump_on_first_trick"),
        ("play.first_trick", "lowest_of_suit_on_first_trick"),
        ("play.first_trick", "barred_on_first_trick"),
        ("play.breaking", "breaking"),
        ("play.breaking", "breaking_by_card"),
        ("claim.rest", "sure_winners"),
        ("contract.side", "pooled"),
        ("contract.side", "alone"),
        ("contract.side", "all_or_nothing"),
        ("contract.side", "last_bid_stands"),
        ("contract.bids", "exact"),
        ("contract.side", "exact"),
        ("capture.cards", "hearts_and_queen"),
        ("scoring.cards", "card_points"),
        ("scoring.bids", "exact_points"),
        ("scoring.contract", "contract_points"),
        ("scoring.uncalled", "uncalled_tricks"),
        ("scoring.nil", "nil_points"),
        ("scoring.blind_nil", "nil_points"),
        ("scoring.bags", "bag_penalty"),
        ("result.winner", "highest"),
        ("result.winner", "lowest"),
        ("result.winner", "fallen_loses"),
    }
)
"""What a rule of a name usually is, where it is not named like its policy: no need to say it."""

BOTH_WAYS = re.compile(r"\+(\d+)/-\1(?!\d)")


def describe(profile: Profile, against: Profile | None, game: Game) -> str:
    """Say in one line what differs from another profile, or all that it is where there is none.

    Rules that no program enforces are left out. Two profiles that are described against the same
    one get the same line only if they play alike to the last rule.
    """
    told = differences_told(profile, against, game)
    head = _head(profile, game)
    return f"{head}: {', '.join(told)}" if told else head


def description_to_plain(
    profile: Profile, against: Profile | None, game: Game
) -> dict[str, PlainValue]:
    """Give a description as plain values."""
    return {
        "profile": profile.label,
        "against": against.label if against else None,
        "description": describe(profile, against, game),
        "differences": list(differences_told(profile, against, game)),
    }


def differences_told(profile: Profile, against: Profile | None, game: Game) -> tuple[str, ...]:
    """Say each difference in a few words, those of one name together."""
    told: dict[str, list[str]] = {}
    orders: list[str] = []
    for slot in _in_telling_order(game):
        for subject, rest in _differences(slot, profile, against):
            told.setdefault(subject, []).extend([" and ".join(rest)] if rest else [])
        orders += _order(slot, profile, against)
    return (*(" ".join((subject, *rest)) for subject, rest in told.items()), *orders)


def _in_telling_order(game: Game) -> Iterator[Slot]:
    """Give the questions that a program answers, scores first: they name a table."""
    played = [slot for slot in game.slots if slot.combine is not Combine.LISTED]
    yield from sorted(played, key=lambda slot: slot.name != "scoring")


def _head(profile: Profile, game: Game) -> str:
    """Name the game with its players and its target."""
    title = game.title
    for setting in profile.rules.get("seating", {}).values():
        words = phrase(setting.answer, "head", "")
        title = title if words is None else words.replace("[game]", game.title)
    target = profile.setting(TARGET)
    if target is None or not _is_head(target):
        return sentence(title)
    return sentence(f"{title} to {target.parameters['points']}")


def _is_head(setting: Setting) -> bool:
    """Tell whether a rule is told before the colon."""
    if setting.id == TARGET:
        return setting.policy == "target"
    usual = (setting.id, setting.policy) in USUAL
    return usual and phrase(setting.answer, "head", "") is not None


def _differences(
    slot: Slot, profile: Profile, against: Profile | None
) -> Iterator[tuple[str, list[str]]]:
    """Give the differences of one question, each as what it is about and what is said of it."""
    ours = profile.rules.get(slot.name, {})
    theirs = against.rules.get(slot.name, {}) if against else {}
    for name, setting in ours.items():
        before = theirs.get(name)
        if _is_head(setting):
            continue
        if before is None or before.policy != setting.policy:
            yield _subject(name, setting), list(_unlike(name, setting.answer, None))
        else:
            rest = list(_unlike(name, setting.answer, before.answer))
            if rest:
                yield _subject(name, setting), rest
    for name, setting in theirs.items():
        if against is not None and name not in ours:
            yield f"no {_dropped(name, setting, profile, against)}", []


def _subject(name: str, setting: Setting) -> str:
    """Say what a rule is called; one under a name that tells something else has its id with it."""
    called = phrase(setting.answer, "", name)
    if called is None:
        return f"{spoken(name)} by {spoken(setting.policy)} ({setting.id})"
    return called if _is_usual(name, setting) else f"{called} ({setting.id})"


def _is_usual(name: str, setting: Setting) -> bool:
    """Tell whether a policy has the name that it has everywhere, its own if no other is usual."""
    slot = setting.id.partition(".")[0]
    names = [
        one for one, policy in USUAL if policy == setting.policy and one.startswith(f"{slot}.")
    ]
    return setting.id in names if names else name == setting.policy


def _dropped(name: str, setting: Setting, profile: Profile, against: Profile) -> str:
    """Say what a rule is called that is gone, with its question where one named like it is left."""
    kept = any(
        name in profile.rules.get(slot, {})
        for slot, rules in against.rules.items()
        if name in rules
    )
    subject = _subject(name, setting)
    return f"{setting.id.partition('.')[0]} of {subject}" if kept else subject


def _unlike(name: str, policy: Any, other: Any) -> Iterator[str]:  # noqa: ANN401 - of any slot
    """Say what is unlike another policy of the same kind, or unlike what is to be expected of one.

    A policy expects its own values, and of a rule named like one of its words that word.
    """
    owner: type = type(policy)
    parameters = parameters_in(owner)
    left = [
        key
        for key, one in parameters.items()
        if getattr(policy, one.field)
        != (getattr(other, one.field) if other else name if name in one.choices else one.default)
    ]
    for key in getattr(owner, "briefly", {}):
        if key[:1] in ("+", "!"):
            about = key[1:].split(",")
            if not {*left}.isdisjoint(about) or (other is None and key[0] == "!"):
                left = [one for one in left if one not in about]
                yield BOTH_WAYS.sub(r"±\1", phrase(policy, key, name) or "")
    for key in left:
        yield f"{spoken(key)} {value_in_words(plain(getattr(policy, parameters[key].field)))}"


def _order(slot: Slot, profile: Profile, against: Profile | None) -> Iterator[str]:
    """Say in which order rules are asked, where that is not the one to be expected."""
    if not slot.ordered:
        return
    ours = list(profile.rules.get(slot.name, {}))
    theirs = list(against.rules.get(slot.name, {})) if against else []
    expected = [name for name in theirs if name in ours]
    expected += sorted(name for name in ours if name not in theirs)
    if ours != expected:
        yield f"{slot.name} in the order {joined([spoken(name) for name in ours])}"
