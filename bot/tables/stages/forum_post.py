"""A table's post in a forum: its first message, and its tags."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.tables.company.notice_board import JOIN, NOTICE
from bot.tables.company.reliability import Known
from bot.tables.core.people import words
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import PostTags
from bot.tables.ports.panel import Button, Panel
from bot.tables.stages import lobby_message
from games.kernel import catalogue
from games.kernel.words import Words, own_first
from storage.rows import TableRow

STATES: Final = ("seeking", "running", "finished")
"""The tags that show a table's state; the keys of their names are `tag-STATE`."""


def first_message(table: Table, texts: Words, known: Known) -> Panel:
    """Compose a post's first message: the lobby's message, with *Join* as long as the table waits for players."""
    panel = lobby_message.lobby(table, texts, known)
    where = common.link(table.row.guild_id, table.row.home_id, table.row.lobby_message_id)
    join = Button(ComponentId(table.id, NOTICE, value=JOIN).id, texts.text("button-join"), "primary")
    rows = ((join,),) if table.row.stage == "lobby" else ()
    return replace(panel, rows=rows, links=((texts.text("button-to_lobby"), where),))


def post_tags(row: TableRow, locale: str) -> PostTags:
    """Name a post's tags for the game and the table's state; names in the server's language come first."""
    named = {state: _names(locale, f"tag-{state}") for state in STATES}
    state = {"lobby": "seeking", "playing": "running"}.get(row.stage, "finished")
    others = [name for each in STATES if each != state for name in named[each]]
    return PostTags((_names(locale, "title", catalogue.find(row.game).package), named[state]), tuple(others))


def _names(locale: str, key: str, package: str | None = None) -> tuple[str, ...]:
    return tuple(dict.fromkeys(words(each, package).text(key) for each in own_first(locale)))
