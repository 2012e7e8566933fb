"""What somebody wants to be told of, and the message that tells them of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.tables.core.pace import PRESETS
from bot.tables.messages import common
from bot.tables.messages.open_tables import OpenTable, describe
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Row, Select
from games.kernel import catalogue
from games.kernel.words import Words
from storage.rows import SubscriptionRow

GAME, PACES, END = "alert_game", "alert_paces", "alerts_off"
"""The verbs of the two selects that say what one is told of, and of the button that ends all of it."""
JOIN, NO_MORE = "join_alert", "no_alerts"
"""The verbs of the buttons under a message about a table."""
MOST_GUILDS = 10
"""Servers that are listed in direct messages."""


def alert(found: OpenTable, token: str, texts: Words) -> Panel:
    """Tell somebody of a table that has opened; both buttons work in direct messages."""
    table_id = found.row.table_id
    buttons = (
        Button(ComponentId(table_id, JOIN, token=token).id, texts.text("button-join"), "primary"),
        Button(ComponentId(table_id, NO_MORE, token=token).id, texts.text(f"button-{NO_MORE}")),
    )
    said = texts.text("alert-opened", title=common.game_title(found.row.game, texts))
    return Panel((said, describe(found, texts)), rows=(buttons,), accent=common.GOLD)


def choose_panel(rows: Sequence[SubscriptionRow], game: str, texts: Words, notes: Sequence[str] = ()) -> Panel:
    """Compose what somebody is told of on one server; `game` is the one whose paces they choose."""
    paces = {row.pace for row in rows if row.game == game}
    text = (*notes, texts.text("alerts-about"), "\n".join(_lines(rows, texts)) or texts.text("alerts-none"))
    games = tuple(
        Choice(key, common.game_title(key, texts), chosen=key == game) for key in list(catalogue.installed())[:25]
    )
    choices = tuple(Choice(key, texts.text(f"pace-{key}"), chosen=key in paces) for key in PRESETS)
    placeholder = texts.text("alerts-paces", title=common.game_title(game, texts))
    controls: tuple[Row, ...] = (
        Select(ComponentId("", GAME).id, texts.text("alerts-game"), games),
        Select(ComponentId("", PACES, value=game).id, placeholder, choices, least=0, most=len(choices)),
    )
    return Panel(tuple(filter(None, text)), rows=(*controls, *_end(rows, texts)), accent=common.GOLD)


def servers_panel(rows: Sequence[SubscriptionRow], names: Mapping[int, str], texts: Words) -> Panel:
    """Compose what somebody is told of on all servers; where one is asked, it is chosen there."""
    guilds = list(dict.fromkeys(row.guild_id for row in rows))
    text = [texts.text("alerts-direct" if rows else "alerts-none")]
    for guild in guilds[:MOST_GUILDS]:
        lines = _lines([row for row in rows if row.guild_id == guild], texts)
        text.append("\n".join((f"**{names[guild]}**", *lines)))
    text.append("" if rows else texts.text("alerts-where"))
    return Panel(tuple(filter(None, text)), rows=_end(rows, texts), accent=common.GOLD)


def _end(rows: Sequence[SubscriptionRow], texts: Words) -> tuple[Row, ...]:
    return ((Button(ComponentId("", END).id, texts.text(f"button-{NO_MORE}")),),) if rows else ()


def _lines(rows: Sequence[SubscriptionRow], texts: Words) -> list[str]:
    """Say for each game at which paces somebody is told of it."""
    paces: dict[str, set[str]] = {}
    for row in rows:
        paces.setdefault(row.game, set()).add(row.pace)
    return [
        texts.text(
            "alerts-line",
            title=common.game_title(game, texts),
            paces=" · ".join(texts.text(f"pace-{each}") for each in PRESETS if each in chosen),
        )
        for game, chosen in paces.items()
    ]
