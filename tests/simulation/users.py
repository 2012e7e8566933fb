"""Random users, awake by day in their own time zones: they press, press twice, go away and come back."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from itertools import islice
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from bot.practice.control import acts
from bot.practice.core.core import Core
from bot.practice.core.interactions import COMPONENT
from bot.practice.rules.commands import ActError
from bot.practice.rules.components import BUTTON, CHECK, INPUT, SELECT, SELECT_CHANNEL, SELECT_ROLE, SELECT_USER, walk
from bot.practice.rules.errors import ApiError, Json
from bot.practice.world.world import TEXT, Message
from bot.tables.ports.component_id import ComponentId
from games.kernel.catalogue import installed
from tests.wire.seen import controls

ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Auckland")
LOCALES = ("en-US", "de", "en-US", "fr")
WAIT = 20.0
"""Seconds after which a user stops waiting for an answer."""
LOOKED = 60
"""How many of the newest messages a user looks at."""
OLD = 12
"""How many of their last choices users may press again."""
MOST = 6
"""How many tables a user opens soon; a user rarely opens more."""
GOALS = {
    **dict.fromkeys(("choose", "pick", "whole", "t_choose", "t_pick", "t_whole"), 40.0),
    **dict.fromkeys(("group", "part", "parts", "form", "join", "start", "t_group", "t_part"), 20.0),
    **dict.fromkeys(("move", "back", "fine", "agree", "accept", "claim", "start_now", "join_open", "play"), 8.0),
    **dict.fromkeys(("add_computer", "options", "set_me", "me_times", "pace", "more", "rematch"), 4.0),
    **dict.fromkeys(("leave_now", "undo", "do", "resume"), 4.0),
    **dict.fromkeys(("cancel_now", "abandon_now", "replace_now", "pause", "set_guild", "settings"), 0.2),
    **dict.fromkeys(("ban", "ban_now", "put_out_now", "admin_close_now", "all_channels", "put_channels"), 0.05),
    **dict.fromkeys(("delete_me", "put_games", "set_caps", "cap_games", "cap_lobbies", "block"), 0.02),
}
"""The weights by which users choose what to press, by verb; other verbs have 1."""
WISHED = frozenset(("undo", "undo_all", "extend", "leave", "replace", "back", "resume", "pause"))
"""Menu entries that users pick more often than others."""
ASKING = frozenset(verb for verb, weight in GOALS.items() if weight >= 8)
COMMANDS = ("me", "tables", "hand", "board", "log", "help", "rules", "stats", "learn", "table", "settings")


class Person:
    """A user who acts at random on the controls that they can see."""

    def __init__(self, core: Core, user_id: str, home: str, luck: Random, trace: Callable[..., None]) -> None:
        self.core, self.id, self.home, self.luck, self._trace = core, user_id, home, luck, trace
        self.zone = ZoneInfo(luck.choice(ZONES))
        self.opens_tables = luck.random() < 1 / 2
        self.games, self.opened = sorted(installed()), list[str]()
        self._old: deque[tuple[str, Json]] = deque(maxlen=OLD)

    @property
    def name(self) -> str:
        """Return the login."""
        return self.core.world.users[self.id].name

    async def live(self) -> None:
        """Act by day; sometimes go away for days, or refuse direct messages for a while."""
        while True:
            await asyncio.sleep(self.luck.expovariate(1 / 5_000))
            if not self._is_awake():
                continue
            if self.luck.random() < 1 / 60:
                await self._change_dms()
            if self.luck.random() < 1 / 200:
                await asyncio.sleep(self.luck.uniform(1, 4) * 86_400)
            for _ in range(self.luck.randint(1, 4)):
                await self.act()
                await asyncio.sleep(self.luck.uniform(1, 20))

    def _is_awake(self) -> bool:
        moment = datetime.fromtimestamp(self.core.clock.now(), UTC).astimezone(self.zone)
        return 7 <= moment.hour < 23

    async def _change_dms(self) -> None:
        user = self.core.world.users[self.id]
        user.takes_dms = not user.takes_dms
        self._trace("user", self.name, "takes direct messages" if user.takes_dms else "refuses direct messages")

    async def act(self) -> None:
        """Do one thing, and then press something in the answer."""
        try:
            await self._act()
        except (ActError, ApiError) as error:
            self._trace("user", self.name, "cannot", str(error)[:60])

    async def _act(self) -> None:
        fate = self.luck.random()
        if fate < (0.3 if len(self.opened) < MOST else 0.01) and self.opens_tables:
            await self._play()
        elif fate < 0.08:
            await self._command()
        elif fate < 0.14:
            await self._type()
        elif fate < 0.18 and self._old:
            await self._press_old()
        elif (message := self._message(newest=fate < 0.85)) is not None:
            await self._go_on(message)
        elif self.opens_tables:
            await self._play()

    async def _play(self) -> None:
        game = self.luck.choice(self.games)
        self.opened.append(game)
        await self._answered("play", acts.slash(self.core, self.id, self._place(), "play", {"game": game}, WAIT))

    def _place(self) -> str:
        return self.home if self.luck.random() < 0.9 else self.core.world.dm_with(self.id).id

    async def _command(self) -> None:
        name = self.luck.choice(COMMANDS)
        answer = await self._answered(name, acts.slash(self.core, self.id, self._place(), name, {}, WAIT))
        await self._follow(answer)

    async def _type(self) -> None:
        """Type a choice that `/move` suggests."""
        here = self._place()
        typed = acts.autocomplete(self.core, self.id, here, "move", "choice", "", {}, WAIT)
        offered = (await self._answered("type", typed))["data"].get("choices") or []
        if offered:
            options = {"choice": self.luck.choice(offered)["value"]}
            await self._answered("type move", acts.slash(self.core, self.id, here, "move", options, WAIT))

    # Looking

    def _message(self, newest: bool) -> Message | None:
        """Find a message with a control: one of the newest that ask something, or any one."""
        found = self.core.world.visible_to(self.id)[: -LOOKED - 1 : -1]
        if newest:
            asking = (each for each in found if any(press.verb in ASKING for press, _ in self._controls(each)))
            if first := list(islice(asking, 6)):
                return self.luck.choice(first)
        with_controls = [each for each in found if any(True for _ in self._controls(each))]
        return self.luck.choice(with_controls) if with_controls else None

    @staticmethod
    def _controls(message: Message | Json) -> list[tuple[ComponentId, Json]]:
        shown = message.components if isinstance(message, Message) else message["components"]
        return list(controls({"components": shown}))

    # Pressing

    async def _go_on(self, message: Message) -> None:
        await self._follow({"message": {"id": message.id, "components": message.components}})

    async def _follow(self, answer: Json) -> None:
        """Press something in an answer, then in the next answer, and so on."""
        for _ in range(6):
            message: Json | None = answer.get("message")
            offered = self._controls(message) if message else []
            if message is None or not offered:
                return
            weights = [GOALS.get(press.verb, 1.0) for press, _ in offered]
            press, part = self.luck.choices(offered, weights)[0]
            answer = await self._press(message["id"], press, part)
            if press.verb in ("choose", "pick", "whole", "join", "start") or self.luck.random() < 0.15:
                return

    async def _press(self, message: str, press: ComponentId, part: Json) -> Json:
        made = self._click(message, part)
        if part["type"] == BUTTON and press.verb in ("choose", "whole"):
            self._old.append((message, part))
        if self.luck.random() < 0.05:
            twin = asyncio.create_task(_quietly(self._click(message, part)))
            await asyncio.sleep(self.luck.uniform(0, 1))
            answer = await self._answered(press.id, made)
            await twin
        else:
            answer = await self._answered(press.id, made)
        if answer["type"] == 9:
            return await self._fill(answer)
        return answer

    async def _press_old(self) -> None:
        """Press a control again that the message may have lost, as if the press had been delayed."""
        message, part = self.luck.choice(self._old)
        if message not in self.core.world.messages:
            return
        shown = acts.message_for(self.core, self.id, message)
        it = self.core.interactions.open(COMPONENT, self.id, shown.channel_id, shown.id)
        data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        await self._answered(f"old {part['custom_id']}", acts._begin(self.core, it, data, WAIT))

    async def _click(self, message: str, part: Json) -> Json:
        if part["type"] == BUTTON:
            return await acts.click(self.core, self.id, message, part["custom_id"], WAIT)
        return await acts.select(self.core, self.id, message, part["custom_id"], self._picks(part), WAIT)

    def _picks(self, part: Json) -> list[str]:
        world = self.core.world
        offered = {
            SELECT: [option["value"] for option in part.get("options") or ()],
            SELECT_USER: [user.id for user in world.users.values() if not user.bot],
            SELECT_ROLE: [role.id for guild in world.guilds.values() for role in guild.roles],
            SELECT_CHANNEL: [each.id for each in world.channels.values() if each.type == TEXT],
        }[part["type"]]
        if any(value in WISHED for value in offered) and self.luck.random() < 1 / 2:
            offered = [value for value in offered if value in WISHED]
        most = min(part.get("max_values", 1), len(offered))
        return self.luck.sample(offered, self.luck.randint(min(part.get("min_values", 1), most), most))

    async def _fill(self, answer: Json) -> Json:
        values: Json = {}
        for _, part in walk(answer["data"]["components"]):
            if part.get("type") == SELECT and part.get("custom_id"):
                values[part["custom_id"]] = self._picks(part)
            elif part.get("type") == INPUT:
                values[part["custom_id"]] = self.luck.choice(("1", "2", "22:30", "7", "Europe/Berlin"))
            elif part.get("type") == CHECK:
                values[part["custom_id"]] = self.luck.random() < 1 / 2
        submitted = acts.submit_modal(self.core, self.id, answer["interaction"], values, WAIT)
        return await self._answered("form", submitted)

    async def _answered(self, what: str, act: Any) -> Json:
        self._trace("user", self.name, what)
        answer: Json = await act
        self._trace("user", self.name, what, "answered", answer["type"])
        return answer


async def _quietly(act: Any) -> None:
    with suppress(ActError, ApiError):
        await act
