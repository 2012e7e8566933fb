"""What a seat of Tinker Tailor can conclude about roles it cannot see, and worlds that agree with it.

A pack that was passed on is known, but not who took which of its roles. So this is remembered by pack (`saw`), not by
card: each later drafter holds exactly one role of the pack, and what nobody took lies in the pack or aside. A role
that was called and not revealed is held by nobody.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from games.kernel.cloning import clone
from games.kernel.state import HIDDEN, Zone
from games.tinker_tailor.material import RANK
from games.tinker_tailor.state import TinkerTailor

PassedPack = tuple[list[str], list[int]]
"""Roles that were passed on together, and the seats that have each taken exactly one of them."""


def viewer_of(seen: TinkerTailor) -> int | None:
    """Return whose view this is; a spectator's is nobody's."""
    return next((seat for seat, packs in enumerate(seen.saw) if packs is not None), None)


def drafted_count(s: TinkerTailor, seat: int) -> int:
    """Count the roles a seat has drafted this round, revealed or not; public."""
    return len(s.roles[seat]) + len(s.shown[seat])


def packs_passed(seen: TinkerTailor) -> list[PassedPack]:
    """Return the packs this viewer has passed on, without the roles that it knows to be elsewhere."""
    seat = viewer_of(seen)
    if seat is None or not (packs := seen.packs_handed(seat)):
        return []
    own = {*seen.roles[seat].cards, *seen.shown[seat]}
    if seen.seats > 2:
        passed = [] if seen.packs[seat].cards else [role for role in packs[0] if role not in own]
        order = [seen.start, *seen.others(seen.start)]
        return [(passed, [later for later in order[order.index(seat) + 1 :] if drafted_count(seen, later)])]
    return _packs_passed_by_two(seen, seat, packs, own) if seat == seen.start else []


def _packs_passed_by_two(seen: TinkerTailor, seat: int, packs: list[list[str]], own: set[str]) -> list[PassedPack]:
    """Return the packs that the start player of a game of two has passed on; the returned role is in the second."""
    other = seen.others(seat)[0]
    back = packs[1] if len(packs) > 1 else []
    found: list[PassedPack] = []
    if back or not seen.packs[seat].cards:
        found.append(
            ([r for r in packs[0] if r not in own and r not in back], [other] * (drafted_count(seen, other) > 0))
        )
    if back and not seen.packs[seat].cards:
        found.append(([role for role in back if role not in own], [other] * (drafted_count(seen, other) > 1)))
    return found


def fits(world: TinkerTailor, seen: TinkerTailor) -> bool:
    """Tell whether the hidden roles of a world agree with what this viewer remembers."""
    if any(RANK[role] < world.called for zone in world.roles for role in zone.cards):
        return False
    found = packs_passed(seen)
    for roles, seats in found:
        for seat in seats:
            if sum(role in roles for role in [*world.roles[seat].cards, *world.shown[seat]]) != 1:
                return False
    viewer = viewer_of(seen)
    passing = [role for seat, pack in enumerate(world.packs) if seat != viewer for role in pack.cards]
    return not found or not found[-1][0] or set(passing) <= set(found[-1][0])


def with_roles(seen: TinkerTailor, unseen: Sequence[str], rng: random.Random) -> TinkerTailor:
    """Return a copy of a view in which the unseen roles are dealt in agreement with the packs passed on."""
    world = clone(seen)
    left = list(unseen)
    rng.shuffle(left)
    found = packs_passed(seen)
    for roles, seats in found:
        for seat in seats:
            if HIDDEN in world.roles[seat].cards and not any(role in roles for role in world.shown[seat]):
                _deal(world.roles[seat], left, [r for r in left if r in roles and RANK[r] >= world.called], 1)
    passed = [role for roles, _ in found for role in roles]
    for zone in world.roles:
        _deal(zone, left, [r for r in left if r not in passed and RANK[r] >= world.called])
    _deal_rest(world, left, found)
    return world


def _deal_rest(world: TinkerTailor, left: list[str], found: list[PassedPack]) -> None:
    """Deal the roles that nobody holds: to packs in hand (from the pack passed on last), then aside and to the pile."""
    last = found[-1][0] if found else []
    for zone in world.packs:
        _deal(zone, left, [role for role in left if role in last] or list(left))
    passed = [role for roles, _ in found for role in roles]
    _deal(world.aside, left, sorted(left, key=lambda role: role not in passed))
    _deal(world.role_pile, left, list(left))


def _deal(zone: Zone, left: list[str], eligible: list[str], most: int = 99) -> None:
    """Put eligible roles on hidden entries; if they do not suffice, entries stay hidden."""
    for where, card in enumerate(zone.cards):
        if card == HIDDEN and eligible and most:
            role = zone.cards[where] = eligible.pop(0)
            left.remove(role)
            most -= 1
