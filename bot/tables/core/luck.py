"""A table's luck: committed before anybody joins, decided by the secret seed and the joins together.

Short, so that a reader who checks what a table draws finds all of it in one place.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Sequence
from functools import partial

from games.kernel.chance import SeededChance
from games.kernel.match import MakeChance
from storage.rows import SeatRow


def commitment(seed: bytes) -> str:
    """Return what the lobby shows: the seed's SHA-256 as hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


def joins_of(seats: Sequence[SeatRow]) -> str:
    """Write the join interactions' ids in seat order, as they are mixed in, stored and shown at the end."""
    return " ".join(str(seat.joined) for seat in seats)


def mix_seed(seed: bytes, joins: str) -> bytes:
    """Mix the joins into the seed, so that no operator can choose the luck alone."""
    return hmac.digest(seed, f"kontor-joins|{joins}".encode(), "sha256")


def chance_maker(seed: bytes, table_id: str, joins: str) -> MakeChance:
    """Return what makes a table's luck from draw number n on."""
    return partial(SeededChance, mix_seed(seed, joins), table_id)


def order_rng(seed: bytes, seat: int, ask: int) -> random.Random:
    """Return the generator for how long a seat's order waits before it answers an ask."""
    return random.Random(hmac.digest(seed, f"kontor-order|{seat}|{ask}".encode(), "sha256"))


def computer_rng(seed: bytes, seat: int, ask: int) -> random.Random:
    """Return a computer player's generator for one ask; it tells nothing of the seed."""
    return random.Random(hmac.digest(seed, f"kontor-computer|{seat}|{ask}".encode(), "sha256"))
