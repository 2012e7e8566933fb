"""How Eldermann speaks: prompts, labels and narration."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from games.eldermann.material import CITIES, CITY, MATERIALS, NUMBERS
from games.eldermann.rules import RULES
from games.eldermann.sections.combat import loser_of
from games.eldermann.sections.events import read_cards, sector_ahead
from games.eldermann.sections.market import is_open, owes_toll, sales_left
from games.eldermann.sections.refusals import conceivable
from games.eldermann.state import Eldermann
from games.eldermann.voice import around, buttons, gains, telling
from games.eldermann.voice.labels import SailingVoice, card_label, deal_label
from games.eldermann.voice.own_picture import SAILS
from games.eldermann.voice.phrases import picked, sector
from games.eldermann.voice.seats import WishVoice
from games.eldermann.voice.text_numbers import learnt, numbers_of
from games.kernel.ask import picked_items
from games.kernel.events import Data, Event
from games.kernel.voice import Gain, Label, Layout
from games.kernel.words import Words

ABOUT = {"raid": "seat-name", "ward": "rogue", "pay_good": "building"}
"""Asks whose prompt names what they are about: a seat, a card, a building."""
KNOWN = ("no", "rest", "never", "back", "attack", "stay", "turn", "sea", "round", "aboard", "split")
"""Choices whose label is `label-SECTION-CHOICE`, else `label-CHOICE`."""


NO_MORE = frozenset({"rest", "never", "back"})
"""What ends a question beside what usually does; nothing of it is a deed."""


class EldermannVoice(SailingVoice, WishVoice):
    """Labels and narration of Eldermann; what the board shows is said in `board`."""

    openers: ClassVar[frozenset[str]] = frozenset(
        {"round", "planned", "planned-none", "ended-feast", "ended-elder", "ended-empty", "ended-limit"}
    )

    layouts: ClassVar[Mapping[str, Layout]] = {
        "stow": Layout("beside", 2),
        **dict.fromkeys(("trade", "trade_on"), Layout("beside", 3, several=True)),
        "sail": Layout("small", 3),
        **dict.fromkeys(("plan", "sail_sea", "choose_route", "throw_away", "pay_good"), Layout("list")),
    }

    def finishes(self, view: Eldermann, seat: int, choice: str) -> bool:
        """Count also what stops questions, and to stay where one is."""
        return choice in NO_MORE or (choice == "stay" and view.section in SAILS) or super().finishes(view, seat, choice)

    def wins(self, view: Eldermann, seat: int, choice: str) -> bool:
        """Tell the feast from all else."""
        return choice == "feast"

    def group(self, view: Eldermann, seat: int, choice: str, words: Words) -> str:
        """Name how far a cell of the open sea is, and where cards turn the arrow: that is chosen first of many."""
        if view.section == "plan":
            return words.text("label-turned", event=sector(sector_ahead(view, read_cards(choice)[1]), words))
        if view.section != "sail_sea" or choice not in view.chart.near:
            return ""
        return words.text("label-far", count=view.chart.distance(view.ships[seat], choice))

    def prompt(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say what to decide, with the numbers that matter for it."""
        key = f"ask-{view.section}"
        if view.section in ABOUT:
            what = view.agenda[-1][1]
            about = words.seat(int(what)) if view.section == "raid" else words.text(f"{ABOUT[view.section]}-{what}")
            return words.text(key, who=about)
        if view.section in ("trade", "trade_on"):
            return words.text("ask-trade", state=_market_state(view, seat), sales=sales_left(view, seat))
        return words.text(key, **_numbers(view, words))

    def numbers(self, words: Words, material_id: str) -> Data:
        """Return the numbers that the chapters of the rulebook quote."""
        return numbers_of(MATERIALS[material_id], words)

    def lesson(self, view: Eldermann, seat: int, step: str, words: Words) -> Data:
        """Give the numbers that the lesson's texts name: those of the rulebook, and what it compares."""
        return {**NUMBERS, **self.numbers(words, view.material_id), **learnt(view, seat)}

    def around(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say what the own picture does not show."""
        return "\n".join(around.briefing_lines(view, seat, RULES.asked(view)[seat], words))

    def about(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say what counts at this question."""
        return gains.about(view, words)

    def conceivable(self, view: Eldermann, seat: int) -> Sequence[str]:
        """List what this question may offer at another time."""
        return conceivable(view, seat)

    def gain(self, view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
        """Say what a choice costs and brings."""
        return gains.gain(view, seat, choice, words)

    def amounts(self, view: Eldermann, seat: int) -> Mapping[str, int]:
        """Count money, reputation, goods, cannons, permits and cards."""
        return gains.amounts(view, seat)

    def table(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say what the chart below the own picture shows."""
        return "" if view.over else around.table_text(view, seat, words)

    def label(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        """Name an offered choice, with limits and risks in its hint, a short name and its icon."""
        named = self._named(view, seat, choice, words)
        short = named.short or buttons.short(view, choice, named.text, words)
        return replace(named, short=short, icon=buttons.icon(view, choice))

    def list_label(self, view: Eldermann, seat: int, name: str, item: str, words: Words) -> Label:
        """Name a home or a good."""
        return Label(words.text(f"city-{item}" if name == "home" else f"good-{item}"))

    def _named(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        labeller = self.labels.get(view.section)
        if choice in KNOWN and choice != "round":
            own = f"label-{view.section}-{choice}"
            key = own if words.has(own) else f"label-{choice}"
            text = words.text(key, **self._event_after(view, choice, words))
            return Label(text)
        return labeller(self, view, seat, choice, words) if labeller else Label(choice)

    def _event_after(self, view: Eldermann, choice: str, words: Words) -> Data:
        """Name the event that a navigator chooses."""
        if view.section != "navigate":
            return {}
        return {"event": sector(sector_ahead(view, int(choice == "turn")), words)}

    # Set-up and planning

    def _home(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        here = CITIES[CITY[choice]]
        return Label(words.text(f"city-{choice}"), words.text("hint-home", good=words.text(f"good-{here.good}")))

    def _arrow(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        return Label(words.text("label-arrow", place=choice))

    def _cards(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        laid, _, turn = choice.partition(" ")
        cards, end = picked_items(laid), f"-{turn}" if turn else ""
        if not cards:
            return Label(words.text(f"label-no-cards{end}"))
        return Label(words.text(f"label-cards{end}", cards=" + ".join(cards), moves=sum(map(int, cards))))

    # Spelunke

    def _card(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        return card_label(view, choice, words)

    # Goods

    def _goods(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        return Label(picked(picked_items(choice), words) or words.text(f"label-none-{view.section}"))

    def _good_or_cannon(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        good, _, place = choice.partition(" ")
        return Label(
            words.text(f"label-from-{place}", good=words.text(f"good-{good}"))
            if place
            else words.text("label-cannon-away")
        )

    # Trade and building

    def _deal(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        return deal_label(view, seat, choice, words)

    def _stance(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        kind, _, stance = choice.partition(" ")
        return Label(words.text(f"label-stance-{kind}", stance=stance))

    labels: ClassVar[Mapping[str, Callable[..., Label]]] = {
        **SailingVoice.labels,
        "choose_home": _home,
        "choose_arrow": _arrow,
        "plan": _cards,
        "curse_window": _card,
        "card_window": _card,
        "guns_window": _card,
        "ward": _card,
        "discard": _card,
        "plunder": _goods,
        "pillage": _goods,
        "jettison": _goods,
        "stow": _goods,
        "trade": _deal,
        "trade_on": _deal,
        "throw_away": _good_or_cannon,
        "pay_good": _good_or_cannon,
        "stance": _stance,
    }

    # Narration

    def tell(
        self, events: Sequence[Event], viewer: int | None, names: Sequence[str], words: Words, material_id: str = ""
    ) -> list[str]:
        """Tell events a line each, and each fight in two: the dice, and what follows."""
        lines = super().tell(events, viewer, names, words, material_id)
        for parts in telling.fights(events):
            dice, outcome = telling.summary([events[place] for place in parts], lines[parts[0]], names, words)
            for place in parts:
                lines[place] = ""
            at, after = telling.places_of(events, parts)
            lines[at] = dice
            lines[after] = " ".join(filter(None, [lines[after], outcome]))
        return lines

    def event(self, event: Event, viewer: int | None, names: Sequence[str], words: Words, material_id: str = "") -> str:
        """Tell one event, with the names of all seats it concerns."""
        data = dict(event.data)
        for key in ("victim", "owner"):
            if key in data:
                data[key] = names[int(data[key])]
        secret = event.secret if viewer in event.to else {}
        key = f"event-{event.kind}" + ("-own" if secret else "")
        who = {} if event.seat is None else {"who": names[event.seat]}
        return words.text(key, **who, **telling.data_in_words({**data, **secret}, words))


def _numbers(view: Eldermann, words: Words) -> Data:
    """Give what the question of a section says beside its words."""
    if view.section in ("plunder", "pillage") and view.fight:
        return {"count": view.fight.lost, "who": words.seat(loser_of(view.fight))}
    if view.section in ("sail", "sail_sea", "choose_route"):
        return {"moves": view.movement}
    if view.section in ("curse_window", "card_window", "ambush"):
        return {"who": words.seat(view.active), "event": sector(sector_ahead(view, 0), words)}
    return {}


def _market_state(view: Eldermann, seat: int) -> str:
    """Say how it stands with sales: `closed`, `toll`, `sold` as many as allowed, `none` to sell, or `open`."""
    if not is_open(view, seat):
        return "closed"
    if owes_toll(view, seat):
        return "toll"
    if view.sold >= view.sell_limit(seat):
        return "sold"
    return "open" if sales_left(view, seat) else "none"
