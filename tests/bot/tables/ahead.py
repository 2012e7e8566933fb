"""Users who plan ahead: lists made by the panel, and what is kept of them."""

from __future__ import annotations

from bot.tables.clocks.orders import MOST
from bot.tables.core.table import Table
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Panel
from storage.rows import OrderRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, Trial, panel_of, press_of, presses, selects, text_of
from tests.bot.tables.playing import act, look
from tests.bot.tables.timing import later, paced

USERS = (ANNA, BEA, CEM, DIRK)
ROLES = ("thief", "sailor", "rich_man")


async def drafting(trial: Trial, pace: str = "daily") -> str:
    """Begin a table of four that drafts roles."""
    return await paced(trial, pace, *USERS, game="tinker_tailor")


async def listed(trial: Trial, user: int, table: str, name: str, *items: str, often: str = "once") -> str:
    """Make a list by the panel, item by item, and let it answer; return the last answer."""
    panel = await opened(trial, user, table)
    if press := _select(panel, "ahead"):
        panel = panel_of(await trial.press(user, press, name))
    for item in items:
        panel = panel_of(await trial.press(user, press_of(panel, "ahead_add"), item))
    keep = next(press for press in presses(panel, "ahead_keep") if press.value.startswith(often))
    return text_of(await trial.press(user, keep))


async def opened(trial: Trial, user: int, table: str) -> Panel:
    """Press *More*, and pick *Plan ahead*."""
    return panel_of(await look(trial, user, table, "ahead"))


def _select(panel: Panel, verb: str) -> ComponentId | None:
    found = [parse(select.id) for select in selects(panel)]
    return next((press for press in found if press and press.verb == verb), None)


async def orders(trial: Trial, table: str) -> dict[int, OrderRow]:
    """Return the orders that are stored, which are those in memory."""
    async with trial.service.registry.table(table) as live, trial.store.read() as tx:
        rows = {row.seat: row for row in await tx.orders.of_table(table)}
        assert rows == live.orders
    return rows


async def asked(trial: Trial, table: str) -> int:
    """Return the seat that is waited for."""
    return (await trial.live(table)).waiting_seats()[0]


async def second(trial: Trial, table: str) -> int:
    """Return the seat that drafts second."""
    return (await asked(trial, table) + 1) % len(USERS)


async def planned(trial: Trial, table: str, *items: str, often: str = "once") -> int:
    """Let the second drafter make a list of roles, and the first one draft; return the second seat."""
    seat, first = await second(trial, table), await asked(trial, table)
    await listed(trial, USERS[seat], table, "role", *items or ROLES, often=often)
    await act(trial, USERS[first], table)
    await trial.settle(5)
    assert await asked(trial, table) == seat
    return seat


async def answered(trial: Trial, table: str) -> Table:
    """Let all the time pass that an order may take."""
    await later(trial, MOST)
    return await trial.live(table)
