"""A rule-of-thumb player of Ulm: it takes the choice that its outlook prices highest, and estimates final scores."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from games.kernel.ask import Ask
from games.kernel.state import HIDDEN
from games.ulm.hints import outlook, weighing
from games.ulm.hints.card_outlook import of_end, of_held
from games.ulm.hints.outlook import Outlook, Parts, by_name, total
from games.ulm.hints.weighing import Prices
from games.ulm.material import CARDS, COATS, DESCENDANTS, END, GOLDEN, LABELS, NUMBERS, TILE_GRID
from games.ulm.sections import scoring
from games.ulm.sections.options import STEP
from games.ulm.state import Ulm


class UlmHints:
    """See `games.kernel.game.Hints` and `Weighs`."""

    def policy(self, view: Ulm, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the offered choice of highest estimated worth; ties at random."""
        priced = Prices(view, seat)
        return max(ask.offered(200), key=lambda choice: (total(weigh(priced, choice)), rng.random()))

    def terms(self, view: Ulm, seat: int, ask: Ask, choice: str) -> Mapping[str, float]:
        """Name what `policy` adds up for a choice, in victory points."""
        return by_name(weigh(Prices(view, seat), choice))

    def most(self, view: Ulm, seat: int, ask: Ask) -> Mapping[str, float]:
        """See `games.kernel.game.Bounds`."""
        return most(view, seat)

    def come(self, view: Ulm, seat: int) -> Mapping[str, float]:
        """See `games.kernel.game.Bounds`."""
        return come(view, seat)

    def evaluate(self, view: Ulm, seat: int) -> float:
        """Estimate the final score."""
        return float(view.sheet[seat].total) if view.sheet else final_score(Outlook(view, seat))


def weigh(priced: Prices, choice: str) -> Parts:
    """Price every choice that can be offered, in parts; doing nothing has none."""
    if choice in _BY_PIECE:  # before verbs: a descendant and a verb share the name Merchant
        return _BY_PIECE[choice](priced, choice)
    verb, _, rest = choice.partition(" ")
    return _BY_VERB[verb](priced, rest) if verb in _BY_VERB else weighing.picks(priced, choice)


Price = Callable[[Prices, str], Parts]
_BY_PIECE: Mapping[str, Price] = (
    dict.fromkeys(COATS, weighing.coat)
    | dict.fromkeys(DESCENDANTS, weighing.descendant)
    | dict.fromkeys(CARDS, weighing.card)
)
_BY_VERB: dict[str, Price] = {
    "draw": weighing.nothing,
    "return": weighing.return_tiles,
    "push": weighing.push,
    "keep": weighing.choose_tile,
    "bag": weighing.choose_tile,
    "sparrow": weighing.sparrow,
    "scholar": weighing.scholar,
    "merchant": weighing.merchant,
    "tax": weighing.tax,
    "money": weighing.money,
    "clear": weighing.clear,
    "river": weighing.river,
    STEP: weighing.river,
    "sail": weighing.sail,
    "seal": weighing.seal,
    "wall": weighing.wall,
    "buy": weighing.buy,
    "play": weighing.play,
    "take": weighing.pushed_out,
    "leave": weighing.nothing,
    "tile": weighing.tile,
    "pay": weighing.pay,
    "sell": weighing.sell,
    "coin": weighing.coin,
    "coins": weighing.coins,
    "tiles": weighing.drawn_tiles,
    "discard": weighing.card,
    "top": weighing.top,
    "end": weighing.nothing,
    "none": weighing.nothing,
}


# The final score, and what the rules allow at most, by the names of the reasons


INCOME, LAST_INCOME, ADVANCE = 6.5, 2.8, 13.0
"""Points that each turn to come brings: the last ones less, as they use what is already counted (`ADVANCE`)."""


def final_score(o: Outlook) -> float:
    """Estimate the final score: points if the game ended now, and what hand, supplies and turns still bring."""
    view, seat = o.view, o.seat
    hidden = view.hands[seat].cards.count(HIDDEN)
    cards = sorted((max(of_end(o, card), of_held(o, card)) for card in o.hand), reverse=True)
    worth = sum(cards[: o.left + 1]) + 3.5 * min(hidden, o.left)
    worth += o.coin * min(view.coins[seat], 2 * o.left) + o.tile * sum(view.tiles[seat].values())
    for name in view.descendants:
        worth += o.of_descendant(name) if view.has(seat, name) else 0.0
    later = sum(outlook.COAT_INCOME * o.left for coat in view.coats[seat] if coat in GOLDEN)
    return scoring.sheet(view, seat).total + worth * (o.left > 0) + later + _to_come(o)


def _to_come(o: Outlook) -> float:
    """Estimate what the turns to come bring beyond what is already there."""
    return max(LAST_INCOME * o.left, INCOME * o.left - ADVANCE)


LINE = 3
"""Tiles, and so actions, of a push."""


def most(view: Ulm, seat: int) -> Mapping[str, float]:
    """Bound each reason: a whole line of the best action, each coin, tile and card at its best use."""
    left, shown = NUMBERS["rounds"] - view.round + 1, view.material
    tile, coin = NUMBERS["cathedral_now"], NUMBERS["siege_points"]
    coat, income = max(each.now for each in shown.coats.values()), max(each.income for each in shown.quarters)
    river = LABELS[END] - LABELS[view.barges[seat]] + LINE * tile
    sparrows = view.sparrows[seat] + left * view.seats + 1
    used = max([NUMBERS["siege_coins"] * coin, tile, coat, *(card.points for card in CARDS.values())])
    card = max(NUMBERS["cathedral_end"] + NUMBERS["cathedral_set"], NUMBERS["chronicle_coat"] * len(COATS))
    return {
        "points": used + NUMBERS["guard"] + NUMBERS["penalty"],
        "coins": coin * LINE * LINE,
        "tiles": tile * (sum(TILE_GRID.values()) + NUMBERS["dock"]),
        "cards": (LINE + 1) * card,
        "river": river,
        "seal": (LINE + 1) * (coat + len(shown.quarters) + income * left + card),
        "sparrows": sparrows,
        "ability": coin * LINE * left,
    }


def come(view: Ulm, seat: int) -> Mapping[str, float]:
    """Count river and sparrows, which score as they are at the end."""
    return {"river": LABELS[view.barges[seat]], "sparrows": view.sparrows[seat]}
