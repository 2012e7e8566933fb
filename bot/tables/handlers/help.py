"""The handler for help: what a user can do now, by `/help` or by writing “help” to the bot."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.company.tables_panel import TABLES
from bot.tables.core.people import language, words
from bot.tables.handlers.context import Handler, HandlerContext, in_place
from bot.tables.handlers.rulebook import AboutHandler
from bot.tables.messages import common
from bot.tables.messages.learning import learn_buttons
from bot.tables.messages.me import text_button
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Button, Panel, Row
from games.kernel.words import LOCALES, Words
from storage.rows import TableRow

HELP, ABOUT = "help", "about"
"""The verbs of the buttons that lead back to help, and to what Kontor is."""
MAX_TABLES = 2
"""Tables that are listed, those that wait for the user first."""


class HelpHandler:
    """Say what a user can do now."""

    def __init__(self, context: HandlerContext, about: AboutHandler) -> None:
        self.context, self.registry, self.about = context, context.registry, about
        self.verbs: dict[str, Handler] = {ABOUT: self._about, HELP: in_place(self.help)}

    async def help(self, caller: Caller) -> Answer:
        """Answer `/help`."""
        return Answer(await self._panel(caller, await self.registry.people.meet(caller)))

    async def _about(self, press: Press) -> Answer:
        answer = await self.about.about(press.caller)
        texts = await self.registry.people.meet(press.caller)
        back = Button(ComponentId("", HELP).id, texts.text("button-help"))
        rows = ((*learn_buttons(None, texts), back),)
        return replace(answer, panel=answer.panel and replace(answer.panel, rows=rows), update=True)

    async def written(self, caller: Caller, text: str) -> Panel | None:
        """Answer a direct message that asks for help; nothing to all others, which are not read any further."""
        if not asks_for_help(text):
            return None
        user = await self.registry.people.user(caller.user_id)
        return await self._panel(caller, words(language(user)))

    async def _panel(self, caller: Caller, texts: Words) -> Panel:
        found = await self.context.tables_of(caller)
        waiting = [row for row, stand in found if stand == "waits"]
        lines = [_line(row, stand, texts) for row, stand in found[:MAX_TABLES]]
        title = texts.text("help-waits") if waiting else texts.text("help-tables")
        told = ["\n".join([title, *lines]) if lines else texts.text("help-none")]
        told += [texts.text("help-move")] if any(row.stage == "playing" for row, _ in found) else []
        told += [texts.text("help-begin"), texts.text("help-more") + "\n" + texts.text("help-moved")]
        by_text = (await self.registry.people.user(caller.user_id)).by_text
        return Panel((texts.text("help-title"), *told), rows=_rows(waiting, texts, by_text=by_text), accent=common.GOLD)


def _rows(waiting: list[TableRow], texts: Words, *, by_text: bool) -> tuple[Row, ...]:
    """Return the ways from here: to the user's move, a lesson, tables, playing by text, and *About Kontor*."""
    move = [Button(ComponentId(row.table_id, "move").id, texts.text("button-move"), "primary") for row in waiting[:1]]
    text = () if by_text else (text_button(texts),)
    ways = (Button(ComponentId("", TABLES).id, texts.text("button-tables")), *text)
    return (
        (*move, *learn_buttons(None, texts)),
        (*ways, Button(ComponentId("", ABOUT).id, texts.text("button-about"))),
    )


def _line(row: TableRow, stand: str, texts: Words) -> str:
    where = common.link(row.guild_id, row.place_id or row.home_id)
    title, said = common.game_title(row.game, texts), texts.text(f"tables-{stand}")
    return texts.text("help-table", title=title, table=row.table_id, where=where, stand=said)


def asks_for_help(text: str) -> bool:
    """Tell whether a text asks for help, in any language."""
    said = text.strip().strip("/!.").casefold()
    return any(said in words(locale).typed("typed-help") for locale in LOCALES)
