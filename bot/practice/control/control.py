"""The control plane: JSON over one websocket, by which tests and the page act as any user.

A request is {"id": N, "op": NAME, "args": {...}}; the answer is {"id": N, "result": ...} or {"id": N, "error": TEXT}.
After the op `watch`, every complete transcript entry follows as {"push": ENTRY}; with the argument "brief" true each
push holds only the entry's number, kind and event, and the answer holds no past entries: that is enough to look again.
"""

import asyncio
import hmac
import json
from collections.abc import Callable

from aiohttp import WSMsgType, web

from bot.practice.control import acts, sight, upkeep
from bot.practice.core.core import Core
from bot.practice.rules.errors import Json

USER_ACTS = (acts.slash, acts.menu, acts.autocomplete, acts.click, acts.forge, acts.select, acts.submit_modal, acts.say)
SIGHTS = (sight.look, sight.commands, sight.set_locale)
OPS: dict[str, upkeep.Op] = {**upkeep.OPS, **{op.__name__: op for op in (*USER_ACTS, *SIGHTS)}}
QUIET = ("transcript", "look", "commands", "visible", "channels")
"""Looking is no news: it would make everybody look again."""
BRIEF = ("n", "kind", "t", "op")


class Control:
    """Serve control sockets to clients that know the token; `ops` may be added to."""

    def __init__(self, core: Core, token: str) -> None:
        self._core, self._token = core, token
        self.ops = dict(OPS)
        self.met: Callable[[str], None] = _nobody
        self.sockets: set[web.WebSocketResponse] = set()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Hold one socket; the token is a query parameter because a page cannot set headers on a websocket.

        `met` is told of each new socket, with the locale it names.
        """
        if not hmac.compare_digest(request.query.get("token", "").encode(), self._token.encode()):
            return web.Response(status=403)
        socket = web.WebSocketResponse(max_msg_size=2**20)
        await socket.prepare(request)
        self.sockets.add(socket)
        self.met(request.query.get("locale", ""))
        out: asyncio.Queue[Json] = asyncio.Queue()
        writer = asyncio.create_task(_write(socket, out))
        try:
            await self._read(socket, out)
        finally:
            self.sockets.discard(socket)
            writer.cancel()
        return socket

    async def _read(self, socket: web.WebSocketResponse, out: asyncio.Queue[Json]) -> None:
        brief = False

        def push(entry: Json) -> None:
            out.put_nowait({"push": {key: entry[key] for key in BRIEF if key in entry} if brief else entry})

        running: set[asyncio.Task[None]] = set()
        listeners = self._core.transcript.listeners
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                asked = json.loads(frame.data)
                if asked["op"] == "watch":
                    brief = bool((asked.get("args") or {}).get("brief"))
                    listeners.append(push)
                    past = [] if brief else [e for e in self._core.transcript.entries if "open" not in e]
                    out.put_nowait({"id": asked["id"], "result": past})
                    continue
                task = asyncio.create_task(self._run(asked, out))
                running.add(task)
                task.add_done_callback(running.discard)
        finally:
            if push in listeners:
                listeners.remove(push)
            for task in running:
                task.cancel()

    async def _run(self, asked: Json, out: asyncio.Queue[Json]) -> None:
        op, args = asked["op"], asked.get("args") or {}
        if op not in QUIET:
            self._core.transcript.add("act", op=op, args=args)
        try:
            out.put_nowait({"id": asked["id"], "result": await self.ops[op](self._core, **args)})
        except Exception as error:  # noqa: BLE001  # whatever went wrong, the asker must be told
            out.put_nowait({"id": asked["id"], "error": f"{type(error).__name__}: {error}"})


def _nobody(_locale: str) -> None:
    """Do nothing when a socket is opened."""


async def _write(socket: web.WebSocketResponse, out: asyncio.Queue[Json]) -> None:
    while True:
        await socket.send_str(json.dumps(await out.get()))
