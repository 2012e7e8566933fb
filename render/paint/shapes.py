"""Antialiased masks of forms, their shadows and patterns, each made once and kept in a bounded cache."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.paint import icons
from render.paint.cache import kept
from render.paint.scene import Shadow

SCALE = 4
LARGE = 1 << 18
"""Pixels of a mask or shadow of which only a few are kept: plates of whole boards, which backdrops need once."""


def _rounded_box(left: int, top: int, right: int, bottom: int) -> Callable[[ImageDraw.ImageDraw, int, int, int], None]:
    """Make a rounded rectangle that reaches beyond the sides given as 1, so that their corners stay square."""

    def draw(pen: ImageDraw.ImageDraw, width: int, height: int, radius: int) -> None:
        box = (-left * radius, -top * radius, width - 1 + right * radius, height - 1 + bottom * radius)
        pen.rounded_rectangle(box, radius, fill=255)

    return draw


def _circle(pen: ImageDraw.ImageDraw, width: int, height: int, _radius: int) -> None:
    pen.ellipse((0, 0, width - 1, height - 1), fill=255)


def _square(pen: ImageDraw.ImageDraw, width: int, height: int, _radius: int) -> None:
    pen.rounded_rectangle((0.05 * width, 0.05 * height, 0.95 * width, 0.95 * height), 0.17 * width, fill=255)


def _polygon(points: list[tuple[float, float]]) -> Callable[[ImageDraw.ImageDraw, int, int, int], None]:
    """Make a polygon of points between 0 and 1."""

    def draw(pen: ImageDraw.ImageDraw, width: int, height: int, _radius: int) -> None:
        pen.polygon([(x * (width - 1), y * (height - 1)) for x, y in points], fill=255)

    return draw


def _around(corners: int, radii: tuple[float, float], stretch: float = 1.0) -> list[tuple[float, float]]:
    angles = [(math.tau * k / corners, radii[k % 2]) for k in range(corners)]
    return [(0.5 + r * math.cos(a), 0.5 + stretch * r * math.sin(a)) for a, r in angles]


FORMS: dict[str, Callable[[ImageDraw.ImageDraw, int, int, int], None]] = {
    "box": _rounded_box(0, 0, 0, 0),
    "left": _rounded_box(0, 0, 1, 0),
    "top": _rounded_box(0, 0, 0, 1),
    "circle": _circle,
    "square": _square,
    "diamond": _polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]),
    "hexagon": _polygon(_around(6, (0.5, 0.5), 1.06)),
    "star": _polygon(_around(16, (0.5, 0.38))),
    "west": _polygon([(1, 0), (1, 1), (0, 0.5)]),
    "east": _polygon([(0, 0), (1, 0.5), (0, 1)]),
}


def mask(form: str, width: int, height: int, radius: int = 0) -> Image.Image:
    """Render a form of FORMS, or an own outline, as a mask of that size."""
    return (large_mask if width * height > LARGE else small_mask)(form, width, height, radius)


def _mask(form: str, width: int, height: int, radius: int) -> Image.Image:
    if form not in FORMS:
        return icons.outline(form, width, height)
    image = Image.new("L", (width * SCALE, height * SCALE))
    FORMS[form](ImageDraw.Draw(image), width * SCALE, height * SCALE, radius * SCALE)
    return image.reduce(SCALE)


small_mask, large_mask = kept(4)(_mask), kept(1)(_mask)


@lru_cache(256)
def ring(form: str, width: int, height: int, radius: int, line: int) -> Image.Image:
    """Render only the inner border of a form, `line` pixels wide."""
    image = mask(form, width, height, radius).copy()
    inner = mask(form, width - 2 * line, height - 2 * line, max(0, radius - line))
    image.paste(0, (line, line), inner)
    return image


def shadow(form: str, width: int, height: int, radius: int, shade: Shadow) -> Image.Image:
    """Render the blurred mask of a form, larger by twice the blur on each side."""
    return (large_shadow if width * height > LARGE else small_shadow)(form, width, height, radius, shade)


def _shadow(form: str, width: int, height: int, radius: int, shade: Shadow) -> Image.Image:
    edge = 2 * shade.blur
    image = Image.new("L", (width + 2 * edge, height + 2 * edge))
    image.paste(mask(form, width, height, radius), (edge, edge))
    blurred = image.filter(ImageFilter.GaussianBlur(shade.blur))
    return blurred.point([level * shade.strength // 100 for level in range(256)])


small_shadow, large_shadow = kept(2)(_shadow), kept(1)(_shadow)


@lru_cache(512)
def gradient(width: int, height: int, top: str, bottom: str) -> Image.Image:
    """Render a vertical run from one colour to another."""
    ramp = Image.linear_gradient("L").resize((width, height))
    return Image.composite(Image.new("RGB", (width, height), bottom), Image.new("RGB", (width, height), top), ramp)


def _stripes(pen: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for start in range(-height, width, 32):
        pen.line((start, height, start + height, 0), fill=44, width=9)


def _dots(pen: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for row, y in enumerate(range(0, height + 6, 36)):
        for x in range(18 * (row % 2), width + 6, 36):
            pen.ellipse((x - 6, y - 6, x + 6, y + 6), fill=64)


def _checks(pen: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for x, y in _cells(width, height, 32):
        if (x + y) // 32 % 2:
            pen.rectangle((x, y, x + 31, y + 31), fill=26)


def _bars(pen: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for y in range(0, height, 28):
        pen.line((0, y, width, y), fill=50, width=9)


def _grid(pen: ImageDraw.ImageDraw, width: int, height: int) -> None:
    for x, y in _cells(width, height, 36):
        pen.rectangle((x, y, x + 36, y + 36), outline=36, width=3)


def _cells(width: int, height: int, step: int) -> Iterator[tuple[int, int]]:
    return ((x, y) for y in range(0, height, step) for x in range(0, width, step))


PATTERNS = {"stripes": _stripes, "dots": _dots, "checks": _checks, "bars": _bars, "grid": _grid}


@lru_cache(64)
def draw_pattern(form: str, width: int, height: int, radius: int, pattern: str) -> Image.Image:
    """Render the strokes of a seat pattern that lie within a form."""
    image = Image.new("L", (width * 2, height * 2))
    PATTERNS[pattern](ImageDraw.Draw(image), width * 2, height * 2)
    return ImageChops.multiply(image.reduce(2), mask(form, width, height, radius))
