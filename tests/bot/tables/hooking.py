"""Helpers for tests of webhooks: a receiver in memory, setting a webhook, and waiting until events are sent."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.tables.messages.guild_settings import ADDRESS, WEBHOOK_FORM
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from bot.tables.ports.poster import Poster
from tests.bot.tables.doubles import EMIL, Trial, caller, text_of
from tests.waiting import until

PAGE = Path(__file__).parents[3] / "docs" / "webhooks.md"
CODE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HOOK = "https://hooks.example.org/path-that-is-a-password"


async def accept(_address: str) -> str:
    """Accept everything."""
    return ""


class Receiver(Poster):
    """Keeps posted events; `answer` returns why an event is refused, or an empty text."""

    def __init__(self) -> None:
        super().__init__()
        self.tried: list[dict[str, Any]] = []
        self.accepted: list[dict[str, Any]] = []
        self.bodies: list[tuple[bytes, str]] = []
        self.answer: Callable[[str], Awaitable[str]] = accept

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> str:
        """Keep an event."""
        event = json.loads(body)
        self.tried.append(event)
        self.bodies.append((body, headers["Kontor-Signature"]))
        problem = await self.answer(address)
        if not problem:
            self.accepted.append(event)
        return problem

    def of(self, *kinds: str) -> list[dict[str, Any]]:
        """List the accepted events of these types."""
        return [event for event in self.accepted if event["type"] in kinds]


async def submit(trial: Trial, address: str, user: int = EMIL, **place: int) -> Answer:
    """Submit the form for the webhook's address; only Emil manages the server."""
    asker = caller(user, manager=user == EMIL, **place)
    return trial.noted(user, await trial.dispatcher.submit(asker, ComponentId("", WEBHOOK_FORM), {ADDRESS: (address,)}))


async def set_hook(trial: Trial, address: str = HOOK, **place: int) -> tuple[Receiver, str]:
    """Set a webhook; return its receiver, which has accepted the test event, and the secret."""
    receiver = receive(trial)
    answer = await submit(trial, address, **place)
    found = re.search(r"`(\S+)`", text_of(answer))
    assert found, text_of(answer)
    await sent(trial)
    return receiver, found[1]


def receive(trial: Trial) -> Receiver:
    """Return the receiver of all posted events; install it first if there is none."""
    receiver = trial.service.webhooks.poster
    if not isinstance(receiver, Receiver):
        receiver = trial.service.webhooks.poster = Receiver()
    return receiver


async def sent(trial: Trial, milliseconds: int = 0) -> None:
    """Let time pass, and wait until nothing more is sent."""
    trial.clock.time += milliseconds
    hooks, webhooks = trial.service.hooks, trial.service.webhooks
    hooks.wake()
    await until(lambda: hooks.idle and webhooks.idle)


def documented(trial: Trial, secret: str) -> Callable[[bytes, str], dict[str, Any] | None]:
    """Return the receiver that docs/webhooks.md shows, with this secret and the clock of a trial."""
    shown: dict[str, Any] = {}
    exec(CODE.findall(PAGE.read_text(encoding="utf-8"))[0], shown)  # noqa: S102 - it is ours
    shown["SECRET"], shown["time"] = secret.encode(), SimpleNamespace(time=lambda: trial.clock.time / 1000)
    made: Callable[[bytes, str], dict[str, Any] | None] = shown["receive"]
    return made
