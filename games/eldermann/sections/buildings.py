"""Gebäude: what can be built and hired now, what it costs, and how it is paid."""

from __future__ import annotations

from games.eldermann.material import BUILDINGS, GOODS, NUMBERS, TILE_OF, TILES
from games.eldermann.sections.ledger import return_good, return_order
from games.eldermann.sections.spelunke import hires
from games.eldermann.state import Eldermann
from games.kernel.events import Events


def works(s: Eldermann, seat: int) -> list[str]:
    """List what can be built and hired now."""
    return hires(s, seat) + buildings(s, seat)


def buildings(s: Eldermann, seat: int) -> list[str]:
    """List what can be built for Taler and a permit; an upgrade also costs a good."""
    taler = s.taler[seat]
    if taler < NUMBERS["build_price"] or (s.options["permits"] != "off" and not s.permits(seat)):
        return []
    goods = bool(s.kontor[seat] or s.hold[seat] or s.booty[seat])
    found = []
    for place, level in enumerate(s.levels[seat]):
        names = BUILDINGS[TILES[place]]
        if level + 1 < len(names) and (level == 0 or (goods and taler >= NUMBERS["upgrade_price"])):
            found.append(names[level + 1])
    return found


def price_of(building: str) -> int:
    """Return what a building costs in Taler."""
    return NUMBERS["build_price" if TILE_OF[building][1] == 1 else "upgrade_price"]


def goods_to_pay(s: Eldermann) -> tuple[str, ...]:
    """List the goods of any kind on the ship and in the Kontor."""
    aboard = [f"{good} ship" for good in GOODS if good in s.cargo(s.active)]
    return (*aboard, *[f"{good} kontor" for good in GOODS if good in s.kontor[s.active]])


def upgrade(s: Eldermann, events: Events, building: str, paid: str) -> None:
    """Pay a good, then as for any building."""
    good, place = paid.split()
    return_good(s, s.active, good, place)
    build(s, events, building)


def build(s: Eldermann, events: Events, building: str) -> None:
    """Pay Taler and a permit; a filled order goes back into its deck for it."""
    seat, (tile, level) = s.active, TILE_OF[building]
    s.taler[seat] -= price_of(building)
    if s.options["permits"] != "off":
        _use_permit(s, seat)
    s.levels[seat][TILES.index(tile)] = level
    s.tally[seat].built += 1
    events.tell("built", seat, building=building)


def _use_permit(s: Eldermann, seat: int) -> None:
    """Use one for a won fight, else the oldest order (H3)."""
    if s.laurels[seat]:
        s.laurels[seat] -= 1
    else:
        return_order(s, s.trophies[seat].pop(0))
