"""The network between the bot and the practice server's core; requests and events may be slow, lost or doubled."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import aiohttp
from multidict import CIMultiDict
from yarl import URL

from bot.practice.core.core import Core
from bot.practice.rest import ROUTES
from bot.practice.rest.call import PREFIX, Call, Handler, Reply
from bot.practice.rest.front import answer, check_login, unknown
from bot.practice.rules.errors import ApiError
from tests.simulation.loop import DISCORD, PROCESS, Process, within
from tests.simulation.sockets import Socket, Weather


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path) + "$")


class Watch:
    """Observes requests when they are sent, served and answered."""

    def sending(self, call: Call) -> None:
        """Observe a request that the bot sends."""

    def served(self, call: Call, reply: Reply) -> None:
        """Observe a request that Discord has served."""

    def answered(self, call: Call) -> None:
        """Observe a request that the bot no longer waits for."""


class Network:
    """Carries requests to Discord and events to the bot; `trace` is called for each."""

    def __init__(self, core: Core, weather: Weather, trace: Callable[..., None]) -> None:
        self.core, self.weather, self.trace = core, weather, trace
        self.watch: Watch = Watch()
        self._routes = [
            (method, _pattern(path), f"{method} {PREFIX}{path}", handler) for method, path, handler in ROUTES
        ]
        self._travelling: dict[asyncio.TimerHandle, Process] = {}

    # Requests

    async def ask(self, method: str, url: str, query: dict[str, str], body: Any, uploads: Any, token: str) -> Reply:
        """Return Discord's answer to a request of the running process, unless a fault prevents it."""
        parts = urlsplit(url)
        path = unquote(parts.path.removeprefix(PREFIX))
        call = Call(method, path, {}, {**dict(parse_qsl(parts.query)), **query}, body, uploads, token)
        fault = self.weather.of_request()
        self.watch.sending(call)
        arrived: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        delay = self.weather.delay() * (60 if fault == "slow" else 1)
        self._travel(delay, self._arrive, call, fault, arrived)
        try:
            return await arrived
        finally:
            self.watch.answered(call)

    def _travel(self, delay: float, do: Callable[..., object], *given: Any) -> None:
        """Run something at Discord after a while, even if the bot is dead by then."""
        loop, sender = asyncio.get_running_loop(), PROCESS.get()

        def arrive() -> None:
            self._travelling.pop(timer, None)
            do(sender, *given)

        timer = loop.call_later(delay, arrive, context=within(DISCORD))
        self._travelling[timer] = sender

    def cut(self, process: Process) -> None:
        """Drop a random half of a dead process's requests that are still under way, and deliver the rest."""
        for timer in [timer for timer, sender in self._travelling.items() if sender is process]:
            if self.weather.luck.random() < 1 / 2:
                timer.cancel()
                del self._travelling[timer]

    def _arrive(self, sender: Process, call: Call, fault: str, arrived: asyncio.Future[Reply]) -> None:
        asyncio.get_running_loop().create_task(self._serve(sender, call, fault, arrived), context=within(DISCORD))

    async def _serve(self, sender: Process, call: Call, fault: str, arrived: asyncio.Future[Reply]) -> None:
        reply: Reply | None = None
        if fault in ("", "slow", "unanswered", "502 after"):
            reply = await self._reply(call)
            self.watch.served(call, reply)
        self.trace("request", call.method, call.path, fault, reply.status if reply else "")
        if fault in ("lost", "unanswered"):
            reply = None
        elif fault.startswith("502"):
            reply = Reply({"code": 0, "message": "bad gateway"}, 502)
        elif fault.endswith("429"):
            wait = self.weather.luck.uniform(0.1, 5) if fault == "429" else 90.0
            body = {"message": "slow down", "retry_after": wait, "global": False, "code": 0}
            reply = Reply(body, 429, {"X-RateLimit-Scope": "user", "Retry-After": f"{wait:.3f}", "Via": "1.1 practice"})
        asyncio.get_running_loop().call_later(self.weather.delay(), _land, arrived, reply, context=within(sender))

    async def _reply(self, call: Call) -> Reply:
        name, handler = self._route(call)
        try:
            check_login(self.core, call.params, call.token)
        except ApiError as error:
            return Reply(error.payload(), error.status)
        entry: dict[str, Any] = {}
        reply = await answer(self.core, name, handler, call, {}, entry)
        if "error" in entry:
            raise AssertionError(entry["error"])
        return reply

    def _route(self, call: Call) -> tuple[str, Handler]:
        for method, pattern, name, handler in self._routes:
            if method == call.method and (found := pattern.match(call.path)):
                call.params = found.groupdict()
                return name, handler
        return "unknown", unknown

    # Events

    async def connect(self) -> Socket:
        """Open a gateway socket."""
        await asyncio.sleep(self.weather.delay())
        socket = Socket(self.weather, self.trace, PROCESS.get())
        asyncio.get_running_loop().create_task(
            self.core.gateway.hold(socket.line, socket.texts()), context=within(DISCORD)
        )
        return socket


def _land(arrived: asyncio.Future[Reply], reply: Reply | None) -> None:
    if arrived.done():
        return
    if reply is None:
        arrived.set_exception(aiohttp.ServerDisconnectedError())
    else:
        arrived.set_result(reply)


class Form:
    """A replacement for aiohttp's multipart form."""

    def __init__(self, **_options: Any) -> None:
        self.parts: list[dict[str, Any]] = []

    def add_field(self, **part: Any) -> None:
        """Add a part."""
        self.parts.append(part)

    def read(self) -> tuple[Any, dict[str, tuple[str, bytes]]]:
        """Return the JSON and the uploads."""
        body, uploads = None, {}
        for part in self.parts:
            if part["name"] == "payload_json":
                body = json.loads(part["value"])
            else:
                number = part["name"].removeprefix("files[").removesuffix("]")
                uploads[number] = (part["filename"], part["value"].read())
        return body, uploads


class Response:
    """A replacement for aiohttp's response, as far as discord.py and the bot read it."""

    def __init__(self, reply: Reply) -> None:
        self.status, self.reason = (204 if reply.body is None else reply.status), ""
        self.headers = CIMultiDict(reply.headers or {})
        self._text = "" if reply.body is None else json.dumps(reply.body)
        if reply.body is not None:
            self.headers["Content-Type"] = "application/json"

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body."""
        return self._text

    async def read(self) -> bytes:
        """Return the body as it was sent."""
        return self._text.encode()


class Session:
    """A replacement for aiohttp's client session."""

    def __init__(self, network: Network, trace_configs: list[aiohttp.TraceConfig] | None = None, **_more: Any) -> None:
        self._network, self._traces, self.closed = network, trace_configs or [], False

    def request(self, method: str, url: str, **given: Any) -> Exchange:
        """Begin a request."""
        return Exchange(self._network, self._traces, method, str(url), given)

    async def ws_connect(self, _url: str, **_given: Any) -> Socket:
        """Open a gateway socket."""
        return await self._network.connect()

    async def close(self) -> None:
        """Do nothing."""
        self.closed = True


@dataclass
class Exchange:
    """A request and its answer; it calls the trace functions of discord.py's client."""

    network: Network
    traces: list[aiohttp.TraceConfig]
    method: str
    url: str
    given: dict[str, Any]

    async def __aenter__(self) -> Response:
        """Send the request, and return its answer."""
        url, context = URL(self.url), SimpleNamespace()
        headers: CIMultiDict[str] = CIMultiDict(self.given.get("headers") or {})
        begun: Any = aiohttp.TraceRequestStartParams(self.method, url, headers)
        await self._tell("on_request_start", context, begun)
        data = self.given.get("data")
        body, uploads = data.read() if isinstance(data, Form) else (json.loads(data) if data else None, {})
        query = {key: str(value) for key, value in (self.given.get("params") or {}).items()}
        try:
            reply = await self.network.ask(
                self.method, self.url, query, body, uploads, headers.get("Authorization", "")
            )
        except Exception as error:
            failed: Any = aiohttp.TraceRequestExceptionParams(self.method, url, headers, error)
            await self._tell("on_request_exception", context, failed)
            raise
        response: Any = Response(reply)
        ended: Any = aiohttp.TraceRequestEndParams(self.method, url, headers, response)
        await self._tell("on_request_end", context, ended)
        return response  # type: ignore[no-any-return]  # just made

    async def _tell(self, event: str, context: SimpleNamespace, told: Any) -> None:
        for trace in self.traces:
            for hook in getattr(trace, event):
                await hook(None, context, told)

    async def __aexit__(self, *_error: object) -> None:
        """End the exchange."""
