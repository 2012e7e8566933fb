"""The page behind `/settings` on which moderators name a role for each game, and the message that mentions it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.tables.messages import common
from bot.tables.messages.alerts import JOIN
from bot.tables.messages.moderators import button
from bot.tables.messages.open_tables import OpenTable, describe
from bot.tables.messages.settings import back_button
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Picker, Row, Select
from games.kernel import catalogue
from games.kernel.words import Words

SET_ROLES, GAME, PUT, DROP = "set_roles", "role_game", "put_role", "drop_role"
"""The verbs of the page, of the select of its game, of the picker of its role, and of the button that takes it away."""


def roles_page(roles: Mapping[str, int], silent: Collection[int], game: str, texts: Words) -> Panel:
    """Say which role is mentioned for each game, and let one be named for `game`; `silent` ones cannot be mentioned."""
    lines = [_line(key, role, silent, texts) for key, role in roles.items()]
    games = [Choice(key, common.game_title(key, texts), chosen=key == game) for key in list(catalogue.installed())[:25]]
    placeholder = texts.text("pick-role", title=common.game_title(game, texts))
    drop = (button(DROP, texts, game),) if game in roles else ()
    rows: tuple[Row, ...] = (
        Select(ComponentId("", GAME).id, texts.text("pick-role-game"), tuple(games)),
        Picker(ComponentId("", PUT, value=game).id, placeholder, "role"),
        (*drop, back_button(texts)),
    )
    said = "\n".join(lines) or texts.text("roles-none")
    return Panel((texts.text("roles-title"), said), rows=rows, accent=common.GOLD)


def _line(game: str, role: int, silent: Collection[int], texts: Words) -> str:
    line = texts.text("roles-line", title=common.game_title(game, texts), role=f"<@&{role}>")
    return f"{line}\n{texts.text('roles-silent')}" if role in silent else line


def call_panel(found: OpenTable, role: int, token: str, texts: Words) -> Panel:
    """Call for players in the lobby's channel; its role is mentioned."""
    join = Button(ComponentId(found.row.table_id, JOIN, token=token).id, texts.text("button-join"), "primary")
    said = texts.text("role-call", title=common.game_title(found.row.game, texts))
    return Panel((said, describe(found, texts)), rows=((join,),), accent=common.GOLD, roles=(role,))
