"""What a seat of Ulm can expect, from its view: the estimates behind the hints, in victory points.

The constants were set by hand and then by self-play; a share of the rounds left stands for all that is to come. Here
stand supplies, river and quarters; `push_outlook` prices pushes, `card_outlook` cards, and `hints` the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.kernel.state import HIDDEN
from games.ulm.material import BONUS, END, LABELS, NUMBERS, OATH_HOUSE, QUARTER_AT, QUARTER_IDS
from games.ulm.state import NONE, Ulm

Parts = list[tuple[str, float]]
"""Named worths, a name perhaps more than once; they are added in their order, so that equal choices stay equal."""


def total(parts: Iterable[tuple[str, float]]) -> float:
    """Add up worths one after the other; `sum` rounds otherwise in newer versions of Python."""
    worth = 0.0
    for _, part in parts:
        worth += part
    return worth


def by_name(parts: Iterable[tuple[str, float]]) -> dict[str, float]:
    """Add up the worths of each name."""
    named: dict[str, float] = {}
    for name, part in parts:
        named[name] = named.get(name, 0.0) + part
    return named


COIN, TILE, CARD, SPARROW = 1.3, 1.2, 3.6, 1.2
"""What these are worth while there is time to use them."""
WANTED = 1.6
"""What a tile is worth more when a hand card needs it."""
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

    __slots__ = ("_ahead", "coin", "ends", "hand", "left", "material", "needed", "seat", "tile", "view")

    def __init__(self, view: Ulm, seat: int) -> None:
        self.view, self.seat, self.material = view, seat, view.material
        done = view.round - (view.turn == seat and view.section != "")
        if (seat - view.first) % view.seats > (view.turn - view.first) % view.seats:
            done -= 1
        self.left = max(0, NUMBERS["rounds"] - max(done, 0)) if not view.over else 0
        later = min(1.0, max(0, self.left - 1) / 2)
        self.coin, self.tile = COIN * later, TILE * later
        self.hand = [card for card in view.hands[seat].cards if card != HIDDEN]
        self._ahead: list[int] | None = None
        self.ends: dict[str, float] = {}
        accepts = self.material.accepts
        self.needed = {kind for card in self.hand for kind in accepts[card]} if self.hand else set[str]()

    # Supplies

    def of_tile(self, kind: str) -> float:
        """Price a tile; more where a hand card needs it and none is there."""
        mine = self.view.tiles[self.seat][kind]
        wanted = not mine and kind in self.needed
        return (self.tile + WANTED * (self.left > 1)) if wanted else self.tile

    def of_new_card(self) -> float:
        """Price one more hand card, which must still be played."""
        room = self.left - len(self.view.hands[self.seat]) - (self.view.played and self.view.turn == self.seat)
        return CARD if room > 1 else CARD * 0.6 if room == 1 else 0.4 if self.left > 1 else 0.0

    def tile_to_spare(self, kinds: Iterable[str]) -> str:
        """Name the tile that is missed least."""
        supply = self.view.tiles[self.seat]
        return min(kinds, key=lambda kind: (kind in self.needed) * 2 - 0.4 * supply[kind])

    # The Danube

    def of_place(self, place: int) -> float:
        """Price a river field against the start: its score, its bonus, and what lies ahead."""
        return LABELS[place] + BONUSES[BONUS[place]]

    def landings(self, steps: int) -> list[int]:
        """List the places after 1, 2 … `steps` free fields."""
        if self._ahead is None:
            self._ahead = self.view.landings(self.seat, END)
        return self._ahead[:steps]

    def of_steps(self, steps: int) -> float:
        """Price moving on by so many fields."""
        ahead = self.landings(steps) if steps else []
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

    def of_coat(self, name: str) -> Parts:
        """Price a city coat: its points, its crest, its outer field, and Ulm Chronicle."""
        coat, rounds = self.material.coats[name], self.left * self.view.seats / 4
        income = self.material.quarters[QUARTER_AT[coat.quarter]].income if coat.golden else 0
        later = COAT_INCOME * self.left * (income / 2)
        chronicle = 2 * ("chronicle" in self.view.laid[self.seat])
        return [("points", coat.now), ("seal", later), ("sparrows", RIM * rounds), ("cards", chronicle)]

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
