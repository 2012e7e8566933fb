"""What choices bring on the way: events, Spelunke cards, harbours, raids. Dice leave little of it certain."""

from __future__ import annotations

from collections.abc import Sequence

from games.eldermann.material import CITIES, CITY, GOODS, NUMBERS, ORDERS, OUTPORT, ROGUES, SIEGE, Pay
from games.eldermann.sections.combat import guns_of, odds
from games.eldermann.sections.events import read_cards, sector_ahead, steers
from games.eldermann.sections.ledger import deck_of, fitting_taler, missing_for
from games.eldermann.sections.sailing import routes_everywhere, routes_on_offer
from games.eldermann.sections.spelunke import NO_CARD
from games.eldermann.sections.voyages import Route
from games.eldermann.state import KONTOR, Eldermann
from games.eldermann.voice.phrases import HINT, brief_risks, dangers, goods, hinted, sector
from games.kernel.icons import without_icons
from games.kernel.voice import Gain
from games.kernel.words import Words, fitting


def cards(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what the event does to the ship unless somebody plays a card; the label says how far it may sail.

    Where three cards may be laid, a single one is an item of several: with each of them the arrow points elsewhere.
    """
    moves, turned = read_cards(choice)
    if turned == 1 and view.most_cards(seat) > MOST_SUMMED and not steers(view):
        return Gain()
    return _of_event(view, moves, sector_ahead(view, turned), words)


MOST_SUMMED = 2
"""Sailing cards of which all sums fit into one list."""


def turned(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what the event does on which the navigator decides."""
    return _of_event(view, view.movement, sector_ahead(view, int(choice == "turn")), words)


def _of_event(view: Eldermann, moves: int, here: tuple[str, ...], words: Words) -> Gain:
    """Say what a sector does; a fight with pirates may bring points, and another one on the way."""
    fights = 2 * NUMBERS["won_fight"] if here[0] == "pirates" else 0
    return Gain(hinted(_event(view, moves, here, words)), most={"points": fights} if fights else {})


def _event(view: Eldermann, moves: int, here: tuple[str, ...], words: Words) -> str:
    """Say what a sector does to the active ship."""
    kind, *what = here
    if kind == "storm":
        loss = max(0, int(what[0]) - view.material.softens * (view.roles[view.active] == "captain"))
        return words.text("gain-storm", event=sector(here, words), moves=max(0, moves - loss))
    if kind == "pirates":
        return _pirates(view, int(what[0]), sector(here, words), words)
    if kind == "order":
        cities = [index for index, city in enumerate(CITIES) if city.good == what[0]]
        one, other = (words.text(f"city-{CITIES[index].key}") for index in cities)
        return words.text("gain-order", one=one, other=other)
    return _free_goods(view, what, words)


def _free_goods(view: Eldermann, goods: list[str], words: Words) -> str:
    """Say where the goods of an event come, and which of them are lost as harbour or supply allow none."""
    came = _cities([OUTPORT[good] for good in goods if not missing_for(view, good)], words)
    lost = words.listed([words.text(f"good-{good}") for good in goods if missing_for(view, good)])
    key = "gain-goods" if not lost else "gain-goods-part" if came else "gain-goods-lost"
    return words.text(key, cities=came, lost=lost)


def _cities(indices: list[int], words: Words) -> str:
    return ", ".join(words.text(f"city-{CITIES[index].key}") for index in indices)


def _pirates(view: Eldermann, strength: int, event: str, words: Words) -> str:
    """Say how a fight with pirates stands, or that they do not attack."""
    if view.points[view.active] < NUMBERS["pirate_rank"]:
        return words.text("gain-pirates-pass", event=event, rank=NUMBERS["pirate_rank"])
    won = 1 - odds(strength - guns_of(view, view.active), 0, len(view.cargo(view.active))).wins
    return words.text("gain-pirates", event=event, chance=round(100 * won), won=NUMBERS["won_fight"])


# Spelunke


def played(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what a card would do to the active seat now, if it is the first and is not warded off."""
    card, _, detail = choice.partition(" ")
    return Gain() if card in NO_CARD else Gain(hinted(_strike(view, card, detail, words)))


def _strike(view: Eldermann, card: str, detail: str, words: Words) -> str:
    kind, power = card.rstrip("12"), ROGUES[card]
    if kind == "curse":
        then, now = (sector(sector_ahead(view, steps), words) for steps in (1, 0))
        return words.text("gain-curse", then=then, now=now)
    if kind == "sails":
        return words.text("gain-sails", moves=max(0, view.movement - power), now=view.movement)
    if kind == "guns":
        guns = guns_of(view, view.active)
        return words.text("gain-guns", guns=max(0, guns - power), now=guns)
    if kind == "bribe":
        return _bribe(view, detail, words)
    return words.text(f"effect-{SIEGE}") if kind == SIEGE else _thugs(view, power, words)


def _bribe(view: Eldermann, detail: str, words: Words) -> str:
    key, _, slot = detail.partition(" ")
    if not slot:
        return words.text("gain-bribe1", count=len(deck_of(view, key)))
    return replaced(view, view.orders[CITY[key]][int(slot) - 1], words)


def _thugs(view: Eldermann, power: int, words: Words) -> str:
    cargo = len(view.cargo(view.active))
    chance = round(100 * odds(power - guns_of(view, view.active), 0, cargo).wins)
    return words.text("gain-thugs", chance=chance, cargo=cargo)


def warded(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what happens without a ward; with one, the card and the ward are gone."""
    if choice == "no":
        return Gain(words.text(f"effect-{view.agenda[-1][1]}"))
    return Gain(words.text("gain-ward"), {"cards": -1})


# Harbours


def destination(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what lies on the way to a harbour, then what there is to do in it."""
    goal, _, key = choice.partition(" ")
    if goal not in CITY:
        return _tour(view, key, words) if key else Gain(_elsewhere(view, choice, words))
    index = CITY[goal]
    ways, arrives = routes_everywhere(view).to(view.chart.harbour[index]), _delivers(view, seat, index)
    ways = tuple(way for way in ways if way.key == key) if key else ways
    calm = bool(ways) and not ways[0].met
    market, most = _market(view, seat, index, words)
    said = [] if calm or not ways else [_on_the_way(view, ways, key, words)]
    said += [*([words.text("gain-delivery")] if arrives else []), *market]
    while len(without_icons("; ".join(said))) > HINT and len(said) > 1:
        said.pop()  # what lies on the way matters most, the good that is sold there least
    sure = arrives and calm and len(ways) == 1
    fights = NUMBERS["won_fight"] * (len(view.chart.pirates) + view.seats)
    return Gain(hinted("; ".join(said)), {"stored": 1} if sure else {}, {**most, "points": most["points"] + fights})


def _on_the_way(view: Eldermann, ways: Sequence[Route], key: str, words: Words) -> str:
    """Say what lies on the way that is named, or on the shortest one and that there are others."""
    return brief_risks(view, ways[0], words)[0] if key else dangers(view, ways, words).removesuffix(".")


def _tour(view: Eldermann, key: str, words: Words) -> Gain:
    """Name the players that a round trip meets."""
    found = [way for way in routes_everywhere(view).to(view.ships[view.active]) if way.key == key]
    return Gain(fitting(HINT, *brief_risks(view, found[0], words))) if found else Gain()


def _elsewhere(view: Eldermann, choice: str, words: Words) -> str:
    """Say what it means to sail round, or to make for the open sea; to stay explains itself."""
    if choice == "stay":
        return ""
    if choice == "round":
        count = len(routes_everywhere(view).to(view.ships[view.active]))
        return words.text("hint-round", count=count)
    return words.text(f"hint-{choice}")


def cell(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what lies on the way to a cell of the open sea, where anything does."""
    ways = routes_everywhere(view).to(choice) if choice in view.chart.near else ()
    return Gain(dangers(view, ways, words)) if ways and ways[0].met else Gain()


def way(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say which ships a way meets, and the odds."""
    found = next((one for one in routes_on_offer(view) if one.key == choice), None)
    return Gain(fitting(HINT, *brief_risks(view, found, words))) if found else Gain()


def _market(view: Eldermann, seat: int, index: int, words: Words) -> tuple[list[str], dict[str, int]]:
    """Name what is sold there, what sales bring, and the best order that the ship can fill; and the most of it all."""
    sold = min(sum(good != CITIES[index].good for good in view.cargo(seat)), view.sell_limit(seat))
    sales = min(sold * NUMBERS["sell_price"], view.taler_room(seat) - view.taler[seat])
    aboard = {*view.cargo(seat), *(view.kontor[seat] if index == view.homes[seat] else ())}
    pays = [view.material.pays[card] for card in view.orders[index] if aboard.issuperset(ORDERS[card].goods)]
    best = max(pays, key=lambda pay: (pay.points, pay.taler), default=Pay(0, 0))
    fits = fitting_taler(view, seat, best.taler)
    said = [words.text("gain-best-order", taler=fits, points=best.points)] if pays else []
    said += [words.text("gain-sales", taler=sales)] if sales > 0 else []
    said.append(words.text("gain-buys", good=words.text(f"good-{CITIES[index].good}")))
    return said, {"taler": max(sales, 0) + fits, "points": best.points, "stored": 1}


def _delivers(view: Eldermann, seat: int, index: int) -> bool:
    """Tell whether the Kontor receives a good on arrival there."""
    from_afar = view.homes[seat] == index and not view.at_home(seat) and view.levels[seat][KONTOR] == 1
    stock = view.supply[GOODS.index(CITIES[index].good)]
    return from_afar and stock > 0 and len(view.kontor[seat]) < view.kontor_room(seat)


# Raids


def raid(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say the odds of a raid; the question says its price."""
    if choice != "attack":
        return Gain()
    victim = int(view.agenda[-1][1]) if view.section == "raid" else view.active
    fight = odds(guns_of(view, seat) - guns_of(view, victim), len(view.cargo(seat)), len(view.cargo(victim)))
    text = words.text(
        "gain-raid",
        chance=round(100 * fight.wins),
        goods=words.decimal(fight.defender_loses),
        lost=words.decimal(fight.attacker_loses),
    )
    return Gain(text)


def replaced(view: Eldermann, card: str, words: Words) -> str:
    """Say what an order pays that gives way to another one of its city."""
    pays = view.material.pays[card]
    return words.text("gain-bribe2", goods=goods(ORDERS[card].goods, words), taler=pays.taler, points=pays.points)
