"""1. Rolle auswählen: the draft, and that of two players.

Under rules versions 2 to 4 a pick offered to settle what one gives the Beggar or the Poor Man, which is a wish since
version 5 (`wishing`). A pick that was open then still offers it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone
from games.tinker_tailor.material import GOODS, MONEY, NUMBERS, ROLES, Material, in_rhyme
from games.tinker_tailor.state import TinkerTailor

FIRST, SECOND, THIRD, FOURTH = 1, 2, 3, 4
"""The picks of a draft of two, from the start player on; in a larger one all picks are FIRST but the last, FOURTH."""
PRESET, ASK = "preset", "ask"
"""The choice that opened the question in the draft, and its answer that one will be asked each time."""
OPEN, SETTLED = 0, 1
"""Whether a pick still offers that question: none does that began under rules version 5."""


class Draft(Rules[TinkerTailor]):
    """Shuffle the roles, pass the pack to the left, keep one role each (two of two players)."""

    @section(phase=True)
    def deal_roles(self, s: TinkerTailor, chance: Chance, events: Events) -> None:
        """Shuffle all roles and hand the start player a pack unseen by others."""
        s.role_pile = Zone.of(chance.shuffle(ROLES))
        s.aside, s.saw = Zone(), [""] * s.seats
        s.packs, s.roles = [Zone() for _ in range(s.seats)], [Zone() for _ in range(s.seats)]
        duel = s.seats == 2
        count = NUMBERS["duel_pack"] if duel else s.seats + NUMBERS["roles_over"]
        self._hand(s, s.start, [s.role_pile.draw() for _ in range(count)])
        seats = [s.start, *s.others(s.start)]
        if duel:
            s.then(
                (self.pick_role, seats[0], FIRST),
                (self.pick_role, seats[1], SECOND),
                (self.return_role, seats[1]),
                (self.pick_role, seats[0], THIRD),
                (self.pick_role, seats[1], FOURTH),
            )
        else:
            s.then(*[(self.pick_role, seat, FIRST) for seat in seats[:-1]], (self.pick_role, seats[-1], FOURTH))

    def _hand(self, s: TinkerTailor, seat: int, roles: Iterable[str]) -> None:
        """Add roles to a seat's pack, and the pack to what it has seen this round."""
        for role in roles:
            s.packs[seat].add(role)
        before = f"{s.saw[seat]} / " if s.saw[seat] else ""
        s.saw[seat] = before + " ".join(in_rhyme(s.packs[seat].cards))

    def _pack(self, s: TinkerTailor, seat: int, *step: int) -> Mapping[int, OneOf]:
        """Offer the roles of the pack."""
        return {seat: OneOf(tuple(in_rhyme(s.packs[seat].cards)))}

    def _pack_or_preset(
        self, s: TinkerTailor, seat: int, step: int = FIRST, settled: int = SETTLED
    ) -> Mapping[int, OneOf]:
        """Offer the roles of the pack and, in a pick of an earlier rules version, to settle a gift."""
        return {seat: OneOf((*in_rhyme(s.packs[seat].cards), *([] if settled else [PRESET])))}

    @asks(_pack_or_preset)
    def pick_role(
        self,
        s: TinkerTailor,
        chance: Chance,
        events: Events,
        given: Given,
        seat: int,
        step: int = FIRST,
        settled: int = SETTLED,
    ) -> None:
        """Keep one role and pass the others on; the last player lays them aside."""
        pack, role = s.packs[seat], given[seat]
        if role == PRESET:
            s.then((Presets.preset_gift, seat), (self.pick_role, seat, step, SETTLED))
            return
        s.roles[seat].add(role, pack.seen[pack.cards.index(role)])
        pack.take(role)
        events.whisper("picked", seat, [seat], {"role": role})
        if step == FOURTH:
            s.then((self.end_draft, seat))
        elif step != SECOND:
            s.packs[seat] = Zone()
            self._hand(s, s.others(seat)[0], pack.cards)

    @section(beat=True)
    def end_draft(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Let the last player lay aside what is left of the pack."""
        self._lay_aside(s, seat)

    def _lay_aside(self, s: TinkerTailor, seat: int) -> None:
        """Lay what is left of a pack face down; its last holder knows it."""
        for role in s.packs[seat].cards:
            s.aside.add(role, 1 << seat)
        s.packs[seat] = Zone()

    @asks(_pack)
    def return_role(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Return one role to the start player, who adds three new ones; the other is laid aside (2 players)."""
        role, starter = s.packs[seat].take(given[seat]), s.others(seat)[0]
        self._lay_aside(s, seat)
        events.whisper("returned", seat, [seat, starter], {"role": role})
        s.packs[starter].add(role, 1 << seat | 1 << starter)
        self._hand(s, starter, [s.role_pile.draw() for _ in range(NUMBERS["duel_new"])])


class Presets(Rules[TinkerTailor]):
    """Settle in the draft which kind of card to give when asked, as under rules versions 2 to 4."""

    def _kinds_to_give(self, s: TinkerTailor, seat: int) -> Mapping[int, OneOf]:
        """Offer all kinds: what one holds is secret, and may change."""
        return {seat: OneOf((*GOODS, *MONEY, ASK))}

    @asks(_kinds_to_give)
    def preset_gift(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Keep the answer until a wish changes it; the others see only whether there is one."""
        s.preset[seat] = given[seat] != ASK
        s.gift[seat] = given[seat] if s.preset[seat] else ""
        events.tell("preset" if s.preset[seat] else "unset", seat)


def gift_of(s: TinkerTailor, seat: int, cards: Iterable[str]) -> str:
    """Return the card that a settled gift is of these: the kind named, else the one of least worth."""
    cards = list(cards)
    return wanted if (wanted := s.gift[seat]) in cards else min(cards, key=partial(_points, s.material))


def _points(material: Material, card: str) -> float:
    """Tell what a card alone is worth at the end."""
    return material.prices[card] if card in GOODS else int(card) / NUMBERS["money_share"]
