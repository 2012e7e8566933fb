"""Taking a seat that seeks a player, under the table's lock, so that the first of two presses wins.

The seat's own user, or a user chosen by vote, takes it under the same lock.
"""

from __future__ import annotations

from dataclasses import replace

from bot.tables.clocks.vacancies import is_sought
from bot.tables.company.admission import check_admitted, may_see, warn
from bot.tables.company.sought import TAKE_ANYWAY, SoughtSeat
from bot.tables.core import motions
from bot.tables.core.about import CAME
from bot.tables.core.motions import MOOT, REPLACE
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.core.waker import claim_queue
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.stages.handover import hand_to, knows_another, motions_without, take_over
from games.kernel import catalogue
from storage import Reader, user_recipient
from storage.rows import MotionRow

MOST_SEARCHED = 25
"""Most seats of a guild that a list considers, those that have sought a player longest."""


async def take_sought(
    registry: Registry, table: Table, seat: int, user_id: int, name: str, *, warned: bool = False
) -> None:
    """Give a seat that seeks a player to a user, and announce them at the table.

    Warns a user who has blocked somebody there, unless `warned`.
    """
    registry.check_running(table)
    async with registry.store.write() as tx:
        tx.people.lock(user_id)
        await _check(tx, table, seat, user_id)
        if not warned:
            await warn(tx, table, user_id, ComponentId(table.id, TAKE_ANYWAY, seat))
        now, over = registry.clock.now(), _motions_after(table, seat, user_id)
        after = await hand_to(registry, tx, table, seat, user_id, name, now)
        await Outbox(tx, after, now).enqueue_public("post", CAME, seat=seat)
        await motions.save(tx, after, over, now)
        await claim_queue(registry.store, tx, user_recipient(user_id))  # the answer tells what does not arrive
    await take_over(registry, table, after, seat)
    motions.remember(table, over)


async def sought_seats(registry: Registry, tx: Reader, guild_id: int, user_id: int) -> list[SoughtSeat]:
    """List the seats of a guild that seek a player and that a user may see, the longest search first.

    Leaves out tables at which the user sits or has seen another hand.
    """
    found, seeks = [], (await tx.seeking.sought(guild_id))[:MOST_SEARCHED]
    rows = await tx.tables.rows_of({seek.table_id for seek in seeks})
    tables = {row.table_id: row for row in rows if row.game in catalogue.installed()}
    seated = await tx.tables.seats_of(tables)
    for seek in seeks:
        table = tables.get(seek.table_id)
        if table is None:
            continue
        seats = [row for row in seated if row.table_id == seek.table_id]
        away = registry.holidays.get(seats[seek.seat].user_id or 0, 0) > registry.clock.now()
        sits = user_id in [row.user_id for row in seats]
        if not away and not sits and not await knows_another(tx, seek.table_id, seek.seat, user_id):
            found.append(SoughtSeat(table, tuple(seats), seek))
    seen = {row.table_id for row in await may_see(tx, [each.row for each in found], user_id)}
    return [each for each in found if each.row.table_id in seen]


async def _check(tx: Reader, table: Table, seat: int, user_id: int) -> None:
    """Refuse a seat that seeks no player, and users who sit here, know another hand, or may not join these players."""
    if table.seat_of(user_id) is not None:
        raise Refusal("refused-seated")
    if not await is_sought(tx, table, seat):
        raise Refusal("refused-not-sought")
    if table.row.paused_at is not None:
        raise Refusal("refused-seek-paused")
    if await knows_another(tx, table.id, seat, user_id):
        raise Refusal("refused-knows-hand")
    await check_admitted(tx, table, user_id)


def _motions_after(table: Table, seat: int, user_id: int) -> list[MotionRow]:
    """End a vote on the seat's next user, and remove its former user's votes from all others."""
    voted = [motion for motion in motions.open_motions(table) if motion.kind == f"{REPLACE}-{seat}"]
    return [*(replace(motion, outcome=MOOT) for motion in voted), *motions_without(table, seat, user_id)]
