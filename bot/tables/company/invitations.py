"""Invitations: the users that a lobby's host invites, and the seats held for them.

Each function works under the table's lock. Those that open no transaction work in the caller's.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from bot.tables.company.admission import may_invite
from bot.tables.core import pace
from bot.tables.core.about import CALL, LETTER, LOBBY
from bot.tables.core.outbox import Outbox
from bot.tables.core.pace import relative_time
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.messages import common, waiting
from bot.tables.messages.common import GOLD, SLATE
from bot.tables.ports.clock import DAY
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Aside, Button, Panel, Row, Style
from games.kernel.words import Words
from storage import Reader, Writer
from storage.rows import BlockRow, InvitationRow, InvitationState

INVITE_CALL, INVITED = f"{CALL}invite", f"{LETTER}invited"
HOST_DAILY: Final = 10
USER_DAILY: Final = 3
PAIR_DAILY: Final = 1
FORGOTTEN: Final = 2 * DAY
"""Milliseconds after which a closed invitation is deleted."""


def free_seats(table: Table, now: int, user_id: int | None = None) -> int:
    """Count the seats that are neither taken nor held for other users."""
    held = sum(row.user_id != user_id and row.made_at > now - HELD for row in table.invited)
    return table.game.seats[1] - len(table.seats) - held


def check_free(table: Table, now: int, user_id: int | None = None) -> None:
    """Refuse to seat a user if all free seats are held for others; None is a computer."""
    if free_seats(table, now, user_id) <= 0:
        raise Refusal("refused-held")


async def invite(registry: Registry, table: Table, users: Sequence[int]) -> list[int]:
    """Invite users for the host, hold seats for them, and queue the messages; return those who can be invited."""
    now = registry.clock.now()
    async with registry.store.write() as tx:
        tx.people.lock(table.row.host_id or 0, *users)
        reached = [user for user in users if await _can_invite(tx, table, user, now - DAY)]
        await _check_room(tx, table, len(reached), now)
        batch = 1 + max((row.batch for row in await tx.invitations.of_table(table.id)), default=0)
        rows = [_row(table, user, batch, now) for user in reached]
        for row in rows:
            await tx.invitations.put(row)
        if rows:
            await _enqueue(tx, table, rows, now)
    registry.workers.deliver()
    table.invited = [*table.invited, *rows]
    return reached


def _row(table: Table, user_id: int, batch: int, now: int) -> InvitationRow:
    return InvitationRow(table_id=table.id, user_id=user_id, host_id=table.row.host_id, batch=batch, made_at=now)


async def _can_invite(tx: Reader, table: Table, user_id: int, since: int) -> bool:
    """Tell whether a user may be invited. All is checked each time, so that the response time reveals no reason."""
    host_id, before = table.row.host_id or 0, await tx.invitations.get(table.id, user_id)
    return all(
        [
            table.seat_of(user_id) is None,
            before is None or (before.state != "open" and before.made_at <= since),
            await tx.invitations.count_of_pair(host_id, user_id, since) < PAIR_DAILY,
            await tx.invitations.count_of_user(user_id, since) < USER_DAILY,
            await may_invite(tx, table, user_id),
        ]
    )


async def _check_room(tx: Reader, table: Table, count: int, now: int) -> None:
    free = max(free_seats(table, now), 0)
    if count > free:
        raise Refusal("refused-invite-seats", free=free)
    if await tx.invitations.count_of_host(table.row.host_id or 0, now - DAY) + count > HOST_DAILY:
        raise Refusal("refused-invite-host", most=HOST_DAILY)


async def _enqueue(tx: Writer, table: Table, rows: Sequence[InvitationRow], now: int) -> None:
    """Queue one mention of all newly invited users, letters to those who want one, and the lobby's edit."""
    await Outbox(tx, table, now, since=rows[0].batch).enqueue_call(INVITE_CALL)
    for row in rows:
        user = await tx.people.user(row.user_id)
        if user.invitable and user.dms == "on":
            await Outbox(tx, table, now).enqueue_letter(INVITED, row.user_id)
    await Outbox(tx, table, now).enqueue_public("sync", LOBBY)


async def close(tx: Writer, table: Table, users: Collection[int], state: InvitationState, now: int) -> None:
    """Store the outcome of open invitations, and queue edits of their messages; call `forget` after the commit."""
    gone = [row for row in table.invited if row.user_id in users]
    for row in gone:
        await tx.invitations.close(table.id, row.user_id, state)
        await _edit_letter(tx, table, row.user_id, now)
    if gone:
        await Outbox(tx, table, now).enqueue_call(INVITE_CALL, "sync")


async def _edit_letter(tx: Writer, table: Table, user_id: int, now: int) -> None:
    """Queue the edit of a user's letter, if they got one."""
    channel_id = (await tx.people.user(user_id)).dm_channel_id
    if any(panel.channel_id == channel_id for panel in await tx.panels.current(table.id, INVITED)):
        await Outbox(tx, table, now).enqueue_letter(INVITED, user_id, "sync")


async def renew(tx: Writer, table: Table, now: int) -> None:
    """Queue edits of all messages that name the previous host."""
    for row in table.invited:
        await _edit_letter(tx, table, row.user_id, now)
    if table.invited:
        await Outbox(tx, table, now).enqueue_call(INVITE_CALL, "sync")


async def end_all(tx: Writer, table: Table, now: int) -> None:
    """Let all open invitations lapse, because the table is no longer a lobby."""
    await close(tx, table, {row.user_id for row in table.invited}, "lapsed", now)


async def decline(registry: Registry, table: Table, user_id: int, *, for_ever: str = "") -> None:
    """Decline an invitation; `for_ever` is the host's name if the user wants no more invitations from them."""
    now = registry.clock.now()
    async with registry.store.write() as tx:
        tx.people.lock(user_id)
        await _close_alone(tx, table, {user_id}, "declined", now)
        if for_ever and table.row.host_id is not None:
            await _refuse_for_ever(tx, user_id, table.row.host_id, for_ever, now)
    forget(table, {user_id})
    registry.workers.deliver()


async def _refuse_for_ever(tx: Writer, user_id: int, host_id: int, name: str, now: int) -> None:
    """Store that a user wants no invitations from a host, unless a full block covers that."""
    if not await tx.blocks.blocked(user_id, [host_id]):
        await tx.blocks.put(BlockRow(user_id=user_id, other_id=host_id, kind="invitations", name=name, made_at=now))


async def withdraw(registry: Registry, table: Table) -> None:
    """Take back all open invitations, for the host."""
    await _end(registry, table, {row.user_id for row in table.invited})


async def lapse(registry: Registry, table: Table) -> None:
    """Free the seats that have been held long enough."""
    until = registry.clock.now() - HELD
    await _end(registry, table, {row.user_id for row in table.invited if row.made_at <= until})


async def _end(registry: Registry, table: Table, users: Collection[int]) -> None:
    if users:
        async with registry.store.write() as tx:
            await _close_alone(tx, table, users, "lapsed", registry.clock.now())
        forget(table, users)
        registry.workers.deliver()


async def _close_alone(tx: Writer, table: Table, users: Collection[int], state: InvitationState, now: int) -> None:
    """Close invitations if nothing else changes the lobby."""
    await close(tx, table, users, state, now)
    await Outbox(tx, table, now).enqueue_public("sync", LOBBY)


def forget(table: Table, users: Collection[int]) -> None:
    """Release the seats held for these users, in memory; after the commit."""
    table.invited = [row for row in table.invited if row.user_id not in users]


async def set_only(registry: Registry, table: Table, *, only: bool) -> None:
    """Let only invited users join, or all."""
    async with registry.store.write() as tx:
        await tx.tables.change(table.id, invited_only=only)
        await Outbox(tx, table, registry.clock.now()).enqueue_public("sync", LOBBY)
    registry.workers.deliver()
    table.row = replace(table.row, invited_only=only)


async def call(tx: Reader, table: Table, token: str, texts: Words) -> Panel | None:
    """Mention newly invited users once, and name other invited ones; an edit shows the open invitations."""
    rows = await _open(tx, table)
    if await _is_posted(tx, table, INVITE_CALL, token):
        return call_panel(table, [row.user_id for row in rows], (), token, texts) if rows else over_panel(table, texts)
    batch = next((row.since for row in await tx.outbox.unsent(table.id) if row.token == token), 0)
    called = [row.user_id for row in rows if row.batch == batch]
    others = [row.user_id for row in rows if row.batch != batch]
    return call_panel(table, called, others, token, texts) if called else None


async def letter(tx: Reader, table: Table, user_id: int, token: str, texts: Words) -> Panel | None:
    """Compose a letter to an invited user; an edit shows their answer, or that the invitation is over."""
    if any(row.user_id == user_id for row in await _open(tx, table)):
        return letter_panel(table, token, texts)
    if not await _is_posted(tx, table, INVITED, token):
        return None
    row = await tx.invitations.get(table.id, user_id)
    if row is None or row.state == "lapsed" or table.row.stage != "lobby":
        return over_panel(table, texts)
    for_ever = bool(await tx.blocks.blocked(user_id, [table.row.host_id or 0]))
    return joined_panel(table, texts) if row.state == "joined" else declined_panel(table, texts, for_ever=for_ever)


async def _open(tx: Reader, table: Table) -> list[InvitationRow]:
    return await tx.invitations.open(table.id) if table.row.stage == "lobby" else []


async def _is_posted(tx: Reader, table: Table, about: str, token: str) -> bool:
    """Tell whether the message with this token was posted, so that the next one is an edit."""
    return any(panel.token == token for panel in await tx.panels.current(table.id, about))


INVITE, INVITEES, WITHDRAW, INVITED_ONLY = "invite", "invitees", "withdraw", "invited_only"
JOIN, DECLINE, DECLINE_ALL, ALLOW = "join_invited", "decline", "decline_all", "invitations_on"
MORE = "invited_more"
ON, OFF = "on", "off"
HELD: Final = DAY
"""Milliseconds for which an invited user's seat is held."""
MOST_AT_ONCE: Final = 5


def mention(user_id: int) -> str:
    """Name a user as Discord shows them to each reader; by itself this notifies nobody."""
    return f"<@{user_id}>"


def _button(table: Table, verb: str, texts: Words, style: Style = "secondary", token: str = "") -> Button:
    return Button(ComponentId(table.id, verb, token=token).id, texts.text(f"button-{verb}"), style)


# In the lobby


def held_lines(table: Table, texts: Words) -> str:
    """List the users with a held seat, with the time until then; empty if there are none."""
    return "\n".join(_held_line(row, texts) for row in table.invited)


def _held_line(row: InvitationRow, texts: Words) -> str:
    return texts.text("lobby-held", user=mention(row.user_id), until=relative_time(row.made_at + HELD))


def only_line(table: Table, texts: Words) -> str:
    """Say that only invited users may join; empty if all may."""
    return texts.text("lobby-invited-only") if table.row.invited_only else ""


# To the invited


def call_panel(table: Table, called: Sequence[int], others: Sequence[int], token: str, texts: Words) -> Panel:
    """Compose the message in the lobby's channel, which mentions some invited users and only names others."""
    also = texts.text("invite-also", users=", ".join(map(mention, others))) if others else ""
    lines = (_about(table, texts), texts.text("invite-held", count=len(called)), also)
    return replace(_asks(table, len(called), lines, token, texts), pings=tuple(called))


def letter_panel(table: Table, token: str, texts: Words) -> Panel:
    """Compose the direct message to an invited user who has allowed such messages."""
    lines = (table.guild_name, _about(table, texts), texts.text("invite-held", count=1))
    return _asks(table, 1, lines, token, texts)


def _asks(table: Table, count: int, lines: Sequence[str], token: str, texts: Words) -> Panel:
    """Name the host and the game, with the ways to answer."""
    title = texts.text("invite-called", host=host_name(table, texts), title=texts.text("title"), count=count)
    said = "\n".join((f"**{title}**", *(f"-# {line}" for line in lines if line)))
    join = _button(table, JOIN, texts, "success", token)
    others = (_button(table, DECLINE, texts), _button(table, MORE, texts))
    return Panel((), rows=(Aside(said, join), others), accent=GOLD)


def more_panel(table: Table, texts: Words) -> Panel:
    """Tell an invited user more about the table, and how to stop invitations."""
    where = common.link(table.row.guild_id, table.row.home_id, table.row.lobby_message_id)
    blocks = (
        common.heading(table, texts),
        common.options_text(table, texts),
        waiting.pace_line(table, texts),
        texts.text("invite-letter-why"),
    )
    rows = ((_button(table, DECLINE_ALL, texts, "danger"),),)
    links = ((texts.text("button-table"), where),)
    return Panel(("\n".join(filter(None, blocks)),), rows=rows, links=links, accent=SLATE)


def over_panel(table: Table, texts: Words) -> Panel:
    """Compose what stays of an invitation that is answered, withdrawn or out of date."""
    return Panel((common.heading(table, texts), texts.text("invite-over")), accent=SLATE)


def host_name(table: Table, texts: Words) -> str:
    """Return the name of the host's seat."""
    host = table.seat_of(table.row.host_id or 0)
    return table.names[host] if host is not None else texts.text("invite-somebody")


def _about(table: Table, texts: Words) -> str:
    """Describe the table: number of players, time limit, and users so far."""
    least, most = table.game.seats
    pace_name = pace.pace_name(pace.pace_of(table.row), texts)
    return texts.text("invite-about", least=least, most=most, pace=pace_name, names=texts.listed(table.names))


def joined_panel(table: Table, texts: Words) -> Panel:
    """Tell a user that they have joined, with a link to the lobby."""
    where = common.link(table.row.guild_id, table.row.home_id, table.row.lobby_message_id)
    title = texts.text("title")
    return Panel((texts.text("open-joined", title=title, table=table.id, link=where),), accent=GOLD)


def declined_panel(table: Table, texts: Words, *, for_ever: bool) -> Panel:
    """Tell a user that they have declined, and perhaps that the host cannot invite them any more."""
    key = "invite-declined-all" if for_ever else "invite-declined"
    return Panel((texts.text(key, host=host_name(table, texts)),), accent=SLATE)


def allow_row(texts: Words) -> Row:
    """Offer invitations by direct message."""
    return (Button(ComponentId("", ALLOW).id, texts.text(f"button-{ALLOW}")),)
