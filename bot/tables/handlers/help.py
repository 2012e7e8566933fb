"""The handler for help, by `/help` or by writing “help” to the bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from urllib.parse import quote

from bot.distribution import version
from bot.tables.company.tables_panel import TABLES
from bot.tables.core.people import language, words
from bot.tables.handlers.context import Handler, HandlerContext, Meant, in_place
from bot.tables.handlers.rulebook import AboutHandler
from bot.tables.messages import common
from bot.tables.messages.learning import learn_buttons
from bot.tables.messages.me import text_button
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Button, Choice, Panel, Row, Select
from games.kernel.words import LOCALES, Words
from storage.rows import TableRow

HELP, ABOUT, REPORT = "help", "about", "report"
"""The verbs of the buttons that lead back to help, to what Kontor is, and to how a problem is reported."""
MAX_TABLES, MAX_REPORTED = 2, 25
"""Most listed tables, waiting ones first, and most tables to choose from in a report."""


class HelpHandler:
    """Shows what a user can do now."""

    def __init__(self, context: HandlerContext, about: AboutHandler) -> None:
        self.context, self.registry, self.about = context, context.registry, about
        self.verbs: dict[str, Handler] = {ABOUT: self._about, HELP: in_place(self.help), REPORT: self._report}

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
        """Answer a direct message that asks for help; ignore all others."""
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
        told += [texts.text("help-begin"), texts.text("help-more")]
        by_text = (await self.registry.people.user(caller.user_id)).by_text
        rows = _rows(waiting, texts, by_text=by_text, reports=bool(self.about.notices.report_url))
        return Panel((texts.text("help-title"), *told), rows=rows, links=self._links(texts), accent=common.GOLD)

    def _links(self, texts: Words) -> tuple[tuple[str, str], ...]:
        """Return the links that the operator offers."""
        notices = self.about.notices
        urls = {"invitation": notices.invitation(), "source": notices.source_url, "support": notices.support_url}
        return tuple((texts.text(f"help-{name}-link"), url) for name, url in urls.items() if url)

    async def _report(self, press: Press) -> Answer:
        """Show the data for a problem report about a table: the picked one, or the one that is probably meant."""
        texts = await self.registry.people.meet(press.caller)
        tables = [row.table_id for row, _ in await self.context.tables_of(press.caller)][:MAX_REPORTED]
        table = press.picked if press.picked in tables else await self._meant(press.caller, tables)
        return Answer(report_panel(table, tables, self.about.notices.report_url, texts), update=True)

    async def _meant(self, caller: Caller, own: Sequence[str]) -> str:
        """Return the meant table: one of this channel that the caller may know, or their own one of the last press."""
        try:
            async with self.context.table(caller, await self.context.find(caller, None, begun=True)) as table:
                return table.id
        except Refusal:
            pressed = self.context.meant.get(caller.user_id, Meant()).table
            return pressed if pressed in own else ""


def _rows(waiting: list[TableRow], texts: Words, *, by_text: bool, reports: bool) -> tuple[Row, ...]:
    """Return buttons to the user's move, a lesson, tables, playing by text, *About Kontor* and a report."""
    move = [Button(ComponentId(row.table_id, "move").id, texts.text("button-move"), "primary") for row in waiting[:1]]
    text = () if by_text else (text_button(texts),)
    ways = (Button(ComponentId("", TABLES).id, texts.text("button-tables")), *text)
    ends = [ABOUT, REPORT] if reports else [ABOUT]
    return (
        (*move, *learn_buttons(None, texts)),
        (*ways, *(Button(ComponentId("", verb).id, texts.text(f"button-{verb}")) for verb in ends)),
    )


def report_panel(table: str, tables: Sequence[str], url: str, texts: Words) -> Panel:
    """Show the line that a report needs, and a link to the report form, filled in if the address allows it."""
    known = {"table": table or "-", "version": version()}
    line = texts.text("report-line" if table else "report-no-table", **known)
    for name, value in known.items():
        url = url.replace(f"{{{name}}}", quote(value))
    choices = tuple(Choice(each, each, chosen=each == table) for each in tables)
    pick = (Select(ComponentId("", REPORT).id, texts.text("pick-report"), choices),) if len(tables) > 1 else ()
    rows: tuple[Row, ...] = (*pick, (Button(ComponentId("", HELP).id, texts.text("button-help")),))
    links = ((texts.text("report-link"), url),) if url else ()
    return Panel((texts.text("report-title"), line, texts.text("report-secrets")), (), rows, links, accent=common.GOLD)


def _line(row: TableRow, stand: str, texts: Words) -> str:
    where = common.link(row.guild_id, row.place_id or row.home_id)
    title, said = common.game_title(row.game, texts), texts.text(f"tables-{stand}")
    return texts.text("help-table", title=title, table=row.table_id, where=where, stand=said)


def asks_for_help(text: str) -> bool:
    """Tell whether a text asks for help, in any language."""
    said = text.strip().strip("/!.").casefold()
    return any(said in words(locale).typed("typed-help") for locale in LOCALES)
