"""What a game's painter must offer, and what it is told beside the view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

from games.kernel.words import Words
from render.paint.fonts import printable
from render.paint.scene import Scene


@dataclass(frozen=True)
class Caption:
    """Say how a table's people and texts shall read, and which seats are `asked` now.

    Which of them have answered stands in no picture: it changes while the picture stays.
    """

    names: tuple[str, ...]
    words: Words
    asked: tuple[int, ...] = ()

    @property
    def locale(self) -> str:
        """Name the language of the picture."""
        return self.words.locale

    def name(self, seat: int) -> str:
        """Give a seat's name as far as the fonts can draw it, or its number where nothing is left."""
        return printable(self.names[seat]) or str(seat + 1)

    def letter(self, seat: int) -> str:
        """Give the letter on a seat's token: the first letter or digit of the name."""
        name = self.name(seat)
        return next((c for c in name if c.isalnum()), name[0]).upper()[0]


class Painter(Protocol):
    """Turn views of one game into scenes; hidden components stay hidden because the view lacks them."""

    key: str

    def board(self, view: Any, table: Caption) -> Scene:
        """Draw the board as this viewer may see it; boards that are posted take the spectator's view."""
        ...

    def hand(self, view: Any, seat: int, table: Caption) -> Scene | None:
        """Draw what this seat holds, for its own eyes; None where there is nothing to hold."""
        ...

    def score(self, view: Any, table: Caption) -> Scene | None:
        """Draw the final score sheet; None before the end."""
        ...

    def cover(self, table: Caption) -> Scene | None:
        """Draw the game's title picture; None where there is none. Names play no part."""
        ...

    def chapter(self, key: str, table: Caption) -> Scene | None:
        """Illustrate a chapter of the rulebook; None where there is nothing to show. Names play no part."""
        ...

    def contact_sheet(self) -> Sequence[Scene]:
        """Show every sprite in every colour, as the source of the game's palette."""
        ...


class BasePainter:
    """Leave out what a game need not illustrate; painters extend it, and name what draws their chapters."""

    chapters: Mapping[str, Callable[[Caption], Scene]] = MappingProxyType({})

    def cover(self, table: Caption) -> Scene | None:
        """Draw no title picture."""
        return None

    def chapter(self, key: str, table: Caption) -> Scene | None:
        """Illustrate a chapter of the rulebook."""
        return self.chapters[key](table) if key in self.chapters else None
