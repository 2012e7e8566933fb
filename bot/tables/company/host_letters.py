"""Letters to a lobby's host: it is full, somebody has left, or it is about to lapse."""

from __future__ import annotations

from typing import Final

from bot.tables.core import pace
from bot.tables.core.about import CALL, LETTER
from bot.tables.core.deliveries import BATCH
from bot.tables.core.outbox import Outbox
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.clock import DAY, HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Row, Select, Style
from games.kernel.words import Words
from storage import Reader, Writer

FULL: Final = f"{LETTER}full"
LEFT: Final = f"{LETTER}left"
LAPSES: Final = f"{LETTER}lapses"
OUT: Final = f"{LETTER}out"
LAPSES_HERE: Final = f"{CALL}lapses"
"""The same as `LAPSES`, in the lobby's channel, for a host who cannot get direct messages."""
TOLD: Final = frozenset({FULL, LEFT, LAPSES, LAPSES_HERE})
"""Letters that are current as long as the table is a lobby; afterwards they say that they are out of date."""
LASTS, WARNED = DAY, 2 * HOUR
"""Milliseconds for which a lobby is open, and how long before the end its host gets a letter."""


async def tell_seats(tx: Writer, before: Table, after: Table, now: int) -> None:
    """Write to the host about changed seats, unless the host changed them; several changes at once are one letter."""
    host, outbox = after.row.host_id, Outbox(tx, after, now)
    if host is None:
        return
    users, then = _users(after), _users(before)
    if is_full(after) and not is_full(before) and users - then - {host}:
        await outbox.enqueue_letter(FULL, host, delay=BATCH)
    if is_full(before) and not is_full(after):
        await outbox.enqueue_letter(FULL, host, "sync", delay=BATCH)
    if then - users:
        await outbox.enqueue_letter(LEFT, host, delay=BATCH)


async def note_put_out(tx: Writer, table: Table, user_id: int, now: int) -> None:
    """Store that the host has removed a user, and write to the user."""
    await tx.lobbies.put_out(table.id, user_id, now)
    await Outbox(tx, table, now).enqueue_letter(OUT, user_id)


async def tell_lapse(tx: Writer, table: Table, now: int) -> None:
    """Tell the host once when the lobby lapses, by a direct message or else in its channel."""
    await tx.lobbies.set_lapse(table.id, await lapses_at(tx, table), told=True)
    outbox, host = Outbox(tx, table, now), table.row.host_id
    if host is not None and (await tx.people.user(host)).dms == "on":
        await outbox.enqueue_letter(LAPSES, host)
    else:
        await outbox.enqueue_call(LAPSES_HERE)


async def close_letters(tx: Writer, table: Table, now: int) -> None:
    """Remove the buttons from letters to the host once the lobby has begun or was closed, and drop unsent letters."""
    for row in await tx.outbox.unsent(table.id):
        if row.about in TOLD and row.attempted_at is None:
            await tx.outbox.complete(row.id, row.upto)  # otherwise it would delay the host's first question
    told = {panel.about for panel in await tx.panels.current(table.id)}
    outbox, host = Outbox(tx, table, now), table.row.host_id
    for about in sorted(told & TOLD - {LAPSES_HERE}):
        if host is not None:
            await outbox.enqueue_letter(about, host, "sync")
    if LAPSES_HERE in told:
        await outbox.enqueue_call(LAPSES_HERE, "sync")


async def lapses_at(tx: Reader, table: Table) -> int:
    """Return the time at which a lobby lapses, in milliseconds."""
    kept = await tx.lobbies.lapses_at(table.id)
    return table.row.created_at + LASTS if kept is None else kept


def is_full(table: Table) -> bool:
    """Tell whether no seat is free."""
    return len(table.seats) >= table.game.seats[1]


def _users(table: Table) -> set[int]:
    return {seat.user_id for seat in table.seats if seat.user_id is not None}


async def write_full(_tx: Reader, table: Table, user_id: int, token: str, texts: Words) -> Panel | None:
    """Tell a host that all seats are taken; None for a former host, or if a seat is free again."""
    holds = user_id == table.row.host_id and table.row.stage == "lobby" and is_full(table)
    return full(table, token, texts) if holds else None


async def write_left(_tx: Reader, table: Table, user_id: int, token: str, texts: Words) -> Panel | None:
    """Tell a host which users are left, after somebody has left."""
    holds = user_id == table.row.host_id and table.row.stage == "lobby"
    return left(table, token, texts) if holds else None


async def write_lapse(tx: Reader, table: Table, user_id: int, token: str, texts: Words) -> Panel | None:
    """Tell a host when the lobby lapses, or that it will not."""
    return await call_lapse(tx, table, token, texts) if user_id == table.row.host_id else None


async def call_lapse(tx: Reader, table: Table, token: str, texts: Words) -> Panel | None:
    """Say the same in the lobby's channel; the host is mentioned."""
    if table.row.stage != "lobby":
        return None
    return lapses(table, await lapses_at(tx, table), token, texts)


async def write_out(_tx: Reader, table: Table, _user_id: int, _token: str, texts: Words) -> Panel | None:
    """Tell a user that the host has removed them."""
    return out(table, texts)


KEEP_OPEN, FILL, START_NOW, PLAYERS, PUT_OUT, HAND_ON = (
    "keep_open",
    "fill",
    "start_now",
    "players",
    "put_out",
    "hand_on",
)
"""The verbs of a host's buttons and selects."""


def full(table: Table, token: str, texts: Words) -> Panel:
    """Say that all seats are taken, with *Start*."""
    text = texts.text("host-full", names=", ".join(table.names))
    return _letter(table, text, (_button(table, START_NOW, token, texts, "success"),), texts)


def left(table: Table, token: str, texts: Words) -> Panel:
    """Name the users who are left."""
    text = texts.text("host-left", names=", ".join(table.names))
    ready = len(table.seats) >= table.game.seats[0]
    return _letter(table, text, (_button(table, START_NOW, token, texts, "success"),) if ready else (), texts)


def lapses(table: Table, at: int, token: str, texts: Words) -> Panel:
    """Say when the lobby lapses, with what can be done about it; its host is mentioned in a channel."""
    text = texts.text("host-lapses", names=", ".join(table.names), until=pace.relative_time(at))
    free = table.game.seats[1] - len(table.seats)
    buttons = [_button(table, KEEP_OPEN, token, texts, "primary")]
    if len(table.seats) >= table.game.seats[0]:
        buttons.append(_button(table, START_NOW, token, texts, "success"))
    if free and table.row.starts_at is None:
        buttons.append(Button(ComponentId(table.id, FILL, token=token).id, texts.text("button-fill", count=free)))
    panel = _letter(table, text, tuple(buttons), texts)
    return Panel(panel.text, panel.pictures, panel.rows, panel.links, panel.accent, pings=(table.row.host_id or 0,))


def done(table: Table, texts: Words) -> Panel:
    """Replace a letter by the note that it is out of date."""
    over = texts.text("lobby-cancelled") if table.row.stage == "cancelled" else texts.text("host-begun")
    said = texts.text("host-changed") if table.row.stage == "lobby" else over
    return Panel((common.heading(table, texts), said), links=_links(table, texts), accent=common.SLATE)


def out(table: Table, texts: Words) -> Panel:
    """Compose the notice to a removed user."""
    return Panel((common.heading(table, texts), texts.text("host-put-you-out")), accent=common.SLATE)


def players(table: Table, texts: Words, note: str = "") -> Panel:
    """Compose the host's private panel about the users at the lobby."""
    others = [seat for seat in table.seats if seat.user_id not in (None, table.row.host_id)]
    choices = tuple(Choice(str(seat.user_id), seat.name) for seat in others)
    selects = tuple(
        Select(ComponentId(table.id, verb).id, texts.text(f"button-{verb}"), choices) for verb in (PUT_OUT, HAND_ON)
    )
    back = (Button(ComponentId(table.id, "less").id, texts.text("button-less")),)
    said = texts.text("players-about") if others else texts.text("players-none")
    return Panel(
        tuple(filter(None, (note, texts.text("players-title", table=table.id), said))),
        rows=(*(selects if others else ()), back),
        accent=common.GOLD,
    )


def _letter(table: Table, text: str, row: Row, texts: Words) -> Panel:
    return Panel(
        (common.heading(table, texts), text), rows=(row,) if row else (), links=_links(table, texts), accent=common.GOLD
    )


def _links(table: Table, texts: Words) -> tuple[tuple[str, str], ...]:
    where = common.link(table.row.guild_id, table.row.home_id, table.row.lobby_message_id)
    return ((texts.text("button-lobby"), where),)


def _button(table: Table, verb: str, token: str, texts: Words, style: Style = "secondary") -> Button:
    return Button(ComponentId(table.id, verb, token=token).id, texts.text(f"button-{verb}"), style)
