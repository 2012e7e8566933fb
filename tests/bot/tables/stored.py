"""What the database holds of a table or a server, and what a test puts there."""

from __future__ import annotations

from bot.tables.core.about import CHOICE
from bot.tables.core.outbox import Outbox
from storage.rows import ActRow, DeliveryRow
from tests.bot.tables.doubles import GUILD, Trial


async def seated(trial: Trial, table: str) -> list[str]:
    """Name who sits at a table, as it is stored."""
    async with trial.store.read() as tx:
        return [seat.name for seat in await tx.tables.seats(table)]


async def acts(trial: Trial) -> list[ActRow]:
    """Read the log for moderators, the newest first."""
    async with trial.store.read() as tx:
        return await tx.acts.of_guild(GUILD, 50)


async def deletions(trial: Trial, table: str) -> list[DeliveryRow]:
    """List the pending deletions."""
    return [row for row in await trial.outbox(table) if row.kind == "delete"]


async def enqueue_again(trial: Trial, table: str, seat: int, about: str = CHOICE) -> None:
    """Queue a message to a seat's user again."""
    async with trial.service.registry.table(table) as live, trial.store.write() as tx:
        await Outbox(tx, live, trial.clock.now()).enqueue_private("post", about, seat)
