"""What users of wire tests do around a table, at a bot that dies again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.waiting import PATIENCE
from tests.wire.playing import QUIET, Evening
from tests.wire.seen import Json, control

ANSWER, POST, LOBBY_POST = "/callback$", "/messages$", "/channels/{lobby}/messages$"
"""Paths of requests: an answer, a message anywhere, and one in the lobby's channel."""

SOON = 6_000


async def until(evening: Evening, done: Callable[[], bool]) -> None:
    """Wait until something is so; whenever the bot dies meanwhile it is started again."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            if evening.bot.died.is_set():
                evening.bot.order.pop("die", None)
                await evening.revive()
            await asyncio.sleep(QUIET)


async def open_lobby(evening: Evening) -> None:
    """Have a lobby in which only its host sits."""
    evening.lobby_channel = await evening.practice.add_channel(evening.bot.served.world["guild"], "games")
    await evening.step("lobby", evening._play)
    await evening.look()


async def pressed(evening: Evening, user: str, message: Json, verb: str, values: list[str] | None = None) -> Json:
    """Press a control, perhaps with a picked entry, and return the page of the answer."""
    found = control(message, verb)
    assert found
    practice = evening.practice
    act = practice.click(user, message, found) if values is None else practice.select(user, message, found, values)
    answer = await act
    assert answer.message is not None
    return answer.message


async def voted_on(evening: Evening, verb: str) -> Json:
    """Return the newest message in the table's thread that can be answered so."""
    seen = await evening.practice.visible(evening.host, evening.thread)
    return next(message for message in reversed(seen) if control(message, verb))


async def unanswered(evening: Evening, user: str, verb: str, *also: tuple[str, str, str]) -> None:
    """Answer a vote, whose bot is killed before it says so, and, started again, at these requests too."""
    vote = await voted_on(evening, verb)
    for method, path, when in (("POST", ANSWER, "before"), *also):
        await evening.practice.clear_faults()
        await evening.practice.kill_on(method, path, 1, when, evening.bot.pid)  # type: ignore[arg-type]  # one of them
        if path == ANSWER:
            assert await evening.lives(evening.practice.click(user, vote, control(vote, verb) or "")) is None
        await evening.bot.died.wait()
        await evening.revive()
    await evening.practice.clear_faults()
    await evening.settle()
