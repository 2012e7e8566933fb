"""The interface of a game's painter, and its input beside the view."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Generic, Protocol

from games.kernel.catalogue import find
from games.kernel.state import S_contra
from games.kernel.words import Words
from render.jobs import LEVEL, short_names
from render.paint.emoji import Drawing
from render.paint.fonts import printable
from render.paint.scene import Scene, stacked

TALLEST = 0.9
"""How high the picture of a question may be, for its width: more leaves no room for the question on a phone."""
NUMBERED = re.compile(r"(.*?) (\d+)")


@dataclass(frozen=True)
class Legend:
    """Tell a painter how people and texts read, and which seats are `asked` now.

    Which of them have answered stands in no picture: it changes while the picture stays. `material_id` names the set of
    components that pictures without a view show; empty for the one that comes with the game.
    """

    names: tuple[str, ...]
    texts: Words
    asked: tuple[int, ...] = ()
    material_id: str = ""

    @property
    def locale(self) -> str:
        """Name the language of the picture."""
        return self.texts.locale

    @cached_property
    def words(self) -> Words:
        """Give the texts of the picture, with the names of the seats as they are drawn."""
        return self.texts.naming(self._printable_names)

    @cached_property
    def _printable_names(self) -> tuple[str, ...]:
        return tuple(printable(name) or str(seat + 1) for seat, name in enumerate(short_names(self.names)))

    def name(self, seat: int) -> str:
        """Give a seat's name as far as the fonts can draw it, or its number if nothing is left."""
        return self._printable_names[seat]

    @cached_property
    def marks(self) -> tuple[str, ...]:
        """Give for each seat what the name that is drawn leaves out: that it is a computer, and its level."""
        if self.names == short_names(self.names):
            return ("",) * len(self.names)
        return tuple(mark[1] if mark else "" for mark in map(LEVEL.search, self.names))

    def letter(self, seat: int) -> str:
        """Give the sign on a seat's token: a letter or digit, and the number where names differ by nothing else."""
        return self._signs[seat]

    @cached_property
    def _signs(self) -> tuple[str, ...]:
        numbered = [_split_number(name) for name in self._printable_names]
        shared = Counter(stem for stem, _ in numbered)
        return tuple(_sign(stem, number if shared[stem] > 1 else "") for stem, number in numbered)


def _split_number(name: str) -> tuple[str, str]:
    """Part a name from the number that the lobby gives the second of equal names, and computers: the first has none."""
    stem = LEVEL.sub("", name)
    found = NUMBERED.fullmatch(stem)
    return (found[1], found[2]) if found else (stem, "1")


def _sign(stem: str, number: str) -> str:
    """Give the first letter or digit with the number; of a name without any the number, or its first character."""
    letter = next((c for c in stem if c.isalnum()), "").upper()[:1]
    return letter + number or stem[0]


class Painter(Protocol[S_contra]):
    """Turn views of one game into scenes; hidden components stay hidden because the view lacks them."""

    key: str
    tallest: float

    def board(self, view: S_contra, legend: Legend) -> Scene:
        """Draw the board as this viewer may see it; boards that are posted take the spectator's view."""
        ...

    def hand(self, view: S_contra, seat: int, legend: Legend) -> Scene | None:
        """Draw what this seat holds, for its own eyes; None if there is nothing to hold."""
        ...

    def table(self, view: S_contra, seat: int, legend: Legend) -> Scene | None:
        """Draw what of the table this seat needs to decide and its hand does not show; it is put below the hand.

        None if the seat is not asked, or the hand shows it all.
        """
        ...

    def score(self, view: S_contra, legend: Legend) -> Scene | None:
        """Draw the final score sheet; None before the end."""
        ...

    def holdings(self, views: Sequence[S_contra], legend: Legend) -> Scene | None:
        """Draw in one picture what every seat held and had built when the game stopped, each seat from its own view.

        An abandoned game may stop anywhere and has no result.
        """
        ...

    def cover(self, legend: Legend) -> Scene | None:
        """Draw the game's title picture; None if there is none. Names play no part."""
        ...

    def chapter(self, key: str, legend: Legend) -> Scene | None:
        """Illustrate a chapter of the rulebook; None if there is nothing to show. Names play no part."""
        ...

    def contact_sheet(self) -> Sequence[Scene]:
        """Show every sprite in every colour, as the source of the game's palette."""
        ...


class BasePainter(Generic[S_contra]):
    """Draw nothing of what a game need not illustrate; painters extend this class and list their `chapters`.

    `emojis` are drawings of the game's pieces by name, for messages; they need no legend.
    """

    chapters: Mapping[str, Callable[[Legend], Scene]] = MappingProxyType({})
    tallest: float = TALLEST
    emojis: Mapping[str, Drawing] = MappingProxyType({})

    def table(self, view: S_contra, seat: int, legend: Legend) -> Scene | None:
        """Draw nothing of the table beside the choice."""
        return None

    def holdings(self, views: Sequence[S_contra], legend: Legend) -> Scene | None:
        """Draw nothing of what was held."""
        return None

    def cover(self, legend: Legend) -> Scene | None:
        """Draw no title picture."""
        return None

    def chapter(self, key: str, legend: Legend) -> Scene | None:
        """Illustrate a chapter of the rulebook."""
        return self.chapters[key](legend) if key in self.chapters else None


def own_picture(painter: Painter[S_contra], view: S_contra, seat: int, legend: Legend) -> Scene | None:
    """Draw a seat's own picture: what it holds, and below that what it needs of the table to decide."""
    hand, table = painter.hand(view, seat, legend), painter.table(view, seat, legend)
    return stacked(hand, table) if hand and table else hand or table


GROUP = "kontor.painters"
PLAIN = EntryPoint("plain", "render.plain:PlainPainter", GROUP)
"""The entry point of the plain painter, for games without one; its module imports this one."""


@functools.cache
def find_painter(key: str) -> Painter:
    """Return a game's painter, or the plain one if it has none; raise UnknownGame with the known keys."""
    game = find(key)
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    painter: Painter = found[key].load() if key in found else PLAIN.load()(game)
    return painter
