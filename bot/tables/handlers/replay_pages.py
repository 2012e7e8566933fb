"""The handler for replays page by page: a page's text comes at once, its picture follows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from weakref import WeakValueDictionary

import structlog

from bot.tables.core.log_access import SPECTATOR, Reading
from bot.tables.finished.replays import Board, Logged, Replays, read_log
from bot.tables.handlers.branches import BranchHandler, has_played
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.handlers.discussion import DiscussionHandler
from bot.tables.messages.page_acts import discuss_button, try_button
from bot.tables.messages.pages import Leaf, leaf_panel, leaves
from bot.tables.messages.pictures import plain
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_number
from bot.tables.ports.panel import Answer, Picture
from games.kernel.words import Words, clipped

log = structlog.get_logger()
AHEAD, BEHIND = 5, 2
"""How many pages to draw, beginning with the wanted one, and how many before it."""
Drawing = Callable[[], Awaitable[Picture | None]]


@dataclass(frozen=True, slots=True)
class PagedGame:
    """A game page by page, as its reader may see it; `backward` if they go from the last page to the first."""

    logged: Logged
    pages: Sequence[Leaf]
    reading: Reading = SPECTATOR
    backward: bool = False

    def boards(self, at: int) -> list[Board]:
        """Return the boards of a page, of the next ones in the reader's direction, and of those just before."""
        near = [at + (-way if self.backward else way) for way in (*range(AHEAD), *range(-1, -BEHIND - 1, -1))]
        versions = [self.pages[place].version for place in near if 0 <= place < len(self.pages)]
        return [(version, self.reading.viewer(version)) for version in versions]


class ReplayPagesHandler:
    """Page through a finished game."""

    def __init__(self, context: HandlerContext, replays: Replays) -> None:
        self.context, self.registry, self.replays = context, context.registry, replays
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.verbs: dict[str, Handler] = {
            "leaf": self._turn,
            **BranchHandler(context).verbs,
            **DiscussionHandler(context).verbs,
        }

    async def _turn(self, press: Press) -> Answer:
        """Show a page; the first one comes as a message of its own, the others take its place."""
        now, texts = await self.context.finished_table(press.caller, press.table_id, Refusal("refused-not-over"))
        logged = await read_log(self.registry.store, now)
        pages = leaves(now, logged.entries, texts)
        number, _, way = press.component.value.partition(".")
        at = min(read_number(number) or 0, len(pages) - 1)
        async with self.registry.store.read() as tx:
            own = await has_played(tx, now, press.caller.user_id)
        over = pages[at].version == pages[-1].version and now.row.stage == "ended"
        further = [try_button(now, at, texts)] if own and not over else []
        if not now.is_alone and now.seat_of(press.caller.user_id) is not None:
            further.append(discuss_button(now, at, texts))
        answer = await self.context.pictured(
            self.drawing(press.caller, PagedGame(logged, pages), at, texts),
            lambda picture: leaf_panel(now, pages, at, picture, texts, tuple(further)),
        )
        return replace(answer, update=way != "open")

    def drawing(self, caller: Caller, game: PagedGame, at: int, texts: Words) -> Drawing:
        """Return a function that draws a page's board; refuse a user who has had too many drawn within the hour."""
        if not self.replays.is_drawn(game.logged.table, game.boards(at)[0], texts):
            self.context.limits.spend(caller.user_id, "page")
        return partial(self._in_turn, caller.user_id, partial(self._picture, game, at, texts))

    async def _in_turn(self, user_id: int, draw: Drawing) -> Picture | None:
        """Draw one page of a user at a time, so that a user who turns many pages does not block the renderer."""
        turn = self._turns.setdefault(user_id, asyncio.Lock())
        async with turn:
            return await draw()

    async def _picture(self, game: PagedGame, at: int, texts: Words) -> Picture | None:
        """Draw a page's board; without pictures if today's rules cannot repeat the game."""
        try:
            image = await self.replays.leaf(game.logged, game.boards(at), texts)
        except Refusal:
            return None
        except Exception:
            log.exception("page of a replay failed", game=game.logged.table.row.game)
            return None
        lines = " ".join(game.pages[at].lines)
        alt = plain(texts.text("leaf-alt", number=at + 1, count=len(game.pages), lines=lines))
        return Picture("page.png", image, clipped(alt, 1024))
