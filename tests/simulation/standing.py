"""Invariants of tables: memory equals the database, clocks run, boards agree, awaited users can press something."""

from __future__ import annotations

import re
from typing import Any

from bot.api import payload
from bot.practice.rules.components import text_of
from bot.practice.world.world import DM
from bot.tables.clocks.deadlines import is_halted, seats_with_clock
from bot.tables.core.about import BOARD, TIMES
from bot.tables.core.table import Table, load, state_of
from bot.tables.ports.panel import Panel
from bot.tables.running.service import Service
from games.kernel.saving import dump_state
from storage.rows import DeliveryRow, PanelRow
from tests.simulation.evidence import LATE, Evidence, Violation
from tests.simulation.machine import pictured
from tests.wire.seen import controls, text

OF_SEATS = ("choose", "pick", "whole", "form", "parts", "group", "change", "hand", "wish", "wishes", "note")
"""Verbs of controls that only the user of a seat may see."""
ANSWERS = ("choose", "pick", "whole")
PLAYED = ("move", *OF_SEATS)
SHORTENED = "-# … "
"""The beginning of a board that leaves out earlier news."""
MARKUP = re.compile(r"<a?:\w+:\d+> ?|</([\w ]+):\d+>| \([^()]*<t:\d+:\w>\)|<t:\d+:\w>|\n<@\d+>")
"""Parts that may differ: ids of emojis and commands, times, which may be outdated, and mentions."""


class Standing:
    """Checks each running table while no request is under way."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence

    @property
    def _service(self) -> Service:
        """Return the running bot's service."""
        kontor = self.evidence.simulation.kontor
        assert kontor is not None
        return kontor.service

    async def at_rest(self) -> None:
        """Check all running tables."""
        self._check_messages()
        for (table_id,) in self.evidence.rows("SELECT table_id FROM tables WHERE stage = 'playing'"):
            if self.evidence.is_frozen(table_id):
                continue
            async with self._service.registry.table(table_id) as table:
                await self._check_memory(table)
                self._check_clocks(table)
                self._check_going_on(table)
                live = table.as_it_stands()
            if not table.is_alone and not self._has_queued(table_id):
                await self._check_boards(live)

    def _has_queued(self, table: str) -> bool:
        query = "SELECT 1 FROM outbox WHERE table_id = ? AND kind NOT IN ('delete', 'return')"
        return bool(self.evidence.rows(query, table))

    def _check_messages(self) -> None:
        """Check that the bot has stored each board and question that it posted, and that users see only their seats."""
        world = self.evidence.simulation.core.world
        query = "SELECT message_id FROM panels UNION SELECT lobby_message_id FROM tables"
        known = {str(row[0]) for row in self.evidence.rows(query)}
        for message in world.messages.values():
            if message.author != world.bot.id or not message.nonce:
                continue
            presses = [press for press, _ in controls({"components": message.components})]
            if message.id not in known and any(press.table and press.verb in PLAYED for press in presses):
                raise Violation(f"the bot does not know of {message.id}: {text(vars(message))[:200]}")
            channel = world.channels[message.channel_id]
            for press in presses if channel.type == DM else ():
                if press.seat is not None and press.verb in OF_SEATS:
                    self._check_holder(press.table, press.seat, int(channel.recipient or 0))

    def _check_holder(self, table: str, seat: int, reader: int) -> None:
        query = """SELECT user_id FROM seats JOIN tables USING (table_id)
            WHERE table_id = ? AND seat = ? AND stage = 'playing'"""
        for (user,) in self.evidence.rows(query, table, seat):
            if user != reader and not self._has_queued(table):
                raise Violation(f"{reader} has kept the controls of seat {seat} at {table}, which is {user}'s")

    async def _check_memory(self, table: Table) -> None:
        """Check that a new process would load the same table from the database."""
        async with self._service.registry.store.read() as tx:
            stored = await load(tx, table.id)
        assert stored is not None
        pairs = zip(facts(table), facts(stored), strict=True)
        if different := [(ours, theirs) for ours, theirs in pairs if ours != theirs]:
            raise Violation(f"{table.id} is in memory, but not stored: {different}")

    def _check_clocks(self, table: Table) -> None:
        """Check that a clock runs for each awaited user, and that no clock is overdue."""
        if set(table.clocks) != set(seats_with_clock(table)):
            raise Violation(f"{table.id} waits for {seats_with_clock(table)}, but has clocks for {set(table.clocks)}")
        for clock in table.clocks.values():
            if is_halted(self._service.registry, table):
                continue
            if clock.ring_at is None:
                raise Violation(f"the clock of seat {clock.seat} at {table.id} stands still: {clock}")
            if clock.ring_at < self.evidence.now - LATE:
                raise Violation(f"the clock of seat {clock.seat} at {table.id} has not rung since {clock.ring_at}")

    def _check_going_on(self, table: Table) -> None:
        """Check that each awaited user can press something, unless the table rests because all users are away."""
        if table.is_resting() or (table.row.asked_at or 0) > self.evidence.now - LATE:
            return
        if not table.waiting_seats():
            raise Violation(f"{table.id} waits for nobody")
        for seat in table.waiting_seats():
            if table.seats[seat].user_id is None:
                raise Violation(f"{table.id} waits for the computer of seat {seat}")
            self._check_question(table, str(table.seats[seat].user_id))

    def _check_question(self, table: Table, user: str) -> None:
        """Check that an awaited user sees controls for choosing, at a table alone perhaps in a private answer."""
        query = "SELECT message_id FROM panels WHERE table_id = ? AND live"
        shown = {str(row[0]) for row in self.evidence.rows(query, table.id)}
        private = table.is_alone and not shown
        leading = (*PLAYED, "again")  # *More* replaces the question and can lead back to it
        for message in self.evidence.simulation.core.world.visible_to(user):
            if message.id in shown or (private and message.only_for == user):
                presses = [press for press, _ in controls({"components": message.components})]
                if any(press.verb in leading and press.table == table.id for press in presses):
                    return
        raise Violation(f"{table.id} waits for {user}, who sees nothing to press")

    # Boards

    async def _check_boards(self, table: Table) -> None:
        """Check that the newest board shows the current state, and each picture the state of its text."""
        async with self._service.registry.store.read() as tx:
            found = await tx.panels.of_about(table.id, BOARD)
            known = [board for board in found if await state_of(tx, table, board.version) is not None]
        if not any(board.live for board in found):
            raise Violation(f"{table.id} has no board")
        for board in known:
            stripped = await self._service.relay.composer.stripper._old_board(table, board)
            if board.picture and pictured(stripped.source) != pictured(board.picture):
                raise Violation(f"the board {board.message_id} of {table.id} shows another state than it tells")
            if board.live:
                await self._check_newest(table, board)

    async def _check_newest(self, table: Table, board: PanelRow) -> None:
        message = self.evidence.simulation.core.world.messages.get(str(board.message_id))
        if message is None:
            raise Violation(f"the board {board.message_id} of {table.id} is gone")
        made = await self._service.relay.composer.public.times(table, _edit(board))
        assert made is not None
        there, due = plain(text_of(message.components)), plain(shown(made.panel))
        missing = set(due.splitlines()) - set(there.splitlines())
        if SHORTENED in there:  # a board in another place gives the reason, and so has less room
            missing = {line for line in missing if line.startswith("## ")}
        if missing:
            raise Violation(f"the board {message.id} of {table.id} says: {there}\nbut should say: {due}")


def facts(table: Table) -> list[Any]:
    """Return the facts that must be equal in memory and in the database."""
    state = dump_state(table.require_match().state)
    return [table.row, table.seats, table.clocks, table.orders, table.motions, table.notes, state]


def shown(panel: Panel) -> str:
    """Return the text of a panel as Discord gets it."""
    view: Any = payload.message(panel).view
    return text_of(view.to_components())


def plain(shown: str) -> str:
    """Return a text without the parts that may differ."""
    return MARKUP.sub(r"\1", shown)


def _edit(board: PanelRow) -> DeliveryRow:
    """Make a delivery that would update a board."""
    return DeliveryRow(
        id=0,
        token=board.token,
        table_id=board.table_id,
        recipient=f"table:{board.table_id}",
        kind="sync",
        about=TIMES,
        seat=None,
        since=board.since,
        upto=board.version,
        created_at=0,
        due_at=0,
        attempts=0,
        attempted_at=None,
        process=None,
        error=None,
        gave_up_at=None,
    )
