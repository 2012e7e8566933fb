"""Taking cards from the market (2. Die Rolle ausspielen), and 3. Waren kaufen."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, Pick, Shape, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tinker_tailor import hands
from games.tinker_tailor.material import NUMBERS, in_order
from games.tinker_tailor.shapes import NOTHING, Purchase
from games.tinker_tailor.state import NOBODY_ACTS, TinkerTailor


def picking(cards: list[str], count: int) -> Shape:
    """Offer to take so many of these cards, or all there are; cards must not be empty."""
    if count == 1:
        return OneOf(tuple(dict.fromkeys(in_order(cards))))
    count = min(count, len(cards))
    return Pick(tuple(in_order(cards)), count, count)


class Market(Rules[TinkerTailor]):
    """What a seat takes from the market for its role, and what it buys there afterwards."""

    # 2. Die Rolle ausspielen

    def _goods(self, s: TinkerTailor, seat: int, count: int) -> Mapping[int, Shape]:
        """Offer the goods of the market; nobody is asked where there are none."""
        cards = s.open_goods()
        return {seat: picking(cards, count)} if cards else {}

    @asks(_goods, phase=False)
    def take_goods(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, count: int) -> None:
        """Take goods of one's choice."""
        hands.take(s, events, seat, picked_items(given[seat]))

    def _different_goods(self, s: TinkerTailor, seat: int, count: int) -> Mapping[int, Shape]:
        """Offer each kind of goods in the market once."""
        kinds = list(dict.fromkeys(s.open_goods()))
        return {seat: picking(kinds, count)} if kinds else {}

    @asks(_different_goods, phase=False)
    def take_different(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, count: int
    ) -> None:
        """Take goods of different kinds."""
        hands.take(s, events, seat, picked_items(given[seat]))

    def _money(self, s: TinkerTailor, seat: int, count: int) -> Mapping[int, Shape]:
        """Offer the money of the market."""
        cards = s.open_money()
        return {seat: picking(cards, count)} if cards else {}

    @asks(_money, phase=False)
    def take_money(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, count: int) -> None:
        """Take money of one's choice."""
        hands.take(s, events, seat, picked_items(given[seat]))

    def _anything(self, s: TinkerTailor, seat: int, count: int, cover: int) -> Mapping[int, Shape]:
        """Offer all cards of the market; where places are covered, only as many as pirate cards are left."""
        cards = s.open_goods() + s.open_money()
        count = min(count, NUMBERS["pirate_cards"] - s.covers) if cover else count
        return {seat: picking(cards, count)} if cards and count else {}

    @asks(_anything, phase=False)
    def take_any(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, count: int, cover: int
    ) -> None:
        """Take goods or money; the Pirate covers their places."""
        hands.take(s, events, seat, picked_items(given[seat]), cover=bool(cover))

    @section
    def take_lowest(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Take the lowest money of the market."""
        if cards := s.open_money():
            hands.take(s, events, seat, in_order(cards)[:1])

    @section
    def refill(self, s: TinkerTailor, chance: Chance, events: Events) -> None:
        """Replace what was taken; places under pirate cards stay as they are."""
        hands.refill(s, chance, events)

    # 3. Waren kaufen

    def _wares(self, s: TinkerTailor, seat: int) -> Mapping[int, Purchase]:
        """Offer to buy, whatever the money suffices for, and if there is none: a purse is secret."""
        if not s.open_goods():
            return {}
        return {seat: Purchase.of(s.open_goods(), s.money[seat].cards, s.open_money())}

    @asks(_wares, phase=False)
    def buy(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Pay, take goods and change, all at once."""
        if given[seat] == NOTHING:
            return
        goods, paid, change = [picked_items(part) for part in (*given[seat].split("/"), NOTHING)[:3]]
        for card in paid:
            hands.discard(s, seat, card)
        for card in goods + change:
            row = hands.row_of(s, card)
            row[row.index(card)] = ""
            hands.gain(s, seat, card)
        events.tell("bought", seat, goods=" ".join(goods), paid=" ".join(paid), change=" ".join(change))

    @section
    def end_turn(self, s: TinkerTailor, chance: Chance, events: Events) -> None:
        """Replace what was bought; what the role has made public counts no longer."""
        hands.refill(s, chance, events)
        s.actor, s.copied, s.stated, s.stated_of = NOBODY_ACTS, "", [], ""
