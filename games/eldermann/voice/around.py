"""What stands around a question, in words: what one must know to decide, and the towns or seats on the table."""

from __future__ import annotations

from collections.abc import Callable

from games.eldermann.chart import FAR
from games.eldermann.material import CITIES, ORDERS
from games.eldermann.sections.events import sector_ahead
from games.eldermann.sections.spelunke import NO_CARD
from games.eldermann.state import PIRATE_CREW, Eldermann
from games.eldermann.voice.phrases import city, goods, goods_list, sector
from games.eldermann.voice.seats import asked_line, place_of
from games.kernel.ask import Ask
from games.kernel.voice import Label
from games.kernel.words import Words

TOWNS = (
    *("choose_home", "stow_start", "choose_arrow", "plan", "navigate", "discard"),
    *("trade", "trade_on", "throw_away", "stow", "pay_good"),
)
"""Questions for which one must know what is wanted where."""
SEATS = ("curse_window", "card_window", "guns_window", "ward", "raid", "ambush", "plunder", "pillage", "jettison")
"""Questions for which one must know who has what; the chart of the voyage shows all of it."""


def table_text(view: Eldermann, seat: int, words: Words) -> str:
    """Say a line for each town with orders or free goods, or for each seat."""
    if view.section in TOWNS:
        lines = [_town(view, seat, index, words) for index in range(len(CITIES))]
        return "\n".join(filter(None, lines))
    if view.section in SEATS:
        return "\n".join(_seat(view, other, words) for other in range(view.seats))
    return ""


def distance_to(view: Eldermann, seat: int, index: int) -> int:
    """Count the moves of a seat's ship to a town; FAR before it has a place."""
    here = view.ships[seat]
    return view.chart.distance(here, view.chart.harbour[index]) if here else FAR


def _town(view: Eldermann, seat: int, index: int, words: Words) -> str:
    """Say how far a town is, what its orders pay, and what lies free there."""
    pays, far = view.material.pays, distance_to(view, seat, index)
    said = [
        words.text(
            "table-order",
            goods=goods(ORDERS[card].goods, words),
            taler=pays[card].taler,
            points=pays[card].points,
        )
        for card in view.orders[index]
    ]
    said += [words.text("table-free", goods=goods_list(view.harbour[index], words))] if view.harbour[index] else []
    if not said:
        return ""
    name = city(index, words)
    return f"{name if far == FAR else words.text('table-town', city=name, count=far)}: {'; '.join(said)}"


def _seat(view: Eldermann, seat: int, words: Words) -> str:
    nothing = words.text("nothing")
    return words.text(
        "table-seat",
        who=words.seat(seat),
        points=view.points[seat],
        title=words.text(f"title-{view.title(seat)}"),
        taler=view.taler[seat],
        place=place_of(view, seat, words),
        aboard=goods_list(view.cargo(seat), words) or nothing,
        kontor=goods_list(view.kontor[seat], words) or nothing,
        guns=view.guns[seat],
    )


# What one must know to decide


LabelOf = Callable[[str], Label]
WINDOWS = ("curse_window", "card_window", "guns_window", "ward")
"""Questions for a Spelunke card, which go also to those who have none that fits."""
LISTED = ("choose_home", "choose_arrow", "sail", "choose_route", "raid", "ambush", "discard", *WINDOWS)
"""Questions whose options are explained line by line."""
MOST_LINES = 10
"""More options are offered in a list, which shows the hints itself."""


def briefing_lines(
    view: Eldermann, seat: int, ask: Ask, label_of: LabelOf, is_said: Callable[[str], bool], words: Words
) -> list[str]:
    """Say the facts of a question, then the hints of options; not of those whose gain `is_said` beside them.

    `label_of` labels an option.
    """
    said = FACTS.get(view.section)
    lines = said(view, seat, words) if said else []
    if view.section in WINDOWS and set(ask.offered()) <= set(NO_CARD):
        lines.append(words.text("around-no-card"))
    elif view.section in LISTED:
        lines += _option_lines(view, ask, label_of, is_said, words)
    return lines


def _option_lines(
    view: Eldermann, ask: Ask, label_of: LabelOf, is_said: Callable[[str], bool], words: Words
) -> list[str]:
    offered = ask.offered(MOST_LINES + 1)
    labels = {choice: label_of(choice) for choice in offered} if len(offered) <= MOST_LINES else {}
    hinted = {choice: label for choice, label in labels.items() if label.hint}
    calm = words.text("risk-none")
    if view.section == "sail" and hinted and all(label.hint == calm for label in hinted.values()):
        return [words.text("around-calm")]
    return [
        words.text("around-option", label=label.text, hint=label.hint)
        for choice, label in hinted.items()
        if not is_said(choice)
    ]


def _disc_facts(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say to which event each number of cards turns the arrow."""
    events = [
        words.text("around-event", count=count, event=sector(sector_ahead(view, count), words))
        for count in range(view.most_cards(seat) + 1)
    ]
    return [" · ".join(events)]


def _curse_facts(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say what a curse would make of the event, to all who are asked."""
    event = sector(sector_ahead(view, 1), words)
    return [words.text("around-curse", event=event), *_ship_facts(view, seat, words)]


def _ship_facts(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Describe the active ship."""
    active = view.active
    cargo = goods_list(view.cargo(active), words) or words.text("nothing")
    ship = words.text("around-ship", who=words.seat(active), cargo=cargo, guns=view.guns[active], moves=view.movement)
    return [ship]


def _fight_facts(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say who fights whom."""
    fight = view.fight
    if fight is None:
        return []
    pirates = fight.attacker == PIRATE_CREW
    attacker = words.text("pirates-name") if pirates else words.seat(fight.attacker)
    return [
        words.text(
            "around-fight",
            attacker=attacker,
            defender=words.seat(fight.defender),
            strength=fight.strength,
            guns=fight.guns,
        )
    ]


def _own_facts(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say what lies aboard and in the Kontor, with the room, and what there is to build with."""
    none = words.text("nothing")
    most = view.taler_room(seat) if view.options["taler_limit"] == "on" else 0
    goods = goods_list(view.cargo(seat), words) or none
    ship = words.text("around-aboard", goods=goods, room=view.hold_room(seat) - len(view.hold[seat]))
    stored = goods_list(view.kontor[seat], words) or none
    kontor = words.text("around-kontor", goods=stored, room=view.kontor_room(seat) - len(view.kontor[seat]))
    purse = words.text("around-purse", taler=view.taler[seat], most=most, permits=view.permits(seat))
    return [f"{ship} · {kontor}", purse]


def _room_facts(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say what lies where, and how much fits there."""
    return [
        _own_facts(view, seat, words)[0],
        words.text("around-rooms", kontor=view.kontor_room(seat), ship=view.hold_room(seat)),
    ]


def _hired_facts(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say also, after a card was hired, when the seat is asked for its cards: the same words for every card."""
    said = _own_facts(view, seat, words)
    return [*said, words.text("around-hired", asked=asked_line(view, seat, words))] if view.bought_card else said


def _stance_facts(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say what standing orders do."""
    return [words.text("around-stance-raids"), words.text("around-stance-cards")]


FACTS: dict[str, Callable[[Eldermann, int, Words], list[str]]] = {
    "plan": _disc_facts,
    "curse_window": _curse_facts,
    "card_window": _ship_facts,
    "guns_window": _fight_facts,
    "trade": _hired_facts,
    "trade_on": _hired_facts,
    "throw_away": _own_facts,
    "stow": _room_facts,
    "stance": _stance_facts,
}
