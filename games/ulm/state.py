"""The state of a game of Ulm."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel.state import OWNER, State, Zone, zone, zones
from games.ulm.material import END, GOLDEN, LABELS, MATERIALS, NUMBERS, OATH_HOUSE, QUARTER_IDS, Material

NONE = -1
"""A place that no seat has taken."""
SOURCES = ("start", "cards", "coats", "crests", "quarters", "guard", "tax")
"""Where points come from during the game: cards' upper uses, city coats, crest income, Reichenau Court and so on."""

_DEARER = {"t_seal_cheap": -1, "t_seal_dear": 1}
_TAXED = {"t_tax_tiles": "tiles", "t_tax_coins": "coins"}
"""By tower tile: by how much a seal action costs more, and what the tax asks for."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's score, line by line: points so far, sparrows, river field, and the laid-out cards by kind."""

    game: int
    sparrows: int
    river: int
    cathedral: int
    trade: int
    chronicle: int

    @property
    def total(self) -> int:
        """Add up all lines."""
        return self.game + self.sparrows + self.river + self.cathedral + self.trade + self.chronicle


@dataclass(slots=True)
class Ulm(State):
    """The board, each seat's belongings, and what is open in the current turn. Kinds of tiles: `material.KINDS`.

    The board. `grid`: nine tiles, row by row. `outer`: twelve fields in the order of `grid.OUTER` (N1-3, E1-3, S1-3,
    W1-3), a pushed-out tile or empty; `rim`: the seat whose seal lies there, or NONE. `dock`: the five tiles of the
    loading dock. `bag`: tiles in the bag by kind (public, since all others lie open); `added`: how often an empty bag
    got one more tile of each kind. `slots`: by quarter (order of `material.QUARTER_IDS`), each place for a seal with a
    seat or NONE; in the Schwörhaus place i belongs to `descendants[i]`, so its seat owns that descendant. `crests`: by
    quarter, the seat with its family crest, or NONE. `discard`: the open pile, the last is on top. `deck`, `looked`
    (cards the active seat chooses from), `coat_stack`, `seen_coats` (the same for coats), `tower_stack`, `box` (towers
    out of play): hidden zones. `tower`, `next_tower`: of this and the next round, empty without tower tiles
    (`with_towers`) and after the last; `past_towers`: those of earlier rounds.

    By seat: `points`, `earned` (those of the game by their source, see `SOURCES`; a game begun under rules version
    1 lacks what came before its upgrade), `coins`, `sparrows`, `seals` (left), `barges` (index into
    `material.LABELS`), `tiles` (own supply by kind), `coats` (ids, gold and silver), `laid` (cards laid out),
    `hands`; `quick`: wishes that the tile is drawn at once.

    The turn. `first`: the start player of this round, who changes with each if `rotating`, `turn`: whose turn it
    is, `round` counts from 1. `drawn`: the tile to push in, empty before the draw and after the push; `spare`: the
    second tile the Master Builder drew, while choosing. `line`: the outer field pushed from in this turn, else
    empty; `landed`: the field its tile was pushed out to. `actions`: tile actions still open, kinds and `step` (one
    extra river step). `played`: the free card play is used; `swapped`: sparrow or Scholar is used; `traded`: the
    Merchant; `taxed`: the tower's tax is paid. `story`: of the newest push by anybody, the outer field, the tile
    pushed in, the two others of its line, the tile pushed out; `story_seat` made it. `blocked`: how often all six
    lines were closed. `sheet`: filled at the end, `unused`: by seat, the hand cards that were lost then.
    """

    with_towers: bool = True
    rotating: bool = False
    quick: list[bool] = field(default_factory=list)
    round: int = 0
    first: int = 0
    turn: int = 0
    points: list[int] = field(default_factory=list)
    earned: list[dict[str, int]] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    sparrows: list[int] = field(default_factory=list)
    seals: list[int] = field(default_factory=list)
    barges: list[int] = field(default_factory=list)
    tiles: list[dict[str, int]] = field(default_factory=list)
    coats: list[list[str]] = field(default_factory=list)
    laid: list[list[str]] = field(default_factory=list)
    grid: list[str] = field(default_factory=list)
    outer: list[str] = field(default_factory=list)
    rim: list[int] = field(default_factory=list)
    dock: list[str] = field(default_factory=list)
    bag: dict[str, int] = field(default_factory=dict)
    added: int = 0
    slots: list[list[int]] = field(default_factory=list)
    crests: list[int] = field(default_factory=list)
    descendants: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    tower: str = ""
    next_tower: str = ""
    past_towers: list[str] = field(default_factory=list)
    drawn: str = ""
    spare: str = ""
    line: str = ""
    landed: str = ""
    actions: list[str] = field(default_factory=list)
    played: bool = False
    swapped: bool = False
    traded: bool = False
    taxed: bool = False
    story: list[str] = field(default_factory=list)
    story_seat: int = NONE
    blocked: int = 0
    sheet: list[Sheet] = field(default_factory=list)
    unused: list[list[str]] = field(default_factory=list)
    deck: Zone = zone("cards", ordered=True)
    looked: Zone = zone("cards")
    hands: list[Zone] = zones(OWNER, "cards")
    coat_stack: Zone = zone("coats", ordered=True)
    seen_coats: Zone = zone("coats", ordered=True)
    tower_stack: Zone = zone("towers", ordered=True)
    box: Zone = zone("towers")

    @property
    def material(self) -> Material:
        """Return what board, coats and cards of this game show."""
        return MATERIALS[self.material_id]

    def gain(self, seat: int, source: str, points: int) -> None:
        """Give points during the game, or take them, and keep where they came from."""
        self.points[seat] += points
        self.earned[seat][source] = self.earned[seat].get(source, 0) + points

    def has(self, seat: int, descendant: str) -> bool:
        """Tell whether a seat has this descendant's ability."""
        owners = self.slots[OATH_HOUSE]
        return seat in owners and descendant in self.descendants and owners[self.descendants.index(descendant)] == seat

    def quarters(self, seat: int) -> int:
        """Count the quarters with a seal of this seat."""
        return sum(seat in slots for slots in self.slots)

    def crests_left(self, seat: int) -> int:
        """Count a seat's family crests that are not on the board."""
        return NUMBERS["crests"] - sum(coat in GOLDEN for coat in self.coats[seat])

    def seal_price(self) -> int:
        """Return the coins of a seal action in this round."""
        return NUMBERS["seal_price"] + _DEARER.get(self.tower, 0)

    def adjoining(self, seat: int) -> list[int]:
        """List the two quarters, as indices, that border the seat's barge."""
        return list(self.material.borders[self.barges[seat]])

    def in_reach(self, seat: int) -> list[int]:
        """List the quarters of a seal action: adjoining, with the tower's reach also 3 fields away."""
        return self.reach_from(self.barges[seat])

    def reach_from(self, at: int) -> list[int]:
        """List the quarters of a seal action from a river field."""
        reach, borders = NUMBERS["reach"], self.material.borders
        places = (at, at - reach, at + reach) if self.tower == "t_reach3" else (at,)
        near = {quarter for place in places if 0 <= place <= END for quarter in borders[place]}
        return [quarter for quarter in range(len(QUARTER_IDS)) if quarter in near]

    def landings(self, seat: int, most: int) -> list[int]:
        """List the places after 1, 2 … `most` free fields; fields with another barge are passed and not counted."""
        others = {place for other, place in enumerate(self.barges) if other != seat}
        return [place for place in range(self.barges[seat] + 1, END + 1) if place not in others][:most]

    def river_score(self, seat: int) -> int:
        """Return what the barge's place scores at the end."""
        return LABELS[self.barges[seat]]

    def tax(self) -> str:
        """Name what this round's tower asks for and is not yet paid: `tiles`, `coins` or nothing."""
        return "" if self.taxed else _TAXED.get(self.tower, "")


def turn_of(state: Ulm, seat: int) -> int:
    """Return how many turns a seat has begun: a searching player plays positions on until its next ones."""
    later = (seat - state.first) % state.seats > (state.turn - state.first) % state.seats
    return state.round - later
