"""The state of a game of Tallinn."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel.state import NOBODY, OWNER, State, Zone, zones
from games.tallinn.material import FACTIONS, count


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's final scoring, line by line, in victory points; `lead` is the balance of payments."""

    game: int
    merchants: int
    knights: int
    monks: int
    lead: int
    towers: int

    @property
    def total(self) -> int:
        """Add up all lines."""
        return self.game + self.merchants + self.knights + self.monks + self.lead + self.towers


@dataclass(slots=True)
class Tallinn(State):
    """Rows hold a start card and then halves such as `7R`, in the order played; the rest lies in zones.

    A tower from the row is known to everyone, one from the hand only to its owner. `fresh`, `contests` and `gains`
    tell of this round: the half laid, the faction contested, the points that brought; empty or 0 where nothing.
    `tallies` are all seats' symbols by faction at the time of the contests: towers taken from a row change it later.
    """

    round: int = 0
    rounds: int = 0
    points: list[int] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    contests: list[str] = field(default_factory=list)
    gains: list[int] = field(default_factory=list)
    tallies: list[list[int]] = field(default_factory=list)
    sheet: list[Sheet] = field(default_factory=list)
    hands: list[Zone] = zones(OWNER, "influence", own_pool=True)
    decks: list[Zone] = zones(NOBODY, "influence", own_pool=True, ordered=True)
    towers: list[Zone] = zones(OWNER, "influence", own_pool=True)

    def strength(self, seat: int, faction: str) -> int:
        """Count a faction's symbols in a seat's row."""
        return count(self.rows[seat], faction)

    def strengths(self, seat: int) -> dict[str, int]:
        """Count all factions' symbols in a seat's row."""
        return {faction: self.strength(seat, faction) for faction in FACTIONS}

    def opponents(self, seat: int) -> list[int]:
        """List the other seats, clockwise from this one."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]
