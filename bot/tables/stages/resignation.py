"""Leaving and abandoning a running game, with the panels that ask first.

Each function that changes something works under the table's lock and commits before it returns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.clocks import vacancies
from bot.tables.company import reliability
from bot.tables.company.reliability import counts_as_given_up
from bot.tables.company.sought import TAKE_LISTED
from bot.tables.core import motions, webhooks
from bot.tables.core.about import ABSENT
from bot.tables.core.deliveries import enqueue_times
from bot.tables.core.motions import voting_seats
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.seats import hand_over, reseat
from bot.tables.core.table import CLOSED, Table
from bot.tables.messages import asking, common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Button, Panel
from bot.tables.stages.handover import take_back_messages
from games.kernel.words import Words
from storage.people import STAND_IN
from storage.rows import NewAct, TableChanges, TableRow

LEAVE = "leave_table"
"""The verb of the buttons that choose the table to leave."""
MAX_TABLES = 25
IN_ROW = 5


def own_seat(table: Table, user_id: int) -> int:
    """Find a user's seat at a running table."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise table.not_seated()
    table.check_running()
    return seat


async def leave(registry: Registry, table: Table, user_id: int) -> None:
    """Hand a user's seat to a computer player; call `Voting.resolve` then, as fewer votes may now suffice.

    If a user leaves a table alone, the game ends, while its message is still theirs.
    """
    seat = own_seat(table, user_id)
    if table.is_alone:
        await abandon(registry, table)
        return
    row = replace(table.seats[seat], user_id=None, computer=STAND_IN)
    async with registry.store.write() as tx:
        await hand_over(tx, table, row, registry.clock.now())
        await take_back_messages(tx, table, table.seats[seat], registry.clock.now())
        reliability.note_left(tx, table, seat)
        await tx.clocks.drop(table.id, [seat])
        given_up = counts_as_given_up(table)
        await vacancies.seek(tx, table, seat, registry.clock.now(), given_up=given_up)
        await motions.recount(tx, table, registry.clock.now())
        await enqueue_times(tx, table.id, registry.clock.now())
    reseat(table, row)
    table.dms.pop(seat, None)
    table.clocks = {other: clock for other, clock in table.clocks.items() if other != seat}


async def rest(registry: Registry, table: Table) -> None:
    """Let computers keep all users' seats, because all users have long been away; the game waits until one is back."""
    after = replace(table)
    async with registry.store.write() as tx:
        now = registry.clock.now()
        for seat in [seat for seat in table.seats if table.is_played_by_user(seat.seat)]:
            row = replace(seat, computer=STAND_IN)
            reseat(after, row)
            await hand_over(tx, after, row, now)
        await tx.clocks.drop_all(table.id)
        outbox = Outbox(tx, after, now)
        await outbox.enqueue_public("post", ABSENT)
        await outbox.enqueue_times()
        await motions.recount(tx, after, now)
    table.seats, table.clocks = after.seats, {}


async def abandon(registry: Registry, table: Table, act: NewAct | None = None) -> None:
    """End a running game and its votes without a result; `act` is set if a moderator does it."""
    over = [replace(each, outcome=motions.MOOT if act else _outcome(each.kind)) for each in motions.open_motions(table)]
    row = replace(table.row, stage="abandoned", ended_at=registry.clock.now(), version=table.row.version + 1)
    row = replace(row, act=CLOSED if act else "")
    async with registry.store.write() as tx:
        changes = TableChanges(stage=row.stage, ended_at=row.ended_at, act=row.act)
        await tx.tables.advance(table.id, expect_version=table.row.version, **changes)
        if act is not None:
            await tx.acts.add(act)
        await tx.clocks.drop_all(table.id)
        await tx.orders.drop_all(table.id)
        await motions.save(tx, replace(table, row=row), over, registry.clock.now())
        await vacancies.withdraw_all(tx, replace(table, row=row), registry.clock.now())
        await Outbox(tx, replace(table, row=row), registry.clock.now()).enqueue_end()
        await webhooks.report(tx, replace(table, row=row), registry.clock.now())
    table.row, table.clocks, table.orders = row, {}, {}
    motions.remember(table, over)


def _outcome(kind: str) -> str:
    return motions.PASSED if kind == motions.ABANDON else motions.MOOT


def leave_panel(table: Table, seat: int, texts: Words) -> Panel:
    """Name the table and say what leaving it costs, with the button that does it."""
    return asking.leave(table, _costs(table, seat, texts), texts)


def left_panel(table: Table, seat: int | None, texts: Words) -> Panel:
    """Say that a user has left a running game, with the button that takes the seat back while it is free."""
    name = common.table_link(table, texts)
    if table.row.stage != "playing":
        return common.note(texts.text("abandoned", table=name))
    told = texts.text("left-table", table=name)
    if seat is None:
        return common.note(told)
    back = Button(ComponentId(table.id, TAKE_LISTED, seat).id, texts.text("button-take_back"))
    return Panel((), rows=(Aside(told, back),), accent=common.SLATE)


def _costs(table: Table, seat: int, texts: Words) -> list[str]:
    if table.row.stage == "lobby":
        return _costs_in_lobby(table, seat, texts)
    others = [other for other in voting_seats(table) if other != seat]
    lines = [texts.text("leave-seat") if others else texts.text("leave-ends")]
    if counts_as_given_up(table):
        lines.append(texts.text("leave-given-up") if others else texts.text("leave-given-up-at-once"))
    return lines


def _costs_in_lobby(table: Table, seat: int, texts: Words) -> list[str]:
    user_id = table.seats[seat].user_id
    if not any(row.user_id not in (None, user_id) for row in table.seats):
        return [texts.text("leave-closes")]
    hosts = [texts.text("leave-host")] if user_id == table.row.host_id else []
    return [texts.text("leave-lobby"), *hosts]


def which_panel(rows: Sequence[TableRow], texts: Words) -> Panel:
    """Ask which table is to be left."""
    buttons = [
        Button(ComponentId(row.table_id, LEAVE).id, f"{common.game_title(row.game, texts)} · {row.table_id}")
        for row in rows[:MAX_TABLES]
    ]
    named = ", ".join(row.table_id for row in rows)
    parted = tuple(tuple(buttons[at : at + IN_ROW]) for at in range(0, len(buttons), IN_ROW))
    return Panel((texts.text("refused-which-table", tables=named),), rows=parted, accent=common.SLATE)
