"""What a seat of Ulm can expect, from its view: the estimates behind the hints, in victory points.

The constants were set by hand and then by self-play; a share of the rounds left stands for all that is to come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.kernel.state import HIDDEN
from games.ulm import scoring
from games.ulm.grid import FAR, OUTER_AT, PATHS, SIDES, new_triples, of_side, open_lines, push_line
from games.ulm.material import (
    BONUS,
    CARDS,
    END,
    GOLDEN,
    GOODS,
    LABELS,
    NUMBERS,
    OATH_HOUSE,
    PARTS,
    QUARTER_AT,
    QUARTER_IDS,
)
from games.ulm.options import own_kinds
from games.ulm.state import NONE, Ulm

COIN, TILE, CARD, SPARROW = 1.3, 1.2, 3.6, 1.2
"""What these are worth while there is time to use them."""
WANTED = 1.6
"""What a tile is worth more when a hand card needs it."""
INCOME, LAST_INCOME, ADVANCE = 6.5, 2.8, 13.0
"""Points that each turn to come brings: the last ones less, as they use what is already counted (`ADVANCE`)."""
RIVALRY = 0.1
"""How much a point for another seat hurts."""
COAT, COAT_INCOME, RIM = 4.6, 0.45, 0.3
"""A coat's points at once; of its crest, and of sparrows from its outer field, for each round left."""
ABILITY = {
    "abbot": 0.2,
    "master_builder": 0.35,
    "scholar": 0.35,
    "merchant": 0.25,
    "mint_master": 0.45,
    "councillor": 0.1,
    "city_guard": 0.75,
    "bargeman": 0.75,
}
"""What a descendant brings in each round left: measured by giving it to one of four seats at the start."""
BONUSES = {"": 0.0, "coin": COIN, "sparrow": SPARROW, "tile": TILE, "card": CARD}


class Outlook:
    """What one seat can expect; all worths are in victory points."""

    __slots__ = ("coin", "left", "material", "seat", "tile", "view")

    def __init__(self, view: Ulm, seat: int) -> None:
        self.view, self.seat, self.material = view, seat, view.material
        done = view.round - (view.turn == seat and view.section != "")
        if (seat - view.first) % view.seats > (view.turn - view.first) % view.seats:
            done -= 1
        self.left = max(0, NUMBERS["rounds"] - max(done, 0)) if not view.over else 0
        later = min(1.0, max(0, self.left - 1) / 2)
        self.coin, self.tile = COIN * later, TILE * later

    # Supplies

    def of_tile(self, kind: str) -> float:
        """Price a tile; more where a hand card needs it and none is there."""
        mine = self.view.tiles[self.seat][kind]
        wanted = not mine and any(kind in self.material.accepts[card] for card in self.hand())
        return (self.tile + WANTED * (self.left > 1)) if wanted else self.tile

    def hand(self) -> list[str]:
        """List the own hand cards."""
        return [card for card in self.view.hands[self.seat].cards if card != HIDDEN]

    def of_new_card(self) -> float:
        """Price one more hand card, which must still be played."""
        room = self.left - len(self.view.hands[self.seat]) - (self.view.played and self.view.turn == self.seat)
        return CARD if room > 1 else CARD * 0.6 if room == 1 else 0.4 if self.left > 1 else 0.0

    def tile_to_spare(self, kinds: Iterable[str]) -> str:
        """Name the tile that is missed least."""
        supply = self.view.tiles[self.seat]
        needed = {kind for card in self.hand() for kind in self.material.accepts[card]}
        return min(kinds, key=lambda kind: (kind in needed) * 2 - 0.4 * supply[kind])

    # The Danube

    def of_place(self, place: int) -> float:
        """Price a river field against the start: its score, its bonus, and what lies ahead."""
        return LABELS[place] + BONUSES[BONUS[place]]

    def of_steps(self, steps: int) -> float:
        """Price moving on by so many fields."""
        ahead = self.view.landings(self.seat, steps)
        return self.of_place(ahead[-1]) - LABELS[self.view.barges[self.seat]] if ahead else 0.0

    # Quarters

    def of_seal(self, quarter: int) -> float:
        """Price a seal in a quarter, without its cost."""
        view, owner = self.view, self.view.crests[quarter]
        worth = 0.2 + self._privilege(quarter)
        if owner != NONE:
            worth += self.material.quarters[quarter].income * (1 if owner == self.seat else -RIVALRY)
        if any(card == "wall" for card in view.laid[self.seat]):
            worth += 0.7
        return worth

    def _privilege(self, quarter: int) -> float:
        return _PRIVILEGES[QUARTER_IDS[quarter]](self)

    def of_coat(self, name: str) -> float:
        """Price a city coat."""
        coat, rounds = self.material.coats[name], self.left * self.view.seats / 4
        income = self.material.quarters[QUARTER_AT[coat.quarter]].income if coat.golden else 0
        later = COAT_INCOME * self.left * (income / 2)
        return coat.now + later + RIM * rounds + 2 * ("chronicle" in self.view.laid[self.seat])

    def of_coats(self) -> float:
        """Price the better of two unseen coats."""
        if not len(self.view.coat_stack):
            return 0.0
        return COAT + (COAT_INCOME if self.view.crests_left(self.seat) else 0) * self.left * 0.8 + RIM * self.left

    def of_descendant(self, name: str) -> float:
        """Price a descendant for the rounds left."""
        return ABILITY[name] * max(0, self.left - 1) + 0.1

    def of_descendants(self) -> float:
        """Price the best descendant on display."""
        free = zip(self.view.descendants, self.view.slots[OATH_HOUSE], strict=True)
        return max((self.of_descendant(name) for name, owner in free if owner == NONE), default=0.0)

    def best_seal(self, quarters: Iterable[int]) -> float:
        """Price the best of these quarters with a free place, after its cost."""
        view = self.view
        if not view.seals[self.seat]:
            return 0.0
        free = [self.of_seal(quarter) for quarter in quarters if NONE in view.slots[quarter]]
        return max(free, default=0.0) - view.seal_price() * self.coin if free else 0.0

    def near(self, place: int) -> set[int]:
        """Name the quarters of a seal action from a river field."""
        reach = NUMBERS["reach"] if self.view.tower == "t_reach3" else 0
        borders = self.material.borders
        return {at for here in {place, place - reach, place + reach} if 0 <= here <= END for at in borders[here]}

    # Cards

    def of_end(self, card: str) -> float:
        """Price laying a card out: what it scores now, and what may still join it."""
        view, seat, entry = self.view, self.seat, CARDS[card]
        laid, rounds = view.laid[seat], self.left - 1
        worth = 1.0 * ("siege" in laid)
        if entry.kind == "cathedral":
            worth += scoring.cathedral([*laid, card]) - scoring.cathedral(laid)
            fresh = entry.family not in scoring.families(laid)
            return worth + 2 * ("reformation" in laid) + self._hope(PARTS, laid, fresh)
        if entry.kind == "trade":
            worth += scoring.trade([*laid, card]) - scoring.trade(laid)
            return worth + 0.7 * self._hope(GOODS, laid, True)
        return worth + _LATER[card](self, rounds)

    def _hope(self, families: Iterable[str], laid: list[str], fresh: bool) -> float:
        """Price the set that may still be completed: more with partners laid or in hand."""
        cards = sum(CARDS[card].family in families for card in [*laid, *self.hand()])
        return min(3.0, 0.12 * self.left * cards) if fresh and self.left > 1 else 0.0

    def of_now(self, card: str) -> float:
        """Price a card's use during the game, after its cost."""
        entry = CARDS[card]
        if entry.kind == "cathedral":
            return NUMBERS["cathedral_now"] - self.tile
        if entry.kind == "trade":
            return entry.coins * self.coin + entry.points + self.of_steps(entry.move) - self.tile
        return _AT_ONCE[card](self)

    def of_held(self, card: str) -> float:
        """Price keeping a card for a later turn."""
        spare = self.left - len(self.view.hands[self.seat])
        share = 0.0 if self.left <= 1 else 0.85 if spare > 1 else 0.5 if spare > -1 else 0.2
        best = max(self.of_end(card), self.of_now(card) if CARDS[card].takes_tile else 0.0)
        return share * best

    # Pushes

    def of_push(self, label: str, tile: str) -> float:
        """Price a push: its three actions, sparrows, and the City Guard's points."""
        view = self.view
        grid, out = push_line(view.grid, label, tile)
        there = OUTER_AT[FAR[label]]
        worth = self.of_actions([grid[at] for at in PATHS[label]], (there, out))
        owner = view.rim[there]
        if owner != NONE:
            worth += SPARROW if owner == self.seat else -RIVALRY * SPARROW
        if view.has(self.seat, "city_guard") and new_triples(view.grid, grid):
            worth += NUMBERS["guard"]
        return worth + (self.tile if view.tower == "t_keep_pushed" else 0.0)

    def best_push(self, tile: str) -> float:
        """Price the best push of a tile."""
        return max((self.of_push(label, tile) for label in open_lines(self.view.outer)), default=2.0)

    def of_actions(self, kinds: list[str], out: tuple[int, str]) -> float:
        """Price three actions together: money pays seals, cleared tiles buy cards, steps reach quarters."""
        view, seat = self.view, self.seat
        coins = view.coins[seat] + kinds.count("money") * self._coins_each()
        steps = kinds.count("river") * (1 + view.has(seat, "bargeman") + (view.tower == "t_river"))
        cleared = self._clears(kinds.count("clear"), out)
        worth = (coins - view.coins[seat]) * self.coin + sum(map(self.of_tile, cleared)) + self.of_steps(steps)
        worth += self._seals(kinds.count("seal") + (view.tower == "t_seal_free"), coins, steps)
        return worth + self._cards(kinds.count("card"), coins, cleared)

    def _coins_each(self) -> int:
        return 1 + self.view.has(self.seat, "mint_master") + (self.view.tower == "t_money")

    def _clears(self, times: int, out: tuple[int, str]) -> list[str]:
        """List the tiles of the best sides, with the tile that this push moves out."""
        if not times:
            return []
        outer = self.view.outer[:]
        outer[out[0]] = out[1]
        sides = sorted((of_side(outer, side) for side in SIDES), key=len, reverse=True)
        more = ["seal"] * times if self.view.has(self.seat, "abbot") else []
        return [tile for side in sides[:times] for tile in side] + more

    def _seals(self, times: int, coins: int, steps: int) -> float:
        """Price the best seals that can be paid, from the present field or one that the steps reach."""
        view, price = self.view, self.view.seal_price()
        times = min(times, coins // price if price else times, view.seals[self.seat])
        if not times:
            return 0.0
        places = [view.barges[self.seat], *view.landings(self.seat, steps)]
        near = set[int]().union(*map(self.near, places))
        free = sorted((self.of_seal(at) for at in near if NONE in view.slots[at]), reverse=True)
        return sum(max(0.0, worth - price * self.coin) for worth in free[:times])

    def _cards(self, times: int, coins: int, cleared: list[str]) -> float:
        """Price card actions: a purchase that can be paid, or a second card to play."""
        tiles = sum(self.view.tiles[self.seat].values()) + len(cleared)
        second = 2.5 if len(self.view.hands[self.seat]) > 1 else 0.0
        buy = 0.0
        if self.view.tower == "t_card_coin":
            buy = self.of_new_card() - self.coin if coins else 0.0
        elif tiles >= (1 if self.view.tower == "t_card_tile" else 2):
            buy = self.of_new_card() - self.tile * (1 if self.view.tower == "t_card_tile" else 2)
        return times * max(second, buy, 0.0)

    # The whole

    def to_come(self) -> float:
        """Estimate what the turns to come bring beyond what is already there."""
        return max(LAST_INCOME * self.left, INCOME * self.left - ADVANCE)

    def total(self) -> float:
        """Estimate the final score: points if the game ended now, and what hand, supplies and turns still bring."""
        view, seat = self.view, self.seat
        hidden = view.hands[seat].cards.count(HIDDEN)
        cards = sorted((max(self.of_end(card), self.of_held(card)) for card in self.hand()), reverse=True)
        worth = sum(cards[: self.left + 1]) + 3.5 * min(hidden, self.left)
        worth += self.coin * min(view.coins[seat], 2 * self.left) + self.tile * sum(view.tiles[seat].values())
        for name in view.descendants:
            worth += self.of_descendant(name) if view.has(seat, name) else 0.0
        later = sum(COAT_INCOME * self.left for coat in view.coats[seat] if coat in GOLDEN)
        return scoring.sheet(view, seat).total + worth * (self.left > 0) + later + self.to_come()


_PRIVILEGES: dict[str, Callable[[Outlook], float]] = {
    "farming": lambda o: o.tile + o.coin + o.of_steps(NUMBERS["farming_move"]),
    "crooked_house": Outlook.of_coats,
    "garden": Outlook.of_coats,
    "oath_house": Outlook.of_descendants,
    "city_hall": lambda o: o.of_new_card() + max(o.coin, o.tile),
    "shipyard": lambda o: o.tile + max(1.0, o.of_new_card() - 2 * o.tile),
    "reichenau_court": lambda o: (
        o.view.quarters(o.seat) + (o.seat not in o.view.slots[QUARTER_IDS.index("reichenau_court")])
    ),
    "goose_tower": lambda o: o.of_new_card() * 1.25,
}

_LATER: dict[str, Callable[[Outlook, int], float]] = {
    "chronicle": lambda o, rounds: 2 * len(o.view.coats[o.seat]) + 0.5 * rounds,
    "freeze": lambda o, rounds: min(6, max(o.view.coins[o.seat], 2 if rounds else 0)),
    "siege": lambda o, rounds: 1 + len(o.view.laid[o.seat]) + min(3, 0.4 * rounds),
    "joust": lambda o, rounds: scoring.chronicle(o.view, o.seat, "joust") * (1 - 0.04 * rounds) + 0.1 * rounds,
    "patrician": lambda o, rounds: 4,
    "reformation": lambda o, rounds: (
        2 * sum(CARDS[card].kind == "cathedral" for card in [*o.view.laid[o.seat], *o.hand()])
    ),
    "league": lambda o, rounds: 2 * max(len(own_kinds(o.view, o.seat)), min(3, rounds)),
    "wall": lambda o, rounds: 2 * scoring.majorities(o.view, o.seat) + 0.3 * rounds,
    "sparrow": lambda o, rounds: min(5, o.view.sparrows[o.seat] + 0.2 * rounds),
}

_AT_ONCE: dict[str, Callable[[Outlook], float]] = {
    "chronicle": lambda o: o.best_seal(o.view.adjoining(o.seat)) + o.coin,
    "freeze": lambda o: 2 * max(o.coin, o.tile),
    "siege": lambda o: min(3, o.view.coins[o.seat]) * (2 - o.coin),
    "joust": lambda o: o.of_steps(NUMBERS["joust_move"]),
    "patrician": lambda o: 1.2,
    "reformation": lambda o: o.tile * min(2, sum(map(bool, o.view.outer))),
    "league": lambda o: max((o.of_actions([kind], (0, "")) for kind in own_kinds(o.view, o.seat)), default=0.0) + 0.3,
    "wall": lambda o: 3.0,
    "sparrow": lambda o: min(5, o.view.sparrows[o.seat]) * max(0.0, o.coin - SPARROW),
}
