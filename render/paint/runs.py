"""A text cut into runs of one font each, in the order in which they stand from left to right."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.kernel.clusters import ISOLATE, JOINER, POP, RIGHT_TO_LEFT, is_tag
from render.paint import fallback
from render.paint.fallback import Face

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
        return self.string[::-1] if self.leftward and not fallback.shapes_letters() else self.string

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
    """Add a letter to the last run where it has the same font; marks stay with the letter they stand on."""
    last = done[-1] if done else Run("")
    mark = bool(done) and _is_joined(last.string, letter)
    face = last.face if mark else None if knows(letter) else fallback.face_for(letter)
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
