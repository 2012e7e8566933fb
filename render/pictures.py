"""From a scene to PNG bytes, in the palette of its game. Only the processor is used; any thread may call.

The palettes of a game, for its pictures and for its films, are shipped beside its painter, or built by the process.
Building means to draw the whole contact sheet, which takes seconds and a hundred megabytes; the first picture after a
start would wait for it. `python -m render palette` writes what is shipped, and a test tells when that is out of date.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from render.paint import encode
from render.paint.draw import compose, paint
from render.paint.encode import RGB, Palette, build_palette, count_colours, named_colours
from render.paint.palette import rgb
from render.paint.scene import Scene
from render.painter import Painter, find_painter


def palette_of(key: str) -> encode.Palette:
    """Return the palette of a game's pictures."""
    return palettes_of(key).pictures


@lru_cache(32)
def draw(scene: Scene, key: str) -> bytes:
    """Draw a scene in its game's palette as PNG; a scene that was drawn a short while ago costs nothing."""
    return encode.png(compose(scene, palette_of(key)))


FILE = "palette.toml"
MAX_COLOURS, MIN_COLOURS = (
    255,
    128,
)  # colours of a film: an entry stays free for "unchanged", which makes the file six times smaller
LINE = 16  # colours on a line of the file


@dataclass(frozen=True)
class Palettes:
    """Hold the colours of a game's pictures, and of its films, which are drawn at half size."""

    pictures: Palette
    films: Palette


@lru_cache(16)
def palettes_of(key: str) -> Palettes:
    """Return a game's palettes: those shipped with its painter, or else built once per process."""
    painter = find_painter(key)
    return read_palettes(painter) or build(painter)


def build(painter: Painter) -> Palettes:
    """Build a game's palettes from its painter's contact sheet."""
    sheet = tuple(painter.contact_sheet())
    named = named_colours(sheet)
    whole: Counter[RGB] = Counter()
    half: Counter[RGB] = Counter()
    for scene in sheet:
        image = paint(scene)
        whole.update(count_colours(image))
        half.update(count_colours(image.reduce(2)))
    size = min(MAX_COLOURS, max(MIN_COLOURS, 2 * len(named)))
    return Palettes(build_palette(named, whole), build_palette(named, half, size))


def read_palettes(painter: Painter) -> Palettes | None:
    """Read the palettes that lie beside a painter; None if there are none."""
    file = _file(painter)
    if file is None or not file.is_file():
        return None
    found = tomllib.loads(file.read_text("utf-8"))
    return Palettes(_palette_of(found["pictures"]), _palette_of(found["films"]))


def write_palettes(painter: Painter) -> Path:
    """Build a game's palettes and write them beside its painter; return the file."""
    file = _file(painter)
    if not isinstance(file, Path):
        raise TypeError(f"the painter of {painter.key} lies in no folder")
    built = build(painter)
    lines = [f"# Built by `python -m render palette {painter.key}`; not to be edited.", ""]
    for name, palette in (("pictures", built.pictures), ("films", built.films)):
        lines += [f'{name} = """', *_lines_of(palette), '"""']
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return file


def _file(painter: Painter) -> Traversable | None:
    """Return the package of a game's palettes: that of its painter, if the painter belongs to the game."""
    package = sys.modules[type(painter).__module__].__package__
    return files(package) / FILE if package and package != __package__ else None


def _palette_of(colours: str) -> Palette:
    return Palette([rgb(f"#{colour}") for colour in colours.split()])


def _lines_of(palette: Palette) -> Iterator[str]:
    for start in range(0, len(palette.colours), LINE):
        yield " ".join("{:02X}{:02X}{:02X}".format(*colour) for colour in palette.colours[start : start + LINE])
