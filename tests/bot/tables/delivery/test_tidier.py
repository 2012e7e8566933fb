"""What asks or warns goes once it is over, whatever has ended it; in a finished thread only the end can be pressed."""

from __future__ import annotations

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TooOld, TryLater
from tests.bot.tables.counting import choices, sealed
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DMS,
    EMIL,
    PLACE,
    Trial,
    buttons,
    caller,
    press_of,
    selects,
    text_of,
)
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import act, play_on, play_out, raising, to_next_phase
from tests.bot.tables.stored import deletions
from tests.bot.tables.timing import MINUTE, later, paced
from tests.bot.tables.voting import answer, ballots, propose_undo, replace


def told(trial: Trial, channel: int, text: str) -> list[Message]:
    """List the messages in a channel that hold a text."""
    return [message for message in trial.messenger.inside(channel) if text in text_of(message.panel)]


def live(trial: Trial, channel: int) -> list[str]:
    """Read the messages in a channel that have buttons."""
    return [text_of(message.panel) for message in trial.messenger.inside(channel) if buttons(message.panel)]


async def reminded(trial: Trial, *users: int) -> str:
    """Begin a table with a pace of an hour, and let ten minutes be left."""
    table = await paced(trial, "1h", *users)
    await later(trial, 31 * MINUTE)
    await later(trial, 24 * MINUTE)
    return table


async def test_a_sealed_choice_ends_its_reminders(trial: Trial) -> None:
    """The own reminder goes at once, though the question was pressed; the one at the table names who is still late."""
    table = await reminded(trial, ANNA, BEA)
    assert len(told(trial, DMS + ANNA, "waiting for your choice")) == 1
    (warning,) = told(trial, PLACE, "The table is waiting for you")
    assert warning.panel.pings == (ANNA, BEA)
    assert "The first deadline is" in text_of(warning.panel)
    await sealed(trial, ANNA, (await choices(trial, table, ANNA))[0])
    await trial.settle(5)
    assert told(trial, DMS + ANNA, "waiting for your choice") == []
    assert len(told(trial, DMS + BEA, "waiting for your choice")) == 1
    (warning,) = told(trial, PLACE, "The table is waiting for you")
    assert "Your time ends" in text_of(warning.panel)
    await act(trial, BEA, table)
    await trial.settle(5)
    assert [len(trial.messenger.dms(user)) for user in (ANNA, BEA)] == [1, 1]
    assert len(live(trial, PLACE)) == 1


@pytest.mark.parametrize("how", ["extend", "pause", "leave"])
async def test_other_acts_end_a_reminder(trial: Trial, how: str) -> None:
    """More time, clocks that stand, and leaving make it pointless."""
    table = await reminded(trial, ANNA, BEA, CEM)
    assert len(told(trial, DMS + ANNA, "waiting for your choice")) == 1
    if how == "leave":
        await trial.leave(ANNA, table)
    else:
        await getattr(trial.commands, f"table_{how}")(caller(ANNA), table)
    await trial.settle(5)
    assert told(trial, DMS + ANNA, "waiting for your choice") == []


async def test_clocks_that_run_again_are_no_news_for_long(trial: Trial) -> None:
    """The word that clocks stand goes when they run, and the word that they run with the next choice."""
    table = await paced(trial, "1h", ANNA, BEA)
    await trial.commands.table_pause(caller(ANNA), table)
    await trial.settle(5)
    await trial.press(ANNA, press_of(told(trial, PLACE, "clocks are stopped")[-1].panel, "resume"))
    await trial.settle(5)
    assert len(told(trial, PLACE, "running again")) == 1
    assert told(trial, PLACE, "clocks are stopped") == []
    await act(trial, ANNA, table)
    await trial.settle(5)
    assert told(trial, PLACE, "running again") == []


async def test_a_call_goes_with_the_choice_it_calls_for(trial: Trial) -> None:
    """A user who cannot get direct messages is mentioned in the channel, for one choice."""
    table = await trial.lobby(ANNA, BEA)
    trial.messenger.closed_dms.add(DMS + BEA)
    await trial.begin(table, ANNA)
    assert len(told(trial, PLACE, "cannot reach you")) == 1
    await act(trial, BEA, table)
    await trial.settle(5)
    assert told(trial, PLACE, "cannot reach you") == []


async def test_whoever_is_back_has_no_button_for_that(trial: Trial) -> None:
    """The words on the seat that a computer keeps go, at the table and from the user's own messages."""
    table = await paced(trial, "1h", ANNA, BEA)
    for _ in range(40):
        if told(trial, PLACE, "out three times"):
            break
        waiting = [(await trial.live(table)).seats[seat].user_id for seat in (await trial.live(table)).waiting_seats()]
        await (act(trial, ANNA, table) if ANNA in waiting else later(trial, 61 * MINUTE))
        await trial.settle(5)
    assert len(told(trial, DMS + BEA, "out three times")) == 1
    await trial.press(BEA, ComponentId(table, "back"))
    await trial.settle(5)
    assert told(trial, DMS + BEA, "out three times") == told(trial, PLACE, "out three times") == []
    assert len(told(trial, PLACE, "is back")) == 1
    assert len(trial.messenger.dms(BEA)) == 1


async def test_a_user_who_leaves_keeps_one_word_without_buttons(trial: Trial) -> None:
    """What they were shown is gone with the buttons, which would find no table for them."""
    table = await trial.begun(ANNA, BEA, CEM)
    await trial.leave(BEA, table)
    await trial.settle(5)
    (note,) = trial.messenger.dms(BEA)
    assert "You have left table" in text_of(note.panel)
    assert buttons(note.panel) == []
    assert note.panel.pictures == ()


@pytest.mark.parametrize("how", ["played out", "abandoned"])
async def test_a_finished_thread_has_one_message_to_press(trial: Trial, how: str) -> None:
    """Whatever asked, warned, or told who came, while the game ran: after it only its end has buttons."""
    table = await reminded(trial, ANNA, BEA)
    await trial.commands.table_pause(caller(ANNA), table)
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    if how == "abandoned":
        for user in (ANNA, EMIL):
            await trial.commands.table_abandon(caller(user), table)
    else:
        await play_out(trial, table)
    await trial.settle(5)
    assert len(live(trial, PLACE)) == 1
    assert press_of(trial.messenger.inside(PLACE)[-1].panel, "rematch") or how == "abandoned"
    assert not told(trial, PLACE, "out of date")
    for user in (ANNA, EMIL):
        assert "running out" not in "".join(text_of(message.panel) for message in trial.messenger.dms(user))


async def test_what_is_over_goes_before_the_thread_is_closed(trial: Trial) -> None:
    """Nothing changes in a thread once it is archived: neither a reminder nor the word on a seat that is free."""
    done: list[str] = []
    table = await reminded(trial, ANNA, BEA, CEM)
    await trial.leave(CEM, table)
    await trial.settle(5)
    trial.messenger.error = lambda method, channel: done.append(method) if channel == PLACE else None
    await play_out(trial, table)
    await trial.settle(5)
    assert {"delete", "edit", "post"} <= set(done)
    assert done[-1] == "close_place"


async def test_a_deletion_that_fails_is_made_later(trial: Trial) -> None:
    """It holds up no board, and a kill loses nothing of it."""
    table = await reminded(trial, ANNA, BEA)
    trial.messenger.error = raising(TryLater("503"), ("delete", PLACE))
    await to_next_phase(trial, table)
    assert [row.about for row in await deletions(trial, table) if row.seat is None] == ["remind"]
    await trial.restart()
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(301)
    assert len(live(trial, PLACE)) == 1
    assert await deletions(trial, table) == []


async def test_a_kill_before_the_deletion_loses_nothing(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pending board looks again for messages that are over."""
    table = await reminded(trial, ANNA, BEA)

    async def killed(*_args: object) -> None:
        raise TryLater("killed")

    with monkeypatch.context() as patch:
        patch.setattr(trial.service.relay.tidier, "tidy", killed)
        await to_next_phase(trial, table)
    assert len(live(trial, PLACE)) == 2
    await trial.restart()
    await trial.settle(5)
    assert len(live(trial, PLACE)) == 1


async def test_a_question_that_is_over_goes_where_it_takes_no_edit(trial: Trial) -> None:
    """Discord refuses many edits of old messages: what nobody is asked any more is deleted, at the end too."""
    table = await trial.begun(ANNA, BEA, game="tinker_tailor")
    trial.messenger.error = raising(TooOld("30046"), ("edit", DMS + ANNA), ("edit", DMS + BEA))
    for _ in range(4):
        await to_next_phase(trial, table)
        await trial.settle(5)
        waiting = (await trial.live(table)).waiting_seats()
        for seat, user in enumerate((ANNA, BEA)):
            asks = [message for message in trial.messenger.dms(user) if press_of_choice(message)]
            assert len(asks) == (seat in waiting)
    await play_out(trial, table)
    await trial.settle(301)
    assert not [m for user in (ANNA, BEA) for m in trial.messenger.dms(user) if press_of_choice(m)]


def press_of_choice(message: Message) -> bool:
    """Tell whether a message has a control by which something is chosen."""
    verbs = ("choose", "pick", "parts", "form")
    ids = [button.id for button in buttons(message.panel)] + [select.id for select in selects(message.panel)]
    return any(f"|{verb}|" in each for each in ids for verb in verbs)


async def test_what_a_former_user_was_shown_goes_where_it_takes_no_edit(trial: Trial) -> None:
    """Else the hand of another's seat would stand there."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(TooOld("30046"), ("edit", DMS + BEA))
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    await trial.settle(61)
    assert trial.messenger.dms(BEA) == []


async def test_a_vote_that_takes_no_edit_goes_with_its_end(trial: Trial) -> None:
    """No old ballot keeps its buttons."""
    table = await trial.begun(ANNA, BEA)
    await to_next_phase(trial, table)
    await trial.commands.table_undo(caller(ANNA), table)
    await trial.settle(5)
    assert len(live(trial, PLACE)) == 2
    trial.messenger.error = raising(TooOld("30046"), ("edit", PLACE))
    await answer(trial, BEA, "refuse")
    await trial.settle(61)
    assert len(live(trial, PLACE)) == 1


@pytest.mark.parametrize("game", ["tallinn", "ulm"])
async def test_after_an_agreed_undo_the_question_stands_once(trial: Trial, game: str) -> None:
    """A user who is asked again has the question, in one message; nobody else has anything to choose by."""
    users = (ANNA, BEA)
    table = await trial.begun(*users, game=game)
    for most in (4, 5):
        await play_on(trial, table, most=most)
        said = [await propose_undo(trial, user, table) for user in users]
        assert any("proposal" in text for text in said)
        for user in users:
            await (answer(trial, user, "agree") if ballots(trial) else trial.settle())
        asked = (await trial.live(table)).asked_seats()
        for seat, user in enumerate(users):
            (message,) = trial.messenger.dms(user) or (None,)
            assert (message is not None and press_of_choice(message)) == (seat in asked)
