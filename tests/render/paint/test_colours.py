from __future__ import annotations

from itertools import combinations

import pytest

from render.paint.palette import SEATS, contrast
from tests.render.colours import SIGHTS, difference, lab


def test_difference_agrees_with_published_pairs() -> None:
    """CIEDE2000 gives the values of Sharma, Wu and Dalal's test data."""
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert difference((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_differ_for_every_sight(sight: str) -> None:
    """Any two seat colours stay apart for colour-blind eyes."""
    least = min(difference(lab(a.colour, sight), lab(b.colour, sight)) for a, b in combinations(SEATS, 2))
    assert least >= 15


def test_seats_differ_without_colour() -> None:
    """Each seat has a form and a pattern of its own."""
    assert len({seat.form for seat in SEATS}) == len({seat.pattern for seat in SEATS}) == len(SEATS)


def test_seat_initials_stand_out() -> None:
    """The ink of each seat can be read on its colour."""
    assert min(contrast(seat.ink, seat.colour) for seat in SEATS) >= 4.5


def test_contrast_of_black_and_white() -> None:
    """Contrast runs from 1 to 21."""
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#808080", "#808080") == pytest.approx(1)
