"""All invariants: some are checked whenever a request leaves or arrives, others when no request is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.practice.rest.call import Call, Reply
from bot.practice.world.world import DM, Message
from bot.tables.ports.clock import MINUTE
from tests.simulation.answers import Answers
from tests.simulation.deliveries import Deliveries
from tests.simulation.evidence import Evidence, Violation
from tests.simulation.machine import BEAT, pictured
from tests.simulation.standing import ANSWERS, OF_SEATS, Standing
from tests.wire.seen import controls

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation

FOLLOWS = 60.0
"""Seconds within which an error without a traceback counts as a consequence of the one before."""
EXPLAINED = (
    "ServerDisconnectedError",
    "DiscordServerError",
    "RateLimited",
    "NotFound: 404 Not Found (error code: 10008)",
    "NotFound: 404 Not Found (error code: 10003)",
    "Forbidden: 403 Forbidden (error code: 50001)",
)
"""Ends of the tracebacks that simulated faults may cause; the bot must log no other errors."""
Clocks = dict[tuple[Any, ...], int]
"""The due times of running clocks, by table, seat, ask, pace, and whether the clock was extended."""


class Checks:
    """Checks all requests to Discord, and reads the database beside the bot."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation, self.evidence = simulation, Evidence(simulation)
        self.answers, self.deliveries = Answers(self.evidence), Deliveries(self.evidence)
        self.standing = Standing(self.evidence)
        self._logs = 0

    # At once

    def sending(self, call: Call) -> None:
        """Check a request when the bot sends it."""
        if call.path.endswith("/callback"):
            self.answers.sending(call)
        self.deliveries.sending(call)

    def served(self, call: Call, reply: Reply) -> None:
        """Check an accepted request: Discord posts no message twice, and shows no reader another seat's secrets."""
        if reply.status >= 300 or call.method not in ("POST", "PATCH"):
            return
        body = reply.body if isinstance(reply.body, dict) else {}
        if call.path.endswith("/callback"):
            self.answers.served(call)
            body = (body.get("resource") or {}).get("message") or {}
        elif call.path.endswith("/messages") and (call.body or {}).get("nonce") is not None:
            self.deliveries.served(call, body)
        if "components" in body:
            message = self.simulation.core.world.messages.get(body["id"])
            if message is not None:
                self._check_reader(message)
                self._check_pictures(message, call)

    def _check_reader(self, message: Message) -> None:
        """Check that only the user of a seat can read a message with the seat's controls."""
        channel = self.simulation.core.world.channels[message.channel_id]
        reader = message.only_for or (channel.recipient if channel.type == DM else None)
        query = "SELECT user_id FROM holders WHERE table_id = ? AND seat = ?"
        presses = [press for press, _ in controls({"components": message.components})]
        for table, seat in {(each.table, each.seat) for each in presses if each.table and each.verb in OF_SEATS}:
            holders = self.evidence.rows(query, table, seat)
            if seat is not None and (reader is None or (int(reader),) not in holders):
                raise Violation(f"controls of seat {seat} at {table} are shown to {reader}, but it is of {holders}")

    def _check_pictures(self, message: Message, call: Call) -> None:
        """Check that new pictures show the same question that the controls answer."""
        presses = [press for press, _ in controls({"components": message.components})]
        asks = {press.ask for press in presses if press.table and press.verb in ANSWERS and press.ask is not None}
        for _, image in call.uploads.values() if asks else ():
            shown = pictured(image.decode()) if image.startswith(b"hashed") else []
            if not asks.issuperset(shown):
                raise Violation(f"the picture of {message.id} shows the question {shown}, but offers {asks}")

    # After a downtime

    def clocks(self) -> Clocks:
        """Return the due times of running clocks."""
        query = """SELECT table_id, seat, ask, pace, extended, due_at FROM clocks
            WHERE due_at IS NOT NULL AND due_at > ?"""
        return {tuple(key): due for *key, due in self.evidence.rows(query, self.evidence.now)}

    def after_downtime(self, before: Clocks, away: float) -> None:
        """Check that no clock ran while the bot was dead."""
        after = self.clocks()
        for clock, due in before.items():
            if clock in after and after[clock] < due + away * 1000 - BEAT - MINUTE:
                raise Violation(f"the clock {clock} ran while the bot was dead for {away:.0f} s")

    # At rest

    async def at_rest(self) -> None:
        """Check everything once no request is under way."""
        self._check_errors()
        self.answers.at_rest()
        self.deliveries.at_rest()
        await self.standing.at_rest()

    def _check_errors(self) -> None:
        """Check that faults explain all logged errors."""
        logs, self._logs = self.simulation.machine.logs[self._logs :], len(self.simulation.machine.logs)
        explained_at = -FOLLOWS
        for each in logs:
            if each["level"] not in ("error", "exception", "critical"):
                continue
            if is_explained(each["exc_info"].strip().rpartition("\n")[2]):
                explained_at = each["at"]
            elif each["exc_info"] or each["at"] > explained_at + FOLLOWS:
                raise Violation(f"an error: {each}")
        if self.simulation.loop.failed:
            raise Violation(f"failed in the background: {self.simulation.loop.failed[0]}")


def is_explained(error: str) -> bool:
    """Tell whether simulated faults explain an error, given by the end of its traceback."""
    return any(each in error for each in EXPLAINED)
