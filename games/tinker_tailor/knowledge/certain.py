"""Which cards of other hands a seat of Tinker Tailor is sure of: those that no possible world lacks."""

from __future__ import annotations

import contextlib
import functools
import random
from collections import Counter

from games.kernel.state import HIDDEN
from games.tinker_tailor.knowledge.hand_worlds import knows_hands, notes_of, start_cells
from games.tinker_tailor.knowledge.search import KINDS, PLENTY, WIDE, Cells, TooLong, find_kinds, story_of
from games.tinker_tailor.state import TinkerTailor

SURE_TRIES = 4
"""How often a search for a world without a card is begun anew before the card counts as doubtful."""


def certain_cards(seen: TinkerTailor, other: int) -> Counter[str]:
    """Count the cards of another hand that the owner of a view can be sure of: those that no possible world lacks."""
    shown = Counter(card for card in seen.hand(other) if card != HIDDEN)
    return shown | _certain_hands(seen)[other] if knows_hands(seen) else shown


def _certain_hands(seen: TinkerTailor) -> tuple[Counter[str], ...]:
    """Count by seat the cards that are certain for the owner of a view."""
    traffic, words = tuple(seen.traffic), notes_of(seen)
    cells = _least_cells(traffic, words, seen.seats, tuple(start_cells(seen, story_of(traffic, words, seen.seats))))
    rows = [cells[seat * WIDE : (seat + 1) * WIDE] for seat in range(seen.seats)]
    return tuple(Counter({kind: count for kind, count in zip(KINDS, row, strict=True) if count}) for row in rows)


@functools.lru_cache(64)
def _least_cells(traffic: tuple[str, ...], words: tuple[str, ...], seats: int, start: tuple[int, ...]) -> Cells:
    """Return the least number of cards that each cell can hold at the end; 0 where finding it takes too long."""
    rng = random.Random(0)  # any order of guesses finds the same
    least, story = list(start), story_of(traffic, words, seats)
    with contextlib.suppress(TooLong):
        least = find_kinds(story, least, rng)[0] or least
    doubtful = {row for move in story.moves if len(move.kinds) > 1 for row in (move.at, move.to)} - {seats * WIDE}
    for cell in [row + kind for row in sorted(doubtful) for kind in range(WIDE)]:
        while least[cell] and (end := _with_less(traffic, words, seats, start, cell, least[cell], rng)):
            least = [min(pair) for pair in zip(least, end, strict=True)]
    return least


def _with_less(
    traffic: tuple[str, ...],
    words: tuple[str, ...],
    seats: int,
    start: tuple[int, ...],
    cell: int,
    count: int,
    rng: random.Random,
) -> Cells | None:
    """Return a possible end with fewer cards in a cell; assume an end with none in it if the search takes too long."""
    story = story_of(traffic, words, seats, (cell, count - 1))
    try:
        return find_kinds(story, list(start), rng, tries=SURE_TRIES)[0]
    except TooLong:
        return [0 if where == cell else PLENTY for where in range(len(start))]
