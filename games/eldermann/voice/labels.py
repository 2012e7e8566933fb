"""How deals and buildings are named: with what they bring, cost and leave."""

from __future__ import annotations

from collections.abc import Callable

from games.eldermann.material import CITIES, CITY, GOODS, NUMBERS, ORDERS, TILE_OF
from games.eldermann.sections.buildings import price_of
from games.eldermann.sections.ledger import gain
from games.eldermann.state import Eldermann
from games.eldermann.voice.phrases import boon, goods, order
from games.kernel.voice import Label
from games.kernel.words import Words


def card_label(view: Eldermann, choice: str, words: Words) -> Label:
    """Name a Spelunke card and, for a bribe, what it does."""
    card, _, detail = choice.partition(" ")
    text = words.text(f"rogue-{card}")
    return Label(f"{text}: {_detail(view, detail, words)}" if detail else text, words.text(f"effect-{card}"))


def _detail(view: Eldermann, detail: str, words: Words) -> str:
    key, _, slot = detail.partition(" ")
    if not slot:
        return words.text("label-colour", good=words.text(f"good-{key}"))
    return order(view.orders[CITY[key]][int(slot) - 1], words)


def deal_label(view: Eldermann, seat: int, choice: str, words: Words) -> Label:
    """Name a deal, a building or a step that opens a question."""
    verb, _, what = choice.partition(" ")
    if choice in TILE_OF:
        return _building(view, choice, words)
    if verb in ("bribe1", "bribe2"):
        return card_label(view, choice, words)
    if verb in DEAL_LABELS:
        return DEAL_LABELS[verb](view, seat, what, words)
    return Label(words.text(f"label-{verb}"), words.text(f"hint-{verb}"))


def _building(view: Eldermann, choice: str, words: Words) -> Label:
    """Say what a building costs and brings; the room of the Kontor is that of the set."""
    level, building = TILE_OF[choice][1], words.text(f"building-{choice}")
    text = words.text("label-build", level=level, building=building, taler=price_of(choice))
    return Label(text, boon(view.material, choice, words))


def _sell(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    good, _, place = what.partition(" ")
    key = "label-sell-kontor" if place else "label-sell"
    brings = _gain(view, seat, NUMBERS["sell_price"], words)
    text = words.text(key, good=words.text(f"good-{good}"), gain=brings)
    return Label(text, words.text("hint-sell", count=view.sell_limit(seat) - view.sold))


def _gain(view: Eldermann, seat: int, taler: int, words: Words) -> str:
    """Say how many Taler a deal really brings, where the purse has no room for all."""
    fits = gain(view, seat, taler)
    key = "gain-none" if not fits else "gain-part" if fits < taler else "gain-all"
    return words.text(key, taler=taler, fits=fits)


def _fill(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    card = view.orders[view.city(seat)][int(what) - 1]
    pays = view.material.pays[card]
    gains = _gain(view, seat, pays.taler, words)
    said = words.text("label-fill", goods=goods(ORDERS[card].goods, words), gain=gains, points=pays.points)
    return Label(said)


def _buy(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    good = CITIES[view.city(seat)].good
    room = view.hold_room(seat) - len(view.hold[seat])
    text = words.text(
        "label-buy", count=int(what), good=words.text(f"good-{good}"), taler=int(what) * NUMBERS["buy_price"]
    )
    return Label(text, words.text("hint-buy", room=room, supply=view.supply[GOODS.index(good)]))


def _take(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    return Label(words.text("label-take", good=words.text(f"good-{what}")))


def _shift(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    return Label(words.text("label-shift", good=words.text(f"good-{what}")))


def _hire(view: Eldermann, seat: int, what: str, words: Words) -> Label:
    stack, _, name = what.partition(" ")
    return Label(words.text("label-hire-name" if name else "label-hire", stack=int(stack)), words.text("hint-hire"))


DEAL_LABELS: dict[str, Callable[[Eldermann, int, str, Words], Label]] = {
    "sell": _sell,
    "fill": _fill,
    "buy": _buy,
    "take": _take,
    "shift": _shift,
    "hire": _hire,
}
