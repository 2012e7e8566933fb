"""Where everything lies on the board of Ulm, 1600 x 1236."""

from __future__ import annotations

from games.ulm.material import LABELS, Quarter
from games.ulm.sections import prospects
from render.paint.scene import Box

WIDTH, HEIGHT, EDGE = 1600, 1200, 16
TOP = 96
UPPER: Box = (EDGE, TOP, 980, 580)
LOWER: Box = (EDGE, 688, WIDTH - 2 * EDGE, 496)

CELL, RING = 90, 44
GRID: Box = (28, 108, 5 * CELL + 2 * RING + 8, 556)
LEFT, ABOVE = GRID[0] + RING + 4, GRID[1] + RING
"""Upper left corner of the five by five fields of the cathedral."""

MIDDLE, MIDDLE_WIDTH = 588, 394
DOCK: Box = (MIDDLE, 108, MIDDLE_WIDTH, 118)
BAG: Box = (MIDDLE, 235, MIDDLE_WIDTH, 56)
STACKS: Box = (MIDDLE, 300, MIDDLE_WIDTH, 164)
HEIRS: Box = (MIDDLE, 473, MIDDLE_WIDTH, 112)
STORY: Box = (MIDDLE, 594, MIDDLE_WIDTH, 70)

SEATS_LEFT, SEATS_WIDTH, SEATS_GAP = 1008, 576, 9

FIELDS = len(LABELS)
RIVER_LEFT, FIELD, BRIDGE = 30, 67, 66
NORTH, RIVER, SOUTH = 698, 862, 1016
QUARTER_HEIGHT, RIVER_HEIGHT = 158, 148
WATER: Box = (20, RIVER, 1560, RIVER_HEIGHT)


STOCKS_BELOW, TOWN_BELOW = 76, 398
"""Heights of the table below an own picture: with the loading dock alone, and with the whole town."""


def table_below(section: str) -> int:
    """Give the height of the table below the own picture of an asked player."""
    return TOWN_BELOW if section in prospects.TOWN else STOCKS_BELOW if section in prospects.DOCK else 0


def bridge_left(bridge: int) -> int:
    """Give the left edge of a bridge behind so many fields."""
    return RIVER_LEFT + bridge * FIELD


def field_left(place: int, bridge: int) -> int:
    """Give the left edge of a river field."""
    return RIVER_LEFT + place * FIELD + (BRIDGE if place >= bridge else 0)


def quarter_box(quarter: Quarter, bridge: int) -> Box:
    """Give the box of a quarter: as long as the fields it borders."""
    left, right = field_left(quarter.first, bridge), field_left(quarter.last, bridge) + FIELD
    return left + 4, NORTH if quarter.bank == "north" else SOUTH, right - left - 8, QUARTER_HEIGHT


def cell(column: int, row: int) -> tuple[int, int]:
    """Give the middle of a field of the cathedral; outer fields lie in columns and rows 0 and 4."""
    return LEFT + column * CELL + CELL // 2, ABOVE + row * CELL + CELL // 2


def outer_cell(label: str) -> tuple[int, int]:
    """Give the middle of an outer field."""
    at = int(label[1])
    return cell(*{"N": (at, 0), "S": (at, 4), "W": (0, at), "E": (4, at)}[label[0]])


def seat_box(seat: int, seats: int) -> Box:
    """Give the box of a seat's panel; fewer seats have higher ones."""
    height = (UPPER[3] - (seats - 1) * SEATS_GAP) // seats
    return SEATS_LEFT, TOP + seat * (height + SEATS_GAP), SEATS_WIDTH, height
