"""A finished game page by page: each page is one turn, with the board after it and who did what below that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.tables.core.table import Table, standing_entries
from bot.tables.messages import common
from bot.tables.messages.story import HEADING, Told, told
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel, Picture
from games.kernel.words import Words
from storage.rows import EntryRow

MOST_LINES = 8
"""Lines from which on a page ends also within a turn."""
LONGEST = 1_800


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page of a replay, or of the log: the version whose board it shows, and what happened since the page before."""

    version: int
    lines: tuple[str, ...]
    title: str = ""


def leaves(table: Table, entries: Sequence[EntryRow], texts: Words) -> list[Leaf]:
    """Part what stands of a log into pages: one ends where somebody else goes on, once there is something to tell.

    It also ends where the game goes on to something else, so that each of its boards is on a page.
    """
    standing = standing_entries(entries)
    pages, lines, answers = list[Leaf](), list[str](), Counter(entry.ask for entry in standing)
    for entry, following in zip(standing, [*standing[1:], None], strict=True):
        its_own = told(table, [entry], texts, None)
        lines += [text for _, text in its_own if text]
        goes_on = following is not None and (following.seat != entry.seat or _begins(table, entry, its_own))
        opened = following is not None and following.ask != entry.ask and answers[entry.ask] > 1
        worth = not all(map(HEADING.fullmatch, lines))
        if following is None or (worth and (goes_on or opened or len(lines) >= MOST_LINES)):
            headings = _trailing(lines) if following is not None else 0
            pages.append(Leaf(entry.version, tuple(lines[: len(lines) - headings])))
            lines = lines[len(lines) - headings :]
    return pages


def _begins(table: Table, entry: EntryRow, lines: Sequence[Told]) -> bool:
    """Tell whether a choice has led to what a board's title names, such as a turn; it may also be its first deed."""
    openers = [(at, event) for at, (event, _) in enumerate(lines) if event and event.kind in table.game.voice.openers]
    return any(at or event.seat != entry.seat for at, event in openers)


def _trailing(lines: Sequence[str]) -> int:
    """Count the headings at the end, which belong to the next page; never all of a page."""
    count = 0
    while count + 1 < len(lines) and HEADING.fullmatch(lines[-1 - count]):
        count += 1
    return count


def leaf_panel(table: Table, pages: Sequence[Leaf], at: int, picture: Picture | None, texts: Words) -> Panel:
    """Compose a page, with the ways to the first, the one before, the next and the last."""
    page = texts.text("leaf", number=at + 1, count=len(pages))
    told = "\n".join(pages[at].lines)[:LONGEST] or texts.text("leaf-nothing")
    return Panel(
        (common.heading(table, texts), page),
        (picture,) if picture else (),
        (_buttons(table, at, len(pages), texts),),
        accent=common.GOLD,
        below=(told,),
    )


def _buttons(table: Table, at: int, count: int, texts: Words) -> tuple[Button, ...]:
    ways = {"first": 0, "back": max(0, at - 1), "next": min(count - 1, at + 1), "last": count - 1}
    return tuple(
        Button(ComponentId(table.id, "leaf", value=f"{to}.{way}").id, texts.text(f"button-{way}"), disabled=to == at)
        for way, to in ways.items()
    )


def opener(table: Table, texts: Words) -> Button:
    """Lead from the film to its first page."""
    return Button(ComponentId(table.id, "leaf", value="0.open").id, texts.text("button-leaves"))
