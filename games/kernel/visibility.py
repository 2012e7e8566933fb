"""One marking, three uses: the view of a seat, the sampled worlds of a computer player, the count of what is hidden.

A view is a state of the same class in which each hidden component is "?" (zones without an order list known entries
first) and each hidden value None. Worlds are sampled from such a view (see `worlds`), never from the truth.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, Protocol, TypeVar

from games.kernel.ask import Ask
from games.kernel.cloning import clone
from games.kernel.errors import RulesBug
from games.kernel.state import EVERYONE, HIDDEN, MARK, OWNER, SPECTATOR_BIT, Mark, S_contra, State, Zone

S = TypeVar("S", bound=State)
_marks: dict[type, tuple[tuple[str, Mark], ...]] = {}


class Inventory(Protocol[S_contra]):
    """All pieces of a game, and those that are public, as its rules declare."""

    def supply(self, state: S_contra, /) -> Mapping[str, list[str]]:
        """Return all pieces of each supply."""
        ...

    def placed(self, state: S_contra, /) -> Mapping[str, list[str]]:
        """Return the pieces of each supply that lie openly outside of zones."""
        ...


def marks(cls: type[State]) -> tuple[tuple[str, Mark], ...]:
    """Return the marked fields of a state class."""
    if cls not in _marks:
        _marks[cls] = tuple((f.name, f.metadata[MARK]) for f in fields(cls) if MARK in f.metadata)
    return _marks[cls]


def view(state: S, viewer: int | None) -> S:
    """Return all that this seat (None: a spectator) may know, as a state that must not be changed."""
    seen = clone(state)
    for name, mark in marks(type(state)):
        setattr(seen, name, _mask(getattr(state, name), mark, viewer))
    seen.given = {seat: choice if seat == viewer else None for seat, choice in state.given.items()}
    if state.asks is not None:
        seen.asks = {seat: ask if seat == viewer else Ask(ask.section, None) for seat, ask in state.asks.items()}
    return seen


def _mask(value: Any, mark: Mark, viewer: int | None) -> Any:
    bit = SPECTATOR_BIT if viewer is None else 1 << viewer
    if not mark.per_seat:
        return _mask_zone(value, mark, bit, sees_all=False)
    if mark.scalar:
        return [item if seat == viewer else None for seat, item in enumerate(value)]
    return [_mask_zone(z, mark, bit, mark.see == OWNER and seat == viewer) for seat, z in enumerate(value)]


def _mask_zone(zone: Zone, mark: Mark, bit: int, sees_all: bool) -> Zone:
    """Hide what the viewer does not know, and what others know unless it is public."""
    if sees_all:
        return zone.clone()
    entries = [
        (card, EVERYONE if mask == EVERYONE else bit) if mask & bit else (HIDDEN, 0)
        for card, mask in zip(zone.cards, zone.seen, strict=True)
    ]
    if not mark.ordered:
        entries.sort(key=lambda entry: (entry[0] == HIDDEN, entry))
    return Zone([card for card, _ in entries], [mask for _, mask in entries])


def zones_of(state: State) -> Iterator[tuple[str, int | None, Zone]]:
    """Yield every zone with its supply and the seat, if any, that sees all of it."""
    for name, mark in marks(type(state)):
        value = getattr(state, name)
        if mark.scalar:
            continue
        for seat, zone in enumerate(value if mark.per_seat else [value]):
            pool = f"{mark.pool}:{seat}" if mark.own_pool else mark.pool
            yield pool, seat if mark.see == OWNER else None, zone


def fill_zones(inventory: Inventory[S], seen: S, rng: random.Random) -> S:
    """Deal the unseen pieces of each supply at random over the hidden entries."""
    world = clone(seen)
    unseen = unseen_pieces(inventory, world)
    for pieces in unseen.values():
        rng.shuffle(pieces)
    for pool, _, zone in zones_of(world):
        if HIDDEN in zone.cards:
            left = unseen[pool]
            zone.cards = [left.pop() if card == HIDDEN else card for card in zone.cards]
    return world


def unseen_pieces(inventory: Inventory[S], seen: S) -> dict[str, list[str]]:
    """Return, per supply, the pieces that this view does not show, sorted."""
    left = {pool: Counter(pieces) for pool, pieces in inventory.supply(seen).items()}
    hidden: Counter[str] = Counter()
    for pool, pieces in inventory.placed(seen).items():
        left[pool].subtract(pieces)
    for pool, _, zone in zones_of(seen):
        hidden[pool] += zone.cards.count(HIDDEN)
        left[pool].subtract(card for card in zone.cards if card != HIDDEN)
    for pool, pieces_left in left.items():
        if pieces_left.total() != hidden[pool] or any(count < 0 for count in pieces_left.values()):
            raise RulesBug(f"{pool}: {dict(+pieces_left)} left for {hidden[pool]} hidden entries, {dict(-pieces_left)}")
    return {pool: sorted(pieces_left.elements()) for pool, pieces_left in left.items()}


def in_sight(inventory: Inventory[S], state: S, viewer: int | None) -> Counter[tuple[str, str]]:
    """Count the pieces that this viewer sees, by supply and kind, read from the true state."""
    bit = SPECTATOR_BIT if viewer is None else 1 << viewer
    sight = [(pool, piece) for pool, pieces in inventory.placed(state).items() for piece in pieces]
    for pool, owner, zone in zones_of(state):
        mine = owner is not None and owner == viewer
        sight += [(pool, card) for card, mask in zip(zone.cards, zone.seen, strict=True) if mine or mask & bit]
    return Counter(sight)  # counted at once, since each update of a counter has to ask what it was given


def has_learned(inventory: Inventory[S], before: S, after: S, viewer: int | None) -> bool:
    """Tell whether this viewer sees more of any kind than before, or another seat's hidden value was cleared."""
    if not in_sight(inventory, after, viewer) <= in_sight(inventory, before, viewer):
        return True
    return _secrets(after, viewer) < _secrets(before, viewer)


def _secrets(state: State, viewer: int | None) -> int:
    """Count the values that other seats hide."""
    values = [getattr(state, name) for name, mark in marks(type(state)) if mark.scalar]
    return sum(seat != viewer and entry is not None for value in values for seat, entry in enumerate(value))
