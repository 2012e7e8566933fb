"""Which players a table waits for and until when, as text, because pictures show no times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core import motions, pace
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.clock import HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Select
from games.kernel.words import Words, clipped
from storage.rows import MotionRow, WaitingRow


def waiting_line(table: Table, texts: Words) -> str:
    """Name the players who still have to choose, with their time; empty if there are none."""
    waiting, texts = table.waiting_seats(), texts.with_icons()
    if not waiting:
        return ""
    dues = [_due(table, seat) for seat in waiting]
    shared = dues[0] if len(set(dues)) == 1 else None
    names = ", ".join(_name_with_time(table, seat, texts, timed=shared is None) for seat in waiting)
    text = texts.text("board-waiting", names=names, count=len(waiting))
    if shared is not None:
        text += " " + texts.text("waiting-until", until=pace.relative_time(shared))
    lines = [text, texts.text("waiting-paused") if table.row.paused_at is not None else "", absent_text(table, texts)]
    return "\n".join(filter(None, lines))


def _due(table: Table, seat: int) -> int | None:
    clock = table.clocks.get(seat)
    return None if clock is None else clock.due_at


def _name_with_time(table: Table, seat: int, texts: Words, *, timed: bool) -> str:
    """Name a seat with its time."""
    name, due = common.with_icon(seat, table.names[seat]), _due(table, seat)
    if seat in table.away and table.is_played_by_user(seat):
        return texts.text("waiting-holiday", name=name, until=pace.date(table.away[seat]))
    return texts.text("waiting-time", name=name, until=pace.relative_time(due)) if timed and due is not None else name


def absent_text(table: Table, texts: Words) -> str:
    """Name the players with a stand-in; empty if there are none."""
    names = [common.with_icon(seat.seat, seat.name) for seat in table.seats if table.has_stand_in(seat.seat)]
    if not names or table.row.stage != "playing":
        return ""
    lines = [texts.with_icons().text("waiting-absent", names=texts.listed(names), count=len(names))]
    if table.is_resting():
        lines.append(texts.text("waiting-rests"))
    return "\n".join(lines)


def votes_text(table: Table, seat: int, texts: Words) -> str:
    """Say in a small line for each open vote that the user's answer is missing; may be empty."""
    missing = [motion for motion in motions.open_motions(table) if motions.asks(table, motion, seat)]
    return "\n".join(_vote_line(table, motion, texts) for motion in missing)


def _vote_line(table: Table, motion: MotionRow, texts: Words) -> str:
    sort = motions.sort_of(motion.kind)
    about = motions.seat_wanted(motion) if sort == motions.REPLACE else motion.seat or 0
    return texts.text("vote-own", sort=sort, who=table.names[about])


def own_time_text(table: Table, seat: int, texts: Words) -> str:
    """Say how much time a user has left; empty without a clock."""
    clock = table.clocks.get(seat)
    if clock is None or seat not in table.waiting_seats():
        return ""
    if clock.due_at is None:
        return texts.text("waiting-paused") if table.row.paused_at is not None else ""
    return texts.text("waiting-own", until=pace.relative_time(clock.due_at))


def status_text(table: Table, texts: Words) -> str:
    """Show the pace, the awaited players, those with a stand-in, and those on holiday."""
    away = [(seat, until) for seat, until in table.away.items() if seat not in table.waiting_seats()]
    waiting = waiting_line(table, texts)
    lines = [
        pace_line(table, texts),
        waiting or absent_text(table, texts),
        *(texts.text("status-holiday", name=table.names[seat], until=pace.date(until)) for seat, until in away),
    ]
    return "\n".join(filter(None, lines))


def pace_line(table: Table, texts: Words) -> str:
    """Say how long a decision may take."""
    return texts.text("option-line", name=texts.text("pace"), value=pace.pace_name(pace.pace_of(table.row), texts))


def pace_panel(table: Table, texts: Words) -> Panel:
    """Compose the page on which a running table's pace is changed."""
    select = pace_select(table, texts, "put_pace")
    told = (common.heading(table, texts), texts.text("pace-about"))
    return Panel(told, rows=(select,), accent=common.GOLD)


def pace_select(table: Table, texts: Words, verb: str = "pace") -> Select:
    """Offer the presets of the pace, with their consequences.

    A custom pace of the table is offered too, as the chosen one.
    """
    now, name = pace.pace_of(table.row), texts.text("pace")
    values = dict(pace.PRESETS)
    if now not in values.values():
        values["own"] = now
    choices = tuple(
        Choice(
            key,
            clipped(texts.text("option-line", name=name, value=pace.pace_name(value, texts)), 100),
            clipped(_hint(value, texts), 100),
            value == now,
        )
        for key, value in values.items()
    )
    return Select(ComponentId(table.id, verb).id, name, choices)


def _hint(value: pace.Pace, texts: Words) -> str:
    """Describe what happens at a pace when time is up, or how its bank works."""
    bank = pace.BANKS.get(value.bank)
    if bank is None:
        return texts.text("pace-timed-hint" if value.time else "pace-none-hint")
    return texts.text("pace-bank-hint", gain=bank.gain // HOUR, most=bank.most // HOUR)


def with_next_table(panel: Panel, waiting: Sequence[WaitingRow], texts: Words) -> Panel:
    """Add to a panel without a question how many other tables wait for its user, with a button to the first."""
    if not waiting:
        return panel
    first = waiting[0]
    label = texts.text("button-next-table", title=common.game_title(first.game, texts), table=first.table_id)
    button = Button(ComponentId(first.table_id, "move").id, label, "primary")
    text = texts.text("next-table", count=len(waiting))
    *rows, last = panel.rows or ((),)
    row = (button, *last) if isinstance(last, tuple) else (button,)
    return replace(panel, text=(*panel.text, text), rows=(*rows, *(() if isinstance(last, tuple) else (last,)), row))
