"""A table's post in the server's forum: opened with the lobby, kept up to date, used for the game, and closed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.tables.company.notice_board import NOTICE
from bot.tables.core.deliveries import BATCH
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden, Gone, MessengerError, PlaceClosed, TooOld, TryLater
from bot.tables.ports.panel import Picker
from storage.rows import DeliveryRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    EMIL,
    GUILD,
    HOME,
    PLACE,
    Trial,
    buttons,
    caller,
    chosen,
    panel_of,
    press_of,
    text_of,
)
from tests.bot.tables.playing import play_out, raising, shows_board, to_next_phase

FORUM = 40
BOSS = {"manager": True}


async def in_forum(trial: Trial) -> None:
    """Let tables open in a forum."""
    await trial.commands.settings(caller(EMIL, **BOSS), forum=f"<#{FORUM}>")


async def lobby(trial: Trial, *users: int) -> tuple[str, int]:
    """Open a lobby with a post, and return both ids."""
    await in_forum(trial)
    table = await trial.lobby(*users)
    await trial.settle(BATCH / 1000)
    return table, (await trial.live(table)).row.post_id or 0


async def begun(trial: Trial) -> tuple[str, int]:
    """Begin a table with a post."""
    table, post = await lobby(trial, ANNA, BEA)
    await trial.begin(table, ANNA)
    return table, post


async def deliver(trial: Trial) -> None:
    """Deliver everything, twice, because a post is closed a moment after its last update."""
    await trial.settle(5)
    await trial.settle(5)


def tags(trial: Trial, post: int) -> list[str]:
    """List the wanted tags of a post, each by its first name."""
    return [names[0] for names in trial.messenger.tags[post].wanted]


async def test_a_post_follows_its_table(trial: Trial) -> None:
    """The post and its tags show the lobby with its players and *Join*, then the running game, then the end."""
    table, post = await lobby(trial, ANNA)
    assert trial.messenger.posts == {post: f"Tallinn · {table}"}
    first = trial.messenger.messages[post]
    assert "Anna" in text_of(first.panel)
    assert "/4000" in first.panel.links[0][1]
    assert str(post) in trial.messenger.messages[4000].panel.links[0][1]
    assert tags(trial, post) == ["Tallinn", "seeking players"]
    await trial.press(BEA, press_of(first.panel, NOTICE), channel_id=post)
    await trial.settle(BATCH / 1000)
    assert "Bea" in text_of(first.panel)
    await trial.begin(table, ANNA)
    assert (await trial.live(table)).row.place_id == post
    assert buttons(first.panel) == []
    assert tags(trial, post) == ["Tallinn", "running"]
    assert {"seeking players", "sucht Mitspieler", "finished", "beendet"} <= {*trial.messenger.tags[post].unwanted}
    assert any(shows_board(message.panel) for message in trial.messenger.inside(post))
    assert trial.messenger.places == []
    await play_out(trial, table)
    await deliver(trial)
    assert tags(trial, post) == ["Tallinn", "finished"]
    assert trial.messenger.closed == [(post, "archive")]
    assert await trial.outbox(table) == []


async def test_a_post_has_the_tags_of_the_server_s_language(trial: Trial) -> None:
    """The table's language does not matter; existing tags in another language are used."""
    await trial.commands.settings(caller(EMIL, **BOSS), language="de")
    table, post = await lobby(trial, ANNA)
    await trial.press(ANNA, ComponentId(table, "language"), "en")
    await trial.settle(BATCH / 1000)
    game, state = trial.messenger.tags[post].wanted
    assert (game, state) == (("Tallinn",), ("sucht Mitspieler", "seeking players"))


async def test_a_cancelled_lobby_closes_its_post(trial: Trial) -> None:
    """A lobby that is cancelled before its post was opened never gets one."""
    table, post = await lobby(trial, ANNA)
    await trial.press(ANNA, ComponentId(table, "cancel"))
    await deliver(trial)
    assert tags(trial, post) == ["Tallinn", "finished"]
    assert buttons(trial.messenger.messages[post].panel) == []
    assert trial.messenger.closed == [(post, "archive")]
    late = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(late, "cancel"))
    await deliver(trial)
    assert list(trial.messenger.posts) == [post]


async def test_a_rematch_has_a_post_of_its_own(trial: Trial) -> None:
    """The second post opens together with the rematch's lobby."""
    table, post = await begun(trial)
    await play_out(trial, table)
    await deliver(trial)
    await trial.press(ANNA, ComponentId(table, "rematch"))
    await deliver(trial)
    (new,) = [each for each in trial.messenger.posts if each != post]
    assert tags(trial, new) == ["Tallinn", "seeking players"]


async def test_a_rematch_that_cannot_be_announced_closes_its_post(trial: Trial) -> None:
    """Nobody could join that rematch, so its post must not look for players."""
    table, post = await begun(trial)
    await play_out(trial, table)
    await deliver(trial)
    trial.messenger.error = raising(TryLater("503"), ("post", HOME), ("post", post))
    await trial.press(ANNA, ComponentId(table, "rematch"))
    for _ in range(30):
        await trial.settle(301)
    (new,) = [each for each in trial.messenger.posts if each != post]
    assert tags(trial, new) == ["Tallinn", "finished"]
    assert (new, "archive") in trial.messenger.closed


# Settings


async def test_a_forum_is_picked_in_the_settings(trial: Trial) -> None:
    """The page names the current forum; without a forum, or with one that nobody sees, the setting stays as it is."""
    boss = caller(EMIL, **BOSS)
    assert "name a forum" in text_of(await trial.commands.settings(boss, place="forum"))
    page = panel_of(await trial.press(EMIL, ComponentId("", "set_guild", value="place"), "forum", **BOSS))
    assert "A forum post for each table" in text_of(page)
    picker = next(row for row in page.rows if isinstance(row, Picker))
    assert (picker.kind, press_of(page, "set_forum").verb) == ("forum", "set_forum")
    trial.messenger.hidden.add(FORUM)
    assert "do not know" in text_of(await trial.press(EMIL, ComponentId("", "set_forum"), str(FORUM), **BOSS))
    trial.messenger.hidden.clear()
    told = panel_of(await trial.press(EMIL, ComponentId("", "set_forum"), str(FORUM), **BOSS))
    assert "Place: a post in a forum" in chosen(told)
    again = await trial.press(EMIL, ComponentId("", "set_guild", value="place"), "forum", **BOSS)
    assert f"It is <#{FORUM}> now." in text_of(again)
    guild = await trial.service.registry.people.guild(GUILD)
    assert (guild.place, guild.forum_id) == ("forum", FORUM)


async def test_what_a_forum_lacks_is_said_among_the_channels(trial: Trial) -> None:
    """The page lists missing permissions, and a required tag that the bot cannot use."""
    await in_forum(trial)
    trial.messenger.taken[FORUM] = frozenset({"send_messages", "tag"})
    page = text_of(await trial.press(EMIL, ComponentId("", "set_channels"), **BOSS))
    assert f"Missing in <#{FORUM}>: Send Messages and a tag that I can use, because the forum requires one" in page


# What fails


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (Forbidden(50013), "could not open a post"),
        (Gone("channel"), "could not open a post"),
        (PlaceClosed("limit"), "could not open a post"),
        (PlaceClosed("kind"), "could not open a post"),
        (PlaceClosed("tag"), "requires a tag"),
    ],
)
async def test_without_a_post_the_lobby_says_why(trial: Trial, error: MessengerError, says: str) -> None:
    """A second attempt follows at the start; if it fails too, a thread is opened, whose board gives the reason."""
    trial.messenger.error = raising(error, ("open_post", FORUM))
    table, post = await lobby(trial, ANNA, BEA)
    assert post == 0
    assert says in text_of(trial.messenger.messages[4000].panel)
    await trial.begin(table, ANNA)
    assert (await trial.live(table)).row.place_id == PLACE
    board = next(message.panel for message in trial.messenger.inside(PLACE) if shows_board(message.panel))
    assert says in text_of(board)


async def test_a_post_is_opened_at_the_start_if_it_could_not_be_before(trial: Trial) -> None:
    """The cause of the first failure may be gone by then."""
    trial.messenger.error = raising(PlaceClosed("limit"), ("open_post", FORUM), times=1)
    table, _ = await lobby(trial, ANNA, BEA)
    await trial.begin(table, ANNA)
    (post,) = trial.messenger.posts
    live = await trial.live(table)
    assert (live.row.place_id, live.row.post_id, live.row.place_note) == (post, post, None)


async def test_a_post_that_never_opens_holds_up_no_lobby(trial: Trial) -> None:
    """The bot gives up after a while; until then users can join the lobby and start its game."""
    trial.messenger.error = raising(TryLater("503"), ("open_post", FORUM))
    table, _ = await lobby(trial, ANNA, BEA)
    for _ in range(13):
        await trial.settle(301)
    assert await trial.outbox(table) == []
    live = await trial.live(table)
    assert (live.row.stage, live.row.place_id) == ("lobby", None)


@pytest.mark.parametrize("method", ["edit", "tag_post"])
@pytest.mark.parametrize("error", [Forbidden(50013), Gone("message"), PlaceClosed("locked"), TooOld("30046")])
async def test_tags_block_no_table(trial: Trial, method: str, error: MessengerError) -> None:
    """If the first message cannot be edited, the tags still change, and vice versa; no delivery counts as lost."""
    table, post = await lobby(trial, ANNA)
    first = trial.messenger.messages[post]
    trial.messenger.error = raising(error, (method, post))
    await trial.press(BEA, ComponentId(table, "join"))
    await trial.press(ANNA, ComponentId(table, "cancel_now"))
    await deliver(trial)
    assert tags(trial, post)[1:] == ["seeking players" if method == "tag_post" else "finished"]
    assert (buttons(first.panel) == []) == (method == "tag_post")
    assert trial.messenger.closed == [(post, "archive")]
    assert await trial.outbox(table) == []


async def test_a_slow_forum_delays_no_board(trial: Trial) -> None:
    """Boards appear while Discord refuses to tag the post; the bot tags it later, and closes it only then."""
    table, post = await lobby(trial, ANNA, BEA)
    trial.messenger.error = raising(TryLater("503"), ("tag_post", post))
    await trial.begin(table, ANNA)
    assert any(shows_board(message.panel) for message in trial.messenger.inside(post))
    await play_out(trial, table)
    await deliver(trial)
    assert trial.messenger.closed == []
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(301)
    await deliver(trial)
    assert tags(trial, post) == ["Tallinn", "finished"]
    assert trial.messenger.closed == [(post, "archive")]


async def test_a_locked_post_is_left_and_returned_to(trial: Trial) -> None:
    """The game moves to the lobby's channel, and back once the bot may write in the post again."""
    table, post = await begun(trial)
    trial.messenger.error = raising(PlaceClosed("locked"), ("post", post), ("edit", post))
    await to_next_phase(trial, table)
    live = await trial.live(table)
    assert (live.row.place_id, live.row.left_id, live.row.post_id) == (HOME, post, post)
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(3_600)
    assert (await trial.live(table)).row.place_id == post


@pytest.mark.parametrize("begins", [True, False])
async def test_a_deleted_post(trial: Trial, begins: bool) -> None:
    """A running game moves to the lobby's channel; a lobby gets a new post when its game begins."""
    table, post = await lobby(trial, ANNA, BEA)
    if begins:
        await trial.begin(table, ANNA)
    trial.messenger.gone.add(post)
    await trial.guilds.channel_gone(post)
    await deliver(trial)
    live = await trial.live(table)
    assert (live.row.post_id, live.row.place_id) == (None, HOME if begins else None)
    if not begins:
        await trial.begin(table, ANNA)
        live = await trial.live(table)
        assert live.row.place_id == live.row.post_id not in (None, post)


async def test_a_moved_table_closes_its_post_in_the_end(trial: Trial) -> None:
    """The post still shows the table's state while the game runs in another channel."""
    table, post = await begun(trial)
    await trial.press(EMIL, ComponentId(table, "admin_moved"), "777", **BOSS)
    await deliver(trial)
    assert (await trial.live(table)).row.place_id == 777
    await play_out(trial, table)
    await deliver(trial)
    assert tags(trial, post) == ["Tallinn", "finished"]
    assert (post, "archive") in trial.messenger.closed


# Kills


async def test_a_kill_after_the_post_was_opened_opens_no_second_one(trial: Trial) -> None:
    """The answer was lost, so the next run searches for the mark and finds the post."""
    await in_forum(trial)
    trial.messenger.error = raising(TryLater("killed"), ("opened_post", FORUM))
    table = await trial.lobby(ANNA, BEA)
    await trial.settle(BATCH / 1000)
    assert (await trial.live(table)).row.post_id is None
    trial.messenger.error = lambda _method, _channel: None
    await trial.restart()
    await trial.settle(60)
    (post,) = trial.messenger.posts
    assert (await trial.live(table)).row.post_id == post
    assert await trial.outbox(table) == []


async def test_a_lobby_that_ends_while_its_post_opens(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cancelled lobby's post is closed as soon as its id is known; a game that has begun moves into its post."""
    await in_forum(trial)
    opens: Callable[..., object] = trial.messenger.open_post
    ends = {"T00": "cancel", "T01": "start"}
    for verb, users in (("cancel", (ANNA,)), ("start", (ANNA, BEA))):
        table = await trial.lobby(*users)

        async def open_post(*given: object, verb: str = verb, table: str = table) -> object:
            post = await opens(*given)  # type: ignore[misc]  # what the fake returns
            monkeypatch.setattr(trial.messenger, "open_post", opens)
            await trial.press(ANNA, ComponentId(table, verb))
            return post

        monkeypatch.setattr(trial.messenger, "open_post", open_post)
        await trial.settle(BATCH / 1000)
        await deliver(trial)
        live = await trial.live(table)
        assert live.row.post_id is not None
        assert live.row.place_id == (live.row.post_id if verb == "start" else None)
        assert ((live.row.post_id, "archive") in trial.messenger.closed) == (verb == "cancel")
    assert len(trial.messenger.posts) == len(ends)


async def test_a_post_is_opened_once(trial: Trial) -> None:
    """Processing an outdated list of deliveries again opens and closes nothing."""
    served, places = list[DeliveryRow](), trial.service.relay.places
    serves = places.try_deliver

    async def noting(row: DeliveryRow) -> bool:
        served.append(row)
        return await serves(row)

    places.try_deliver = noting  # type: ignore[method-assign]  # to have the rows once more
    table, _post = await begun(trial)
    await play_out(trial, table)
    await deliver(trial)
    for row in served:
        await serves(row)
    assert (len(trial.messenger.posts), len(trial.messenger.closed)) == (1, 1)
