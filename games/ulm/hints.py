"""A rule-of-thumb player of Ulm: it takes the choice that its outlook prices highest."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.kernel.ask import Ask, picked_items
from games.ulm.material import CARDS, COATS, DESCENDANTS, NUMBERS, QUARTER_AT
from games.ulm.options import STEP
from games.ulm.outlook import SPARROW, Outlook
from games.ulm.state import Ulm

FIRST = 50.0
"""Added to what costs nothing and may pay for the rest: it comes first."""
DO_NOT = -1.0
"""Worse than doing nothing, which is worth 0: what is offered and not wanted now."""
SWAP_GAIN = 0.4
"""What a better push must bring above the price of a swap."""
TRADE_FIRST = 20.0
"""The worth of a good trade: above most actions, as the tile may pay for them, and below what costs nothing."""
TRADE_GAIN = 1.0
"""What the new tile must be worth above an ordinary one: only a tile that a hand card needs is."""
TAX_FIRST = 8.0
"""The worth of paying the tower's tax: above most actions, as they may spend what it takes."""


class UlmHints:
    """See `games.kernel.game.Hints`."""

    def policy(self, view: Ulm, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the offered choice of highest estimated worth; ties at random."""
        worth = Prices(view, seat).of
        return max(ask.offered(200), key=lambda choice: (worth(choice), rng.random()))

    def evaluate(self, view: Ulm, seat: int) -> float:
        """Estimate the final score."""
        return float(view.sheet[seat].total) if view.sheet else Outlook(view, seat).total()


class Prices:
    """Price every choice that can be offered."""

    def __init__(self, view: Ulm, seat: int) -> None:
        self.view, self.seat, self.outlook = view, seat, Outlook(view, seat)
        self.base: float | None = None

    def of(self, choice: str) -> float:
        """Estimate a choice; 0 is doing nothing."""
        verb, _, rest = choice.partition(" ")
        if choice in COATS:
            return self.outlook.of_coat(choice)
        if choice in DESCENDANTS:
            return self.outlook.of_descendant(choice)
        if choice in CARDS:
            return self._price_of_card(choice)
        return _BY_VERB[verb](self, rest) if verb in _BY_VERB else self._price_of_picks(choice)

    def _price_of_card(self, card: str) -> float:
        return max(self.outlook.of_end(card), self.outlook.of_now(card) if CARDS[card].takes_tile else 0.0)

    def _price_of_picks(self, choice: str) -> float:
        """Price picked outer fields, or tiles that are given."""
        items = picked_items(choice)
        if self.view.section == "take_outer":
            return float(len(items))
        supply = self.view.tiles[self.seat]
        return sum(supply[item] - 3 * (self.outlook.tile_to_spare(supply) != item) for item in items if item in supply)

    # Before the push

    def push(self, label: str) -> float:
        """Price a push of the drawn tile."""
        return self.outlook.of_push(label, self.view.drawn)

    def _now(self) -> float:
        if self.base is None:
            self.base = self.outlook.best_push(self.view.drawn)
        return self.base

    def sparrow(self, kind: str) -> float:
        """Price a swap with the dock: only what the push becomes better, and the sparrow it costs."""
        gain = self.outlook.best_push(kind) - self._now() - SPARROW
        return self._now() + gain + 1 if gain > SWAP_GAIN else DO_NOT

    def scholar(self, kind: str) -> float:
        """Price pushing an own tile."""
        gain = self.outlook.best_push(kind) - self._now()
        gain += self.outlook.of_tile(self.view.drawn) - self.outlook.of_tile(kind)
        return self._now() + gain + 1 if gain > SWAP_GAIN else DO_NOT

    def keep(self, kind: str) -> float:
        """Price the Master Builder's tile by its best push."""
        return self.outlook.best_push(kind)

    # Actions

    def play(self, rest: str) -> float:
        """Price playing a card against keeping it; before the push only the Patrician is of use."""
        card, use = rest.split(" ")
        outlook, section = self.outlook, self.view.section
        if card == "patrician" and use == "now":
            return 0.8 if outlook.left > 4 else DO_NOT
        if section in ("push", "begin_turn"):
            return DO_NOT
        gain = (outlook.of_now(card) if use == "now" else outlook.of_end(card)) - outlook.of_held(card)
        gain -= self._tax_missed(tiles=1) if use == "now" and CARDS[card].takes_tile else 0
        if section == "act" and use == "end" and outlook.left > 1 and self.view.actions:
            return min(gain, 0.3)  # laying out can wait until the actions have paid for better uses
        return gain + 5 if gain > 0 else gain

    def money(self, rest: str) -> float:
        """Take coins first: they may pay for a seal."""
        return FIRST + 2

    def clear(self, side: str) -> float:
        """Take tiles before cards are paid."""
        first = 3 * "NESW".index(side) if side in "NESW" else 0
        tiles = [tile for tile in self.view.outer[first : first + 3] if tile] if side in "NESW" else []
        return FIRST + 0.1 * sum(map(self.outlook.of_tile, tiles)) + 0.01 * len(tiles)

    def river(self, rest: str) -> float:
        """Sail, unless a seal at the present field should come first."""
        outlook, view = self.outlook, self.view
        gain = outlook.of_steps(1)
        if "seal" not in view.actions or view.coins[self.seat] < view.seal_price():
            return gain + 3
        steps = max(1, view.actions.count("river") + view.actions.count(STEP))  # none: a card's action
        here = outlook.best_seal(outlook.near(view.barges[self.seat]))
        ahead = max(outlook.best_seal(outlook.near(place)) for place in view.landings(self.seat, steps))
        return gain + (30 if ahead > here else 0)

    def sail(self, rest: str) -> float:
        """Price the field where the barge would lie, with the seal that can follow."""
        place = self.view.barges[self.seat]
        if int(rest):
            place = self.view.landings(self.seat, int(rest))[-1]
        seal = 0.0
        if "seal" in self.view.actions and self.view.coins[self.seat] >= self.view.seal_price():
            seal = max(0.0, self.outlook.best_seal(self.outlook.near(place)))
        return (self.outlook.of_place(place) if int(rest) else self.outlook.of_place(0) + place) + seal

    def seal(self, quarter: str) -> float:
        """Price a seal after its cost."""
        at = QUARTER_AT[quarter]
        price = NUMBERS["chronicle_price"] if self.view.section == "seal_for_coin" else self.view.seal_price()
        gain = self.outlook.of_seal(at) - price * self.outlook.coin - self._tax_missed(coins=price)
        return gain + 10 if gain > 0 else gain

    def wall(self, quarter: str) -> float:
        """Price a seal in a far quarter, which costs the card."""
        gain = self.seal(quarter) - self.outlook.of_end("wall") - 1
        return gain if gain > 10 else DO_NOT

    def buy(self, price: str) -> float:
        """Price a purchase: the card, a choice of two, and the tiles that are given."""
        tiles, outlook = price.split("+"), self.outlook
        if price == "coin":
            return outlook.of_new_card() - outlook.coin - self._tax_missed(coins=1)
        supply = self.view.tiles[self.seat]
        needed = {kind for card in outlook.hand() for kind in outlook.material.accepts[card]}
        cost = sum(outlook.tile + 1.5 * (tile in needed and supply[tile] <= tiles.count(tile)) for tile in tiles)
        better = len(tiles) == 2 and (tiles[0] == tiles[1] or self.view.has(self.seat, "councillor"))
        return outlook.of_new_card() * (1.2 if better else 1.0) - cost - self._tax_missed(tiles=len(tiles))

    def merchant(self, kind: str) -> float:
        """Trade the tile that is missed least for one that a hand card needs, once the push has been made."""
        outlook, own = self.outlook, self.view.tiles[self.seat]
        if self.view.section in ("begin_turn", "push") or own[kind] == 0:
            return DO_NOT
        best = max(outlook.of_tile(other) for other in self.view.dock if other != kind)
        is_spare = outlook.tile_to_spare(other for other, count in own.items() if count) == kind
        return TRADE_FIRST if is_spare and best > outlook.tile + TRADE_GAIN else DO_NOT

    def tax(self, rest: str) -> float:
        """Pay after the push: two tiles or coins are worth less than five points."""
        return TAX_FIRST if self.view.section == "act" else DO_NOT

    def _tax_missed(self, coins: int = 0, tiles: int = 0) -> float:
        """Price what a payment loses besides: the points of a tax that could be paid now, but no longer after it."""
        tax, most = self.view.tax(), NUMBERS["tax"]
        have = self.view.coins[self.seat] if tax == "coins" else sum(self.view.tiles[self.seat].values())
        spent = coins if tax == "coins" else tiles
        return NUMBERS["penalty"] if tax and have - spent < most <= have else 0.0

    def tile(self, kind: str) -> float:
        """Price a tile of the dock."""
        few = 0.1 * (self.view.tiles[self.seat][kind] == 1) + 0.05 * (self.view.tiles[self.seat][kind] == 0)
        return self.outlook.of_tile(kind) + few

    def pay(self, rest: str) -> float:
        """Give the tile that is missed least; as many coins as bring points."""
        if rest.isdecimal():
            return int(rest) * (2 - self.outlook.coin) - self._tax_missed(coins=int(rest))
        return float(self.view.tiles[self.seat][rest])

    def bag(self, kind: str) -> float:
        """Price a tile from the bag by its best push."""
        return self.outlook.best_push(kind)

    def discard(self, card: str) -> float:
        """Price a card of the discard pile."""
        return self._price_of_card(card)

    def sell(self, rest: str) -> float:
        """Price sparrows for coins."""
        return int(rest) * (self.outlook.coin - SPARROW)


Price = Callable[[Prices, str], float]
_BY_VERB: dict[str, Price] = {
    name: getattr(Prices, name)
    for name in (
        "push",
        "sparrow",
        "scholar",
        "keep",
        "play",
        "money",
        "clear",
        "river",
        "sail",
        "seal",
        "wall",
        "buy",
        "merchant",
        "tax",
        "tile",
        "pay",
        "bag",
        "discard",
        "sell",
    )
} | {
    STEP: Prices.river,
    "draw": lambda prices, rest: 0.0,
    "return": lambda prices, rest: 100.0,
    "end": lambda prices, rest: 0.0,
    "none": lambda prices, rest: 0.0,
    "take": lambda prices, rest: 1.0,
    "leave": lambda prices, rest: 0.0,
    "top": lambda prices, rest: 5.0,
    "coin": lambda prices, rest: prices.outlook.coin + 0.2 * (prices.view.coins[prices.seat] < NUMBERS["seal_price"]),
    "coins": lambda prices, rest: prices.outlook.coin,
    "tiles": lambda prices, rest: prices.outlook.tile,
}
