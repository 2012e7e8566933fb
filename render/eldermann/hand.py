"""The private hand: sailing cards with what they bring, and the Spelunke cards."""

from __future__ import annotations

from dataclasses import replace

from games.eldermann.material import CARDS, NUMBERS, ROGUES
from games.eldermann.sections.events import sector_ahead, steers
from games.eldermann.state import SCHOOL, Eldermann
from games.eldermann.voice.seats import planned_words
from games.kernel.ask import picked_items
from games.kernel.state import HIDDEN
from render.eldermann import looks
from render.eldermann.looks import GOODS
from render.eldermann.own_frame import FOOT, LEFT, RIGHT, TOP, WIDTH, frame, part
from render.eldermann.pieces import sail
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import CARD_SHADOW, Box, Icon, Item, Scene, Shape, Text
from render.painter import Legend

CARD, CARD_HEIGHT, PITCH = 100, 150, 112
WINDOWS = {
    "curse": "curse_window",
    "sails": "card_window",
    "thugs": "card_window",
    "bribe": "card_window",
    "siege": "card_window",
    "guns": "guns_window",
    "ward": "ward",
}
ROGUE_HEIGHT, CARD_WITH_PLAN = 152, 194
LINES = 2
ROW = 238
BESIDE, BELOW = 706, 232
"""Where the part of the events and that of the Spelunke cards begin."""


def hand(view: Eldermann, seat: int, legend: Legend) -> Scene | None:
    """Draw what a seat holds; None before its home city is chosen and after the end."""
    if view.result or not view.round:
        return None
    held = sorted(view.rogues_of(seat), key=list(ROGUES).index) if HIDDEN not in view.rogues_of(seat) else None
    if held is None:
        raise ValueError("a hand is drawn from its owner's view")
    height = 338 if not held else 424 + CARD_WITH_PLAN - ROGUE_HEIGHT
    parts = [
        part("cards", LEFT, TOP, BESIDE, BELOW, _sailing(view, seat, legend)),
        part("outlook", BESIDE, TOP, RIGHT, BELOW, _outlook(view, seat, legend)),
        part("rogues", LEFT, BELOW, RIGHT, height - FOOT, _rogues(view, seat, held, legend)),
    ]
    return frame(height, parts)


def _rogues(view: Eldermann, seat: int, held: list[str], legend: Legend) -> list[Item]:
    """Draw the Spelunke cards with what is planned for each."""
    items = [] if held else _no_rogue(view, seat, legend)
    for place, card in enumerate(held):
        box = (32 + place * _pitch(held), ROW, _pitch(held) - 20, CARD_WITH_PLAN)
        items += rogue_card(card, box, legend, now=_now(view, card))
        items += _plan_line(planned_words(view, seat, card, legend.words), box)
    return items


def _pitch(held: list[str]) -> int:
    return (WIDTH - 64 + 20) // max(NUMBERS["hand_limit"], len(held))


def _now(view: Eldermann, card: str) -> bool:
    """Tell whether the question that is open now is one for this card."""
    kind = card.rstrip("12")
    return view.section == WINDOWS[kind] or (kind == "bribe" and view.section in ("trade", "trade_on"))


def _sailing(view: Eldermann, seat: int, legend: Legend) -> list[Item]:
    """Draw the whole set: what can be laid now, what rests, what needs the school."""
    usable = view.sailing_cards(seat)
    asked = view.section == "plan" and seat in legend.asked
    given = view.given.get(seat) or "" if asked else ""
    chosen = [int(card) for card in picked_items(given) if card.isdigit()] if asked else view.laid
    mine = asked or seat == view.active
    items: list[Item] = []
    for place, number in enumerate(CARDS["school"]):
        x, locked = 34 + place * PITCH, number not in usable
        on = mine and number in chosen
        items.append(sail(number, x, 34 - 6 * on, CARD, CARD_HEIGHT, locked=locked and not on, chosen=on))
        if locked and not on:
            missing = number not in CARDS["start"] and not view.levels[seat][SCHOOL]
            key = "building-school" if missing else "pic-rests"
            items.append(Text(x + CARD // 2, 208, legend.words.text(key), "body", 24, p.INK_SECOND, "m", PITCH - 8))
    return items


def _outlook(view: Eldermann, seat: int, legend: Legend) -> list[Item]:
    """Show to which event each number of cards turns the arrow; or what has been laid."""
    x, y, width = 714, 30, WIDTH - 714 - 32
    items: list[Item] = [Shape("box", (x, y, width, 198), p.GOLD_PALE, line=p.GOLD, width=4, radius=16)]
    if view.section != "plan" or seat != view.active:
        return items + _state(view, legend, (x, y, width))
    most, further = view.most_cards(seat), int(steers(view))
    pitch = 180 // (most + 1 + further)
    for count in range(most + 1 + further):
        middle = y + 10 + pitch * count + pitch // 2
        sector, said = sector_ahead(view, count), str(count) if count <= most else "+1"
        items += [
            Text(x + 30, middle, said, "strong", 34 if count <= most else 26, p.INK, "m"),
            Icon(x + 60, middle, "cards", 30, p.INK_SECOND),
            Icon(x + 98, middle, "arrow_right_bold", 30, p.GOLD_DARK),
            *sector_row(sector, legend, x + 122, middle, width - 134),
        ]
    return items


def _state(view: Eldermann, legend: Legend, place: tuple[int, int, int]) -> list[Item]:
    """Name the event in force and the moves that are left."""
    x, y, width = place
    items = sector_row(sector_ahead(view, 0), legend, x + 20, y + 52, width - 40) if view.arrow >= 0 else []
    items += [
        Icon(x + 42, y + 104, "square_sail", 40, "#2F6F86"),
        Text(x + 76, y + 105, " + ".join(map(str, view.laid)) or "–", "strong", 34, p.INK, room=width - 100),
        Text(x + 20, y + 156, legend.words.text("pic-left", moves=view.movement), "body", 28, p.INK, room=width - 40),
    ]
    return items


def sector_row(sector: tuple[str, ...], legend: Legend, x: int, y: int, room: int) -> list[Item]:
    """Draw the icon of a sector and its name."""
    kind, *what = sector
    words = legend.words
    if kind in ("pirates", "storm"):
        text = words.text(f"sector-{kind}", strength=int(what[0]))
        icons = ["pirate_ship" if kind == "pirates" else "weather_windy"]
    else:
        text = words.text(f"pic-sector-{kind}")
        icons = [GOODS[good].icon for good in what]
    items: list[Item] = [Icon(x + 17 + 34 * k, y, icon, 34, p.INK) for k, icon in enumerate(icons)]
    left = 34 * len(icons) + 10
    return [*items, Text(x + left, y, text, "body", 28, p.INK, room=room - left)]


def _no_rogue(view: Eldermann, seat: int, legend: Legend) -> list[Item]:
    text = legend.words.text("pic-no-rogues")
    return [
        Icon(60, 276, "cards", 38, p.INK_DIM),
        Text(92, 276, text, "body", 28, p.INK_SECOND, room=WIDTH - 140),
    ]


def _plan_line(plan: str, box: Box) -> list[Item]:
    """Write below a Spelunke card what is planned for it."""
    x, y, width, height = box
    middle = y + height - 21
    return [
        Shape("box", (x + 12, middle - 20, width - 24, 2), p.SLOT),
        Icon(x + 32, middle + 1, "eye_off", 26, p.INK_SECOND),
        Text(x + 52, middle, plan, "body", 24, p.INK, room=width - 66),
    ]


def rogue_card(card: str, box: Box, legend: Legend, *, now: bool) -> list[Item]:
    """Draw a Spelunke card: name, stack, when it is played, and what it does; framed where it can be played now."""
    (x, y, width, height), level, words = box, ROGUES[card], legend.words
    line, edge = (p.GOLD, 5) if now else (p.INK_SECOND, 3)
    items: list[Item] = [
        Shape("box", (x, y, width, height), p.CARD, line=line, width=edge, radius=14, shadow=CARD_SHADOW),
        Shape("top", (x + edge, y + edge, width - 2 * edge, 44 - edge), p.BACK, radius=11),
        Text(x + 18, y + 24, words.text(f"rogue-{card}"), "head", 29, p.ON_STRIP, room=width - 36 - 34 * level),
    ]
    items += [Icon(x + width - 30 - 34 * k, y + 24, "skull_crossbones", 30, looks.UPGRADED) for k in range(level)]
    items += [
        Icon(x + 38, y + 72, looks.rogue_icon(card), 42, p.BACK),
        Text(x + 70, y + 72, words.text(f"pic-when-{card.rstrip('12')}"), "body", 25, p.INK_SECOND, room=width - 84),
    ]
    lines, size = fonts.lines(words.text(f"effect-{card}"), "body", 24, width - 36, LINES)
    top = y + 112 if len(lines) == 1 else y + 104
    effect = [Text(x + 18, top + 27 * k, line, "body", size, p.INK, room=width - 34) for k, line in enumerate(lines)]
    hidden = max(0, y + 94 - fonts.extent(effect[0])[1])  # of letters with high accents, behind the icon
    return [*items, *(replace(line, y=line.y + hidden) for line in effect)]
