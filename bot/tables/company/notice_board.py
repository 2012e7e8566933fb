"""The panels of a server's notice board: its tables, its results, and buttons to play.

Everybody in the server may read it. It mentions nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from bot.tables.company.open_tables import OpenTable, seats_and_pace
from bot.tables.company.sought import SoughtSeat, sought_line
from bot.tables.core import pace
from bot.tables.core.queues import asked_since
from bot.tables.messages import common
from bot.tables.messages.admin import back_button, button
from bot.tables.messages.guild_settings import lacking_line
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Button, Choice, Panel, Picker, Row, Select
from games.kernel import catalogue
from games.kernel.words import Words
from storage.rows import NoticeBoardRow, TableRow

NOTICE, OPEN_TABLE = "notice", "notice_play"
"""The verbs of the board's buttons, which differ by their value, and of its select of games."""
JOIN, SEAT, TABLES, LEARN, ALERTS, EVERY, EVENINGS, RUNNING, RESULTS = (
    *("join", "seat", "tables", "learn", "alerts", "open", "evenings", "running", "results"),
)
"""The values of the buttons."""
SET, PUT, DROP = "set_notices", "put_notices", "drop_notices"
"""The verbs of the page in the settings, of the channel picker, and of the button that removes the board."""
NEEDED: Final = frozenset({"view_channel", "send_messages", "read_message_history"})
"""Permissions that the bot needs in the board's channel."""
MOST_OPEN, MOST_SOUGHT, MOST_LINES, MOST_LISTED = 2, 1, 2, 25
"""Most tables to join, and most vacant seats among them; most lines of other sections, and of a private list.

With a coming evening each section shows one less, so that the board still fits on a phone.
"""


@dataclass(frozen=True, slots=True)
class Running:
    """A running table, and the users that it waits for."""

    row: TableRow
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """A recently ended table, and those of its winners who may be named."""

    row: TableRow
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Content:
    """Everything that a board may show; the newest table comes first in each section, or the next evening."""

    lobbies: Sequence[OpenTable] = ()
    sought: Sequence[SoughtSeat] = ()
    running: Sequence[Running] = ()
    ended: Sequence[Ended] = ()
    evenings: Sequence[TableRow] = ()

    @property
    def rows(self) -> list[TableRow]:
        """List all tables of the content."""
        others = [each.row for section in (self.lobbies, self.sought, self.running, self.ended) for each in section]
        return [*others, *self.evenings]

    def only(self, seen: frozenset[str]) -> Content:
        """Keep only the tables with these ids."""
        return Content(
            [each for each in self.lobbies if each.row.table_id in seen],
            [each for each in self.sought if each.row.table_id in seen],
            [each for each in self.running if each.row.table_id in seen],
            [each for each in self.ended if each.row.table_id in seen],
            [row for row in self.evenings if row.table_id in seen],
        )


def digest(panel: Panel) -> str:
    """Return a digest of a panel's content, to detect changes."""
    return sha256(repr((panel.text, panel.rows)).encode()).hexdigest()[:16]


def notice_panel(content: Content, games_off: str, texts: Words, token: str = "") -> Panel:
    """Compose the board; `token` marks a new message."""
    sought = [_sought(each, texts) for each in content.sought]
    fewer = int(bool(content.evenings))
    most_open, most = MOST_OPEN - fewer, MOST_LINES - fewer
    open_rows = [_lobby(each, texts) for each in content.lobbies[: most_open - len(sought[:MOST_SOUGHT])]]
    open_rows += sought[: most_open - len(open_rows)]
    more = len(content.lobbies) + len(sought) - len(open_rows)
    rows: list[Row] = [*_section(EVERY, open_rows, more, texts)]
    for name, lines in section_lines(content, texts).items():
        rows += _section(name, _block(lines[:most]), len(lines) - most, texts)
    said = () if rows else (texts.text("notices-title"), texts.text("notices-empty"))
    ways = tuple(_button(value, texts, token if value == TABLES else "") for value in (TABLES, LEARN, ALERTS))
    return Panel(said, rows=(*rows, *_games(games_off, texts), ways), accent=common.GOLD)


def _section(name: str, lines: Sequence[Row], more: int, texts: Words) -> list[Row]:
    """Put a heading above some lines, with a button that leads to the `more` lines that do not fit."""
    heading = texts.text(f"notices-{name}")
    every = Button(ComponentId("", NOTICE, value=name).id, texts.text("notices-more", count=more))
    return [] if not lines else [heading if more <= 0 else Aside(heading, every), *lines]


def _block(lines: Sequence[str]) -> list[Row]:
    return ["\n".join(f"-# {line}" for line in lines)] if lines else []


def _lobby(found: OpenTable, texts: Words) -> Aside:
    join = ComponentId(found.row.table_id, NOTICE, value=JOIN)
    line = f"{common.linked_name(found.row, texts)}\n-# {seats_and_pace(found, texts)}"
    return Aside(line, Button(join.id, texts.text("button-join"), "primary"))


def _sought(found: SoughtSeat, texts: Words) -> Aside:
    take = ComponentId(found.row.table_id, NOTICE, found.seek.seat, value=SEAT)
    line = f"{common.linked_name(found.row, texts)}\n-# {sought_line(found, texts)}"
    return Aside(line, Button(take.id, texts.text("button-sought")))


def section_lines(content: Content, texts: Words) -> dict[str, list[str]]:
    """Write a line for each table of a section without buttons."""
    return {
        EVENINGS: [_evening(row, texts) for row in content.evenings],
        RUNNING: [" · ".join((common.linked_name(each.row, texts), _waits(each, texts))) for each in content.running],
        RESULTS: [_result(each, texts) for each in content.ended],
    }


def _evening(row: TableRow, texts: Words) -> str:
    """Say when an evening begins."""
    return f"{common.linked_name(row, texts)} · {pace.moment(row.starts_at or 0)}"


def _waits(found: Running, texts: Words) -> str:
    """Say which users a running table waits for, and since when."""
    if found.row.paused_at is not None:
        return texts.text("notices-paused")
    since = pace.relative_time(asked_since(found.row))
    if not found.names:
        return texts.text("notices-moved", since=since)
    return texts.text("notices-waits", names=texts.listed(list(found.names)), since=since)


def _result(found: Ended, texts: Words) -> str:
    """Name the winners of a table, and say when it ended."""
    since = pace.relative_time(found.row.ended_at or 0)
    won = texts.text("notices-won", names=texts.listed(list(found.winners)), count=len(found.winners))
    return " · ".join((common.linked_name(found.row, texts), *((won,) if found.winners else ()), since))


def _games(games_off: str, texts: Words) -> list[Row]:
    off = games_off.split()
    games = [(key, game) for key, game in catalogue.offered().items() if key not in off][:MOST_LISTED]
    choices = tuple(Choice(key, common.game_line(game, texts)) for key, game in games)
    return [Select(ComponentId("", OPEN_TABLE).id, texts.text("notices-play"), choices)] if choices else []


def _button(value: str, texts: Words, token: str) -> Button:
    key = f"button-{ALERTS}" if value == ALERTS else f"button-notice-{value}"
    return Button(ComponentId("", NOTICE, value=value, token=token).id, texts.text(key))


def list_panel(name: str, lines: Sequence[str], texts: Words) -> Panel:
    """Show a whole section in private."""
    shown = lines[:MOST_LISTED]
    more = texts.text("notices-more", count=len(lines) - len(shown)) if len(lines) > len(shown) else ""
    said = (texts.text(f"notices-{name}"), "\n".join(shown) or texts.text("notices-none"), more)
    return Panel(tuple(filter(None, said)), accent=common.GOLD)


def settings_page(board: NoticeBoardRow | None, lacking: frozenset[str], texts: Words) -> Panel:
    """Show where the board is and which permissions are missing there, with a channel picker."""
    said = [texts.text("notices-about")]
    if board is not None:
        said.append(texts.text("notices-where", channel=f"<#{board.channel_id}>"))
        said += [texts.text("notices-problem", reason=texts.text(f"late-{board.problem}"))] if board.problem else []
        said += [lacking_line(board.channel_id, lacking, texts)] if lacking else []
    picker = Picker(ComponentId("", PUT).id, texts.text("pick-notices"), "channel")
    drop = (button(DROP, texts),) if board is not None else ()
    return Panel(tuple(said), rows=(picker, (*drop, back_button(texts))), accent=common.GOLD)
