"""2. Die Rolle ausspielen: what Rich Man and Preacher give to others, and others to Poor Man and Beggar Man."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, Pick, Shape, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tinker_tailor.material import GOODS, in_order
from games.tinker_tailor.sections import hands
from games.tinker_tailor.sections.market import Taking
from games.tinker_tailor.sections.others import choice_of_tied, others_with_cards, state_cards
from games.tinker_tailor.sections.presets import gift_of
from games.tinker_tailor.sections.shapes import choice_of
from games.tinker_tailor.state import TinkerTailor, player, seat_of

BEGGAR = "beggar_man"
SHARED = 2
"""Goods from which on the Preacher gives one: he keeps one himself (rulebook)."""


class Giving(Rules[TinkerTailor]):
    """Cards that change hands by choice; only giver and receiver see them."""

    def _receivers(self, s: TinkerTailor, seat: int, *kinds: int) -> Mapping[int, OneOf]:
        """Offer all other players."""
        return {seat: OneOf(tuple(map(player, s.others(seat))))}

    # Rich Man

    @asks(_receivers)
    def give_money_to(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Name who gets a money card."""
        s.then((self.give_money, seat, seat_of(given[seat])))

    def _own_money(self, s: TinkerTailor, giver: int, receiver: int) -> Mapping[int, Shape]:
        """Offer the giver's money."""
        cards = s.money[giver].cards
        return {giver: choice_of(cards, 1)} if cards else {}

    @asks(_own_money)
    def give_money(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, giver: int, receiver: int
    ) -> None:
        """Give a money card of one's choice: for the Rich Man, or to the Poor Man."""
        hands.hand_over(s, events, "gave", giver, receiver, given[giver])

    # Poor Man

    @section
    def state_money(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Let all others state how much money they hold; the one with most gives a card, else the market does."""
        most = state_cards(s, events, seat, "money")
        if not most:
            s.then((Taking.take_money, seat, s.material.role_numbers["poor_man"]["money"]))
        elif len(most) == 1:
            self._ask_for_money(s, most[0], seat)
        else:
            s.then((self.choose_richest, seat))

    def _tied_for_money(self, s: TinkerTailor, seat: int) -> Mapping[int, OneOf]:
        """Offer those who stated the most money."""
        return {seat: choice_of_tied(s)}

    @asks(_tied_for_money)
    def choose_richest(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Name which of those with most money gives."""
        self._ask_for_money(s, seat_of(given[seat]), seat)

    def _ask_for_money(self, s: TinkerTailor, giver: int, receiver: int) -> None:
        s.then((self.give_preset if s.preset[giver] else self.give_money, giver, receiver))

    @section
    def give_preset(self, s: TinkerTailor, chance: Chance, events: Events, giver: int, receiver: int) -> None:
        """Give money by a standing answer."""
        hands.hand_over(s, events, "gave", giver, receiver, gift_of(s, giver, s.money[giver].cards))

    # Beggar Man

    def _donors(self, s: TinkerTailor, seat: int) -> Mapping[int, Pick]:
        """Offer those who have something to give, up to three."""
        names = tuple(map(player, others_with_cards(s, seat)))
        return {seat: Pick(names, 0, min(s.material.role_numbers[BEGGAR]["donors"], len(names)))}

    @asks(_donors)
    def choose_donors(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Name who gives; with too few of them, money is taken from the market, too."""
        donors = [seat_of(name) for name in picked_items(given[seat])]
        short = len(donors) < s.material.role_numbers[BEGGAR]["donors"]
        asked = [donor for donor in donors if not s.preset[donor]]
        unasked = [donor for donor in donors if s.preset[donor]]
        s.then(
            *([(self.donate, seat, *asked)] if asked else []),
            (self.donate_preset, seat, *unasked),
            *([(Taking.take_money, seat, s.material.role_numbers[BEGGAR]["money"])] if short else []),
        )

    def _gifts(self, s: TinkerTailor, seat: int, *donors: int) -> Mapping[int, Shape]:
        """Offer each donor all own cards, all at the same time."""
        return {donor: choice_of(s.hand(donor), 1) for donor in donors}

    @asks(_gifts)
    def donate(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, *donors: int) -> None:
        """Give the Beggar a card each."""
        for donor, card in given.items():
            hands.hand_over(s, events, "gave", donor, seat, card)

    @section
    def donate_preset(self, s: TinkerTailor, chance: Chance, events: Events, seat: int, *donors: int) -> None:
        """Give the Beggar cards by standing answers, after those who were asked."""
        for donor in donors:
            hands.hand_over(s, events, "gave", donor, seat, gift_of(s, donor, s.hand(donor)))

    # Preacher

    def _two(self, s: TinkerTailor, seat: int, count: int) -> Mapping[int, Shape]:
        """Offer the goods of the market."""
        cards = s.open_goods()
        return {seat: choice_of(cards, count)} if cards else {}

    @asks(_two, alone=True)
    def take_for_two(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, count: int
    ) -> None:
        """Take goods; of two or more the Beggar gets one, or else anybody; an own Beggar keeps all."""
        cards = in_order(picked_items(given[seat]))
        hands.take_openly(s, events, seat, cards)
        kinds, beggar = [GOODS.index(card) for card in cards], s.holder(BEGGAR)
        if len(cards) < SHARED or beggar == seat:
            return
        if beggar is None and s.seats > 2:
            s.then((self.give_goods_to, seat, *kinds))
        else:
            s.then((self.give_goods, seat, s.others(seat)[0] if beggar is None else beggar, *kinds))

    @asks(_receivers)
    def give_goods_to(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, *kinds: int
    ) -> None:
        """Name who gets one of the two goods."""
        s.then((self.give_goods, seat, seat_of(given[seat]), *kinds))

    def _one_of_both(self, s: TinkerTailor, seat: int, receiver: int, *kinds: int) -> Mapping[int, OneOf]:
        """Offer the goods just taken."""
        return {seat: OneOf(tuple(dict.fromkeys(GOODS[kind] for kind in kinds)))}

    @asks(_one_of_both, alone=True)
    def give_goods(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, receiver: int, *kinds: int
    ) -> None:
        """Give one of the goods just taken; the others know that it is one of them."""
        hands.hand_over(s, events, "gave", seat, receiver, given[seat], *{GOODS[kind] for kind in kinds})
