"""Mentions of roles for lobbies that have waited for players: when, and with which message."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

import structlog

from bot.tables.company.alerts import JOIN, has_room
from bot.tables.company.open_tables import OpenTable, describe
from bot.tables.core.about import CALL
from bot.tables.core.outbox import Outbox
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.admin import back_button, button
from bot.tables.ports.clock import DAY, HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Messenger, MessengerError
from bot.tables.ports.panel import Aside, Button, Choice, Panel, Picker, Row, Select
from games.kernel import catalogue
from games.kernel.words import Words
from storage import Reader, Writer
from storage.rows import RoleCallRow

log = structlog.get_logger()

CALLED: Final = f"{CALL}role"
"""What the message that mentions a role is about."""
MENTION: Final = "mention_role"
"""The verb of the button with which a host mentions the role."""
ROLE_RESTS: Final = HOUR
"""Milliseconds between two mentions of a server's role."""
MOST_A_DAY: Final = 2
"""Most mentions of roles within a day for one host's lobbies, over all servers."""


class RoleCalls:
    """Mentions the role of a lobby's game, unless that was done too recently."""

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        self.registry, self.messenger = registry, messenger

    async def role(self, table: Table, now: int) -> int | None:
        """Return the role that may be mentioned for a lobby now, after asking Discord."""
        async with self.registry.store.read() as tx:
            role = await _due_role(tx, table, now)
        if role is None:
            return None
        try:
            found = await self.messenger.mentionable(table.row.guild_id, {role})
        except MessengerError as error:
            log.info("role not looked up", reason=type(error).__name__)
            return None
        return role if role in found else None

    async def call(self, tx: Writer, table: Table, role: int | None, now: int) -> bool:
        """Queue the mention, unless the table has changed since the request to Discord; return whether it is queued."""
        if role is None or await _due_role(tx, table, now) != role:
            return False
        await tx.roles.note_call(
            RoleCallRow(
                table_id=table.id,
                guild_id=table.row.guild_id,
                role_id=role,
                user_id=table.row.host_id,
                called_at=now,
            )
        )
        await Outbox(tx, table, now).enqueue_call(CALLED)
        return True


async def _due_role(tx: Reader, table: Table, now: int) -> int | None:
    """Return the role of a lobby's game, unless it was mentioned recently or the host has mentioned too many today.

    Each lobby mentions its role once.
    """
    role, host_id = await _role_of(tx, table), table.row.host_id
    if role is None or host_id is None or table.row.invited_only or not has_room(table, now):
        return None
    if await tx.roles.called(table.id) is not None:
        return None
    last = await tx.roles.last_call(table.row.guild_id, role)
    rests = last is not None and last > now - ROLE_RESTS
    return None if rests or await tx.roles.count_calls(host_id, now - DAY) >= MOST_A_DAY else role


async def _role_of(tx: Reader, table: Table) -> int | None:
    rows = await tx.roles.of_guild(table.row.guild_id)
    return next((row.role_id for row in rows if row.game == table.row.game), None)


async def mention_row(tx: Reader, table: Table, now: int, texts: Words) -> tuple[Row, ...]:
    """Offer the host a button that mentions the role of the lobby's game; nothing if the game has no role."""
    role = await _role_of(tx, table)
    if role is None:
        return ()
    due = await _due_role(tx, table, now) is not None
    button = Button(ComponentId(table.id, MENTION).id, texts.text(f"button-{MENTION}"), disabled=not due)
    return (Aside(texts.text("role-mention", role=f"<@&{role}>"), button),)


async def write_call(tx: Reader, table: Table, token: str, texts: Words) -> Panel | None:
    """Make the message; None if the table is full or begun, or the role is no longer named."""
    called = await tx.roles.called(table.id)
    taken = len(table.seats) + len(table.invited)
    is_open = table.row.stage == "lobby" and not table.row.invited_only and taken < table.game.seats[1]
    if not is_open or called is None or await _role_of(tx, table) != called.role_id:
        return None
    return call_panel(OpenTable(table.row, len(table.seats)), called.role_id, token, texts)


SET_ROLES, GAME, PUT, DROP = "set_roles", "role_game", "put_role", "drop_role"
"""The verbs of the page, of the select of its game, of the picker of its role, and of the button that takes it away."""


def roles_page(roles: Mapping[str, int], silent: Collection[int], game: str, texts: Words) -> Panel:
    """List the roles by game, with a picker for `game`; `silent` roles cannot be mentioned."""
    lines = [_line(key, role, silent, texts) for key, role in roles.items()]
    games = [Choice(key, common.game_title(key, texts), chosen=key == game) for key in list(catalogue.installed())[:25]]
    placeholder = texts.text("pick-role", title=common.game_title(game, texts))
    drop = (button(DROP, texts, game),) if game in roles else ()
    rows: tuple[Row, ...] = (
        Select(ComponentId("", GAME).id, texts.text("pick-role-game"), tuple(games)),
        Picker(ComponentId("", PUT, value=game).id, placeholder, "role"),
        (*drop, back_button(texts)),
    )
    said = "\n".join(lines) or texts.text("roles-none")
    return Panel((texts.text("roles-title"), said), rows=rows, accent=common.GOLD)


def _line(game: str, role: int, silent: Collection[int], texts: Words) -> str:
    line = texts.text("roles-line", title=common.game_title(game, texts), role=f"<@&{role}>")
    return f"{line}\n{texts.text('roles-silent')}" if role in silent else line


def call_panel(found: OpenTable, role: int, token: str, texts: Words) -> Panel:
    """Call for players in the lobby's channel; its role is mentioned."""
    join = Button(ComponentId(found.row.table_id, JOIN, token=token).id, texts.text("button-join"), "primary")
    said = texts.text("role-call", title=common.game_title(found.row.game, texts))
    return Panel((said, describe(found, texts)), rows=((join,),), accent=common.GOLD, roles=(role,))
