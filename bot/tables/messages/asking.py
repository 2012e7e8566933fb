"""Private panels that ask for confirmation if a press would cost others something."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.core.names import plain_name, without_isolates
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.caller import NamedUser
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel
from games.kernel.words import Words
from storage.rows import SeatRow

CANCEL_NOW, REPLACE_NOW, BAN_NOW, PUT_OUT_NOW = "cancel_now", "replace_now", "ban_now", "put_out_now"
START_WITHOUT = "start_without"
LEAVE_NOW, ABANDON_NOW = "leave_now", "abandon_now"
STAY = "stay"
"""The verb of the button that changes nothing, if no other panel leads back."""


def cancel(table: Table, others: Sequence[SeatRow], texts: Words) -> Panel:
    """Ask a user to confirm that they cancel a lobby at which others sit."""
    names = texts.listed([seat.name for seat in others])
    cost = texts.text("cancel-cost", names=names, count=len(others))
    return _panel(_title(table, "cancel-ask", texts), cost, ComponentId(table.id, CANCEL_NOW), texts)


def start(table: Table, absent: Sequence[SeatRow], texts: Words) -> Panel:
    """Ask a host to confirm that an evening's game begins without the absent players."""
    names = texts.listed([seat.name for seat in absent])
    cost = texts.text("start-cost", names=names, count=len(absent))
    return _panel(_title(table, "start-ask", texts), cost, ComponentId(table.id, START_WITHOUT), texts)


def leave(table: Table, costs: Sequence[str], texts: Words) -> Panel:
    """Ask a user to confirm that they leave a table; the button knows whether the game had begun when it was shown."""
    press = ComponentId(table.id, LEAVE_NOW, value=table.row.stage)
    return _panel(texts.text("leave-ask", table=table.id, title=texts.text("title")), "\n".join(costs), press, texts)


def abandon(table: Table, voters: int, texts: Words) -> Panel:
    """Ask a user whether the game is to end, and say whose votes that takes."""
    cost = texts.text("abandon-votes", needed=voters // 2 + 1, count=voters)
    label = texts.text("button-abandon_now", count=voters)
    title = texts.text("abandon-ask", table=table.id, title=texts.text("title"))
    return _panel(title, cost, ComponentId(table.id, ABANDON_NOW), texts, label=label)


def replace(table: Table, seat: int, invited: NamedUser, texts: Words) -> Panel:
    """Ask a moderator to confirm a new user for a seat; the button knows the seat's holder at that time."""
    who, name = table.names[seat], plain_name(invited.name)
    title = texts.text("replace-ask", table=table.id, title=texts.text("title"), new=name, who=who)
    value = f"{invited.user_id} {holder_mark(table, seat)} {without_isolates(name)}"
    press = ComponentId(table.id, REPLACE_NOW, seat, value=value)
    return _panel(title, texts.text("replace-cost", who=who, new=name), press, texts)


def holder_mark(table: Table, seat: int) -> str:
    """Return a short checksum of a seat's holder."""
    return str((table.seats[seat].user_id or 0) % 1_000_000)


def ban(user_id: int, tables: int, texts: Words) -> Panel:
    """Ask a moderator to confirm a ban, with the number of the user's tables."""
    cost = texts.text("ban-cost", count=tables)
    press = ComponentId("", BAN_NOW, value=str(user_id))
    return _panel(texts.text("ban-ask", user=f"<@{user_id}>"), cost, press, texts, ComponentId("", "set_bans"))


def put_out(table: Table, seat: SeatRow, texts: Words) -> Panel:
    """Ask a host to confirm the removal of a user."""
    press, back = ComponentId(table.id, PUT_OUT_NOW, value=str(seat.user_id)), ComponentId(table.id, "players")
    title = texts.text("put_out-ask", table=table.id, title=texts.text("title"), who=seat.name)
    return _panel(title, texts.text("put_out-cost"), press, texts, back)


def _title(table: Table, key: str, texts: Words) -> str:
    return texts.text(key, table=table.id, title=texts.text("title"))


def stayed(texts: Words) -> Panel:
    """Say that nothing has changed."""
    return common.note(texts.text("stayed"))


def _panel(
    title: str,
    cost: str,
    press: ComponentId,
    texts: Words,
    back: ComponentId | None = None,
    label: str = "",
) -> Panel:
    sure = Button(press.id, label or texts.text(f"button-{press.verb}"), "danger")
    stay = Button(ComponentId(press.table, STAY).id, texts.text(f"button-{STAY}"))
    way = stay if back is None else Button(back.id, texts.text("button-less"))
    said = "\n".join((title, *(f"-# {line}" for line in cost.splitlines())))
    return Panel((said,), rows=((sure, way),), accent=common.SLATE)
