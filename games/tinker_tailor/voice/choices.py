"""What the choices of Tinker Tailor are called: roles, cards, players, swaps and purchases."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import picked_items
from games.kernel.events import Data
from games.kernel.voice import BUTTON, SHORT, Label
from games.kernel.words import Words, clipped, fitting
from games.tinker_tailor.material import GOODS, MONEY, Material, worth
from games.tinker_tailor.sections.draft import ASK, PRESET
from games.tinker_tailor.state import TinkerTailor, player, seat_of
from games.tinker_tailor.voice import labels
from games.tinker_tailor.voice.labels import HINT, LABEL

NOBODY = ("choose_donors", "choose_victims")
DEEDS = ("take_and_give", "take_and_share")
NO_CARD = ("none", PRESET, ASK)
AGAIN = "#"
"""Parts a card of a basket from its number, where equal ones can be picked: `bread#2`."""


def label(view: TinkerTailor, seat: int, choice: str, words: Words) -> Label:
    """Name a role, a card, a player, several of them, a swap or a purchase."""
    if labels.is_role(choice):
        text, short = labels.role_text_of(view, choice, words), labels.short_role(choice, words)
        return Label(labels.role(choice, words), text, short, labels.icon(choice))
    if choice in NO_CARD:
        return _no_card(view, choice, words)
    if "/" in choice:
        return _deed(choice, words) if view.section in DEEDS else _purchase(view.material, choice, words)
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


def _deed(choice: str, words: Words) -> Label:
    """Name cards that are taken and kept, the one that is given, and who gets it."""
    kept, card, receiver = deed_of(choice)
    name = words.seat(seat_of(receiver))
    texts = [_said(said(kept, words), said([card], words), name, words) for said in (labels.cards, labels.brief)]
    room = BUTTON - len(texts[-1]) + len(name)
    short = _said(labels.brief(kept, words), labels.brief([card], words), clipped(name, max(room, 2)), words)
    return Label(fitting(BUTTON, *texts, short), icon=labels.icon(choice))


def _said(kept: str, card: str, name: str, words: Words) -> str:
    return words.text("label-deed", cards=kept, card=card, to=name)


def deed_of(choice: str) -> tuple[list[str], str, str]:
    """Part what one takes and gives at once: the cards taken and kept, the card given, who gets it."""
    taken, card, receiver = choice.split("/")
    kept = picked_items(taken)
    if card in GOODS:
        kept.remove(card)
    return kept, card, receiver


def group(view: TinkerTailor, choice: str, words: Words) -> str:
    """Name the part of a form that is picked first: the cards taken, and the goods card given; the goods alone."""
    if view.section == "take_both":
        return labels.cards([card for card in picked_items(choice) if card in GOODS], words)
    if view.section not in DEEDS:
        return ""
    taken, card, _ = choice.split("/")
    cards = [each for each in picked_items(taken) if view.section == "take_and_give" or each in GOODS]
    key = "group-give" if card in MONEY else "group-share"
    return words.text(key, cards=labels.cards(cards, words), card=labels.card(card, words))


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
