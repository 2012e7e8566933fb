"""Icons of a whole bot: uploaded while it already works, in spite of kills, and shown by the page."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tests.practice import When
from tests.waiting import until
from tests.wire.processes import Bot


def _emojis(bot: Bot) -> list[str]:
    server = bot.served.server
    assert server is not None
    return sorted(emoji.name for emoji in server.core.world.emojis.values())


def _missing(bot: Bot) -> int:
    """Count the icons that are stored and not known to be at Discord."""
    with closing(sqlite3.connect(bot.database)) as database:
        (found,) = database.execute("SELECT count(*) FROM emojis WHERE emoji_id IS NULL").fetchone()
    return int(found)


def _is_whole(bot: Bot) -> bool:
    return len(_emojis(bot)) > 120 and not _missing(bot)


async def _start(bot: Bot) -> None:
    since = len(bot.served.practice.entries)
    await bot.start()
    assert await bot.connected(since)


@pytest.mark.parametrize(("when", "nth"), [("before", 1), ("after", 40)])
async def test_a_bot_that_is_killed_while_it_uploads_doubles_nothing(bot: Bot, when: When, nth: int) -> None:
    """The next one uploads the rest, and a third one nothing."""
    practice = bot.served.practice
    bot.order["icons"] = True
    await bot.start()
    await practice.kill_on("POST", "/emojis$", nth, when, bot.pid)
    await bot.died.wait()
    await bot.mourned()
    there = len(_emojis(bot))
    assert there == nth - (when == "before")
    await _start(bot)
    await until(lambda: _is_whole(bot))
    names = _emojis(bot)
    assert len(names) > 120
    assert not [name for name in names if name.endswith("_2")]
    posts = await practice.requests("POST", "/emojis")
    assert len({entry["body"]["name"] for entry in posts}) == len(names)
    assert sum(entry.get("status") == 200 for entry in posts) == len(names)
    await bot.stop()
    await _start(bot)
    user, channel = "alice", bot.served.world["channel"]
    await practice.slash(user, channel, "play", game="tallinn")
    assert await practice.requests("POST", "/emojis") == posts
