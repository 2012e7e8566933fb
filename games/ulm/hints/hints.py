"""A rule-of-thumb player of Ulm: it takes the choice that its outlook prices highest."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from games.kernel.ask import Ask
from games.ulm.hints import action_prices, bounds, weighing
from games.ulm.hints.outlook import Outlook
from games.ulm.hints.parts import Parts, by_name, total
from games.ulm.hints.score_outlook import final_score
from games.ulm.hints.weighing import Prices
from games.ulm.material import CARDS, COATS, DESCENDANTS
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
        return bounds.most(view, seat)

    def come(self, view: Ulm, seat: int) -> Mapping[str, float]:
        """See `games.kernel.game.Bounds`."""
        return bounds.come(view, seat)

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
    "money": action_prices.money,
    "clear": action_prices.clear,
    "river": action_prices.river,
    STEP: action_prices.river,
    "sail": action_prices.sail,
    "seal": action_prices.seal,
    "wall": action_prices.wall,
    "buy": action_prices.buy,
    "play": action_prices.play,
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
