"""2. Die Rolle ausspielen: what roles take from the market."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import Shape, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tinker_tailor.material import GOODS, NUMBERS, in_order
from games.tinker_tailor.sections import hands
from games.tinker_tailor.sections.shapes import choice_of
from games.tinker_tailor.state import TinkerTailor


class Taking(Rules[TinkerTailor]):
    """Take cards from the market, with a choice wherever there is more than one."""

    def _goods(self, s: TinkerTailor, seat: int, count: int) -> Mapping[int, Shape]:
        """Offer the goods of the market; nobody is asked where there are none."""
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
