"""The lobby: joining, leaving, starting, cancelling, expiring."""

from __future__ import annotations

import pytest

from bot.tables.core.names import LONGEST_NAME, plain_name, unique_name
from bot.tables.ports.clock import DAY, HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden
from storage.rows import SeatRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    HOME,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
    verbs,
)
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.inviting import shown_lobby
from tests.bot.tables.playing import check_limits, raising


async def test_a_lobby_says_what_is_missing(trial: Trial) -> None:
    """Start is disabled, and the missing player named, until enough have joined."""
    answer = await trial.commands.play(caller(ANNA), "tallinn")
    assert answer.public
    assert "One more player is needed" in text_of(answer)
    assert [b.disabled for b in buttons(answer.panel) if "|start|" in b.id] == [True]
    table = press_of(answer.panel, "join").table
    answer = await trial.press(BEA, ComponentId(table, "join"))
    assert answer.update
    assert "the host can start" in text_of(answer)
    assert [b.disabled for b in buttons(panel_of(answer)) if "|start|" in b.id] == [False]
    check_limits(panel_of(answer))


async def test_the_commitment_is_shown_before_anybody_joins(trial: Trial) -> None:
    """The seed's SHA-256 stands in *Table …* for everybody, for the host behind *More options*; the seed does not."""
    answer = await trial.commands.play(caller(ANNA), "tallinn")
    live = await trial.live(press_of(answer.panel, "join").table)
    for user, verb in ((ANNA, "more"), (BEA, "options")):
        told = text_of(await trial.press(user, ComponentId(live.id, verb)))
        assert live.row.commitment in told
        assert live.row.seed.hex() not in told


async def test_a_guest_leaves_in_the_private_panel(trial: Trial) -> None:
    """It says so there, and the lobby's message follows; a user who does not sit there has nothing to leave."""
    table = await trial.lobby(ANNA, BEA)
    panel = panel_of(await trial.press(BEA, ComponentId(table, "options")))
    assert "leave" in verbs(panel)
    assert "leave" not in verbs(panel_of(await trial.press(CEM, ComponentId(table, "options"))))
    answer = await trial.press(BEA, press_of(panel, "leave"), message_id=99)
    assert "You have left" in text_of(answer)
    await trial.settle(5)
    assert "Bea" not in shown_lobby(trial)


async def test_the_host_cancels_in_the_private_panel(trial: Trial) -> None:
    """Beside inviting, below the options."""
    table = await trial.lobby(ANNA)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "options")))
    answer = await trial.press(ANNA, press_of(panel, "cancel"), message_id=99)
    assert "cancelled" in text_of(answer)
    await trial.settle(5)
    assert "cancelled" in shown_lobby(trial)


@pytest.mark.parametrize("verb", ["start", "cancel", "add_computer", "drop_computer"])
async def test_only_the_host_decides(trial: Trial, verb: str) -> None:
    """Another player and a stranger are refused in private, and nothing changes."""
    table = await trial.lobby(ANNA, BEA)
    before = await trial.live(table)
    for user in (BEA, CEM):
        answer = await trial.press(user, ComponentId(table, verb))
        assert not answer.public
        assert not answer.update
        assert "Only the host" in text_of(answer)
    assert (await trial.live(table)).row == before.row


async def test_a_full_table_takes_nobody_more(trial: Trial) -> None:
    """A fifth user is refused, one who sits already too."""
    table = await trial.lobby(ANNA, BEA, CEM, DIRK)
    assert "All 4 seats" in text_of(await trial.press(EMIL, ComponentId(table, "join")))
    assert "already have a seat" in text_of(await trial.press(BEA, ComponentId(table, "join")))
    assert len((await trial.live(table)).seats) == 4


async def test_names_are_plain_and_differ(trial: Trial) -> None:
    """A display name cannot mention, link or format, and equal shown_lobby are told apart."""
    table = await trial.lobby(ANNA)
    await trial.press(BEA, ComponentId(table, "join"), name="@everyone **<@1>** https://x.y")
    await trial.press(CEM, ComponentId(table, "join"), name="Anna")
    await trial.press(DIRK, ComponentId(table, "join"), name="   \u200b ")
    live = await trial.live(table)
    assert live.names[0] != live.names[2]
    assert live.names[2].startswith("Anna")
    assert live.names[3] == "?"
    assert not set("@*<>/`[]") & set("".join(live.names))


async def test_a_leaving_host_hands_over(trial: Trial) -> None:
    """The next user becomes host, seats are renumbered, and the lobby closes when the last user leaves."""
    table = await trial.lobby(ANNA, BEA, CEM)
    await trial.press(ANNA, ComponentId(table, "leave"))
    live = await trial.live(table)
    assert (live.row.host_id, live.names) == (BEA, ("Bea", "Cem"))
    assert [seat.seat for seat in live.seats] == [0, 1]
    await trial.press(BEA, ComponentId(table, "add_computer"))
    await trial.press(BEA, ComponentId(table, "leave"))
    answer = await trial.press(CEM, ComponentId(table, "leave"))
    assert "cancelled" in text_of(answer)
    assert (await trial.live(table)).row.stage == "cancelled"
    assert "is over" in text_of(await trial.press(BEA, ComponentId(table, "leave")))


async def test_too_few_players_cannot_start(trial: Trial) -> None:
    """A forged Start before there are enough players is refused and says how to go on."""
    table = await trial.lobby(ANNA)
    assert "computer player" in text_of(await trial.press(ANNA, ComponentId(table, "start")))
    assert (await trial.live(table)).row.stage == "lobby"


async def test_a_started_table_takes_no_lobby_presses(trial: Trial) -> None:
    """Join, leave, options, start and cancel are refused once the game has begun, and change nothing."""
    table = await trial.begun(ANNA, BEA)
    before = await trial.live(table)
    for user, verb in [(CEM, "join"), (ANNA, "leave"), (ANNA, "options"), (ANNA, "start"), (ANNA, "cancel")]:
        assert "already begun" in text_of(await trial.press(user, ComponentId(table, verb))), verb
    after = await trial.live(table)
    assert (after.row, after.seats) == (before.row, before.seats)


async def test_cancel(trial: Trial) -> None:
    """The host, or a manager of the server, cancels; the message says so and has no buttons."""
    table = await trial.lobby(ANNA, BEA)
    asked = await trial.press(CEM, ComponentId(table, "cancel"), manager=True)
    assert "Anna and Bea sit there and lose their seats." in text_of(asked)
    assert (asked.public, asked.update, (await trial.live(table)).row.stage) == (False, False, "lobby")
    assert "Only the host" in text_of(await trial.press(BEA, press_of(panel_of(asked), "cancel_now")))
    await trial.press(CEM, press_of(panel_of(asked), "cancel_now"), manager=True)
    await trial.settle(3)
    assert not buttons(trial.messenger.inside(HOME)[0].panel)
    for user, verb in [(DIRK, "join"), (ANNA, "options"), (ANNA, "more"), (ANNA, "start")]:
        assert "is over" in text_of(await trial.press(user, ComponentId(table, verb))), verb


async def test_a_lobby_expires_after_a_day(trial: Trial) -> None:
    """A lobby that nobody has started is cancelled after 24 hours, not before, and its message says so."""
    table = await trial.lobby(ANNA)
    trial.clock.time += DAY - HOUR
    await trial.service.cleanup.look()
    assert (await trial.live(table)).row.stage == "lobby"
    trial.clock.time += HOUR
    await trial.service.cleanup.look()
    await trial.settle()
    assert (await trial.live(table)).row.stage == "cancelled"
    assert "was cancelled" in shown_lobby(trial)


async def test_started_tables_do_not_expire(trial: Trial) -> None:
    """A running game stays, however old its lobby is."""
    table = await trial.begun(ANNA, BEA)
    trial.clock.time += 3 * DAY
    await trial.service.cleanup.look()
    assert (await trial.live(table)).row.stage == "playing"


async def test_a_lost_answer_is_mended(trial: Trial) -> None:
    """If the answer to a join was lost, the lobby's message is brought up to date soon after, once for many joins."""
    table = await trial.lobby(ANNA)
    await trial.settle()
    before = trial.messenger.messages[4000].edits
    await trial.press(BEA, ComponentId(table, "join"))
    await trial.press(CEM, ComponentId(table, "join"))
    await trial.settle()
    assert "Bea" not in shown_lobby(trial)
    await trial.settle(3)
    assert "Bea" in shown_lobby(trial)
    assert "Cem" in shown_lobby(trial)
    assert trial.messenger.messages[4000].edits == before + 1


async def test_a_lobby_whose_message_was_not_noted_learns_it_from_a_press(trial: Trial) -> None:
    """If the bot was killed before it knew its lobby's message, the first press under it tells."""
    answer = await trial.commands.play(caller(ANNA), "tallinn")
    table = press_of(answer.panel, "join").table
    trial.messenger.messages[4321] = Message(HOME, answer.panel, "lobby")
    await trial.restart()
    await trial.press(BEA, press_of(answer.panel, "join"), message_id=4321)
    assert (await trial.live(table)).row.lobby_message_id == 4321


async def test_a_deleted_lobby_message_comes_again(trial: Trial) -> None:
    """Once, with its picture and buttons: what is changed afterwards edits it, and the game starts from it."""
    table = await trial.lobby(ANNA, BEA)
    await trial.settle(5)
    del trial.messenger.messages[4000]
    await trial.press(ANNA, ComponentId(table, "add_computer", value="strong"))
    await trial.press(ANNA, ComponentId(table, "add_computer", value="easy"))
    await trial.settle(5)
    (message,) = trial.messenger.inside(HOME)
    assert " (computer, easy)**" in text_of(message.panel)
    assert message.panel.pictures[0].image
    assert await trial.outbox(table) == []
    await trial.restart()
    await trial.press(BEA, ComponentId(table, "leave"), message_id=99)
    await trial.settle(5)
    assert trial.messenger.inside(HOME) == [message]
    assert "Bea" not in text_of(message.panel)
    await trial.begin(table, ANNA)
    key = next(key for key, each in trial.messenger.messages.items() if each is message)
    assert (await trial.live(table)).row.place_id == key
    assert not [button for button in buttons(message.panel) if "|join|" in button.id]


@pytest.mark.parametrize("end", ["start", "cancel"])
async def test_a_lobby_that_is_over_does_not_come_again(trial: Trial, end: str) -> None:
    """Its deleted message is left deleted."""
    table = await trial.lobby(ANNA, BEA)
    await trial.settle(5)
    del trial.messenger.messages[4000]
    await trial.press(ANNA, ComponentId(table, end))
    await trial.settle(5)
    assert not [message for message in trial.messenger.inside(HOME) if "checksum" in text_of(message.panel)]
    assert [row for row in await trial.outbox(table) if row.about == "lobby"] == []


async def test_a_lobby_in_a_deleted_channel_is_not_posted(trial: Trial) -> None:
    """There is nowhere to post it; its edit is forgotten."""
    table = await trial.lobby(ANNA, BEA)
    await trial.settle(5)
    trial.messenger.gone.add(HOME)
    await trial.press(ANNA, ComponentId(table, "add_computer", value="easy"))
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "lobby"
    assert await trial.outbox(table) == []


async def test_a_deleted_lobby_that_may_not_be_posted_is_cancelled(trial: Trial) -> None:
    """Nobody could join it or start it; a new lobby is opened as usual."""
    table = await trial.lobby(ANNA, BEA)
    await trial.settle(5)
    del trial.messenger.messages[4000]
    trial.messenger.error = raising(Forbidden(50013), ("post", HOME))
    await trial.press(ANNA, ComponentId(table, "add_computer", value="easy"))
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "cancelled"
    assert await trial.outbox(table) == []
    trial.messenger.error = lambda _method, _channel: None
    assert (await trial.commands.play(caller(ANNA), "tallinn")).public


async def test_who_may_start_tables(trial: Trial) -> None:
    """The guild's setting and a missing permission are told in private; nothing is opened."""
    await trial.commands.settings(caller(ANNA, manager=True), starters="managers")
    assert "manage it" in text_of(await trial.commands.play(caller(BEA), "tallinn"))
    boss = caller(ANNA, manager=True)
    assert (await trial.commands.play(boss, "tallinn")).public
    for lacking in ("send_messages", "view_channel", "attach_files"):
        answer = await trial.commands.play(caller(ANNA, manager=True, lacks=frozenset({lacking})), "tallinn")
        assert not answer.public
        assert "Send Messages" in text_of(answer)
    assert "no game" in text_of(await trial.commands.play(boss, "no-such-game"))


async def test_leaving_a_lobby_by_command(trial: Trial) -> None:
    """`/table leave` works for a lobby too, whose message may have been deleted."""
    table = await trial.lobby(ANNA, BEA)
    del trial.messenger.messages[4000]
    assert "have left" in text_of(await trial.leave(BEA, table))
    await trial.settle(5)
    assert (await trial.live(table)).names == ("Anna",)
    assert await trial.outbox(table) == []


def test_a_long_name_ends_in_an_ellipsis() -> None:
    """It is cut to what pictures and lists have room for, and says so; equal ones still differ by their number."""
    long = plain_name("Maximiliane Bartholomäa von und zu")
    assert long == "Maximiliane Bartholomäa…"
    assert len(long) == LONGEST_NAME
    other = unique_name(long, [SeatRow(table_id="T", seat=0, user_id=1, name=long)])
    assert other == "Maximiliane Bartholom… 2"
    assert plain_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME
