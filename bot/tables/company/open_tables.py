"""Open lobbies: finding and describing them, and the buttons to the pages that help users find each other."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.tables.company.durations import lobby_length
from bot.tables.company.invitations import HELD
from bot.tables.company.reliability import least_line
from bot.tables.core import pace
from bot.tables.core.names import PlainName
from bot.tables.core.people import words
from bot.tables.messages import common
from bot.tables.messages.me import ALERTS
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button
from games.kernel import catalogue
from games.kernel.words import Words, clipped
from storage import Reader
from storage.rows import TableRow

OPEN, JOIN = "open_tables", "join_open"
"""The verbs of the button that shows the page *Find players*, and of those that take a seat there."""
IN_PLACE: Final = "in_place"
"""The value of a button that replaces the pressed message by the page."""
MAX_DETAILS = 140
"""Most characters of the note on a table's unusual settings."""
LONGEST_LINE = 70


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


def find_button(texts: Words, table_id: str = "", *, here: bool = True) -> Button:
    """Return the button to the page *Find players*; with the id of a lobby, the page has its host's controls.

    Unless `here`, the page is a message of its own.
    """
    return Button(ComponentId(table_id, OPEN, value=IN_PLACE if here else "").id, texts.text("do-find"))


def alerts_button(texts: Words) -> Button:
    """Return the button that shows the user's alerts."""
    return Button(ComponentId("", ALERTS).id, texts.text("button-alerts"))


def describe(found: OpenTable, texts: Words) -> str:
    """Describe a lobby for users who may join it."""
    row, game = found.row, catalogue.find(found.row.game)
    own = words(texts.locale, game.package)
    name = own.text("heading", title=own.text("title"), table=row.table_id)
    facts = [
        own.text("open-seats", taken=found.taken, most=game.seats[1]),
        own.text("option-line", name=own.text("pace"), value=pace.pace_name(pace.pace_of(row), own)),
        own.language(row.locale),
        _since_or_evening(row, own),
    ]
    place, where = found.guild or own.text("open-lobby"), common.link(row.guild_id, row.home_id, row.lobby_message_id)
    lines = [name, " · ".join(facts), f"[{place}]({where})", clipped(" · ".join(unusual(row, own)), MAX_DETAILS)]
    return "\n".join(filter(None, lines))


def _since_or_evening(row: TableRow, texts: Words) -> str:
    """Say when a lobby's evening begins, or how long it has been open."""
    if row.starts_at is not None:
        return pace.moment(row.starts_at)
    return texts.text("open-since", since=pace.relative_time(row.created_at))


def joinable(found: OpenTable, texts: Words) -> str:
    """Describe a table in one line: seats, time, unusual settings, and a language or server other than the reader's."""
    own = words(texts.locale, catalogue.find(found.row.game).package)
    other = clipped(" · ".join(unusual(found.row, own)), LONGEST_LINE)
    length = lobby_length(found.row, found.taken, found.recent, texts)
    facts = (found.guild or "", seats_and_pace(found, texts), length, foreign(found.row, texts), other)
    return " · ".join(filter(None, facts))


def foreign(row: TableRow, texts: Words) -> str:
    """Name a table's language if it is not the reader's; otherwise return nothing."""
    return "" if row.locale == texts.locale else texts.language(row.locale)


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
