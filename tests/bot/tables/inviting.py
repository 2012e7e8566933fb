"""Inviting in tests: picking users, and reading what comes of it."""

from __future__ import annotations

from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Answer, Panel
from tests.bot.tables.doubles import (
    ANNA,
    HOME,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
)
from tests.bot.tables.fake_discord import Message

LOBBY = 4000
REFUSED = "Limits keep you from inviting"
LIMITS = "This table has limits that keep you from joining it."


async def invite(trial: Trial, table: str, *users: int, host: int = ANNA) -> Answer:
    """Pick users in the host's panel, and deliver everything."""
    panel = panel_of(await trial.press(host, ComponentId(table, "invite")))
    answer = await trial.press(host, press_of(panel, "invitees"), *map(str, users))
    await trial.settle()
    return answer


def called(trial: Trial) -> list[Message]:
    """List the mentions in the lobby's channel."""
    return [each for key, each in trial.messenger.messages.items() if each.channel_id == HOME and key != LOBBY]


async def lobby_text(trial: Trial) -> str:
    """Read the lobby's message."""
    await trial.settle(5)
    return shown_lobby(trial)


async def state(trial: Trial, table: str, user: int) -> str:
    """Read what became of an invitation, as it is stored."""
    async with trial.store.read() as tx:
        row = await tx.invitations.get(table, user)
    return "" if row is None else row.state


async def allow(trial: Trial, *users: int) -> None:
    """Let users allow invitations by direct message."""
    for user in users:
        await trial.commands.me(caller(user), invitations="on")


def answers(table: str, panel: Panel) -> dict[str, ComponentId]:
    """Find the three answers below an invitation."""
    found = {parsed.verb: parsed for each in buttons(panel) if (parsed := parse(each.id)) and parsed.table == table}
    assert [*found] == ["join_invited", "decline", "invited_more"]
    return {**found, "decline_all": ComponentId(table, "decline_all")}


def shown_lobby(trial: Trial) -> str:
    """Read the lobby's message."""
    return text_of(trial.messenger.messages[LOBBY].panel)
