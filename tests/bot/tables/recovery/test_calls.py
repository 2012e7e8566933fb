"""Users who cannot get direct messages: one mention for one turn, and a way back to direct messages at hand."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.tables.core.outbox import Outbox
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Refused
from tests.bot.tables.doubles import ANNA, BEA, CEM, DMS, EMIL, PLACE, Trial, buttons, caller, press_of, text_of
from tests.bot.tables.playing import act, offered, play_on, play_out, raising, to_next_phase
from tests.bot.tables.voting import answer, replace


def mentions(trial: Trial, user: int) -> int:
    """Count how often a message of the channel has mentioned a user."""
    return sum(channel == PLACE and user in panel.pings for channel, panel in trial.messenger.shown)


async def recalled(trial: Trial, table: str, seat: int) -> None:
    """Owe a call and a board once more, as other changes of the same ask would."""
    async with trial.service.registry.table(table) as live, trial.store.write() as tx:
        outbox = Outbox(tx, live, trial.clock.now())
        await outbox.enqueue_nudge(seat)
        await outbox.enqueue_board()
    await trial.settle()


@pytest.mark.parametrize("how", ["closed", "off", "refused"])
async def test_one_mention_for_one_turn(trial: Trial, how: str) -> None:
    """Board and call never both mention a user for one question, whichever comes first; also after a restart."""
    table = await trial.lobby(ANNA, BEA)
    if how == "off":
        await trial.commands.me(caller(BEA), dms="off")
    elif how == "closed":
        trial.messenger.closed_dms.add(DMS + BEA)
    else:
        trial.messenger.error = raising(Refused("400"), ("post", DMS + BEA))
    await trial.begin(table, ANNA)
    assert mentions(trial, BEA) == 1
    await recalled(trial, table, 1)
    assert mentions(trial, BEA) == 1
    await trial.restart()
    await recalled(trial, table, 1)
    assert mentions(trial, BEA) == 1


async def test_a_game_mentions_once_an_ask(trial: Trial) -> None:
    """In a whole game no question brings a second mention, and a user who is waited for after others is mentioned."""
    table = await trial.lobby(ANNA, BEA, CEM, game="ulm")
    await trial.commands.me(caller(BEA), dms="off")
    await trial.begin(table, ANNA)
    count: Counter[int] = Counter()
    turns = 0
    for step in range(40):
        live = await trial.live(table)
        before, asked = mentions(trial, BEA), live.asked_seats()
        await play_on(trial, table, str(step), most=1)
        await trial.settle(4)
        now = await trial.live(table)
        count[now.require_match().state.ask] += mentions(trial, BEA) - before
        turns += 1 in now.asked_seats() and 1 not in asked
    assert max(count.values()) == 1
    assert turns >= 2
    assert sum(count.values()) == turns


async def test_a_new_user_of_a_seat_is_mentioned(trial: Trial) -> None:
    """A mention of the former user does not count for the one who takes the seat over."""
    table = await trial.lobby(ANNA, BEA)
    await trial.commands.me(caller(BEA), dms="off")
    await trial.begin(table, ANNA)
    await trial.commands.me(caller(EMIL), dms="off")
    await replace(trial, BEA, table, EMIL)
    before = mentions(trial, EMIL)
    await answer(trial, EMIL, "accept")
    await trial.settle()
    assert mentions(trial, EMIL) == before + 1


async def test_the_offer_comes_with_your_move(trial: Trial) -> None:
    """Whose messages came back finds the way to get them again on the first panel they open; nobody else does."""
    table = await trial.lobby(ANNA, BEA)
    trial.messenger.closed_dms.add(DMS + BEA)
    await trial.begin(table, ANNA)
    own = await trial.press(BEA, press_of(trial.messenger.inside(PLACE)[-1].panel, "move"))
    assert "could not send you a direct message" in text_of(own)
    assert own.panel
    press = press_of(own.panel, "dms_on")
    trial.messenger.closed_dms.clear()
    answered = await trial.press(BEA, press)
    assert answered.update
    assert answered.panel
    assert not [button for button in buttons(answered.panel) if "dms_on" in button.id]
    await trial.settle()
    assert offered(trial.messenger.dms(BEA)[-1].panel)
    for user in (ANNA, BEA):
        panel = (await trial.press(user, ComponentId(table, "move"))).panel
        assert panel
        assert "direct message" not in text_of(panel)
    await trial.commands.me(caller(BEA), dms="off")
    assert "direct message" not in text_of(await trial.press(BEA, ComponentId(table, "move")))


async def test_what_was_not_brought_up_to_date_is_once_messages_come_again(trial: Trial) -> None:
    """A question that was answered while no direct message was sent offers nothing any more; one asked now is new."""
    tables = [await trial.begun(ANNA, BEA), await trial.begun(ANNA, BEA)]
    await trial.commands.me(caller(BEA), dms="off")
    before = {key: m for key, m in trial.messenger.messages.items() if m.channel_id == DMS + BEA}
    assert len(before) == 2
    await act(trial, BEA, tables[0])
    await trial.settle()
    await to_next_phase(trial, tables[1])
    while 1 not in (await trial.live(tables[1])).waiting_seats():
        await to_next_phase(trial, tables[1])
    await trial.commands.me(caller(BEA), dms="on")
    await trial.settle(61)
    left = trial.messenger.dms(BEA)
    assert len(left) == 2
    for message in left:
        live = await trial.live(message.panel.text[0].split("]")[0].split(" ")[-1])
        ask = live.require_match().state.ask
        assert all(press.ask == ask for press in offered(message.panel))
    kept, gone = before.values()
    assert kept in left
    assert "Locked in" in text_of(kept.panel) or "locked in" in text_of(kept.panel)
    assert gone not in left


async def test_a_game_that_ended_without_messages_tells_its_end(trial: Trial) -> None:
    """The old question of a finished game offers nothing after messages are allowed again."""
    table = await trial.begun(ANNA, BEA)
    await trial.commands.me(caller(BEA), dms="off")
    await play_out(trial, table)
    await trial.settle(5)
    (message,) = trial.messenger.dms(BEA)
    assert "The game is over" not in text_of(message.panel)
    await trial.commands.me(caller(BEA), dms="on")
    await trial.settle()
    assert "The game is over" in text_of(message.panel)
    assert offered(message.panel) == []
