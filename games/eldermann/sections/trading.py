"""4. Handelsphase: deals in any order, each a step that can be taken back until the turn is ended."""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.material import TILE_OF
from games.eldermann.sections import deals, market
from games.eldermann.sections.building import work
from games.eldermann.sections.buildings import works
from games.eldermann.sections.ledger import goods_sorted
from games.eldermann.sections.rogues import Rogues
from games.eldermann.sections.shapes import Stow
from games.eldermann.sections.spelunke import hire
from games.eldermann.state import Eldermann
from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events

DONE, BACK = "done", "back"


class Trading(Rules[Eldermann]):
    """Sell, fill orders, buy, arm, stow; hold the feast; then build."""

    @section
    def open_market(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Ask for deals and buildings, unless by public facts nothing but to go on is possible.

        Cards may be bribes, which only their owner knows.
        """
        if s.cards_held(s.active) or market.deals(s, s.active) or works(s, s.active):
            s.then(self.trade)

    def _turn_choices(self, s: Eldermann) -> Mapping[int, OneOf]:
        """List all that the active seat can do now; `done` ends the turn."""
        seat = s.active
        return {seat: OneOf((*market.deals(s, seat), *works(s, seat), DONE))}

    @asks(_turn_choices, phase=True)
    def trade(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Carry out a deal and ask for the next, until a building or `done` ends the turn."""
        self._carry_out(s, chance, events, given[s.active])

    @asks(_turn_choices)
    def trade_on(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Go on with the deals; no new picture is due."""
        self._carry_out(s, chance, events, given[s.active])

    def _carry_out(self, s: Eldermann, chance: Chance, events: Events, choice: str) -> None:
        """Carry out a deal or a work; all but a building leave the turn open."""
        verb, _, what = choice.partition(" ")
        if verb == "hire":
            self._hire(s, chance, events, what)
            return
        if verb != DONE and verb not in TILE_OF:
            s.then(self.trade_on)
        if verb in deals.DEALS:
            deals.make_deal(s, chance, events, verb, what)
        elif verb == "stow":
            s.then(self.stow)
        elif verb == "throw":
            s.then(self.throw_away)
        elif verb != DONE:
            work(s, events, verb)

    def _hire(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        """Hire a card, after which only building is left; where nothing can be built, the turn is over."""
        hire(s, chance, events, what)
        s.then(Rogues.discard, *([self.trade_on] if works(s, s.active) else []))

    # Goods are thrown away, also from afar

    def _jetsam_or_back(self, s: Eldermann) -> Mapping[int, OneOf]:
        return {s.active: OneOf((*market.jetsam(s, s.active), BACK))}

    @asks(_jetsam_or_back)
    def throw_away(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Throw a good away, or a cannon overboard to make room for goods."""
        if given[s.active] != BACK:
            deals.throw_away(s, events, given[s.active])

    # In the home city goods move freely between Kontor and ship

    def _goods_to_stow(self, s: Eldermann) -> Mapping[int, Stow]:
        """Ask which goods shall lie in the Kontor; the rest must fit aboard, only booty on E."""
        seat = s.active
        goods = goods_sorted(s.kontor[seat] + s.cargo(seat))
        now = "+".join(goods_sorted(s.kontor[seat])) or "none"
        most = min(len(goods), s.kontor_room(seat))
        return {seat: Stow(goods, 0, most, room=s.hold_room(seat), booty=goods_sorted(s.booty[seat]), now=now)}

    @asks(_goods_to_stow)
    def stow(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Move goods between the Kontor and the ship."""
        deals.stow(s, events, picked_items(given[s.active]))
