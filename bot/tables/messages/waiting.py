"""For whom a table waits and until when, as text; in pictures nothing runs."""

from __future__ import annotations

from bot.tables.core import pace
from bot.tables.core.table import LiveTable
from bot.tables.ports.component_id import Press
from bot.tables.ports.panel import Choice, Select
from games.kernel.words import Words, clipped


def line(live: LiveTable, texts: Words) -> str:
    """Say who is still to choose and how long there is; empty if nobody is."""
    waiting = live.waiting()
    if not waiting:
        return ""
    dues = [_due(live, seat) for seat in waiting]
    shared = dues[0] if len(set(dues)) == 1 else None
    names = ", ".join(_named(live, seat, texts, timed=shared is None) for seat in waiting)
    text = texts.text("board-waiting", names=names, count=len(waiting))
    if shared is not None:
        text += " " + texts.text("waiting-until", until=pace.stamp(shared))
    lines = [text, texts.text("waiting-paused") if live.row.paused_at is not None else "", absent(live, texts)]
    return "\n".join(filter(None, lines))


def _due(live: LiveTable, seat: int) -> int | None:
    clock = live.clocks.get(seat)
    return None if clock is None else clock.due_at


def _named(live: LiveTable, seat: int, texts: Words, *, timed: bool) -> str:
    """Name a seat with what there is to say of its time."""
    name, due = live.names[seat], _due(live, seat)
    if seat in live.away and live.plays(seat):
        return texts.text("waiting-holiday", name=name, until=pace.day(live.away[seat]))
    return texts.text("waiting-time", name=name, until=pace.stamp(due)) if timed and due is not None else name


def absent(live: LiveTable, texts: Words) -> str:
    """Say for whom a computer plays until they are back; perhaps empty."""
    names = [seat.name for seat in live.seats if live.stood_in(seat.seat)]
    if not names or live.row.stage != "playing":
        return ""
    lines = [texts.text("waiting-absent", names=texts.listed(names), count=len(names))]
    if live.rests():
        lines.append(texts.text("waiting-rests"))
    return "\n".join(lines)


def own(live: LiveTable, seat: int, texts: Words) -> str:
    """Say how much time a user has left; empty without a clock."""
    clock = live.clocks.get(seat)
    if clock is None or seat not in live.waiting():
        return ""
    if clock.due_at is None:
        return texts.text("waiting-paused") if live.row.paused_at is not None else ""
    return texts.text("waiting-own", until=pace.stamp(clock.due_at))


def status(live: LiveTable, texts: Words) -> str:
    """Say the pace, for whom the table waits, who plays for whom, and who is on holiday."""
    away = [(seat, until) for seat, until in live.away.items() if seat not in live.waiting()]
    waiting = line(live, texts)
    lines = [
        pace_line(live, texts),
        waiting or absent(live, texts),
        *(texts.text("status-holiday", name=live.names[seat], until=pace.day(until)) for seat, until in away),
    ]
    return "\n".join(filter(None, lines))


def pace_line(live: LiveTable, texts: Words) -> str:
    """Say how long a decision may take."""
    return texts.text("option-line", name=texts.text("pace"), value=pace.named(live.row.pace, texts))


def pace_select(live: LiveTable, texts: Words) -> Select:
    """Offer the presets of the pace; a pace of the table's own is offered too, to be seen as the chosen one."""
    now, name = live.row.pace, texts.text("pace")
    values = dict(pace.PRESETS)
    if now not in values.values():
        values["own"] = now
    choices = tuple(
        Choice(
            key, clipped(texts.text("option-line", name=name, value=pace.named(value, texts)), 100), "", value == now
        )
        for key, value in values.items()
    )
    return Select(Press(live.id, "pace").id, name, choices)
