"""The rights to manage a guild's settings and to look after its tables, and what the bot lacks there."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from bot.tables.core.people import People
from bot.tables.handlers.context import Handler
from bot.tables.ports.caller import NEEDED, Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Messenger, MessengerError
from bot.tables.ports.panel import Answer
from storage.rows import GuildRow


def guild_of(caller: Caller) -> int:
    """Return the guild that the caller is in; refuse direct messages."""
    if caller.guild_id is None:
        raise Refusal("refused-no-guild")
    return caller.guild_id


def managed_guild(caller: Caller) -> int:
    """Return the guild that the caller manages; refuse everybody else."""
    guild_id = guild_of(caller)
    if not caller.manager:
        raise Refusal("refused-not-manager")
    return guild_id


async def moderates(people: People, caller: Caller) -> bool:
    """Tell whether the caller may look after the tables here: as a manager, or by the role of moderators."""
    if caller.guild_id is None:
        return False
    return caller.manager or (await people.guild(caller.guild_id)).moderator_role in caller.roles


async def moderated_guild(people: People, caller: Caller) -> int:
    """Return the guild whose tables the caller may look after; refuse everybody else."""
    guild_id = guild_of(caller)
    if not await moderates(people, caller):
        role = (await people.guild(guild_id)).moderator_role
        raise Refusal("refused-not-manager") if role is None else Refusal("refused-not-moderator", role=f"<@&{role}>")
    return guild_id


def managed(verbs: Mapping[str, Handler]) -> dict[str, Handler]:
    """Let only users press who manage this place's guild."""
    return {verb: partial(_answer_manager, handler) for verb, handler in verbs.items()}


async def _answer_manager(handler: Handler, press: Press) -> Answer:
    managed_guild(press.caller)
    return await handler(press)


def moderated(people: People, verbs: Mapping[str, Handler]) -> dict[str, Handler]:
    """Let only users press who may look after this place's tables."""

    async def answer(handler: Handler, press: Press) -> Answer:
        await moderated_guild(people, press.caller)
        return await handler(press)

    return {verb: partial(answer, handler) for verb, handler in verbs.items()}


async def check_channels(messenger: Messenger, caller: Caller, wanted: tuple[int, ...]) -> None:
    """Refuse channels of another server, or hidden from the caller, which a changed client could name."""
    try:
        seen = await messenger.visible(guild_of(caller), caller.user_id, wanted)
    except MessengerError as error:
        raise Refusal("failed") from error
    if set(wanted) - seen:
        raise Refusal("refused-unknown")


async def find_lacking(messenger: Messenger, caller: Caller, row: GuildRow) -> Mapping[int, frozenset[str]]:
    """Return which permissions the bot lacks in the channels where tables open; none if Discord does not answer."""
    here = caller.parent_id or caller.channel_id
    places = row.channel_ids or (here,)
    wanted = places if row.parent_id is None else (*places, row.parent_id)
    lacking = await lacking_in(messenger, row.guild_id, wanted)
    return {**lacking, here: lacking[here] | (caller.lacks & NEEDED)} if here in lacking else lacking


async def lacking_in(messenger: Messenger, guild_id: int, channels: Collection[int]) -> Mapping[int, frozenset[str]]:
    """Return which permissions the bot lacks in some channels; none if Discord does not answer."""
    try:
        return await messenger.lacking(guild_id, channels)
    except MessengerError:
        return {}
