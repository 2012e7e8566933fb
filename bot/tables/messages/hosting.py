"""What the host of a lobby is told and asked, and the panel in which they put somebody out or hand their part on."""

from __future__ import annotations

from bot.tables.core import pace
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Row, Select, Style
from games.kernel.words import Words

KEEP_OPEN, FILL, START_NOW, PLAYERS, PUT_OUT, HAND_ON = (
    "keep_open",
    "fill",
    "start_now",
    "players",
    "put_out",
    "hand_on",
)
"""The verbs of a host's buttons and selects."""


def full(table: Table, token: str, texts: Words) -> Panel:
    """Say that all seats are taken, with *Start*."""
    text = texts.text("host-full", names=", ".join(table.names))
    return _letter(table, text, (_button(table, START_NOW, token, texts, "success"),), texts)


def left(table: Table, token: str, texts: Words) -> Panel:
    """Say who still sits there."""
    text = texts.text("host-left", names=", ".join(table.names))
    ready = len(table.seats) >= table.game.seats[0]
    return _letter(table, text, (_button(table, START_NOW, token, texts, "success"),) if ready else (), texts)


def lapses(table: Table, at: int, token: str, texts: Words) -> Panel:
    """Say when the lobby lapses, with what can be done about it; its host is mentioned where others read it."""
    text = texts.text("host-lapses", names=", ".join(table.names), until=pace.relative_time(at))
    free = table.game.seats[1] - len(table.seats)
    buttons = [_button(table, KEEP_OPEN, token, texts, "primary")]
    if len(table.seats) >= table.game.seats[0]:
        buttons.append(_button(table, START_NOW, token, texts, "success"))
    if free:
        buttons.append(Button(ComponentId(table.id, FILL, token=token).id, texts.text("button-fill", count=free)))
    panel = _letter(table, text, tuple(buttons), texts)
    return Panel(panel.text, panel.pictures, panel.rows, panel.links, panel.accent, pings=(table.row.host_id or 0,))


def done(table: Table, texts: Words) -> Panel:
    """Say, in the place of what was told, that it is out of date."""
    over = texts.text("lobby-cancelled") if table.row.stage == "cancelled" else texts.text("host-begun")
    said = texts.text("host-changed") if table.row.stage == "lobby" else over
    return Panel((common.heading(table, texts), said), links=_links(table, texts), accent=common.SLATE)


def out(table: Table, texts: Words) -> Panel:
    """Say to a user that the host has put them out."""
    return Panel((common.heading(table, texts), texts.text("host-put-you-out")), accent=common.SLATE)


def players(table: Table, texts: Words, note: str = "") -> Panel:
    """Compose the host's private panel about the users at the lobby."""
    others = [seat for seat in table.seats if seat.user_id not in (None, table.row.host_id)]
    choices = tuple(Choice(str(seat.user_id), seat.name) for seat in others)
    selects = tuple(
        Select(ComponentId(table.id, verb).id, texts.text(f"button-{verb}"), choices) for verb in (PUT_OUT, HAND_ON)
    )
    back = (Button(ComponentId(table.id, "less").id, texts.text("button-less")),)
    said = texts.text("players-about") if others else texts.text("players-none")
    return Panel(
        tuple(filter(None, (note, texts.text("players-title", table=table.id), said))),
        rows=(*(selects if others else ()), back),
        accent=common.GOLD,
    )


def _letter(table: Table, text: str, row: Row, texts: Words) -> Panel:
    return Panel(
        (common.heading(table, texts), text), rows=(row,) if row else (), links=_links(table, texts), accent=common.GOLD
    )


def _links(table: Table, texts: Words) -> tuple[tuple[str, str], ...]:
    where = common.link(table.row.guild_id, table.row.home_id, table.row.lobby_message_id)
    return ((texts.text("button-lobby"), where),)


def _button(table: Table, verb: str, token: str, texts: Words, style: Style = "secondary") -> Button:
    return Button(ComponentId(table.id, verb, token=token).id, texts.text(f"button-{verb}"), style)
