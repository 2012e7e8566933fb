"""A Chronicle as it lies beside the board: its level, what it asks and pays, when it is scored, later who scored."""

from __future__ import annotations

from games.tallinn.material import Chronicle, Step
from games.tallinn.state import Tallinn
from render.paint import palette as p
from render.paint.scene import Icon, Item, Shape, Text
from render.paint.tokens import answer, token
from render.painter import Legend
from render.tallinn.pieces import plate, points

CHRONICLE_WIDTH, CHRONICLE_HEIGHT = 268, 104
STRIP = 40
NUMERALS = ("I", "II")


def chronicle_card(view: Tallinn, level: int, legend: Legend, x: int, y: int) -> list[Item]:
    """Draw the Chronicle of a level with its state: scored, being scored, next or later."""
    done = view.scored_levels()
    items = frame(x, y, level, done >= level, done + 1 == level)
    items += demand(view.chronicle(level), level, view.seats, x + STRIP + 12, y + 34)
    return items + _state(view, level, legend, x + STRIP + 12, y + 78)


def frame(x: int, y: int, level: int, done: bool, following: bool) -> list[Item]:
    """Draw card and strip: golden line if it is next, faded if it has been scored."""
    line, width = (p.GOLD, 4) if following else (p.OFF_LINE if done else p.HAIRLINE, 3)
    strip, face = (p.OFF_LINE, p.OFF) if done else (p.STRIP, p.CARD)
    inner = (x + width, y + width, STRIP, CHRONICLE_HEIGHT - 2 * width)
    middle, ink = x + width + STRIP // 2, p.INK if done else p.ON_STRIP
    return [
        Shape("box", (x, y, CHRONICLE_WIDTH, CHRONICLE_HEIGHT), face, line=line, width=width, radius=16),
        Shape("left", inner, strip, radius=12),
        Icon(middle, y + 32, "book_open_variant", 28, ink),
        Text(middle, y + 70, NUMERALS[level - 1], "head", 36, ink, "m"),
    ]


def demand(chronicle: Chronicle, level: int, players: int, x: int, y: int) -> list[Item]:
    """Show what is asked and paid: `knight 3+ (4) 5+ (8)`, or `monk 2 knight 2 -> (8)` for what must be given up."""
    steps = chronicle.steps(level)
    if chronicle.kind == "have":
        return _to_have(steps, players, x, y)
    items: list[Item] = []
    for k, (faction, count) in enumerate((f, c) for f, c in enumerate(steps[0].need) if c):
        at = x + k * 66
        items += [Text(at, y, str(count), "strong", 34, p.INK), plate(faction, at + 40, y, 38)]
    return [
        *items,
        Icon(x + 142, y, "arrow_right_bold", 30, p.INK_SECOND),
        points(steps[0].times * players, x + 184, y),
    ]


def _to_have(steps: tuple[Step, ...], players: int, x: int, y: int) -> list[Item]:
    faction = next(f for f, count in enumerate(steps[0].need) if count)
    items: list[Item] = [plate(faction, x + 16, y, 38)]
    for k, step in enumerate(steps):
        at = x + 74 + k * 82
        items.append(Text(at, y, f"{step.need[faction]}+", "strong", 30, p.INK, "r"))
        items.append(points(step.times * players, at + 21, y, 36))
    return items


def _state(view: Tallinn, level: int, legend: Legend, x: int, y: int) -> list[Item]:
    """Say who scored, or what the Chronicle wants and when."""
    done, words = view.scored_levels(), legend.words
    if done >= level:
        return _gains(view, level, legend, x, y)
    if view.section == "give_up" and done + 1 == level:
        text = words.text("pic-chronicle-now")
        return [answer(x + 14, y, 30, answered=False), Text(x + 38, y, text, "body", 26, p.INK, room=170)]
    kind = view.chronicle(level).kind
    text = words.text(f"pic-chronicle-{kind}", round=view.chronicle_round(level))
    return [Text(x, y, text, "body", 26, p.INK_SECOND, room=CHRONICLE_WIDTH - STRIP - 26)]


def _gains(view: Tallinn, level: int, legend: Legend, x: int, y: int) -> list[Item]:
    gains = [(seat, gain) for seat, gain in enumerate(view.chronicle_gains[level - 1]) if gain]
    if not gains:
        return [Text(x, y, legend.words.text("pic-chronicle-nobody"), "body", 26, p.INK, room=200)]
    left, pitch, size = (x, 68, 26) if len(gains) < 4 else (x - 6, 53, 22)
    items: list[Item] = []
    for k, (seat, gain) in enumerate(gains):
        at = left + k * pitch
        items.append(token(seat, legend.letter(seat), at + 13, y, size + 4))
        items.append(Text(at + size + 5, y, f"+{gain}", "strong", size, p.INK))
    return items
