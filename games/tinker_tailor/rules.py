"""Tinker Tailor: set-up, the frame of a round, and the end; the chapters in between stand in `sections`.

The headings are those of the German rulebook. RULES.md lists rulings and reconstructed values.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar

from games.kernel.agenda import section
from games.kernel.ask import Listing
from games.kernel.chance import Chance
from games.kernel.errors import NotOffered
from games.kernel.events import Events
from games.kernel.game import Option, Stored
from games.kernel.state import State, Zone
from games.kernel.visibility import fill_zones, unseen_pieces
from games.tinker_tailor.knowledge import hand_worlds, role_worlds, traffic
from games.tinker_tailor.material import GOODS, MONEY, NUMBERS, ROLES, ROUNDS, row_size
from games.tinker_tailor.sections import hands, scoring
from games.tinker_tailor.sections.draft import FIRST, OPEN, Draft, Presets
from games.tinker_tailor.sections.forms import Forms
from games.tinker_tailor.sections.market import Buying, Taking, Trading
from games.tinker_tailor.sections.others import Giving, Losing
from games.tinker_tailor.sections.refusals import why_not
from games.tinker_tailor.sections.rhyme import Rhyme
from games.tinker_tailor.sections.shapes import NOTHING
from games.tinker_tailor.sections.wishing import ASKED, Wishing, forget_round, imagine_plans
from games.tinker_tailor.state import TinkerTailor

OPTIONS = (
    Option("money_rounding", ("sum", "card"), "sum"),
    Option("hand_sizes", ("hidden", "shown"), "hidden"),
    Option("jailer", ("keep", "discard"), "keep"),
)


class TinkerTailorRules(Draft, Presets, Rhyme, Taking, Forms, Giving, Losing, Trading, Buying, Wishing):
    """Tinker Tailor for two to six players."""

    state_class: ClassVar[type[State]] = TinkerTailor

    # Spielvorbereitung

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: Events, material_id: str = ""
    ) -> TinkerTailor:
        """Lay out the market, draw the start player; of five players, three draw a goods card."""
        s = TinkerTailor(seats=seats, material_id=material_id, rounds=ROUNDS[seats])
        s.per_card = options.get("money_rounding") == "card"
        s.show_sizes = options.get("hand_sizes") == "shown"
        s.keep = options.get("jailer") != "discard"
        printed = s.material
        s.money_pile = Zone.of(chance.shuffle(printed.money_cards))
        s.goods_pile = Zone.of(chance.shuffle(printed.goods_cards))
        s.money_row, s.goods_row = [""] * row_size(seats), [""] * row_size(seats)
        hands.refill(s, chance, events)
        for name in ("goods", "money", "looked", "packs", "roles"):
            setattr(s, name, [Zone() for _ in range(seats)])
        s.shown, s.saw = [[] for _ in range(seats)], [""] * seats
        s.preset, s.gift = [False] * seats, [""] * seats
        s.unasked, s.plans = [ASKED] * seats, [""] * seats
        traffic.start_notes(s)
        s.first = s.start = int(chance.pick([str(seat) for seat in range(seats)]))
        events.tell("starts", s.first)
        self._compensate(s, events)
        s.then((self.play_round, 1))
        return s

    def _compensate(self, s: TinkerTailor, events: Events) -> None:
        """Let players 3 to 5 of five draw a goods card each, as they are start player only once."""
        late = [s.first, *s.others(s.first)][s.material.extra_from - 1 :] if s.rounds % s.seats else []
        for seat in late:
            for _ in range(NUMBERS["extra_goods"]):
                card = s.goods_pile.draw()
                hands.draw(s, seat, card)
                events.whisper("drew", seat, [seat], {"cards": card}, count=1)

    # Spielablauf

    @section
    def play_round(self, s: TinkerTailor, chance: Chance, events: Events, number: int) -> None:
        """Draft roles and call them all; the start player's place moves on to the left every round."""
        s.round = number
        s.start = (s.first + number - 1) % s.seats
        s.called, s.shown, s.guards = 0, [[] for _ in range(s.seats)], []
        forget_round(s)
        events.tell("round", s.start, number=number)
        s.then(self.deal_roles, (self.call_roles, 0), self.end_round)

    # Ende der Spielrunde

    @section(beat=True)
    def end_round(self, s: TinkerTailor, chance: Chance, events: Events) -> None:
        """Go on with the next round, or score."""
        if s.round < s.rounds:
            s.then((self.play_round, s.round + 1))
        else:
            s.then(self.final_scoring)

    # Spielende und Wertung

    @section
    def final_scoring(self, s: TinkerTailor, chance: Chance, events: Events) -> None:
        """Open all hands and score them."""
        for zone in (*s.goods, *s.money):
            zone.show()
        s.sheet = [scoring.sheet_of(s, seat) for seat in range(s.seats)]
        for seat, line in enumerate(s.sheet):
            events.tell("final", seat, total=line.total)
        self.finish(s, scoring.result(s))

    # Conservation, sampled worlds, refusals

    def supply(self, state: TinkerTailor) -> Mapping[str, list[str]]:
        """Count all goods, money and role cards."""
        printed = state.material
        return {"goods": list(printed.goods_cards), "money": list(printed.money_cards), "roles": list(ROLES)}

    def placed(self, state: TinkerTailor) -> Mapping[str, list[str]]:
        """Find the cards in the market, on the discard piles and among the revealed roles."""
        return {
            "goods": state.open_goods() + state.goods_discards,
            "money": state.open_money() + state.money_discards,
            "roles": [role for shown in state.shown for role in shown],
        }

    def fits(self, world: TinkerTailor, seen: TinkerTailor) -> bool:
        """Tell whether a world agrees with the packs that this viewer has passed on, and with the traffic of hands."""
        return role_worlds.fits(world, seen) and hand_worlds.fits(world)

    def imagine(self, seen: TinkerTailor, rng: random.Random) -> TinkerTailor:
        """Deal roles as the passed packs allow, hands as the traffic allows, all other cards at random."""
        world = role_worlds.with_roles(seen, unseen_pieces(self, seen)["roles"], rng)
        hand_worlds.deal_hands(world, rng)
        imagine_plans(world, rng)
        return fill_zones(self, world, rng)

    def lists(self, seen: TinkerTailor, seat: int) -> Mapping[str, Listing]:
        """List roles to keep, cards to take, the dearest money first, and goods of which the first is bought."""
        money = tuple(reversed(MONEY))
        goods = ("take_goods", "take_both", "take_different", "take_any", "keep_goods")
        return {
            "role": Listing(("pick_role",), tuple(ROLES)),
            **({"return": Listing(("return_role",), tuple(ROLES))} if seen.seats == 2 else {}),
            "goods": Listing(goods, (*GOODS, *money)),
            "money": Listing(("take_money",), money),
            "purchase": Listing(("buy",), (NOTHING, *GOODS)),
        }

    def why_not(self, seen: TinkerTailor, seat: int, choice: str) -> NotOffered:
        """Say which rule refuses this choice."""
        return why_not(self, seen, seat, choice)


def upgrade_1_to_2(stored: Stored) -> Stored:
    """Give a table of rules version 1 no standing answers; what its hands have seen was not written down."""
    return {**stored, "preset": [False] * stored["seats"], "gift": [""] * stored["seats"]}


def upgrade_2_to_3(stored: Stored) -> Stored:
    """Let all seats of a table of rules version 2 be asked what they buy as before."""
    return {**stored, "unasked": [ASKED] * stored["seats"], "plans": [""] * stored["seats"]}


def upgrade_4_to_5(stored: Stored) -> Stored:
    """Let a draft that has begun still offer to settle a gift; what a role began in several steps ends in them."""
    agenda = [_open_pick(step) if step[0] == "pick_role" else step for step in stored["agenda"]]
    return {**stored, "agenda": agenda}


def _open_pick(step: list[str | int]) -> list[str | int]:
    """Say of a pick that it offers what it did; the first versions named no pick."""
    return step if len(step) > len(("section", "seat", "pick")) else [*step, *[FIRST][len(step) - 2 :], OPEN]
