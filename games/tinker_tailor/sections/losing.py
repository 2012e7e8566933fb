"""2. Die Rolle ausspielen: what others lose to the Thief, the Outlaw, the Jailer and the Witch."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tinker_tailor.knowledge.traffic import NONE, note
from games.tinker_tailor.material import GOODS
from games.tinker_tailor.sections import hands
from games.tinker_tailor.sections.market import Taking
from games.tinker_tailor.sections.others import choice_of_tied, others_with_cards, state_cards, unguarded_others
from games.tinker_tailor.state import TinkerTailor, player, seat_of

CRIMINALS = ("thief", "pirate", "outlaw")
"""Who loses a card to the Jailer, in the order of the rhyme."""


class Losing(Rules[TinkerTailor]):
    """Random cards that are stolen or taken away, and goods that are discarded."""

    # Thief

    def _victims(self, s: TinkerTailor, seat: int) -> Mapping[int, Pick]:
        """Offer those who hold something, up to two."""
        names = tuple(map(player, others_with_cards(s, seat)))
        return {seat: Pick(names, 0, min(s.material.role_numbers["thief"]["victims"], len(names)))}

    @asks(_victims)
    def choose_victims(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Draw a random card from each victim; with too few of them, money is taken from the market, too."""
        victims = [seat_of(name) for name in picked_items(given[seat])]
        for victim in victims:
            hands.steal(s, chance, events, victim, seat)
        if len(victims) < s.material.role_numbers["thief"]["victims"]:
            s.then((Taking.take_money, seat, s.material.role_numbers["thief"]["money"]))

    # Outlaw

    @section
    def state_goods(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Let all others state how many goods they hold; the one with most loses two."""
        most = state_cards(s, events, seat, "goods")
        if len(most) > 1:
            s.then((self.choose_fullest, seat))
        else:
            self._rob(s, chance, events, seat, most)

    def _tied_for_goods(self, s: TinkerTailor, seat: int) -> Mapping[int, OneOf]:
        """Offer those who stated the most goods."""
        return {seat: choice_of_tied(s)}

    @asks(_tied_for_goods)
    def choose_fullest(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Name which of those with most goods is robbed."""
        self._rob(s, chance, events, seat, [seat_of(given[seat])])

    def _rob(self, s: TinkerTailor, chance: Chance, events: Events, seat: int, victims: list[int]) -> None:
        """Draw random goods; with too few of them, money is taken from the market, too."""
        drawn, wanted = 0, s.material.role_numbers["outlaw"]["goods"]
        for victim in victims:
            while drawn < wanted and s.goods[victim].cards:
                hands.steal(s, chance, events, victim, seat, goods_only=True)
                drawn += 1
        if drawn < wanted:
            s.then((Taking.take_money, seat, s.material.role_numbers["outlaw"]["money"]))

    # Jailer

    @section
    def confiscate(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Take a random card from the holder of each revealed criminal role; if there is none, a card of the market."""
        holders = [s.holder(role) for role in CRIMINALS]
        found = [holder for holder in holders if holder is not None and holder != seat]
        for holder in found:
            if not s.cards(holder):
                events.tell("nothing-to-lose", holder)
            elif s.keep:
                hands.steal(s, chance, events, holder, seat)
            else:
                card = chance.pick(s.hand(holder))
                hands.discard(s, holder, card)
                events.tell("discarded", holder, card=card)
        if not found:
            s.then((Taking.take_any, seat, s.material.role_numbers["jailer"]["cards"], 0))

    # Witch

    def _kinds(self, s: TinkerTailor, seat: int) -> Mapping[int, OneOf]:
        """Offer all kinds of goods."""
        return {seat: OneOf(GOODS)}

    @asks(_kinds)
    def name_kind(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Let all others discard cards of the named kind, as far as they hold any."""
        kind = given[seat]
        events.tell("named", seat, good=GOODS.index(kind))
        for other in unguarded_others(s, seat):
            most = s.material.role_numbers["witch"]["each"]
            lost = min(most, s.goods[other].cards.count(kind))
            for _ in range(lost):
                hands.discard(s, other, kind)
                events.tell("discarded", other, card=kind)
            if lost < most:
                note(s, other, NONE, kind)
