"""The first lobby of a practice world."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.practice.launch.processes import open_lobby
from bot.practice.rules.errors import Json
from tests.bot.practice.attending import attended, text_channel
from tests.practice import Practice


async def test_a_slow_bot_has_one_too(tmp_path: Path) -> None:
    """A slow bot defers its answer and posts the lobby as another message, which computers join too."""
    async with attended(tmp_path) as (server, practice, kontor):
        kontor.answering.patience = 0.0
        channel = text_channel(server)
        await open_lobby(practice, "alice", channel, "tallinn")
        await practice.wait_visible("bruno", lambda message: "omputer, normal)" in str(message), channel)


class Enough(Exception):
    """End what a test has seen enough of."""


async def test_nothing_is_asked_of_a_bot_that_does_not_know_its_guild_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is logged in but was not told of its guild refuses /play, and a newcomer had no lobby."""

    async def wait_for(_practice: Practice, fits: Callable[[Json], object], within: float) -> Json:
        assert not fits({"kind": "event", "t": "READY"})
        assert fits({"kind": "event", "t": "GUILD_CREATE"})
        raise Enough

    monkeypatch.setattr(Practice, "wait_for", wait_for)
    with pytest.raises(Enough):
        await open_lobby(Practice("http://127.0.0.1:1", ""), "alice", "1", "tallinn")
