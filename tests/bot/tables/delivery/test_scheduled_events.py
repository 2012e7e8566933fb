"""Scheduled events for arranged evenings are created once, moved, started and deleted, but never brought back."""

from __future__ import annotations

import pytest

from bot.tables.company.evenings import AHEAD
from bot.tables.company.when import WHEN_OFF
from bot.tables.core.about import EVENT
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Forbidden, MessengerError, Planned, TryLater
from tests.bot.tables.doubles import ANNA, BEA, CEM, GUILD, HOME, PLACE, Trial, panel_of, press_of
from tests.bot.tables.meeting import EVENING, arrange, arranged, wait_until
from tests.bot.tables.timing import DAY, MINUTE


def planned(trial: Trial) -> Planned:
    """Return the only event."""
    (found,) = trial.messenger.events.values()
    return found


async def test_an_evening_becomes_an_event(trial: Trial) -> None:
    """The event has the game's name, the lobby's address, the longest usual length, and the table's mark."""
    table = await arranged(trial, ANNA, BEA)
    assert planned(trial) == Planned(
        name=f"Tallinn · {table}",
        about="A game of Tallinn, hosted by Kontor. Join by the message of the table.",
        location=f"https://discord.com/channels/{GUILD}/{HOME}/{PLACE}",
        starts_at=EVENING,
        ends_at=EVENING + 20 * MINUTE,
        mark=f"Kontor {table}",
    )
    assert not [row for row in await trial.outbox(table) if row.about == EVENT]


async def test_it_moves_with_the_evening_and_goes_with_it(trial: Trial) -> None:
    """Calling an evening off deletes its event; arranging another evening creates a new one."""
    table = await arranged(trial, ANNA, BEA)
    await arrange(trial, table, "2027-01-17")
    assert planned(trial).starts_at == EVENING + DAY
    await trial.press(ANNA, ComponentId(table, WHEN_OFF))
    await trial.settle()
    assert not trial.messenger.events
    await arrange(trial, table)
    assert planned(trial).starts_at == EVENING


async def test_one_that_was_deleted_by_hand_does_not_come_back(trial: Trial) -> None:
    """The lobby keeps its evening, and the host can still move it."""
    table = await arranged(trial, ANNA, BEA)
    trial.messenger.events.clear()
    await arrange(trial, table, "2027-01-17")
    assert not trial.messenger.events
    assert (await trial.live(table)).row.starts_at == EVENING + DAY


async def test_it_begins_with_the_game(trial: Trial) -> None:
    """A game that begins about when it was arranged starts the event."""
    table = await arranged(trial, ANNA, BEA)
    await wait_until(trial, EVENING - AHEAD)
    await trial.press(BEA, ComponentId(table, "here"))
    await trial.begin(table, ANNA)
    await trial.settle()
    assert planned(trial).begun


async def test_a_game_that_begins_early_needs_none(trial: Trial) -> None:
    """The event is deleted if the game begins long before it, or if the lobby is cancelled."""
    table = await arranged(trial, ANNA, BEA)
    trial.clock.time += 5 * MINUTE
    await trial.begin(table, ANNA)
    await trial.settle()
    assert not trial.messenger.events
    other = await arranged(trial, ANNA, CEM)
    assert planned(trial).mark == f"Kontor {other}"
    asked = await trial.press(ANNA, ComponentId(other, "cancel"))
    await trial.press(ANNA, press_of(panel_of(asked), "cancel_now"))
    await trial.settle()
    assert not trial.messenger.events


async def test_a_lost_answer_and_a_kill_make_no_second_one(trial: Trial) -> None:
    """Discord creates the event, but its answer is lost; a second attempt finds the event by its mark."""
    asked: list[str] = []
    create = trial.messenger.create_event

    async def lose(guild_id: int, planned: Planned) -> None:
        asked.append(planned.mark)
        await create(guild_id, planned)
        if len(asked) == 1:
            raise TryLater("reset")

    trial.messenger.create_event = lose  # type: ignore[method-assign]  # the answer is lost behind it
    table = await arranged(trial, ANNA, BEA)
    assert [row.about for row in await trial.outbox(table)] == [EVENT]
    await trial.restart()
    await arrange(trial, table, "2027-01-17")
    await trial.settle(300)
    assert len(asked) == 2
    assert planned(trial).starts_at == EVENING + DAY
    assert not [row for row in await trial.outbox(table) if row.about == EVENT]


@pytest.mark.parametrize("error", [Forbidden(50013), TryLater("limit")])
async def test_a_server_that_wants_no_events_has_its_evening(trial: Trial, error: MessengerError) -> None:
    """Without the permission there is no event; after a temporary error the bot tries again. Reminders come anyway."""
    refuses = True

    def refuse(method: str, _channel: int) -> None:
        if refuses and method == "create_event":
            raise error

    trial.messenger.error = refuse
    table = await arranged(trial, ANNA, BEA)
    assert not trial.messenger.events
    refuses = False
    await trial.settle(300)
    assert bool(trial.messenger.events) == isinstance(error, TryLater)
    await wait_until(trial, EVENING - AHEAD)
    assert [each for each in trial.messenger.dms(BEA) if f"<t:{EVENING // 1000}:R>" in str(each.panel)]
    assert not [row for row in await trial.outbox(table) if row.about == EVENT]
