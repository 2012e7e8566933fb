"""Bag, loading dock and card piles: what all sections take from and give back to."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone
from games.ulm.material import KINDS, in_order
from games.ulm.sections.options import on_dock
from games.ulm.state import Ulm


def draw_tile_from_bag(s: Ulm, chance: Chance) -> str:
    """Draw a tile; an empty bag first gets one more of each kind (online edition)."""
    fill_empty_bag(s)
    tile = chance.pick([kind for kind in KINDS for _ in range(s.bag[kind])])
    s.bag[tile] -= 1
    return tile


def fill_empty_bag(s: Ulm) -> None:
    """Put one more tile of each kind into an empty bag."""
    if not any(s.bag.values()):
        s.bag = dict.fromkeys(KINDS, 1)
        s.added += 1


def choose_from_bag(s: Ulm, events: Events, choice: str) -> None:
    """Take the named tile from the bag as the one to push in."""
    fill_empty_bag(s)
    s.drawn = choice.removeprefix("bag ")
    s.bag[s.drawn] -= 1
    events.tell("chose-tile", s.turn, tile=s.drawn)


def give_tile(s: Ulm, kind: str) -> None:
    """Put an own tile of the active seat into the bag."""
    s.tiles[s.turn][kind] -= 1
    s.bag[kind] += 1


def take_from_dock(s: Ulm, chance: Chance, events: Events, kind: str) -> None:
    """Take a tile from the loading dock, which is filled up at once."""
    s.tiles[s.turn][kind] += 1
    new = draw_tile_from_bag(s, chance)
    s.dock[s.dock.index(kind)] = new
    events.tell("took-tile", s.turn, tile=kind, new=new)


def tell_tiles(s: Ulm, events: Events, kind: str, tiles: list[str], **more: str) -> None:
    """Tell of tiles in the order of their kinds."""
    events.tell(kind, s.turn, tiles=", ".join(sorted(tiles, key=KINDS.index)), **more)


def fill_deck(s: Ulm, chance: Chance) -> bool:
    """Shuffle the discard pile into an empty draw pile; tell whether there is a card (ruling 17)."""
    if not s.deck.cards and s.discard:
        s.deck, s.discard = Zone.of(chance.shuffle(s.discard)), []
    return bool(s.deck.cards)


def draw_card(s: Ulm, chance: Chance, events: Events) -> None:
    """Take the top card of the draw pile in hand."""
    if fill_deck(s, chance):
        card = s.deck.draw()
        s.hands[s.turn].add(card)
        events.whisper("drew-card", s.turn, [s.turn], {"card": card})


class Dock(Rules[Ulm]):
    """Take a tile of choice."""

    def _dock_tiles(self, s: Ulm, may_decline: int) -> Mapping[int, OneOf]:
        """Ask the active seat for a tile of the dock."""
        return {s.turn: OneOf((*(f"tile {kind}" for kind in on_dock(s)), *(("none",) if may_decline else ())))}

    @asks(_dock_tiles, alone=True)
    def take_tile(self, s: Ulm, chance: Chance, events: Events, given: Given, may_decline: int) -> None:
        """Take a tile of choice from the loading dock."""
        choice = given[s.turn]
        if choice != "none":
            take_from_dock(s, chance, events, choice.removeprefix("tile "))


class Piles(Rules[Ulm]):
    """Keep one of the cards that were looked at."""

    def _cards_looked_at(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask the active seat which of the cards it keeps."""
        return {s.turn: OneOf(tuple(in_order(s.looked.cards)))} if s.looked.cards else {}

    @asks(_cards_looked_at)
    def choose_card(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Keep one card; the others go face up to the discard pile."""
        card = s.looked.take(given[s.turn])
        s.hands[s.turn].add(card)
        rest = in_order(s.looked.cards)
        s.looked = Zone()
        s.discard += rest
        events.whisper("kept-card", s.turn, [s.turn], {"card": card}, rest=", ".join(rest))


def look_at_cards(s: Ulm, chance: Chance, events: Events, most: int) -> None:
    """Look at up to so many top cards, of which one is kept; a single one is taken at once."""
    if not fill_deck(s, chance):
        return
    most = min(most, len(s.deck))
    if most == 1:
        draw_card(s, chance, events)
        return
    for _ in range(most):
        s.looked.add(s.deck.draw(), 1 << s.turn)
    cards = ", ".join(in_order(s.looked.cards))
    events.whisper("saw-cards", s.turn, [s.turn], {"cards": cards}, count=len(s.looked))
    s.then(Piles.choose_card)
