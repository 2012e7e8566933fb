"""The handler for rulebooks: `/rules`, chapter by chapter, and the way from a refusal to its rule."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.tables.core.registry import words
from bot.tables.handlers.context import HandlerContext
from bot.tables.messages import common
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Button, Choice, Panel, Picture, Row, Select
from games.kernel import catalogue
from games.kernel.game import Chapter, Game
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


def rule_rows(package: str, section: str, texts: Words) -> tuple[Row, ...]:
    """Return the button from a refusal to the chapter that explains its section, if the game has one."""
    for game in catalogue.installed().values():
        chapter = chapter_of(game, section) if game.package == package else None
        if chapter is not None:
            label = texts.text("button-rule", title=chapter_title(chapter, texts))
            return ((Button(ComponentId("", "rules", value=f"{game.key}:{chapter.key}").id, clipped(label, 80)),),)
    return ()


class RulebookHandler:
    """Answer who wants to read the rules."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry

    def verbs(self) -> dict[str, Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]]:
        """Name the presses that are answered here."""
        return {"rules": self._turn, PAGE: self._turn}

    async def rules(self, caller: Caller, key: str | None) -> Answer:
        """Open a game's rules: inside a table at what is being played."""
        if key is not None:
            return await self._show(caller, catalogue.find(key), ABOUT)
        game, section = await self._here(caller)
        return await self._show(caller, game, chapter_of(game, section) or ABOUT)

    async def _here(self, caller: Caller) -> tuple[Game, str]:
        """Find the game and the section of the table that is meant, or the first game of the catalogue."""
        try:
            table_id = await self.context.find(caller, None, seated=False)
            async with self.context.table(caller, table_id) as table:
                return table.game, table.match.state.section if table.match else ""
        except Refusal:
            return next(iter(catalogue.installed().values())), ""

    async def _turn(self, caller: Caller, component: ComponentId, values: tuple[str, ...]) -> Answer:
        """Turn to another chapter; a press on a public message opens it privately."""
        key, _, name = (values[0] if values else component.value).partition(":")
        game = catalogue.find(key)
        chapter = next((chapter for chapter in chapters(game) if chapter.key == name), ABOUT)
        answer = await self._show(caller, game, chapter)
        turns = bool(values) or component.verb == PAGE or component.seat is not None  # up to 0.1 a page's id had a seat
        return replace(answer, update=turns)

    async def _show(self, caller: Caller, game: Game, chapter: Chapter) -> Answer:
        texts = words((await self.registry.meet(caller)).locale, game.package)
        if not chapter.picture:
            return Answer(rules_panel(game, chapter, None, texts))
        return await self.context.pictured(
            lambda: self.context.pictures.chapter(game, chapter, texts),
            lambda picture: rules_panel(game, chapter, picture, texts),
        )


def rules_panel(game: Game, chapter: Chapter, picture: Picture | None, texts: Words) -> Panel:
    """Compose one chapter with the ways to the others."""
    title = f"## {texts.text('title')} · {chapter_title(chapter, texts)}"
    body = about_text(game, texts) if chapter is ABOUT else game.voice.chapter(chapter.key, texts)
    return Panel((title, body), (picture,) if picture else (), _page_controls(game, chapter, texts), accent=common.GOLD)


def chapter_title(chapter: Chapter, texts: Words) -> str:
    """Name a chapter."""
    return texts.text("rulebook-about" if chapter is ABOUT else f"rulebook-{chapter.key}-title")


def about_text(game: Game, texts: Words) -> str:
    """Say who made the game, how mature it is here, and which values are reconstructed."""
    maturity = common.optional(texts, f"maturity-{game.maturity}") or game.maturity
    lines = (
        common.optional(texts, "about-game"),
        texts.text("rules-version", version=game.rules_version, maturity=maturity),
        common.optional(texts, "reconstructed"),
    )
    return "\n".join(filter(None, lines))


def _page_controls(game: Game, chapter: Chapter, texts: Words) -> tuple[Row, ...]:
    found = chapters(game)
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
        component = ComponentId("", PAGE, value=f"{game.key}:{target}")
        turns.append(Button(component.id, texts.text(label), disabled=not inside))
    return (Select(ComponentId("", "rules", value=game.key).id, texts.text("rulebook-chapters"), choices), tuple(turns))
