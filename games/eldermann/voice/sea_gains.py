"""What choices bring on the way: events, Spelunke cards, harbours, raids. Dice leave little of it certain."""

from __future__ import annotations

from games.eldermann.material import CITIES, CITY, GOODS, NUMBERS, ORDERS, OUTPORT, ROGUES, SIEGE, Pay
from games.eldermann.sections.combat import guns_of, odds
from games.eldermann.sections.events import sector_ahead
from games.eldermann.sections.ledger import deck_of, fitting_taler, missing_for
from games.eldermann.sections.sailing import routes_everywhere
from games.eldermann.sections.spelunke import NO_CARD
from games.eldermann.state import KONTOR, Eldermann
from games.eldermann.voice.phrases import HINT, dangers, goods, hinted, sector
from games.kernel.ask import picked_items
from games.kernel.voice import Gain
from games.kernel.words import Words


def cards(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say how far the ship may sail, and what the event does to it unless somebody plays a card.

    A single card may be one of several, and with each of them the arrow points elsewhere.
    """
    laid = [int(card) for card in picked_items(choice)]
    if len(laid) == 1:
        return Gain()
    event = _event(view, sum(laid), sector_ahead(view, len(laid)), words)
    return Gain(hinted(words.text("gain-plan", moves=sum(laid), event=event) if laid else event))


def turned(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what the event does on which the navigator decides."""
    return Gain(hinted(_event(view, view.movement, sector_ahead(view, int(choice == "turn")), words)))


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
        return words.text("gain-order", cities=_cities(cities, words), deck=len(deck_of(view, what[0])))
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
    kind, power, who = card.rstrip("12"), ROGUES[card], words.seat(view.active)
    if kind == "curse":
        then, now = (sector(sector_ahead(view, steps), words) for steps in (1, 0))
        return words.text("gain-curse", then=then, now=now)
    if kind == "sails":
        return words.text("gain-sails", who=who, moves=max(0, view.movement - power), now=view.movement)
    if kind == "guns":
        guns = guns_of(view, view.active)
        return words.text("gain-guns", who=who, guns=max(0, guns - power), now=guns)
    if kind == "bribe":
        return _bribe(view, detail, words)
    return words.text(f"effect-{SIEGE}") if kind == SIEGE else _thugs(view, power, who, words)


def _bribe(view: Eldermann, detail: str, words: Words) -> str:
    key, _, slot = detail.partition(" ")
    if not slot:
        return words.text("gain-bribe1", count=len(deck_of(view, key)))
    return replaced(view, view.orders[CITY[key]][int(slot) - 1], words)


def _thugs(view: Eldermann, power: int, who: str, words: Words) -> str:
    cargo = len(view.cargo(view.active))
    chance = round(100 * odds(power - guns_of(view, view.active), 0, cargo).wins)
    return words.text("gain-thugs", who=who, chance=chance, cargo=cargo)


def warded(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what happens without a ward; with one, the card and the ward are gone."""
    if choice == "no":
        return Gain(words.text(f"effect-{view.agenda[-1][1]}"))
    return Gain(words.text("gain-ward"), {"cards": -1})


# Harbours


def destination(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say what there is to do in a harbour and what lies on the way; for the open sea the label's hint stays."""
    if choice not in CITY:
        return Gain()
    index = CITY[choice]
    ways, arrives = routes_everywhere(view).to(view.chart.harbour[index]), _delivers(view, seat, index)
    calm = bool(ways) and not ways[0].met
    market, most = _market(view, seat, index, words)
    said = [*market, *([words.text("gain-delivery")] if arrives else [])]
    said += [] if calm or not ways else [dangers(view, ways, words)]
    while len("; ".join(said)) > HINT and len(said) > 1:
        said.pop(0)  # what lies on the way matters most
    sure = arrives and calm and len(ways) == 1
    fights = NUMBERS["won_fight"] * (len(view.chart.pirates) + view.seats)
    return Gain(hinted("; ".join(said)), {"stored": 1} if sure else {}, {**most, "points": most["points"] + fights})


def _market(view: Eldermann, seat: int, index: int, words: Words) -> tuple[list[str], dict[str, int]]:
    """Name what is sold there, what sales bring, and the best order that the ship can fill; and the most of it all."""
    said = [words.text("gain-buys", good=words.text(f"good-{CITIES[index].good}"))]
    sold = min(sum(good != CITIES[index].good for good in view.cargo(seat)), view.sell_limit(seat))
    sales = min(sold * NUMBERS["sell_price"], view.taler_room(seat) - view.taler[seat])
    said += [words.text("gain-sales", taler=sales)] if sales > 0 else []
    aboard = {*view.cargo(seat), *(view.kontor[seat] if index == view.homes[seat] else ())}
    pays = [view.material.pays[card] for card in view.orders[index] if aboard.issuperset(ORDERS[card].goods)]
    best = max(pays, key=lambda pay: (pay.points, pay.taler), default=Pay(0, 0))
    fits = fitting_taler(view, seat, best.taler)
    said += [words.text("gain-best-order", taler=fits, points=best.points)] if pays else []
    return said, {"taler": max(sales, 0) + fits, "points": best.points, "stored": 1}


def _delivers(view: Eldermann, seat: int, index: int) -> bool:
    """Tell whether the Kontor receives a good on arrival there."""
    from_afar = view.homes[seat] == index and not view.at_home(seat) and view.levels[seat][KONTOR] == 1
    stock = view.supply[GOODS.index(CITIES[index].good)]
    return from_afar and stock > 0 and len(view.kontor[seat]) < view.kontor_room(seat)


# Raids


def raid(view: Eldermann, seat: int, choice: str, words: Words) -> Gain:
    """Say the price of a raid beside its odds."""
    if choice != "attack":
        return Gain()
    victim = int(view.agenda[-1][1]) if view.section == "raid" else view.active
    fight = odds(guns_of(view, seat) - guns_of(view, victim), len(view.cargo(seat)), len(view.cargo(victim)))
    text = words.text(
        "gain-raid",
        price=NUMBERS["raid_price"],
        chance=round(100 * fight.wins),
        goods=words.decimal(fight.defender_loses),
        lost=words.decimal(fight.attacker_loses),
    )
    return Gain(text)


def replaced(view: Eldermann, card: str, words: Words) -> str:
    """Say what an order pays that gives way to another one of its city."""
    pays = view.material.pays[card]
    return words.text("gain-bribe2", goods=goods(ORDERS[card].goods, words), taler=pays.taler, points=pays.points)
