"""Invariants: some hold after each request, others once no request is under way."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from contextlib import closing
from typing import TYPE_CHECKING, Any

from bot.practice.rest.call import Call, Reply
from bot.practice.world.world import DM, Message
from tests.wire.seen import controls, text

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation

LATE = 600_000
"""Milliseconds after which something due counts as forgotten."""
FOLLOWS = 60.0
"""Seconds within which an error without a traceback counts as a consequence of the one before."""
OF_SEATS = ("choose", "pick", "whole", "form", "parts", "group", "change", "hand", "wish", "wishes", "note")
"""Verbs of controls that only the user of a seat may see."""
PLAYED = ("move", *OF_SEATS)
EXPLAINED = (
    "ServerDisconnectedError",
    "DiscordServerError",
    "RateLimited",
    "NotFound: 404 Not Found (error code: 10008)",
    "NotFound: 404 Not Found (error code: 10003)",
    "Forbidden: 403 Forbidden (error code: 50001)",
)
"""Ends of tracebacks that simulated faults explain; no other errors may be logged."""


class Violation(AssertionError):
    """Raised if an invariant does not hold."""


class Checks:
    """Checks all requests to Discord, and reads the database beside the bot."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.posted: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
        self.acknowledged: dict[str, list[tuple[Any, ...]]] = {}
        self._logs = 0

    def rows(self, query: str, *given: object) -> list[tuple[Any, ...]]:
        """Query committed data from the database."""
        with closing(sqlite3.connect(self.simulation.folder / "kontor.db")) as connection:
            return connection.execute(query, given).fetchall()

    # At once

    def served(self, call: Call, reply: Reply) -> None:
        """Check an accepted request: no message is posted twice, and none shows its reader anything secret."""
        if reply.status >= 300 or call.method not in ("POST", "PATCH"):
            return
        body = reply.body if isinstance(reply.body, dict) else {}
        if call.path.endswith("/callback"):
            self._acknowledge(call)
            body = (body.get("resource") or {}).get("message") or {}
        elif call.path.endswith("/messages") and (call.body or {}).get("nonce") is not None:
            self._note_post(call, body)
        if "components" in body:
            message = self.simulation.core.world.messages.get(body["id"])
            if message is not None:
                self._check_reader(message)

    def _note_post(self, call: Call, body: Any) -> None:
        found = self.posted[call.params["channel"], str(call.body["nonce"])]
        found.add(body["id"])
        if len(found) > 1:
            raise Violation(f"said twice: {sorted(found)} in {call.params['channel']}")

    def _check_reader(self, message: Message) -> None:
        """A seat's controls are only in messages that nobody but its user can read."""
        channel = self.simulation.core.world.channels[message.channel_id]
        reader = message.only_for or (channel.recipient if channel.type == DM else None)
        for press, _ in controls({"components": message.components}):
            if press.seat is None or not press.table or press.verb not in OF_SEATS:
                continue
            holders = self.rows("SELECT user_id FROM holders WHERE table_id = ? AND seat = ?", press.table, press.seat)
            if reader is None or (int(reader),) not in holders:
                raise Violation(f"{press.id} is shown to {reader}, but of {holders}")

    def _acknowledge(self, call: Call) -> None:
        """Remember the log of the table whose press was just answered."""
        it = self.simulation.core.interactions.by_id(call.params["interaction"])
        pressed = self.simulation.core.world.messages.get(it.pressed or "")
        tables = {press.table for press, _ in controls({"components": pressed.components})} if pressed else set()
        for table in sorted(tables - {""}):
            self.acknowledged[table] = self._log(table)

    def _log(self, table: str) -> list[tuple[Any, ...]]:
        columns = "number, version, seat, choice, ask, at, stand_in"
        return self.rows(f"SELECT {columns} FROM entries WHERE table_id = ? ORDER BY number", table)  # noqa: S608 - a constant

    # At rest

    async def at_rest(self) -> None:
        """Check everything once no request is under way."""
        simulation = self.simulation
        self._check_errors()
        now = int(simulation.machine.wall() * 1000)
        for table, known in self.acknowledged.items():
            there = self._log(table)
            if there and there[: len(known)] != known:
                raise Violation(f"the log of {table} has lost what was acknowledged: {known} but {there}")
        self._check_outbox(now)
        self._check_messages()
        self._check_clocks(now)
        await self._check_going_on(now)

    def _check_errors(self) -> None:
        """All logged errors are explained by faults."""
        logs, self._logs = self.simulation.machine.logs[self._logs :], len(self.simulation.machine.logs)
        explained_at = -FOLLOWS
        for each in logs:
            if each["level"] not in ("error", "exception", "critical"):
                continue
            if self._is_explained(each):
                explained_at = each["at"]
            elif each["exc_info"] or each["at"] > explained_at + FOLLOWS:
                raise Violation(f"an error: {each}")
        if self.simulation.loop.failed:
            raise Violation(f"failed in the background: {self.simulation.loop.failed[0]}")

    def _is_explained(self, logged: dict[str, Any]) -> bool:
        last = logged["exc_info"].strip().rpartition("\n")[2]
        return any(each in last for each in EXPLAINED)

    def _check_outbox(self, now: int) -> None:
        """No delivery is overdue, and each given-up one has a reason."""
        query = "SELECT table_id, recipient, kind, about, attempts, error, gave_up_at, due_at FROM outbox"
        for row in self.rows(query):
            if row[6] is None and row[7] < now - LATE and not self._is_frozen(row[0]):
                raise Violation(f"still to be delivered: {row}")
            if row[6] is not None and not row[5]:
                raise Violation(f"given up without a reason: {row}")

    def _is_frozen(self, table: str | None) -> bool:
        """Tell whether a table's server is away."""
        found = self.rows("SELECT guild_id FROM tables WHERE table_id = ?", table)
        guild = self.simulation.core.world.guilds.get(str(found[0][0])) if found else None
        return guild is not None and not (guild.has_bot and guild.available)

    def _check_messages(self) -> None:
        """The bot has stored each board and each question that it has posted."""
        world = self.simulation.core.world
        known = {
            str(row[0]) for row in self.rows("SELECT message_id FROM panels UNION SELECT lobby_message_id FROM tables")
        }
        for message in world.messages.values():
            if message.author != world.bot.id or not message.nonce or message.id in known:
                continue
            if any(press.table and press.verb in PLAYED for press, _ in controls({"components": message.components})):
                raise Violation(f"the bot does not know of {message.id}: {text(vars(message))[:200]}")

    def _check_clocks(self, now: int) -> None:
        """No clock has failed to ring."""
        query = "SELECT c.table_id, seat, ring_at FROM clocks c JOIN tables t USING (table_id) WHERE stage = 'playing'"
        for table, seat, ring_at in self.rows(query):
            if ring_at is not None and ring_at < now - LATE and not self._is_frozen(table):
                raise Violation(
                    f"the clock of seat {seat} at {table} has not rung for {(now - ring_at) // 60_000} minutes"
                )

    async def _check_going_on(self, now: int) -> None:
        """Each table waits for users who can press something, unless it rests because all its users are away."""
        kontor = self.simulation.kontor
        assert kontor is not None
        for table, asked_at in self.rows("SELECT table_id, asked_at FROM tables WHERE stage = 'playing'"):
            if self._is_frozen(table) or (asked_at or 0) > now - LATE:
                continue
            async with kontor.service.registry.table(table) as live:
                waiting, seats, rests, alone = live.waiting_seats(), live.seats, live.is_resting(), live.is_alone
            if rests:
                continue
            if not waiting:
                raise Violation(f"{table} waits for nobody")
            for seat in waiting:
                if seats[seat].user_id is None:
                    raise Violation(f"{table} waits for the computer of seat {seat}")
                self._check_question(table, str(seats[seat].user_id), alone)

    def _check_question(self, table: str, user: str, alone: bool) -> None:
        """An awaited user sees a message with controls for choosing; at a table alone perhaps a private answer."""
        shown = {str(row[0]) for row in self.rows("SELECT message_id FROM panels WHERE table_id = ? AND live", table)}
        private = alone and not shown
        leading = (*PLAYED, "again")  # *More* replaces the question, and leads back to it
        for message in self.simulation.core.world.visible_to(user):
            if message.id in shown or (private and message.only_for == user):
                presses = [press for press, _ in controls({"components": message.components})]
                if any(press.verb in leading and press.table == table for press in presses):
                    return
        raise Violation(f"{table} waits for {user}, who sees nothing to press")
