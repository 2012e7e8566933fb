"""What invitations say: in the lobby, in its channel, in a direct message, and to the host who makes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables.core.pace import relative_time
from bot.tables.core.table import Table
from bot.tables.messages import common, waiting
from bot.tables.messages.common import GOLD, SLATE
from bot.tables.ports.clock import DAY
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel, Picker, Row, Style
from games.kernel.words import Words
from storage.rows import InvitationRow

INVITE, INVITEES, WITHDRAW, INVITED_ONLY = "invite", "invitees", "withdraw", "invited_only"
JOIN, DECLINE, DECLINE_ALL, ALLOW = "join_invited", "decline", "decline_all", "invitations_on"
ON, OFF = "on", "off"
HELD: Final = DAY
"""Milliseconds for which an invited user's seat is held."""
MOST_AT_ONCE: Final = 5


def mention(user_id: int) -> str:
    """Name a user as Discord shows them to each reader; by itself this notifies nobody."""
    return f"<@{user_id}>"


def _button(table: Table, verb: str, texts: Words, style: Style = "secondary", token: str = "") -> Button:
    return Button(ComponentId(table.id, verb, token=token).id, texts.text(f"button-{verb}"), style)


# In the lobby


def held_lines(table: Table, texts: Words) -> str:
    """Say for whom seats are held, and how long; empty where there is none."""
    return "\n".join(_held_line(row, texts) for row in table.invited)


def _held_line(row: InvitationRow, texts: Words) -> str:
    return texts.text("lobby-held", user=mention(row.user_id), until=relative_time(row.made_at + HELD))


def only_line(table: Table, texts: Words) -> str:
    """Say that only invited users may join; empty where all may."""
    return texts.text("lobby-invited-only") if table.row.invited_only else ""


def invite_button(table: Table, texts: Words) -> Button:
    """Return the lobby's button by which the host invites."""
    return _button(table, INVITE, texts)


# To the host


def host_panel(table: Table, free: int, texts: Words, note: str = "") -> Panel:
    """Compose the host's private panel: who is invited, whom to invite, and whether others may join."""
    lines = (texts.text("invite-title", table=table.id), note, held_lines(table, texts))
    told = texts.text("invite-free", count=free) if free else texts.text("invite-none-free")
    rows: list[Row] = []
    if free:
        picker = ComponentId(table.id, INVITEES).id
        rows.append(Picker(picker, texts.text("invite-whom"), "user", 1, min(free, MOST_AT_ONCE)))
    rows.append((_only_button(table, texts), *_withdraw_button(table, texts)))
    only = texts.text(f"invite-only-{ON if table.row.invited_only else OFF}")
    return Panel(tuple(filter(None, (*lines, told, only))), rows=tuple(rows), accent=GOLD)


def _only_button(table: Table, texts: Words) -> Button:
    value = OFF if table.row.invited_only else ON
    return Button(ComponentId(table.id, INVITED_ONLY, value=value).id, texts.text(f"button-invited-only-{value}"))


def _withdraw_button(table: Table, texts: Words) -> tuple[Button, ...]:
    return (_button(table, WITHDRAW, texts, "danger"),) if table.invited else ()


# To the invited


def call_panel(table: Table, called: Sequence[int], others: Sequence[int], token: str, texts: Words) -> Panel:
    """Compose the message in the lobby's channel; it mentions some who are invited, and only names others."""
    also = texts.text("invite-also", users=", ".join(map(mention, others))) if others else ""
    blocks = (common.heading(table, texts), _by_whom(table, len(called), texts), _about(table, texts), also)
    return Panel(tuple(filter(None, blocks)), rows=(_answers(table, token, texts),), accent=GOLD, pings=tuple(called))


def letter_panel(table: Table, token: str, texts: Words) -> Panel:
    """Compose the direct message to somebody who is invited and wants to hear of it so."""
    where = common.link(table.row.guild_id, table.row.home_id, table.row.lobby_message_id)
    blocks = (
        common.heading(table, texts),
        _by_whom(table, 1, texts),
        _about(table, texts),
        texts.text("invite-letter-why"),
    )
    links = ((texts.text("button-table"), where),)
    return Panel(tuple(filter(None, blocks)), rows=(_answers(table, token, texts),), links=links, accent=GOLD)


def over_panel(table: Table, texts: Words) -> Panel:
    """Compose what stays of an invitation that is answered, withdrawn or out of date."""
    return Panel((common.heading(table, texts), texts.text("invite-over")), accent=SLATE)


def _by_whom(table: Table, count: int, texts: Words) -> str:
    return texts.text("invite-called", host=host_name(table, texts), title=texts.text("title"), count=count)


def host_name(table: Table, texts: Words) -> str:
    """Name the host, who sits at their own lobby."""
    host = table.seat_of(table.row.host_id or 0)
    return table.names[host] if host is not None else texts.text("invite-somebody")


def _about(table: Table, texts: Words) -> str:
    seated = texts.text("options-seats", names=", ".join(table.names))
    return "\n".join(filter(None, (seated, common.options_text(table, texts), waiting.pace_line(table, texts))))


def _answers(table: Table, token: str, texts: Words) -> Row:
    return (
        _button(table, JOIN, texts, "primary", token),
        _button(table, DECLINE, texts),
        _button(table, DECLINE_ALL, texts, "danger"),
    )


def joined_panel(table: Table, texts: Words) -> Panel:
    """Say to somebody that they have joined, with the way to the lobby."""
    where = common.link(table.row.guild_id, table.row.home_id, table.row.lobby_message_id)
    title = texts.text("title")
    return Panel((texts.text("open-joined", title=title, table=table.id, link=where),), accent=GOLD)


def declined_panel(table: Table, texts: Words, *, for_ever: bool) -> Panel:
    """Say to somebody that they have declined, and perhaps that the host cannot invite them any more."""
    key = "invite-declined-all" if for_ever else "invite-declined"
    return Panel((texts.text(key, host=host_name(table, texts)),), accent=SLATE)


def allow_row(texts: Words) -> Row:
    """Offer invitations by direct message."""
    return (Button(ComponentId("", ALLOW).id, texts.text(f"button-{ALLOW}")),)
