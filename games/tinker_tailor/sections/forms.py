"""2. Die Rolle ausspielen: what Tinker, Rich Man and Preacher do, each in one answer.

Nothing comes to light between their steps. An answer names the cards taken, then the card given and who gets it:
`fish+wine+5/fish/P2`. Where two lists have no room for all answers, which follows from public facts, a role goes
step by step, as under the rules versions before 5.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf, Shape, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tinker_tailor.material import GOODS, MONEY
from games.tinker_tailor.sections import hands
from games.tinker_tailor.sections.market import Taking
from games.tinker_tailor.sections.others import BEGGAR, SHARED, Giving
from games.tinker_tailor.sections.shapes import choice_of
from games.tinker_tailor.state import TinkerTailor, player, seat_of

LIST = 25
"""Entries that a list has room for."""


def ways(cards: Sequence[str], count: int) -> tuple[str, ...]:
    """List what can be taken of these cards; nothing at all if there are none."""
    return tuple(choice_of(list(cards), count).listed()) if cards and count else ()


def receivers_of_goods(s: TinkerTailor, seat: int) -> list[int]:
    """List the seats that can get one of the Preacher's goods: the Beggar, else all; none for the Beggar's own seat."""
    beggar = s.holder(BEGGAR)
    return [] if beggar == seat else s.others(seat) if beggar is None else [beggar]


def gifts(taken: str) -> list[str]:
    """List the kinds of the goods taken, of which one is given."""
    return list(dict.fromkeys(picked_items(taken)))


class Forms(Rules[TinkerTailor]):
    """Take cards of both rows, or take some and give one away, in one answer."""

    def _both(self, s: TinkerTailor, seat: int, goods: int, money: int) -> Mapping[int, Shape]:
        """Offer goods and money of the market together; of a row without cards nothing."""
        rows = [found for found in (ways(s.open_goods(), goods), ways(s.open_money(), money)) if found]
        return {seat: OneOf(tuple(map("+".join, product(*rows))))} if rows else {}

    @asks(_both, alone=True)
    def take_both(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, goods: int, money: int
    ) -> None:
        """Take goods and money."""
        hands.take_openly(s, events, seat, picked_items(given[seat]))

    # Rich Man

    def _money_to_give(self, s: TinkerTailor, seat: int, count: int) -> Mapping[int, Shape]:
        """Offer money of the market, and to give a money card that is held then to any other player."""
        return {seat: OneOf(tuple(self._deeds_of_money(s, seat, count)))} if s.open_money() else {}

    def _deeds_of_money(self, s: TinkerTailor, seat: int, count: int) -> Iterator[str]:
        own = s.money[seat].cards
        for taken in ways(s.open_money(), count):
            held = [value for value in MONEY if value in (*own, *picked_items(taken))]
            for receiver, card in product(s.others(seat), held):
                yield f"{taken}/{card}/{player(receiver)}"

    @asks(_money_to_give)
    def take_and_give(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, count: int
    ) -> None:
        """Take money, then give a money card away."""
        taken, card, receiver = given[seat].split("/")
        hands.take_openly(s, events, seat, picked_items(taken))
        hands.hand_over(s, events, "gave", seat, seat_of(receiver), card)

    # Preacher

    def _goods_to_share(self, s: TinkerTailor, seat: int, money: int, goods: int) -> Mapping[int, Shape]:
        """Offer goods of which one is given to somebody, and money."""
        found = ways(s.open_goods(), goods)
        return {seat: OneOf(tuple(self._deeds_of_goods(s, seat, money, found)))} if found else {}

    def _deeds_of_goods(self, s: TinkerTailor, seat: int, money: int, found: Sequence[str]) -> Iterator[str]:
        coins = ways(s.open_money(), money) or ("",)
        for taken in found:
            for gift, coin, receiver in product(gifts(taken), coins, receivers_of_goods(s, seat)):
                yield f"{'+'.join(filter(None, (taken, coin)))}/{gift}/{player(receiver)}"

    @asks(_goods_to_share, alone=True)
    def take_and_share(
        self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int, money: int, goods: int
    ) -> None:
        """Take money and goods and give one of the goods away; the others know that it is one of them."""
        taken, card, receiver = given[seat].split("/")
        cards = picked_items(taken)
        hands.take_openly(s, events, seat, cards)
        among = {kind for kind in cards if kind in GOODS}
        hands.hand_over(s, events, "gave", seat, seat_of(receiver), card, *among)


def tinker(s: TinkerTailor, seat: int, goods: int, money: int) -> None:
    """Schedule to take cards of both rows."""
    if max(len(ways(s.open_goods(), goods)), len(ways(s.open_money(), money))) <= LIST:
        s.then((Forms.take_both, seat, goods, money))
    else:
        s.then((Taking.take_goods, seat, goods), (Taking.take_money, seat, money))


def rich_man(s: TinkerTailor, seat: int, count: int) -> None:
    """Schedule to take money, and to give some away only after taking all of it (RULES.md, Rich Man)."""
    others = s.others(seat)
    if len(s.open_money()) < count:
        s.then((Taking.take_money, seat, count))
    elif max(len(ways(s.open_money(), count)), len(others) * len(MONEY)) <= LIST:
        s.then((Forms.take_and_give, seat, count))
    else:
        giving = (Giving.give_money, seat, others[0]) if s.seats == 2 else (Giving.give_money_to, seat)
        s.then((Taking.take_money, seat, count), giving)


def preacher(s: TinkerTailor, seat: int, money: int, goods: int) -> None:
    """Schedule to take money and goods, and to give one of two or more goods away."""
    receivers, coins = receivers_of_goods(s, seat), len(ways(s.open_money(), money))
    found = ways(s.open_goods(), goods)
    if not receivers or min(goods, len(s.open_goods())) < SHARED:
        tinker(s, seat, goods, money)
    elif max(sum(len(gifts(taken)) for taken in found), coins * len(receivers)) <= LIST:
        s.then((Forms.take_and_share, seat, money, goods))
    else:
        s.then((Taking.take_money, seat, money), (Giving.take_for_two, seat, goods))
