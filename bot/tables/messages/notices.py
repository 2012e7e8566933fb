"""Short messages about time: reminders, clocks that stand or run, and seats that a computer keeps.

Each is made from the newest state, and is None if its reason has gone since it was queued.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.core import pace
from bot.tables.core.about import ABSENT, AWAY, NEXT, NUDGE, PACE, PAUSE, REMIND, RESTORED
from bot.tables.core.table import PAUSED, Table
from bot.tables.messages import common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Button, Panel, Style
from games.kernel.words import Words
from storage.rows import PanelRow


def public(table: Table, about: str, seat: int | None, token: str, texts: Words) -> Panel | None:
    """Compose a notice for the table's channel; None if its reason has gone."""
    if table.row.stage != "playing":
        return None
    if about == ABSENT and seat is not None:
        return _absence_notice(table, seat, token, texts)
    composers = {
        REMIND: _late_notice,
        RESTORED: _restored_notice,
        PAUSE: _pause_notice,
        PACE: _pace_notice,
        ABSENT: _rest_notice,
    }
    compose = composers.get(about)
    return None if compose is None else compose(table, token, texts)


def changed_pace(table: Table, texts: Words) -> str:
    """Announce a new time limit, and what it means for open decisions."""
    key = "pace-changed" if table.row.pace else "pace-lifted"
    return texts.text(key, pace=pace.pace_name(pace.pace_of(table.row), texts))


def private(table: Table, about: str, seat: int, token: str, texts: Words) -> Panel | None:
    """Compose a notice for a seat's user; None if its reason has gone."""
    if table.row.stage != "playing":
        return None
    name = common.table_link(table, texts)
    if about == REMIND and table.is_played_by_user(seat) and _is_reminded(table, seat, pace.HALF):
        until = pace.relative_time(table.clocks[seat].due_at or 0)
        return _beside(
            "waiting", texts.text("remind-you", table=name, until=until), _move_button(table, token, texts), common.GOLD
        )
    if about == NEXT and _next_up(table) == seat:
        who = table.names[table.waiting_seats()[0]]
        button = Button(ComponentId(table.id, "board", token=token).id, texts.text("button-look"))
        return _beside("waiting", texts.text("next-you", table=name, who=who), button, common.GOLD)
    if about == AWAY and table.has_stand_in(seat):
        text = texts.text("away-you", table=name)
        return _beside("computer", text, _back_button(table, token, texts), common.SLATE)
    return None


def _beside(icon: str, text: str, button: Button, accent: int, pings: tuple[int, ...] = ()) -> Panel:
    """Compose a short message: a text behind an icon, with its one button at its right."""
    return Panel((), rows=(Aside(f"[[{icon}]] {text}", button),), accent=accent, pings=pings)


def former_user(table: Table, seat: int, texts: Words) -> Panel:
    """Tell the former user of a seat that it is no longer theirs."""
    if table.seats[seat].user_id is None:
        return common.note(texts.text("left-seat", table=table.id))
    return common.note(texts.text("handed-over", table=table.id, new=table.names[seat]))


def is_over(table: Table, panel: PanelRow, called: Mapping[int, int]) -> bool:
    """Tell whether a message's question or warning is over; `called` maps seats to the ask of their mention."""
    if table.row.stage != "playing":
        return True
    if panel.about == PAUSE:
        return table.row.paused_at is None and table.row.version > panel.version
    if panel.seat is None:
        return not _late_seats(table) if panel.about == REMIND else not table.is_resting()
    if panel.about in (REMIND, NEXT):
        return _is_wait_over(table, panel, panel.seat)
    if panel.about == NUDGE:
        return panel.seat not in table.waiting_seats() or called.get(panel.seat) != table.row.asked
    return _is_absence_over(table, panel, panel.seat)


def _is_wait_over(table: Table, panel: PanelRow, seat: int) -> bool:
    """Tell whether the wait has ended about which a message reminded a seat, or announced its turn."""
    if panel.about == NEXT:
        return _next_up(table) != seat or (table.row.asked_at or 0) > panel.posted_at
    return not _is_reminded(table, seat, pace.HALF) or table.clocks[seat].began_at > panel.posted_at


def _is_absence_over(table: Table, panel: PanelRow, seat: int) -> bool:
    """Tell whether a computer no longer keeps a seat; the note that its user is back stays until the next choice."""
    if table.has_stand_in(seat):
        return False
    return panel.about == AWAY or not table.is_played_by_user(seat) or table.row.version > panel.version


def _next_up(table: Table) -> int | None:
    """Name the seat that is asked after the one on turn, if that is known and another one is waited for alone."""
    seat, waiting = table.game.rules.next_seat(table.require_match().state), table.waiting_seats()
    if seat is None or seat in waiting or len(waiting) != 1:
        return None
    return seat if table.is_played_by_user(seat) else None


def _is_reminded(table: Table, seat: int, how: int) -> bool:
    """Tell whether a seat is still waited for at the decision that it was reminded of, and its clock runs."""
    clock = table.clocks.get(seat)
    return seat in table.waiting_seats() and clock is not None and clock.reminded >= how and clock.due_at is not None


def _late_seats(table: Table) -> list[int]:
    waiting = [seat for seat in table.waiting_seats() if table.is_played_by_user(seat)]
    return [seat for seat in waiting if _is_reminded(table, seat, pace.WARNED)]


def _late_notice(table: Table, token: str, texts: Words) -> Panel | None:
    late = _late_seats(table)
    if not late:
        return None
    until = pace.relative_time(min(table.clocks[seat].due_at or 0 for seat in late))
    pings = tuple(table.seats[seat].user_id or 0 for seat in late)
    text = texts.text("remind-table", count=len(late), until=until)
    return _beside("waiting", text, _move_button(table, token, texts), common.GOLD, pings)


def _restored_notice(_table: Table, _token: str, texts: Words) -> Panel:
    return Panel((texts.text("table-restored"),), accent=common.SLATE)


def _pace_notice(table: Table, token: str, texts: Words) -> Panel:
    return _beside("waiting", changed_pace(table, texts), _move_button(table, token, texts, "secondary"), common.SLATE)


def _pause_notice(table: Table, token: str, texts: Words) -> Panel:
    if table.row.paused_at is None:
        return _beside("waiting", texts.text("clocks-run"), _move_button(table, token, texts), common.GOLD)
    button = Button(ComponentId(table.id, "resume", token=token).id, texts.text("button-resume"), "primary")
    stopped = texts.text("clocks-stopped") if table.row.act == PAUSED else texts.text("clocks-stand")
    return _beside("pause", stopped, button, common.SLATE)


def _absence_notice(table: Table, seat: int, token: str, texts: Words) -> Panel | None:
    who = table.names[seat]
    if table.has_stand_in(seat):
        kept = texts.text("absent-kept", who=who)
        return _beside("computer", kept, _back_button(table, token, texts), common.SLATE)
    if not table.is_played_by_user(seat):
        return None
    move = _move_button(table, token, texts, "secondary")
    return _beside("done", texts.text("absent-back", who=who), move, common.GOLD)


def _rest_notice(table: Table, token: str, texts: Words) -> Panel | None:
    """Say for the last time that a game waits for all its users."""
    if not table.is_resting():
        return None
    users = [seat for seat in table.seats if seat.user_id is not None]
    text = texts.text("rest-table", count=len(users))
    pings = tuple(seat.user_id or 0 for seat in users)
    return _beside("pause", text, _back_button(table, token, texts), common.SLATE, pings)


def _move_button(table: Table, token: str, texts: Words, style: Style = "primary") -> Button:
    return Button(ComponentId(table.id, "move", token=token).id, texts.text("button-move"), style)


def _back_button(table: Table, token: str, texts: Words) -> Button:
    return Button(ComponentId(table.id, "back", token=token).id, texts.text("button-back-here"), "primary")
