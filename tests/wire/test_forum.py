"""The bot is killed around its requests about a forum post; the table still gets one post with the right tags."""

from __future__ import annotations

import pytest

from tests.practice import When
from tests.wire.acting import open_lobby, pressed, until
from tests.wire.kills import WHENS
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import Json, control, text
from tests.wire.transcripts import owed, rows

POSTS = "SELECT post_id FROM tables WHERE post_id IS NOT NULL"


async def _choose_forum(evening: Evening) -> str:
    """Choose the seed world's forum in the server's settings, and return it."""
    forum = str(evening.bot.served.world["forum"])
    evening.lobby_channel = await evening.practice.add_channel(evening.bot.served.world["guild"], "games")
    page = (await evening.practice.slash("alice", evening.lobby_channel, "settings")).message
    assert page is not None
    page = await pressed(evening, "alice", page, "set_guild", ["forum"])
    assert "Kontor has all permissions" in text(await pressed(evening, "alice", page, "set_forum", [forum]))
    return forum


async def _posts(evening: Evening, forum: str) -> list[Json]:
    """List a forum's posts as the practice server's page shows them."""
    places = (await evening.practice.ask("look", user="alice", channel=forum))["places"]
    return [place for place in places if place["parent"] == forum]


async def _state(evening: Evening, forum: str) -> tuple[list[str], bool]:
    """Wait until no request is under way; return the tags of a forum's only post, and whether it is closed."""
    await evening.settle()
    (post,) = await _posts(evening, forum)
    return post["tags"], post["archived"]


async def _close(evening: Evening) -> None:
    """End the game as a moderator does."""
    where, table = evening.lobby_channel, evening.table
    page = (await evening.practice.slash("alice", where, "settings", setting="tables", value=table)).message
    assert page is not None
    page = await pressed(evening, "alice", page, "admin_close")
    await evening.lives(evening.practice.click("alice", page, control(page, "admin_close_now") or ""))


@pytest.mark.long  # starts many bots; tests/bot/tables/delivery/test_forum_posts.py restarts without processes
@pytest.mark.parametrize("when", WHENS)
async def test_a_table_has_one_post_with_the_right_tags(bot: Bot, seed: str, when: When) -> None:
    """The bot dies when it opens the post, when it changes the tags, and when it closes the post."""
    evening = Evening(bot, seed, users=("chen", "bruno"))
    await evening.revive()
    forum = await _choose_forum(evening)
    await evening.practice.kill_on("POST", f"/channels/{forum}/threads$", 1, when, bot.pid)
    lives = evening.revivals
    await evening.step("lobby", evening._play)
    await until(evening, lambda: evening.revivals > lives and bool(rows(bot.database, POSTS)))
    assert await _state(evening, forum) == (["Tallinn", "seeking players"], False)
    await evening.look()
    (place,) = await _posts(evening, forum)
    (first,) = await evening.practice.visible("bruno", place["id"])
    await evening.lives(evening.practice.click("bruno", first, control(first, "notice") or ""))
    await evening.settle()
    await evening.practice.kill_on("PATCH", f"/channels/{place['id']}$", 1, when, bot.pid)
    await evening.begin()
    assert await _state(evening, forum) == (["Tallinn", "running"], False)
    board = await evening.board()
    assert board is not None
    assert board["channel_id"] == place["id"]
    await evening.practice.kill_on("PATCH", f"/channels/{place['id']}$", 2, when, bot.pid)
    await _close(evening)
    assert await _state(evening, forum) == (["Tallinn", "finished"], True)
    assert rows(bot.database, "SELECT stage, place_id FROM tables") == [("abandoned", int(place["id"]))]
    assert evening.revivals == 3
    assert not owed(bot.database)


@pytest.mark.long  # starts a bot; tests/bot/tables/delivery/test_forum_posts.py tests this without processes
async def test_a_forum_s_own_rules_hold_up_no_table(bot: Bot, seed: str) -> None:
    """The bot makes deleted tags again; if it cannot use a required tag, the lobby says why it has no post."""
    evening = Evening(bot, seed)
    await evening.revive()
    forum = await _choose_forum(evening)
    await open_lobby(evening)
    await until(evening, lambda: bool(rows(bot.database, POSTS)))
    await evening.practice.set_forum(forum, [])
    await evening.step("lobby", lambda: evening._join("bruno"))
    assert await _state(evening, forum) == (["Tallinn", "seeking players"], False)
    await evening.practice.set_forum(forum, [{"name": "Staff", "moderated": True}], required=True)
    for name in ("manage_channels", "manage_threads"):
        await evening.practice.deny(name, channel=forum)
    await evening.practice.slash("chen", evening.lobby_channel, "play", game="ulm")
    (lobby,) = await _lobbies(evening, "chen")
    await until(evening, lambda: bool(rows(bot.database, "SELECT 1 FROM tables WHERE place_note = 'tag'")))
    await evening.settle()
    (lobby,) = await _lobbies(evening, "chen")
    assert "requires a tag" in text(lobby)
    assert len(await _posts(evening, forum)) == 1


async def _lobbies(evening: Evening, host: str) -> list[Json]:
    seen = await evening.practice.visible(host, evening.lobby_channel)
    return [message for message in seen if control(message, "join") and f"**{host.capitalize()}**" in text(message)]
