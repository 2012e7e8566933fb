"""Who may manage a guild's tables and settings; each press asks again.

Short, as the handlers of both need it, and the one of settings shows the tables by the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from bot.tables.handlers.context import Handler
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.messenger import Messenger, MessengerError
from bot.tables.ports.panel import Answer


def managed_guild(caller: Caller) -> int:
    """Return the guild that the caller manages; refuse everybody else."""
    if caller.guild_id is None:
        raise Refusal("refused-no-guild")
    if not caller.manager:
        raise Refusal("refused-not-manager")
    return caller.guild_id


def managed(verbs: Mapping[str, Handler]) -> dict[str, Handler]:
    """Let only those press who manage the guild of this place."""
    return {verb: partial(_answer_manager, handler) for verb, handler in verbs.items()}


async def _answer_manager(handler: Handler, press: Press) -> Answer:
    managed_guild(press.caller)
    return await handler(press)


async def check_channels(messenger: Messenger, caller: Caller, wanted: tuple[int, ...]) -> None:
    """Refuse channels that are not of the caller's server, or that they do not see: a changed client names any."""
    try:
        seen = await messenger.visible(managed_guild(caller), caller.user_id, wanted)
    except MessengerError as error:
        raise Refusal("failed") from error
    if set(wanted) - seen:
        raise Refusal("refused-unknown")
