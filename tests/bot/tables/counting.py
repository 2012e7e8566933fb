"""Counting what one act costs: our files it enters, functions it calls, locks, transactions and statements.

Counted is what runs in the task that acts and in those that it starts and that end before it does; a count depends on
no time and no load.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from traceback import walk_stack
from types import CodeType, FrameType
from typing import Any

from bot.tables.core.registry import Registry
from bot.tables.ports.component_id import ComponentId
from games.kernel.match import Match
from storage import Store
from storage.session import Session
from tests.bot.tables.doubles import Trial, text_of
from tests.bot.tables.playing import offered

ROOT = str(Path(__file__).parents[3])
OURS = tuple(f"{ROOT}/{package}/" for package in ("bot", "games", "render", "storage"))
_ACTING: ContextVar[bool] = ContextVar("acting", default=False)


@dataclass
class Cost:
    """What an act has cost: `locks` of tables, transactions that read or write, and `statements` in them."""

    files: set[str] = field(default_factory=set)
    called: Counter[str] = field(default_factory=Counter)
    locks: int = 0
    reads: int = 0
    writes: int = 0
    statements: list[str] = field(default_factory=list)

    @property
    def calls(self) -> int:
        """Return how many calls of our functions there were; one that is resumed counts once."""
        return sum(self.called.values())

    def __str__(self) -> str:
        """Sum up."""
        transactions = f"{self.writes} writes, {self.reads} reads"
        counts = f"{len(self.files)} files, {self.calls} calls, {self.locks} locks, {transactions}"
        return f"{counts}, {len(self.statements)} statements"


def _code(wrapped: Any) -> CodeType:
    """Return the code of a method that is decorated as a context manager."""
    code: CodeType = wrapped.__wrapped__.__code__
    return code


COUNTED = {_code(Registry.table): "locks", _code(Store.read): "reads", _code(Store.write): "writes"}
STATEMENTS = {Session.send.__code__, Session._run.__code__}


@contextmanager
def counted(*, everywhere: bool = False) -> Iterator[Cost]:
    """Count what the block does, or with `everywhere` what any task does meanwhile, such as the relay."""
    cost, frames = Cost(), set[FrameType]()

    def enter(frame: FrameType, kind: str, _argument: object) -> None:
        code = frame.f_code
        if kind != "call" or not code.co_filename.startswith(OURS) or frame in frames:
            return
        if not (everywhere or _ACTING.get()):
            return
        frames.add(frame)  # held, so that no other frame takes its place
        name = code.co_filename.removeprefix(f"{ROOT}/")
        cost.files.add(name)
        cost.called[f"{name}:{code.co_qualname}"] += 1
        if which := COUNTED.get(code):
            setattr(cost, which, getattr(cost, which) + 1)
        if code in STATEMENTS:
            cost.statements.append(str(frame.f_locals["statement"]))

    acting, before = _ACTING.set(True), sys.getprofile()
    sys.setprofile(enter)
    try:
        yield cost
    finally:
        sys.setprofile(before)
        _ACTING.reset(acting)


@contextmanager
def considered() -> Iterator[list[list[str]]]:
    """Keep, for each choice that the block lets the rules consider, which of our functions it has come through."""
    found: list[list[str]] = []

    def enter(frame: FrameType, kind: str, _argument: object) -> None:
        if kind == "call" and frame.f_code is Match.consider.__code__:
            stack = [each for each, _ in walk_stack(frame) if each.f_code.co_filename.startswith(OURS)]
            found.append([each.f_code.co_qualname for each in stack])

    before = sys.getprofile()
    sys.setprofile(enter)
    try:
        yield found
    finally:
        sys.setprofile(before)


async def sealed(trial: Trial, user: int, choice: ComponentId) -> Cost:
    """Choose on the own direct message, and count what that costs until the answer is there."""
    channel = 100_000 + user
    (message,) = [key for key, shown in trial.messenger.messages.items() if shown.channel_id == channel][-1:]
    with counted() as cost:
        answer = await trial.press(user, choice, message_id=message, guild_id=None, channel_id=channel)
    assert "Locked in: " in text_of(answer)
    return cost


async def choices(trial: Trial, table: str, user: int) -> list[ComponentId]:
    """List what a user may choose, and deliver everything."""
    panel = (await trial.press(user, ComponentId(table, "move"))).panel
    assert panel is not None
    await trial.settle(5)
    return offered(panel)
