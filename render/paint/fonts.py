"""Fonts and the measuring of text. This is the only place that loads a font."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import font_source_sans_pro
import font_source_serif_pro
import fonticon_mdi7
from PIL import Image, ImageDraw, ImageFont

from render.paint.scene import Box, Text

SMALLEST = 22
ELLIPSIS = "…"


class FontFile(NamedTuple):
    """Name a font file and the SHA-256 it is known by."""

    path: Path
    sha256: str


def _file(module_file: str | None, name: str, sha256: str) -> FontFile:
    return FontFile(Path(module_file or "").parent / name, sha256)


_SANS, _SERIF = font_source_sans_pro.__file__, font_source_serif_pro.__file__
FILES = {
    "body": _file(
        _SANS, "files/SourceSansPro-Semibold.ttf", "b440fd42fd5a54e1b252731deca9cc86604bee6ffa99281f5874c3476eb17eae"
    ),
    "strong": _file(
        _SANS, "files/SourceSansPro-Black.ttf", "1e59595ebe0445db9bcea5de0d0fa2e08766809d1c97789d938b71a77ecf3cf5"
    ),
    "head": _file(
        _SERIF, "files/SourceSerifPro-Bold.ttf", "78041207a9c5166a82d41676d4c87f4c5ba4e1c13ac654e6e9e3538a5a0b0525"
    ),
    "title": _file(
        _SERIF, "files/SourceSerifPro-Black.ttf", "3eb2883217d013b370c4a69e467616dcb2075f40d8d5231285e0a83817481ad9"
    ),
    "icons": _file(
        fonticon_mdi7.__file__,
        "fonts/materialdesignicons-webfont.ttf",
        "a58ecb54f45eec1afadbc21314d1f0932cf009e5cbc7f3225d7e4a4e1b71ef6b",
    ),
}


@lru_cache(32)
def load(role: str, size: int) -> ImageFont.FreeTypeFont:
    """Load a font; the basic layout gives the same pixels whether or not Raqm is installed."""
    return ImageFont.truetype(FILES[role].path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(2048)
def length(string: str, role: str, size: int) -> int:
    """Measure the width of a string in whole pixels: its advance, or its ink where that reaches further."""
    font = load(role, size)
    left, _, right, _ = font.getbbox(string, anchor="ls")
    return math.ceil(max(font.getlength(string), right - min(0, left)))


@lru_cache(2048)
def fit(string: str, role: str, size: int, room: int) -> tuple[str, int]:
    """Shrink a string to a width, not under the smallest size, then cut it with an ellipsis; give string and size."""
    if room <= 0:
        return string, size
    while size > SMALLEST and length(string, role, size) > room:
        size -= 1
    whole = string
    while len(whole) > 1 and length(string, role, size) > room:
        whole = whole[:-1].rstrip()
        string = whole + ELLIPSIS
    return string, size


def first_fitting(strings: Sequence[str], role: str, room: int) -> str:
    """Choose the first string that fits a width at the smallest size, else the last: wordings from long to short."""
    return next((string for string in strings if length(string, role, SMALLEST) <= room), strings[-1])


def roomiest(string: str, size: int, room: int, roles: Sequence[str] = ("head", "body")) -> str:
    """Choose the first role in which a string keeps a size within a width, else the last: faces from wide to narrow."""
    return next((role for role in roles if length(string, role, size) <= room), roles[-1])


@lru_cache(512)
def wrapped(string: str, role: str, size: int, room: int) -> tuple[str, ...]:
    """Break a text into lines of a width; a longer word stands alone."""
    lines: list[str] = []
    for word in string.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and length(longer, role, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(256)
def _half_capital(role: str, size: int) -> int:
    """Text is centred on its capitals, so that words, numbers and icons share one axis."""
    return round(-load(role, size).getbbox("H", anchor="ls")[1] / 2)


@lru_cache(2048)
def mask(string: str, role: str, size: int, anchor: str) -> tuple[Image.Image, int, int]:
    """Render a string; give its mask and the offset of the mask from the anchor point."""
    font = load(role, size)
    left, top, right, bottom = (int(edge) for edge in font.getbbox(string, anchor=anchor + "s"))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(image).text((-left, -top), string, font=font, fill=255, anchor=anchor + "s")
    return image, left, top + _half_capital(role, size)


def fitted(text: Text) -> tuple[Image.Image, int, int]:
    """Render a text after fitting; give its mask and the offset of the mask from the text's point."""
    string, size = fit(text.string, text.role, text.size, text.room)
    return mask(string, text.role, size, text.anchor)


def extent(text: Text) -> Box:
    """Give the box that a text's ink covers."""
    image, left, top = fitted(text)
    return text.x + left, text.y + top, image.width, image.height


@lru_cache(4096)
def _known(character: str, role: str) -> bool:
    if character.isspace():
        return True
    font = load(role, SMALLEST)
    missing = font.getmask("\U0010ffff")
    glyph = font.getmask(character)
    return glyph.size != missing.size or bytes(glyph) != bytes(missing)


def printable(string: str, role: str = "head") -> str:
    """Drop the characters that the font cannot draw, such as emoji in a display name."""
    return " ".join("".join(c for c in string if c.isprintable() and _known(c, role)).split())
