"""Fonts for letters that Kontor's own lack, and texts cut into runs of one font each, from left to right.

Such a font is an installed one that fontconfig finds, else a packaged one.
"""

from __future__ import annotations

import importlib.resources
import re
import shutil
import subprocess
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import ImageFont, features

from games.clusters import ISOLATE, JOINER, POP, RIGHT_TO_LEFT, is_tag

PACKAGED = "manimgx_fonts"  # Noto Sans for a score of scripts, symbols, and emoji in one colour
LOADABLE = {".ttf", ".otf", ".ttc", ".otc"}
BOLD, FONTCONFIG_BOLD = 700, 200
EMOJI = 0x1F000  # from here on a picture is meant, and an emoji font draws it better than a text font
COLOUR_SIZE = 109  # the one size that Noto Color Emoji has
NEVER = "\U0010ffff"  # no font has a glyph for it


class Face(NamedTuple):
    """Name a font: its file, its number within that, and whether it is one of bitmaps in colour."""

    path: str
    number: int = 0
    colour: bool = False


class _Listed(NamedTuple):
    path: str
    number: int
    family: str
    weight: float

    def rank(self, *, emoji: bool) -> tuple[bool, bool, bool, bool, float, int, str, int]:
        """Sort first what suits Kontor's bold sans serif; of the Chinese and Japanese forms one, or names mix."""
        odd = ("Mono" in self.family, "CJK" in self.family and not self.family.endswith("JP"))
        like = ("Emoji" in self.family) if emoji else self.family.startswith("Noto Sans")
        exact = "Condensed" in self.family
        return not like, *odd, exact, abs(self.weight - FONTCONFIG_BOLD), len(self.family), self.path, self.number


@lru_cache(1)
def shapes_letters() -> bool:
    """Tell whether Pillow can join and order letters: it ships Raqm, which needs the system's FriBidi."""
    return bool(features.check("raqm"))


@lru_cache(32)
def load(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Load a fallback font at a size; a font of bitmaps has one size and is scaled when drawn."""
    engine = ImageFont.Layout.RAQM if shapes_letters() else ImageFont.Layout.BASIC
    font = ImageFont.truetype(face.path, COLOUR_SIZE if face.colour else size, face.number, layout_engine=engine)
    if "[" in Path(face.path).name:
        font.set_variation_by_axes([BOLD])
    return font


def has(font: ImageFont.FreeTypeFont, character: str) -> bool:
    """Tell whether a font draws a character otherwise than one that no font has."""
    missing, glyph = font.getmask(NEVER), font.getmask(character)
    return glyph.size != missing.size or bytes(glyph) != bytes(missing)


@lru_cache(4096)
def face_for(character: str) -> Face | None:
    """Find the fallback font of a character; None if there is none."""
    return next((face for face in (*_installed_faces(character), *_packaged_faces()) if _draws(face, character)), None)


@lru_cache(4096)
def _draws(face: Face, character: str) -> bool:
    try:
        return has(load(face, 32), character)
    except (OSError, ValueError):  # a broken file, or a font of bitmaps of another size
        return False


def _installed_faces(character: str) -> Iterator[Face]:
    emoji = ord(character) >= EMOJI
    listed = sorted(_list_fonts(character), key=lambda font: font.rank(emoji=emoji))
    for font in listed[:3]:
        yield Face(font.path, font.number, "Color Emoji" in font.family)


def _list_fonts(character: str) -> Iterator[_Listed]:
    """Ask fontconfig which fonts have a character; slim machines have no fontconfig."""
    program = shutil.which("fc-list")
    if program is None:
        return
    form, wanted = "%{file}\t%{index}\t%{family[0]}\t%{weight}\n", f":slant=0:charset={ord(character):x}"
    try:
        found = subprocess.run(  # noqa: S603 - nothing of it comes from outside but a code point
            [program, "-f", form, wanted], capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return
    for line in found.stdout.splitlines():
        path, index, family, weight = line.split("\t")
        if Path(path).suffix.lower() in LOADABLE and index.isdecimal() and int(index) < 1 << 16:
            yield _Listed(path, int(index), family, float(weight) if weight.isdecimal() else 0)


@lru_cache(1)
def _packaged_faces() -> tuple[Face, ...]:
    """List the packaged fonts: upright ones, text before symbols and emoji last."""
    folder = importlib.resources.files(PACKAGED)
    names = [entry.name for entry in folder.iterdir() if entry.name.endswith(".ttf") and "Italic" not in entry.name]
    return tuple(Face(str(folder / name)) for name in sorted(names, key=lambda name: ("Emoji" in name, name)))


# Runs


Knows = Callable[[str], bool]


class Run(NamedTuple):
    """Letters of one font; without a face they are set in Kontor's own."""

    string: str
    face: Face | None = None

    @property
    def leftward(self) -> bool:
        """Tell whether these letters are read from right to left."""
        return any(unicodedata.bidirectional(c) in RIGHT_TO_LEFT for c in self.string)

    @property
    def visual(self) -> str:
        """Give the letters in the order in which the font draws them; without Raqm they are reversed here, unjoined."""
        return self.string[::-1] if self.leftward and not shapes_letters() else self.string

    def with_spaces_swapped(self) -> Run:
        """Move the spaces on each side to the other, for a number in a name that is read from right to left."""
        word = self.string.strip()
        before, _, after = self.string.partition(word) if word else (self.string, "", "")
        return Run(after + word + before, self.face)


def runs(string: str, knows: Knows) -> tuple[Run, ...]:
    """Cut a text into runs. A sentence runs from left to right, names within it their own way.

    A name that is isolated changes nothing beside it: a number after it stays on its right.
    """
    pieces = re.split(f"[{ISOLATE}{POP}]", string)
    return tuple(run for piece in pieces if piece for run in _runs(piece, knows))


def _runs(string: str, knows: Knows) -> tuple[Run, ...]:
    cut: list[Run] = []
    for letter in string:
        cut = _with(cut, letter, knows)
    found = _join_across_spaces(cut)
    if any(run.leftward for run in found) and not any(unicodedata.bidirectional(c) == "L" for c in string):
        return tuple(run if run.leftward else run.with_spaces_swapped() for run in reversed(found))
    return tuple(found)


def _with(done: list[Run], letter: str, knows: Knows) -> list[Run]:
    """Add a letter to the last run if it has the same font; marks stay with the letter they stand on."""
    last = done[-1] if done else Run("")
    mark = bool(done) and _is_joined(last.string, letter)
    face = last.face if mark else None if knows(letter) else face_for(letter)
    if done and face == last.face:
        return [*done[:-1], Run(last.string + letter, face)]
    return [*done, Run(letter, face)]


def _is_joined(before: str, letter: str) -> bool:
    joined = letter == JOINER or before.endswith(JOINER) or is_tag(letter)
    return joined or bool(unicodedata.combining(letter)) or unicodedata.category(letter) in ("Mn", "Mc", "Sk")


def _join_across_spaces(found: Sequence[Run]) -> list[Run]:
    """Join words that are read from right to left across the space between them: they stand in one line."""
    joined: list[Run] = []
    for run in found:
        between = joined[-1:] and joined[-1].face is None and not any(map(str.isalnum, joined[-1].string))
        if len(joined) > 1 and between and run.leftward and joined[-2].leftward and joined[-2].face == run.face:
            first, gap = joined[-2:]
            joined[-2:] = [Run(first.string + gap.string + run.string, run.face)]
        else:
            joined.append(run)
    return joined
