from __future__ import annotations

from itertools import pairwise

from games.kernel.catalogue import find
from render.random_positions import MAX_COMBINATIONS, tables


def test_few_combinations_are_listed_whole() -> None:
    """Every table of Tallinn can be tried."""
    listed = tables("tallinn")
    assert len(listed) == len({tuple(options.items()) for options in listed}) <= MAX_COMBINATIONS
    assert all(option.values[-1] == listed[-1][option.name] for option in find("tallinn").options)


def test_of_many_combinations_every_value_is_tried() -> None:
    """A game with more options than can be combined still shows each of their values."""
    listed, options = tables("eldermann"), find("eldermann").options
    assert len(listed) < MAX_COMBINATIONS
    assert {(name, value) for table in listed for name, value in table.items()} == {
        (option.name, value) for option in options for value in option.values
    }
    assert all(one != other for one, other in pairwise(listed))
