"""Computer players who sit down: their seats, levels and names."""

from __future__ import annotations

from zlib import crc32

from bot.tables.core.names import without_isolates
from bot.tables.core.table import Table
from bot.tables.messages import common
from games.kernel.game import Game
from games.players import LEVELS, levels_of
from render.jobs import bare_name
from storage.rows import SeatRow


def computer_seat(table: Table, level: str, joined: int) -> SeatRow:
    """Make the next seat of a lobby, for a computer player of this level or of the best one on offer below it."""
    level = _offered(table.game, level)
    name = _free_name(common.words_of(table).text("computer-names").split(", "), table)
    return _seat(table, level, _marked(table, name, level), joined)


def seat_again(table: Table, before: SeatRow, joined: int) -> SeatRow:
    """Seat a computer player of an earlier table under its name, at a lower level if its own is no longer offered."""
    level = _offered(table.game, before.computer or "")
    name = before.name if level == before.computer else _marked(table, bare_name(before.name), level)
    return _seat(table, level, name, joined)


def _seat(table: Table, level: str, name: str, joined: int) -> SeatRow:
    return SeatRow(table_id=table.id, seat=len(table.seats), computer=level, name=name, joined=joined)


def _marked(table: Table, name: str, level: str) -> str:
    """Mark a name as that of a computer of a level."""
    texts = common.words_of(table)
    return texts.text("computer-name", name=name, level=texts.text(f"level-{level}"))


def _offered(game: Game, level: str) -> str:
    """Return the level, or the best one below it that new tables of a game offer."""
    if level in levels_of(game):
        return level
    return "strong" if level in LEVELS else "normal"


def _free_name(names: list[str], table: Table) -> str:
    """Choose a free name, if possible with a free initial; each table begins elsewhere in the list."""
    first = crc32(table.id.encode()) % len(names)
    taken = {without_isolates(bare_name(seat.name)).casefold() for seat in table.seats}
    free = [name for name in names[first:] + names[:first] if name.casefold() not in taken]
    initials = {name[:1] for name in taken}
    return next((name for name in free if name[:1].casefold() not in initials), free[0])
