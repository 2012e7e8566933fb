"""Set-up 6 and 7, loading dock, bag and piles: what all chapters take from."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone
from games.ulm.material import BONUS, KINDS, LABELS, in_order
from games.ulm.options import on_dock
from games.ulm.state import Ulm


class Supplies(Rules[Ulm]):
    """Draw tiles and cards, take tiles from the loading dock, move barges."""

    def draw_tile_from_bag(self, s: Ulm, chance: Chance) -> str:
        """Draw a tile; an empty bag first gets one more of each kind (online edition)."""
        self.fill_empty_bag(s)
        tile = chance.pick([kind for kind in KINDS for _ in range(s.bag[kind])])
        s.bag[tile] -= 1
        return tile

    def fill_empty_bag(self, s: Ulm) -> None:
        """Put one more tile of each kind into an empty bag."""
        if not any(s.bag.values()):
            s.bag = dict.fromkeys(KINDS, 1)
            s.added += 1

    def give_tile(self, s: Ulm, kind: str) -> None:
        """Put an own tile of the active seat into the bag."""
        s.tiles[s.turn][kind] -= 1
        s.bag[kind] += 1

    def take_from_dock(self, s: Ulm, chance: Chance, events: Events, kind: str) -> None:
        """Take a tile from the loading dock, which is filled up at once."""
        s.tiles[s.turn][kind] += 1
        new = self.draw_tile_from_bag(s, chance)
        s.dock[s.dock.index(kind)] = new
        events.tell("took-tile", s.turn, tile=kind, new=new)

    # The loading dock

    def _dock_tiles(self, s: Ulm, may_decline: int) -> Mapping[int, OneOf]:
        """Ask the active seat for a tile of the dock."""
        return {s.turn: OneOf((*(f"tile {kind}" for kind in on_dock(s)), *(("none",) if may_decline else ())))}

    @asks(_dock_tiles, phase=False)
    def take_tile(self, s: Ulm, chance: Chance, events: Events, given: Given, may_decline: int) -> None:
        """Take a tile of choice from the loading dock."""
        choice = given[s.turn]
        if choice != "none":
            self.take_from_dock(s, chance, events, choice.removeprefix("tile "))

    # Card piles

    def fill_deck(self, s: Ulm, chance: Chance) -> bool:
        """Shuffle the discard pile into an empty draw pile; tell whether there is a card (ruling 17)."""
        if not s.deck.cards and s.discard:
            s.deck, s.discard = Zone.of(chance.shuffle(s.discard)), []
        return bool(s.deck.cards)

    def draw_card(self, s: Ulm, chance: Chance, events: Events) -> None:
        """Take the top card of the draw pile in hand."""
        if self.fill_deck(s, chance):
            card = s.deck.draw()
            s.hands[s.turn].add(card)
            events.whisper("drew-card", s.turn, [s.turn], {"card": card})

    def look_at_cards(self, s: Ulm, chance: Chance, events: Events, most: int) -> None:
        """Look at up to so many top cards, of which one is kept; a single one is taken at once."""
        if not self.fill_deck(s, chance):
            return
        most = min(most, len(s.deck))
        if most == 1:
            self.draw_card(s, chance, events)
            return
        for _ in range(most):
            s.looked.add(s.deck.draw(), 1 << s.turn)
        cards = ", ".join(in_order(s.looked.cards))
        events.whisper("saw-cards", s.turn, [s.turn], {"cards": cards}, count=len(s.looked))
        s.then(self.choose_card)

    def _looked_at(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask the active seat which of the cards it keeps."""
        return {s.turn: OneOf(tuple(in_order(s.looked.cards)))} if s.looked.cards else {}

    @asks(_looked_at, phase=False)
    def choose_card(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Keep one card; the others go face up to the discard pile."""
        card = s.looked.take(given[s.turn])
        s.hands[s.turn].add(card)
        rest = in_order(s.looked.cards)
        s.looked = Zone()
        s.discard += rest
        events.whisper("kept-card", s.turn, [s.turn], {"card": card}, rest=", ".join(rest))

    # The Danube

    def _sailings(self, s: Ulm, most: int) -> Mapping[int, OneOf]:
        """Ask how far to go; nobody where no field is free."""
        fields = range(len(s.landings(s.turn, most)) + 1)
        return {s.turn: OneOf(tuple(f"sail {number}" for number in fields))} if len(fields) > 1 else {}

    @asks(_sailings, phase=False)
    def sail(self, s: Ulm, chance: Chance, events: Events, given: Given, most: int) -> None:
        """Move the barge by all steps at once; only the field on which it lands counts."""
        steps = int(given[s.turn].removeprefix("sail "))
        if steps:
            self.land(s, chance, events, s.landings(s.turn, most)[steps - 1])

    def land(self, s: Ulm, chance: Chance, events: Events, place: int) -> None:
        """Put the barge on a field and pay the bonus of the last four."""
        seat, bonus = s.turn, BONUS[place]
        s.barges[seat] = place
        events.tell("sailed", seat, field=LABELS[place])
        if bonus == "coin":
            s.coins[seat] += 1
        elif bonus == "sparrow":
            s.sparrows[seat] += 1
        elif bonus == "tile":
            s.then((self.take_tile, 0))
        elif bonus == "card":
            self.draw_card(s, chance, events)
        if bonus:
            events.tell("river-bonus", seat, bonus=bonus)
