"""The search for the kinds of cards that moved unseen, so that they agree with all that was seen.

The traffic tells all that came to a hand or left it, but not the kind of a card that moved hidden. The search guesses
a kind for each such move. The guesses fit if every card leaves a hand (or the pile) that holds it. The counts of all
hands are one flat list of cells: a row for each seat and a last one for the pile, with a cell for each kind.
"""

from __future__ import annotations

import contextlib
import functools
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from games.kernel.errors import RulesBug
from games.kernel.state import HIDDEN
from games.tinker_tailor.knowledge.traffic import GOT, LOST, MOVED, NONE, PILE, step_of
from games.tinker_tailor.material import GOODS, ORDER

KINDS = tuple(ORDER)
WIDE = len(KINDS)
GOODS_CELLS, MONEY_CELLS = range(len(GOODS)), range(len(GOODS), WIDE)
PLENTY = 99
FIRST_GUESSES, RESTARTS = 100, 12
"""Guesses after which a search restarts with twice as many, and how often."""
Cells = list[int]
AT_MOST = "at most"
CHANGE = {GOT: 1, LOST: -1, AT_MOST: 0}


def half(cell: int) -> int:
    """Number the two halves of each row; goods and money do not depend on each other."""
    return 2 * (cell // WIDE) + (cell % WIDE >= len(GOODS))


@dataclass(frozen=True, slots=True)
class Move:
    """A step on cells: GOT, LOST or AT_MOST at cell `at` (`to` is the bound), or MOVED from row `at` to row `to`."""

    what: str
    at: int
    to: int = 0
    kinds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Story:
    """All moves in order, with what the search looks up.

    `net` counts by kind how many cards have come to hands openly, less those that have left them openly.
    `touching` has for each `half` of a row a bit for each hidden move from or to it.
    `wants`, `gifts` and `room` tell by the index of each hidden move what the moves after it demand:
    `wants` by cell, how many cards must lie there if no later hidden move brings any;
    `gifts` by `half` of a row, how many later hidden moves bring a card;
    `room` by cell, how many cards may lie there at most.
    """

    moves: tuple[Move, ...]
    net: Cells
    wants: dict[int, Cells]
    gifts: dict[int, Cells]
    room: dict[int, Cells]
    touching: tuple[int, ...]


@functools.lru_cache(64)
def story_of(traffic: tuple[str, ...], words: tuple[str, ...], seats: int, *ends: tuple[int, int]) -> Story:
    """Turn traffic into moves; `words` are the known kinds of hidden ones, `ends` cells with the most they may hold."""
    known, moves, net = iter(words), list[Move](), [0] * WIDE
    for entry in traffic:
        step = step_of(entry)
        kinds = tuple(ORDER[kind] for kind in step.kinds)
        if step.what == MOVED:
            word = next(known, HIDDEN)
            giver = seats if step.seat == PILE else step.seat
            moves.append(Move(MOVED, giver * WIDE, step.to * WIDE, kinds if word == HIDDEN else (ORDER[word],)))
        elif step.what == NONE:
            moves.append(Move(AT_MOST, step.seat * WIDE + kinds[0], 0))
        else:
            moves.append(Move(step.what, step.seat * WIDE + kinds[0]))
            net[kinds[0]] += 1 if step.what == GOT else -1
    moves += [Move(AT_MOST, *end) for end in ends]
    touching = [0] * (2 * (seats + 1))
    for index, move in enumerate(moves):
        if len(move.kinds) > 1:
            for row in (move.at, move.to):
                touching[half(row + move.kinds[0])] |= 1 << index
    return Story(tuple(moves), net, *_outlook(moves, (seats + 1) * WIDE), tuple(touching))


def _outlook(moves: Sequence[Move], size: int) -> tuple[dict[int, Cells], dict[int, Cells], dict[int, Cells]]:
    """Work out from the last move back: after each hidden move, the `wants`, `gifts` and `room` of the cells."""
    wants, gifts, room = [0] * size, [0] * size, [PLENTY] * size
    found: tuple[dict[int, Cells], dict[int, Cells], dict[int, Cells]] = ({}, {}, {})
    for index in reversed(range(len(moves))):
        move = moves[index]
        if move.what != MOVED:
            _back(move.what, move.at, move.to, wants, room)
        elif len(move.kinds) == 1:
            _back(LOST, move.at + move.kinds[0], 0, wants, room)
            _back(GOT, move.to + move.kinds[0], 0, wants, room)
        else:
            for kept, now in zip(found, (wants, gifts, room), strict=True):
                kept[index] = now[:]
            gifts[half(move.to + move.kinds[0])] += 1
            for kind in move.kinds:
                room[move.at + kind] += 1
    return found


def _back(what: str, cell: int, most: int, wants: Cells, room: Cells) -> None:
    """Take one open change of a cell into account."""
    if what == AT_MOST:
        room[cell] = min(room[cell], most)
        wants[cell] = min(wants[cell], most)
        return
    step = 1 if what == LOST else -1
    room[cell] += step
    wants[cell] = max(0, wants[cell] + step)


class TooLong(RulesBug):
    """Say that a search was given up."""

    def __init__(self) -> None:
        super().__init__("no hands were found that fit the traffic")


@dataclass(slots=True)
class Search:
    """Look for kinds of the hidden moves that fit, likely ones first; `found` has them by the index of the move.

    After a failure, `blame` has a bit for each guess that had to do with it: other ones need not be changed.
    """

    story: Story
    rng: random.Random
    left: int = FIRST_GUESSES
    found: dict[int, int] = field(default_factory=dict)
    blame: int = 0

    def go(self, cells: Cells, start: int = 0) -> Cells | None:
        """Return the cells at the end, or None if nothing fits; raise TooLong after too many guesses."""
        for index in range(start, len(self.story.moves)):
            move = self.story.moves[index]
            if move.what != MOVED:
                cells[move.at] += CHANGE[move.what]
                if not 0 <= cells[move.at] <= (move.to if move.what == AT_MOST else PLENTY):
                    self._blame(move.at, index)
                    return None
            elif len(move.kinds) > 1:
                return self._guess(index, cells)
            else:
                self.found[index] = kind = move.kinds[0]
                cells[move.to + kind] += 1
                cells[move.at + kind] -= 1
                if cells[move.at + kind] < 0:
                    self._blame(move.at + kind, index)
                    return None
        return cells

    def _blame(self, cell: int, end: int) -> None:
        """Blame the hidden moves of this half of a row before this one."""
        self.blame = self.story.touching[half(cell)] & ((1 << end) - 1)

    def _guess(self, index: int, cells: Cells) -> Cells | None:
        move = self.story.moves[index]
        self._blame(move.at + move.kinds[0], index)
        blame = 0 if all(cells[move.at + kind] for kind in move.kinds) else self.blame
        for kind in self._likely(index, cells):
            self.left -= 1
            if self.left < 0:
                raise TooLong
            after = cells[:]
            after[move.at + kind] -= 1
            after[move.to + kind] += 1
            if self._can_end(index, after):
                if end := self.go(after, index + 1):
                    self.found[index] = kind
                    return end
                if not self.blame >> index & 1:
                    return None
            blame |= self.blame
        self.blame = blame & ~(1 << index)
        return None

    def _likely(self, index: int, cells: Cells) -> list[int]:
        """Shuffle the kinds that the giver has, but put first those that only the receiver or nobody will need."""
        move, wants = self.story.moves[index], self.story.wants[index]
        lots = []
        for kind in move.kinds:
            if has := cells[move.at + kind]:
                weight = float(has)
                if cells[move.to + kind] < wants[move.to + kind]:
                    weight *= 20
                if has <= wants[move.at + kind]:
                    weight /= 20
                lots.append((self.rng.random() ** (1 / weight), kind))
        return [kind for _, kind in sorted(lots, reverse=True)]

    def _can_end(self, index: int, cells: Cells) -> bool:
        """Tell whether what giver and receiver lack can still come to them, and they hold no more than they may."""
        move, wants, room = self.story.moves[index], self.story.wants[index], self.story.room[index]
        kinds = GOODS_CELLS if move.kinds[0] < len(GOODS) else MONEY_CELLS
        for row in (move.at, move.to):
            lack = 0
            for cell in range(row + kinds.start, row + kinds.stop):
                if cells[cell] > room[cell]:
                    lack = PLENTY
                elif cells[cell] < wants[cell]:
                    lack += wants[cell] - cells[cell]
            if lack > self.story.gifts[index][half(row + kinds.start)]:
                self._blame(row + kinds.start, index + 1)
                return False
        return True


def find_kinds(
    story: Story, cells: Cells, rng: random.Random, tries: int = RESTARTS
) -> tuple[Cells | None, dict[int, int]]:
    """Return the cells at the end (None if nothing fits) and the kinds found; raise TooLong after all tries.

    After bad first guesses, starting again is quicker than going on.
    """
    for doubled in range(tries):
        search = Search(story, rng, FIRST_GUESSES << doubled)
        with contextlib.suppress(TooLong):
            return search.go(cells[:]), search.found
    raise TooLong
