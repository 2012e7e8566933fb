"""A user's own panel as an answer: at once without drawing, then with its picture and further notes.

A panel without a question says how many of the user's other tables have one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from bot.tables.core.about import CHOICE
from bot.tables.core.looks import Look, look_back, look_back_at, look_of
from bot.tables.core.outbox import Outbox
from bot.tables.handlers.context import Draw, HandlerContext, OwnSeat
from bot.tables.messages import seats
from bot.tables.messages.pictures import timely
from bot.tables.messages.seats import choice_panel
from bot.tables.messages.since import since_panel
from bot.tables.messages.waiting import with_next_table
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel, Picture
from bot.tables.stages.play import LateChoice
from games.kernel.errors import IllegalChoice, NotYourDecision
from storage.rows import EntryRow

LOOKS, LOOK_PAUSE = 40, 0.2
"""How often, and at which interval in seconds, to check whether computers have chosen."""


class OwnPanels:
    """Composes a user's own panel, as the answer to an act or a look."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry

    def compose(self, own: OwnSeat, picture: Picture | None = None, note: str = "", look: Look | None = None) -> Panel:
        """Compose the panel of a table, without drawing or queries."""
        panel = choice_panel(own.table, own.seat, picture, "", own.texts, note, look, own.manner)
        if own.seat in own.table.waiting_seats():
            return panel
        others = self.registry.queues.of(own.caller.user_id, own.table.id, self.registry.frozen)
        return with_next_table(panel, others, own.texts)

    def answer_next(self, own: OwnSeat, note: str, entry: EntryRow | None = None) -> Answer:
        """Show the present question and the effects of the new log entry, without drawing; the picture follows."""
        panel = self.compose(own, note=note, look=look_of(entry) if entry else None)
        if seats.waits(own.table, own.seat):
            return Answer(panel, update=True)  # it has no picture
        drawn: list[int] = []
        then = self._draw_later(own, note, drawn)
        return Answer(panel, update=True, then=then, follow=partial(self._catch_up, own, drawn))

    def answer_again(self, own: OwnSeat, note: str = "") -> Draw:
        """Show the panel of a table again; the message keeps its pictures."""

        async def answer() -> Answer:
            panel, keeps = self.compose(now, None, note, await self.look(now)), not seats.waits(now.table, now.seat)
            return Answer(panel, update=True, keep_pictures=keeps)

        now = replace(own, table=own.table.as_it_stands())
        return answer

    async def answer_in_place(self, own: OwnSeat, note: str = "") -> Answer:
        """Show the panel, with its picture, in place of another page."""
        return replace(await self.answer_drawn(await self.latest(own), note), update=True)

    async def answer_since(self, own: OwnSeat) -> Answer:
        """Show all that has happened since the user's last choice."""
        async with self.registry.store.read() as tx:
            look = await look_back(tx, own.table, own.seat)
        return Answer(since_panel(own.table, own.seat, look, own.texts))

    async def look(self, own: OwnSeat) -> Look | None:
        """Find what a user has not seen yet; nothing if the game is over."""
        if own.table.row.stage != "playing" and not own.table.is_alone:
            return None
        async with self.registry.store.read() as tx:
            return await look_back_at(tx, own.table, own.seat)

    def _draw_later(
        self, own: OwnSeat, note: str, drawn: list[int] | None = None
    ) -> Callable[[], Awaitable[Panel | None]]:
        """Show the question later, with its picture, however long that takes; note its version.

        A pressed message stays as it is if it shows something newer by then, or another one has replaced it.
        """

        async def draw() -> Panel | None:
            try:
                if own.table.is_alone:
                    await self._await_turn(own)
                now = await self.latest(own)
                panel, _ = await self._draw(now, note, None)
            except Refusal:
                return None  # the seat was handed on meanwhile
            if drawn is None:
                return panel  # a message of its own
            drawn.append(now.table.row.version)
            return None if await self._is_overtaken(own, drawn[0]) else panel

        return draw

    async def _is_overtaken(self, own: OwnSeat, version: int) -> bool:
        """Tell whether the pressed message shows or will show something newer than a version, or is replaced."""
        async with self.registry.store.read() as tx:
            panel = await tx.panels.by_message(own.caller.message_id or 0)
            left = [row for row in await tx.outbox.unsent(own.table.id) if (row.about, row.seat) == (CHOICE, own.seat)]
        if panel is None or panel.about != CHOICE:
            message_id = own.caller.message_id or 0
            return self.registry.order.is_gone(message_id)  # otherwise it is private, and nothing else changes it
        coming = any(row.upto >= version + (row.kind == "sync") for row in left)
        return not panel.live or panel.version > version or coming

    async def _catch_up(self, own: OwnSeat, drawn: list[int]) -> None:
        """Have the message edited once more if a newer edit overtook the slow edit with the picture."""
        if not drawn or not await self._is_overtaken(own, drawn[0]):
            return
        with suppress(Refusal):
            async with self.registry.table(own.table.id) as table, self.registry.store.write() as tx:
                await Outbox(tx, table, self.registry.clock.now()).enqueue_choice("sync", own.seat)
            self.registry.workers.deliver()

    async def _await_turn(self, own: OwnSeat) -> None:
        """Wait until computers have chosen at a table alone in private answers, which nothing edits later."""
        async with self.registry.store.read() as tx:
            if await tx.panels.by_message(own.caller.message_id or 0) is not None:
                return
        for _ in range(LOOKS):
            async with self.registry.table(own.table.id) as table:
                if table.row.stage != "playing" or own.seat in table.waiting_seats():
                    return
            await asyncio.sleep(LOOK_PAUSE)

    async def latest(self, own: OwnSeat) -> OwnSeat:
        """Return a seat with its present table; refuse a user whose seat was handed over meanwhile."""
        async with self.registry.table(own.table.id) as table:
            table.check_holder(own.caller.user_id, own.seat)
            return replace(own, table=table.as_it_stands())

    async def _draw(self, own: OwnSeat, note: str, patience: float | None) -> tuple[Panel, bool]:
        """Draw a seat's panel of a frozen table; return also whether its picture is still to come."""
        now, picture, late, look = own.table, None, False, await self.look(own)
        if look is not None and not seats.waits(now, own.seat):
            sight = await self.context.sight(own.caller)
            drawing = self.context.pictures.own(now, own.seat, own.texts, look.left, sight)
            picture, late = await timely(drawing, patience)
        return self.compose(own, picture, note, look), late

    async def answer_drawn(self, own: OwnSeat, note: str) -> Answer:
        """Answer with the present question; a slow picture follows later."""
        panel, late = await self._draw(own, note, self.context.pictures.prompt)
        return Answer(panel, then=self._draw_later(own, note) if late else None)

    def answer_too_late(self, own: OwnSeat, error: IllegalChoice) -> Answer:
        """Say in private which choice counted, with a button to the present question; change no question."""
        table, texts = own.table, own.texts
        if isinstance(error, LateChoice):
            said = seats.counted_choice_note(table, own.seat, str(error.fields["choice"]), error.asked_in, texts)
        else:
            said = "" if isinstance(error, NotYourDecision) else texts.text(error.key)
        return Answer(seats.stale_panel(table, own.seat, said, texts))
