"""The messages in a table's channel: boards, old and new, and mentions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core.table import CLOSED, Table
from bot.tables.messages import advice, common, waiting
from bot.tables.messages.bg_stats import play_links
from bot.tables.messages.common import GOLD, SLATE
from bot.tables.messages.more import more_button
from bot.tables.messages.since import STORY_ROWS, missing, rows_of, story_lines, story_parts
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Button, Panel, Picture, Row, Style
from games.kernel.state import Result, State
from games.kernel.visibility import view
from games.kernel.words import Words
from render.jobs import bare_name
from storage.rows import EntryRow


def board(
    table: Table,
    entries: Sequence[EntryRow],
    pictures: Sequence[Picture],
    pings: Sequence[int],
    token: str,
    texts: Words,
    *,
    moved: bool = False,
) -> Panel:
    """Compose the board's message: picture, what happened, whose move it is; `entries` since the one before.

    `moved` is set if the one before is in another channel. Without a picture, its facts are in words.
    """
    if table.row.stage != "playing":
        return ended(table, story_lines(table, entries, texts), pictures, token, texts)
    title = f"## {table.game.voice.phase(view(table.require_match().state, None), texts)}"
    facts, waits = "" if pictures else common.board_text(table, texts), waiting.waiting_line(table, texts)
    first = _first(table, entries, texts) or (common.place_note(table, texts) if moved else "")
    before, now = _story(table, entries, (first, title, waits), texts)
    return Panel(
        tuple(filter(None, (first, before, title, now, facts, waits))),
        tuple(pictures),
        board_rows(table, token, texts),
        accent=GOLD,
        pings=tuple(pings),
    )


def _story(table: Table, entries: Sequence[EntryRow], others: Sequence[str], texts: Words) -> tuple[str, str]:
    """Return the news above and below the title, in the rows that other texts leave."""
    return story_parts(table, entries, texts, STORY_ROWS - sum(map(rows_of, others)))


def ended(table: Table, told: Sequence[str], pictures: Sequence[Picture], token: str, texts: Words) -> Panel:
    """Compose a game's last message, with result and points."""
    facts = "" if pictures else common.board_text(table, texts)
    blocks = (missing(told, (), texts), ending(table, texts), facts)
    over = texts.text("board-over", title=texts.text("title"), table=table.id)
    rows = (f"-# {over}{common.branch_mark(table, texts)}", *board_rows(table, token, texts))
    return Panel(tuple(filter(None, blocks)), tuple(pictures), rows, play_links(table, texts), accent=GOLD)


def old_board(
    table: Table,
    entries: Sequence[EntryRow],
    state: State | None,
    pictures: Sequence[Picture],
    texts: Words,
    *,
    undone: bool = False,
) -> Panel:
    """Compose an outdated board: title, news and picture, and the introduction on the first.

    `state` is the one that the pictures show, if still stored; `undone` is set if it was taken back since.
    """
    then = table if state is None else replace(table, match=replace(table.require_match(), state=state))
    title = "" if state is None else f"**{table.game.voice.phase(view(state, None), texts)}**"
    first, said = _first(table, entries, texts), texts.text("board-undone") if undone else ""
    before, now = _story(then, entries, (said, first, title), texts)
    blocks = tuple(filter(None, (said, first, before, title, now))) or (common.heading(table, texts),)
    return Panel(blocks, tuple(pictures), accent=SLATE)


def board_rows(table: Table, token: str, texts: Words) -> tuple[Row, ...]:
    """Return the board's buttons; they name only the table and work for ever."""
    verbs = ("move", "hand") if table.row.stage == "playing" else ("rematch", "replay", "hands")
    buttons = (_board_button(table, verb, token, texts) for verb in verbs)
    return ((*buttons, more_button(table.id, None, token, texts)),)


def _board_button(table: Table, verb: str, token: str, texts: Words) -> Button:
    style: Style = "primary" if verb in ("move", "rematch") else "secondary"
    named = "play_again" if verb == "rematch" and table.is_alone else verb
    return Button(ComponentId(table.id, verb, token=token).id, texts.text(f"button-{named}"), style)


def _first(table: Table, entries: Sequence[EntryRow], texts: Words) -> str:
    """Introduce players and rules on a game's first board; empty on the others."""
    return _introduction(table, texts) if entries and entries[0].number == 0 else ""


def _introduction(table: Table, texts: Words) -> str:
    """Name the players, how long they have, and what differs from the usual game."""
    told = (waiting.pace_line, advice.allowed_line, common.printed_line, common.unusual_text)
    rules = [line for text in told for line in text(table, texts).splitlines()]
    lines = [
        common.heading(table, texts),
        texts.with_icons().text("intro-players", names=", ".join(common.with_icons(table.names))),
        "-# " + " · ".join(rules),
        common.place_note(table, texts),
    ]
    return "\n".join(filter(None, lines))


def ending(table: Table, texts: Words) -> str:
    """Say how a game has ended, and how many points each seat has."""
    if table.row.stage == "abandoned":
        how = texts.text("board-closed") if table.row.act == CLOSED else texts.text("board-abandoned")
        return "\n".join(filter(None, [f"### {how}", advice.counted_line(table, texts)]))
    seen = view(table.require_match().state, None)
    if seen.result is not None:
        return _result(table, seen, seen.result, texts)
    return waiting.waiting_line(table, texts)


def _result(table: Table, seen: State, result: Result, texts: Words) -> str:
    lines = [
        f"### [[won]] {table.game.voice.result(seen, table.names, texts)}",
        _points(table, result, texts),
        _computers(table),
        advice.counted_line(table, texts),
    ]
    return "\n".join(filter(None, lines))


def _computers(table: Table) -> str:
    """Name the computer players with their levels; those who took over for users have the users' names."""
    computers = [seat.name for seat in table.seats if seat.computer and bare_name(seat.name) != seat.name]
    return f"-# {', '.join(computers)}" if computers else ""


def _points(table: Table, result: Result, texts: Words) -> str:
    """Name the seats with their points, the best first; empty if points do not decide the game."""
    seats = sorted(range(len(result.scores)), key=result.place)
    names, texts = common.with_icons(table.names), texts.with_icons()
    said = [texts.text("board-points", who=names[seat], points=result.scores[seat]) for seat in seats]
    return "" if result.decided else " · ".join(said)


def pointer(table: Table, token: str, texts: Words) -> Panel:
    """Compose the pointer in a place that a table had to leave and did not return to."""
    lines = (common.heading(table, texts), texts.text("pointer-over"))
    return Panel(
        ("\n".join(lines),), rows=board_rows(table, token, texts), links=common.place_links(table, texts), accent=SLATE
    )


def nudge(table: Table, pings: Sequence[int], token: str, texts: Words) -> Panel:
    """Compose the mention of users who get no direct messages."""
    said = Aside("[[waiting]] " + texts.text("nudge"), _board_button(table, "move", token, texts))
    return Panel((), rows=(said,), pings=tuple(pings), accent=GOLD)
