"""Both ends of gateway sockets: frames take time, and events may come twice or late."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from random import Random

import aiohttp

from bot.practice.core.sessions import Line
from tests.simulation.loop import Process, within

QUICK = (0.01, 0.25)
"""Least and most seconds that a message takes."""
FAULTS = ("lost", "unanswered", "502 before", "502 after", "429", "long 429", "slow")


@dataclass
class Weather:
    """The probability of each kind of fault, and the generator that draws them."""

    luck: Random
    requests: float = 0.0
    events: float = 0.0
    seen: dict[str, int] = field(default_factory=dict)

    def of_request(self) -> str:
        """Draw a fault for a request; empty for none."""
        return self._note(self.luck.choice(FAULTS)) if self.luck.random() < self.requests else ""

    def of_event(self) -> str:
        """Draw a fault for an event; empty for none."""
        return self._note(self.luck.choice(("twice", "late"))) if self.luck.random() < self.events else ""

    def _note(self, fault: str) -> str:
        self.seen[fault] = self.seen.get(fault, 0) + 1
        return fault

    def delay(self) -> float:
        """Draw the seconds that a message takes."""
        return self.luck.uniform(*QUICK)


class FarEnd(Line):
    """Discord's end of a gateway socket."""

    def __init__(self, near: Socket) -> None:
        self.near, self.shard = near, None

    async def send(self, op: int, data: object = None, event: str | None = None, seq: int | None = None) -> None:
        """Send a frame; a drawn fault doubles or delays it, but frames that start a session stay in order."""
        weather, text = self.near.weather, json.dumps({"op": op, "d": data, "s": seq, "t": event})
        fault = weather.of_event() if event not in (None, "READY", "RESUMED", "GUILD_CREATE", "GUILD_DELETE") else ""
        self.near.trace("event", op, event or "", fault)
        for delay in (0.0, 0.5) if fault == "twice" else (3.0,) if fault == "late" else (0.0,):
            self.near.push(text, weather.delay() + delay, in_order=not delay)

    async def close(self, code: int) -> None:
        """Close the socket with one of Discord's codes."""
        self.near.shut(code)

    def abort(self) -> None:
        """Cut the socket."""
        self.near.shut(1006)


class Socket:
    """The bot's end of a gateway socket, in place of aiohttp's."""

    def __init__(self, weather: Weather, trace: Callable[..., None], owner: Process) -> None:
        self.weather, self.trace, self.owner, self.line = weather, trace, owner, FarEnd(self)
        self.close_code: int | None = None
        self._heard: asyncio.Queue[aiohttp.WSMessage] = asyncio.Queue()
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._last = 0.0

    def push(self, text: str, delay: float, in_order: bool) -> None:
        """Deliver a frame to the bot."""
        loop = asyncio.get_running_loop()
        when = loop.time() + delay
        if in_order:
            when = self._last = max(when, self._last + 0.0001)
        message = aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, text, None)
        loop.call_at(when, self._heard.put_nowait, message, context=within(self.owner))

    def shut(self, code: int) -> None:
        """End the connection, for both ends."""
        if self.close_code is None:
            self.close_code = code
            self._said.put_nowait(None)
            closed = aiohttp.WSMessage(aiohttp.WSMsgType.CLOSED, None, None)
            asyncio.get_running_loop().call_soon(self._heard.put_nowait, closed, context=within(self.owner))

    async def texts(self) -> AsyncIterator[str]:
        """Yield what the bot sends, until the connection ends."""
        while (text := await self._said.get()) is not None:
            yield text

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:  # noqa: ASYNC109 - as in aiohttp
        """Return the next frame, without a timeout, because heartbeats are not simulated."""
        return await self._heard.get()

    async def send_str(self, text: str) -> None:
        """Send a frame."""
        self._said.put_nowait(text)

    async def close(self, *, code: int = 4000, message: bytes = b"") -> bool:
        """Close the connection."""
        self.shut(code)
        return True
