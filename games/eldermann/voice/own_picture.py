"""A seat's own picture in words: the hand, and the voyage, the fight or the market that the question is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.eldermann.material import CARDS, CITY, NUMBERS, ORDERS, ROGUES, TILE_OF, TILES
from games.eldermann.rules import RULES
from games.eldermann.sections.combat import guns_of, loser_of, odds
from games.eldermann.sections.events import sector_ahead, steers
from games.eldermann.sections.market import orders_left, sales_left
from games.eldermann.sections.trading import price_of
from games.eldermann.state import PIRATE_CREW, SCHOOL, Eldermann, Fight
from games.eldermann.voice.around import seat_line
from games.eldermann.voice.phrases import goods_list, sector, with_sign
from games.eldermann.voice.seats import planned_words
from games.kernel.voice import Label
from games.kernel.words import Words

LabelOf = Callable[[str], Label]
SAILS = ("sail", "sail_sea", "choose_route")
FIGHTS = ("guns_window", "plunder", "pillage", "jettison", "raid", "ambush")
MARKETS = ("trade", "trade_on", "throw_away", "stow", "pay_good", "stance")


def hand_lines(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say the sailing cards, with those that cannot be laid, where they turn the arrow, and the Spelunke cards."""
    if not view.levels:
        return []
    usable = view.sailing_cards(seat)
    missing = [card for card in CARDS["school"] if card not in usable]
    school = [card for card in missing if card not in CARDS["start"] and not view.levels[seat][SCHOOL]]
    lines = [words.text("hand-sailing", cards=_numbers(usable) or words.text("nothing"))]
    for key, cards in (("hand-school", school), ("hand-resting", [card for card in missing if card not in school])):
        lines += [words.text(key, cards=_numbers(cards))] if cards else []
    lines += _outlook(view, seat, words) if view.round and not view.result else []
    held = view.rogues_of(seat)
    return lines + (
        [_rogue(view, seat, card, words) for card in sorted(held)] or [words.text("hand-no-rogues")] * bool(view.round)
    )


def _numbers(cards: Sequence[int]) -> str:
    return ", ".join(map(str, cards))


def _rogue(view: Eldermann, seat: int, card: str, words: Words) -> str:
    """Say name, level, time, effect and plan of a Spelunke card."""
    name, when = words.text(f"rogue-{card}"), words.text(f"pic-when-{card.rstrip('12')}")
    effect, plan = words.text(f"effect-{card}"), planned_words(view, seat, card, words)
    return words.text("hand-rogue", card=name, level=ROGUES[card], when=when, effect=effect, plan=plan)


def _outlook(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say to which event each number of cards turns the arrow; or the event in force and the moves that are left."""
    if view.arrow < 0:
        return []
    if view.section != "plan" or seat != view.active:
        event = sector(sector_ahead(view, 0), words)
        return [words.text("hand-event", event=event), words.text("hand-left", moves=view.movement)]
    most = view.most_cards(seat)
    said = [
        words.text("around-event", count=count, event=sector(sector_ahead(view, count), words))
        for count in range(most + 1)
    ]
    if steers(view):
        said.append(words.text("around-turn", count=most, event=sector(sector_ahead(view, most + 1), words)))
    return [" · ".join(said)]


def question_lines(view: Eldermann, seat: int, label_of: LabelOf, words: Words) -> list[str]:
    """Say what the own picture shows of the question: the voyage, the fight, the market."""
    if view.section in SAILS:
        return _choices(view, seat, label_of, words)
    if view.section in MARKETS:
        return _market(view, seat, label_of, words)
    fight = fight_to_show(view) if view.section in FIGHTS else None
    return _combat(view, fight, words) if fight else []


def is_fillable(view: Eldermann, seat: int, city: int) -> bool:
    """Tell whether an order of a city can be filled with what is aboard."""
    goods = {*view.cargo(seat)}
    return any(goods.issuperset(ORDERS[card].goods) for card in view.orders[city])


def _choices(view: Eldermann, seat: int, label_of: LabelOf, words: Words) -> list[str]:
    """List harbours or ways with what happens there; ways have the numbers that they have on the chart."""
    if view.section == "sail_sea":
        return [seat_line(view, other, words) for other in range(view.seats) if other != seat]
    lines, told = [], set[str]()
    offered = RULES.asked(view)[seat].offered()
    for choice in offered[:DRAWN] if view.section == "choose_route" else offered:
        label, goal = label_of(choice), choice.partition(" ")[0]
        full = goal in CITY and goal not in told and is_fillable(view, seat, CITY[goal])
        told.add(goal)
        lines.append(" – ".join(filter(None, (label.text, label.hint, words.text("hand-fillable") if full else ""))))
    return lines


def _market(view: Eldermann, seat: int, label_of: LabelOf, words: Words) -> list[str]:
    """Say what may still be sold and filled, and what each building costs."""
    upcoming = [view.next_level(seat, place) for place in range(len(TILES))]
    prices = [_work(key, words) for key in upcoming if key]
    left = {"sales": sales_left(view, seat), "orders": orders_left(view, seat)}
    lines = [words.text("hand-limits", **left)] if view.city(seat) >= 0 else []
    return [*lines, words.text("hand-works", works=", ".join(prices))] if prices else lines


def _work(key: str, words: Words) -> str:
    """Name a building with its price."""
    goods = int(TILE_OF[key][1] > 1)
    return words.text("hand-work", building=words.text(f"building-{key}"), taler=price_of(key), goods=goods)


def _combat(view: Eldermann, told: Fight, words: Words) -> list[str]:
    """Tell the fight with its odds, or what it has brought, and the goods that are chosen from."""
    names = [words.seat(seat) for seat in range(view.seats)]
    lines = [fight_line(told, names, words)]
    if not told.is_thrown:
        cargo = len(view.cargo(told.defender))
        own = 0 if told.attacker == PIRATE_CREW else len(view.cargo(told.attacker))
        chance = round(100 * odds(told.strength - told.guns, own, cargo).wins)
        who = name_of(told.attacker, names, words)
        lines.append(words.text("hand-chance", who=who, chance=chance, pirates=int(told.attacker == PIRATE_CREW)))
        return [*lines, words.text("hand-aboard", who=names[told.defender], count=cargo)]
    if view.section == "jettison":
        goods = view.cargo(int(view.agenda[-1][1]))
    else:
        lines.append(_price(told, names, words))
        goods = view.cargo(loser_of(told)) if view.section in ("plunder", "pillage") else []
    return [*lines, words.text("hand-goods", goods=goods_list(goods, words))] if goods else lines


def _price(told: Fight, names: Sequence[str], words: Words) -> str:
    """Say what a fight does to reputation."""
    if told.won == PIRATE_CREW:
        who, change = told.defender, -NUMBERS["lost_to_pirates"]
    elif told.won == told.attacker:
        who, change = told.won, -NUMBERS["raid_price"]
    else:
        who, change = told.won, NUMBERS["won_fight"]
    return words.text("hand-honour", who=names[who], change=with_sign(change))


# Fights and ways, as boards show them too


DRAWN = 6
"""Routes on one chart, each in its own colour; more could not be told apart."""


def name_of(who: int, names: Sequence[str], words: Words) -> str:
    """Name a seat or the pirates."""
    return words.text("pirates-name") if who == PIRATE_CREW else names[who]


# Fights


def fight_to_show(view: Eldermann) -> Fight | None:
    """Give the fight to show: the last of this turn, or the raid that a section asks for."""
    if view.section == "raid":
        return _raid(view, view.active, int(view.agenda[-1][1]))
    if view.section == "ambush" and len(view.agenda[-1]) == 2:
        return _raid(view, int(view.agenda[-1][1]), view.active)
    return view.fight


def _raid(view: Eldermann, attacker: int, defender: int) -> Fight:
    guns = guns_of(view, attacker), guns_of(view, defender)
    return Fight(attacker, defender, *guns, attacker)


def fight_line(told: Fight, names: Sequence[str], words: Words) -> str:
    """Tell a fight: who, strength, and once they are thrown the dice, the totals, who won, and how much is lost."""
    attacker, defender = name_of(told.attacker, names, words), names[told.defender]
    if not told.is_thrown:
        return words.text("around-fight", attacker=attacker, defender=defender, strength=told.strength, guns=told.guns)
    return words.text(
        "board-fight",
        attacker=attacker,
        defender=defender,
        attack=told.attack,
        strength=told.strength,
        defence=told.defence,
        guns=told.guns,
        attacked=told.attack + told.strength,
        defended=told.defence + told.guns,
        lost=told.lost,
        pirates=int(told.won == PIRATE_CREW),
        who=name_of(told.won, names, words),
    )


# Ranks, the feast, the end


# The voyage
