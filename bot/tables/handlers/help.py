"""The handler for help: what a user can do now, by `/help` or by writing “help” to the bot."""

from __future__ import annotations

from bot.tables.company.open_tables import open_button
from bot.tables.core.people import language, words
from bot.tables.handlers.context import HandlerContext
from bot.tables.messages import common
from bot.tables.messages.learning import learn_buttons
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Button, Panel
from games.kernel.words import LOCALES, Words
from storage.rows import TableRow

MOST = 10
"""Tables that are listed, those that wait for the user first."""


class HelpHandler:
    """Say what a user can do now."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry

    async def help(self, caller: Caller) -> Answer:
        """Answer `/help`."""
        return Answer(await self._panel(caller, await self.registry.people.meet(caller)))

    async def written(self, caller: Caller, text: str) -> Panel | None:
        """Answer a direct message that asks for help; nothing to all others, which are not read any further."""
        if not asks_for_help(text):
            return None
        user = await self.registry.people.user(caller.user_id)
        return await self._panel(caller, words(language(user)))

    async def _panel(self, caller: Caller, texts: Words) -> Panel:
        found = await self.context.tables_of(caller)
        waiting = [row for row, stand in found if stand == "waits"]
        lines = [_line(row, stand, texts) for row, stand in found[:MOST]]
        title = texts.text("help-waits") if waiting else texts.text("help-tables")
        told = ["\n".join([title, *lines]) if lines else texts.text("help-none")]
        if any(row.stage == "playing" for row, _ in found):
            told.append(texts.text("help-move"))
        told += [texts.text("help-begin"), texts.text("help-more")]
        label = texts.text("button-move")
        move = [Button(ComponentId(row.table_id, "move").id, label, "primary") for row in waiting[:1]]
        rows = ((*move, *learn_buttons(None, texts), open_button(texts)),)
        return Panel((texts.text("help-title"), *told), rows=rows, accent=common.GOLD)


def _line(row: TableRow, stand: str, texts: Words) -> str:
    where = common.link(row.guild_id, row.place_id or row.home_id)
    title, said = common.game_title(row.game, texts), texts.text(f"tables-{stand}")
    return texts.text("help-table", title=title, table=row.table_id, where=where, stand=said)


def asks_for_help(text: str) -> bool:
    """Tell whether a text asks for help, in any language."""
    said = text.strip().strip("/!.").casefold()
    return any(said in words(locale).typed("typed-help") for locale in LOCALES)
