"""Final scoring: the sections that end the game, and how contests and towers score, as pure functions of a state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.kernel.agenda import Rules, section
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Result, ranked
from games.tallinn.material import FACTIONS, NUMBERS
from games.tallinn.state import Sheet, Tallinn


class Final(Rules[Tallinn]):
    """Reveal the towers and fill in the score sheets."""

    @section
    def reveal_towers(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Turn all towers face up."""
        for seat, towers in enumerate(s.towers):
            towers.show()
            events.tell("towers", seat, cards=", ".join(towers.cards))

    @section
    def final_scoring(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Score three final contests and the towers; break ties by all symbols on the towers."""
        s.sheet = sheets(s)
        s.points = [sheet.total for sheet in s.sheet]
        for seat, sheet in enumerate(s.sheet):
            events.tell("final", seat, total=sheet.total)
        self.finish(s, result(s))


def compare(mine: int, theirs: int, more: int, tie: int) -> int:
    """Score one comparison; a tie at zero brings nothing (Final Scoring, note)."""
    if mine > theirs:
        return more
    return tie if mine == theirs and mine else 0


def contest(s: Tallinn, seat: int) -> int:
    """Score a seat's contest of this round against each opponent (3. Contests)."""
    faction = FACTIONS.index(s.contests[seat])
    theirs = [s.tallies[other][faction] for other in s.opponents(seat)]
    mine = s.contest_strength(seat)
    return sum(compare(mine, count, NUMBERS["contest_more"], NUMBERS["contest_tie"]) for count in theirs)


@dataclass(frozen=True)
class Duel:
    """Tell one comparison of a contest: opponent, both strengths, victory points, and what the Envoy adds to `mine`."""

    opponent: int
    mine: int
    theirs: int
    gain: int
    envoys: int = 0

    @property
    def own(self) -> str:
        """Write the own strength, and apart from it what the Envoy adds."""
        return f"{self.mine}+{self.envoys}" if self.envoys else str(self.mine)


def duels(s: Tallinn, seat: int) -> tuple[Duel, ...]:
    """Spell out this round's contest of a seat, as it was held before towers were built."""
    faction = FACTIONS.index(s.contests[seat])
    envoys = NUMBERS["envoy_symbols"] if s.fresh[seat] == s.material.envoy_half else 0
    return _duels(s, seat, [tally[faction] for tally in s.tallies], envoys)


def held(s: Tallinn, faction: int) -> list[int]:
    """Count a faction's symbols in each seat's row, without what the Envoy adds in the end."""
    halves = s.material.halves
    return [sum([halves[half].symbols[faction] for half in row]) for row in s.rows]


def next_duels(s: Tallinn, seat: int, half: str) -> tuple[Duel, ...]:
    """Work out a contest as if a seat, and nobody else, laid this half, which shows a coin."""
    shown = s.material.halves[half]
    faction = FACTIONS.index(shown.faction)
    counts = held(s, faction)
    counts[seat] += shown.symbols[faction]
    return _duels(s, seat, counts, 0)


def envoy_duels(s: Tallinn, seat: int, faction: int) -> tuple[Duel, ...]:
    """Work out a contest, or after the last round the final contest, as if a seat sent its Envoy to this faction."""
    held = [s.strength(other, FACTIONS[faction]) for other in range(s.seats)]
    kind = "final" if s.section == "send_tied_envoys" else "contest"
    return _duels(s, seat, held, NUMBERS["envoy_symbols"], kind)


def _duels(s: Tallinn, seat: int, held: Sequence[int], envoys: int, kind: str = "contest") -> tuple[Duel, ...]:
    more, tie = NUMBERS[f"{kind}_more"], NUMBERS[f"{kind}_tie"]
    return tuple(
        Duel(other, held[seat], held[other], compare(held[seat] + envoys, held[other], more, tie), envoys)
        for other in range(s.seats)
        if other != seat
    )


def final_contest(s: Tallinn, seat: int, faction: str) -> int:
    """Score a final contest against each opponent, without payments (Final Scoring)."""
    mine = s.strength(seat, faction)
    theirs = [s.strength(other, faction) for other in s.opponents(seat)]
    return sum(compare(mine, count, NUMBERS["final_more"], NUMBERS["final_tie"]) for count in theirs)


def lead_payments(s: Tallinn, seat: int) -> tuple[int, int]:
    """Return what a seat receives and what it pays for leads of five or more (Final Scoring, Attention)."""
    leads = [
        s.strength(seat, faction) - s.strength(other, faction) for faction in FACTIONS for other in s.opponents(seat)
    ]
    ahead, behind = sum(lead >= NUMBERS["lead"] for lead in leads), sum(lead <= -NUMBERS["lead"] for lead in leads)
    return ahead * NUMBERS["lead_payment"], behind * NUMBERS["lead_payment"]


def lead_balance(s: Tallinn, seat: int) -> int:
    """Return what a seat receives less what it pays for leads."""
    received, paid = lead_payments(s, seat)
    return received - paid


def tower_strength(s: Tallinn, seat: int) -> int:
    """Count the most frequent faction on both halves of a seat's tower cards; 0 without towers."""
    return max(s.material.tower_strengths(s.towers[seat].cards).values())


def tower_contest(s: Tallinn, seat: int) -> int:
    """Score the towers against each opponent (Final Scoring, towers)."""
    mine = tower_strength(s, seat)
    theirs = [tower_strength(s, other) for other in s.opponents(seat)]
    return sum(compare(mine, count, NUMBERS["tower_more"], NUMBERS["tower_tie"]) for count in theirs)


def sheets(s: Tallinn) -> list[Sheet]:
    """Fill in every seat's score sheet."""
    return [
        Sheet(
            game=contest_points(s, seat),
            merchants=final_contest(s, seat, "merchants"),
            knights=final_contest(s, seat, "knights"),
            monks=final_contest(s, seat, "monks"),
            lead=lead_balance(s, seat),
            towers=tower_contest(s, seat),
            exchange=-payment(s, seat),
            chronicles=chronicle_points(s, seat),
        )
        for seat in range(s.seats)
    ]


def contest_points(s: Tallinn, seat: int) -> int:
    """Return the points of the start and of contests, before the final scoring."""
    return s.points[seat] + payment(s, seat) - chronicle_points(s, seat)


def payment(s: Tallinn, seat: int) -> int:
    """Return what a seat has paid for its exchange."""
    return s.paid[seat] if s.paid else 0


def chronicle_points(s: Tallinn, seat: int) -> int:
    """Return what the Chronicles have brought a seat."""
    return sum(gains[seat] for gains in s.chronicle_gains)


def result(s: Tallinn) -> Result:
    """Find the winners: most points, then most symbols of all factions on the own towers, then shared."""
    symbols = [sum(s.material.tower_strengths(towers.cards).values()) for towers in s.towers]
    return ranked(s.points, ("tiebreak-towers", symbols))
