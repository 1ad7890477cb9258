"""What no rule can know by itself: whether the rules of a profile go together."""

from collections.abc import Iterator
from itertools import pairwise

from spades_rules.compiler.scored import unscored
from spades_rules.diagnostics import Diagnostic, Span
from spades_rules.document import Node
from spades_rules.games.game import Combine, Game, Slot
from spades_rules.kernel.questions import MovesTrump, Promotes, ScoresCall
from spades_rules.profile import Profile, Setting, named, site

__all__ = ["cross_check"]

MOST_RULES = 32
"""How many rules may answer a question, five times as many as any known table has.

They are tried in pairs, so that very many would keep a reader waiting.
"""


def cross_check(profile: Profile, game: Game) -> Iterator[Diagnostic]:
    """Give what is wrong with the rules taken together; slots that are broken are passed over."""
    for slot in game.slots:
        yield from _count(profile, slot)
    if game.slot("calls") is not None:
        yield from _calls(profile)
    yield from _cards(profile)
    yield from _ranks(profile, game)
    yield from _unscored(profile)


def place_of_absence(profile: Profile, slot: str) -> Span:
    """Give where the last rule of a slot was dropped, or where the game is named."""
    gone = [
        span
        for rule, contribution in profile.dropped.items()
        if rule.startswith(f"{slot}.") and (span := contribution.span) is not None
    ]
    return gone[-1] if gone else profile.where.span


def sites(profile: Profile, *slots: str) -> tuple[Span, ...]:
    """Give where the file, and each reading in force, speaks of some questions, or would."""
    texts = _texts(profile)
    found = (span for one in texts for slot in slots for span in named(one, "rules", slot))
    return tuple(dict.fromkeys(found))


def _texts(profile: Profile) -> tuple[Node, ...]:
    """Give the file, and the readings in force, each of which has `rules`."""
    return (profile.document, *(profile.readings[name].node for name in profile.active))


def _scored_at(profile: Profile, offer: Setting) -> tuple[Span, ...]:
    """Give where a call is offered and where calls are scored, or would be."""
    scoring = profile.rules.get("scoring", {}).values()
    paths = [
        offer.id,
        "scoring",
        *(one.id for one in scoring if isinstance(one.answer, ScoresCall)),
    ]
    found = (
        span
        for one in _texts(profile)
        for path in paths
        for span in site(one, "rules", *path.split("."))
    )
    return tuple(dict.fromkeys(found))


def _of(setting: Setting) -> tuple[Span, ...]:
    return () if setting.span is None else (setting.span,)


def _count(profile: Profile, slot: Slot) -> Iterator[Diagnostic]:
    """Check that a question with one answer has one, and any other no more than can be tried."""
    if slot.name in profile.broken:
        return
    rules = profile.rules.get(slot.name, {})
    if slot.required and not rules:
        yield Diagnostic(
            "missing-rule",
            f"no rule answers `{slot.name}`: {slot.asks[0].lower()}{slot.asks[1:]}",
            place_of_absence(profile, slot.name),
            hint=_answers(profile, slot),
            also=sites(profile, slot.name),
        )
    if slot.combine is Combine.ONE:
        for first, other in pairwise(rules.values()):
            yield Diagnostic(
                "too-many-rules",
                f"`{slot.name}` takes one rule, and `{first.id}` is there already",
                other.span or profile.where.span,
                hint=f"change `{first.id}`, or drop it with null",
                also=(*_of(first), *sites(profile, slot.name)),
            )
    elif len(rules) > MOST_RULES and slot.combine is not Combine.LISTED:
        later = tuple(rules.values())[MOST_RULES]
        yield Diagnostic(
            "too-many-rules",
            f"`{slot.name}` has {len(rules)} rules, and no more than {MOST_RULES} are asked",
            later.span or profile.where.span,
            hint=f"`{later.id}` is the first too many",
            also=sites(profile, slot.name),
        )


def _answers(profile: Profile, slot: Slot) -> str:
    """Say where answers to a question are to be found: in a parent, or among the policies."""
    listed = f"`spades-rules policies {slot.name}` lists what can be chosen"
    if len({layer.file for layer in profile.layers if layer.file}) > 1:
        return listed
    return f"extend a profile that has one, such as `extends: canonical`, or choose: {listed}"


def _calls(profile: Profile) -> Iterator[Diagnostic]:
    """Check that there is anything to call."""
    if "calls" in profile.broken or "calling" in profile.broken:
        return
    rules = profile.rules.get("calls", {}).values()
    if not any(setting.answer.vocabulary() for setting in rules):
        yield Diagnostic(
            "no-call-possible",
            "no rule offers a call, and everybody must make one",
            place_of_absence(profile, "calls"),
            also=sites(profile, "calls"),
        )


def _cards(profile: Profile) -> Iterator[Diagnostic]:
    """Check that there are cards enough for everybody."""
    answers = [profile.rules.get(slot, {}) for slot in ("seating", "deck", "dealing")]
    if profile.broken & {"seating", "deck", "dealing"} or not all(answers):
        return
    seating, deck, dealing = (next(iter(rules.values())) for rules in answers)
    seats = seating.answer.seating().seats
    cards = len(deck.answer.cards())
    each = dealing.answer.each
    if seats * each > cards:
        origin = dealing.origin("each")
        yield Diagnostic(
            "cards-do-not-divide",
            f"{seats} seats with {each} cards each need {seats * each}, and there are {cards}",
            (origin.span if origin else dealing.span) or profile.where.span,
            hint=f"at most {cards // seats} each",
            also=sites(profile, "seating", "deck", "dealing"),
        )


def _ranks(profile: Profile, game: Game) -> Iterator[Diagnostic]:
    """Check that the ranking knows what to do with every card, and promotes none that is not there.

    A card without a suit could be led and nobody could follow to it, and whoever promotes a card
    means to play with it.
    """
    slots = tuple(slot for slot in ("deck", "ranking", "trump") if game.slot(slot) is not None)
    answers = [profile.rules.get(slot, {}) for slot in slots]
    if profile.broken & set(slots) or not all(answers):
        return
    deck, ranking, *trumps = (next(iter(rules.values())) for rules in answers)
    cards = tuple(dict.fromkeys(deck.answer.cards()))
    suit = trumps[0].answer.trump() if trumps else None
    bare = [card for card in cards if ranking.answer.suit(card, suit) is None]
    if bare:
        yield Diagnostic(
            "card-without-suit",
            f"`{deck.id}` has {', '.join(bare)}, to which `{ranking.id}` gives no suit",
            deck.span or profile.where.span,
            hint=f"promote what has no suit in `{ranking.id}`, or leave it out of `{deck.id}`",
            also=(*_of(ranking), *sites(profile, "deck", "ranking")),
        )
    lifted = ranking.answer.promoted() if isinstance(ranking.answer, Promotes) else ()
    moving = [trump for trump in trumps if isinstance(trump.answer, MovesTrump)]
    if lifted and moving:
        yield Diagnostic(
            "promoted-trump-changes",
            f"`{ranking.id}` promotes cards to the trump suit, and by `{moving[0].id}` it changes",
            ranking.span or profile.where.span,
            hint="promote none, or let one suit be trump in every round",
            also=(*_of(moving[0]), *sites(profile, "ranking", "trump")),
        )
    missing = [card for card in lifted if card not in cards]
    if missing:
        yield Diagnostic(
            "promoted-not-in-pack",
            f"`{ranking.id}` promotes {', '.join(missing)}, of which `{deck.id}` has none",
            ranking.span or profile.where.span,
            hint=f"promote only what is in `{deck.id}`, or leave that in the pack",
            also=(*_of(deck), *sites(profile, "deck", "ranking")),
        )


def _unscored(profile: Profile) -> Iterator[Diagnostic]:
    """Check that a promise of one seat alone is worth something."""
    if profile.broken & {"calls", "contract", "scoring"}:
        return
    for setting in profile.rules.get("calls", {}).values():
        for call in unscored(profile, setting):
            yield Diagnostic(
                "unscored-call",
                f"`{setting.id}` offers `{call.name}`, and no rule scores it",
                setting.span or profile.where.span,
                hint=f"give `scoring` a rule for `{call.name}`",
                also=_scored_at(profile, setting),
            )
