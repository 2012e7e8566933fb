"""The handler for `/me`: a user's own settings, by the panel or typed, and the pages behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from bot.tables.core import pace
from bot.tables.handlers import own_data
from bot.tables.handlers.blocks import BlockHandler
from bot.tables.handlers.context import Given, Handler, HandlerContext, in_place
from bot.tables.handlers.greeting import Greeting
from bot.tables.handlers.own_data import OwnDataHandler
from bot.tables.handlers.pace import PaceHandler
from bot.tables.handlers.setting import LANGUAGES, changed_note, check_value, suggest_values
from bot.tables.messages import me
from bot.tables.messages.me import OTHER, SWITCHES, me_panel
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_number
from bot.tables.ports.panel import Answer, Choice
from bot.tables.stages.votes import Voting

ON_OFF: Final = ("on", "off")
LISTED: Final = {"language": LANGUAGES, "dms": ON_OFF, **dict.fromkeys(SWITCHES, ON_OFF), "explanations": me.EXPLAINED}
"""Settings that take one of a few values."""
SETTINGS: Final = (*LISTED, "quiet", "zone", "holiday", "kept_away", "export", "delete")
"""What `/me` takes as a setting, each named by `cmd-setting-SETTING`; the last three are pages or files."""


class PeopleHandler:
    """Answers acts about a user rather than a table."""

    def __init__(self, context: HandlerContext, voting: Voting, pace_handler: PaceHandler) -> None:
        self.context, self.registry, self.pace = context, context.registry, pace_handler
        self.greeting, self.own_data = Greeting(context), OwnDataHandler(context, voting)
        self.blocks = BlockHandler(context)
        pages: dict[str, Callable[[Caller], Awaitable[Answer]]] = {
            me.ME: self._show,
            me.HOLIDAY: self._holiday,
            me.DATA: self._data,
            me.KEPT_AWAY: self.blocks.show,
            "ask_delete": self._ask_delete,
        }
        opened = {verb: in_place(page) for verb, page in pages.items()}
        self.verbs: dict[str, Handler] = {
            **self.own_data.verbs,
            **self.blocks.verbs,
            **opened,
            me.SET_ME: self._press,
            "dms_on": self._dms_on,
        }
        self.forms: dict[str, Handler] = {me.TIMES: self._submit}

    async def me(self, caller: Caller, setting: str | None = None, value: str | None = None) -> Answer:
        """Show the caller's settings; change one first if it is given with a value."""
        opened = {"kept_away": self.blocks.show, "export": self.own_data.export, "delete": self._ask_delete}
        if setting in opened:
            return await opened[setting](caller)
        if setting == "holiday" and value is None:
            return await self._holiday(caller)
        if setting is None or value is None:
            return await self._show(caller)
        await self._change(caller, setting, value)
        return await self._show(caller, setting, value)

    async def _show(self, caller: Caller, setting: str = "", value: str = "") -> Answer:
        """Show all settings, and say below the title what was changed by typing."""
        texts = await self.registry.people.meet(caller)
        row, now = await self.registry.people.user(caller.user_id), self.registry.clock.now()
        note = changed_note(setting, value, LISTED.get(setting, ()), texts) if setting else ""
        if setting == "holiday" and (row.away_until or 0) > now:
            note = texts.text("me-holiday", until=pace.date(row.away_until or 0))
        return Answer(me_panel(row, now, texts, note))

    async def _change(self, caller: Caller, setting: str, value: str) -> None:
        """Change one setting, as typed in any language."""
        own = (await self.registry.people.meet(caller)).locale
        if setting == "holiday":
            days = read_number(value.strip(), pace.LONGEST_HOLIDAY + 1)
            await self.pace.set_holiday(caller, pace.LONGEST_HOLIDAY + 1 if days is None else days)
            return
        if setting in LISTED:
            fields = _column(setting, check_value(setting, value, LISTED[setting], own))
        elif setting in ("quiet", "zone"):
            fields = pace.check_times(await self.registry.people.user(caller.user_id), setting, value, own)
        else:
            raise Refusal("refused-unknown")
        await self.registry.people.change(caller.user_id, **fields)
        if fields.get("dms") == "on":
            await self.greeting.ask_again(caller)

    async def _press(self, press: Press) -> Answer:
        """Change the setting of a button or select; custom quiet hours, or those without a time zone, open a form."""
        caller = press.caller
        setting, _, value = press.component.value.partition(".")
        value = press.values[0] if press.values else value
        row = await self.registry.people.user(caller.user_id)
        if setting == "quiet" and (value == OTHER or (value != "off" and row.zone is None)):
            texts = await self.registry.people.meet(caller)
            return Answer(form=me.times_form(row, "" if value == OTHER else value, texts))
        await self._change(caller, setting, value)
        return replace(await self._show(caller), update=True)

    async def _submit(self, press: Press) -> Answer:
        """Store the quiet hours and the time zone from a form."""
        quiet, zone = (" ".join(press.fields.get(name, ())) for name in ("quiet", "zone"))
        await self._change(press.caller, "quiet", f"{quiet} {zone}")
        return replace(await self._show(press.caller), update=True)

    async def _dms_on(self, press: Press) -> Answer:
        await self._change(press.caller, "dms", "on")
        return replace(await self._show(press.caller), update=True)

    # Pages

    async def _holiday(self, caller: Caller) -> Answer:
        texts = await self.registry.people.meet(caller)
        row = await self.registry.people.user(caller.user_id)
        return Answer(me.holiday_panel(row, self.registry.clock.now(), texts))

    async def _data(self, caller: Caller) -> Answer:
        texts = await self.registry.people.meet(caller)
        return Answer(me.data_panel(await self.registry.people.user(caller.user_id), texts))

    async def _ask_delete(self, caller: Caller) -> Answer:
        return Answer(own_data.delete_panel(await self.registry.people.meet(caller)))

    # Typing

    async def suggestions(self, caller: Caller, typed: str, given: Given) -> list[Choice]:
        """Suggest values of the setting that stands beside."""
        texts, setting = await self.registry.people.meet(caller), given.get("setting", "")
        if setting == "zone":
            return pace.suggest_zones(typed)
        return suggest_values(setting, LISTED.get(setting, ()), typed, texts)


def _column(setting: str, value: str) -> dict[str, Any]:
    """Return the column that a value of a setting changes."""
    if setting in SWITCHES:
        switch = SWITCHES[setting]
        return {switch.column: (value == "on") == switch.positive}
    return {setting: None if value == "discord" else value}
