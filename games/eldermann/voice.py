"""How Eldermann speaks: prompts, labels and narration."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.eldermann import briefing, telling
from games.eldermann.attacks import guns_of, loser_of
from games.eldermann.buildings import price_of
from games.eldermann.disc import sector_ahead
from games.eldermann.ledger import gain
from games.eldermann.material import CITIES, CITY, GOODS, NUMBERS, ORDERS, SECTORS, TILE_OF
from games.eldermann.odds import odds
from games.eldermann.phrases import goods, goods_list, order, sector
from games.eldermann.rules import RULES, STARTS
from games.eldermann.sea_voice import SailingVoice
from games.eldermann.state import Eldermann
from games.kernel.ask import picked_items
from games.kernel.events import Data, Event
from games.kernel.voice import Label
from games.kernel.words import Words

Labeller = Callable[["EldermannVoice", Eldermann, int, str, Words], Label]
ABOUT = {"raid": "seat-name", "ward": "rogue", "pay_good": "building"}
"""Asks whose prompt names what they are about: a seat, a card, a building."""
KNOWN = ("no", "rest", "never", "back", "attack", "stay", "turn", "sea", "round", "aboard", "split")
"""Choices whose label is `label-SECTION-CHOICE`, else `label-CHOICE`."""


class EldermannVoice(SailingVoice):
    """Labels and narration of Eldermann; what the board shows is said in `board`."""

    def prompt(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say what to decide, with the numbers that matter for it."""
        key = f"ask-{view.section}"
        fight = view.fight
        if view.section in ("plunder", "pillage") and fight:
            return words.text(key, count=fight.lost, who=words.seat(loser_of(fight)))
        if view.section in ("sail", "sail_sea", "choose_route"):
            return words.text(key, moves=view.movement)
        if view.section in ("curse_window", "card_window", "ambush"):
            return words.text(key, who=words.seat(view.active), event=sector(sector_ahead(view, 0), words))
        if view.section in ABOUT:
            what = view.agenda[-1][1]
            about = words.seat(int(what)) if view.section == "raid" else ""
            return words.text(key, who=about or words.text(f"{ABOUT[view.section]}-{what}"))
        if view.section in ("trade", "trade_on"):
            harbour = view.city(seat) >= 0 and not view.blockaded and not view.bought_card
            sales = view.sell_limit(seat) - view.sold if harbour else -1
            return words.text("ask-trade", sales=max(-1, sales))
        return words.text(key)

    def around(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say the facts of the question, and the risks and effects of its options."""
        ask = RULES.asked(view)[seat]
        lines = briefing.briefing_lines(view, seat, ask, lambda choice: self.label(view, seat, choice, words), words)
        return "\n".join(lines)

    def label(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        """Name an offered choice, with limits and risks in its hint."""
        labeller = LABELS.get(view.section)
        if choice in KNOWN and choice != "round":
            own = f"label-{view.section}-{choice}"
            key = own if words.has(own) else f"label-{choice}"
            text = words.text(key, **self._event_after(view, choice, words))
            return Label(text, self._standing_risk(view, seat, choice, words))
        return labeller(self, view, seat, choice, words) if labeller else Label(choice)

    def _event_after(self, view: Eldermann, choice: str, words: Words) -> Data:
        """Name the event that a navigator chooses."""
        if view.section != "navigate":
            return {}
        return {"event": sector(sector_ahead(view, int(choice == "turn")), words)}

    def _standing_risk(self, view: Eldermann, seat: int, choice: str, words: Words) -> str:
        """Say the odds of a raid; nothing for other standing choices."""
        if choice != "attack":
            return ""
        victim = int(view.agenda[-1][1]) if view.section == "raid" else view.active
        return self._odds(view, seat, victim, words)

    def _odds(self, view: Eldermann, attacker: int, defender: int, words: Words) -> str:
        lead = guns_of(view, attacker) - guns_of(view, defender)
        fight = odds(lead, len(view.cargo(attacker)), len(view.cargo(defender)))
        return words.text("hint-attack", chance=round(100 * fight.wins), goods=words.decimal(fight.defender_loses),
                          cargo=len(view.cargo(defender)))  # fmt: skip

    # Set-up and planning

    def _home(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        here = CITIES[CITY[choice]]
        return Label(words.text(f"city-{choice}"), words.text("hint-home", good=words.text(f"good-{here.good}")))

    def _arrow(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        following = [sector(SECTORS[(STARTS[choice] + step) % len(SECTORS)], words) for step in (1, 2)]
        return Label(
            words.text("label-arrow", place=choice), words.text("hint-arrow", one=following[0], two=following[1])
        )

    def _cards(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        cards = picked_items(choice)
        event = sector(sector_ahead(view, len(cards)), words)
        if not cards:
            return Label(words.text("label-no-cards"), words.text("hint-no-cards", event=event))
        text = words.text("label-cards", cards=" + ".join(cards), moves=sum(map(int, cards)))
        single = len(cards) == 1  # an item of the list, where two may be picked
        return Label(text, "" if single else words.text("hint-cards", count=len(cards), event=event))

    # Spelunke

    def _card(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        """Name a Spelunke card and, for a bribe, what it does."""
        card, _, detail = choice.partition(" ")
        text = words.text(f"rogue-{card}")
        return Label(f"{text}: {self._detail(view, detail, words)}" if detail else text, words.text(f"effect-{card}"))

    def _detail(self, view: Eldermann, detail: str, words: Words) -> str:
        key, _, slot = detail.partition(" ")
        if not slot:
            return words.text("label-colour", good=words.text(f"good-{key}"))
        return order(view.orders[CITY[key]][int(slot) - 1], words)

    # Goods

    def _goods(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        return Label(goods_list(picked_items(choice), words) or words.text(f"label-none-{view.section}"))

    def _good_or_cannon(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        good, _, place = choice.partition(" ")
        return Label(
            words.text(f"label-from-{place}", good=words.text(f"good-{good}"))
            if place
            else words.text("label-cannon-away")
        )

    # Trade and building

    def _deal(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        verb, _, what = choice.partition(" ")
        if choice in TILE_OF:
            return self._building(view, seat, choice, words)
        if verb in ("bribe1", "bribe2"):
            return self._card(view, seat, choice, words)
        return DEAL_LABELS[verb](self, view, seat, what, words) if verb in DEAL_LABELS else Label(
            words.text(f"label-{verb}"), words.text(f"hint-{verb}"))  # fmt: skip

    def _building(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        level, building = TILE_OF[choice][1], words.text(f"building-{choice}")
        text = words.text("label-build", level=level, building=building, taler=price_of(choice))
        return Label(text, words.text(f"boon-{choice}"))

    def _sell(self, view: Eldermann, seat: int, what: str, words: Words) -> Label:
        good, _, place = what.partition(" ")
        key = "label-sell-kontor" if place else "label-sell"
        brings = self._gain(view, seat, NUMBERS["sell_price"], words)
        text = words.text(key, good=words.text(f"good-{good}"), gain=brings)
        return Label(text, words.text("hint-sell", count=view.sell_limit(seat) - view.sold))

    def _gain(self, view: Eldermann, seat: int, taler: int, words: Words) -> str:
        """Say how many Taler a deal really brings, where the purse has no room for all."""
        fits = gain(view, seat, taler)
        key = "gain-none" if not fits else "gain-part" if fits < taler else "gain-all"
        return words.text(key, taler=taler, fits=fits)

    def _fill(self, view: Eldermann, seat: int, what: str, words: Words) -> Label:
        card = view.orders[view.city(seat)][int(what) - 1]
        taler = self._gain(view, seat, ORDERS[card].taler, words)
        said = words.text("label-fill", goods=goods(ORDERS[card].goods, words), gain=taler, points=ORDERS[card].points)
        return Label(said)

    def _buy(self, view: Eldermann, seat: int, what: str, words: Words) -> Label:
        good = CITIES[view.city(seat)].good
        room = view.hold_room(seat) - len(view.hold[seat])
        text = words.text(
            "label-buy", count=int(what), good=words.text(f"good-{good}"), taler=int(what) * NUMBERS["buy_price"]
        )
        return Label(text, words.text("hint-buy", room=room, supply=view.supply[GOODS.index(good)]))

    def _take(self, view: Eldermann, seat: int, what: str, words: Words) -> Label:
        return Label(words.text("label-take", good=words.text(f"good-{what}")))

    def _shift(self, view: Eldermann, seat: int, what: str, words: Words) -> Label:
        return Label(words.text("label-shift", good=words.text(f"good-{what}")))

    def _hire(self, view: Eldermann, seat: int, what: str, words: Words) -> Label:
        stack, _, name = what.partition(" ")
        return Label(words.text("label-hire-name" if name else "label-hire", stack=int(stack)), words.text("hint-hire"))

    def _stance(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        kind, _, stance = choice.partition(" ")
        return Label(words.text(f"label-stance-{kind}", stance=stance))

    # Narration

    def tell(self, events: Sequence[Event], viewer: int | None, names: Sequence[str], words: Words) -> list[str]:
        """Tell events a line each, and each fight in one line."""
        lines = super().tell(events, viewer, names, words)
        for parts in telling.fights(events):
            summary = telling.summary([events[place] for place in parts], lines[parts[0]], names, words)
            for place in parts:
                lines[place] = ""
            lines[telling.place_of(events, parts)] = summary
        return lines

    def event(self, event: Event, viewer: int | None, names: Sequence[str], words: Words) -> str:
        """Tell one event, with the names of all seats it concerns."""
        data = dict(event.data)
        for key in ("victim", "owner"):
            if key in data:
                data[key] = names[int(data[key])]
        secret = event.secret if viewer in event.to else {}
        key = f"event-{event.kind}" + ("-own" if secret else "")
        who = {} if event.seat is None else {"who": names[event.seat]}
        return words.text(key, **who, **telling.data_in_words({**data, **secret}, words))


LABELS: dict[str, Labeller] = {
    "choose_home": EldermannVoice._home,
    "choose_arrow": EldermannVoice._arrow,
    "plan": EldermannVoice._cards,
    "curse_window": EldermannVoice._card,
    "card_window": EldermannVoice._card,
    "guns_window": EldermannVoice._card,
    "ward": EldermannVoice._card,
    "discard": EldermannVoice._card,
    "sail": EldermannVoice._destination,
    "sail_sea": EldermannVoice._cell,
    "choose_route": EldermannVoice._route,
    "plunder": EldermannVoice._goods,
    "pillage": EldermannVoice._goods,
    "jettison": EldermannVoice._goods,
    "stow": EldermannVoice._goods,
    "trade": EldermannVoice._deal,
    "trade_on": EldermannVoice._deal,
    "throw_away": EldermannVoice._good_or_cannon,
    "pay_good": EldermannVoice._good_or_cannon,
    "stance": EldermannVoice._stance,
}
DEAL_LABELS: dict[str, Labeller] = {
    "sell": EldermannVoice._sell,
    "fill": EldermannVoice._fill,
    "buy": EldermannVoice._buy,
    "take": EldermannVoice._take,
    "shift": EldermannVoice._shift,
    "hire": EldermannVoice._hire,
}
