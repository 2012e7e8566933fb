"""Chapters of a rulebook as messages, with the ways to other chapters and back to the own move."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.messages import common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Picture, Row, Select
from games.kernel import catalogue
from games.kernel.game import Chapter, Game
from games.kernel.provenance import provenance_lines
from games.kernel.words import Words, clipped

ABOUT = Chapter("about")
PAGE = "page"
"""The verb of a button that turns a page; `rules` opens the rulebook, `chapter` the chapter of a table's question."""


def chapters(game: Game) -> tuple[Chapter, ...]:
    """Return a game's chapters, the one about the game itself first."""
    return (ABOUT, *game.rulebook)


def chapter_of(game: Game, section: str) -> Chapter | None:
    """Find the chapter that covers a section of the rules."""
    return next((chapter for chapter in game.rulebook if section in chapter.sections), None)


def rules_button(table_id: str, seat: int | None, texts: Words) -> Button:
    """Return the button to the chapter of the present question; with a `seat` it opens on that seat's message."""
    return Button(ComponentId(table_id, "chapter", seat).id, texts.text("button-chapter"))


def rule_rows(table_id: str, package: str, section: str, texts: Words) -> tuple[Row, ...]:
    """Return the button from a refusal to the chapter that explains its section, if the game has one."""
    for game in catalogue.installed().values():
        chapter = chapter_of(game, section) if game.package == package else None
        if chapter is not None:
            label = texts.text("button-rule", title=chapter_title(chapter, texts))
            return ((Button(Book(game, table_id).id("rules", chapter.key), clipped(label, 80)),),)
    return ()


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook of a game, read at a table, with its set of components, or elsewhere.

    `seat` is the reader's own at that table; a button leads back to its move.
    """

    game: Game
    table: str = ""
    material_id: str = ""
    seat: int | None = None

    def id(self, verb: str, chapter: str = "") -> str:
        """Write the id of a control that opens a chapter of this book."""
        value = f"{self.game.key}:{chapter}" if chapter else self.game.key
        return ComponentId(self.table, verb, value=value).id


def rules_panel(book: Book, chapter: Chapter, picture: Picture | None, texts: Words) -> Panel:
    """Compose one chapter with buttons to the others; its last lines name the origin of the components."""
    game = book.game
    title = f"## {texts.text('title')} · {chapter_title(chapter, texts)}"
    body = about_text(book, texts) if chapter is ABOUT else game.voice.chapter(chapter.key, texts, book.material_id)
    foot = " ".join(provenance_lines(game, book.material_id, texts))
    blocks = (title, body, f"-# {foot}" if foot else "")
    rows = (*_way_back(book, texts), *_page_controls(book, chapter, texts))
    return Panel(tuple(filter(None, blocks)), (picture,) if picture else (), rows, accent=common.GOLD)


def _way_back(book: Book, texts: Words) -> tuple[Row, ...]:
    """Lead back to the own move, on the same message."""
    if book.seat is None:
        return ()
    return ((Button(ComponentId(book.table, "again", book.seat).id, texts.text("button-to_move"), "primary"),),)


def chapter_title(chapter: Chapter, texts: Words) -> str:
    """Name a chapter."""
    return texts.text("rulebook-about" if chapter is ABOUT else f"rulebook-{chapter.key}-title")


def about_text(book: Book, texts: Words) -> str:
    """Name the game's authors, its maturity here, and its reconstructed values."""
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
