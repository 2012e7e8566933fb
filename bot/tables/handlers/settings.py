"""The handler for a guild's settings: `/settings`, and the way back to it from the pages behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.handlers.own_data import check_values, language_line
from bot.tables.messages import common
from bot.tables.messages.admin import SETTINGS, page_rows
from bot.tables.ports.caller import Caller, GuildOptions
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Messenger, MessengerError
from bot.tables.ports.panel import Answer, Panel
from games.kernel.words import Words
from storage.rows import GuildRow


class SettingsHandler:
    """Answer what concerns a guild; what stands behind its buttons has handlers of its own."""

    def __init__(self, context: HandlerContext) -> None:
        self.registry = context.registry
        self.icons: Callable[[], tuple[int, int]] = lambda: (0, 0)
        """How many icons are at Discord, and how many there are to be."""

    def verbs(self) -> dict[str, Handler]:
        """Name the presses that are answered here."""
        return {SETTINGS: managed(self._back)}

    async def settings(self, caller: Caller, options: GuildOptions) -> Answer:
        """Change what is given, and show all of the guild's settings."""
        texts, guild_id = await self.registry.people.meet(caller), managed_guild(caller)
        wishes: dict[str, Any] = {**options}
        wishes["locale"] = wishes.pop("language", None)
        given = check_values(wishes)
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            row = replace(await tx.people.guild(guild_id), **given)
            if row.place == "category" and row.category_id is None:
                raise Refusal("refused-category")
            await tx.people.save_guild(row)
        return Answer(
            Panel(
                ("\n".join([*_lines(row, texts), *icons_line(*self.icons(), texts)]),),
                rows=page_rows(texts),
                accent=common.GOLD,
            )
        )

    async def _back(self, caller: Caller, _press: ComponentId, _values: tuple[str, ...]) -> Answer:
        return replace(await self.settings(caller, {}), update=True)


def _lines(row: GuildRow, texts: Words) -> list[str]:
    return [
        texts.text("settings-title"),
        texts.text(f"settings-place-{row.place}", category=f"<#{row.category_id}>"),
        language_line(row.locale, texts),
        texts.text(f"settings-starters-{row.starters}"),
        texts.text(f"settings-archive-{row.archive}"),
    ]


def icons_line(there: int, wanted: int, texts: Words) -> list[str]:
    """Say how many icons are at Discord as long as some are missing: messages have words alone meanwhile."""
    return [texts.text("settings-icons", there=there, wanted=wanted)] if there < wanted else []


def managed_guild(caller: Caller) -> int:
    """Return the guild that the caller manages; refuse everybody else."""
    if caller.guild_id is None:
        raise Refusal("refused-no-guild")
    if not caller.manager:
        raise Refusal("refused-not-manager")
    return caller.guild_id


def managed(handler: Handler) -> Handler:
    """Let only those press who manage the guild of this place."""

    async def answer(caller: Caller, component: ComponentId, values: tuple[str, ...]) -> Answer:
        managed_guild(caller)
        return await handler(caller, component, values)

    return answer


async def check_channels(messenger: Messenger, caller: Caller, wanted: tuple[int, ...]) -> None:
    """Refuse channels that are not of the caller's server, or that they do not see: a changed client names any."""
    try:
        seen = await messenger.visible(managed_guild(caller), caller.user_id, wanted)
    except MessengerError as error:
        raise Refusal("failed") from error
    if set(wanted) - seen:
        raise Refusal("refused-unknown")
