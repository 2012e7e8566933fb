"""Small pictures for the rulebook, made of the same pieces as the board."""

from __future__ import annotations

from collections.abc import Callable

from games.ulm.material import CARDS, DESCENDANTS, GOODS, KINDS, MATERIALS, NUMBERS, PARTS, QUARTER_IDS, TOWERS
from render.frames import VIGNETTE_WIDTH, small_text, step_arrow, vignette
from render.paint import palette as p
from render.paint.fonts import wrap
from render.paint.scene import Icon, Item, Scene, Shape, Text
from render.painter import Legend
from render.ulm import looks
from render.ulm.cards import HEIGHT as CARD_HEIGHT
from render.ulm.cards import WIDTH as CARD_WIDTH
from render.ulm.cards import block, card_face
from render.ulm.pieces import any_stone, arrow_of, barge, coat, mini_card, stone, tower_face

PITCH = 114
LIST_HEIGHT = 76 + 4 * PITCH - 24


def setup(legend: Legend) -> Scene:
    """Show what a player starts with."""
    shown = (
        ("laurel", NUMBERS["start_points"], "points"),
        ("coins", NUMBERS["start_coins"], "coins"),
        ("sparrow", NUMBERS["start_sparrows"], "sparrows"),
        ("wax_seal", NUMBERS["seals"], "seals"),
        ("coat", NUMBERS["crests"], "crests"),
        ("any", NUMBERS["start_tiles"], "tile"),
    )
    items: list[Item] = []
    for k, (icon, count, key) in enumerate(shown):
        x, y = 180 + k % 3 * 320, 110 + k // 3 * 150
        items += [_mark(icon, x - 46, y, 84), Text(x + 16, y, str(count), "strong", 64, p.INK)]
        items.append(small_text(legend, f"start-{key}", x, y + 66, 290))
    return vignette([*items, small_text(legend, "start-note", VIGNETTE_WIDTH // 2, 384, 930)])


def _mark(icon: str, x: int, y: int, size: int) -> Item:
    if icon == "coat":
        return coat("", x, y, size)
    return any_stone(x, y, size) if icon == "any" else Icon(x, y, icon, size, p.INK)


def push(legend: Legend) -> Scene:
    """Show a row into which a tile is pushed: three tiles act, the fourth lies outside and closes the line."""
    y = 176
    box = (352, y - 62, 3 * 106 + 18, 124)
    items: list[Item] = [
        Shape("box", (228, y - 50, 92, 100), p.LEGAL, line=p.LEGAL_LINE, width=4, radius=18),
        Text(264, y, "W2", "strong", 40, p.LEGAL_TEXT, "m"),
        Shape(arrow_of("W2"), (296, y - 14, 16, 28), p.LEGAL_LINE),
        stone("seal", 120, y, 96),
        step_arrow(196, y),
        Shape("box", box, looks.RECESS, line=p.GOLD, width=6, radius=22),
        *(stone(kind, 414 + k * 106, y, 96) for k, kind in enumerate(("seal", "river", "money"))),
        step_arrow(728, y),
        stone("clear", 812, y, 96),
        Text(910, y, "E2", "strong", 36, p.INK_SECOND, "m"),
    ]
    items += [small_text(legend, "push-drawn", 132, y + 96, 220), small_text(legend, "push-actions", 520, y + 96, 400)]
    items.append(small_text(legend, "push-out", 826, y + 96, 270))
    return vignette([*items, *_lines(legend.words.text("pic-push-note"), 330)])


def _lines(text: str, y: int) -> list[Item]:
    return block(text, (60, y, VIGNETTE_WIDTH - 120, 80), 28)


def actions(legend: Legend) -> Scene:
    """Name the five actions."""
    items: list[Item] = []
    for k, kind in enumerate(KINDS):
        y = 64 + k * 84
        text = legend.words.text(f"pic-action-{kind}", price=NUMBERS["seal_price"])
        items += [stone(kind, 76, y, 64), *block(text, (130, y - 34, 820, 68), 28)]
        if k:
            items.append(Shape("box", (40, y - 43, VIGNETTE_WIDTH - 80, 2), p.HAIRLINE))
    return vignette(items, 64 + 5 * 84 - 20)


def cards(legend: Legend) -> Scene:
    """Show a cathedral card and a trade card, each beside a set and what its two fields mean."""
    items: list[Item] = []
    accepts = MATERIALS[legend.material_id].accepts
    x, right = 40, 40 + CARD_WIDTH + 30
    for k, (card, families) in enumerate((("choir2", PARTS), ("fustian2", GOODS))):
        y, kind = 38 + k * (CARD_HEIGHT + 16), CARDS[card].kind
        items += card_face(card, accepts[card], x, y, legend)
        items += [mini_card(family, kind, right + 40 + j * 88, y + 44, 66) for j, family in enumerate(families)]
        items += block(legend.words.text(f"pic-{kind}-note"), (right, y + 92, 370, 140), 25)
    return vignette(items, 2 * (CARD_HEIGHT + 16) + 58)


def danube(legend: Legend) -> Scene:
    """Show a barge that passes another one, which does not count, and the fields with a bonus."""
    y = 150
    items: list[Item] = [Shape("water", (30, y - 76, VIGNETTE_WIDTH - 60, 152), looks.WATER)]
    for k, label in enumerate(("+6", "+7")):
        x = 342 + k * 116
        items += [
            Shape("circle", (x - 36, y - 36, 72, 72), looks.WATER_FIELD, line=looks.WATER_LINE, width=3),
            Text(x, y, label, "strong", 34, p.WHITE, "m"),
        ]
    items += [barge(0, "A", 110, y), barge(1, "B", 226, y), Icon(342, y - 54, "arrow_down_bold", 36, p.GOLD)]
    for k, (bonus, label) in enumerate(zip(looks.BONUS_ICONS, ("+8", "+9", "+10", "+11"), strict=True)):
        x = 586 + k * 108
        items += [
            Shape("box", (x - 44, y - 56, 88, 112), p.GOLD_PALE, line=p.GOLD, width=3, radius=16),
            Icon(x, y - 18, looks.BONUS_ICONS[bonus], 56, p.INK),
            Text(x, y + 34, label, "strong", 32, p.INK, "m"),
        ]
    return vignette([*items, *block(legend.words.text("pic-danube-note"), (60, 252, VIGNETTE_WIDTH - 120, 150), 29)])


def quarters(legend: Legend) -> Scene:
    """List the quarters with their privileges."""
    items: list[Item] = []
    for k, quarter in enumerate(QUARTER_IDS):
        x, y = _cell(k)
        name, text = (
            legend.words.text("quarter-name", quarter=quarter),
            legend.words.text("privilege", quarter=quarter),
        )
        items += [coat(looks.QUARTER_ICONS[quarter], x + 40, y, 76), *_entry(name, text, x + 92, y)]
    return vignette(items, LIST_HEIGHT)


def _cell(k: int) -> tuple[int, int]:
    """Place the k-th of eight entries, four in a column."""
    return 38 + k // 4 * 472, 76 + k % 4 * PITCH


def _entry(name: str, text: str, x: int, y: int) -> list[Item]:
    """Write a name, and right below it one or two lines."""
    high = 31 * min(2, len(wrap(text, "body", 25, 366)))
    return [Text(x, y - 28, name, "head", 30, p.INK, room=350), *block(text, (x, y - 6, 366, high), 25)]


def coats(legend: Legend) -> Scene:
    """Show a golden and a silver coat, and the seal that brings sparrows at the cathedral."""
    items: list[Item] = []
    for k, name in enumerate(("coat_city_hall", "coat_armoury")):
        entry, x = MATERIALS[legend.material_id].coats[name], 190 + k * 310
        items += [
            coat(looks.COAT_ICONS[name], x - 60, 130, 132, golden=entry.golden),
            Icon(x + 50, 128, "laurel", 56, p.INK),
            Text(x + 86, 130, f"+{entry.now}", "strong", 48, p.INK),
            small_text(legend, "coat-gold" if entry.golden else "coat-silver", x, 236, 290),
        ]
    items += [
        coat(looks.COAT_ICONS["coat_city_hall"], 770, 130, 76),
        stone("river", 858, 130, 84),
        Icon(926, 130, "sparrow", 54, p.INK),
        small_text(legend, "coat-rim", 840, 236, 270),
    ]
    return vignette([*items, *block(legend.words.text("pic-coat-note"), (60, 280, VIGNETTE_WIDTH - 120, 120), 28)])


def descendants(legend: Legend) -> Scene:
    """List all descendants with their abilities."""
    items: list[Item] = []
    for k, name in enumerate(DESCENDANTS):
        x, y = _cell(k)
        items += [
            Shape("circle", (x + 2, y - 38, 76, 76), p.CARD, line=p.HAIRLINE, width=3),
            Icon(x + 40, y, looks.DESCENDANT_ICONS[name], 50, p.INK),
            *_entry(
                legend.words.text("descendant-name", name=name),
                legend.words.text("descendant-text", name=name),
                x + 92,
                y,
            ),
        ]
    return vignette(items, LIST_HEIGHT)


def towers(legend: Legend) -> Scene:
    """List all tower tiles with their effects."""
    items: list[Item] = []
    for k, name in enumerate(TOWERS):
        x, y = 34 + k // 6 * 476, 70 + k % 6 * 92
        items += [
            Shape("box", (x, y - 39, 122, 78), p.CARD, line=p.GOLD, width=3, radius=14),
            *tower_face(name, x + 60, y),
            *block(legend.words.text("tower-text", tower=name), (x + 136, y - 39, 324, 78), 26),
        ]
    return vignette(items, 70 + 6 * 92 + 10)


CHAPTERS: dict[str, Callable[[Legend], Scene]] = {
    "setup": setup,
    "push": push,
    "actions": actions,
    "cards": cards,
    "danube": danube,
    "quarters": quarters,
    "coats": coats,
    "descendants": descendants,
    "towers": towers,
}
