"""The messages in a table's channel: the board, what stays of it under the next one, and calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.tables.core.table import LiveTable
from bot.tables.messages import common, waiting
from bot.tables.messages.common import GOLD, SLATE
from bot.tables.messages.story import told
from bot.tables.ports.component_id import Press
from bot.tables.ports.panel import Button, Panel, Picture, Row
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import Words
from storage.rows import EntryRow


def board(live: LiveTable, entries: Sequence[EntryRow], pictures: Sequence[Picture], pings: Sequence[int],
          token: str, texts: Words, *, moved: bool = False) -> Panel:  # fmt: skip
    """Compose the board's message: picture, what happened, whose move it is; `entries` since the one before.

    `moved` says that the one before is in another channel. Where there is no picture, its facts are told in words.
    """
    title = f"## {live.game.voice.phase(view(live.playing().state, None), texts)}"
    facts = "" if pictures else common.board_text(live, texts)
    before, now = told(live, entries, texts)
    blocks = [before, title, now, facts, _whose_move(live, texts)]
    if entries and entries[0].number == 0:
        blocks.insert(0, _introduction(live, texts))
    elif moved:
        blocks.insert(0, common.place_note(live, texts))
    return Panel(
        tuple(filter(None, blocks)),
        tuple(pictures),
        board_rows(live, token, texts),
        accent=GOLD if live.row.stage == "playing" else SLATE,
        pings=tuple(pings),
    )


def old_board(live: LiveTable, entries: Sequence[EntryRow], state: State | None, pictures: Sequence[Picture],
              texts: Words, *, undone: bool = False) -> Panel:  # fmt: skip
    """Compose what stays of a board under the next one: title, story and picture, and the introduction on the first.

    `state` is the one that the pictures show, if it is still known; `undone` that it was taken back since.
    """
    seen, blocks = None if state is None else view(state, None), list(told(live, entries, texts))
    if seen is not None:
        blocks.insert(1, f"**{live.game.voice.phase(seen, texts)}**")
    if entries and entries[0].number == 0:
        blocks.insert(0, _introduction(live, texts))
    if undone:
        blocks.insert(0, texts.text("board-undone"))
    blocks = list(filter(None, blocks)) or [common.heading(live, texts)]
    return Panel(tuple(blocks), tuple(pictures), accent=SLATE)


def board_rows(live: LiveTable, token: str, texts: Words) -> tuple[Row, ...]:
    """Return the board's buttons; they name only the table and work for ever."""
    verbs = ("move", "hand", "text") if live.row.stage == "playing" else ("replay", "hands", "rematch", "text")
    styles = {"move": "primary"}
    buttons = [
        Button(Press(live.id, verb, token=token).id, texts.text(f"button-{verb}"), styles.get(verb, "secondary"))  # type: ignore[arg-type]  # one of the styles
        for verb in verbs
    ]
    return (tuple(buttons),)


def _introduction(live: LiveTable, texts: Words) -> str:
    lines = [
        common.heading(live, texts),
        texts.text("intro-players", names=", ".join(live.names)),
        common.options_text(live, texts),
        waiting.pace_line(live, texts),
        texts.text("lobby-commitment", commitment=live.row.commitment),
        common.place_note(live, texts),
    ]
    return "\n".join(filter(None, lines))


def _whose_move(live: LiveTable, texts: Words) -> str:
    if live.row.stage == "abandoned":
        return texts.text("board-abandoned")
    seen = view(live.playing().state, None)
    if seen.result is not None:
        return _result(live, seen, texts)
    return waiting.line(live, texts)


def _result(live: LiveTable, seen: Any, texts: Words) -> str:
    result = live.game.voice.result(seen, live.names, texts)
    tiebreak = texts.text(seen.result.tiebreak) if seen.result.tiebreak else ""
    lines = [
        f"**{result}**",
        tiebreak if tiebreak not in result else "",  # a game may name it in its own sentence
        texts.text("board-seed", seed=live.row.seed.hex(), joins=live.row.joins),
    ]
    return "\n".join(filter(None, lines))


def pointer(live: LiveTable, token: str, texts: Words) -> Panel:
    """Compose what stays in a place that a table had to leave and did not come back to before it was over."""
    lines = (common.heading(live, texts), texts.text("pointer-over"))
    return Panel(
        ("\n".join(lines),), rows=board_rows(live, token, texts), links=common.place_links(live, texts), accent=SLATE
    )


def nudge(live: LiveTable, pings: Sequence[int], token: str, texts: Words) -> Panel:
    """Compose the call for those whose direct messages do not arrive."""
    return Panel((texts.text("nudge"),), rows=board_rows(live, token, texts), pings=tuple(pings), accent=GOLD)
