"""The gateway: HELLO, IDENTIFY, heartbeats, dispatch with sequence numbers, RESUME with replay, close codes."""

import asyncio
import json
import math
from collections.abc import AsyncIterable

from aiohttp import WSMsgType, web

from bot.practice.core.sessions import Line, Session
from bot.practice.core.transcript import Transcript
from bot.practice.rules import events
from bot.practice.rules.errors import Json
from bot.practice.world import payloads
from bot.practice.world.world import World

ON_THE_WAY = 0.05  # seconds; discord.py notes when it has sent a heartbeat only after that, and would see a long lag
RESUMABLE = 60.0  # seconds for which a session waits for its client


class Gateway:
    """Serve gateway sockets and bring events to every session of their shard whose intents ask for them.

    `died` is the exit code of a bot that has died by itself, until one is here again. `shards` is how many of them a
    bot is told to make, and nobody answers those in `silent`. Of the shards of one bucket, which share the rest of
    their number by `max_concurrency`, only one may IDENTIFY in `identify_pause` seconds; 0 lets all.
    """

    def __init__(self, world: World, transcript: Transcript, bot_token: str) -> None:
        self._world, self._transcript, self._token = world, transcript, bot_token
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()
        self.died: int | None = None
        self.shards, self.silent = 1, set[int]()
        self.max_concurrency, self.identify_pause = 1, 0.0
        self._identified: dict[int, float] = {}
        self.refuse_resume = False
        self.shut = False
        self.heartbeat_ms = 41_250

    async def dispatch(self, event: str, data: Json) -> None:
        """Check an event, record it, and send it."""
        events.check(event, data)
        takers = [s for s in self.sessions.values() if s.hears(event, data)]
        self._transcript.add("event", t=event, d=data, sessions=[s.id for s in takers])
        for session in takers:
            await session.dispatch(event, data)

    async def _tell(self, session: Session, event: str, data: Json) -> None:
        """Check, record and send an event that concerns one session only."""
        events.check(event, data)
        self._transcript.add("event", t=event, d=data, sessions=[session.id])
        await session.dispatch(event, data)

    async def broadcast(self, op: int, data: object = None) -> None:
        """Send a frame that is no event, such as op 7, to all sockets."""
        self._transcript.add("gateway", direction="out", op=op, d=data)
        for line in list(self.lines):
            await line.send(op, data)

    async def close_all(self, code: int) -> None:
        """Close all sockets with a code."""
        self._transcript.add("gateway", direction="out", op=None, close=code)
        for line in list(self.lines):
            await line.close(code)

    def drop(self, shard: int | None = None) -> None:
        """Cut all sockets, or those of a shard, as a failing network does."""
        self._transcript.add("gateway", direction="out", op=None, close="cut")
        for line in list(self.lines):
            if shard is None or line.shard == shard:
                line.abort()

    def silence(self, shard: int) -> None:
        """Cut the socket of a shard, and stop answering it."""
        self.silent.add(shard)
        self.drop(shard)

    def answer_again(self, shard: int) -> None:
        """Let a shard come back, which waits for an answer."""
        self.silent.discard(shard)
        self.drop(shard)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Hold one socket from HELLO to its end."""
        if self.shut:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=16_384, compress=False)
        await socket.prepare(request)
        texts = (frame.data async for frame in socket if frame.type is WSMsgType.TEXT)
        await self.hold(Line(socket, request), texts)
        return socket

    async def hold(self, line: Line, texts: AsyncIterable[str]) -> None:
        """Serve a client until it closes the connection."""
        self.lines.add(line)
        self.died = None
        try:
            await line.send(10, {"heartbeat_interval": self.heartbeat_ms})
            async for text in texts:
                await self._receive(line, text)
        finally:
            self._forget(line)

    def _forget(self, line: Line) -> None:
        self.lines.discard(line)
        self._transcript.add("gateway", direction="in", op=None, close="gone")
        for session in self.sessions.values():
            if session.line is line:
                session.line, session.left_at = None, self._world.clock.now()

    async def _receive(self, line: Line, text: str) -> None:
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return await line.close(4002)
        self._transcript.add("gateway", direction="in", op=op)
        handlers = {1: self._beat, 2: self._identify, 3: self._ignore, 4: self._ignore, 6: self._resume, 8: self._chunk}
        handler = handlers.get(op)
        return await (handler(line, data) if handler else line.close(4001))

    async def _ignore(self, line: Line, data: object) -> None:
        """Accept presence and voice frames, which change nothing here."""

    async def _beat(self, line: Line, data: object) -> None:
        await asyncio.sleep(ON_THE_WAY)
        await line.send(11)

    async def _identify(self, line: Line, data: Json) -> None:
        if data["token"] != self._token:
            return await line.close(4004)
        shard, of = data.get("shard", (0, 1))
        if of != self.shards or not 0 <= shard < of:
            return await line.close(4010)
        line.shard = shard
        if shard in self.silent:
            return None
        if not self._may_identify(shard):
            return await line.send(9, False)
        self._forget_sessions()
        session = Session(self._world.ids.next(), data.get("intents", 0), line, shard, of)
        guilds = [g for g in self._world.guilds.values() if g.has_bot and events.shard_of(g.id, of) == shard]
        await self._tell(session, "READY", self._ready(session, [g.id for g in guilds]))
        self.sessions[session.id] = session
        for guild in guilds:
            if guild.available:
                await self._tell(session, "GUILD_CREATE", payloads.guild_create(self._world, guild))
        return None

    def _may_identify(self, shard: int) -> bool:
        now, bucket = self._world.clock.now(), shard % self.max_concurrency
        if now - self._identified.get(bucket, -math.inf) < self.identify_pause:
            return False
        self._identified[bucket] = now
        return True

    def _forget_sessions(self) -> None:
        """Forget those that nobody can resume any more; one that another session of its shard follows is kept too."""
        oldest = self._world.clock.now() - RESUMABLE
        self.sessions = {k: s for k, s in self.sessions.items() if s.line or s.left_at > oldest}

    def _ready(self, session: Session, guild_ids: list[str]) -> Json:
        return {
            "v": 10,
            "user": payloads.user(self._world.bot),
            "guilds": [{"id": g, "unavailable": True} for g in guild_ids],
            "session_id": session.id,
            "shard": [session.shard, session.of],
            "resume_gateway_url": self._world.url.replace("http", "ws", 1) + "/gateway",
            "application": {"id": self._world.bot.id, "flags": 0},
        }

    async def _resume(self, line: Line, data: Json) -> None:
        if data["token"] != self._token:
            return await line.close(4004)
        session = self.sessions.get(data["session_id"])
        if session is None or self.refuse_resume:
            self.sessions.pop(data["session_id"], None)
            return await line.send(9, False)
        line.shard = session.shard
        if session.shard in self.silent:
            return None
        sent = data["seq"]
        while missed := [entry for entry in session.log if entry[0] > sent]:  # more may happen during the replay
            for seq, event, body in missed:
                await line.send(0, body, event, seq)
                sent = seq
        session.line = line
        await self._tell(session, "RESUMED", {"_trace": []})
        return None

    async def _chunk(self, line: Line, data: Json) -> None:
        guild = self._world.guild(str(data["guild_id"]))
        members = [payloads.member(self._world.users[u], guild) for u in guild.members]
        answer: Json = {"guild_id": guild.id, "members": members, "chunk_index": 0, "chunk_count": 1}
        answer |= {"nonce": data["nonce"]} if data.get("nonce") else {}
        session = next((s for s in self.sessions.values() if s.line is line), None)
        if session:
            await self._tell(session, "GUILD_MEMBERS_CHUNK", answer)
