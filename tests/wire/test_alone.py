"""A table alone survives kills: it stays one message, which shows the newest question, and no choice is lost."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.practice import Answer, When
from tests.wire.kills import WHENS, Kind, Matrix
from tests.wire.playing import Deed, Evening
from tests.wire.processes import Bot
from tests.wire.seen import asked, control
from tests.wire.transcripts import kept, owed, rows

ANSWER = ("POST", "/interactions/N/TOKEN/callback")
EDIT = ("PATCH", "/channels/{dm}/messages/N")
KILLS: list[tuple[Kind, When]] = [
    (Kind("start", *ANSWER), "before"),
    (Kind("choose", *EDIT), "before"),
    (Kind("choose", *EDIT), "after"),
]
EVERY: list[tuple[Kind, When]] = [
    (Kind(phase, *what), when) for phase in ("start", "choose", "build") for what in (ANSWER, EDIT) for when in WHENS
]


@dataclass
class Alone(Evening):
    """A table of one user against a computer, in direct messages."""

    users: tuple[str, ...] = ("alice",)

    async def open(self) -> None:
        """Open the table where its message stands."""
        self.lobby_channel = await self.practice.dm(self.host)
        self.dms = {self.host: self.lobby_channel}
        await self.step("lobby", self._play)
        await self.look()

    async def _play(self) -> Answer | None:
        await self.look()
        if self.lobby:
            return None
        return await self.practice.slash(self.host, self.lobby_channel, "play", game=self.game)

    async def _start(self) -> Answer | None:
        await self.look()
        start = control(self.lobby, "start")
        return await self.practice.click(self.host, self.lobby, start) if start else None

    def _way(self, way: int, user: str, ask: int, choice: str) -> Deed:
        """Choose on the message, or now and then by typing: there is no board to choose from."""
        how = self._by_typing if way == 0 else self._by_message
        return lambda: how(user, ask, choice)


async def check(evening: Alone) -> None:
    """One message stands and none is pending; it asks what the table asks, and one choice counts for each ask."""
    seen = await evening.practice.visible(evening.host, evening.lobby_channel)
    (message,) = [one for one in seen if not one["flags"] & 64]
    assert owed(evening.bot.database) == 0
    table = kept(evening.bot.database, evening.table)
    assert table.lost == 0
    (row,) = rows(evening.bot.database, "SELECT asked, version FROM tables WHERE table_id = ?", evening.table)
    (shown,) = rows(evening.bot.database, "SELECT version, live FROM panels WHERE table_id = ?", evening.table)
    assert shown == (row[1], 1)
    assert len(table.log) == row[1]
    if table.table[0] == "playing":
        assert asked(message) == row[0]
    assert len(message["attachments"]) == 1


async def play(bot: Bot, seed: str, foes: Matrix, asks: int | None) -> Alone:
    """Play a table until these kills have happened, or to its end."""
    evening = Alone(bot, seed, foes)
    await evening.revive()
    await evening.open()
    await evening.begin()
    await evening.play_on(asks)
    await evening.settle()
    await check(evening)
    return evening


async def test_kills_in_a_game_alone(bot: Bot, seed: str) -> None:
    """The bot dies before the start is answered, and before and after an edit that brings a question."""
    foes = Matrix(list(KILLS))
    evening = await play(bot, seed, foes, 3)
    assert not foes.left
    assert evening.revivals == len(KILLS)


@pytest.mark.long
@pytest.mark.timeout(600)
async def test_kills_in_a_whole_game_alone(bot: Bot, seed: str) -> None:
    """At every kind of request, before and after; the message then tells the end."""
    foes = Matrix(list(EVERY))
    evening = await play(bot, seed, foes, None)
    assert evening.kept().table[0] == "ended"
    assert [kind for kind, _ in foes.left if kind.phase != "build"] == []
