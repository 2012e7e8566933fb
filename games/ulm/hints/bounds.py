"""The most that the rules of Ulm allow a choice to bring, by the names of the hints' reasons, in victory points."""

from __future__ import annotations

from collections.abc import Mapping

from games.ulm.material import CARDS, COATS, END, LABELS, NUMBERS, TILE_GRID
from games.ulm.state import Ulm

LINE = 3
"""Tiles, and so actions, of a push."""


def most(view: Ulm, seat: int) -> Mapping[str, float]:
    """Bound each reason: a whole line of the best action, each coin, tile and card at its best use."""
    left, shown = NUMBERS["rounds"] - view.round + 1, view.material
    tile, coin = NUMBERS["cathedral_now"], NUMBERS["siege_points"]
    coat, income = max(each.now for each in shown.coats.values()), max(each.income for each in shown.quarters)
    river = LABELS[END] - LABELS[view.barges[seat]] + LINE * tile
    sparrows = view.sparrows[seat] + left * view.seats + 1
    used = max([NUMBERS["siege_coins"] * coin, tile, coat, *(card.points for card in CARDS.values())])
    card = max(NUMBERS["cathedral_end"] + NUMBERS["cathedral_set"], NUMBERS["chronicle_coat"] * len(COATS))
    return {
        "points": used + NUMBERS["guard"] + NUMBERS["penalty"],
        "coins": coin * LINE * LINE,
        "tiles": tile * (sum(TILE_GRID.values()) + NUMBERS["dock"]),
        "cards": (LINE + 1) * card,
        "river": river,
        "seal": (LINE + 1) * (coat + len(shown.quarters) + income * left + card),
        "sparrows": sparrows,
        "ability": coin * LINE * left,
    }


def come(view: Ulm, seat: int) -> Mapping[str, float]:
    """Count river and sparrows, which score as they are at the end."""
    return {"river": LABELS[view.barges[seat]], "sparrows": view.sparrows[seat]}
