"""A rule-of-thumb player of Ulm: it takes the choice that its outlook prices highest."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from games.kernel.ask import Ask
from games.ulm import action_prices, bounds, prices
from games.ulm.material import CARDS, COATS, DESCENDANTS
from games.ulm.options import STEP
from games.ulm.outlook import Outlook
from games.ulm.parts import Parts, by_name, total
from games.ulm.prices import Prices
from games.ulm.score_outlook import final_score
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
    return _BY_VERB[verb](priced, rest) if verb in _BY_VERB else prices.picks(priced, choice)


Price = Callable[[Prices, str], Parts]
_BY_PIECE: Mapping[str, Price] = (
    dict.fromkeys(COATS, prices.coat)
    | dict.fromkeys(DESCENDANTS, prices.descendant)
    | dict.fromkeys(CARDS, prices.card)
)
_BY_VERB: dict[str, Price] = {
    "draw": prices.nothing,
    "return": prices.return_tiles,
    "push": prices.push,
    "keep": prices.choose_tile,
    "bag": prices.choose_tile,
    "sparrow": prices.sparrow,
    "scholar": prices.scholar,
    "merchant": prices.merchant,
    "tax": prices.tax,
    "money": action_prices.money,
    "clear": action_prices.clear,
    "river": action_prices.river,
    STEP: action_prices.river,
    "sail": action_prices.sail,
    "seal": action_prices.seal,
    "wall": action_prices.wall,
    "buy": action_prices.buy,
    "play": action_prices.play,
    "take": prices.pushed_out,
    "leave": prices.nothing,
    "tile": prices.tile,
    "pay": prices.pay,
    "sell": prices.sell,
    "coin": prices.coin,
    "coins": prices.coins,
    "tiles": prices.drawn_tiles,
    "discard": prices.card,
    "top": prices.top,
    "end": prices.nothing,
    "none": prices.nothing,
}
