"""The start: a lobby becomes a game. It works under the table's lock and commits before it returns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.clocks import deadlines
from bot.tables.company.admission import may_reach
from bot.tables.company.server_rules import check_starting
from bot.tables.core import webhooks
from bot.tables.core.about import CHOICE
from bot.tables.core.luck import joins_of, luck_of
from bot.tables.core.outbox import Outbox
from bot.tables.core.queues import Position, note_waiting, position
from bot.tables.core.registry import Registry
from bot.tables.core.seats import seat_all
from bot.tables.core.table import Table, keep_set, veterans_of
from bot.tables.ports.caller import Caller
from bot.tables.ports.clock import DAY
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Panel
from bot.tables.stages import changes
from bot.tables.stages.evenings import check_present
from bot.tables.stages.lobby import check_host, end_messages, numbered
from bot.tables.stages.play import write_entry
from games.kernel.match import Match, Step
from games.kernel.words import Words
from render.jobs import bare_name
from storage.rows import GuildRow, PanelRow, SeatRow, Stage

THREAD_NEEDS = ("create_public_threads", "send_messages_in_threads")


class Beginning(Position):
    """The columns of a table that change when it begins."""

    stage: Stage
    started_at: int
    joins: str
    place_id: int | None
    place_note: str | None
    material_id: str


async def start(registry: Registry, table: Table, caller: Caller, guild: GuildRow) -> None:
    """Begin the game: set it up, store it, and enqueue its place, its board and everybody's first choice.

    On an arranged evening, players who have not said that they are here lose their seats.
    """
    check_host(table, caller)
    now = registry.clock.now()
    lobby = replace(table, seats=await _beginning_seats(registry, table, now))
    seats, joins = lobby.seats, joins_of(lobby.seats)
    begun = _begin(lobby, joins)
    place_id, note = _place(table, guild, caller)
    row = replace(note_waiting(table.row, begun.state, now), draws=begun.draws)
    columns = Beginning(
        **position(row),
        stage="playing",
        started_at=now,
        joins=joins,
        place_id=place_id,
        place_note=note,
        material_id=begun.state.material_id,
    )
    row = replace(row, version=1, **columns)
    step = Step(begun.log[0], begun.state, 1, begun.draws)
    after = replace(lobby, row=row, match=begun, barrier=1)
    async with registry.store.write() as tx:
        await check_starting(tx, table)
        await changes.check_agreed(tx, lobby, now)
        await tx.tables.advance(table.id, expect_version=0, **columns)
        await keep_set(tx, table.game, row.material_id)
        await tx.tables.set_seats(table.id, seats)
        if table.is_alone and caller.direct and caller.message_id is not None:
            await tx.panels.put(_one_message(after, caller.message_id, now))
        await write_entry(tx, after, step, now)
        await seat_all(tx, after, now)
        ticking = await deadlines.fit(registry, tx, after, now)
        await Outbox(tx, after, now, since=0).enqueue_start()
        await webhooks.report(tx, after, now)
        await end_messages(tx, table, now)
        veterans = await veterans_of(tx, table.row.game, seats)
        learnt = await tx.lessons.note_table([seat.user_id for seat in seats if seat.user_id], now - DAY, now)
    table.row, table.seats, table.match, table.barrier, table.clocks = row, seats, begun, 1, ticking
    table.veterans = veterans
    _go_on(registry, table, learnt)


def _go_on(registry: Registry, table: Table, learnt: list[str]) -> None:
    """Update metrics and wake workers after a start; `learnt` are the games whose lessons led here."""
    table.require_match().log.clear()  # it is in the database
    table.invited = []
    registry.metrics.note_lobby("started")
    for game in learnt:
        registry.metrics.note_lesson("table", game)
    registry.workers.set_timer()
    registry.workers.deliver()
    registry.workers.decide(table.id)


def _begin(table: Table, joins: str) -> Match:
    maker = luck_of(replace(table.row, joins=joins))
    return Match.begin(table.game, len(table.seats), table.options, maker, table.row.material_id)


def _one_message(table: Table, message_id: int, now: int) -> PanelRow:
    """Keep the message with which a user has started a game alone; it becomes the question."""
    user = next(row.seat for row in table.seats if row.user_id is not None)
    return PanelRow(
        message_id=message_id,
        channel_id=table.row.home_id,
        table_id=table.id,
        about=CHOICE,
        seat=user,
        token="",
        version=table.row.version,
        posted_at=now,
        removable=True,
        seen_at=now,
    )


def _place(table: Table, guild: GuildRow, caller: Caller) -> tuple[int | None, str | None]:
    """Decide where the table is played: None if a place must still be opened; a note tells of a fallback."""
    home = table.row.home_id
    if guild.place == "here" or table.is_alone:
        return home, None
    if table.row.post_id is not None:
        return table.row.post_id, None
    if guild.place == "thread" and (lacking := [name for name in THREAD_NEEDS if name in caller.lacks]):
        return home, f"lacks-{lacking[0]}"
    if guild.place == "category" and guild.category_id is None:
        return home, "no-category"
    return None, None


async def missing_seats(registry: Registry, table: Table) -> list[SeatRow]:
    """List the seats of the finished table whose users have not joined its rematch yet and may be invited."""
    before = await _before(registry, table)
    missing = [seat for seat in before if seat.user_id is not None and table.seat_of(seat.user_id) is None]
    async with registry.store.read() as tx:
        return [
            seat for seat in missing if await may_reach(tx, table.row.host_id, seat.user_id or 0, table.row.guild_id)
        ]


async def with_invitations(registry: Registry, table: Table, panel: Panel, texts: Words) -> Panel:
    """Add the invited users to the message of a rematch's lobby."""
    if table.row.stage != "lobby":
        return panel
    names = [seat.name for seat in await missing_seats(registry, table)]
    return replace(panel, text=(*panel.text, texts.text("rematch-invited", names=", ".join(names)))) if names else panel


async def _before(registry: Registry, table: Table) -> list[SeatRow]:
    if table.row.rematch_of is None:
        return []
    async with registry.store.read() as tx:
        return await tx.tables.seats(table.row.rematch_of)


async def _beginning_seats(registry: Registry, table: Table, now: int) -> list[SeatRow]:
    """Return the seats with which the game begins, in starting order; refuse if there are too few."""
    missing = table.game.seats[0] - len(table.seats)
    if missing > 0:
        raise Refusal("refused-too-few", missing=missing)
    absent = check_present(table, now)
    return await _in_order(registry, table, [seat for seat in table.seats if seat not in absent])


async def _in_order(registry: Registry, table: Table, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return seats in starting order: in the order of joining, or for a rematch shifted by one seat.

    The player who sat first at the finished table now sits last; newcomers come after all others.
    """
    before = await _before(registry, table)
    return rotate(seats, before) if before else numbered(seats)


def rotate(seats: Sequence[SeatRow], before: Sequence[SeatRow]) -> list[SeatRow]:
    """Order seats as before, the first one last, newcomers after them, and number them again."""
    order = [_key(seat) for seat in (*before[1:], before[0])]
    new = len(order)
    ordered = sorted(seats, key=lambda seat: order.index(_key(seat)) if _key(seat) in order else new)
    return numbered(ordered)


def _key(seat: SeatRow) -> tuple[int | None, str]:
    """Return what identifies a seat's player: the user's id, or the computer's name."""
    return (seat.user_id, "") if seat.user_id is not None else (None, bare_name(seat.name))
