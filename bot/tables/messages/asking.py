"""Private panels that ask once more where a press would take something from others, and say what it costs them."""

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


def cancel(table: Table, others: Sequence[SeatRow], texts: Words) -> Panel:
    """Ask who cancels a lobby at which others sit."""
    names = texts.listed([seat.name for seat in others])
    cost = texts.text("cancel-cost", names=names, count=len(others))
    return _panel(_title(table, "cancel-ask", texts), cost, ComponentId(table.id, CANCEL_NOW), texts)


def replace(table: Table, seat: int, invited: NamedUser, texts: Words) -> Panel:
    """Ask a moderator who gives somebody's seat to a user; the button knows whose it was when they were asked."""
    who, name = table.names[seat], plain_name(invited.name)
    title = texts.text("replace-ask", table=table.id, title=texts.text("title"), new=name, who=who)
    value = f"{invited.user_id} {holder_mark(table, seat)} {without_isolates(name)}"
    press = ComponentId(table.id, REPLACE_NOW, seat, value=value)
    return _panel(title, texts.text("replace-cost", who=who, new=name), press, texts)


def holder_mark(table: Table, seat: int) -> str:
    """Tell holders of a seat apart in few digits."""
    return str((table.seats[seat].user_id or 0) % 1_000_000)


def ban(user_id: int, lobbies: int, texts: Words) -> Panel:
    """Ask a moderator who bans a user, who sits in so many lobbies."""
    cost = texts.text("ban-cost", count=lobbies)
    press = ComponentId("", BAN_NOW, value=str(user_id))
    return _panel(texts.text("ban-ask", user=f"<@{user_id}>"), cost, press, texts, ComponentId("", "set_bans"))


def put_out(table: Table, seat: SeatRow, texts: Words) -> Panel:
    """Ask a host who takes a user's seat at the lobby."""
    press, back = ComponentId(table.id, PUT_OUT_NOW, value=str(seat.user_id)), ComponentId(table.id, "players")
    title = texts.text("put_out-ask", table=table.id, title=texts.text("title"), who=seat.name)
    return _panel(title, texts.text("put_out-cost"), press, texts, back)


def _title(table: Table, key: str, texts: Words) -> str:
    return texts.text(key, table=table.id, title=texts.text("title"))


def _panel(title: str, cost: str, press: ComponentId, texts: Words, back: ComponentId | None = None) -> Panel:
    sure = Button(press.id, texts.text(f"button-{press.verb}"), "danger")
    buttons = (sure, Button(back.id, texts.text("button-less"))) if back is not None else (sure,)
    return Panel((title, cost), rows=(buttons,), accent=common.SLATE)
