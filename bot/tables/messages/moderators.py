"""The pages on which moderators settle where tables are opened, how many there may be, and for whom."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.core import pace
from bot.tables.messages import common
from bot.tables.messages.settings import back_button
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Picker, Row, Select
from games.kernel import catalogue
from games.kernel.words import Words
from storage.rows import BanRow, GuildRow

MOST_CHANNELS = 10
"""Channels that can be picked at once."""
CAPS = (0, 1, 2, 3, 5, 10, 20)
"""How many tables a user may have at once; 0 is as many as they like."""
BANS = 8
"""Bans on a page."""


def button(verb: str, texts: Words, value: str = "", *, beside: str = "") -> Button:
    """Make a button of these pages."""
    return Button(ComponentId("", verb, value=value).id, texts.text(f"button-{verb}"), beside=beside)


def channels_page(row: GuildRow, texts: Words) -> Panel:
    """Say in which channels tables may be opened, and let others be picked."""
    named = ", ".join(f"<#{channel}>" for channel in row.channel_ids)
    said = texts.text("channels-some", channels=named) if named else texts.text("channels-all")
    picker = Picker(ComponentId("", "put_channels").id, texts.text("pick-channels"), "channel", 1, MOST_CHANNELS)
    everywhere = (button("all_channels", texts),) if named else ()
    rows: tuple[Row, ...] = (picker, (*everywhere, back_button(texts)))
    return Panel((texts.text("channels-title"), said), rows=rows, accent=common.GOLD)


def caps_page(row: GuildRow, texts: Words) -> Panel:
    """Say how many tables a user may have at once, and let it be changed."""
    shown = (("lobbies", row.most_lobbies), ("games", row.most_games))
    lines = [texts.text(f"cap-{name}", most=most) for name, most in shown]
    rows = tuple(_caps(name, most, texts) for name, most in shown)
    return Panel((texts.text("caps-title"), "\n".join(lines)), rows=(*rows, (back_button(texts),)), accent=common.GOLD)


def _caps(name: str, most: int, texts: Words) -> Select:
    choices = [Choice(str(each), texts.text(f"cap-choice-{name}", most=each), chosen=each == most) for each in CAPS]
    return Select(ComponentId("", f"cap_{name}").id, texts.text(f"pick-{name}"), tuple(choices))


def games_page(row: GuildRow, texts: Words) -> Panel:
    """Say of which games tables may be opened, and let others be picked."""
    off = row.games_off.split()
    choices = tuple(Choice(key, common.game_title(key, texts), chosen=key not in off) for key in catalogue.offered())
    named = ", ".join(choice.label for choice in choices if choice.chosen)
    said = texts.text("games-some", games=named) if off else texts.text("games-all")
    select = Select(ComponentId("", "put_games").id, texts.text("pick-played"), choices[:25], 1, min(25, len(choices)))
    rows: tuple[Row, ...] = (select, (back_button(texts),))
    return Panel((texts.text("games-title"), said), rows=rows, accent=common.GOLD)


def bans_page(bans: Sequence[BanRow], page: int, texts: Words) -> Panel:
    """List who is kept from the server's tables, with a button each, and let users be picked."""
    last = max(0, len(bans) - 1) // BANS
    page = min(page, last)
    shown = bans[page * BANS : (page + 1) * BANS]
    lines = [texts.text("bans-title"), "" if bans else texts.text("bans-none")]
    rows: list[Row] = [(_lift_button(ban, texts),) for ban in shown]
    rows.append(Picker(ComponentId("", "ban").id, texts.text("pick-ban"), "user"))
    rows.append((*turn_buttons("set_bans", page, last, texts), back_button(texts)))
    return Panel(tuple(filter(None, lines)), rows=tuple(rows), accent=common.GOLD)


def _lift_button(ban: BanRow, texts: Words) -> Button:
    beside = texts.text("ban-line", user=f"<@{ban.user_id}>", at=pace.date(ban.at))
    return button("lift_ban", texts, str(ban.user_id), beside=beside)


def turn_buttons(verb: str, page: int, last: int, texts: Words) -> tuple[Button, ...]:
    """Return the buttons that turn the pages of a list; none if there is only one page."""
    ways = ((page - 1, "newer", page > 0), (page + 1, "older", page < last))
    return tuple(
        Button(ComponentId("", verb, value=str(to)).id, texts.text(f"button-{way}")) for to, way, there in ways if there
    )
