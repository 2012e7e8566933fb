"""Handing a seat to a user by vote, wish or order."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.core import motions
from bot.tables.core.motions import MOOT, PASSED, details, seat_wanted
from bot.tables.core.names import plain_name
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.caller import NamedUser
from bot.tables.ports.errors import Refusal
from bot.tables.stages.handover import hand_to, knows_another, motions_without, take_over
from storage.rows import MotionRow, NewAct


async def check(registry: Registry, table: Table, seat: int, invited: NamedUser) -> None:
    """Refuse users who cannot take a seat at this table, also those who have held another seat there."""
    if not invited.member:
        raise Refusal("refused-no-member", who=plain_name(invited.name))
    if invited.bot:
        raise Refusal("refused-bot", who=plain_name(invited.name))
    if table.seat_of(invited.user_id) is not None:
        raise Refusal("refused-sits-there", who=plain_name(invited.name))
    if await _is_banned(registry, table, invited.user_id):
        raise Refusal("refused-banned-other", who=plain_name(invited.name))
    if await _knows_another(registry, table, seat, invited.user_id):
        raise Refusal("refused-knows-another", who=plain_name(invited.name))


async def _is_unfit(registry: Registry, table: Table, seat: int, user_id: int) -> bool:
    """Tell whether a user may no longer take a seat that was offered to them."""
    banned = await _is_banned(registry, table, user_id)
    return banned or await _knows_another(registry, table, seat, user_id)


async def _is_banned(registry: Registry, table: Table, user_id: int) -> bool:
    async with registry.store.read() as tx:
        return await tx.bans.is_banned(table.row.guild_id, user_id)


async def _knows_another(registry: Registry, table: Table, seat: int, user_id: int) -> bool:
    """Tell whether a user has held another seat, and so has seen another hand."""
    async with registry.store.read() as tx:
        return await knows_another(tx, table.id, seat, user_id)


async def carry_out(
    registry: Registry, table: Table, motion: MotionRow, *, new: bool = False, act: NewAct | None = None
) -> None:
    """Hand over the seat of a motion to its user; `new` if there was no vote, `act` if a moderator does it.

    Other motions go on without the vote of the seat's former user.
    """
    seat, now, user_id = seat_wanted(motion), registry.clock.now(), motion.user_id
    if user_id is None or table.seat_of(user_id) is not None or await _is_unfit(registry, table, seat, user_id):
        await _drop(registry, table, motion)
        return
    ended = [replace(motion, outcome=PASSED), *motions_without(table, seat, user_id)]
    async with registry.store.write() as tx:
        tx.people.lock(user_id)
        after = await hand_to(registry, tx, table, seat, user_id, str(details(motion)["name"]), now)
        await motions.save(tx, after, ended[:1], now, new=new)
        await motions.save(tx, after, ended[1:], now)
        if act is not None:
            await tx.acts.add(act)
    await take_over(registry, table, after, seat)
    motions.remember(table, ended)


async def _drop(registry: Registry, table: Table, motion: MotionRow) -> None:
    """End a motion whose user has left, or has got another seat meanwhile."""
    row = replace(motion, outcome=MOOT)
    async with registry.store.write() as tx:
        await motions.save(tx, table, [row], registry.clock.now())
    motions.remember(table, [row])
