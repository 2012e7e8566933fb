"""3. Waren kaufen."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tinker_tailor.sections import hands
from games.tinker_tailor.sections.shapes import NOTHING, Purchase
from games.tinker_tailor.sections.wishing import planned_purchase
from games.tinker_tailor.state import NOBODY_ACTS, TinkerTailor


class Buying(Rules[TinkerTailor]):
    """Buy goods of the market after the role's action, and end the turn."""

    @section
    def call_buyer(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Ask what to buy; who does not want to be asked buys by plan, and where all see an empty purse, nothing."""
        if s.unasked[seat]:
            self._pay(s, events, seat, planned_purchase(s, seat))
        elif s.money[seat].cards or not s.show_sizes:
            s.then((self.buy, seat))

    def _wares(self, s: TinkerTailor, seat: int) -> Mapping[int, Purchase]:
        """Ask every player, even one without money: who was asked must not tell how much money somebody holds."""
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
