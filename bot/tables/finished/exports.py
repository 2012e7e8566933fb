"""A finished table as a file: its record (games/RECORDS.md), with what is needed to check the luck.

No user's id is in it: names stand as at the table, joins as its last board shows them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.tables.core.table import Table, standing_entries
from bot.tables.finished.replays import record_of
from bot.tables.finished.results import shares_by_seat
from bot.tables.messages.common import words_of
from bot.tables.ports.panel import Document
from games.kernel.provenance import provenance_lines
from games.kernel.records import Header, Line
from games.kernel.state import Result
from storage.rows import EntryRow, HolderRow, WishRow

NOTE = "stand-in"
"""The note of a choice that a computer player made because a user's time had run out."""


class Share(msgspec.Struct):
    """A holder's percentage of a seat's choices; `computer` is the kind of computer player."""

    seat: int
    share: int
    computer: str | None = None


class Facts(msgspec.Struct):
    """A record's data on its table; `rules` are all versions that it was played under.

    `material_name` is what the lobby called the set of components; empty for the one that comes with the game.
    `provenance` says in the table's language which components are reconstructed, and which are somebody's own. `advice`
    counts for each seat at how many questions it asked for advice; empty if that was not allowed. `branch_of` is the
    table under whose id luck is drawn, if this one began at a position of it.
    """

    id: str
    names: list[str]
    stage: str
    rules: list[int]
    commitment: str
    seed: str
    joins: str
    result: Result | None
    holders: list[Share]
    material_name: str = ""
    provenance: list[str] = msgspec.field(default_factory=list)
    advice: list[int] = msgspec.field(default_factory=list)
    branch_of: str = ""


def export(
    table: Table, entries: Sequence[EntryRow], wishes: Sequence[WishRow], holders: Sequence[HolderRow]
) -> Document:
    """Write an ended table's file, as JSON Lines; its first line holds the facts."""
    lines = list(_lines(record_of(table, entries, wishes), entries, _facts(table, entries, holders)))
    return Document(f"kontor-{table.id}.jsonl", b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def _lines(record: Sequence[str], entries: Sequence[EntryRow], facts: Facts) -> Iterator[Header | Line]:
    first, *others = record
    header = msgspec.json.decode(first, type=Header)
    header.rules, header.table = entries[0].rules_version, msgspec.to_builtins(facts)
    yield header
    choices = (entry for entry in entries if entry.choice)
    for text in others:
        line = msgspec.json.decode(text, type=Line)
        if line.choice and next(choices).stand_in:
            line.note = NOTE
        yield line


def _facts(table: Table, entries: Sequence[EntryRow], holders: Sequence[HolderRow]) -> Facts:
    return Facts(
        id=table.id,
        names=[seat.name for seat in table.seats],
        stage=table.row.stage,
        rules=sorted({entry.rules_version for entry in entries}),
        commitment=table.row.commitment,
        seed=table.row.seed.hex(),
        joins=table.row.joins,
        result=table.require_match().state.result,
        holders=list(_shares(holders, standing_entries(entries))),
        material_name=table.row.material_name,
        provenance=provenance_lines(table.game, table.material_id, words_of(table)),
        advice=table.advice_counts,
        branch_of=table.row.branch_of or "",
    )


def _shares(holders: Sequence[HolderRow], chosen: Sequence[EntryRow]) -> Iterator[Share]:
    for seat, parted in enumerate(shares_by_seat(holders, chosen)):
        for party, share in parted.items():
            yield Share(seat, share, party.computer)
