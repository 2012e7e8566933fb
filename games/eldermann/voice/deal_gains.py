"""What each deal and building costs and brings: nearly all of it is certain."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.eldermann.material import CITY, NUMBERS, ORDERS, TILE_OF
from games.eldermann.sections.buildings import goods_to_pay, price_of
from games.eldermann.sections.ledger import deck_of, gain
from games.eldermann.state import Eldermann
from games.eldermann.voice.phrases import boon, goods
from games.eldermann.voice.risks import hinted
from games.kernel.gains import Gain
from games.kernel.words import Words


def deal(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what a deal, a building or a hired card costs and brings."""
    verb, _, what = choice.partition(" ")
    if choice in TILE_OF:
        return _building(view, seat, choice, words)
    found = DEALS.get(verb)
    return found(view, seat, what, words) if found else Gain()


def earned(view: Eldermann, seat: int, taler: int, words: Words) -> str:
    """Say how many Taler a deal really brings, where the purse has no room for all."""
    fits = gain(view, seat, taler)
    key = "gain-none" if not fits else "gain-part" if fits < taler else "gain-all"
    return words.text(key, taler=taler, fits=fits)


def _sell(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    place, taler = "stored" if what.endswith(" kontor") else "aboard", NUMBERS["sell_price"]
    left = view.sell_limit(seat) - view.sold - 1
    text = words.text("gain-sell", gain=earned(view, seat, taler, words), place=place, left=left)
    return Gain(text, {"taler": gain(view, seat, taler), place: -1})


def _fill(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    """Say what an order pays, and which rank it leads to."""
    card = view.orders[view.city(seat)][int(what) - 1]
    pays, points = view.material.pays[card], view.points[seat]
    permits = int(view.options["permits"] != "off")
    gains = earned(view, seat, pays.taler, words)
    text = words.text("gain-fill", gain=gains, points=pays.points, permits=permits)
    then, now = (view.material.title(count, view.options["length"]) for count in (points + pays.points, points))
    text += words.text("gain-rank", title=words.text(f"title-{then}")) if then != now else ""
    from_ship = sum(good in view.cargo(seat) for good in ORDERS[card].goods)
    used = {"aboard": -from_ship, "stored": from_ship - len(ORDERS[card].goods)}
    return Gain(text, {"taler": gain(view, seat, pays.taler), "points": pays.points, "permits": 1, **used})


def _take(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    return Gain(words.text("gain-take", room=_room(view, seat) - 1), {"aboard": 1})


def _buy(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    count = int(what)
    taler = count * NUMBERS["buy_price"]
    text = words.text("gain-buy", taler=taler, count=count, room=_room(view, seat) - count)
    return Gain(text, {"taler": -taler, "aboard": count})


def _room(view: Eldermann, seat: int) -> int:
    return view.hold_room(seat) - len(view.hold[seat])


def _cannon(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    taler = NUMBERS["cannon_price"]
    text = words.text("gain-cannon", taler=taler, guns=view.guns[seat] + 1, fields=view.gun_fields(seat))
    return Gain(text, {"taler": -taler, "guns": 1})


def _toll(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    owner = words.seat(view.homes.index(view.city(seat)))
    return Gain(words.text("gain-toll", taler=NUMBERS["toll"], who=owner), {"taler": -NUMBERS["toll"]})


def _feast(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    return Gain(words.text("hint-feast"))


def _shift(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    return Gain(words.text("gain-shift", room=_room(view, seat) - 1), {"aboard": 0})


def _hire(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    """Say the price; the card is drawn blind. A fourth one is asked for before anything else."""
    stack, _, name = what.partition(" ")
    price = {"points" if name else "taler": -int(stack)}
    over = view.cards_held(seat) >= NUMBERS["hand_limit"]
    text = words.text("gain-hire", stack=int(stack), pays="points" if name else "taler", over=int(over))
    return Gain(text, {**price, "cards": 1})


def _draw(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    """Say how many orders could come: of a colour, drawn blind."""
    return Gain(words.text("gain-bribe1", count=len(deck_of(view, what))), {"cards": -1})


def _replace(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    """Say what the order would have paid that goes."""
    key, _, slot = what.partition(" ")
    return Gain(replaced(view, view.orders[CITY[key]][int(slot) - 1], words), {"cards": -1})


def replaced(view: Eldermann, card: str, words: Words) -> str:
    """Say what an order pays that gives way to another one of its city."""
    pays = view.material.pays[card]
    return words.text("gain-bribe2", goods=goods(ORDERS[card].goods, words), taler=pays.taler, points=pays.points)


def _building(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say the price and what the building does; where there are several ways to pay an upgrade, it is paid later."""
    level, ways = TILE_OF[choice][1], goods_to_pay(view)
    permits = int(view.options["permits"] != "off")
    price = words.text("gain-build", taler=price_of(choice), goods=level - 1, permits=permits)
    paid = _paid(view, choice, ways[0] if level > 1 else "") if level == 1 or len(ways) == 1 else {}
    return Gain(hinted(f"{price}: {boon(view.material, choice, words)}"), paid)


def payment(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say how many of the good are left with which an upgrade is paid."""
    good, _, place = choice.partition(" ")
    held = view.kontor[seat] if place == "kontor" else view.cargo(seat)
    text = words.text("gain-throw", good=words.text(f"good-{good}"), left=held.count(good) - 1, place=place)
    return Gain(text, _paid(view, str(view.agenda[-1][1]), choice))


def _paid(view: Eldermann, building: str, good: str) -> dict[str, int]:
    """Count what a building costs, with the good that pays an upgrade."""
    found = {"taler": -price_of(building), "permits": -int(view.options["permits"] != "off")}
    return found | ({"stored" if good.endswith("kontor") else "aboard": -1} if good else {})


DEALS: Mapping[str, Callable[[Eldermann, int, str, Words], Gain]] = {
    "feast": _feast,
    "sell": _sell,
    "fill": _fill,
    "take": _take,
    "buy": _buy,
    "cannon": _cannon,
    "toll": _toll,
    "shift": _shift,
    "hire": _hire,
    "bribe1": _draw,
    "bribe2": _replace,
}
