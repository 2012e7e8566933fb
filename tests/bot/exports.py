"""Exported tables made without a bot: a game played by the kernel, then written as a table's file."""

from __future__ import annotations

import random

from bot.tables.core.luck import chance_maker, commitment
from bot.tables.core.table import Table
from bot.tables.finished.exports import export
from games.cli.play import play_on
from games.kernel.catalogue import find
from games.kernel.match import SETUP, Match
from games.kernel.saving import dump_drawn
from games.players import PLAYERS
from storage.rows import EntryRow, HolderRow, SeatRow, TableRow

TABLE, SEED, JOINS = "K7Q2", bytes(range(32)), "11 22"


def exported(key: str) -> bytes:
    """Play a game for two at random and return the file of its table."""
    game = find(key)
    options = game.settle_options(2, {})
    match = Match.begin(game, 2, options, chance_maker(SEED, TABLE, JOINS))
    for _ in play_on(match, [PLAYERS["random"]] * 2, random.Random(1)):
        pass
    row = TableRow(
        table_id=TABLE,
        guild_id=1,
        home_id=2,
        game=key,
        locale="en",
        stage="ended",
        host_id=None,
        seed=SEED,
        commitment=commitment(SEED),
        joins=JOINS,
        rules_version=game.rules_version,
        created_at=0,
    )
    seats = [SeatRow(table_id=TABLE, seat=seat, user_id=seat, name=name) for seat, name in enumerate(("Ada", "Björk"))]
    holders = [HolderRow(table_id=TABLE, seat=seat, number=0, version=1, user_id=seat, at=0) for seat in (0, 1)]
    return export(Table(row, seats, match, options=options), _entries(match), [], holders).content


def _entries(match: Match) -> list[EntryRow]:
    """Write a match's log as it is stored."""
    return [
        EntryRow(
            table_id=TABLE,
            number=number,
            version=number + 1,
            seat=-1 if entry.kind == SETUP else entry.seat or 0,
            choice=entry.choice,
            ask=entry.ask,
            drawn=dump_drawn(entry.drawn),
            events="[]",
            barrier=entry.barrier,
            rules_version=entry.rules,
            at=0,
        )
        for number, entry in enumerate(match.log)
    ]
