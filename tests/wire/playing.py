"""A whole table, mostly of Tallinn, played by users who act, see, and act again where nothing answered."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.practice.rest.posts import PIN_NOTICE
from tests.practice import Answer, Practice
from tests.waiting import PATIENCE
from tests.wire.processes import Bot
from tests.wire.seen import Json, asked, control, controls, offers, text
from tests.wire.transcripts import Kept, Messages, kept, messages, owed

PLAYERS = ("alice", "bruno")
QUIET = 0.06
EPHEMERAL = 64
"""The flag of messages that only one user sees."""
Deed = Callable[[], Awaitable[Answer | None]]


class Foes:
    """Disturb a table; this one does not."""

    async def arm(self, evening: Evening, phase: str) -> None:
        """Prepare what goes wrong from now on."""

    async def struck(self, evening: Evening) -> None:
        """Note that the bot has died."""


def _is_lobby(message: Json) -> bool:
    """Tell whether a message of the lobby's channel is for all, and has controls."""
    return not message["flags"] & EPHEMERAL and "|" in str(message["components"])


@dataclass
class Evening:
    """One table from `/play` to the end; `phases` says for each step which phase of the table it belongs to."""

    bot: Bot
    seed: str
    foes: Foes = field(default_factory=Foes)
    phases: list[str] | None = None
    users: tuple[str, ...] = PLAYERS
    game: str = "tallinn"
    steps: list[tuple[str, int]] = field(default_factory=list)
    revivals: int = 0
    patient: bool = True
    without_dms: tuple[str, ...] = ()
    lobby_channel: str = ""
    lobby: Json = field(default_factory=dict)
    table: str = ""
    dms: dict[str, str] = field(default_factory=dict)

    @property
    def practice(self) -> Practice:
        """Return the way to act as any user."""
        return self.bot.served.practice

    @property
    def host(self) -> str:
        """Return the user who opens the table."""
        return self.users[0]

    @property
    def thread(self) -> str:
        """Return the id of the table's thread, which is that of the lobby's message."""
        return str(self.lobby["id"])

    def chance(self, *about: object) -> Random:
        """Return a generator that depends on the seed and what is decided, and on nothing that happened."""
        return Random(f"{self.seed} {about}")

    # Steps

    async def step(self, phase: str, deed: Deed) -> None:
        """Do one thing, as often as it takes until it is answered or needs no more doing, and wait until all is told.

        A deed returns None if its user sees that it is done.
        """
        number = len(self.steps)
        phase = self.phases[number] if self.phases else phase
        self.steps.append((phase, self.now))
        await self.foes.arm(self, phase)
        while not await self.lives(self._do(deed)):
            await self.revive()
        if self.patient:
            await self.settle()

    @property
    def now(self) -> int:
        """Return the number that the next transcript entry will have, or a lower one."""
        entries = self.practice.entries
        return entries[-1]["n"] + 1 if entries else 0

    async def _do(self, deed: Deed) -> bool:
        await deed()
        return True

    async def lives(self, work: Awaitable[Any]) -> Any:
        """Return what is to be done, or None if the bot dies before."""
        return await self.bot.unless_dead(asyncio.ensure_future(work))

    async def revive(self) -> None:
        """Start the bot, again and again if it dies while it starts."""
        while True:
            if self.bot.pid:
                await self.bot.died.wait()
                self.revivals += 1
                await self.foes.struck(self)
            since = self.now
            await self.bot.start()
            await self.foes.arm(self, self.steps[-1][0] if self.steps else "login")
            if await self.bot.connected(since):
                return

    async def settle(self) -> None:
        """Wait until no message is pending and nothing happens; the time limit restarts after each death."""
        while True:
            async with asyncio.timeout(PATIENCE):
                if await self.lives(self._quiet()):
                    return
            await self.revive()

    async def _quiet(self) -> bool:
        seen = -1
        while seen != len(self.practice.entries) or owed(self.bot.database):
            seen = len(self.practice.entries)
            await asyncio.sleep(QUIET)
        return True

    # What happens before the game

    async def open(self) -> None:
        """Have a lobby, with everybody in it and its options looked at."""
        world = self.bot.served.world
        self.lobby_channel = await self.practice.add_channel(world["guild"], "games")
        self.dms = {user: await self.practice.dm(user) for user in self.users}
        await self.step("lobby", self._play)
        await self.look()
        await self.step("lobby", lambda: self._options("add_computer"))
        await self.step("lobby", lambda: self._options("drop_computer"))
        for user in self.users[1:]:
            await self.step("lobby", lambda user=user: self._join(user))  # type: ignore[misc]  # mypy cannot type a lambda with a default

    async def look(self) -> None:
        """Look at the lobby's message, whose controls name the table until it begins; answers beside it do so too."""
        seen = await self.practice.visible(self.host, self.lobby_channel)
        known = [message for message in seen if message["id"] == self.lobby.get("id")]
        self.lobby = next(iter(known or filter(_is_lobby, seen)), {})
        if found := re.search(r"k\|(\w+)\|", str(self.lobby)):
            self.table = found[1]

    async def _play(self) -> Answer | None:
        await self._quiet()  # a lobby whose command was not answered is posted by the next bot
        await self.look()
        if self.lobby:
            return None
        answer = await self.practice.slash(self.host, self.lobby_channel, "play", game=self.game)
        await self.practice.wait_visible(self.host, _is_lobby, self.lobby_channel)  # a busy bot asks for time first
        return answer

    async def _options(self, verb: str) -> Answer | None:
        await self._quiet()  # an unanswered press may have counted, and another would add another computer
        await self.look()
        if ("omputer, " in text(self.lobby)) == (verb == "add_computer"):
            return None
        answer = await self.practice.click(self.host, self.lobby, control(self.lobby, "options") or "options")
        shown = await self.practice.wait_answer(self.host, answer)  # on a busy machine time is asked for first
        return await self.practice.click(self.host, shown, control(shown, verb) or verb)

    async def _join(self, user: str) -> Answer | None:
        await self.look()
        if f"**{user.capitalize()}**" in text(self.lobby):
            return None
        return await self.practice.click(user, self.lobby, control(self.lobby, "join") or "join")

    async def begin(self) -> None:
        """Start the game."""
        await self.step("start", self._start)

    async def _start(self) -> Answer | None:
        await self.look()
        start = control(self.lobby, "start")
        return await self.practice.click(self.host, self.lobby, start) if start else None

    # The game

    async def play_on(self, asks: int | None = None) -> None:
        """Answer asks until the table is over, or so many of them."""
        done: list[int] = []
        while asks is None or len(done) < asks:
            panels = {user: await self.panel(user) for user in self.users}
            now = max((asked(panel) or 0 for panel in panels.values() if panel), default=0)
            if now in (0, *done):
                return
            done.append(now)
            await self._answer(now, [user for user, panel in panels.items() if panel and asked(panel) == now])

    async def panel(self, user: str) -> Json | None:
        """Return the message of this table that asks a user the newest question: a direct one, or that of Your move.

        An answer to a typed choice may have shown a question too, which was answered elsewhere since.
        """
        if user in self.without_dms:
            return await self._private_panel(user)
        seen = await self.practice.visible(user, self.dms[user])
        mine = [m for m in reversed(seen) if offers(m) and f"|{self.table}|" in str(m["components"])]
        return max(mine, key=lambda m: asked(m) or 0, default=None)

    async def _private_panel(self, user: str) -> Json | None:
        board = await self.board()
        if board is None:
            return None
        answer = await self.practice.click(user, board, control(board, "move") or "move")
        shown = await self._opened(user, await self.practice.wait_answer(user, answer))
        return shown if offers(shown) else None

    async def _opened(self, user: str, panel: Json) -> Json:
        """Have the choices back where one is locked in."""
        change = control(panel, "change")
        if change is None:
            return panel
        return await self.practice.wait_answer(user, await self.practice.click(user, panel, change))

    async def board(self) -> Json | None:
        """Return the newest board that can be played from, wherever that is; None when the game is over."""
        seen = await self.practice.visible(self.host)
        mine = (m for m in reversed(seen) if f"|{self.table}|" in str(m["components"]))
        return next((m for m in mine if control(m, "move")), None)

    async def _answer(self, ask: int, users: list[str]) -> None:
        for user in users:
            panel = await self.panel(user)
            assert panel is not None
            choices, chance = sorted(offers(panel)), self.chance(ask, user)
            phase = "build" if "none" in choices else "choose"
            wanted = chance.sample(choices, min(2, len(choices)))
            if user == users[-1] or chance.random() < 0.7:
                wanted = wanted[:1]  # else the sealed choice is changed
            for choice in wanted:
                await self.step(phase, self._way(chance.randrange(4), user, ask, choice))

    def _way(self, way: int, user: str, ask: int, choice: str) -> Deed:
        """Choose how to choose: mostly in the direct message, else on the board, or by typing."""
        ways = {2: self._by_board, 3: self._by_typing}
        return lambda: ways.get(way, self._by_message)(user, ask, choice)

    async def _by_message(self, user: str, ask: int, choice: str) -> Answer | None:
        panel = await self.panel(user)
        if panel is None or asked(panel) != ask:
            return await self._by_typing(user, ask, choice)
        return await self.press(user, panel, ask, choice)

    async def _is_asked(self, user: str, ask: int) -> bool:
        """Tell whether a user is asked this, perhaps with a choice locked in, which a press on *Change* would open."""
        found = [p for m in await self.practice.visible(user, self.dms[user]) for p, _ in controls(m)]
        asks = [p.ask or 0 for p in found if p.table == self.table and p.verb in ("choose", "pick", "change")]
        return max(asks, default=0) == ask

    async def press(self, user: str, panel: Json, ask: int, choice: str) -> Answer | None:
        """Press a panel's button, or pick in its select; None if the panel does not ask this any more."""
        found = offers(panel).get(choice)
        if found is None or found[0].ask != ask:
            return None
        press, part = found
        if press.verb == "pick":
            return await self.practice.select(user, panel, part["custom_id"], [choice])
        return await self.practice.click(user, panel, part["custom_id"])

    async def _by_board(self, user: str, ask: int, choice: str) -> Answer | None:
        panel = await self._private_panel(user)
        return await self.press(user, panel, ask, choice) if panel else None

    async def _by_typing(self, user: str, ask: int, choice: str) -> Answer | None:
        if not await self._is_asked(user, ask):
            return None
        here, table = self.dms[user], self.table
        offered = await self.practice.autocomplete(user, here, "move", "choice", choice, table=table)
        if choice not in [offer["value"] for offer in offered]:
            return None  # it stands: an unanswered one counted, and the table has gone on
        return await self.practice.slash(user, here, "move", choice=choice, table=table)

    async def play(self) -> None:
        """Play the whole table."""
        if not self.bot.pid or self.bot.died.is_set():
            await self.revive()
        await self.open()
        await self.begin()
        await self.play_on()

    # What is left

    def acts_of(self, asks: Collection[tuple[int, int]]) -> str:
        """Tell what was done at some (ask, seat), as far as that is noted."""
        return f"not noted for {len(asks)} asks"

    def kept(self) -> Kept:
        """Return what the database holds."""
        return kept(self.bot.database, self.table)

    async def messages(self) -> Messages:
        """Return the messages that Discord holds, without notices of pins, because a killed bot does not pin again."""
        found = [("lobby", m) for m in await self.practice.visible(self.host, self.lobby_channel)]
        found += [("thread", m) for m in await self.practice.visible(self.host, self.thread)]
        for user, channel in self.dms.items():
            found += [(f"dm {user}", m) for m in await self.practice.visible(user, channel)]
        sent = [e for e in self.practice.entries if e.get("method") == "POST" and e.get("message_id")]
        nonces = {e["message_id"]: str(e["body"]["nonce"]) for e in sent if "nonce" in e["body"]}
        public = [(place, m) for place, m in found if not m["flags"] & EPHEMERAL and m["type"] != PIN_NOTICE]
        return messages(self.bot.database, self.table, public, nonces)
