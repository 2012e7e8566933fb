"""What boards tell of the log: the newest lines, and how many came before."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.tables.core.about import BOARD
from bot.tables.core.log_access import SPECTATOR
from bot.tables.core.table import Table
from bot.tables.messages.common import words_of
from bot.tables.messages.pages import log_pages
from bot.tables.messages.since import HEADING, STORY_LINES, STORY_ROWS, rows_of
from bot.tables.ports.panel import Panel
from games.kernel.icons import without_icons
from games.kernel.saving import load_events
from storage.rows import EntryRow
from tests.bot.tables.doubles import PLACE, Trial, text_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import shows_board

MARK = re.compile(r"-# … (\d+) earlier lines?: Log")


def mark_of(text: str) -> int:
    """Read how many lines are missing in a text; at most one mark says so."""
    marks = [int(found[1]) for line in text.splitlines() if (found := MARK.fullmatch(line))]
    assert len(marks) <= 1
    return sum(marks)


def thread(trial: Trial) -> list[Message]:
    """List the boards of the thread."""
    return [message for message in trial.messenger.inside(PLACE) if shows_board(message.panel)]


def public_lines(live: Table, entries: Sequence[EntryRow]) -> list[tuple[str, int]]:
    """Tell all that everybody may hear, each line with the version that it led to."""
    events = [(event, entry.version) for entry in entries for event in load_events(entry.events)]
    state = live.require_match().state
    told = live.game.voice.tell([event for event, _ in events], None, live.names, words_of(live), state.material_id)
    return [(line, version) for line, (_, version) in zip(told, events, strict=True) if line]


def check_story(panel: Panel, lines: Sequence[str]) -> None:
    """A board shows the newest of these lines, in order; a mark counts the others, and its title may say a heading."""
    text, left = text_of(panel), list(lines)
    shown = [line for line in text.splitlines() if line in lines]
    said = 0
    for line in reversed(shown):
        while left and left[-1] != line:
            assert HEADING.fullmatch(left[-1]), f"{left[-1]} is missing, or {line} was told already"
            left.pop()
            said += 1
        assert left, f"{line} was told already"
        left.pop()
    said += sum(1 for line in left if HEADING.fullmatch(line))
    assert len(lines) - len(shown) - said <= mark_of(text) <= len(lines) - len(shown)
    assert len(shown) + bool(mark_of(text)) <= STORY_LINES
    assert sum(map(rows_of, panel.text)) <= STORY_ROWS


async def check_boards(trial: Trial, table: str) -> None:
    """Boards and log together tell each public line: a board its own newest ones, the log all of them once."""
    live, entries, lines = await trial.live(table), await trial.log(table), list[str]()
    async with trial.store.read() as tx:
        rows = await tx.panels.of_about(table, BOARD)
    for message, row in zip(thread(trial), rows, strict=True):
        part = [entry for entry in entries if row.since < entry.version <= row.version]
        own = [line for line, _ in public_lines(live, part)]
        lines += own
        if row is not rows[-1] or live.row.stage == "playing":
            check_story(message.panel, own)
    check_log(live, entries, lines)


def check_log(live: Table, entries: Sequence[EntryRow], lines: Sequence[str]) -> None:
    """The log has each public line once and in order; a round's heading is the title of its pages.

    Lines are told board by board: one may sum up several events of its board, such as those of a fight.
    """
    told, title = list[str](), ""
    for page in log_pages(live, entries, SPECTATOR, words_of(live)):
        told += ([page.title] if page.title != title else []) + list(page.lines)
        title = page.title
    assert [line for line in map(without_icons, told) if line in set(lines)] == list(lines)
