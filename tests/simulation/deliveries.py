"""Invariants of deliveries: the bot sends each once, or gives it up with a reason, and no clock reminds too often."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from bot.practice.rest.call import Call
from tests.simulation.evidence import LATE, Evidence, Violation

REMINDERS = 2
"""Most reminders of a clock: one at half time, and one before its end."""


class Deliveries:
    """Checks what the bot sends to channels."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self._posted: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
        self._tokens: set[str] = set()
        self._under_way: set[tuple[int, str]] = set()
        """Posts that are under way, each by the number of its run, its path and its nonce."""

    def sending(self, call: Call) -> None:
        """Check that a run does not send a message again while it is still sending it."""
        if (key := self._key(call)) is None:
            return
        if key in self._under_way:
            raise Violation(f"sent twice at once: {call.path} {call.body['nonce']}")
        self._under_way.add(key)

    def answered(self, call: Call) -> None:
        """Note that a request was answered or has failed."""
        if (key := self._key(call)) is not None:
            self._under_way.discard(key)

    def _key(self, call: Call) -> tuple[int, str] | None:
        if call.method != "POST" or not call.path.endswith("/messages") or (call.body or {}).get("nonce") is None:
            return None
        return self.evidence.simulation.run, f"{call.path} {call.body['nonce']}"

    def served(self, call: Call, body: Any) -> None:
        """Check that Discord has not posted a message twice."""
        nonce = str(call.body["nonce"])
        posted = self._posted[call.params["channel"], nonce]
        posted.add(body["id"])
        self._tokens.add(nonce)
        found = posted & self.evidence.simulation.core.world.messages.keys()
        if len(found) > 1:
            raise Violation(f"said twice: {sorted(found)} in {call.params['channel']}")

    def at_rest(self) -> None:
        """Check that nothing is overdue or lost, and that no clock has reminded too often."""
        self._check_outbox()
        self._check_removed()
        query = "SELECT *, COUNT(*) FROM reminders GROUP BY 1, 2, 3, 4"
        for *wait, count in self.evidence.rows(query):
            if count > REMINDERS:
                raise Violation(f"a clock has rung {count} times: {wait}")

    def _check_outbox(self) -> None:
        query = "SELECT table_id, recipient, kind, about, attempts, error, gave_up_at, due_at FROM outbox"
        for row in self.evidence.rows(query):
            if row[6] is None and row[7] < self.evidence.now - LATE and not self.evidence.is_frozen(row[0]):
                raise Violation(f"still to be delivered: {row}")
            if row[6] is not None and not row[5]:
                raise Violation(f"given up without a reason: {row}")

    def _check_removed(self) -> None:
        """Check that each public message that a run removed from the outbox after an attempt was really sent."""
        query = """SELECT * FROM removed_posts WHERE about NOT IN ('lobby', 'place', 'close', 'return')
            AND table_id IN (SELECT table_id FROM tables)
            """
        for token, *row in self.evidence.rows(query):
            if token not in self._tokens:
                raise Violation(f"removed from the outbox, but never sent: {row}")
