"""2. Die Rolle ausspielen: roles that give cards to other players, or get, steal or take away cards of theirs."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, Pick, Shape, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tinker_tailor.knowledge.traffic import NONE, note
from games.tinker_tailor.material import GOODS, in_order
from games.tinker_tailor.sections import hands
from games.tinker_tailor.sections.draft import gift_of
from games.tinker_tailor.sections.market import Taking
from games.tinker_tailor.sections.shapes import choice_of
from games.tinker_tailor.state import UNSTATED, TinkerTailor, player, seat_of

BEGGAR = "beggar_man"
SHARED = 2
"""Goods from which on the Preacher gives one: he keeps one himself (rulebook)."""
CRIMINALS = ("thief", "pirate", "outlaw")
"""Who loses a card to the Jailer, in the order of the rhyme."""


def unguarded_others(s: TinkerTailor, seat: int) -> list[int]:
    """List the other players without a Soldier's guard."""
    return [other for other in s.others(seat) if other not in s.guards]


def others_with_cards(s: TinkerTailor, seat: int) -> list[int]:
    """List the other players without a Soldier's guard who hold cards."""
    return [other for other in unguarded_others(s, seat) if s.cards(other)]


def state_cards(s: TinkerTailor, events: Events, seat: int, group: str) -> list[int]:
    """Let all who can be compared state how many cards they hold; return those with most, if any holds one."""
    hand = s.goods if group == "goods" else s.money
    s.stated, s.stated_of = [UNSTATED] * s.seats, group
    for other in unguarded_others(s, seat):
        s.stated[other] = len(hand[other])
        events.tell("stated", other, group=group, count=len(hand[other]))
    return seats_with_most_cards(s)


def seats_with_most_cards(s: TinkerTailor) -> list[int]:
    """List the seats that stated the most cards; none if all stated none."""
    most = max(s.stated, default=0)
    return [seat for seat, count in enumerate(s.stated) if count == most > 0]


def choice_of_tied(s: TinkerTailor) -> OneOf:
    """Offer those who stated the most cards."""
    return OneOf(tuple(map(player, seats_with_most_cards(s))))


class Giving(Rules[TinkerTailor]):
    """Cards that change hands by choice; only giver and receiver see them."""

    def _receivers(self, s: TinkerTailor, seat: int, *kinds: int) -> Mapping[int, OneOf]:
        """Offer all other players."""
        return {seat: OneOf(tuple(map(player, s.others(seat))))}

    # Rich Man

    @asks(_receivers)
    def give_money_to(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Choose the player who gets a money card."""
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
        """Choose the players who give; if there are too few, take money from the market, too."""
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
        """Choose the player who gets one of the two goods."""
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
