"""Icons: the Material Design Icons font by name, and own outlines for what it lacks."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import resources
from itertools import pairwise
from typing import Any, TypeAlias

from fonticon_mdi7 import MDI7
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.paint import fonts

SCALE = 4  # masks are drawn at four times their size and reduced
GRID = 24

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = tuple[Point, ...]


@lru_cache(1)
def glyphs() -> dict[str, dict[str, Any]]:
    """Read the own outlines by name: those of `glyphs.toml`, and those of one theme each, `glyphs_<theme>.toml`."""
    files = [file for file in resources.files("render.paint").iterdir() if file.name.startswith("glyphs")]
    return {name: glyph for file in files for name, glyph in tomllib.loads(file.read_text("utf-8")).items()}


def _bezier(points: Sequence[Point], steps: int = 16) -> Iterator[Point]:
    for step in range(1, steps + 1):
        share, rest = step / steps, list(points)
        while len(rest) > 1:
            rest = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(rest)]
        yield rest[0]


@lru_cache(512)
def flatten(path: str) -> tuple[Polygon, ...]:
    """Turn absolute path data (M L Q C Z) into polygons."""
    polygons: list[list[Point]] = []
    for command, numbers in re.findall(r"([MLQC])([^MLQCZ]*)", path):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        points = list(zip(values[::2], values[1::2], strict=True))
        if command == "M":
            polygons.append([])
        step = {"M": 1, "L": 1, "Q": 2, "C": 3}[command]
        for start in range(0, len(points), step):
            part = points[start : start + step]
            polygons[-1].extend(part if step == 1 else _bezier([polygons[-1][-1], *part]))
    return tuple(tuple(polygon) for polygon in polygons)


def _stroke(draw: ImageDraw.ImageDraw, points: list[Point], width: float, fill: int) -> None:
    draw.line(points, fill=fill, width=max(1, round(width)), joint="curve")
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=fill)


def _layers(name: str, width: int, height: int, *, ground: bool) -> Image.Image:
    """Draw an own outline at full scale; the ground is its fills without cuts and strokes."""
    image = Image.new("L", (width, height))
    draw = ImageDraw.Draw(image)
    for layer in glyphs()[name]["layers"]:
        kind, path = layer.split(" ", 1)
        if ground and kind != "+":
            continue
        for polygon in flatten(path):
            points = [(x * width / GRID, y * height / GRID) for x, y in polygon]
            fill = 255 if kind[0] == "+" else 0
            if len(kind) == 1:
                draw.polygon(points, fill=fill)
            else:
                _stroke(draw, points, float(kind[1:]) * width / GRID, fill)
    return image


def _font_icon(name: str, size: int) -> Image.Image:
    """Draw an icon of the font, moved so that its ink is centred."""
    image = Image.new("L", (size, size))
    character = str(getattr(MDI7, name))[-1]
    font = fonts.load("icons", size)
    ImageDraw.Draw(image).text((0, size * 0.875), character, font=font, fill=255, anchor="ls")
    left, top, right, bottom = image.getbbox() or (0, 0, size, size)
    return ImageChops.offset(image, round((size - left - right) / 2), round((size - top - bottom) / 2))


def outline(name: str, width: int, height: int) -> Image.Image:
    """Render an own outline stretched to a box, as a mask."""
    return _layers(name, width * SCALE, height * SCALE, ground=False).reduce(SCALE)


@lru_cache(1024)
def mask(name: str, size: int) -> Image.Image:
    """Render an icon as a square mask."""
    full = size * SCALE
    image = _layers(name, full, full, ground=False) if name in glyphs() else _font_icon(name, full)
    return image.reduce(SCALE)


@lru_cache(256)
def ground(name: str, size: int) -> Image.Image:
    """Render the filled outline of an own icon, grown or shrunk by its rim, to lie light under its cuts."""
    full = size * SCALE
    image = _layers(name, full, full, ground=True)
    rim = int(glyphs()[name].get("rim", 0))
    grown = ImageFilter.MaxFilter(2 * rim + 1) if rim > 0 else ImageFilter.MinFilter(1 - 2 * rim)
    return image.filter(grown).reduce(SCALE)
