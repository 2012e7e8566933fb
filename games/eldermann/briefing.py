"""What a player must know to decide, beside the question: buttons show no hints, so risks and effects are said here."""

from __future__ import annotations

from collections.abc import Callable

from games.eldermann.material import SECTORS, TILE_OF
from games.eldermann.phrases import listed_goods, sector
from games.eldermann.spelunke import NO_CARD
from games.eldermann.state import PIRATE_CREW, Eldermann
from games.kernel.ask import Ask
from games.kernel.voice import Label
from games.kernel.words import Words

Named = Callable[[str], Label]
WINDOWS = ("curse_window", "card_window", "guns_window", "ward")
"""Questions for a Spelunke card, which go also to those who have none that fits."""
LISTED = ("choose_home", "choose_arrow", "sail", "choose_route", "raid", "ambush", "discard", *WINDOWS)
"""Questions whose options are explained line by line."""
MOST_LINES = 10
"""More options are offered in a list, which shows the hints itself."""


def around(view: Eldermann, seat: int, ask: Ask, named: Named, words: Words) -> list[str]:
    """Say the facts of a question, then its options with their hints; `named` labels an option."""
    said = FACTS.get(view.section)
    lines = said(view, seat, words) if said else []
    if view.section in WINDOWS and set(ask.offered()) <= set(NO_CARD):
        lines.append(words.text("around-no-card"))
    elif view.section in LISTED:
        lines += _listed(view, ask, named, words)
    elif view.section in ("trade", "trade_on"):
        lines += _boons(ask, named, words)
    return lines


def _listed(view: Eldermann, ask: Ask, named: Named, words: Words) -> list[str]:
    offered = ask.offered(MOST_LINES + 1)
    labels = [label for label in map(named, offered) if label.hint] if len(offered) <= MOST_LINES else []
    calm = words.text("risk-none")
    if view.section == "sail" and labels and all(label.hint == calm for label in labels):
        return [words.text("around-calm")]
    return [words.text("around-option", label=label.text, hint=label.hint) for label in labels]


def _boons(ask: Ask, named: Named, words: Words) -> list[str]:
    """Say what the buildings on offer do."""
    offered = ask.offered()
    built = [choice for choice in offered if choice in TILE_OF] if len(offered) <= MOST_LINES else []
    said = [words.text("around-boon", building=words.text(f"building-{name}"), boon=named(name).hint) for name in built]
    return [" · ".join(said)] if said else []


def _disc(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say to which event each number of cards turns the arrow."""
    events = [
        words.text("around-event", count=count, event=sector(SECTORS[(view.arrow + count) % len(SECTORS)], words))
        for count in range(view.most_cards(seat) + 1)
    ]
    return [" · ".join(events)]


def _cursed(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say what a curse would make of the event, to all who are asked."""
    event = sector(SECTORS[(view.arrow + 1) % len(SECTORS)], words)
    return [words.text("around-curse", event=event), *_victim(view, seat, words)]


def _victim(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Describe the active ship."""
    active = view.active
    cargo = listed_goods(view.cargo(active), words) or words.text("nothing")
    ship = words.text("around-ship", who=words.seat(active), cargo=cargo, guns=view.guns[active], moves=view.movement)
    return [ship]


def _fight(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say who fights whom."""
    fight = view.fight
    if fight is None:
        return []
    pirates = fight.attacker == PIRATE_CREW
    attacker = words.text("pirates-name") if pirates else words.seat(fight.attacker)
    return [words.text("around-fight", attacker=attacker, defender=words.seat(fight.defender),
                       strength=fight.strength, guns=fight.guns)]  # fmt: skip


def _own(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say what lies aboard and in the Kontor, with the room, and what there is to build with."""
    none = words.text("nothing")
    most = view.taler_room(seat) if view.options["taler_limit"] == "on" else 0
    goods = listed_goods(view.cargo(seat), words) or none
    ship = words.text("around-aboard", goods=goods, room=view.hold_room(seat) - len(view.hold[seat]))
    stored = listed_goods(view.kontor[seat], words) or none
    kontor = words.text("around-kontor", goods=stored, room=view.kontor_room(seat) - len(view.kontor[seat]))
    purse = words.text("around-purse", taler=view.taler[seat], most=most, permits=view.permits(seat))
    return [f"{ship} · {kontor}", purse]


def _rooms(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say what lies where, and how much fits there."""
    return [
        _own(view, seat, words)[0],
        words.text("around-rooms", kontor=view.kontor_room(seat), ship=view.hold_room(seat)),
    ]


def _standing(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say what standing orders do."""
    return [words.text("around-stance-raids"), words.text("around-stance-cards")]


FACTS: dict[str, Callable[[Eldermann, int, Words], list[str]]] = {
    "plan": _disc,
    "curse_window": _cursed,
    "card_window": _victim,
    "guns_window": _fight,
    "trade": _own,
    "trade_on": _own,
    "throw_away": _own,
    "stow": _rooms,
    "stance": _standing,
}
