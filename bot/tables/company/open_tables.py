"""The list of open lobbies, and of seats that seek a player, with a button for each."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.company.durations import lobby_length
from bot.tables.company.invitations import HELD
from bot.tables.company.reliability import least_line
from bot.tables.core import pace
from bot.tables.core.names import PlainName
from bot.tables.core.people import words
from bot.tables.messages import common
from bot.tables.messages.me import ALERTS
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Button, Panel, Row
from games.kernel import catalogue
from games.kernel.words import Words, clipped
from storage import Reader
from storage.rows import TableRow

OPEN, JOIN = "open_tables", "join_open"
"""The verbs of the button that shows the list, and of those in it."""
MAX_TABLES, MAX_OWN, MAX_SEATS = 8, 3, 3
"""Most listed tables, with a button and without, since a message's texts have at most 4,000 characters; and how many of
those with a button may be seats of running tables.
"""
MAX_DETAILS = 140
"""Most characters of the note on a table's unusual settings."""
LONGEST_LINE = 40


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A lobby with a free seat, or one at which the caller sits already; `guild` names it if several are listed.

    `recent` are the newest replies of its guild's users, by which it is told how long the game takes.
    """

    row: TableRow
    taken: int
    own: bool = False
    guild: PlainName | None = None
    recent: str = ""


async def with_free_seats(
    tx: Reader, rows: Sequence[TableRow], user_id: int, now: int, guild: PlainName | None = None
) -> list[OpenTable]:
    """Keep the lobbies that have a seat free or are the user's; one that is held for others counts as taken."""
    ids = [row.table_id for row in rows]
    recent = {guild_id: await tx.replies.recent(guild_id) for guild_id in {row.guild_id for row in rows}}
    taken: dict[str, list[int | None]] = {table_id: [] for table_id in ids}
    for seat in await tx.tables.seats_of(ids):
        taken[seat.table_id].append(seat.user_id)
    for invited in await tx.invitations.held(ids, now - HELD):
        taken[invited.table_id] += [None] if invited.user_id != user_id else []
    found = [
        OpenTable(row, len(users), user_id in users, guild, recent[row.guild_id])
        for row in rows
        for users in [taken[row.table_id]]
    ]
    return [each for each in found if each.own or each.taken < catalogue.find(each.row.game).seats[1]]


def open_button(texts: Words) -> Button:
    """Return the button that shows the list."""
    return Button(ComponentId("", OPEN).id, texts.text(f"button-{OPEN}"))


def alerts_button(texts: Words) -> Button:
    """Return the button that shows the user's alerts."""
    return Button(ComponentId("", ALERTS).id, texts.text(f"button-me-{ALERTS}"))


def open_panel(
    found: Sequence[OpenTable], texts: Words, note: str = "", *, seats: Sequence[Row] = (), direct: bool = False
) -> Panel:
    """Compose the list: lobbies with *Join*, the caller's own without it, and the number of further ones.

    `seats` are rows for seats of running tables that seek a player; they come behind the lobbies.
    """
    free, own = [each for each in found if not each.own], [each for each in found if each.own]
    shown = MAX_TABLES - len(seats[:MAX_SEATS])
    more, more_seats = len(free) - shown, len(seats) - MAX_SEATS
    said = (
        note,
        texts.text("open-title") if found or seats else texts.text("open-none"),
        texts.text("open-more", count=more) if more > 0 else "",
        texts.text("seeks-more", count=more_seats) if more_seats > 0 else "",
        texts.text("open-own", tables=" · ".join(_own(each, texts) for each in own[:MAX_OWN])) if own else "",
        texts.text("open-direct") if direct else "",
    )
    rows = (
        *(_row(each, texts) for each in free[:shown]),
        *seats[:MAX_SEATS],
        *(() if direct else ((alerts_button(texts),),)),
    )
    return Panel(tuple(filter(None, said)), rows=rows, accent=common.GOLD)


def _own(found: OpenTable, texts: Words) -> str:
    title = common.game_title(found.row.game, texts)
    return f"[{title} · {found.row.table_id}]({_where(found.row)})"


def _where(row: TableRow) -> str:
    return common.link(row.guild_id, row.home_id, row.lobby_message_id)


def _row(found: OpenTable, texts: Words) -> Row:
    component = ComponentId(found.row.table_id, JOIN)
    return Aside(describe(found, texts), Button(component.id, texts.text("button-join"), "primary"))


def describe(found: OpenTable, texts: Words) -> str:
    """Describe a lobby for users who may join it."""
    row, game = found.row, catalogue.find(found.row.game)
    own = words(texts.locale, game.package)
    name = own.text("heading", title=own.text("title"), table=row.table_id)
    facts = [
        own.text("open-seats", taken=found.taken, most=game.seats[1]),
        own.text("option-line", name=own.text("pace"), value=pace.pace_name(pace.pace_of(row), own)),
        own.language(row.locale),
        own.text("open-since", since=pace.relative_time(row.created_at)),
    ]
    place = found.guild or own.text("open-lobby")
    lines = [name, " · ".join(facts), f"[{place}]({_where(row)})", clipped(" · ".join(unusual(row, own)), MAX_DETAILS)]
    return "\n".join(filter(None, lines))


def joinable(found: OpenTable, texts: Words) -> str:
    """Describe it in one line: seats, time, unusual settings, and the server if there are several."""
    own = words(texts.locale, catalogue.find(found.row.game).package)
    other = clipped(" · ".join(unusual(found.row, own)), LONGEST_LINE)
    length = lobby_length(found.row, found.taken, found.recent, texts)
    return " · ".join(filter(None, (found.guild or "", seats_and_pace(found, texts), length, other)))


def seats_and_pace(found: OpenTable, texts: Words) -> str:
    """Say how many seats are taken, and the time for a decision."""
    row, game = found.row, catalogue.find(found.row.game)
    own = words(texts.locale, game.package)
    seats = own.text("open-seats", taken=found.taken, most=game.seats[1])
    return f"{seats} · {pace.pace_name(pace.pace_of(row), own)}"


def unusual(row: TableRow, texts: Words) -> list[str]:
    """Name what differs from a usual table of this game."""
    chosen = json.loads(row.options)
    options = [
        texts.text(
            "option-line",
            name=texts.text(f"option-{option.name}"),
            value=texts.text(f"option-{option.name}-{chosen[option.name]}"),
        )
        for option in catalogue.find(row.game).options
        if chosen.get(option.name, option.default) != option.default
    ]
    named = texts.text("printed-line", name=row.material_name) if row.material_name else ""
    advice = texts.text("advice-allowed") if row.advice else ""
    return list(filter(None, [*options, named, advice, least_line(row, texts)]))
