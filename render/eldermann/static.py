"""What never changes on the board: the printed chart with coasts and depths, harbours, pirates, plates, the disc."""

from __future__ import annotations

from functools import lru_cache

from games.eldermann.chart import COLUMNS
from games.eldermann.material import CITIES, MATERIALS
from games.kernel.words import Words
from render.eldermann import looks
from render.eldermann.disc import disc
from render.eldermann.layout import (
    CELL,
    CHART,
    HEIGHT,
    LEFT,
    NEAT,
    ORDER_HEIGHT,
    ORDER_WIDTH,
    PLATES,
    ROSE,
    ROSE_RADIUS,
    SUPPLY,
    TOP,
    WIDTH,
    Plate,
    centre,
    panel,
)
from render.eldermann.looks import GOODS
from render.eldermann.pieces import chip, harbour, pirates
from render.eldermann.terrain import names_art, sheet
from render.paint import palette as p
from render.paint.scene import (
    BOARD_SHADOW,
    SMALL_SHADOW,
    Backdrop,
    Icon,
    Item,
    Shadow,
    Shape,
    Sprite,
    Text,
)

SLOT_INSET = 2


@lru_cache(16)
def backdrop(words: Words, material_id: str, panels: int, height: int = HEIGHT) -> Backdrop:
    """Lay out the board of a set for one language, with room for so many panels beside the chart."""
    chart = MATERIALS[material_id].chart
    items: list[Item] = [
        Shape("box", CHART, looks.BOARD, line=p.FRAME, width=4, radius=22, shadow=BOARD_SHADOW),
        *sheet(chart),
        *_rulers(),
        Sprite(NEAT[0], NEAT[1], names_art(words, chart)),
        *_rose(),
    ]
    items += [harbour(city.good, *centre(cell)) for city, cell in zip(CITIES, chart.harbour, strict=True)]
    items += [pirates(strength, *centre(cell)) for cell, strength in chart.pirates.items()]
    for index, plate in enumerate(PLATES):
        items += _plate(plate, CITIES[index].good, words.text(f"city-{CITIES[index].key}"))
    items += [*_supply(), *disc(material_id), Text(294, 52, words.text("pic-title"), "title", 46, p.ON_TABLE, room=330)]
    items += [
        Shape("box", (x, y, w, h), p.PANEL, line=p.TABLE_EDGE, radius=20) for x, y, w, h in map(panel, range(panels))
    ]
    return Backdrop(WIDTH, height, tuple(items))


def _rulers() -> list[Item]:
    """Name columns and rows in the frame, light and dark in turn."""
    x, y, width, height = CHART
    items: list[Item] = []
    for k in range(11):
        across, down = LEFT + k * CELL, TOP + k * CELL
        for top in (y + 4, y + height - 27)[k == 0 :]:  # the disc covers the first letter
            if k % 2 == 0:
                items.append(Shape("box", (across, top, CELL, 23), looks.COAST_LIGHT))
            items.append(Text(across + CELL // 2, top + 10, COLUMNS[k], "strong", 22, p.INK, "m"))
        for left in (x + 3, x + width - 27):
            if k % 2 == 0:
                items.append(Shape("box", (left, down, 24, CELL), looks.COAST_LIGHT))
            items.append(Text(left + 11, down + CELL // 2, str(k + 1), "body", 22, p.INK, "m"))
    return items


def _rose() -> list[Item]:
    (x, y), radius = ROSE, ROSE_RADIUS
    box, inner = (x - radius, y - radius, 2 * radius, 2 * radius), round(radius * 0.82)
    shades = (
        ("rose_ticks", looks.COAST),
        ("rose_minor_edge", p.INK),
        ("rose_minor_dark", "#B48A45"),
        ("rose_minor_light", "#F7E7BB"),
        ("rose_edge", p.INK),
        ("rose_dark", looks.HONOUR),
        ("rose_light", "#F9EBCB"),
    )
    return [
        Shape("circle", box, p.PANEL, line=looks.COAST, width=3, shadow=Shadow(3, 2, 30)),
        Shape("circle", (x - inner, y - inner, 2 * inner, 2 * inner), p.PANEL_TINT, line=looks.COAST_LIGHT),
        *(Shape(name, box, fill) for name, fill in shades),
        Shape("circle", (x - 7, y - 7, 14, 14), p.GOLD, line=p.INK),
    ]


def _plate(plate: Plate, good: str, name: str) -> list[Item]:
    """Draw a town: its name on the colour of its good, and two empty order fields."""
    x, y, width, height = plate.box
    x_name, y_name, room = plate.name
    head = (x + 3, y + 3, width - 6, 47) if plate.upright else (x + 3, y + 3, 142, height - 6)
    colour = GOODS[good].pale
    items: list[Item] = [
        Shape("box", plate.box, p.PANEL, line=looks.COAST, width=3, radius=14, shadow=SMALL_SHADOW),
        Shape("top" if plate.upright else "left", head, colour, radius=11),
        chip(good, *plate.chip, 44),
        Text(x_name, y_name, name, "head", 27, p.INK, "m", room),
    ]
    for left, top in plate.slots:
        box = (left, top, ORDER_WIDTH, ORDER_HEIGHT)
        items.append(Shape("box", box, p.SLOT, line=looks.SLOT_LINE, width=SLOT_INSET, radius=10))
        items.append(Icon(left + ORDER_WIDTH // 2, top + ORDER_HEIGHT // 2, "script_text_outline", 40, looks.SLOT_ICON))
    return items


def _supply() -> list[Item]:
    """Draw the table of the supply: goods and cannons, below them what is left of each, then of the order decks."""
    x, y, _, _ = SUPPLY
    items: list[Item] = [Shape("box", SUPPLY, p.PANEL, line=looks.COAST_LIGHT, radius=14, shadow=SMALL_SHADOW)]
    items += [chip(good, x + 58 + k * 38, y + 25, 34) for k, good in enumerate(GOODS)]
    items.append(Icon(x + 60 + 4 * 38, y + 25, "ship_cannon", 36, p.INK))
    items.append(Icon(x + 22, y + 60, "package_variant_closed", 28, p.INK_SECOND))
    items.append(Icon(x + 22, y + 89, "script_text", 28, p.INK_SECOND))
    return items
