"""What a house that plays Spades with four is asked, each answer next to the rules that it sets."""

from spades_rules.cli.interview.question import Answer, Number, Question, Times, Wanted
from spades_rules.document import Plain

__all__ = ["QUESTIONS", "USUAL"]

USUAL = "canonical"
"""The profile that has the usual answer to every question."""

DEAL = {"policy": "deal_all"}
TRICKS = {"policy": "trick_bids"}
SIDE = {"policy": "pooled"}
CONTRACT = {"policy": "contract_points"}
BREAKING = {"policy": "breaking"}
RESULT = {"policy": "highest"}
NO_PASSING: Wanted = {"exchange.swap": None}
NO_KITTY: Wanted = {"exchange.kitty": None}
NO_FAILED_TRICKS: Wanted = {"scoring.failed_nil_tricks": None}


def _blind(points: int | Times, behind: int | None) -> Wanted:
    minus = Times(-1) if isinstance(points, Times) else -points
    return {
        "calls.blind_nil": {"policy": "blind_nil_bid", "behind": behind},
        "scoring.blind_nil": {
            "policy": "nil_points",
            "call": "blind_nil",
            "made": points,
            "failed": minus,
        },
    }


def _ten(made: int, missed: int) -> Wanted:
    """Give the rule by which every contract from ten on is worth the same."""
    steps: list[Plain] = [{"from": 10, "made": made, "set": missed}]
    return {"scoring.contract": {**CONTRACT, "steps": steps}}


QUESTIONS: tuple[Question, ...] = (
    Question(
        name="players",
        asks="Who plays for whom?",
        answers=(
            Answer(
                word="partners",
                says="four, and who sit opposite are partners",
                wanted={"seating.partners": {"policy": "opposite_partners", "seats": 4}},
            ),
            Answer(
                word="alone",
                says="four, each alone",
                wanted={"seating.partners": {"policy": "solo", "seats": 4}},
                along=NO_PASSING,
            ),
        ),
    ),
    Question(
        name="dealer",
        asks="Who deals first?",
        answers=(
            Answer(
                word="random",
                says="anybody, by chance",
                wanted={"dealing.deal": {**DEAL, "first_dealer": "random"}},
            ),
            Answer(
                word="high_card",
                says="who draws the highest card",
                wanted={"dealing.deal": {**DEAL, "first_dealer": "high_card"}},
            ),
        ),
    ),
    Question(
        name="next_dealer",
        asks="And who deals next?",
        answers=(
            Answer(
                word="left",
                says="the player on the dealer's left",
                wanted={"dealing.deal": {**DEAL, "rotation": "left"}},
            ),
            Answer(
                word="random",
                says="anybody, by chance",
                wanted={"dealing.deal": {**DEAL, "rotation": "random"}},
            ),
            Answer(
                word="same",
                says="the same player again",
                wanted={"dealing.deal": {**DEAL, "rotation": "none"}},
            ),
        ),
    ),
    Question(
        name="top_trumps",
        asks="Does any card beat the ace of spades?",
        answers=(
            Answer(
                word="none",
                says="no: fifty-two cards, the ace of spades on top",
                wanted={
                    "deck.pack": {"policy": "standard_52"},
                    "ranking.order": {"policy": "ace_high"},
                    **NO_KITTY,
                },
            ),
            Answer(
                word="jokers",
                says="the big joker, then the little one; the twos of clubs and diamonds are out",
                wanted={"ranking.order": {"policy": "promoted", "top": ["BJ", "LJ"]}, **NO_KITTY},
                along={
                    "deck.pack": {"policy": "pack", "jokers": 2, "removed": ["2C", "2D"]},
                },
            ),
            Answer(
                word="jokers_and_kitty",
                says="the big joker, then the little one; no two is out, and the dealer takes up "
                "the two cards left over and lays two away before the calls",
                wanted={
                    "ranking.order": {"policy": "promoted", "top": ["BJ", "LJ"]},
                    "exchange.kitty": {"policy": "kitty"},
                },
                along={"deck.pack": {"policy": "pack", "jokers": 2, "removed": []}},
            ),
            Answer(
                word="jokers_and_deuces",
                says="big joker, little joker, two of diamonds, two of spades; "
                "the twos of hearts and clubs are out",
                wanted={
                    "ranking.order": {"policy": "promoted", "top": ["BJ", "LJ", "2D", "2S"]},
                    **NO_KITTY,
                },
                along={
                    "deck.pack": {"policy": "pack", "jokers": 2, "removed": ["2H", "2C"]},
                },
            ),
        ),
    ),
    Question(
        name="first_call",
        asks="Who calls first?",
        answers=(
            Answer(
                word="left",
                says="the player on the dealer's left",
                wanted={"calling.order": {"policy": "eldest_first"}},
                along={"scoring.uncalled": None},
            ),
            Answer(
                word="dealer",
                says="the dealer",
                wanted={"calling.order": {"policy": "dealer_first", "times": 1}},
                along={"scoring.uncalled": None},
            ),
            Answer(
                word="first_hand",
                says="nobody in the first round, which bids itself: each trick is worth ten; "
                "from then on the player on the dealer's left",
                wanted={"calling.order": {"policy": "bids_itself", "rounds": 1, "first": "eldest"}},
                along={"scoring.uncalled": {"policy": "uncalled_tricks", "points": 10}},
            ),
        ),
    ),
    Question(
        name="minimum_bid",
        asks="What is the least number that a player may bid, but for nil?",
        answers=(
            Answer(word="1", says="one"),
            Answer(word="4", says="four"),
        ),
        number=Number(low=1, high=6, wanted={"calls.tricks": {**TRICKS, "low": Times()}}),
    ),
    Question(
        name="side_minimum",
        asks="Must a side bid so many tricks between its partners?",
        answers=(
            Answer(word="none", says="no", wanted={"bidding.side_minimum": None}),
            Answer(word="4", says="four, the board"),
        ),
        number=Number(
            low=2,
            high=8,
            wanted={"bidding.side_minimum": {"policy": "side_minimum", "tricks": Times()}},
        ),
    ),
    Question(
        name="nil",
        asks="What is a nil worth, made or failed?",
        answers=(
            Answer(word="100", says="a hundred"),
            Answer(word="50", says="fifty"),
            Answer(
                word="none",
                says="nobody bids nil",
                wanted={"calls.nil": None, "scoring.nil": None},
            ),
        ),
        number=Number(
            low=1,
            high=1000,
            wanted={
                "calls.nil": {"policy": "nil_bid"},
                "scoring.nil": {
                    "policy": "nil_points",
                    "call": "nil",
                    "made": Times(),
                    "failed": Times(-1),
                },
            },
        ),
    ),
    Question(
        name="blind_nil",
        asks="And what is a nil worth that is bid before looking at the cards?",
        answers=(
            Answer(
                word="none",
                says="nobody bids blind",
                wanted={"calls.blind_nil": None, "scoring.blind_nil": None},
                along=NO_PASSING,
            ),
            Answer(word="200", says="two hundred, for a side that is a hundred behind"),
            Answer(word="100", says="a hundred, for a side that is a hundred behind"),
            Answer(
                word="200_any_time",
                says="two hundred, whatever the score",
                wanted=_blind(200, None),
            ),
            Answer(
                word="100_any_time", says="a hundred, whatever the score", wanted=_blind(100, None)
            ),
        ),
        number=Number(low=1, high=1000, wanted=_blind(Times(), 100)),
    ),
    Question(
        name="failed_nil",
        asks="A nil bidder takes tricks. What do they count for?",
        answers=(
            Answer(
                word="bags",
                says="bags without a point; the partner's bid stands for itself",
                wanted={
                    "contract.side": {**SIDE, "failed_nil": "apart"},
                    "scoring.failed_nil_tricks": {
                        "policy": "failed_nil_tricks",
                        "points": 0,
                        "bags": 1,
                    },
                },
            ),
            Answer(
                word="points",
                says="bags, a point each; the partner's bid stands for itself",
                wanted={
                    "contract.side": {**SIDE, "failed_nil": "apart"},
                    "scoring.failed_nil_tricks": {
                        "policy": "failed_nil_tricks",
                        "points": 1,
                        "bags": 1,
                    },
                },
            ),
            Answer(
                word="help",
                says="they help to make the partner's bid",
                wanted={"contract.side": {**SIDE, "failed_nil": "helps"}},
                along=NO_FAILED_TRICKS,
            ),
            Answer(
                word="nothing",
                says="nothing at all; the partner's bid stands for itself",
                wanted={"contract.side": {**SIDE, "failed_nil": "apart"}, **NO_FAILED_TRICKS},
            ),
        ),
        moot=(("nil", "none"), ("blind_nil", "none")),
        else_wanted=NO_FAILED_TRICKS,
    ),
    Question(
        name="missed_bid",
        asks="What does a side lose that misses its bid?",
        answers=(
            Answer(
                word="bid",
                says="ten points for each trick bid",
                wanted={"scoring.contract": {**CONTRACT, "set": -10, "set_on": "bid"}},
            ),
            Answer(
                word="taken",
                says="ten points for each trick taken",
                wanted={"scoring.contract": {**CONTRACT, "set": -10, "set_on": "taken"}},
            ),
            Answer(
                word="short",
                says="ten points for each trick that is missing",
                wanted={"scoring.contract": {**CONTRACT, "set": -10, "set_on": "short"}},
            ),
            Answer(
                word="nothing",
                says="nothing",
                wanted={"scoring.contract": {**CONTRACT, "set_on": "nothing"}},
            ),
        ),
    ),
    Question(
        name="high_bid",
        asks="What is a bid of ten or more between partners worth?",
        answers=(
            Answer(
                word="as_ever",
                says="ten points for each trick, like any other",
                wanted={"scoring.contract": {**CONTRACT, "steps": []}},
            ),
            Answer(
                word="200",
                says="ten for two hundred: two hundred made, two hundred off when missed",
                wanted=_ten(200, -200),
            ),
            Answer(
                word="200_100",
                says="two hundred made, a hundred off when missed",
                wanted=_ten(200, -100),
            ),
        ),
    ),
    Question(
        name="bags",
        asks="What do bags cost?",
        answers=(
            Answer(
                word="ten",
                says="a hundred points for every ten",
                wanted={"scoring.bags": {"policy": "bag_penalty", "every": 10, "points": -100}},
            ),
            Answer(
                word="five",
                says="fifty points for every five",
                wanted={"scoring.bags": {"policy": "bag_penalty", "every": 5, "points": -50}},
            ),
            Answer(
                word="five_for_100",
                says="a hundred points for every five",
                wanted={"scoring.bags": {"policy": "bag_penalty", "every": 5, "points": -100}},
            ),
            Answer(word="none", says="nothing", wanted={"scoring.bags": None}),
        ),
    ),
    Question(
        name="first_trick",
        asks="May a player without the suit led put a spade on the first trick?",
        answers=(
            Answer(word="spades", says="yes", wanted={"play.first_trick": None}),
            Answer(
                word="no_spades",
                says="no, unless nothing but spades is left",
                wanted={"play.first_trick": {"policy": "no_trump_on_first_trick"}},
            ),
        ),
    ),
    Question(
        name="leading_spades",
        asks="When may spades be led?",
        answers=(
            Answer(
                word="thrown",
                says="once a spade was thrown on another suit, or from spades alone",
                wanted={"play.breaking": {**BREAKING, "broken_by": "off_suit_play"}},
            ),
            Answer(
                word="played",
                says="once any spade was played, also one led from spades alone",
                wanted={"play.breaking": {**BREAKING, "broken_by": "any_play"}},
            ),
            Answer(
                word="void",
                says="once a spade lies in a trick to which somebody could not follow",
                wanted={"play.breaking": {**BREAKING, "broken_by": "void_follower"}},
            ),
            Answer(
                word="second_trick",
                says="from the second trick on",
                wanted={"play.breaking": {**BREAKING, "broken_by": "first_trick"}},
            ),
            Answer(word="any_time", says="at any time", wanted={"play.breaking": None}),
            Answer(
                word="never",
                says="only from spades alone",
                wanted={"play.breaking": {**BREAKING, "broken_by": "nothing"}},
            ),
        ),
    ),
    Question(
        name="points",
        asks="To how many points do you play?",
        answers=(
            Answer(word="500", says="five hundred"),
            Answer(word="300", says="three hundred"),
            Answer(word="250", says="two hundred and fifty"),
        ),
        number=Number(
            low=50,
            high=10_000,
            wanted={"ending.target": {"policy": "target", "points": Times()}},
        ),
    ),
    Question(
        name="floor",
        asks="Is the game over, too, when a side has fallen low enough?",
        answers=(
            Answer(word="none", says="no", wanted={"ending.floor": None}),
            Answer(word="-200", says="at two hundred below nought"),
        ),
        number=Number(
            low=-10_000,
            high=-10,
            wanted={"ending.floor": {"policy": "floor", "points": Times()}},
        ),
    ),
    Question(
        name="tie",
        asks="And when the game is over with equal scores?",
        answers=(
            Answer(
                word="play_on",
                says="play on until somebody is ahead at the end of a game",
                wanted={"result.winner": {**RESULT, "tie": "play_on"}},
            ),
            Answer(
                word="sudden_death",
                says="play on; the first round that parts the two decides",
                wanted={"result.winner": {**RESULT, "tie": "sudden_death"}},
            ),
            Answer(
                word="draw",
                says="nobody has won",
                wanted={"result.winner": {**RESULT, "tie": "draw"}},
            ),
        ),
    ),
)
"""In the order in which an evening meets them."""
