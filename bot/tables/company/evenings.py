"""Arranged evenings: the bot reminds a lobby's players shortly before, and players say that they are here."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.clocks.timer import TableAlarm
from bot.tables.core import pace
from bot.tables.core.about import EVENING, EVENING_HERE
from bot.tables.core.outbox import Outbox
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.clock import HOUR, MINUTE
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel
from games.kernel.words import Words
from storage import Reader, Writer
from storage.rows import EveningRow, SeatRow

HERE: Final = "here"
"""The verb of the button with which players say that they are here."""
AHEAD: Final = 15 * MINUTE
"""Milliseconds before an evening at which the bot sends reminders and players can begin to say that they are here."""
OPEN_AFTER: Final = 4 * HOUR
"""Milliseconds for which a lobby stays open after its evening has begun."""
AGAIN: Final = 2 * MINUTE
"""Milliseconds after which the bot tries to send a reminder again if the server is away."""


def is_near(table: Table, now: int) -> bool:
    """Tell whether an evening begins soon, or has begun, so that its game starts with those who are here."""
    return table.row.stage == "lobby" and table.row.starts_at is not None and now >= table.row.starts_at - AHEAD


def absent_seats(table: Table, now: int) -> list[SeatRow]:
    """List the seats of absent users, who have not said that they are here; the host always counts as here."""
    users = [seat for seat in table.seats if seat.user_id not in (None, table.row.host_id)]
    return [seat for seat in users if not seat.here] if is_near(table, now) else []


async def arrange(tx: Writer, table: Table, now: int) -> None:
    """Schedule the reminder of an evening and its event at Discord, in the transaction that arranges or moves it."""
    starts_at, is_new = table.row.starts_at or now, await tx.evenings.get(table.id) is None
    await tx.evenings.put(EveningRow(table_id=table.id, remind_at=max(now, starts_at - AHEAD)))
    await Outbox(tx, table, now).enqueue_event("post" if is_new else "sync")
    await _renew_reminders(tx, table, now)


async def end(tx: Writer, table: Table, now: int) -> None:
    """Note that an evening was called off, or that its lobby has begun or was closed."""
    if await tx.evenings.get(table.id) is not None:
        await tx.evenings.drop(table.id)
        await Outbox(tx, table, now).enqueue_event("sync")
        await _renew_reminders(tx, table, now)


async def _renew_reminders(tx: Writer, table: Table, now: int) -> None:
    """Queue edits of the reminders that were sent."""
    outbox, shown = Outbox(tx, table, now), await tx.panels.current(table.id)
    if any(panel.about == EVENING_HERE for panel in shown):
        await outbox.enqueue_call(EVENING_HERE, "sync")
    channels = {panel.channel_id for panel in shown if panel.about == EVENING}
    for user_id in _users(table) if channels else ():
        if (await tx.people.user(user_id)).dm_channel_id in channels:
            await outbox.enqueue_letter(EVENING, user_id, "sync")


class EveningAlarm(TableAlarm):
    """Reminds the players of lobbies shortly before their evenings."""

    async def find_next(self, tx: Reader) -> int | None:
        """Find when the next reminder is due."""
        return await tx.evenings.next_due()

    async def find_tables(self, tx: Reader, now: int) -> list[str]:
        """Find the lobbies whose reminders are due."""
        return await tx.evenings.due(now)

    async def ring_at(self, now: int, table_id: str) -> None:
        """Remind the players of a lobby; wait while its server is away."""
        async with self.registry.table(table_id) as table, self.registry.store.write() as tx:
            evening = await tx.evenings.get(table_id)
            if evening is None or evening.remind_at is None or evening.remind_at > now:
                return  # the evening was moved or called off meanwhile
            away = self.registry.is_guild_absent(table)
            await tx.evenings.put(replace(evening, remind_at=now + AGAIN if away else None))
            if not away:
                await _remind(tx, table, now)


async def _remind(tx: Writer, table: Table, now: int) -> None:
    """Write to each player; in the lobby's channel, mention those who do not get direct messages."""
    outbox, written = Outbox(tx, table, now), await _reachable(tx, table)
    for user_id in written:
        await outbox.enqueue_letter(EVENING, user_id)
    if set(_users(table)) - set(written):
        await outbox.enqueue_call(EVENING_HERE)


def _users(table: Table) -> list[int]:
    return [seat.user_id for seat in table.seats if seat.user_id is not None]


async def _reachable(tx: Reader, table: Table) -> list[int]:
    """List the players who get direct messages."""
    return [user_id for user_id in _users(table) if (await tx.people.user(user_id)).dms == "on"]


async def write_letter(tx: Reader, table: Table, user_id: int, token: str, texts: Words) -> Panel | None:
    """Write one player's reminder, or a note of a new time; None without an evening or a seat."""
    at, seat = table.row.starts_at, table.seat_of(user_id)
    evening = await tx.evenings.get(table.id)
    if evening is None or at is None or seat is None:
        return None
    if evening.remind_at is not None:
        return Panel(
            (common.heading(table, texts), texts.text("evening-moved", at=pace.moment(at))), accent=common.GOLD
        )
    if table.seats[seat].here:
        return here_panel(table, texts)
    return _reminder(table, at, token, texts)


async def write_call(tx: Reader, table: Table, token: str, texts: Words) -> Panel | None:
    """Mention, in the lobby's channel, absent players who do not get direct messages; None without such players."""
    at, evening = table.row.starts_at, await tx.evenings.get(table.id)
    written = await _reachable(tx, table)
    missing = [seat.user_id for seat in table.seats if seat.user_id not in (None, *written) and not seat.here]
    if evening is None or evening.remind_at is not None or at is None or not missing:
        return None
    return replace(_reminder(table, at, token, texts), pings=tuple(filter(None, missing)))


def _reminder(table: Table, at: int, token: str, texts: Words) -> Panel:
    here = Button(ComponentId(table.id, HERE, token=token).id, texts.text(f"button-{HERE}"), "success")
    told = texts.text("evening-reminds", since=pace.relative_time(at))
    where = common.link(table.row.guild_id, table.row.home_id, table.row.lobby_message_id)
    links = ((texts.text("button-lobby"), where),)
    return Panel((common.heading(table, texts), told), rows=((here,),), links=links, accent=common.GOLD)


def here_panel(table: Table, texts: Words) -> Panel:
    """Compose the panel that replaces the reminder of a user who is here."""
    return Panel((common.heading(table, texts), texts.text("evening-you-are-here")), accent=common.GOLD)


def evening_line(table: Table, texts: Words) -> str:
    """Say in a lobby when its evening begins; empty if none is arranged."""
    at = table.row.starts_at
    return "" if at is None else texts.text("lobby-evening", at=pace.moment(at), since=pace.relative_time(at))


def here_mark(seat: SeatRow, texts: Words) -> str:
    """Mark a user in a lobby who has said that they are here; empty for others."""
    return " " + texts.text("lobby-here") if seat.here else ""
