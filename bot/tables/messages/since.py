"""What has happened since a seat's user last chose: a few lines on the own panel, and all of them behind a button."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.core.looks import Look
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.story import HEADING, missing, newest, told
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel
from games.kernel.events import Event
from games.kernel.saving import load_events
from games.kernel.words import Words
from storage.rows import EntryRow

MOST_LINES = 8
LONGEST = 700
"""Characters of what stands on the panel; what came before is folded."""
LONGEST_WHOLE = 3_600
"""Characters of what the button shows."""


def since_lines(table: Table, seat: int, look: Look, texts: Words) -> list[str]:
    """Tell what a seat saw happen, a line for each act, newest last; of the own choice only what it did to others."""
    entries = look.entries[1:] if look.chosen else look.entries
    lines = _own_lines(table, seat, look, texts) + [text for _, text in told(table, entries, texts, seat)]
    lines = [line for line in lines if line]
    while lines and HEADING.fullmatch(lines[-1]):
        lines.pop()  # the panel's own title says it
    return lines


def _own_lines(table: Table, seat: int, look: Look, texts: Words) -> list[str]:
    """Tell what the own choice brought about: all of it where it concerned others, as where it revealed theirs."""
    if not look.chosen or all(event.seat == seat for event in load_events(look.entries[0].events)):
        return []  # it did nothing to others: no line of it has to be written to know that
    lines = [(event, text) for event, text in told(table, look.entries[:1], texts, seat) if text]
    wide = any(event is not None and event.seat not in (None, seat) for event, _ in lines)
    return [text for event, text in lines if wide or not _is_about(event, seat)]


def _is_opening(entry: EntryRow, seat: int) -> bool:
    """Tell whether a choice has shown the like of its own seat and of others."""
    events = load_events(entry.events)
    own = {event.kind for event in events if event.seat == seat}
    return any(event.kind in own for event in events if event.seat not in (None, seat))


def _is_about(event: Event | None, seat: int) -> bool:
    return event is not None and event.seat == seat


@dataclass(frozen=True, slots=True)
class Since:
    """What an own panel begins with, and the button that unfolds what came before, if there is more.

    `tells_choice`: the own choice is among it, as all were opened together.
    """

    text: str = ""
    buttons: tuple[Button, ...] = ()
    tells_choice: bool = False


def since_of(table: Table, seat: int, look: Look | None, texts: Words) -> Since:
    """Say what has happened, newest last; the oldest lines are folded behind a button."""
    lines = [] if look is None or table.row.stage != "playing" else since_lines(table, seat, look, texts)
    if not lines or look is None:
        return Since()
    title = texts.text("since-own" if look.chosen else "since-begin")
    shown = newest(lines, MOST_LINES, LONGEST)
    folded = len(lines) - len(shown)
    if not folded:
        return Since("\n".join([title, *shown]), (), look.chosen and _is_opening(look.entries[0], seat))
    button = Button(ComponentId(table.id, "since", seat).id, texts.text("button-since"))
    return Since("\n".join([title, texts.text("since-folded", count=folded), *shown]), (button,))


def since_panel(table: Table, seat: int, look: Look, texts: Words) -> Panel:
    """Compose all that has happened since the own last choice, as far as a message can hold it."""
    lines = since_lines(table, seat, look, texts)
    shown = newest(lines, len(lines), LONGEST_WHOLE)
    title = texts.text("since-own" if look.chosen else "since-begin")
    text = "\n".join(shown) or texts.text("since-nothing")
    blocks = filter(None, (common.heading(table, texts), title, missing(lines, shown, texts), text))
    return Panel(tuple(blocks), links=common.place_links(table, texts), accent=common.GOLD)
