"""Alerts: direct messages about new tables, to users who have asked for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import structlog

from bot.tables.company.admission import is_admitted, may_reach
from bot.tables.company.invitations import free_seats
from bot.tables.company.open_tables import OpenTable, describe, find_button
from bot.tables.company.visibility import channel_of
from bot.tables.core import pace
from bot.tables.core.about import LETTER
from bot.tables.core.names import plain_name
from bot.tables.core.outbox import Outbox
from bot.tables.core.pace import PRESETS
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.clock import HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Messenger, MessengerError
from bot.tables.ports.panel import Button, Choice, Panel, Row, Select
from games.kernel import catalogue
from games.kernel.words import Words
from storage import Reader, Writer
from storage.rows import SubscriptionRow, UserRow

log = structlog.get_logger()

OPENED: Final = f"{LETTER}opened"
"""What a direct message about a new table is about."""
MAX_RECIPIENTS: Final = 50
"""Most users who get an alert about one table; each costs a request to Discord."""
PAUSE: Final = HOUR
"""Milliseconds between two alerts to a user."""


def has_room(table: Table, now: int) -> bool:
    """Tell whether a table is a lobby with a seat that is neither taken nor held."""
    return table.row.stage == "lobby" and free_seats(table, now) > 0


def pace_key(table: Table) -> str:
    """Return the name of a table's pace among those that users can choose; empty for any other."""
    return next((name for name, value in pace.PRESETS.items() if value == pace.pace_of(table.row)), "")


class Alerts:
    """Finds the users to alert about a lobby, and queues the messages."""

    def __init__(self, registry: Registry, messenger: Messenger) -> None:
        self.registry, self.messenger = registry, messenger

    async def candidates(self, table: Table, now: int) -> list[int]:
        """List the users who want alerts about such a table, may get a message now, and see its channel."""
        async with self.registry.store.read() as tx:
            rows = await tx.subscriptions.waiting(table.row.guild_id, table.row.game, pace_key(table), MAX_RECIPIENTS)
            wanted = [row.user_id for row in rows if await self._may_tell(tx, table, row.user_id, now)]
        return [user_id for user_id in wanted if await self._sees(table, user_id)]

    async def _may_tell(self, tx: Reader, table: Table, user_id: int, now: int) -> bool:
        last = await tx.subscriptions.last_alert(user_id)
        rests = last is not None and last > now - PAUSE
        return not rests and not is_quiet(await tx.people.user(user_id), now) and await _may_join(tx, table, user_id)

    async def _sees(self, table: Table, user_id: int) -> bool:
        """Ask Discord whether a user sees the lobby; do not ask again about a user who is no longer a member."""
        guild_id, channel = table.row.guild_id, channel_of(table.row)
        try:
            if await self.messenger.visible(guild_id, user_id, {channel}):
                return True
            if await self.messenger.is_member(guild_id, user_id):
                return False
        except MessengerError as error:
            log.info("alert not looked up", reason=type(error).__name__)
            return False
        async with self.registry.store.write() as tx:
            await tx.subscriptions.drop(user_id, guild_id)
        return False

    async def tell(self, tx: Writer, table: Table, users: Sequence[int], now: int) -> None:
        """Queue a message to each user, after checking again what may have changed during the requests to Discord."""
        outbox = Outbox(tx, table, now)
        tx.people.lock(*users)
        for user_id in users:
            if await self._may_tell(tx, table, user_id, now) and await _is_wanted(tx, table, user_id):
                await tx.subscriptions.note_alert(user_id, now)
                await outbox.enqueue_letter(OPENED, user_id)


def is_quiet(user: UserRow, now: int) -> bool:
    """Tell whether a user gets no alerts now: no direct messages, quiet hours, or a holiday."""
    return user.dms != "on" or pace.quiet_end(user, now) is not None or (user.away_until or 0) > now


async def _may_join(tx: Reader, table: Table, user_id: int) -> bool:
    reachable = table.seat_of(user_id) is None and await may_reach(tx, table.row.host_id, user_id, table.row.guild_id)
    return reachable and await is_admitted(tx, table, user_id)


async def _is_wanted(tx: Reader, table: Table, user_id: int) -> bool:
    """Tell whether a user still wants alerts about such a table."""
    wanted = (table.row.guild_id, table.row.game, pace_key(table))
    return wanted in [(row.guild_id, row.game, row.pace) for row in await tx.subscriptions.of_user(user_id)]


async def letter(tx: Reader, table: Table, user_id: int, token: str, texts: Words) -> Panel | None:
    """Make the message; None if the table is full or begun, or the user wants no more of these."""
    is_open = table.row.stage == "lobby" and len(table.seats) < table.game.seats[1]
    if not is_open or not await _may_join(tx, table, user_id) or not await _is_wanted(tx, table, user_id):
        return None
    guild = await tx.people.guild(table.row.guild_id)
    return alert(OpenTable(table.row, len(table.seats), guild=plain_name(guild.name)), token, texts)


GAME, PACES, END = "alert_game", "alert_paces", "alerts_off"
"""The verbs of the two selects of games and paces, and of the button that ends all alerts."""
JOIN, NO_MORE = "join_alert", "no_alerts"
"""The verbs of the buttons under a message about a table."""
MOST_GUILDS = 10
"""Most servers listed in a direct message."""


def alert(found: OpenTable, token: str, texts: Words) -> Panel:
    """Compose an alert about a new table; both buttons work in direct messages."""
    table_id = found.row.table_id
    buttons = (
        Button(ComponentId(table_id, JOIN, token=token).id, texts.text("button-join"), "primary"),
        Button(ComponentId(table_id, NO_MORE, token=token).id, texts.text(f"button-{NO_MORE}")),
    )
    said = texts.text("alert-opened", title=common.game_title(found.row.game, texts))
    return Panel((said, describe(found, texts)), rows=(buttons,), accent=common.GOLD)


def choose_panel(rows: Sequence[SubscriptionRow], game: str, texts: Words, notes: Sequence[str] = ()) -> Panel:
    """Compose a user's alerts on one server; `game` is the one whose paces they choose."""
    paces = {row.pace for row in rows if row.game == game}
    text = (*notes, texts.text("alerts-about"), "\n".join(_lines(rows, texts)) or texts.text("alerts-none"))
    games = tuple(
        Choice(key, common.game_title(key, texts), chosen=key == game) for key in list(catalogue.installed())[:25]
    )
    choices = tuple(Choice(key, texts.text(f"pace-{key}"), chosen=key in paces) for key in PRESETS)
    placeholder = texts.text("alerts-paces", title=common.game_title(game, texts))
    controls: tuple[Row, ...] = (
        Select(ComponentId("", GAME).id, texts.text("alerts-game"), games),
        Select(ComponentId("", PACES, value=game).id, placeholder, choices, least=0, most=len(choices)),
    )
    return Panel(tuple(filter(None, text)), rows=(*controls, *_end(rows, texts)), accent=common.GOLD)


def servers_panel(rows: Sequence[SubscriptionRow], names: Mapping[int, str], texts: Words) -> Panel:
    """Compose a user's alerts on all servers, with the way to choose for one."""
    guilds = list(dict.fromkeys(row.guild_id for row in rows))
    text = [texts.text("alerts-direct" if rows else "alerts-none")]
    for guild in guilds[:MOST_GUILDS]:
        lines = _lines([row for row in rows if row.guild_id == guild], texts)
        text.append("\n".join((f"**{names[guild]}**", *lines)))
    text.append("" if rows else texts.text("alerts-where"))
    return Panel(tuple(filter(None, text)), rows=_end(rows, texts), accent=common.GOLD)


def _end(rows: Sequence[SubscriptionRow], texts: Words) -> tuple[Row, ...]:
    end = (Button(ComponentId("", END).id, texts.text(f"button-{NO_MORE}")),) if rows else ()
    return ((*end, find_button(texts)),)


def _lines(rows: Sequence[SubscriptionRow], texts: Words) -> list[str]:
    """List the games with the paces of a user's alerts."""
    paces: dict[str, set[str]] = {}
    for row in rows:
        paces.setdefault(row.game, set()).add(row.pace)
    return [
        texts.text(
            "alerts-line",
            title=common.game_title(game, texts),
            paces=" · ".join(texts.text(f"pace-{each}") for each in PRESETS if each in chosen),
        )
        for game, chosen in paces.items()
    ]
