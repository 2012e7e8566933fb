"""Texts of several lines."""

from __future__ import annotations

from render.paint.fonts import SMALLEST, length
from render.paint.palette import INK
from render.paint.scene import Box, Item, Text


def wrapped(string: str, role: str, size: int, room: int) -> list[str]:
    """Break a text into lines that keep a room."""
    lines = [""]
    for word in string.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and length(longer, role, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def block(string: str, box: Box, size: int = 26, role: str = "body", fill: str = INK) -> list[Item]:
    """Write a text into a box, centred from top to bottom; it shrinks until all its lines fit."""
    x, y, width, height = box
    while size > SMALLEST and len(wrapped(string, role, size, width)) * (size + 6) > height:
        size -= 1
    lines = wrapped(string, role, size, width)
    top = y + height // 2 - (len(lines) - 1) * (size + 6) // 2
    return [Text(x, top + k * (size + 6), line, role, size, fill, room=width) for k, line in enumerate(lines)]
