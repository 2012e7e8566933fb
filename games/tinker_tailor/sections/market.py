"""2. Die Rolle ausspielen and 3. Waren kaufen: taking from market and pile, swapping, and buying."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, Pick, Shape, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone
from games.tinker_tailor.knowledge.traffic import most_money
from games.tinker_tailor.material import GOODS, NUMBERS, in_order
from games.tinker_tailor.sections import hands
from games.tinker_tailor.sections.shapes import NOTHING, Purchase, choice_of
from games.tinker_tailor.sections.wishing import planned_purchase
from games.tinker_tailor.state import NOBODY_ACTS, TinkerTailor


class Taking(Rules[TinkerTailor]):
    """Take cards from the market, with a choice wherever there is more than one."""

    def _goods(self, s: TinkerTailor, seat: int, count: int) -> Mapping[int, Shape]:
        """Offer the goods of the market; nobody is asked if there are none."""
        cards = s.open_goods()
        return {seat: choice_of(cards, count)} if cards else {}

    @asks(_goods, alone=True)
    def take_goods(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, count: int) -> None:
        """Take goods of one's choice."""
        hands.take_openly(s, events, seat, picked_items(given[seat]))

    def _different_goods(self, s: TinkerTailor, seat: int, count: int) -> Mapping[int, Shape]:
        """Offer each kind of goods in the market once."""
        kinds = list(dict.fromkeys(s.open_goods()))
        return {seat: choice_of(kinds, count)} if kinds else {}

    @asks(_different_goods, alone=True)
    def take_different(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, count: int
    ) -> None:
        """Take goods of different kinds."""
        hands.take_openly(s, events, seat, picked_items(given[seat]))

    def _money(self, s: TinkerTailor, seat: int, count: int) -> Mapping[int, Shape]:
        """Offer the money of the market."""
        cards = s.open_money()
        return {seat: choice_of(cards, count)} if cards else {}

    @asks(_money, alone=True)
    def take_money(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, count: int) -> None:
        """Take money of one's choice."""
        hands.take_openly(s, events, seat, picked_items(given[seat]))

    def _anything(self, s: TinkerTailor, seat: int, count: int, cover: int) -> Mapping[int, Shape]:
        """Offer all cards of the market; where places are covered, only as many as pirate cards are left."""
        cards = s.open_goods() + s.open_money()
        count = min(count, NUMBERS["pirate_cards"] - s.covers) if cover else count
        return {seat: choice_of(cards, count)} if cards and count else {}

    @asks(_anything, alone=True)
    def take_any(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, count: int, cover: int
    ) -> None:
        """Take goods or money; the Pirate covers their places."""
        hands.take_openly(s, events, seat, picked_items(given[seat]), cover=bool(cover))

    @section
    def take_lowest(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Take the lowest money of the market."""
        if cards := s.open_money():
            hands.take_openly(s, events, seat, in_order(cards)[:1])

    @section
    def take_kind(self, s: TinkerTailor, chance: Chance, events: Events, seat: int, kind: int) -> None:
        """Take this kind of goods if the market has it, else any."""
        if GOODS[kind] in s.goods_row:
            hands.take_openly(s, events, seat, [GOODS[kind]])
        else:
            s.then((self.take_goods, seat, 1))


NO_SWAP = "none"


class Trading(Rules[TinkerTailor]):
    """Choose among drawn goods, and swap own goods for others."""

    # Old Man

    @section
    def look(self, s: TinkerTailor, chance: Chance, events: Events, seat: int, count: int) -> None:
        """Draw goods in secret; if there are no more of them than may be kept, keep them all."""
        cards = [card for _ in range(count) if (card := hands.draw_goods(s, chance, events))]
        for card in cards:
            s.looked[seat].add(card)
        events.whisper("drew", seat, [seat], {"cards": " ".join(in_order(cards))}, count=len(cards))
        if len(cards) <= s.material.role_numbers["old_man"]["keep"]:
            self._keep(s, seat, cards)

    def _keep(self, s: TinkerTailor, seat: int, cards: list[str]) -> None:
        """Move these to the hand and put the others under the pile; the player knows those, but not their order."""
        for card in cards:
            hands.draw(s, seat, s.looked[seat].take(card))
        if s.looked[seat].cards:
            s.under.append(Zone.of(in_order(s.looked[seat].cards), 1 << seat))
        s.looked[seat] = Zone()

    def _drawn_goods(self, s: TinkerTailor, seat: int) -> Mapping[int, Pick]:
        """Offer the goods just drawn."""
        cards, keep = in_order(s.looked[seat].cards), s.material.role_numbers["old_man"]["keep"]
        return {seat: Pick(tuple(cards), keep, keep)} if cards else {}

    @asks(_drawn_goods)
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

    @asks(_swaps)
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


class Buying(Rules[TinkerTailor]):
    """Buy goods of the market after the role's action, and end the turn."""

    @section
    def call_buyer(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Ask what to buy, unless all know that it is nothing; a seat that does not want to be asked buys by plan."""
        if s.unasked[seat]:
            self._pay(s, events, seat, planned_purchase(s, seat))
        elif self._may_be_able(s, seat):
            s.then((self.buy, seat))

    def _may_be_able(self, s: TinkerTailor, seat: int) -> bool:
        """Tell whether a seat can perhaps pay for something, by what everybody has seen and never by its hand."""
        most = most_money(s, seat)
        return most is None or any(s.material.prices[kind] <= most for kind in s.open_goods())

    def _wares(self, s: TinkerTailor, seat: int) -> Mapping[int, Purchase]:
        """Ask every player, even one without money: being asked must not tell how much money somebody holds."""
        if not s.open_goods():
            return {}
        return {seat: Purchase.of(s.material, s.open_goods(), s.money[seat].cards, s.open_money())}

    @asks(_wares)
    def buy(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Pay, take goods and change, all at once."""
        self._pay(s, events, seat, given[seat])

    def _pay(self, s: TinkerTailor, events: Events, seat: int, purchase: str) -> None:
        if purchase == NOTHING:
            return
        goods, paid, change = [picked_items(part) for part in (*purchase.split("/"), NOTHING)[:3]]
        for card in paid:
            hands.discard(s, seat, card)
        for card in goods + change:
            row = hands.row_of(s, card)
            row[row.index(card)] = ""
            hands.gain(s, seat, card)
        events.tell("bought", seat, goods=" ".join(goods), paid=" ".join(paid), change=" ".join(change))

    @section
    def end_turn(self, s: TinkerTailor, chance: Chance, events: Events) -> None:
        """Refill the market, and forget the card counts that the role made public."""
        hands.refill(s, chance, events)
        s.actor, s.copied, s.stated, s.stated_of = NOBODY_ACTS, "", [], ""
