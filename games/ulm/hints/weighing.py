"""What choices of Ulm are worth before the push, with coats, tiles and payments: 0 is doing nothing.

`action_prices` holds the actions and cards of a turn.
"""

from __future__ import annotations

from games.kernel.ask import picked_items
from games.ulm.hints.card_outlook import of_end, of_now
from games.ulm.hints.outlook import SPARROW, Outlook
from games.ulm.hints.parts import Parts, total
from games.ulm.hints.push_outlook import Pushes
from games.ulm.material import CARDS, NUMBERS
from games.ulm.state import Ulm

DO_NOT: Parts = [("wait", -1.0)]
"""Worse than doing nothing: what is offered and not wanted now."""
SWAP_GAIN = 0.4
"""What a better push must bring above the price of a swap."""
TRADE_FIRST = 20.0
"""The worth of a good trade: above most actions, as the tile may pay for them, and below what costs nothing."""
TRADE_GAIN = 1.0
"""What the new tile must be worth above an ordinary one: only a tile that a hand card needs is."""
TAX_FIRST = 8.0
"""The worth of paying the tower's tax: above most actions, as they may spend what it takes."""


class Prices:
    """What one seat's choices are priced with."""

    __slots__ = ("_now", "_pushes", "outlook", "seat", "view")

    def __init__(self, view: Ulm, seat: int) -> None:
        self.view, self.seat, self.outlook = view, seat, Outlook(view, seat)
        self._pushes: Pushes | None = None
        self._now: float | None = None

    @property
    def pushes(self) -> Pushes:
        """Price pushes."""
        if self._pushes is None:
            self._pushes = Pushes(self.outlook)
        return self._pushes

    def now(self) -> float:
        """Price the best push of the drawn tile."""
        if self._now is None:
            self._now = total(self.pushes.best(self.view.drawn))
        return self._now

    def tax_missed(self, coins: int = 0, tiles: int = 0) -> float:
        """Price what a payment loses besides: the points of a tax that could be paid now, but no longer after it."""
        tax, most = self.view.tax(), NUMBERS["tax"]
        if not tax:
            return 0.0
        have = self.view.coins[self.seat] if tax == "coins" else sum(self.view.tiles[self.seat].values())
        spent = coins if tax == "coins" else tiles
        return NUMBERS["penalty"] if have - spent < most <= have else 0.0


def nothing(prices: Prices, rest: str) -> Parts:
    """Do nothing."""
    return []


def return_tiles(prices: Prices, rest: str) -> Parts:
    """Return the tiles of a blocked grid: nothing else can be done."""
    return [("first", 100.0)]


# Before the push


def push(prices: Prices, label: str) -> Parts:
    """Price a push of the drawn tile."""
    return prices.pushes.of(label, prices.view.drawn)


def choose_tile(prices: Prices, kind: str) -> Parts:
    """Price a tile of the bag, or the one to keep, by its best push."""
    return prices.pushes.best(kind)


def sparrow(prices: Prices, kind: str) -> Parts:
    """Price a swap with the dock: only what the push becomes better, and the sparrow it costs."""
    return _swap(prices, kind, ("sparrows", -SPARROW))


def scholar(prices: Prices, kind: str) -> Parts:
    """Price pushing an own tile."""
    of_tile = prices.outlook.of_tile
    return _swap(prices, kind, ("tiles", of_tile(prices.view.drawn) - of_tile(kind)))


def _swap(prices: Prices, kind: str, paid: tuple[str, float]) -> Parts:
    """Price pushing another tile: if it gains enough, it comes before each push of the drawn one."""
    better = prices.pushes.best(kind)
    gain = total(better) - prices.now() + paid[1]
    return [*better, paid, ("first", 1.0)] if gain > SWAP_GAIN else DO_NOT


def merchant(prices: Prices, kind: str) -> Parts:
    """Trade the tile that is missed least for one that a hand card needs, once the push has been made."""
    outlook, own = prices.outlook, prices.view.tiles[prices.seat]
    if prices.view.section in ("begin_turn", "push") or own[kind] == 0:
        return DO_NOT
    best = max(outlook.of_tile(other) for other in prices.view.dock if other != kind)
    is_spare = outlook.tile_to_spare(other for other, count in own.items() if count) == kind
    return [("first", TRADE_FIRST)] if is_spare and best > outlook.tile + TRADE_GAIN else DO_NOT


def tax(prices: Prices, rest: str) -> Parts:
    """Pay after the push: two tiles or coins are worth less than five points."""
    penalty = NUMBERS["penalty"]
    return [("points", penalty), ("first", TAX_FIRST - penalty)] if prices.view.section == "act" else DO_NOT


# Coats, descendants, cards


def coat(prices: Prices, name: str) -> Parts:
    """Price a city coat."""
    return prices.outlook.of_coat(name)


def descendant(prices: Prices, name: str) -> Parts:
    """Price a descendant."""
    return [("ability", prices.outlook.of_descendant(name))]


def card(prices: Prices, name: str) -> Parts:
    """Price a card to take by its better use."""
    outlook = prices.outlook
    return [("cards", max(of_end(outlook, name), of_now(outlook, name) if CARDS[name].takes_tile else 0.0))]


def top(prices: Prices, rest: str) -> Parts:
    """Price one of the top cards against one of the discard pile."""
    return [("cards", 5.0)]


# Tiles and coins


def picks(prices: Prices, choice: str) -> Parts:
    """Price picked outer fields, or tiles that are given."""
    items = picked_items(choice)
    if prices.view.section == "take_outer":
        return [("tiles", float(len(items)))]
    supply, spare = prices.view.tiles[prices.seat], prices.outlook.tile_to_spare
    return [("spare", sum(supply[item] - 3 * (spare(supply) != item) for item in items if item in supply))]


def tile(prices: Prices, kind: str) -> Parts:
    """Price a tile of the dock."""
    own = prices.view.tiles[prices.seat][kind]
    few = 0.1 * (own == 1) + 0.05 * (own == 0)
    return [("tiles", prices.outlook.of_tile(kind) + few)]


def pushed_out(prices: Prices, rest: str) -> Parts:
    """Take the tile that was pushed out."""
    return [("tiles", 1.0)]


def drawn_tiles(prices: Prices, rest: str) -> Parts:
    """Price tiles of the bag."""
    return [("tiles", prices.outlook.tile)]


def pay(prices: Prices, rest: str) -> Parts:
    """Give the tile that is missed least; as many coins as bring points."""
    if rest.isdecimal():
        worth = int(rest) * (NUMBERS["siege_points"] - prices.outlook.coin)
        return [("points", worth), ("points", -prices.tax_missed(coins=int(rest)))]
    return [("spare", float(prices.view.tiles[prices.seat][rest]))]


def sell(prices: Prices, rest: str) -> Parts:
    """Price sparrows for coins."""
    return [("coins", int(rest) * (prices.outlook.coin - SPARROW))]


def coin(prices: Prices, rest: str) -> Parts:
    """Price a coin: more where a seal cannot be paid yet."""
    few = prices.view.coins[prices.seat] < NUMBERS["seal_price"]
    return [("coins", prices.outlook.coin + 0.2 * few)]


def coins(prices: Prices, rest: str) -> Parts:
    """Price coins."""
    return [("coins", prices.outlook.coin)]
