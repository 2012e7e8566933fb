"""The handler for replays page by page: the words of a page are there at once, its picture follows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import structlog

from bot.tables.core.reading import SPECTATOR, Reading
from bot.tables.finished.replays import Board, Logged, Replays, read_log
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.own import Handler
from bot.tables.messages.alt_texts import plain
from bot.tables.messages.leaves import Leaf, leaf_panel, leaves
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Picture
from games.kernel.words import Words, clipped

log = structlog.get_logger()
Drawing = Callable[[], Awaitable[Picture | None]]


@dataclass(frozen=True, slots=True)
class PagedGame:
    """A game page by page, as what its reader may see of it."""

    logged: Logged
    pages: Sequence[Leaf]
    reading: Reading = SPECTATOR

    @property
    def boards(self) -> list[Board]:
        """Name the boards of all pages."""
        return [(page.version, self.reading.viewer(page.version)) for page in self.pages]


class LeafHandler:
    """Answer who goes through a finished game."""

    def __init__(self, context: HandlerContext, replays: Replays) -> None:
        self.context, self.registry, self.replays = context, context.registry, replays

    def verbs(self) -> dict[str, Handler]:
        """Name the presses that are answered here."""
        return {"leaf": self._turn}

    async def _turn(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Show a page; the first one comes as a message of its own, the others take its place."""
        now, texts = await self.context.finished_table(caller, component.table, Refusal("refused-not-over"))
        logged = await read_log(self.registry.store, now)
        pages = leaves(now, logged.entries, texts)
        number, _, way = component.value.partition(".")
        at = min(int(number) if number.isdecimal() else 0, len(pages) - 1)
        answer = await self.context.pictured(
            self.drawing(caller, PagedGame(logged, pages), at, texts),
            lambda picture: leaf_panel(now, pages, at, picture, texts),
        )
        return replace(answer, update=way != "open")

    def drawing(self, caller: Caller, game: PagedGame, at: int, texts: Words) -> Drawing:
        """Return what draws a page's board; refuse a user for whom too many have been drawn within the hour."""
        if not self.replays.is_drawn(game.logged.table, game.boards[at], texts):
            self.context.limits.spend(caller.user_id, "page")
        return partial(self._picture, game, at, texts)

    async def _picture(self, game: PagedGame, at: int, texts: Words) -> Picture | None:
        """Draw a page's board; a game that today's rules do not repeat is told without pictures."""
        try:
            image = await self.replays.leaf(game.logged, game.boards, at, texts)
        except Refusal:
            return None
        except Exception:
            log.exception("page of a replay failed", game=game.logged.table.row.game)
            return None
        lines = " ".join(game.pages[at].lines)
        alt = plain(texts.text("leaf-alt", number=at + 1, count=len(game.pages), lines=lines))
        return Picture("page.png", image, clipped(alt, 1024))
