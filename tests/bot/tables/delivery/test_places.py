"""Where a table is played: opened as the guild wants it, or elsewhere, and closed at the end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden, Gone, PlaceClosed, Refused, TryLater
from storage.rows import DeliveryRow
from tests.bot.tables.doubles import ANNA, BEA, CATEGORY, HOME, PLACE, Trial, buttons, caller, press_of, text_of
from tests.bot.tables.playing import offered, play_out, raising, shows_board, to_next_phase

CHANNEL = 700_000
BOSS = {"manager": True}


@pytest.mark.parametrize(
    ("place", "where", "opened"), [("thread", PLACE, 1), ("category", CHANNEL, 1), ("here", HOME, 0)]
)
async def test_places_by_setting(trial: Trial, place: str, where: int, opened: int) -> None:
    """A table opens where the guild wants it, links to it from the lobby, and pins its first board."""
    await trial.commands.settings(caller(ANNA, **BOSS), category=CATEGORY, place=place)
    table = await trial.begun(ANNA, BEA)
    assert (await trial.live(table)).row.place_id == where
    assert len(trial.messenger.places) == opened
    board = next(key for key, m in trial.messenger.messages.items() if shows_board(m.panel) and m.channel_id == where)
    assert trial.messenger.pinned == [board]
    await trial.settle()
    links = trial.messenger.messages[4000].panel.links
    assert [str(where) in url for _, url in links] == [True] * opened


@pytest.mark.parametrize(
    ("lacking", "says"),
    [("create_public_threads", "Create Public Threads"), ("send_messages_in_threads", "Send Messages in Threads")],
)
async def test_known_lacks_open_no_thread(trial: Trial, lacking: str, says: str) -> None:
    """If a permission is known to be missing, no thread is tried: the channel is used, and which one is said."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "start"), lacks=frozenset({lacking}))
    await trial.settle()
    await trial.settle(1)
    assert trial.messenger.places == []
    assert says in text_of(trial.messenger.inside(HOME)[-1].panel)
    assert says in text_of(await trial.commands.table_status(caller(ANNA), table))


@pytest.mark.parametrize(
    ("place", "method", "channel", "error", "where", "says"),
    [
        ("thread", "open_thread", HOME, Forbidden(50013), HOME, "Create Public Threads"),
        ("thread", "open_thread", HOME, Gone("message"), HOME, "did not let me"),
        ("thread", "open_thread", HOME, Refused("400"), HOME, "did not let me"),
        ("thread", "open_thread", HOME, PlaceClosed("limit"), HOME, "one of Discord's limits"),
        ("thread", "open_thread", HOME, PlaceClosed("filter"), HOME, "AutoMod"),
        ("thread", "open_thread", HOME, PlaceClosed("kind"), HOME, "voice, stage or forum"),
        ("category", "open_channel", CATEGORY, Forbidden(50013), HOME, "Manage Channels"),
        ("category", "open_channel", CATEGORY, Gone("channel"), PLACE, "full or gone"),
        ("category", "open_channel", CATEGORY, PlaceClosed("no-room"), PLACE, "full or gone"),
    ],
)
async def test_refused_places_fall_back(
    trial: Trial, place: str, method: str, channel: int, error: Exception, where: int, says: str
) -> None:
    """If Discord lets no place be opened, the table is played elsewhere, and the first board says why."""
    await trial.commands.settings(caller(ANNA, **BOSS), category=CATEGORY, place=place)
    trial.messenger.error = raising(error, (method, channel))
    table = await trial.begun(ANNA, BEA)
    assert (await trial.live(table)).row.place_id == where
    board = text_of(next(m.panel for m in trial.messenger.inside(where) if shows_board(m.panel)))
    assert says in board
    assert "check my permissions" not in board


async def test_a_place_that_never_opens_is_given_up(trial: Trial) -> None:
    """If Discord never answers, the table begins in the lobby's channel after all."""
    trial.messenger.error = raising(TryLater("503"), ("open_thread", HOME))
    table = await trial.begun(ANNA, BEA)
    assert offered(trial.messenger.dms(ANNA)[-1].panel) if trial.messenger.dms(ANNA) else True
    for _ in range(13):
        await trial.settle(301)
    await trial.settle(1)
    live = await trial.live(table)
    assert live.row.place_id == HOME
    assert "did not let me" in text_of(trial.messenger.inside(HOME)[-1].panel)


async def test_direct_messages_wait_for_a_place_but_not_for_ever(trial: Trial) -> None:
    """A choice is sent after a few seconds even if the place that it links to is not open yet."""
    trial.messenger.error = raising(TryLater("503", 60), ("open_thread", HOME))
    await trial.begun(ANNA, BEA)
    assert trial.messenger.dms(ANNA) == []
    await trial.settle(5)
    assert offered(trial.messenger.dms(ANNA)[-1].panel)


# Forbidden later


async def test_forbidden_in_the_place_goes_home(trial: Trial) -> None:
    """If the bot may no longer write in the thread, the game goes on in the lobby's channel, which says so."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(Forbidden(50013), ("post", PLACE), ("edit", PLACE))
    await to_next_phase(trial, table)
    board = text_of(trial.messenger.inside(HOME)[-1].panel)
    assert "no longer allowed to write in this table's thread or channel" in board
    assert "Anna plays" in board
    assert (await trial.live(table)).row.place_id == HOME


async def away(trial: Trial, table: str) -> None:
    """Forbid the thread, so that the table goes on in the lobby's channel."""
    trial.messenger.error = raising(Forbidden(50013), ("post", PLACE), ("edit", PLACE))
    await to_next_phase(trial, table)
    live = await trial.live(table)
    assert (live.row.place_id, live.row.left_id) == (HOME, PLACE)


def allowed(_method: str, _channel: int) -> None:
    """Allow everything again."""


async def test_a_table_returns_to_a_thread_that_may_be_written_to_again(trial: Trial) -> None:
    """Its board there says where it was and what has happened, the one in the lobby's channel loses its buttons."""
    table = await trial.begun(ANNA, BEA)
    await away(trial, table)
    assert buttons(trial.messenger.inside(HOME)[-1].panel)
    assert trial.messenger.messages[4000].panel.links == ()
    await to_next_phase(trial, table)
    await trial.settle(61)
    assert len(trial.messenger.inside(PLACE)) == 1
    trial.messenger.error = allowed
    await trial.settle(3_600)
    back = trial.messenger.inside(PLACE)[-1].panel
    assert "I may write here again" in text_of(back)
    assert "Anna plays" in text_of(back)
    assert back.pictures[0].image
    assert press_of(back, "move")
    live = await trial.live(table)
    assert (live.row.place_id, live.row.place_note, live.row.left_id) == (PLACE, None, None)
    assert buttons(trial.messenger.inside(HOME)[-1].panel) == []
    lobby = trial.messenger.messages[4000].panel
    assert str(PLACE) in lobby.links[0][1]
    assert await trial.outbox(table) == []
    boards = len(trial.messenger.inside(HOME))
    await play_out(trial, table)
    await trial.settle(5)
    assert len(trial.messenger.inside(HOME)) == boards
    assert "I may write here again" not in text_of(trial.messenger.inside(PLACE)[-1].panel)
    assert trial.messenger.closed == [(PLACE, "archive")]


async def test_a_return_is_tried_ever_more_seldom_and_holds_up_nothing(trial: Trial) -> None:
    """A thread that stays shut is tried at most once an hour in the end, nothing waits for it, no status shows it."""
    table = await trial.begun(ANNA, BEA)
    await away(trial, table)
    tried: list[int] = []
    shut = trial.messenger.error

    def noted(method: str, channel: int) -> None:
        if (method, channel) == ("post", PLACE) and trial.clock.now() not in tried:
            tried.append(trial.clock.now())  # with its picture and, as that might be the reason, once more without
        shut(method, channel)

    trial.messenger.error = noted
    for _ in range(60):
        await trial.settle(600)
    gaps = [later - earlier for earlier, later in pairwise(tried)]
    assert gaps == sorted(gaps)
    assert 3_600_000 <= gaps[-1] <= 4_200_000
    assert len(tried) < 18
    await to_next_phase(trial, table)
    assert buttons(trial.messenger.inside(HOME)[-1].panel)
    status = text_of(await trial.commands.table_status(caller(ANNA), table))
    assert "late" not in status
    assert "could not be sent" not in status


async def test_a_kill_around_the_return_brings_the_table_back_once(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed after the board was sent and before that was noted: it is found, and the table is back."""
    table = await trial.begun(ANNA, BEA)
    await away(trial, table)
    trial.messenger.error = allowed

    async def killed(*_args: object) -> None:
        raise TryLater("killed")

    with monkeypatch.context() as patch:
        patch.setattr(trial.service.relay.recorder, "_note_return", killed)
        await trial.settle(61)
    assert (await trial.live(table)).row.place_id == HOME
    assert len(trial.messenger.inside(PLACE)) == 2
    await trial.restart()
    await trial.settle(3_600)
    assert (await trial.live(table)).row.place_id == PLACE
    assert len(trial.messenger.inside(PLACE)) == 2


@pytest.mark.parametrize("told", [True, False])
async def test_a_place_that_was_deleted_is_not_returned_to(trial: Trial, told: bool) -> None:
    """If the thread was deleted meanwhile, the table stays where it is, and nothing is tried any more."""
    table = await trial.begun(ANNA, BEA)
    await away(trial, table)
    trial.messenger.error = allowed
    trial.messenger.gone.add(PLACE)
    if told:
        await trial.guilds.channel_gone(PLACE)
    await trial.settle(3_600)
    live = await trial.live(table)
    assert (live.row.place_id, live.row.left_id) == (HOME, None)
    assert await trial.outbox(table) == []


async def test_a_thread_left_behind_is_closed_with_the_table(trial: Trial) -> None:
    """At the end the thread is closed too; once it can be written to, it gets a pointer, and is closed again."""
    table = await trial.begun(ANNA, BEA)
    await away(trial, table)
    await play_out(trial, table)
    await trial.settle(5)
    assert trial.messenger.closed == [(PLACE, "archive")]
    trial.messenger.error = allowed
    await trial.settle(3_600)
    pointer = trial.messenger.inside(PLACE)[-1].panel
    assert "ended there" in text_of(pointer)
    assert str(HOME) in pointer.links[0][1]
    assert trial.messenger.closed == [(PLACE, "archive")] * 2
    assert (await trial.live(table)).row.place_id == HOME
    assert await trial.outbox(table) == []


async def test_a_pointer_is_tried_for_a_week(trial: Trial) -> None:
    """A thread that stays shut long after the end is left alone."""
    table = await trial.begun(ANNA, BEA)
    await away(trial, table)
    await play_out(trial, table)
    await trial.settle(8 * 86_400)
    await trial.settle(3_600)
    assert await trial.outbox(table) == []


async def test_forbidden_everywhere_is_told_by_status(trial: Trial) -> None:
    """If the bot may write nowhere, the status says so, and the game goes on by direct message."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(Forbidden(50001), *((m, c) for m in ("post", "edit") for c in (PLACE, HOME)))
    await to_next_phase(trial, table)
    assert "lack permission" in text_of(await trial.commands.table_status(caller(ANNA), table))
    await play_out(trial, table)
    assert (await trial.live(table)).row.stage == "ended"


async def test_closing_that_is_forbidden_is_no_loss(trial: Trial) -> None:
    """A thread that may not be archived stays open, and nothing counts as lost."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(Forbidden(50013), ("close_place", PLACE))
    await play_out(trial, table)
    await trial.settle(5)
    assert await trial.outbox(table) == []


@pytest.mark.parametrize(("archive", "closed"), [("archive", ["archive"]), ("lock", ["lock"]), ("keep", [])])
async def test_places_are_closed_as_set(trial: Trial, archive: str, closed: list[str]) -> None:
    """At the end the place is archived, locked or left open; the lobby's own channel is never closed."""
    await trial.commands.settings(caller(ANNA, **BOSS), archive=archive)
    table = await trial.begun(ANNA, BEA)
    await play_out(trial, table)
    await trial.settle(5)
    assert [how for _, how in trial.messenger.closed] == closed


async def test_a_channel_of_ones_own_choice_is_never_closed(trial: Trial) -> None:
    """A table played in the lobby's channel leaves it open."""
    await trial.commands.settings(caller(ANNA, **BOSS), place="here", archive="lock")
    table = await trial.begun(ANNA, BEA)
    await play_out(trial, table)
    await trial.settle(5)
    assert trial.messenger.closed == []


async def test_a_place_is_opened_and_closed_once(trial: Trial) -> None:
    """What has been carried out is not carried out again for a list of deliveries that was read before."""
    served, places = list[DeliveryRow](), trial.service.relay.places
    serves = places.try_deliver

    async def noting(row: DeliveryRow) -> bool:
        served.append(row)
        return await serves(row)

    places.try_deliver = noting  # type: ignore[method-assign]  # to have the rows once more
    table = await trial.begun(ANNA, BEA)
    await play_out(trial, table)
    await trial.settle(5)
    assert {row.about for row in served} >= {"place", "close"}
    for row in served:
        await serves(row)
    assert (len(trial.messenger.places), trial.messenger.closed) == (1, [(PLACE, "archive")])
