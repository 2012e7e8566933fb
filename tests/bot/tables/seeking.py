"""What tests of seats that seek a player share."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager

from bot.tables.clocks import absence, deadlines
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TryLater
from bot.tables.ports.panel import Answer, Panel
from storage.rows import SeekRow
from tests.bot.tables.doubles import ANNA, BEA, DIRK, PLACE, Trial, buttons, caller, panel_of, text_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.timing import paced

TAKEN = "has taken seat"


def offers(trial: Trial, seat: int = 1) -> list[Message]:
    """List the messages that offer a seat, oldest first."""
    return [each for each in trial.messenger.inside(PLACE) if f"|claim|{seat}|" in str(buttons(each.panel))]


def seats_in(panel: Panel, seat: int = 1) -> list[str]:
    """List the seats of a number that can be taken from a list."""
    return [button.id for button in buttons(panel) if f"|claim_open|{seat}|" in button.id]


async def seek_of(trial: Trial, table: str, seat: int = 1) -> SeekRow | None:
    """Return what is stored of a seat."""
    async with trial.store.read() as tx:
        return await tx.seeking.get(table, seat)


async def take(trial: Trial, user: int, table: str, seat: int = 1, **fields: object) -> str:
    """Press the button that takes a seat, and deliver."""
    answer: Answer = await trial.press(user, ComponentId(table, "claim", seat), **fields)
    await trial.settle(5)
    return text_of(answer)


async def left(trial: Trial, *users: int) -> str:
    """Begin a table that its second user leaves."""
    table = await paced(trial, "3h", *(users or (ANNA, BEA, DIRK)))
    await trial.leave(BEA, table)
    await trial.settle(5)
    return table


async def absent(trial: Trial) -> str:
    """Begin a table whose second user has missed a third decision in a row just now."""
    table, registry = await paced(trial, "3h", ANNA, BEA), trial.service.registry
    await miss_third(trial, table)
    registry.workers.deliver()
    registry.workers.decide(table)
    await trial.settle(5)
    return table


async def miss_third(trial: Trial, table: str) -> None:
    """Note a third missed decision of the second user, as a stand-in's step does."""
    registry, now = trial.service.registry, trial.clock.now()
    async with registry.table(table) as live:
        live.seats = [live.seats[0], dataclasses.replace(live.seats[1], missed=2)]
        async with trial.store.write() as tx:
            after = dataclasses.replace(live)
            await absence.count_missed(tx, live, after, 1, "stand-in", now)
            ticking = await deadlines.fit(registry, tx, after, now)
        live.seats, live.clocks = after.seats, ticking


@contextmanager
def deaf(trial: Trial) -> Iterator[None]:
    """Let Discord take no message for a while."""

    def refuse(method: str, _channel: int) -> None:
        if method in ("post", "edit"):
            raise TryLater("503/0")

    trial.messenger.error = refuse
    yield
    trial.messenger.error = lambda _method, _channel: None


async def listed(trial: Trial, user: int, **fields: object) -> Panel:
    """List the tables that are open."""
    answer: Answer = await trial.commands.tables(caller(user, **fields), "open")
    assert not answer.public
    return panel_of(answer)
