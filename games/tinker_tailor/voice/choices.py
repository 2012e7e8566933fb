"""What the choices of Tinker Tailor are called: roles, cards, players, swaps and purchases."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import picked_items
from games.kernel.events import Data
from games.kernel.voice import BUTTON, SHORT, Label
from games.kernel.words import Words, clipped, fitting
from games.tinker_tailor.material import GOODS, MONEY, Material, worth
from games.tinker_tailor.sections.draft import ASK, PRESET
from games.tinker_tailor.state import TinkerTailor, player
from games.tinker_tailor.voice import labels
from games.tinker_tailor.voice.labels import HINT, LABEL

NOBODY = ("choose_donors", "choose_victims")
NO_CARD = ("none", PRESET, ASK)
AGAIN = "#"
"""Parts a card of a basket from its number, where equal ones can be picked: `bread#2`."""


def label(view: TinkerTailor, seat: int, choice: str, words: Words) -> Label:
    """Name a role, a card, a player, several of them, a swap or a purchase."""
    if labels.is_role(choice):
        return Label(labels.role(choice, words), labels.role_text_of(view, choice, words), icon=labels.icon(choice))
    if choice in NO_CARD:
        return _no_card(view, choice, words)
    if "/" in choice:
        return _purchase(view.material, choice, words)
    if view.section == "buy" and choice.partition(AGAIN)[0] in GOODS:
        return _ware(view, choice.partition(AGAIN)[0], words)
    give, swapped, get = choice.partition(">")
    if swapped:
        text = words.text("label-swap", give=labels.card(give, words), get=labels.card(get, words))
        return Label(text, icon=labels.icon(get))
    return _several(view, seat, choice, words)


def _no_card(view: TinkerTailor, choice: str, words: Words) -> Label:
    """Name a choice of nothing, or one about standing answers."""
    if choice == NO_CARD[0]:
        return Label(words.text("label-nobody" if view.section in NOBODY else "label-nothing"), icon="none")
    return Label(words.text(f"label-{choice}"), words.text(f"hint-{choice}"), icon="plans")


def _ware(view: TinkerTailor, kind: str, words: Words) -> Label:
    """Name a goods card for sale, and say what it costs."""
    name, price = labels.card(kind, words), view.material.prices[kind]
    return Label(name, words.text("hint-ware", price=price), name, labels.icon(kind))


def _several(view: TinkerTailor, seat: int, choice: str, words: Words) -> Label:
    """Name one or several cards or players; anything else stands as it is."""
    items = picked_items(choice)
    if all(item in GOODS or item in MONEY for item in items):
        hint, short = _held(view, seat, items, words), labels.several(items, words)
        return Label(clipped(labels.cards(items, words), LABEL), hint, short, labels.icon(choice))
    players = {player(seat): seat for seat in range(view.seats)}
    names = [words.seat(players[item]) if item in players else item for item in items]
    icon = f"seat{players[items[0]] + 1}" if items[0] in players else ""
    return Label(_names(names, BUTTON) or "?", short=_names(names, SHORT), icon=icon)


def _held(view: TinkerTailor, seat: int, items: Sequence[str], words: Words) -> str:
    """Say of a single goods card what it costs, and how many the seat holds."""
    if len(items) != 1 or items[0] not in GOODS:
        return ""
    return words.text("hint-goods", price=view.material.prices[items[0]], count=view.goods[seat].cards.count(items[0]))


def _names(names: Sequence[str], most: int) -> str:
    """List names, each as far as there is room for all, and computers without their levels before any name is cut."""
    room = (most - 2 * (len(names) - 1)) // len(names)
    bare = [name.partition(" (")[0] for name in names]
    return fitting(most, ", ".join(names), ", ".join(bare), ", ".join(clipped(name, max(room, 2)) for name in bare))


def _purchase(printed: Material, choice: str, words: Words) -> Label:
    """Name goods, payment and change, and say what is lost."""
    goods, paid, change = [picked_items(part) for part in (*choice.split("/"), "none", "none")[:3]]
    if not {*goods} <= {*GOODS} or not {*paid, *change} <= {*MONEY}:
        return Label(clipped(choice, LABEL))
    facts: Data = {"paid": labels.coins(paid), **({"change": labels.coins(change)} if change else {})}
    key = "label-purchase-change" if change else "label-purchase"
    named = labels.cards(goods, words), words.text("goods-counted", count=len(goods))
    text = fitting(LABEL, *(words.text(key, goods=said, **facts) for said in named))
    cost = printed.price(goods)
    lost = worth(paid) - cost - worth(change)
    hint = "hint-purchase-lost" if lost else "hint-purchase"
    icon = labels.icon(goods[0]) if goods else ""
    short = next((said for said in (named[0], labels.brief(goods, words)) if len(said) <= SHORT), "")
    return Label(text, clipped(words.text(hint, cost=cost, lost=lost), HINT), short, icon)
