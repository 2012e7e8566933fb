"""What a client of the gateway has: a socket, and a session that outlives it."""

import contextlib
import importlib
import json
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import web

from bot.practice.rules import events
from bot.practice.rules.errors import Json

REPLAYED = 2000  # events a session keeps for a RESUME
Compress = Callable[[bytes], bytes]


def compressor(kind: str | None) -> Compress | None:
    """Return the transport compression of one connection: its state lives as long as the socket."""
    if kind == "zlib-stream":
        stream = zlib.compressobj()
        return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        zstandard: Any = importlib.import_module("zstandard")  # a client that asks for it has it
        frames = zstandard.ZstdCompressor().compressobj()
        return lambda data: bytes(frames.compress(data) + frames.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))
    return None


class Line:
    """One socket to a client."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.shard: int | None = None
        self._request = request
        self._compress = compressor(request.query.get("compress"))

    async def send(self, op: int, data: object = None, event: str | None = None, seq: int | None = None) -> None:
        """Send a frame; a socket that has just gone away is no error, RESUME makes up for it."""
        text = json.dumps({"op": op, "d": data, "s": seq, "t": event}, separators=(",", ":"))
        with contextlib.suppress(ConnectionError):
            if self._compress:
                await self.socket.send_bytes(self._compress(text.encode()))
            else:
                await self.socket.send_str(text)

    async def close(self, code: int) -> None:
        """Close the socket with a code of Discord's."""
        await self.socket.close(code=code)

    def abort(self) -> None:
        """Cut the socket without a closing frame."""
        if self._request.transport:
            self._request.transport.abort()


class Session:
    """What outlives a socket: the sequence and the events that can be replayed."""

    def __init__(self, session_id: str, intents: int, line: Line, shard: int, of: int) -> None:
        self.id, self.intents, self.shard, self.of = session_id, intents, shard, of
        self.line: Line | None = line
        self.left_at = 0.0
        self.seq = 0
        self.log: deque[tuple[int, str, Json]] = deque(maxlen=REPLAYED)

    def hears(self, event: str, data: Json) -> bool:
        """Tell whether an event is for this shard and its intents."""
        need = events.intent(event, data)
        return events.shard(event, data, self.of) == self.shard and bool(not need or self.intents & need)

    async def dispatch(self, event: str, data: Json) -> None:
        """Number an event, keep it for replay, and send it if a socket is there."""
        self.seq += 1
        self.log.append((self.seq, event, data))
        if self.line:
            await self.line.send(0, data, event, self.seq)
