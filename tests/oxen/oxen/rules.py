"""Oxen: all choose a card at once, and a sixth card in a row takes the five before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from games.kernel import OWNER, Chance, Events, OneOf, Rules, State, Zone, asks, fewest, ranked, section, zone, zones
from games.kernel.agenda import Given

ALL, TRICKS, ROWS, FULL = 104, 10, 4, 5


def heads(cards: list[str]) -> int:
    """Count the heads of oxen on some cards."""
    return sum(map(_heads, map(int, cards)))


def _heads(card: int) -> int:
    if card % 11 == 0:
        return 7 if card == 55 else 5
    return 3 if card % 10 == 0 else 2 if card % 5 == 0 else 1


@dataclass(slots=True)
class Oxen(State):
    """`deal` and `trick` count from 1, `size` is the deck's; by seat: heads, taken cards, and the played card."""

    deal: int = 0
    deals: int = 1
    trick: int = 0
    size: int = ALL
    rows: list[list[str]] = field(default_factory=list)
    heads: list[int] = field(default_factory=list)
    taken: list[list[str]] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    hands: list[Zone] = zones(OWNER, "cards")
    rest: Zone = zone("cards")

    def row_for(self, card: str) -> int | None:
        """Find the row that ends nearest below a card; None if all rows end above it."""
        below = [row for row in range(ROWS) if self.rows[row][-1] < card]
        return max(below, key=lambda row: self.rows[row][-1], default=None)


def turn_of(state: Oxen, _seat: int) -> int:
    """Count the tricks of all deals, since a searching computer plays a position on to the end of its trick."""
    return (state.deal - 1) * TRICKS + state.trick


class OxenRules(Rules[Oxen]):
    """The rules for two to six seats, one to three deals, and all cards or only those needed."""

    state_class: ClassVar[type[State]] = Oxen

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: Events, material_id: str = ""
    ) -> Oxen:
        """Schedule the deals."""
        size = ALL if options["deck"] == "full" else TRICKS * seats + ROWS
        s = Oxen(seats=seats, size=size, deals=int(options["deals"]), heads=[0] * seats)
        s.then(*((self.deal, number) for number in range(1, s.deals + 1)), self.score)
        return s

    @section
    def deal(self, s: Oxen, chance: Chance, events: Events, number: int) -> None:
        """Deal ten cards to each seat, and begin four rows."""
        cards, s.deal, s.taken = chance.shuffle(self.supply(s)["cards"]), number, [[] for _ in range(s.seats)]
        s.hands = [Zone.of([cards.pop(0) for _ in range(TRICKS)]) for _ in range(s.seats)]
        s.rows = [[card] for card in sorted(cards[:ROWS])]
        s.rest = Zone.of(cards[ROWS:])
        s.then(*((self.begin_trick, trick) for trick in range(1, TRICKS + 1)))

    @section
    def begin_trick(self, s: Oxen, chance: Chance, events: Events, number: int) -> None:
        """Let all choose a card."""
        s.trick, s.played = number, [""] * s.seats
        events.tell("trick", number=turn_of(s, 0))
        s.then(self.play)

    def _hands(self, s: Oxen) -> Mapping[int, OneOf]:
        return {seat: OneOf(tuple(sorted(hand.cards))) for seat, hand in enumerate(s.hands)}

    @asks(_hands, phase=True, beat=True)
    def play(self, s: Oxen, chance: Chance, events: Events, given: Given) -> None:
        """Reveal all cards at once; they are placed from the lowest up."""
        for seat, card in given.items():
            s.played[seat] = s.hands[seat].take(card)
        s.then(*((self.place, seat) for seat in sorted(given, key=lambda seat: given[seat])))

    @section
    def place(self, s: Oxen, chance: Chance, events: Events, seat: int) -> None:
        """Add a card to the row that ends nearest below it; the sixth card takes the row."""
        row = s.row_for(s.played[seat])
        if row is None:
            s.then((self.take, seat))
        elif len(s.rows[row]) == FULL:
            self._take(s, events, seat, row)
        else:
            s.rows[row].append(s.played[seat])
            events.tell("placed", seat, card=int(s.played[seat]), row=row + 1)

    def _any_row(self, s: Oxen, seat: int) -> Mapping[int, OneOf]:
        return {seat: OneOf(tuple(str(row) for row in range(1, ROWS + 1)))}

    @asks(_any_row)
    def take(self, s: Oxen, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Take a row of the player's choice."""
        self._take(s, events, seat, int(given[seat]) - 1)

    def _take(self, s: Oxen, events: Events, seat: int, row: int) -> None:
        cards, s.rows[row] = s.rows[row], [s.played[seat]]
        s.taken[seat] += cards
        s.heads[seat] += heads(cards)
        events.tell("took", seat, card=int(s.played[seat]), row=row + 1, count=heads(cards))

    @section
    def score(self, s: Oxen, chance: Chance, events: Events) -> None:
        """End the game: fewest heads win, and ties share the victory."""
        self.finish(s, ranked(fewest(s.heads)))

    def supply(self, state: Oxen) -> Mapping[str, list[str]]:
        """Return the cards of the deck."""
        return {"cards": [f"{card:03}" for card in range(1, state.size + 1)]}

    def placed(self, state: Oxen) -> Mapping[str, list[str]]:
        """Return the cards in rows, those that were taken, and those that wait to be placed."""
        laid = [card for row in (*state.rows, *state.taken) for card in row]
        return {"cards": laid + [card for card in state.played if card and card not in laid]}
