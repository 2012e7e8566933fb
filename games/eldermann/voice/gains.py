"""What each choice of Eldermann costs and brings, from the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.eldermann.material import CITIES, CITY, NUMBERS, ORDERS, TILE_OF
from games.eldermann.sections.ledger import deck_of, fitting_taler
from games.eldermann.sections.trading import goods_to_pay, price_of
from games.eldermann.state import Eldermann
from games.eldermann.voice import sea_gains
from games.eldermann.voice.phrases import boon, sector
from games.kernel.ask import picked_items
from games.kernel.voice import BESIDE, Gain
from games.kernel.words import Words, fitting

NEAREST = 2
"""Cities that a home names with how far they are."""


def amounts(view: Eldermann, seat: int) -> Mapping[str, int]:
    """Count what a seat has: money, reputation, goods by place, cannons, permits and Spelunke cards."""
    return {
        "taler": view.taler[seat],
        "points": view.points[seat],
        "aboard": len(view.cargo(seat)),
        "stored": len(view.kontor[seat]),
        "guns": view.guns[seat],
        "permits": view.permits(seat),
        "cards": view.cards_held(seat),
    }


def about(view: Eldermann, words: Words) -> str:
    """Say what counts at this question, with the numbers of the rulebook."""
    key = f"about-{view.section}"
    return words.text(key, **NUMBERS) if words.has(key) else ""


def gain(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what an offered choice, or one item of it, costs and brings."""
    found = GAINS.get(view.section)
    return found(view, seat, choice, words) if found else Gain()


def _home(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say its good and which cities are near: all that differs between homes."""
    chart, here = view.chart, CITY[choice]
    ways = {index: chart.distance(chart.harbour[here], cell) for index, cell in enumerate(chart.harbour)}
    near = sorted((index for index in ways if index != here), key=ways.__getitem__)[:NEAREST]
    named = ", ".join(f"{words.text(f'city-{CITIES[index].key}')} {ways[index]}" for index in near)
    return Gain(words.text("gain-home", good=words.text(f"good-{CITIES[here].good}"), near=named))


def _arrow(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Name the next two events."""
    start, sectors = view.material.starts[choice], view.material.sectors
    one, two = (sector(sectors[(start + step) % len(sectors)], words) for step in (1, 2))
    return Gain(words.text("hint-arrow", one=one, two=two))


def _start(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    stored = int(choice == "split")
    aboard = NUMBERS["goods_at_start"] - stored
    return Gain(words.text(f"gain-start-{choice}"), {"aboard": aboard, "stored": stored})


def _stow(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say how full the Kontor is then, and the ship."""
    stored, before = len(picked_items(choice)), len(view.kontor[seat])
    aboard = before + len(view.cargo(seat)) - stored
    text = words.text("gain-stow", stored=stored, room=view.kontor_room(seat), aboard=aboard)
    return Gain(text, {"stored": stored - before, "aboard": before - stored})


def _throw(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say how many of a good are left."""
    good, _, place = choice.partition(" ")
    if choice == "back":
        return Gain()
    if not place:
        return Gain(words.text("gain-throw-cannon", guns=view.guns[seat] - 1), {"guns": -1})
    held = view.kontor[seat] if place == "kontor" else view.cargo(seat)
    text = words.text("gain-throw", good=words.text(f"good-{good}"), left=held.count(good) - 1, place=place)
    return Gain(text, {"stored" if place == "kontor" else "aboard": -1})


def _discard(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what the card can do that goes back."""
    return Gain(words.text(f"effect-{choice}"), {"cards": -1})


def _overboard(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say which kinds of goods are left aboard."""
    left = list(view.cargo(seat))
    for good in picked_items(choice):
        left.remove(good)
    kinds = ", ".join(words.text(f"good-{good}") for good in dict.fromkeys(left))
    return Gain(words.text("gain-overboard", goods=kinds or words.text("nothing")))


def _capture(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say for how much of it there is room; what finds none is asked for at once, so it is certain."""
    taken = len(picked_items(choice))
    room = view.hold_room(seat) + view.booty_room(seat) - len(view.cargo(seat))
    text = words.text("gain-capture", count=taken, over=max(0, taken - room), room=max(0, room))
    return Gain(text, {"aboard": taken} if taken > room else {})


# Deals and buildings


def deal(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what a deal, a building or a hired card costs and brings."""
    verb, _, what = choice.partition(" ")
    if choice in TILE_OF:
        return _building(view, seat, choice, words)
    found = DEALS.get(verb)
    if found:
        return found(view, seat, what, words)
    return Gain(words.text(f"hint-{verb}")) if verb != "done" else Gain()


def earned(view: Eldermann, seat: int, taler: int, words: Words) -> str:
    """Say how many Taler a deal really brings, where the purse has no room for all."""
    fits = fitting_taler(view, seat, taler)
    key = "gain-none" if not fits else "gain-part" if fits < taler else "gain-all"
    return words.text(key, taler=taler, fits=fits)


def _sell(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    place, taler = "stored" if what.endswith(" kontor") else "aboard", NUMBERS["sell_price"]
    left = view.sell_limit(seat) - view.sold - 1
    text = words.text("gain-sell", gain=earned(view, seat, taler, words), place=place, left=left)
    return Gain(text, {"taler": fitting_taler(view, seat, taler), place: -1})


def _fill(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    """Say what an order pays, and which rank it leads to."""
    card = view.orders[view.city(seat)][int(what) - 1]
    pays, points = view.material.pays[card], view.points[seat]
    then, now = (view.material.title(count, view.options["length"]) for count in (points + pays.points, points))
    rank = words.text("gain-rank", title=words.text(f"title-{then}")) if then != now else ""
    gains = earned(view, seat, pays.taler, words)
    full, brief = (
        words.text("gain-fill", gain=gains, points=pays.points, permits=permits) + rank
        for permits in (_permits(view), 0)
    )
    from_ship = sum(good in view.cargo(seat) for good in ORDERS[card].goods)
    used = {"aboard": -from_ship, "stored": from_ship - len(ORDERS[card].goods)}
    certain = {"taler": fitting_taler(view, seat, pays.taler), "points": pays.points, "permits": 1, **used}
    return Gain(fitting(BESIDE, full, brief), certain)


def _permits(view: Eldermann) -> int:
    """Count the permits that an order brings and a building costs; what each of them says where there is room."""
    return int(view.options["permits"] != "off")


def _take(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    return Gain(words.text("gain-take", room=_room(view, seat) - 1), {"aboard": 1})


def _buy(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    count = int(what)
    taler = count * NUMBERS["buy_price"]
    text = words.text("gain-buy", taler=taler, room=_room(view, seat) - count)
    return Gain(text, {"taler": -taler, "aboard": count})


def _room(view: Eldermann, seat: int) -> int:
    return view.hold_room(seat) - len(view.hold[seat])


def _cannon(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    taler = NUMBERS["cannon_price"]
    text = words.text("gain-cannon", taler=taler, guns=view.guns[seat] + 1, fields=view.gun_fields(seat))
    return Gain(text, {"taler": -taler, "guns": 1})


def _toll(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    whose = words.seat(view.homes.index(view.city(seat))), words.text("toll-owner")
    text = fitting(BESIDE, *(words.text("gain-toll", taler=NUMBERS["toll"], who=who) for who in whose))
    return Gain(text, {"taler": -NUMBERS["toll"]})


def _feast(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    return Gain(words.text("hint-feast"))


def _shift(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    return Gain(words.text("gain-shift", room=_room(view, seat) - 1), {"aboard": 0})


def _make_room(view: Eldermann, seat: int, what: str, words: Words) -> Gain:
    """Say which good comes into the Kontor instead."""
    return Gain(words.text("gain-room", good=words.text(f"good-{view.home_good(seat)}")), {"stored": 0})


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
    return Gain(sea_gains.replaced(view, view.orders[CITY[key]][int(slot) - 1], words), {"cards": -1})


def _building(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say the price and what the building does; where there are several ways to pay an upgrade, it is paid later."""
    level, ways = TILE_OF[choice][1], goods_to_pay(view)
    effect = boon(view.material, choice, words)
    full, brief = (
        f"{words.text('gain-build', taler=price_of(choice), goods=level - 1, permits=permits)}: {effect}"
        for permits in (_permits(view), 0)
    )
    paid = _paid(view, choice, ways[0] if level > 1 else "") if level == 1 or len(ways) == 1 else {}
    return Gain(fitting(BESIDE, full, brief), paid)


def payment(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say how many of the good are left with which an upgrade is paid."""
    good, _, place = choice.partition(" ")
    held = view.kontor[seat] if place == "kontor" else view.cargo(seat)
    text = words.text("gain-throw", good=words.text(f"good-{good}"), left=held.count(good) - 1, place=place)
    return Gain(text, _paid(view, str(view.agenda[-1][1]), choice))


def _paid(view: Eldermann, building: str, good: str) -> dict[str, int]:
    """Count what a building costs, with the good that pays an upgrade."""
    found = {"taler": -price_of(building), "permits": -_permits(view)}
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
    "room": _make_room,
    "hire": _hire,
    "bribe1": _draw,
    "bribe2": _replace,
}


GAINS: Mapping[str, Callable[[Eldermann, int, str, Words], Gain]] = {
    "choose_home": _home,
    "stow_start": _start,
    "choose_arrow": _arrow,
    "stow": _stow,
    "throw_away": _throw,
    "discard": _discard,
    "jettison": _overboard,
    "pillage": _capture,
    "trade": deal,
    "trade_on": deal,
    "pay_good": payment,
    "plan": sea_gains.cards,
    "navigate": sea_gains.turned,
    "curse_window": sea_gains.played,
    "card_window": sea_gains.played,
    "guns_window": sea_gains.played,
    "ward": sea_gains.warded,
    "sail": sea_gains.destination,
    "sail_sea": sea_gains.cell,
    "choose_route": sea_gains.way,
    "raid": sea_gains.raid,
    "ambush": sea_gains.raid,
}
