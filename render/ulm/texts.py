"""Texts of several lines."""

from __future__ import annotations

from render.paint.fonts import SMALLEST, wrap
from render.paint.fonts import lines as fit_lines
from render.paint.palette import INK
from render.paint.scene import Box, Item, Text


def block(string: str, box: Box, size: int = 26, role: str = "body", fill: str = INK) -> list[Item]:
    """Write a text into a box, centred from top to bottom; it shrinks until all its lines fit."""
    x, y, width, height = box
    while size > SMALLEST and len(wrap(string, role, size, width)) * (size + 6) > height:
        size -= 1
    lines, size = fit_lines(string, role, size, width, max(1, height // (size + 6)))
    top = y + height // 2 - (len(lines) - 1) * (size + 6) // 2
    return [Text(x, top + k * (size + 6), line, role, size, fill, room=width) for k, line in enumerate(lines)]
