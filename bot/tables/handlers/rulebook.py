"""The handler for rulebooks: `/rules`, chapter by chapter, and the way from a table or a refusal to its rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.distribution import version
from bot.tables.core.people import words
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.messages import common
from bot.tables.messages.rulebook import ABOUT, PAGE, Book, chapter_of, chapters, rules_panel
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel
from games.kernel import catalogue
from games.kernel.game import Chapter
from games.kernel.words import Words


class RulebookHandler:
    """Show pages of the rulebooks."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.verbs: dict[str, Handler] = {"rules": self._turn, PAGE: self._turn, "chapter": self._open}

    async def rules(self, caller: Caller, game: str | None = None) -> Answer:
        """Open a game's rules; at a table of that game, at the section that is being played."""
        here, section = await self._here(caller)
        if game is None:
            book = here or Book(next(iter(catalogue.installed().values())))
            return await self._show(caller, book, chapter_of(book.game, section) or ABOUT)
        found = catalogue.find(game)
        return await self._show(caller, here if here is not None and here.game is found else Book(found), ABOUT)

    async def of_table(self, caller: Caller, named: str | None) -> Answer:
        """Open the chapter of the present question at the meant table."""
        table_id = await self.context.find(caller, named, seated=False, begun=True)
        return await self._open(Press(caller, ComponentId(table_id, "chapter")))

    async def _here(self, caller: Caller) -> tuple[Book | None, str]:
        """Find the book of the meant table, and the section that is being played."""
        try:
            table_id = await self.context.find(caller, None, seated=False)
        except Refusal:
            return None, ""
        return await self._at(caller, table_id)

    async def _at(self, caller: Caller, table_id: str, *, acts: bool = True) -> tuple[Book | None, str]:
        """Return the book of a table, and the section that is being played; nothing if the table is gone."""
        try:
            async with self.context.table(caller, table_id, acts=acts) as table:
                return _book(table, caller), table.match.state.section if table.match else ""
        except Refusal:
            return None, ""

    async def _open(self, press: Press) -> Answer:
        """Open the chapter of a table's present question: from the own panel in its place, from a board privately."""
        async with self.context.table(press.caller, press.table_id) as table:
            book, section = _book(table, press.caller), table.match.state.section if table.match else ""
        answer = await self._show(press.caller, book, chapter_of(book.game, section) or ABOUT)
        return replace(answer, update=press.component.seat is not None)

    async def _turn(self, press: Press) -> Answer:
        """Turn to another chapter; a press on a public message opens it privately."""
        key, _, name = press.value.partition(":")
        game = catalogue.find(key)
        here, _ = await self._at(press.caller, press.table_id, acts=False) if press.table_id else (None, "")
        book = here if here is not None and here.game is game else Book(game)
        chapter = next((chapter for chapter in chapters(game) if chapter.key == name), ABOUT)
        answer = await self._show(press.caller, book, chapter)
        seated = press.component.seat is not None  # until release 0.1, a page's id had a seat
        turns = bool(press.values) or press.component.verb == PAGE or seated
        return replace(answer, update=turns)

    async def _show(self, caller: Caller, book: Book, chapter: Chapter) -> Answer:
        game, texts = book.game, words((await self.registry.people.meet(caller)).locale, book.game.package)
        if not chapter.picture:
            return Answer(rules_panel(book, chapter, None, texts))
        sight = await self.context.sight(caller)
        return await self.context.pictured(
            lambda: self.context.pictures.chapter(game, chapter, texts, book.material_id, sight),
            lambda picture: rules_panel(book, chapter, picture, texts),
        )


def _book(table: Table, caller: Caller) -> Book:
    """Return the book of a table, with the way back for players there."""
    seat = table.seat_of(caller.user_id) if table.row.stage == "playing" else None
    return Book(table.game, table.id, table.material_id, seat)


@dataclass(frozen=True, slots=True)
class Notices:
    """The operator's notice to all users and their links, all of which may be empty.

    In `report_url`, `{table}` and `{version}` are filled in. `invitation` is where others add the bot to their server.
    """

    notice: str = ""
    privacy_url: str = ""
    terms_url: str = ""
    source_url: str = ""
    support_url: str = ""
    report_url: str = ""
    invitation: Callable[[], str] = str


class AboutHandler:
    """Say what Kontor is."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.notices = Notices()

    async def about(self, caller: Caller) -> Answer:
        """Say version, games, credits and privacy."""
        texts = await self.registry.people.meet(caller)
        notice = self.notices.notice
        blocks = (
            texts.text("about-title", version=version()),
            *([texts.text("about-notice", notice=notice)] if notice else []),
            _games(texts),
            texts.text("about-credits"),
            texts.text("about-privacy"),
            texts.text("help-moved"),
        )
        return Answer(Panel(blocks, links=self._links(texts), accent=common.GOLD))

    def _links(self, texts: Words) -> tuple[tuple[str, str], ...]:
        privacy = (texts.text("about-privacy-link"), self.notices.privacy_url)
        terms = (texts.text("about-terms-link"), self.notices.terms_url)
        return tuple(link for link in (privacy, terms) if link[1])


def _games(texts: Words) -> str:
    games = [words(texts.locale, game.package) for game in catalogue.offered().values()]
    about = [(own.text("title"), common.optional(own, "about-game")) for own in games]
    return "\n".join(f"-# **{title}**" + (f": {text}" if text else "") for title, text in about)
