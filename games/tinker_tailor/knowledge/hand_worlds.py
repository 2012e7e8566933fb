"""What a seat of Tinker Tailor can conclude about hands: worlds that agree with all it has seen, and certain cards."""

from __future__ import annotations

import contextlib
import functools
import random
from collections import Counter

from games.kernel.errors import RulesBug
from games.kernel.state import HIDDEN, Zone
from games.tinker_tailor.knowledge.search import KINDS, PLENTY, WIDE, Cells, Story, TooLong, find_kinds, story_of
from games.tinker_tailor.knowledge.traffic import GOT, LOST, MOVED, NONE, PILE, step_of
from games.tinker_tailor.material import GOODS, MONEY
from games.tinker_tailor.state import TinkerTailor

SURE_TRIES = 4
"""How often a search for a world without a card restarts before the card counts as doubtful."""


def viewer_of(seen: TinkerTailor) -> int | None:
    """Return whose notes a view shows; a spectator's shows nobody's."""
    return next((seat for seat, words in enumerate(seen.noted) if words is not None), None)


def knows_hands(s: TinkerTailor) -> bool:
    """Tell whether hands follow from the traffic; tables of rules version 1 have none, and at the end all is open."""
    return bool(s.noted) and not s.sheet


def notes_of(seen: TinkerTailor) -> tuple[str, ...]:
    """Return the words that the owner of a view has noted."""
    viewer = viewer_of(seen)
    return () if viewer is None else tuple((seen.noted[viewer] or "").split())


def start_cells(seen: TinkerTailor, story: Story) -> Cells:
    """Return the cells at the start: empty hands, and in the pile as many cards as hidden draws can have brought."""
    elsewhere = seen.open_goods() + seen.goods_discards + seen.open_money() + seen.money_discards
    for zone in (seen.goods_pile, seen.money_pile, *seen.under, *seen.looked):
        elsewhere += zone.cards
    counts = seen.material.counts
    pile = [counts[kind] - elsewhere.count(kind) for kind in KINDS]
    return [0] * (seen.seats * WIDE) + [count - net for count, net in zip(pile, story.net, strict=True)]


def deal_hands(world: TinkerTailor, rng: random.Random) -> None:
    """Put cards on the hidden entries of hands, and words into all notes, so that all agrees with the traffic."""
    if not knows_hands(world):
        return
    story = story_of(tuple(world.traffic), notes_of(world), world.seats)
    end, found = find_kinds(story, start_cells(world, story), rng)
    if end is None:
        raise RulesBug("no hands fit the traffic")
    for seat in range(world.seats):
        held = [kind for at, kind in enumerate(KINDS) for _ in range(end[seat * WIDE + at])]
        for zone, group in ((world.goods[seat], GOODS), (world.money[seat], MONEY)):
            _fill(zone, [kind for kind in held if kind in group])
    _write_notes(world, story, found)


def _fill(zone: Zone, cards: list[str]) -> None:
    """Put those of a hand's cards that are not shown on its hidden entries."""
    for card in zone.cards:
        if card != HIDDEN:
            cards.remove(card)
    zone.cards = [cards.pop() if card == HIDDEN else card for card in zone.cards]


def _write_notes(world: TinkerTailor, story: Story, found: dict[int, int]) -> None:
    """Write for every other seat the notes that it would have made in this world."""
    viewer, rows = viewer_of(world), [list[str]() for _ in range(world.seats + 1)]
    for index, move in enumerate(story.moves):
        if move.what == MOVED:
            for seat, row in enumerate(rows):
                row.append(KINDS[found[index]] if seat * WIDE in (move.at, move.to) else HIDDEN)
    world.noted = [world.noted[seat] if seat == viewer else " ".join(rows[seat]) for seat in range(world.seats)]


def fits(world: TinkerTailor) -> bool:
    """Tell whether the hands of a world follow from its traffic and notes, and every card left a hand that held it."""
    if not knows_hands(world):
        return True
    notes, hidden = [(words or "").split() for words in world.noted], 0
    hands = [Counter[str]() for _ in range(world.seats)]
    for entry in world.traffic:
        step = step_of(entry)
        kind = step.kinds[0]
        if step.what == MOVED:
            kind = notes[step.to][hidden]
            giver = kind if step.seat == PILE else notes[step.seat][hidden]
            hidden += 1
            if giver != kind or kind not in step.kinds:
                return False
            hands[step.to][kind] += 1
        if step.what == GOT:
            hands[step.seat][kind] += 1
        elif step.what == NONE and hands[step.seat][kind]:
            return False
        elif step.what in (LOST, MOVED) and step.seat != PILE:
            hands[step.seat][kind] -= 1
            if hands[step.seat][kind] < 0:
                return False
    return all(+hand == Counter(world.hand(seat)) for seat, hand in enumerate(hands))


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
