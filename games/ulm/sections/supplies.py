"""Bag, loading dock and card piles: what all chapters take from and give back to."""

from __future__ import annotations

from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone
from games.ulm.material import KINDS
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
