"""What a turn can reach: river fields and quarters, from where the barge is and after each push."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.ulm.material import QUARTER_IDS
from games.ulm.sections.grid import FAR, PATHS, open_lines, push_line
from games.ulm.state import NONE, Ulm


@dataclass(frozen=True, slots=True)
class Prospect:
    """One push: the three tiles of its line, the tile pushed out and where to, and what can be reached with it.

    `furthest`: the river field of all its steps; `near`: the quarters, as indices, that the barge borders on its way;
    `sealed`: those of them in which its actions can pay for and place a seal.
    """

    line: str
    tiles: tuple[str, ...]
    out: str
    there: str
    furthest: int
    near: tuple[int, ...]
    sealed: tuple[int, ...]


def places(view: Ulm, seat: int, steps: int) -> list[int]:
    """List the river fields from the barge's own to that of all these steps."""
    return [view.barges[seat], *view.landings(seat, steps)]


def near(view: Ulm, fields: Sequence[int]) -> tuple[int, ...]:
    """List the quarters of seal actions from these fields."""
    found = {quarter for field in fields for quarter in view.reach_from(field)}
    return tuple(quarter for quarter in range(len(QUARTER_IDS)) if quarter in found)


def extra_steps(view: Ulm, seat: int) -> int:
    """Count the steps that each river tile of a line brings beside its own (Bargeman, tower)."""
    return view.has(seat, "bargeman") + (view.tower == "t_river")


def steps_left(view: Ulm, seat: int) -> int:
    """Count the river steps that the open actions still allow."""
    return view.actions.count("step") + view.actions.count("river") * (1 + extra_steps(view, seat))


def _coins(view: Ulm, seat: int, kinds: Sequence[str]) -> int:
    """Count the coins that a seat has once it has carried out the money actions."""
    each = 1 + view.has(seat, "mint_master") + (view.tower == "t_money")
    return view.coins[seat] + kinds.count("money") * each


def sealable(view: Ulm, seat: int, quarters: Sequence[int], kinds: Sequence[str]) -> tuple[int, ...]:
    """List those of these quarters in which a seal of these actions can be placed."""
    if "seal" not in kinds or not view.seals[seat] or _coins(view, seat, kinds) < view.seal_price():
        return ()
    return tuple(quarter for quarter in quarters if NONE in view.slots[quarter])


def of_pushes(view: Ulm) -> list[Prospect]:
    """Work out every push of the drawn tile; none where no tile is drawn, or two are."""
    if not view.drawn or view.spare:
        return []
    return [of_push(view, label) for label in open_lines(view.outer)]


def of_push(view: Ulm, label: str) -> Prospect:
    """Work out one push of the drawn tile."""
    seat = view.turn
    grid, out = push_line(view.grid, label, view.drawn)
    tiles = tuple(grid[at] for at in PATHS[label])
    kinds = [*tiles, *(["seal"] if view.tower == "t_seal_free" else [])]
    fields = places(view, seat, tiles.count("river") * (1 + extra_steps(view, seat)))
    reached = near(view, fields)
    return Prospect(label, tiles, out, FAR[label], fields[-1], reached, sealable(view, seat, reached, kinds))


def now(view: Ulm) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """List the fields that the open actions reach, each with its quarters and those that can be sealed from there."""
    seat = view.turn
    found = []
    for field in places(view, seat, steps_left(view, seat)):
        quarters = near(view, [field])
        found.append((field, quarters, sealable(view, seat, quarters, view.actions)))
    return found


TOWN = ("sail", "seal_for_coin", "choose_descendant")
"""Questions for which one must see the river and its quarters."""
DOCK = ("take_tile", "coin_or_tile", "trade")
"""Questions for which one must see the loading dock."""


def is_cathedral_shown(view: Ulm, seat: int) -> bool:
    """Tell whether a seat's own picture shows the cathedral: in its turn, unless it looks at cards, town or dock."""
    return view.turn == seat and not view.over and not view.looked.cards and view.section not in (*TOWN, *DOCK)
