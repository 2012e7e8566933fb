"""The bot is killed by SIGKILL while somebody is invited and joins: there is one mention, and the seat stays theirs."""

from __future__ import annotations

import pytest

from tests.practice import When
from tests.wire.acting import ANSWER, LOBBY_POST, open_lobby
from tests.wire.kills import WHENS
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import Json, control, text
from tests.wire.transcripts import owed, rows


@pytest.mark.long  # three bots are started; tests/bot/tables/company/test_invitations.py restarts without processes
@pytest.mark.parametrize("path", [LOBBY_POST, ANSWER])
@pytest.mark.parametrize("when", WHENS)
async def test_an_invitation_outlives_a_kill(bot: Bot, seed: str, path: str, when: When) -> None:
    """Whether the answer to the host or the mention was the last thing that the bot did, or could not do any more."""
    evening = Evening(bot, seed)
    await evening.revive()
    await open_lobby(evening)
    options = (await evening.practice.click("alice", evening.lobby, control(evening.lobby, "options") or "")).message
    assert options is not None
    panel = (await evening.practice.click("alice", options, control(options, "open_tables") or "")).message
    assert panel is not None
    await evening.practice.kill_on("POST", path.format(lobby=evening.lobby_channel), 1, when, bot.pid)
    picked = [evening.bot.served.world["users"]["bruno"]]
    await evening.lives(evening.practice.select("alice", panel, control(panel, "invitees") or "", picked))
    await evening.revive()
    await evening.settle()
    assert rows(bot.database, "SELECT state FROM invitations") == [("open",)]
    (mention,) = await mentions(evening)
    await evening.practice.kill_on("POST", ANSWER, 1, "before", bot.pid)
    await evening.lives(evening.practice.click("bruno", mention, control(mention, "join_invited") or ""))
    await evening.revive()
    await evening.settle()
    await evening.look()
    assert "**Bruno**" in text(evening.lobby)
    assert rows(bot.database, "SELECT state FROM invitations") == [("joined",)]
    assert await mentions(evening) == []
    assert not owed(bot.database)


async def mentions(evening: Evening) -> list[Json]:
    """List the messages that still invite."""
    seen = await evening.practice.visible("bruno", evening.lobby_channel)
    return [message for message in seen if control(message, "join_invited")]
