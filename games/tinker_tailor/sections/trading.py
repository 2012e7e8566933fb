"""2. Die Rolle ausspielen: the Old Man chooses among drawn goods, the Merchant swaps goods with the market."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone
from games.tinker_tailor.material import GOODS, in_order
from games.tinker_tailor.sections import hands
from games.tinker_tailor.state import TinkerTailor

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
        """Move these to the hand and put the others under the pile; who put them there knows them, not their order."""
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
