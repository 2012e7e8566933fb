"""What roles take without asking: Tailor and Sailor, Thief, Outlaw, Jailer, Old Man, Merchant, Witch."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, asks, section
from games.kernel.ask import OneOf, Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone
from games.tinker_tailor import hands
from games.tinker_tailor.knowledge.traffic import NONE, note
from games.tinker_tailor.material import GOODS, ROLE_NUMBERS, in_order
from games.tinker_tailor.sections.giving import Giving
from games.tinker_tailor.state import TinkerTailor, player, seat_of

CRIMINALS = ("thief", "pirate", "outlaw")
"""Who loses a card to the Jailer, in the order of the rhyme."""
NO_SWAP = "none"


class Taking(Giving):
    """Cards that are drawn, stolen, taken away, swapped or discarded."""

    # Tailor, Sailor

    @section
    def take_kind(self, s: TinkerTailor, chance: Chance, events: Events, seat: int, kind: int) -> None:
        """Take this kind of goods if the market has it, else any."""
        if GOODS[kind] in s.goods_row:
            hands.take(s, events, seat, [GOODS[kind]])
        else:
            s.then((self.take_goods, seat, 1))

    # Thief

    def _victims(self, s: TinkerTailor, seat: int) -> Mapping[int, Pick]:
        """Offer those who hold something, up to two."""
        names = tuple(map(player, self.targets(s, seat)))
        return {seat: Pick(names, 0, min(ROLE_NUMBERS["thief"]["victims"], len(names)))}

    @asks(_victims, phase=False)
    def choose_victims(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Draw a random card from each victim; with too few of them, money is taken from the market, too."""
        victims = [seat_of(name) for name in picked_items(given[seat])]
        for victim in victims:
            hands.steal(s, chance, events, victim, seat)
        if len(victims) < ROLE_NUMBERS["thief"]["victims"]:
            s.then((self.take_money, seat, ROLE_NUMBERS["thief"]["money"]))

    # Outlaw

    @section
    def state_goods(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Compare how many goods all others hold; who has most loses two."""
        most = self._state(s, events, seat, "goods")
        if len(most) > 1:
            s.then((self.choose_fullest, seat))
        else:
            self._rob(s, chance, events, seat, most)

    @asks(Giving._tied, phase=False)
    def choose_fullest(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Name which of those with most goods is robbed."""
        self._rob(s, chance, events, seat, [seat_of(given[seat])])

    def _rob(self, s: TinkerTailor, chance: Chance, events: Events, seat: int, victims: list[int]) -> None:
        """Draw random goods; with too few of them, money is taken from the market, too."""
        drawn, wanted = 0, ROLE_NUMBERS["outlaw"]["goods"]
        for victim in victims:
            while drawn < wanted and s.goods[victim].cards:
                hands.steal(s, chance, events, victim, seat, goods_only=True)
                drawn += 1
        if drawn < wanted:
            s.then((self.take_money, seat, ROLE_NUMBERS["outlaw"]["money"]))

    # Jailer

    @section
    def confiscate(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Take a random card for each criminal role that others revealed; without any, a card of the market."""
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
            s.then((self.take_any, seat, ROLE_NUMBERS["jailer"]["cards"], 0))

    # Old Man

    @section
    def look(self, s: TinkerTailor, chance: Chance, events: Events, seat: int, count: int) -> None:
        """Draw goods in secret; who draws no more than may be kept keeps them all."""
        cards = [card for _ in range(count) if (card := hands.draw_goods(s, chance, events))]
        for card in cards:
            s.looked[seat].add(card)
        events.whisper("drew", seat, [seat], {"cards": " ".join(in_order(cards))}, count=len(cards))
        if len(cards) <= ROLE_NUMBERS["old_man"]["keep"]:
            self._keep(s, seat, cards)

    def _keep(self, s: TinkerTailor, seat: int, cards: list[str]) -> None:
        """Move these to the hand and put the others under the pile; who put them there knows them, not their order."""
        for card in cards:
            hands.draw(s, seat, s.looked[seat].take(card))
        if s.looked[seat].cards:
            s.under.append(Zone.of(in_order(s.looked[seat].cards), 1 << seat))
        s.looked[seat] = Zone()

    def _drawn(self, s: TinkerTailor, seat: int) -> Mapping[int, Pick]:
        """Offer the goods just drawn."""
        cards, keep = in_order(s.looked[seat].cards), ROLE_NUMBERS["old_man"]["keep"]
        return {seat: Pick(tuple(cards), keep, keep)} if cards else {}

    @asks(_drawn, phase=False)
    def keep_goods(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Keep some of the goods drawn."""
        kept = picked_items(given[seat])
        self._keep(s, seat, kept)
        events.whisper("kept", seat, [seat], {"cards": " ".join(kept)}, count=len(kept))

    # Merchant

    def _swaps(self, s: TinkerTailor, seat: int, left: int, *brought: int) -> Mapping[int, OneOf]:
        """Offer own goods for others of the market, but not those just brought there, or to stop."""
        wares = s.open_goods()
        for kind in brought:
            wares.remove(GOODS[kind])
        own = s.goods[seat].cards
        if not own or not wares:
            return {}
        mine, theirs = dict.fromkeys(in_order(own)), dict.fromkeys(in_order(wares))
        pairs = [f"{give}>{get}" for give in mine for get in theirs if give != get]
        return {seat: OneOf((*pairs, NO_SWAP))}

    @asks(_swaps, phase=False)
    def swap(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, left: int, *brought: int
    ) -> None:
        """Swap one goods card with the market, then perhaps another."""
        if given[seat] == NO_SWAP:
            return
        give, _, get = given[seat].partition(">")
        s.goods_row[s.goods_row.index(get)] = hands.lose(s, seat, give)
        hands.gain(s, seat, get)
        events.tell("swapped", seat, give=give, get=get)
        if left > 1:
            s.then((self.swap, seat, left - 1, *brought, GOODS.index(give)))

    # Witch

    def _kinds(self, s: TinkerTailor, seat: int) -> Mapping[int, OneOf]:
        """Offer all kinds of goods."""
        return {seat: OneOf(GOODS)}

    @asks(_kinds, phase=False)
    def name_kind(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Let all others who hold this kind discard of it."""
        kind = given[seat]
        events.tell("named", seat, good=GOODS.index(kind))
        for other in self.reachable(s, seat):
            most = ROLE_NUMBERS["witch"]["each"]
            lost = min(most, s.goods[other].cards.count(kind))
            for _ in range(lost):
                hands.discard(s, other, kind)
                events.tell("discarded", other, card=kind)
            if lost < most:
                note(s, other, NONE, kind)
