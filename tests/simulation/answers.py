"""Invariants of presses: the bot answers an act only after its commit, and the log keeps each act exactly once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from bot.practice.rest.answers import UPDATE
from bot.practice.rest.call import Call
from bot.practice.rules.errors import Json
from bot.tables.ports.component_id import ComponentId, parse
from tests.simulation.evidence import Evidence, Violation
from tests.wire.seen import controls


@dataclass
class Pressed:
    """A control that a user has pressed."""

    user: int
    at: int
    press: ComponentId
    alone: bool = True
    """True until the user does something else."""


class Answers:
    """Checks the answers to presses."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self._pressed: dict[str, Pressed] = {}
        self._acknowledged: dict[str, list[tuple[Any, ...]]] = {}

    def press(self, body: Json) -> None:
        """Note a user's press."""
        user = int((body.get("member") or body)["user"]["id"])
        for earlier in self._pressed.values():
            earlier.alone = earlier.alone and earlier.user != user
        press = parse(body["data"].get("custom_id") or "")
        if press is not None and press.table and press.verb == "choose":
            self._pressed[body["id"]] = Pressed(user, self.evidence.now, press)

    def sending(self, call: Call) -> None:
        """Check an answer when the bot sends it."""
        pressed = self._pressed.get(call.path.split("/")[2])
        if pressed is None or call.body["type"] != UPDATE:
            return
        query = """SELECT asked, waiting, seat FROM tables JOIN seats USING (table_id)
            WHERE table_id = ? AND stage = 'playing' AND paused_at IS NULL AND user_id = ? AND computer IS NULL"""
        for asked, waiting, seat in self.evidence.rows(query, pressed.press.table, pressed.user):
            if asked == pressed.press.ask and waiting >> seat & 1:
                raise Violation(f"{pressed.press.id} is answered before it is stored")
            self._check_ask(pressed, seat)

    def _check_ask(self, pressed: Pressed, seat: int) -> None:
        """Check that no press of an old question has answered a newer one."""
        press = pressed.press
        query = "SELECT ask, choice FROM entries WHERE table_id = ? AND seat = ? AND at >= ? AND NOT stand_in"
        for ask, choice in self.evidence.rows(query, press.table, seat, pressed.at) if pressed.alone else ():
            if choice == press.value and ask != press.ask:
                raise Violation(f"{press.id} has answered another question: {ask}")

    def served(self, call: Call) -> None:
        """Remember the log of the table whose press was just answered."""
        self._pressed.pop(call.params["interaction"], None)
        world = self.evidence.simulation.core.world
        pressed = world.messages.get(self.evidence.interaction(call.params["interaction"]).pressed or "")
        tables = {press.table for press, _ in controls({"components": pressed.components})} if pressed else set()
        for table in sorted(tables - {""}):
            self._acknowledged[table] = self._log(table)

    def _log(self, table: str) -> list[tuple[Any, ...]]:
        columns = "number, version, seat, choice, ask, at, stand_in"
        return self.evidence.rows(f"SELECT {columns} FROM entries WHERE table_id = ? ORDER BY number", table)  # noqa: S608 - a constant

    def at_rest(self) -> None:
        """Check that logs still contain everything that was acknowledged, and nothing twice."""
        for table, known in self._acknowledged.items():
            there = self._log(table)
            if there and there[: len(known)] != known:
                raise Violation(f"the log of {table} has lost what was acknowledged: {known} but {there}")
            self._check_once(table, there)
        self._pressed.clear()

    def _check_once(self, table: str, log: list[tuple[Any, ...]]) -> None:
        """Check that no seat has answered a question twice in the same way, and no stand-in twice in any way."""
        last: dict[int, tuple[Any, ...]] = {}
        stood_in: Counter[tuple[int, int]] = Counter()
        for _, version, seat, choice, ask, _, stand_in in log:
            if choice and seat >= 0 and last.get(seat) == (ask, choice):
                raise Violation(f"{choice} of seat {seat} is twice in the log of {table}: {version}")
            last[seat] = ask, choice
            stood_in[seat, ask] += bool(stand_in)
            if stood_in[seat, ask] > 1:
                raise Violation(f"a stand-in of seat {seat} has answered twice at {table}: {version}")
