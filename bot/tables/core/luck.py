"""A table's luck, which follows from a seed that is committed before anybody joins, and from the joins.

Short, so that readers find everything about luck in one place.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterable, Sequence
from functools import partial

from games.kernel.chance import SeededChance
from games.kernel.match import MakeChance
from games.kernel.saving import load_drawn
from storage.rows import EntryRow, SeatRow, TableRow


def commitment(seed: bytes) -> str:
    """Return what the lobby shows: the seed's SHA-256 as hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


def joins_of(seats: Sequence[SeatRow]) -> str:
    """Format the ids of the join interactions in seat order, as they are hashed, stored and shown at the end."""
    return " ".join(str(seat.joined) for seat in seats)


def mix_seed(seed: bytes, joins: str) -> bytes:
    """Combine seed and joins, so that no operator can choose the luck alone.

    A branch that continues another table's luck has no joins, and its seed is already mixed.
    """
    return seed if not joins else hmac.digest(seed, f"kontor-joins|{joins}".encode(), "sha256")


def chance_maker(seed: bytes, table_id: str, joins: str) -> MakeChance:
    """Return a function that makes a table's `Chance` from draw number n on."""
    return partial(SeededChance, mix_seed(seed, joins), table_id)


def luck_of(row: TableRow) -> MakeChance:
    """Return a function that makes the `Chance` of a stored table; a branch draws under its original table's id."""
    return chance_maker(row.seed, row.branch_of or row.table_id, row.joins)


def deal_rng(seed: bytes) -> random.Random:
    """Return the generator that deals hidden pieces again for a branch with new luck."""
    return random.Random(hmac.digest(seed, b"kontor-deal", "sha256"))


def draws_of(entries: Iterable[EntryRow]) -> int:
    """Count the draws of log entries."""
    return sum(len(load_drawn(entry.drawn)) for entry in entries)


def order_rng(seed: bytes, seat: int, ask: int) -> random.Random:
    """Return the generator for how long a seat's order waits before it answers an ask."""
    return random.Random(hmac.digest(seed, f"kontor-order|{seat}|{ask}".encode(), "sha256"))


def computer_rng(seed: bytes, seat: int, ask: int) -> random.Random:
    """Return a computer player's generator for one ask; it reveals nothing about the seed."""
    return random.Random(hmac.digest(seed, f"kontor-computer|{seat}|{ask}".encode(), "sha256"))
