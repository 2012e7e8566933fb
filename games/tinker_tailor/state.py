"""The state of a game of Tinker Tailor, field by field as views show it."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel.state import NOBODY, OWNER, State, Zone, secret, zone, zones
from games.tinker_tailor.material import MATERIALS, ROLES, Material

COVERED = "covered"
"""A market place under a pirate card; an empty place is ""."""
NOBODY_ACTS = -1
UNSTATED = -1


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's final scoring in points: a line per kind of goods in the order of `GOODS`, sets, money."""

    kinds: tuple[int, ...]
    sets: int
    money: int

    @property
    def total(self) -> int:
        """Add up all lines."""
        return sum(self.kinds) + self.sets + self.money


@dataclass(slots=True)
class TinkerTailor(State):
    """Where all cards are, and how far the round has come.

    Table, all public
        `round` of `rounds`, both from 1. `start` is the start player of this round, `first` that of round 1.
        `goods_row` and `money_row` are the market: one entry per place, a kind such as `wine` or `4`, "" for an empty
        place, `COVERED` for one under a pirate card. `goods_discards` and `money_discards` lie face up.
        `show_sizes`, `per_card`, `keep` are the table's options: hand sizes are shown; money is rounded per card;
        the Jailer keeps what others lose to him.

    Rhyme, all public
        `called` counts the roles called in this round (0 in the draft, 17 after the last): `ROLES[called - 1]` is the
        one called last, all before it are over, all from `ROLES[called]` on are still to come.
        `shown` lists each seat's revealed roles of this round in the order of the rhyme (one, with two players up
        to two). `actor` is the seat whose turn it is, or NOBODY_ACTS; `copied` the role the Actor carries out, or "".
        `guards` are seats that the Soldier guards until the round ends. `stated` are the card counts by seat that the
        role of this turn has made public (UNSTATED where none), `stated_of` says of what: "goods", "money" or "".

    Hands
        `traffic` tells in order what came to hands and left them, as everybody saw it (see `knowledge/traffic.py`).

    Wishes
        `unasked`: by seat, "" if it is asked what it buys, else for how long not: "round" or "game". `plans`: the kind
        of which it then buys one, or "".
        `preset`: by seat, whether it is not asked what it gives. `gift`: the kind that it then gives, or "".

    Hidden; in a view, a hidden card is "?" and the number of entries is right
        `goods`, `money`: each seat's hand in two parts, as the backs differ. The owner sees all of it. Others see the
        entries they have a right to know: with a mask of EVERYONE what was taken openly, with the viewer's own bit
        what it gave, stole or lost. A view shows only entries of which the viewer is still sure. The lengths are hand
        sizes: a picture or text may tell those of others only with `show_sizes` (or `stated`).
        `goods_pile`, `money_pile`: face-down, the last entry is the top. `under`: batches of goods below the goods
        pile, the first comes first; their order is drawn when they are reached, and their player knows the kinds.
        `looked`: goods the Old Man has drawn and must still choose from.
        `packs`: the roles a seat has in hand to draft from now. `roles`: drafted and not yet revealed. `aside`: roles
        laid aside face down in the draft. `role_pile`: the roles not used in this round.
        `noted`: which hidden card moves of `traffic` a seat has seen, a word for each ("?": not seen); None for others.
        `saw`: what a seat was handed in the draft of this round, own choice included: roles parted by blanks, the two
        packs with two players by " / "; "" before, None for other seats.

    End
        `sheet`: the final scoring by seat, empty before; then all hands are open.
    """

    round: int = 0
    rounds: int = 0
    start: int = 0
    first: int = 0
    goods_row: list[str] = field(default_factory=list)
    money_row: list[str] = field(default_factory=list)
    goods_discards: list[str] = field(default_factory=list)
    money_discards: list[str] = field(default_factory=list)
    show_sizes: bool = False
    per_card: bool = False
    keep: bool = True
    called: int = 0
    shown: list[list[str]] = field(default_factory=list)
    actor: int = NOBODY_ACTS
    copied: str = ""
    guards: list[int] = field(default_factory=list)
    stated: list[int] = field(default_factory=list)
    stated_of: str = ""
    sheet: list[Sheet] = field(default_factory=list)
    traffic: list[str] = field(default_factory=list)
    preset: list[bool] = field(default_factory=list)
    unasked: list[str] = field(default_factory=list)
    goods: list[Zone] = zones(OWNER, "goods")
    money: list[Zone] = zones(OWNER, "money")
    goods_pile: Zone = zone("goods", ordered=True)
    money_pile: Zone = zone("money", ordered=True)
    under: list[Zone] = zones(NOBODY, "goods")
    looked: list[Zone] = zones(OWNER, "goods")
    packs: list[Zone] = zones(OWNER, "roles")
    roles: list[Zone] = zones(OWNER, "roles")
    aside: Zone = zone("roles")
    role_pile: Zone = zone("roles", ordered=True)
    saw: list[str | None] = secret()
    noted: list[str | None] = secret()
    gift: list[str | None] = secret()
    plans: list[str | None] = secret()

    @property
    def material(self) -> Material:
        """Return what the cards of this game say."""
        return MATERIALS[self.material_id]

    @property
    def role(self) -> str:
        """Name the role called last in this round; empty in the draft."""
        return ROLES[self.called - 1] if self.called else ""

    @property
    def acting_role(self) -> str:
        """Name the role whose action is carried out: the one the Actor copies, else the one called."""
        return self.copied or self.role

    @property
    def covers(self) -> int:
        """Count the pirate cards that lie in the market."""
        return self.goods_row.count(COVERED) + self.money_row.count(COVERED)

    def open_goods(self) -> list[str]:
        """List the goods cards in the market, from the left."""
        return [card for card in self.goods_row if card and card != COVERED]

    def open_money(self) -> list[str]:
        """List the money cards in the market, from the left."""
        return [card for card in self.money_row if card and card != COVERED]

    def others(self, seat: int) -> list[int]:
        """List the other seats, clockwise from this one (each passes to the next)."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def hand(self, seat: int) -> list[str]:
        """List a seat's goods and money cards as this state shows them."""
        return self.goods[seat].cards + self.money[seat].cards

    def cards(self, seat: int) -> int:
        """Count a seat's goods and money cards."""
        return len(self.goods[seat]) + len(self.money[seat])

    def holder(self, role: str) -> int | None:
        """Name the seat that has revealed this role in this round."""
        return next((seat for seat, shown in enumerate(self.shown) if role in shown), None)

    def pick(self) -> int:
        """Tell which pick of the draft is asked now, as the draft counts them; 0 if none is."""
        picks = [] if self.section == "return_role" else [step for step in self.agenda if step[0] == "pick_role"]
        return int(picks[-1][2]) if picks and len(picks[-1]) > 2 else 0

    def packs_handed(self, seat: int) -> list[list[str]]:
        """List the packs a seat was handed in this round's draft; empty if this state hides them."""
        packs = (self.saw[seat] or "") if self.saw else ""
        return [pack.split() for pack in packs.split("/") if pack.strip()]


def player(seat: int) -> str:
    """Write a seat as a choice names it: `P1` is seat 0."""
    return f"P{seat + 1}"


def seat_of(name: str) -> int:
    """Return the seat that a choice names."""
    return int(name[1:]) - 1


def turn_of(state: TinkerTailor, _seat: int) -> int:
    """Return the number of the round: a searching player plays positions on until it is over."""
    return state.round
