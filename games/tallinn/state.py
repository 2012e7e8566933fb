"""The state of a game of Tallinn."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel.state import NOBODY, OWNER, State, Zone, zones
from games.tallinn.material import FACTIONS, MATERIALS, NUMBERS, Chronicle, Material, Step, Symbols, added


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's final scoring, line by line, in victory points; `lead` is the balance of payments.

    `game` is the start and all contests; `exchange` (never above 0) and `chronicles` come from the expansions.
    """

    game: int
    merchants: int
    knights: int
    monks: int
    lead: int
    towers: int
    exchange: int = 0
    chronicles: int = 0

    @property
    def total(self) -> int:
        """Add up all lines."""
        final = self.merchants + self.knights + self.monks + self.lead + self.towers
        return self.game + self.exchange + self.chronicles + final


@dataclass(slots=True)
class Tallinn(State):
    """Rows hold a start card and then halves such as `7R`, in the order played; the rest lies in zones.

    A tower from the row is known to everyone, one from the hand only to its owner. `fresh`, `contests` and `gains`
    tell of this round: the half laid, the faction contested, the points that brought; empty or 0 where nothing.
    `tallies` are all seats' symbols by faction at the time of the contests: towers taken from a row change it later.
    `turns` are the builders of this round in their order, where the tower variant is played.

    `envoy`, `by_score` and a non-empty `chronicles` are the table's options. `paid` counts exchanged cards, each worth
    a point; `envoy_to` names the faction that the envoy half in the row supports in the final scoring. `chronicles`
    are the cards of level I and II, `second_stack` the cards of a draw pile that lie in its second stack,
    `chronicle_gains` the points by seat for each level scored so far, `gone` the halves that were given up.

    `material_id` names the set of components that is played with.
    """

    round: int = 0
    rounds: int = 0
    points: list[int] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    contests: list[str] = field(default_factory=list)
    gains: list[int] = field(default_factory=list)
    tallies: list[list[int]] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    sheet: list[Sheet] = field(default_factory=list)
    hands: list[Zone] = zones(OWNER, "influence", own_pool=True)
    decks: list[Zone] = zones(NOBODY, "influence", own_pool=True, ordered=True)
    towers: list[Zone] = zones(OWNER, "influence", own_pool=True)
    by_score: bool = False
    envoy: str = "off"
    paid: list[int] = field(default_factory=list)
    envoy_to: list[str] = field(default_factory=list)
    chronicles: list[str] = field(default_factory=list)
    second_stack: int = 0
    chronicle_gains: list[list[int]] = field(default_factory=list)
    gone: list[list[str]] = field(default_factory=list)

    @property
    def material(self) -> Material:
        """Return what the cards of this game show."""
        return MATERIALS[self.material_id]

    def strength(self, seat: int, faction: str) -> int:
        """Count a faction's symbols in a seat's row; in the final scoring with those of the Envoy."""
        bonus = NUMBERS["envoy_symbols"] if self.envoy_to and self.envoy_to[seat] == faction else 0
        return self.material.count(self.rows[seat], faction) + bonus

    def strengths(self, seat: int) -> dict[str, int]:
        """Count all factions' symbols in a seat's row."""
        return {faction: self.strength(seat, faction) for faction in FACTIONS}

    def influence(self, seat: int) -> Symbols:
        """Count the symbols that count for Chronicles: those of the row without its start card (ruling 26)."""
        halves = self.material.halves
        return added(halves[half].symbols for half in self.rows[seat][1:])

    def contest_strength(self, seat: int) -> int:
        """Count the symbols with which a seat held its contest of this round, the Envoy's own two included."""
        bonus = NUMBERS["envoy_symbols"] if self.fresh[seat] == self.material.envoy_half else 0
        return self.tallies[seat][FACTIONS.index(self.contests[seat])] + bonus

    def stacks(self, seat: int) -> tuple[int, int]:
        """Count the cards of a draw pile's two stacks; without Chronicles the first holds all."""
        left = len(self.decks[seat])
        second = min(left, self.second_stack)
        return left - second, second

    def chronicle(self, level: int) -> Chronicle:
        """Return the Chronicle that lies open for a level."""
        return self.material.chronicles[self.chronicles[level - 1]]

    def gift_step(self) -> Step:
        """Return what the Chronicle needs and pays for which cards may be given up now."""
        level = len(self.chronicle_gains)
        return self.chronicle(level).steps(level)[0]

    def scored_levels(self) -> int:
        """Count the levels of Chronicles that are done; one for which cards are being given up is not."""
        return len(self.chronicle_gains) - (self.section == "give_up")

    def chronicle_round(self, level: int) -> int:
        """Tell after which round a level is scored: when the stack before it has run out."""
        if level == 1:
            return NUMBERS["first_stack"]
        return self.rounds - NUMBERS["hand"] - (self.envoy == "de")

    def opponents(self, seat: int) -> list[int]:
        """List the other seats, clockwise from this one."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]


def turn_of(state: Tallinn, _seat: int) -> int:
    """Return the number of the round: a searching player plays positions on until so many others are over."""
    return state.round
