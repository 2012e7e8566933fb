"""Fonts and the measuring of text. This is the only place that loads a font."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import font_source_sans_pro
import font_source_serif_pro
import fonticon_mdi7
from PIL import Image, ImageDraw, ImageFont

from games.clusters import ISOLATE, POP, clusters
from render.paint import fallback
from render.paint.fallback import Run, runs
from render.paint.scene import Box, Text


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


SMALLEST = 22
NARROWEST = 0.75
"""How far a text is pressed together before it is cut."""
ELLIPSIS = "…"


@lru_cache(32)
def load(role: str, size: int) -> ImageFont.FreeTypeFont:
    """Load a font; the basic layout gives the same pixels whether or not Raqm is installed."""
    return ImageFont.truetype(FILES[role].path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(2048)
def length(string: str, role: str, size: int) -> int:
    """Measure the width of a string in whole pixels: its advance, or its ink where that reaches further."""
    return sum(_width(run, role, size) for run in _runs(string, role))


def _width(run: Run, role: str, size: int) -> int:
    font, scale = _font(run, role, size)
    left, _, right, _ = font.getbbox(run.visual, anchor="ls")
    return math.ceil(max(font.getlength(run.visual), right - min(0, left)) * scale)


def _font(run: Run, role: str, size: int) -> tuple[ImageFont.FreeTypeFont, float]:
    """Choose a run's font, and the scale at which it is drawn."""
    if run.face is None:
        return load(role, size), 1
    return fallback.load(run.face, size), size / fallback.COLOUR_SIZE if run.face.colour else 1


@lru_cache(2048)
def _runs(string: str, role: str) -> tuple[Run, ...]:
    """Cut a string into runs of one font; nearly every string is in Kontor's own."""
    if role == "icons" or all(_has_letter(character, role) for character in string):
        return (Run(string),)
    return runs(string, lambda character: _has_letter(character, role))


@lru_cache(2048)
def fit(string: str, role: str, size: int, room: int, narrowest: float = 1) -> tuple[str, int]:
    """Return string and size to fit a width: smaller down to the smallest size, then cut with an ellipsis.

    If the caller can condense letters, `narrowest` says how far; then less is cut.
    """
    if room <= 0:
        return string, size
    while size > SMALLEST and length(string, role, size) > room:
        size -= 1
    whole = list(clusters(string))
    while len(whole) > 1 and length(string, role, size) * narrowest > room:
        string = "".join(whole := whole[:-1]).rstrip() + ELLIPSIS
    return string, size


def fits(string: str, role: str, size: int, room: int) -> bool:
    """Tell whether a string of a size keeps a width."""
    return length(string, role, size) <= room


def first_fitting(strings: Sequence[str], role: str, room: int) -> str:
    """Choose from wordings, long to short, the first that fits a width at the smallest size; else the last."""
    return next((string for string in strings if length(string, role, SMALLEST) <= room), strings[-1])


def roomiest(string: str, size: int, room: int, roles: Sequence[str] = ("head", "body")) -> str:
    """Choose from font roles, wide to narrow, the first in which a string fits a width at this size; else the last."""
    return next((role for role in roles if length(string, role, size) <= room), roles[-1])


@lru_cache(512)
def wrap(string: str, role: str, size: int, room: int) -> tuple[str, ...]:
    """Break a text into lines of a width; a longer word stands alone."""
    lines: list[str] = []
    for word in string.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and length(longer, role, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def lines(string: str, role: str, size: int, room: int, most: int) -> tuple[tuple[str, ...], int]:
    """Break a text into at most so many lines, and give their size: first smaller, then as if its letters were narrow.

    Each line is drawn with this room, so that a text that is still too long is seen to be cut.
    """
    while size > SMALLEST and len(wrap(string, role, size, room)) > most:
        size -= 1
    found = wrap(string, role, size, room)
    if len(found) <= most:
        return found, size
    found = wrap(string, role, size, int(room / NARROWEST))
    if len(found) <= most:
        return found, size
    return (*found[: most - 1], " ".join(found[most - 1 :])), size


@lru_cache(256)
def _half_capital(role: str, size: int) -> int:
    """Text is centred on its capitals, so that words, numbers and icons share one axis."""
    return round(-load(role, size).getbbox("H", anchor="ls")[1] / 2)


class Print(NamedTuple):
    """A rendered string: its mask, the mask's offset from the anchor point, and coloured emoji with their offsets."""

    mask: Image.Image
    left: int
    top: int
    colours: tuple[tuple[Image.Image, int, int], ...] = ()


@lru_cache(2048)
def mask(string: str, role: str, size: int, anchor: str) -> Print:
    """Render a string; the offset of the mask is counted from the anchor point."""
    found = _runs(string, role)
    if found != (Run(string),):
        return _set_runs(found, role, size, anchor)
    font = load(role, size)
    left, top, right, bottom = (int(edge) for edge in font.getbbox(string, anchor=anchor + "s"))
    image = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(image).text((-left, -top), string, font=font, fill=255, anchor=anchor + "s")
    return Print(image, left, top + _half_capital(role, size))


def _set_runs(found: Sequence[Run], role: str, size: int, anchor: str) -> Print:
    """Set runs of several fonts side by side on one line; a letter alone is a sign and centred as it is inked."""
    widths = [_width(run, role, size) for run in found]
    image, base = Image.new("L", (sum(widths), 3 * size)), 2 * size
    colours: list[tuple[Image.Image, int, int]] = []
    start = {"l": 0, "m": sum(widths) // 2, "r": sum(widths)}[anchor]
    for run, width, x in zip(found, widths, accumulate(widths, initial=0), strict=False):
        if run.face and run.face.colour:
            picture = _emoji(run, size, width)
            colours.append((picture, x - start, -picture.height // 2))
            continue
        font, _ = _font(run, role, size)
        left = min(0, int(font.getbbox(run.visual, anchor="ls")[0]))
        ImageDraw.Draw(image).text((x - left, base), run.visual, font=font, fill=255, anchor="ls")
    top, bottom = (image.getbbox() or (0, base - 1, 0, base))[1::2]
    inked = image.crop((0, top, image.width, bottom))
    alone = len(found) == 1 and len(found[0].string) == 1
    above = -(inked.height // 2) if alone else top - base + _half_capital(role, size)
    return Print(inked, -start, above, tuple(colours))


def _emoji(run: Run, size: int, width: int) -> Image.Image:
    """Draw emoji in their own colours, at the height of the letters beside them."""
    font, _ = _font(run, "body", size)
    left, top, right, bottom = (int(edge) for edge in font.getbbox(run.visual, anchor="ls"))
    image = Image.new("RGBA", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(image).text((-left, -top), run.visual, font=font, embedded_color=True, anchor="ls")
    return image.resize((width, max(1, round(width * image.height / image.width))), Image.Resampling.LANCZOS)


def shown(text: Text) -> tuple[str, int]:
    """Return what of a text is drawn, and its size."""
    return fit(text.string, text.role, text.size, text.room, NARROWEST)


def fit_and_render(text: Text) -> Print:
    """Render a text after fitting; the offset of the mask is counted from the text's point."""
    string, size = shown(text)
    width = length(string, text.role, size)
    if 0 < text.room < width:
        return narrowed(string, text.role, size, text.anchor, text.room / width)
    return mask(string, text.role, size, text.anchor)


@lru_cache(512)
def narrowed(string: str, role: str, size: int, anchor: str, share: float) -> Print:
    """Press the letters of a string together, to a share of their width."""
    ink = mask(string, role, size, anchor)

    def narrow(image: Image.Image) -> Image.Image:
        return image.resize((max(1, int(image.width * share)), image.height), Image.Resampling.LANCZOS)

    colours = tuple((narrow(image), round(left * share), top) for image, left, top in ink.colours)
    return Print(narrow(ink.mask), round(ink.left * share), ink.top, colours)


def extent(text: Text) -> Box:
    """Give the box that a text's ink covers."""
    ink = fit_and_render(text)
    tops = [ink.top, *(top for _, _, top in ink.colours)]
    bottoms = [ink.top + ink.mask.height, *(top + image.height for image, _, top in ink.colours)]
    return text.x + ink.left, text.y + min(tops), ink.mask.width, max(bottoms) - min(tops)


@lru_cache(4096)
def _has_letter(character: str, role: str) -> bool:
    return character.isspace() or fallback.has(load(role, SMALLEST), character)


def printable(string: str, role: str = "head") -> str:
    """Write letters of fancy forms plainly, and drop what neither the font nor a fallback can draw."""
    plain = unicodedata.normalize("NFKC", string)
    return " ".join("".join(_printable(cluster, role) for cluster in clusters(plain)).split())


def _printable(cluster: str, role: str) -> str:
    """Keep an emoji with all that is joined to it where that can be drawn as one."""
    face = None if _has_letter(cluster[0], role) else fallback.face_for(cluster[0])
    if face is not None and face.colour and fallback.shapes_letters():
        return cluster
    return "".join(c for c in cluster if c in (ISOLATE, POP) or (c.isprintable() and _drawable(c, role)))


def _drawable(character: str, role: str) -> bool:
    if unicodedata.name(character, "").startswith("VARIATION SELECTOR"):
        return False
    return _has_letter(character, role) or fallback.face_for(character) is not None
