"""The handler for rulebooks: `/rules`, chapter by chapter, and the way from a refusal to its rule."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.tables.core.registry import words
from bot.tables.handlers.context import HandlerContext, Meant
from bot.tables.messages import common
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Button, Choice, Panel, Picture, Row, Select
from games.kernel import catalogue
from games.kernel.game import Chapter, Game
from games.kernel.grounds import ground_lines
from games.kernel.words import Words, clipped

ABOUT = Chapter("about")
PAGE = "page"
"""The verb of a button that turns a page; `rules` opens the rulebook anew."""


def chapters(game: Game) -> tuple[Chapter, ...]:
    """Return a game's chapters, the one about the game itself first."""
    return (ABOUT, *game.rulebook)


def chapter_of(game: Game, section: str) -> Chapter | None:
    """Find the chapter that covers a section of the rules."""
    return next((chapter for chapter in game.rulebook if section in chapter.sections), None)


def rule_rows(meant: Meant, section: str, texts: Words) -> tuple[Row, ...]:
    """Return the button from a refusal to the chapter that explains its section, if the game has one."""
    for game in catalogue.installed().values():
        chapter = chapter_of(game, section) if game.package == meant.package else None
        if chapter is not None:
            label = texts.text("button-rule", title=chapter_title(chapter, texts))
            return ((Button(Book(game, meant.table).id("rules", chapter.key), clipped(label, 80)),),)
    return ()


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook of a game, as it is read at a table, with that one's set of components, or elsewhere."""

    game: Game
    table: str = ""
    material_id: str = ""

    def id(self, verb: str, chapter: str = "") -> str:
        """Write the id of a control that opens a chapter of this book."""
        value = f"{self.game.key}:{chapter}" if chapter else self.game.key
        return ComponentId(self.table, verb, value=value).id


class RulebookHandler:
    """Answer who wants to read the rules."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry

    def verbs(self) -> dict[str, Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]]:
        """Name the presses that are answered here."""
        return {"rules": self._turn, PAGE: self._turn}

    async def rules(self, caller: Caller, key: str | None) -> Answer:
        """Open a game's rules: inside a table at what is being played, if it is that game."""
        here, section = await self._here(caller)
        if key is None:
            book = here or Book(next(iter(catalogue.installed().values())))
            return await self._show(caller, book, chapter_of(book.game, section) or ABOUT)
        game = catalogue.find(key)
        return await self._show(caller, here if here is not None and here.game is game else Book(game), ABOUT)

    async def _here(self, caller: Caller) -> tuple[Book | None, str]:
        """Find the book of the table that is meant, and the section that is played there."""
        try:
            table_id = await self.context.find(caller, None, seated=False)
        except Refusal:
            return None, ""
        return await self._at(caller, table_id)

    async def _at(self, caller: Caller, table_id: str, *, acts: bool = True) -> tuple[Book | None, str]:
        """Return the book of a table, and the section that is played there; nothing of one that is gone."""
        try:
            async with self.context.table(caller, table_id, acts=acts) as table:
                book = Book(table.game, table.id, table.material_id)
                return book, table.match.state.section if table.match else ""
        except Refusal:
            return None, ""

    async def _turn(self, caller: Caller, component: ComponentId, values: tuple[str, ...]) -> Answer:
        """Turn to another chapter; a press on a public message opens it privately."""
        key, _, name = (values[0] if values else component.value).partition(":")
        game = catalogue.find(key)
        here, _ = await self._at(caller, component.table, acts=False) if component.table else (None, "")
        book = here if here is not None and here.game is game else Book(game)
        chapter = next((chapter for chapter in chapters(game) if chapter.key == name), ABOUT)
        answer = await self._show(caller, book, chapter)
        turns = bool(values) or component.verb == PAGE or component.seat is not None  # up to 0.1 a page's id had a seat
        return replace(answer, update=turns)

    async def _show(self, caller: Caller, book: Book, chapter: Chapter) -> Answer:
        game, texts = book.game, words((await self.registry.meet(caller)).locale, book.game.package)
        if not chapter.picture:
            return Answer(rules_panel(book, chapter, None, texts))
        return await self.context.pictured(
            lambda: self.context.pictures.chapter(game, chapter, texts, book.material_id),
            lambda picture: rules_panel(book, chapter, picture, texts),
        )


def rules_panel(book: Book, chapter: Chapter, picture: Picture | None, texts: Words) -> Panel:
    """Compose one chapter with the ways to the others; its foot says where the components are from."""
    game = book.game
    title = f"## {texts.text('title')} · {chapter_title(chapter, texts)}"
    body = about_text(book, texts) if chapter is ABOUT else game.voice.chapter(chapter.key, texts, book.material_id)
    foot = " ".join(ground_lines(game, book.material_id, texts))
    blocks = (title, body, f"-# {foot}" if foot else "")
    rows = _page_controls(book, chapter, texts)
    return Panel(tuple(filter(None, blocks)), (picture,) if picture else (), rows, accent=common.GOLD)


def chapter_title(chapter: Chapter, texts: Words) -> str:
    """Name a chapter."""
    return texts.text("rulebook-about" if chapter is ABOUT else f"rulebook-{chapter.key}-title")


def about_text(book: Book, texts: Words) -> str:
    """Say who made the game, how mature it is here, and which of its own values are reconstructed."""
    game, ours = book.game, book.material_id in ("", book.game.material_id)
    maturity = common.optional(texts, f"maturity-{game.maturity}") or game.maturity
    lines = (
        common.optional(texts, "about-game"),
        texts.text("rules-version", version=game.rules_version, maturity=maturity),
        common.optional(texts, "reconstructed") if ours else "",
    )
    return "\n".join(filter(None, lines))


def _page_controls(book: Book, chapter: Chapter, texts: Words) -> tuple[Row, ...]:
    game, found = book.game, chapters(book.game)
    if len(found) == 1:
        return ()
    choices = tuple(
        Choice(f"{game.key}:{each.key}", clipped(chapter_title(each, texts), 100), "", each.key == chapter.key)
        for each in found
    )
    at = found.index(chapter)
    turns = []
    for label, to in (("button-back", at - 1), ("button-next", at + 1)):
        inside = 0 <= to < len(found)
        target = found[to].key if inside else "-"
        turns.append(Button(book.id(PAGE, target), texts.text(label), disabled=not inside))
    return (Select(book.id("rules"), texts.text("rulebook-chapters"), choices), tuple(turns))
