"""What each choice of Ulm is worth: the push, actions, cards, coats, tiles and payments; 0 is doing nothing."""

from __future__ import annotations

from games.kernel.ask import picked_items
from games.ulm.hints.card_outlook import of_end, of_held, of_now
from games.ulm.hints.outlook import SPARROW, Outlook, Parts, total
from games.ulm.hints.push_outlook import Pushes
from games.ulm.material import CARDS, NUMBERS, QUARTER_AT
from games.ulm.sections.options import STEP
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


# Actions and cards to play


FIRST = 50.0
"""Added to what costs nothing and may pay for the rest: it comes first."""
SEAL_FIRST = 10.0
"""Added to a seal that gains something."""


def money(prices: Prices, rest: str) -> Parts:
    """Take coins first: they may pay for a seal."""
    return [("first", FIRST), ("coins", 2.0)]


def clear(prices: Prices, side: str) -> Parts:
    """Take tiles before cards are paid."""
    first = 3 * "NESW".index(side) if side in "NESW" else 0
    tiles = [tile for tile in prices.view.outer[first : first + 3] if tile] if side in "NESW" else []
    worth = 0.1 * sum(map(prices.outlook.of_tile, tiles))
    return [("first", FIRST), ("tiles", worth), ("tiles", 0.01 * len(tiles))]


def river(prices: Prices, rest: str) -> Parts:
    """Sail, unless a seal at the present field should come first."""
    outlook, view, seat = prices.outlook, prices.view, prices.seat
    gain = outlook.of_steps(1)
    if "seal" not in view.actions or view.coins[seat] < view.seal_price():
        return [("river", gain), ("first", 3.0)]
    steps = max(1, view.actions.count("river") + view.actions.count(STEP))  # none: a card's action
    here = outlook.best_seal(outlook.near(view.barges[seat]))
    ahead = max(outlook.best_seal(outlook.near(place)) for place in view.landings(seat, steps))
    return [("river", gain), ("first", 30.0 if ahead > here else 0.0)]


def sail(prices: Prices, rest: str) -> Parts:
    """Price the field where the barge would lie, with the seal that can follow."""
    outlook, view, seat = prices.outlook, prices.view, prices.seat
    place = view.landings(seat, int(rest))[-1] if int(rest) else view.barges[seat]
    seal = 0.0
    if "seal" in view.actions and view.coins[seat] >= view.seal_price():
        seal = max(0.0, outlook.best_seal(outlook.near(place)))
    return [("river", outlook.of_place(place) if int(rest) else outlook.of_place(0) + place), ("seal", seal)]


def seal(prices: Prices, quarter: str) -> Parts:
    """Price a seal after its cost."""
    view, outlook = prices.view, prices.outlook
    price = NUMBERS["chronicle_price"] if view.section == "seal_for_coin" else view.seal_price()
    worth = outlook.of_seal(QUARTER_AT[quarter])
    parts = [("seal", worth), ("coins", -price * outlook.coin), ("points", -prices.tax_missed(coins=price))]
    return [*parts, ("first", SEAL_FIRST)] if total(parts) > 0 else parts


def wall(prices: Prices, quarter: str) -> Parts:
    """Price a seal in a far quarter, which costs the card."""
    parts = [*seal(prices, quarter), ("cards", -of_end(prices.outlook, "wall")), ("cards", -1.0)]
    return parts if total(parts) > SEAL_FIRST else DO_NOT


def buy(prices: Prices, price: str) -> Parts:
    """Price a purchase: the card, a choice of two, and the tiles that are given."""
    outlook, given = prices.outlook, price.split("+")
    if price == "coin":
        paid = [("coins", -outlook.coin), ("points", -prices.tax_missed(coins=1))]
        return [("cards", outlook.of_new_card()), *paid]
    supply, needed = prices.view.tiles[prices.seat], outlook.needed
    cost = sum(outlook.tile + 1.5 * (tile in needed and supply[tile] <= given.count(tile)) for tile in given)
    better = len(given) == 2 and (given[0] == given[1] or prices.view.has(prices.seat, "councillor"))
    paid = [("tiles", -cost), ("points", -prices.tax_missed(tiles=len(given)))]
    return [("cards", outlook.of_new_card() * (1.2 if better else 1.0)), *paid]


def play(prices: Prices, rest: str) -> Parts:
    """Price playing a card against keeping it; before the push only the Patrician is of use."""
    card, use = rest.split(" ")
    outlook, section = prices.outlook, prices.view.section
    if card == "patrician" and use == "now":
        return [("cards", 0.8)] if outlook.left > 4 else DO_NOT
    if section in ("push", "begin_turn"):
        return DO_NOT
    used = of_now(outlook, card) if use == "now" else of_end(outlook, card)
    parts = [("cards", used), ("wait", -of_held(outlook, card))]
    if use == "now" and CARDS[card].takes_tile:
        parts.append(("points", -prices.tax_missed(tiles=1)))
    gain = total(parts)
    if section == "act" and use == "end" and outlook.left > 1 and prices.view.actions:
        return [("cards", min(gain, 0.3))]  # laying out can wait until the actions have paid for better uses
    return [*parts, ("first", 5.0)] if gain > 0 else parts


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
