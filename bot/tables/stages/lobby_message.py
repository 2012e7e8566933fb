"""The lobby's message."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.company import durations, evenings, invitations, reliability
from bot.tables.company.reliability import Known
from bot.tables.core.table import CLOSED, Table
from bot.tables.messages import advice, common
from bot.tables.messages.common import GOLD, SLATE
from bot.tables.messages.learning import learn_buttons
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Button, Panel, Picture, Row, Style
from games.kernel.words import Words


def lobby(table: Table, texts: Words, known: Known, cover: Picture | None = None) -> Panel:
    """Compose the lobby's message for any stage of the table; a cancelled one has no title picture.

    `known` says how reliable its users are.
    """
    if table.row.stage == "cancelled":
        ended = texts.text("lobby-closed") if table.row.act == CLOSED else texts.text("lobby-cancelled")
        return Panel((common.heading(table, texts), ended), accent=SLATE)
    panel = _open_lobby(table, texts, known) if table.row.stage == "lobby" else _begun_lobby(table, texts)
    return panel if cover is None else replace(panel, pictures=(cover,))


def _open_lobby(table: Table, texts: Words, known: Known) -> Panel:
    blocks = (_about(table, texts), _who_sits(table, texts, known), _rules(table, texts), _no_post(table, texts))
    return Panel(tuple(filter(None, blocks)), rows=_lobby_rows(table, texts), links=_links(table, texts), accent=GOLD)


def _about(table: Table, texts: Words) -> str:
    """Describe the game: name, tagline, number of players and length."""
    (least, most), (shortest, longest) = table.game.seats, table.game.minutes
    length = texts.text("lobby-about", least=least, most=most, shortest=shortest, longest=longest)
    heading = f"## {texts.text('title')} {table.id}"
    evening = evenings.evening_line(table, texts)
    return "\n".join(filter(None, (heading, texts.text("tagline"), f"-# {length}", evening)))


def _who_sits(table: Table, texts: Words, known: Known) -> str:
    """List the seats, those held for invited users, and what is missing for a start."""
    seats = [
        common.with_icon(seat.seat, f"**{seat.name}**")
        + _role(table, seat.seat, texts)
        + evenings.here_mark(seat, texts)
        + reliability.beside_name(known, seat.user_id, texts)
        for seat in table.seats
    ]
    missing, free = table.game.seats[0] - len(table.seats), table.game.seats[1] - len(table.seats)
    state = texts.text("lobby-missing", count=missing) if missing > 0 else texts.text("lobby-ready", free=free)
    return "\n".join(filter(None, (*seats, invitations.held_lines(table, texts), f"-# {state}")))


def _rules(table: Table, texts: Words) -> str:
    """Say in small lines what differs from the usual game, how long players have, and how long the game takes."""
    first = " · ".join((*common.unusual_text(table, texts).splitlines(), durations.pace_and_length(table, texts)))
    others = (common.printed_line, _least_line, advice.allowed_line, invitations.only_line)
    return "\n".join(f"-# {text}" for text in (first, *(line(table, texts) for line in others)) if text)


def _no_post(table: Table, texts: Words) -> str:
    """Say why the table has no post in the server's forum."""
    note = common.place_note(table, texts)
    return f"-# {note}" if note else ""


def _least_line(table: Table, texts: Words) -> str:
    return reliability.least_line(table.row, texts)


def _role(table: Table, seat: int, texts: Words) -> str:
    row = table.seats[seat]
    return " " + texts.text("lobby-host") if row.user_id == table.row.host_id else ""


def with_token(panel: Panel, token: str) -> Panel:
    """Put the delivery's token into a component id, so that the message can be found again.

    It goes into the id of *Table …*, which works with and without it, since edits remove it.
    """
    first, *rows = panel.rows
    assert isinstance(first, tuple)  # noqa: S101 - a lobby begins with its buttons
    *others, last = first
    component = parse(last.id)
    assert component is not None  # noqa: S101 - the id is ours
    return replace(panel, rows=((*others, replace(last, id=replace(component, token=token).id)), *rows))


def _begun_lobby(table: Table, texts: Words) -> Panel:
    key = "lobby-begun" if table.row.stage == "playing" else "lobby-over"
    lines = (
        common.heading(table, texts),
        texts.text(key, names=", ".join(seat.name for seat in table.seats)),
        common.who_won(table, texts),
    )
    return Panel(tuple(filter(None, lines)), links=_links(table, texts), accent=SLATE)


def _links(table: Table, texts: Words) -> tuple[tuple[str, str], ...]:
    """Link to the table's place, or before that to its post; an open lobby may have neither."""
    place = table.row.place_id or table.row.post_id
    if place is None or place == table.row.home_id:
        return ()
    return ((texts.text("button-table"), common.link(table.row.guild_id, place)),)


def _lobby_rows(table: Table, texts: Words) -> tuple[Row, ...]:
    def button(verb: str, style: Style = "secondary") -> Button:
        return Button(ComponentId(table.id, verb).id, texts.text(f"button-{verb}"), style)

    ready = len(table.seats) >= table.game.seats[0]
    start = Button(ComponentId(table.id, "start").id, texts.text("button-start"), "success", disabled=not ready)
    return ((button("join", "primary"), start, *learn_buttons(table.game, texts), button("options")),)
