"""Short messages about time: reminders, clocks that stand or run, and seats that a computer keeps.

Each is made from the newest state: what has lost its reason since it was owed says nothing.
"""

from __future__ import annotations

from bot.tables.core import pace
from bot.tables.core.outbox import ABSENT, AWAY, PAUSE, REMIND
from bot.tables.core.table import LiveTable
from bot.tables.messages import boards, common, seats, waiting
from bot.tables.ports.component_id import Press
from bot.tables.ports.panel import Button, Panel, Row
from games.kernel.visibility import view
from games.kernel.words import Words


def public(live: LiveTable, about: str, seat: int | None, token: str, texts: Words) -> Panel | None:
    """Compose a notice for the table's channel; None if there is nothing to say any more."""
    if live.row.stage != "playing":
        return None
    if about == REMIND:
        return _late(live, token, texts)
    if about == PAUSE:
        return _paused(live, token, texts)
    return _absent(live, seat, token, texts) if about == ABSENT and seat is not None else None


def private(live: LiveTable, about: str, seat: int, token: str, texts: Words) -> Panel | None:
    """Compose a notice for a seat's user; None if there is nothing to say any more."""
    if live.row.stage != "playing":
        return None
    heading = seats.own_heading(live, view(live.playing().state, seat), texts)
    links = common.place_links(live, texts)
    if about == REMIND and live.plays(seat) and _reminded(live, seat, pace.HALF):
        text = texts.text("remind-you", until=pace.stamp(live.clocks[seat].due_at or 0))
        rows: tuple[Row, ...] = (
            (Button(Press(live.id, "move", token=token).id, texts.text("button-move"), "primary"),),
        )
        return Panel((heading, text), rows=rows, links=links, accent=common.GOLD)
    if about == AWAY and live.stood_in(seat):
        rows = ((_back(live, token, texts),),)
        return Panel((heading, texts.text("away-you")), rows=rows, links=links, accent=common.SLATE)
    return None


def _reminded(live: LiveTable, seat: int, how: int) -> bool:
    """Tell whether a seat is still waited for at the decision that it was reminded of, and its clock runs."""
    clock = live.clocks.get(seat)
    return seat in live.waiting() and clock is not None and clock.reminded >= how and clock.due_at is not None


def _late(live: LiveTable, token: str, texts: Words) -> Panel | None:
    late = [seat for seat in live.waiting() if live.plays(seat) and _reminded(live, seat, pace.WARNED)]
    if not late:
        return None
    names = texts.listed([live.names[seat] for seat in late])
    until = pace.stamp(min(live.clocks[seat].due_at or 0 for seat in late))
    pings = tuple(live.seats[seat].user_id or 0 for seat in late)
    text = texts.text("remind-table", names=names, count=len(late), until=until)
    return Panel((text,), rows=boards.board_rows(live, token, texts), pings=pings, accent=common.GOLD)


def _paused(live: LiveTable, token: str, texts: Words) -> Panel:
    if live.row.paused_at is None:
        rows = boards.board_rows(live, token, texts)
        return Panel((texts.text("clocks-run"), waiting.line(live, texts)), rows=rows, accent=common.GOLD)
    button = Button(Press(live.id, "resume", token=token).id, texts.text("button-resume"), "primary")
    return Panel((texts.text("clocks-stand"),), rows=((button,),), accent=common.SLATE)


def _absent(live: LiveTable, seat: int, token: str, texts: Words) -> Panel | None:
    who = live.names[seat]
    if live.stood_in(seat):
        text = texts.text("absent-kept", who=who)
        return Panel((text,), rows=((_back(live, token, texts),),), accent=common.SLATE)
    if not live.plays(seat):
        return None
    return Panel((texts.text("absent-back", who=who),), rows=boards.board_rows(live, token, texts), accent=common.GOLD)


def _back(live: LiveTable, token: str, texts: Words) -> Button:
    return Button(Press(live.id, "back", token=token).id, texts.text("button-back-here"), "primary")
