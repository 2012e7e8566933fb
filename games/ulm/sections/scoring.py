"""Scoring of Ulm and the end of the game: pure functions of a state; laid-out cards are open, so any view will do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from games.kernel.agenda import Rules, section
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Result, Zone, ranked
from games.ulm.material import CARDS, GOODS, NUMBERS, PARTS, in_order
from games.ulm.state import SOURCES, Sheet, Ulm


def families(cards: Iterable[str]) -> dict[str, int]:
    """Count cards by part, good or name."""
    count: dict[str, int] = {}
    for card in cards:
        family = CARDS[card].family
        count[family] = count.get(family, 0) + 1
    return count


def cathedral(cards: Iterable[str]) -> int:
    """Score laid-out cathedral cards: each, and each set of one Choir, one Nave and one Tower."""
    count = families(cards)
    parts = [count.get(part, 0) for part in PARTS]
    return NUMBERS["cathedral_end"] * sum(parts) + NUMBERS["cathedral_set"] * min(parts)


def trade(cards: Iterable[str]) -> int:
    """Score laid-out trade cards: each, and the best partition into sets of equal or of different goods."""
    count = families(cards)
    goods = [count.get(good, 0) for good in GOODS]
    sets = (
        NUMBERS["trade_mixed"] * mixed + NUMBERS["trade_same"] * sum((number - mixed) // 3 for number in goods)
        for mixed in range(min(goods) + 1)
    )
    return NUMBERS["trade_end"] * sum(goods) + max(sets)


def _ahead(s: Ulm, seat: int) -> int:
    """Score the barge's rank: by the number of barges strictly ahead (ruling 45)."""
    ahead = sum(place > s.barges[seat] for place in s.barges)
    return (NUMBERS["joust_first"], NUMBERS["joust_second"], 0, 0)[ahead]


def majorities(s: Ulm, seat: int) -> int:
    """Count the quarters in which a seat has strictly more seals than each other (ruling 46)."""
    others = [other for other in range(s.seats) if other != seat]
    return sum(all(slots.count(seat) > slots.count(other) for other in others) for slots in s.slots if seat in slots)


_CHRONICLES: dict[str, Callable[[Ulm, int], int]] = {
    "chronicle": lambda s, seat: NUMBERS["chronicle_coat"] * len(s.coats[seat]),
    "freeze": lambda s, seat: min(s.coins[seat], NUMBERS["freeze_most"]),
    "siege": lambda s, seat: len(s.laid[seat]),
    "joust": _ahead,
    "patrician": lambda s, seat: NUMBERS["patrician_end"],
    "reformation": lambda s, seat: (
        NUMBERS["reformation_card"] * sum(CARDS[card].kind == "cathedral" for card in s.laid[seat])
    ),
    "league": lambda s, seat: NUMBERS["league_colour"] * sum(count > 0 for count in s.tiles[seat].values()),
    "wall": lambda s, seat: NUMBERS["wall_quarter"] * majorities(s, seat),
    "sparrow": lambda s, seat: min(s.sparrows[seat], NUMBERS["sparrow_most"]),
}


def chronicle(s: Ulm, seat: int, card: str) -> int:
    """Score one laid-out chronicle card."""
    return _CHRONICLES[card](s, seat)


def sheet(s: Ulm, seat: int) -> Sheet:
    """Fill in a seat's score sheet as if the game ended now; at the end, return the final one."""
    if s.sheet:
        return s.sheet[seat]
    laid = s.laid[seat]
    return Sheet(
        game=s.points[seat],
        sparrows=s.sparrows[seat],
        river=s.river_score(seat),
        cathedral=cathedral(laid),
        trade=trade(laid),
        chronicle=sum(chronicle(s, seat, card) for card in laid if card in _CHRONICLES),
    )


def if_laid(s: Ulm, seat: int, card: str) -> int:
    """Count what laying out a card would add if the game ended now."""
    laid = [*s.laid]
    laid[seat] = [*laid[seat], card]
    return sheet(replace(s, laid=laid, sheet=[]), seat).total - sheet(s, seat).total


def of_laid(s: Ulm, seat: int) -> int:
    """Count what the cards laid out bring if the game ends now."""
    line = s.sheet[seat] if s.sheet else sheet(s, seat)
    return line.cathedral + line.trade + line.chronicle


def points_by_source(s: Ulm, seat: int) -> dict[str, int]:
    """Break the points of the game down by source; `earlier` are those from before sources were kept."""
    known = {source: s.earned[seat][source] for source in SOURCES if s.earned and s.earned[seat].get(source)}
    earlier = sheet(s, seat).game - sum(known.values())
    return {**known, **({"earlier": earlier} if earlier else {})}


def result(s: Ulm) -> Result:
    """Find the winners: most points, then seals in most quarters, then shared."""
    return ranked(
        [entry.total for entry in s.sheet], ("tiebreak-quarters", [s.quarters(seat) for seat in range(s.seats)])
    )


# The end of the game


class Final(Rules[Ulm]):
    """Score sparrows, river and laid-out cards, and find the winner."""

    @section
    def final_scoring(self, s: Ulm, chance: Chance, events: Events) -> None:
        """Put unused hand cards on the discard pile, fill in all score sheets, end the game."""
        s.unused = [in_order(hand.cards) for hand in s.hands]
        for seat, lost in enumerate(s.unused):
            if lost:
                s.discard += lost
                s.hands[seat] = Zone()
                events.tell("lost-cards", seat, cards=", ".join(lost))
        s.sheet = [sheet(s, seat) for seat in range(s.seats)]
        for seat, entry in enumerate(s.sheet):
            s.points[seat] = entry.total
            events.tell("final", seat, total=entry.total)
        self.finish(s, result(s))
