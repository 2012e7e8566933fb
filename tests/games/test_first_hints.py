"""The frozen first hints can still be played against."""

from __future__ import annotations

import pytest

from games.kernel.catalogue import find
from tests.arena.__main__ import SEATINGS, duel
from tests.arena.first import FIRST


@pytest.mark.parametrize("key", sorted(FIRST))
def test_first_and_todays_hints_finish_a_game(key: str) -> None:
    """Two seats each, and all that the first version chooses is still offered."""
    seats = duel(find(key), "1", 0)
    assert sorted(who for who, _, _ in seats) == ["F", "F", "T", "T"]
    assert sum(won for _, won, _ in seats) in (0.0, pytest.approx(1.0))


def test_every_seating_comes_once() -> None:
    """Six games in a row seat two and two in all ways."""
    assert len(set(SEATINGS)) == 6
    assert {"".join(sorted(seating)) for seating in SEATINGS} == {"FFTT"}
