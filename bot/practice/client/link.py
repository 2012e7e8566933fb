"""The wire to a control plane: questions, answers, and news of what happens."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self, TypeVar

import aiohttp

from bot.practice.rules.errors import Json

T = TypeVar("T")
TIMEOUT = 60.0
"""Seconds to wait for what should happen, also on a busy machine."""


class PracticeError(Exception):
    """Say why the server could not do what was asked."""


class Link:
    """Ask a control plane and follow its transcript in `entries`."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.entries: list[Json] = []
        self._token = token
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._news = asyncio.Condition()
        self._count = 0

    async def __aenter__(self) -> Self:
        self._http = aiohttp.ClientSession()
        address = f"{self.url}/control"
        self._socket = await self._http.ws_connect(address, params={"token": self._token}, max_msg_size=0)
        self._reader = asyncio.create_task(self._read())
        self.entries[:0] = await self.ask("watch")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._socket.close()
        await self._reader
        await self._http.close()

    async def ask(self, op: str, **args: Any) -> Any:
        """Send any request of the control plane and return its result."""
        self._count += 1
        future = self._answers[self._count] = asyncio.get_running_loop().create_future()
        await self._socket.send_str(json.dumps({"id": self._count, "op": op, "args": args}))
        return await future

    async def _read(self) -> None:
        async for frame in self._socket:
            reply = json.loads(frame.data)
            if "push" in reply:
                async with self._news:
                    self.entries.append(reply["push"])
                    self._news.notify_all()
                continue
            future = self._answers.pop(reply["id"])
            if not future.done() and "error" in reply:
                future.set_exception(PracticeError(reply["error"]))
            elif not future.done():
                future.set_result(reply["result"])
        for future in self._answers.values():
            future.cancel()

    async def until(self, look: Callable[[], Awaitable[T | None]], within: float = TIMEOUT) -> T:
        """Look again after each thing that happens until something is found."""
        async with asyncio.timeout(within):
            while True:
                seen = len(self.entries)
                if found := await look():
                    return found
                await self._more_than(seen)

    async def wait_for(self, predicate: Callable[[Json], object], since: int = 0, within: float = TIMEOUT) -> Json:
        """Return the first complete transcript entry, past or to come, from number `since` on, that fits."""
        async with asyncio.timeout(within):
            while True:
                seen = len(self.entries)
                for entry in self.entries[:seen]:
                    if entry["n"] >= since and predicate(entry):
                        return entry
                await self._more_than(seen)

    async def _more_than(self, seen: int) -> None:
        async with self._news:
            await self._news.wait_for(lambda: len(self.entries) > seen)
