"""What a table's pictures show, in words: the alt texts, which Discord cuts at 1,024 characters."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.core.table import Table
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.voice import Voice
from games.kernel.words import Words, clipped

LONGEST, SHARE = 1_024, 340
"""Characters of an alt text, and of those that marks and the table beside a choice can count on."""


def of_public(table: Table, words: Words, *, is_board: bool) -> str:
    """Say what matters of the board, or what the score sheet shows."""
    seen, voice = view(table.require_match().state, None), table.game.voice
    return plain(voice.alt(seen, table.names, words) if is_board else _score(voice, seen, table.names, words))


def _score(voice: Voice, seen: State, names: Sequence[str], words: Words) -> str:
    """Say who won, and the columns of the score sheet one after the other."""
    columns = [voice.sheet(seen, seat, name, words) for seat, name in enumerate(names)]
    return clipped("\n".join(filter(None, [voice.result(seen, names, words), *columns])), LONGEST)


def plain(text: str) -> str:
    """Take marks of emphasis away, which a screen reader would read out as asterisks."""
    return text.replace("**", "")


def of_own(voice: Voice, views: Sequence[State], seat: int, words: Words, asked: bool) -> str:
    """Say what a seat's own picture shows, and first what is marked: all that is said otherwise of the view before.

    Marks and the table beside the choice have their share, so that a long hand leaves room for them.
    """
    (hand, beside), *before = [_own_texts(voice, seen, seat, words, asked) for seen in views]
    old = {line for texts in before for text in texts for line in text.splitlines()}
    new = [line for line in f"{hand}\n{beside}".splitlines() if line and line not in old] if before else []
    first = clipped(words.text("marks-alt", lines=_in_a_row(new)), SHARE) if new else ""
    last = clipped(beside, max(SHARE, LONGEST - len(first) - len(hand) - 2))
    return "\n".join(filter(None, [first, clipped(hand, LONGEST - len(first) - len(last) - 2), last]))


def _own_texts(voice: Voice, seen: State, seat: int, words: Words, asked: bool) -> tuple[str, str]:
    """Say what a seat holds, and while it is asked what it needs of the table."""
    return plain(voice.hand(seen, seat, words)), plain(voice.table(seen, seat, words)) if asked else ""


def _in_a_row(lines: Sequence[str]) -> str:
    """Write lines behind each other; a full stop goes where a semicolon parts it from the next one."""
    *others, last = lines
    return "; ".join((*(line.removesuffix(".") for line in others), last))


def holdings(table: Table, words: Words) -> list[str]:
    """Say seat by seat, each below its name, what was held and had been built when the game stopped."""
    state, voice = table.require_match().state, table.game.voice
    said = [voice.holdings(view(state, seat), seat, words) for seat in range(state.seats)]
    none = words.text("hands-none")
    return [f"**{name}**\n{text or none}" for name, text in zip(table.names, said, strict=True)]


def of_holdings(table: Table, words: Words) -> str:
    """Say the same as an alt text, without marks of emphasis."""
    return clipped(plain("\n".join(holdings(table, words))), LONGEST)
