"""The handler for a guild's settings: `/settings`, by the panel or typed, and the way back to it from its pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.tables.handlers.admin import AdminHandler
from bot.tables.handlers.context import Given, Handler, HandlerContext, in_place
from bot.tables.handlers.managing import check_channels, find_lacking, managed_guild
from bot.tables.handlers.setting import changed_note, check_value, suggest_values
from bot.tables.messages.admin import SETTINGS as SHOW
from bot.tables.messages.guild_settings import AUTOMATIC, CATEGORY, FORUM, SET, Parent, parent_page, settings_panel
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_id
from bot.tables.ports.panel import Answer, Choice
from games.kernel.words import LOCALES

ALLOWED: Final = {
    "place": ("thread", "category", "forum", "here"),
    "language": (*sorted(LOCALES), AUTOMATIC),
    "starters": ("everyone", "managers"),
    "archive": ("archive", "lock", "keep"),
}
PARENTS: Final[Mapping[str, Parent]] = {"category": "category", "forum": "forum"}
"""The settings that name a channel, and the places that need it."""
SETTINGS: Final = (*ALLOWED, *PARENTS, "tables")
"""What `/settings` takes as a setting, each named by `cmd-setting-SETTING`; the last one shows the server's tables."""
CHANNEL = re.compile(r"<?#?(\d{1,20})>?")


class SettingsHandler:
    """Answers `/settings`; its pages have handlers of their own."""

    def __init__(self, context: HandlerContext, moderators: AdminHandler) -> None:
        self.context, self.registry, self.moderators = context, context.registry, moderators
        self.icons: Callable[[], tuple[int, int]] = lambda: (0, 0)
        """How many icons Discord has, and how many it should have."""
        picks = {CATEGORY: partial(self._pick_parent, "category"), FORUM: partial(self._pick_parent, "forum")}
        self.verbs: dict[str, Handler] = {SHOW: in_place(self._show), SET: self._press, **picks}

    async def settings(self, caller: Caller, setting: str | None = None, value: str | None = None) -> Answer:
        """Show the guild's settings, after changing one if given, or its tables to users who only moderate."""
        if setting == "tables" or (setting is None and not caller.manager):
            return await self.moderators.admin(caller, value)
        managed_guild(caller)
        if setting is None or value is None:
            return await self._show(caller)
        await self._change(caller, setting, value)
        texts = await self.registry.people.meet(caller)
        return await self._show(caller, changed_note(setting, value, ALLOWED.get(setting, ()), texts))

    async def _show(self, caller: Caller, note: str = "") -> Answer:
        texts, row = await self.registry.people.meet(caller), await self.registry.people.guild(managed_guild(caller))
        lacking = await find_lacking(self.context.messenger, caller, row)
        return Answer(settings_panel(row, lacking, self.icons(), texts, note))

    async def _change(self, caller: Caller, setting: str, value: str) -> None:
        texts, guild_id = await self.registry.people.meet(caller), managed_guild(caller)
        fields: dict[str, Any]
        if setting in PARENTS:
            parent = _read_channel(setting, value)
            await check_channels(self.context.messenger, caller, (parent,))
            fields = {"place": setting, f"{setting}_id": parent}
        elif setting in ALLOWED:
            found = check_value(setting, value, ALLOWED[setting], texts.locale)
            fields = {"locale" if setting == "language" else setting: None if found == AUTOMATIC else found}
        else:
            raise Refusal("refused-unknown")
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            row = replace(await tx.people.guild(guild_id), **fields)
            if row.place in PARENTS and row.parent_id is None:
                raise Refusal(f"refused-{row.place}")
            await tx.people.save_guild(row)
        self.registry.workers.note_change(guild_id)

    async def _press(self, press: Press) -> Answer:
        """Change a setting; to pick a category or forum, show another page first."""
        caller = press.caller
        value = press.picked
        if press.component.value == "place" and value in PARENTS:
            texts = await self.registry.people.meet(caller)
            guild = await self.registry.people.guild(managed_guild(caller))
            return Answer(parent_page(PARENTS[value], guild, texts), update=True)
        await self._change(caller, press.component.value, value)
        return replace(await self._show(caller), update=True)

    async def _pick_parent(self, setting: str, press: Press) -> Answer:
        await self._change(press.caller, setting, press.picked)
        return replace(await self._show(press.caller), update=True)

    async def suggestions(self, caller: Caller, typed: str, given: Given) -> list[Choice]:
        """Suggest values of the setting that stands beside."""
        setting = given.get("setting", "")
        if setting == "tables":
            return await self.moderators.suggestions(caller, typed)
        texts = await self.registry.people.meet(caller)
        return suggest_values(setting, ALLOWED.get(setting, ()), typed, texts)


def _read_channel(setting: str, typed: str) -> int:
    found = CHANNEL.fullmatch(typed.strip())
    if found is None:
        raise Refusal(f"refused-{setting}")
    return read_id(found[1])
