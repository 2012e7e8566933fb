"""What a seat of Tinker Tailor can conclude about hands: worlds that agree with all it has seen of them.

A hand is what the traffic says, so only hidden moves leave a doubt: which kind moved. A world is possible if some
choice of kinds lets every card leave a hand (or the pile) that holds it. `Search` finds such a choice; the counts of
all hands are one flat list of cells, a row per seat and a last one for the pile.
"""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from games.kernel.errors import RulesBug
from games.kernel.state import HIDDEN, Zone
from games.tinker_tailor.material import GOODS, MONEY, ORDER
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.traffic import GOT, LOST, MOVED, NONE, PILE, step_of

KINDS = tuple(ORDER)
WIDE = len(KINDS)
PLENTY = 99
ENOUGH = 3_000
"""Guesses after which a search gives up."""
Cells = list[int]
AT_MOST = "at most"
CHANGE = {GOT: 1, LOST: -1, AT_MOST: 0}


@dataclass(frozen=True, slots=True)
class Move:
    """A step on cells: a GOT, LOST or AT_MOST at cell `at` (`to` is the bound), or a MOVED from row `at` to row `to`."""

    what: str
    at: int
    to: int = 0
    kinds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Story:
    """All moves, and after each hidden one, by its index, what is still to come, by cell.

    `needs`: how many cards must lie there at the least; `room`: at the most; `wants`: how many are needed if no later
    hidden move brings them. `net` counts by kind what has come to hands openly and not left them so.
    """

    moves: tuple[Move, ...]
    net: Cells
    needs: dict[int, Cells]
    room: dict[int, Cells]
    wants: dict[int, Cells]


@functools.lru_cache(256)
def story_of(traffic: tuple[str, ...], words: tuple[str, ...], seats: int, *ends: tuple[int, int]) -> Story:
    """Read traffic with the kinds that are known of its hidden moves; `ends` are cells and how many may end there."""
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
    return Story(tuple(moves), net, *_outlook(moves, (seats + 1) * WIDE))


def _outlook(moves: Sequence[Move], size: int) -> tuple[dict[int, Cells], dict[int, Cells], dict[int, Cells]]:
    """Work out backwards what must, may and should lie where after each hidden move."""
    needs, room, wants = [0] * size, [PLENTY] * size, [0] * size
    found: tuple[dict[int, Cells], dict[int, Cells], dict[int, Cells]] = ({}, {}, {})
    for index in reversed(range(len(moves))):
        move = moves[index]
        if move.what != MOVED:
            _back(move.what, move.at, move.to, needs, room, wants)
        elif len(move.kinds) == 1:
            _back(LOST, move.at + move.kinds[0], 0, needs, room, wants)
            _back(GOT, move.to + move.kinds[0], 0, needs, room, wants)
        else:
            for kept, now in zip(found, (needs, room, wants), strict=True):
                kept[index] = now[:]
            for kind in move.kinds:
                needs[move.to + kind] = max(0, needs[move.to + kind] - 1)
                room[move.at + kind] += 1
    return found


def _back(what: str, cell: int, most: int, needs: Cells, room: Cells, wants: Cells) -> None:
    """Go back over one open change of a cell."""
    if what == AT_MOST:
        room[cell] = min(room[cell], most)
        wants[cell] = min(wants[cell], most)
        return
    step = 1 if what == LOST else -1
    room[cell] += step
    for table in (needs, wants):
        table[cell] = max(0, table[cell] + step)


class TooLong(Exception):
    """Say that a search was given up."""


@dataclass(slots=True)
class Search:
    """Look for kinds of the hidden moves that fit, likely ones first; `found` has them by the index of the move."""

    story: Story
    rng: random.Random
    left: int = ENOUGH
    found: dict[int, int] = field(default_factory=dict)

    def go(self, cells: Cells, start: int = 0) -> Cells | None:
        """Return the cells at the end, or None if nothing fits; raise TooLong after too many guesses."""
        for index in range(start, len(self.story.moves)):
            move = self.story.moves[index]
            if move.what != MOVED:
                cells[move.at] += CHANGE[move.what]
                if not 0 <= cells[move.at] <= (move.to if move.what == AT_MOST else PLENTY):
                    return None
            elif len(move.kinds) > 1:
                return self._guess(index, cells)
            else:
                self.found[index] = kind = move.kinds[0]
                cells[move.to + kind] += 1
                cells[move.at + kind] -= 1
                if cells[move.at + kind] < 0:
                    return None
        return cells

    def _guess(self, index: int, cells: Cells) -> Cells | None:
        move = self.story.moves[index]
        for kind in self._likely(index, cells):
            self.left -= 1
            if self.left < 0:
                raise TooLong
            after = cells[:]
            after[move.at + kind] -= 1
            after[move.to + kind] += 1
            if self._can_end(index, after) and (end := self.go(after, index + 1)):
                self.found[index] = kind
                return end
        return None

    def _likely(self, index: int, cells: Cells) -> list[int]:
        """Order the kinds that the giver has by lot, those first that nobody or the receiver will need."""
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
        """Tell whether giver and receiver still hold what they must, and no more than they may."""
        move, needs, room = self.story.moves[index], self.story.needs[index], self.story.room[index]
        return all(
            needs[cell] <= cells[cell] <= room[cell]
            for row in (move.at, move.to)
            for cell in range(row, row + WIDE)
        )


# Worlds


def viewer_of(seen: TinkerTailor) -> int | None:
    """Return whose notes a view shows; a spectator's shows nobody's."""
    return next((seat for seat, words in enumerate(seen.noted) if words is not None), None)


def knows_hands(s: TinkerTailor) -> bool:
    """Tell whether hands follow from the traffic: not at tables begun before there were notes, nor need they at the end."""
    return bool(s.noted) and not s.sheet


def story_for(seen: TinkerTailor, *ends: tuple[int, int]) -> Story:
    """Read the traffic as the owner of a view knows it."""
    viewer = viewer_of(seen)
    words = "" if viewer is None else seen.noted[viewer] or ""
    return story_of(tuple(seen.traffic), tuple(words.split()), seen.seats, *ends)


def begin(seen: TinkerTailor, story: Story, unseen: Sequence[str]) -> Cells:
    """Return the cells at the start: empty hands, and as many goods in the pile as hidden draws can have brought."""
    pile = [unseen.count(kind) - net for kind, net in zip(KINDS, story.net, strict=True)]
    for zone in seen.goods:
        for card in zone.cards:
            if card != HIDDEN:
                pile[ORDER[card]] += 1
    return [0] * (seen.seats * WIDE) + [count if kind in GOODS else 0 for kind, count in zip(KINDS, pile, strict=True)]


def deal_hands(world: TinkerTailor, unseen: Sequence[str], rng: random.Random) -> None:
    """Put cards on the hidden entries of hands, and words into all notes, so that all agrees with the traffic.

    `unseen` are the goods that the view does not show.
    """
    if not knows_hands(world):
        return
    story = story_for(world)
    search = Search(story, rng)
    end = search.go(begin(world, story, unseen))
    if end is None:
        raise RulesBug("no hands fit the traffic")
    for seat in range(world.seats):
        held = [kind for at, kind in enumerate(KINDS) for _ in range(end[seat * WIDE + at])]
        for zone, group in ((world.goods[seat], GOODS), (world.money[seat], MONEY)):
            _fill(zone, [kind for kind in held if kind in group])
    _write_notes(world, story, search.found)


def _fill(zone: Zone, cards: list[str]) -> None:
    """Put those of a hand's cards that are not shown on its hidden entries."""
    for card in zone.cards:
        if card != HIDDEN:
            cards.remove(card)
    zone.cards = [cards.pop() if card == HIDDEN else card for card in zone.cards]


def _write_notes(world: TinkerTailor, story: Story, found: dict[int, int]) -> None:
    """Let all seats have noted what they would have seen."""
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
