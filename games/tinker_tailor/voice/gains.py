"""What each choice of Tinker Tailor costs and brings, from the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.kernel.ask import picked_items
from games.kernel.voice import BESIDE, Gain
from games.kernel.words import Words, fitting
from games.tinker_tailor.knowledge import hand_worlds
from games.tinker_tailor.material import GOODS, MONEY, NUMBERS, worth
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.sections.draft import ASK
from games.tinker_tailor.sections.others import BEGGAR, SHARED
from games.tinker_tailor.state import TinkerTailor, player, seat_of
from games.tinker_tailor.voice import labels
from games.tinker_tailor.voice.changes import (
    goods_points,
    goods_said,
    is_criminal,
    money_said,
    most_of_goods,
    points_of_goods,
    points_said,
    score_change,
    stays,
    stays_after_turn,
    then_held,
)
from games.tinker_tailor.voice.choices import AGAIN, deed_of
from games.tinker_tailor.voice.labels import HINT

NOTHING = "none"


def amounts(view: TinkerTailor, seat: int) -> Mapping[str, int]:
    """Count what the hand would score, points of goods alone, money, cards, and the money that was paid so far."""
    sheet = scoring.sheet_of(view, seat)
    paid = [entry.removeprefix(f"{player(seat)}-") for entry in view.traffic if entry.startswith(f"{player(seat)}-")]
    return {
        "score": sheet.total,
        "goods": points_of_goods(sheet),
        "money": worth(view.money[seat].cards),
        "cards": view.cards(seat),
        "paid": worth(card for card in paid if card in MONEY),
    }


def about(view: TinkerTailor, seat: int, words: Words) -> str:
    """Say what counts at this question, with the numbers of the rulebook."""
    key = f"about-{view.section}"
    points, new = NUMBERS["set_points"], NUMBERS["duel_new"]
    return words.text(key, points=points, kinds=len(GOODS), new=new) if words.has(key) else ""


def gain(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say what an offered choice, or one card or player of it, costs and brings."""
    found = _GAINS.get(view.section)
    said = found(view, seat, choice, words) if found else Gain()
    return Gain(said.text, said.certain, _most(view, choice) if view.section in _COMING else {})


def _most(view: TinkerTailor, choice: str) -> Mapping[str, int]:
    """Return what the cards that come by a choice bring at most, whatever the hand holds."""
    names = choice.replace(">", "+").split("/")[0].split("+")
    goods, money = [name for name in names if name in GOODS], [name for name in names if name in MONEY]
    most = {"goods": most_of_goods(view, len(goods))} if goods else {}
    return {**most, "money": worth(money)} if money else most


def _take(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say what cards of the market bring: goods in points, money as it is."""
    cards = picked_items(choice)
    goods, money = [card for card in cards if card in GOODS], [card for card in cards if card in MONEY]
    said = [goods_said(view, seat, words, got=goods)] if goods else []
    said += [money_said(view, seat, words, worth(money))] if money else []
    sure: dict[str, int] = {}
    whole, facts = _whole(view, seat, choice), (len(goods), worth(money))
    if goods and whole and stays(view, seat, "goods", *facts):
        sure["goods"] = goods_points(view, seat, got=goods)
    if money and whole and stays(view, seat, "money", *facts):
        sure["money"] = worth(money)
    return Gain("; ".join(said), sure)


def _deed(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say what is taken less what is given, and what is known of the receiver's hand."""
    kept, card, receiver = deed_of(choice)
    goods = [each for each in kept if each in GOODS]
    money = worth(each for each in kept if each in MONEY) - (int(card) if card in MONEY else 0)
    said = [goods_said(view, seat, words, got=goods)] if goods else []
    said += [money_said(view, seat, words, money)] if len(goods) < len(kept) else []
    sure, taken = dict[str, int](), len(goods) + (card in GOODS)
    if goods and stays(view, seat, "goods", taken, money):
        sure["goods"] = goods_points(view, seat, got=goods)
    if len(goods) < len(kept) and stays(view, seat, "money", taken, money):
        sure["money"] = money
    return Gain(_with_known(view, receiver, (*GOODS, *MONEY), "; ".join(said), words, HINT), sure)


def _whole(view: TinkerTailor, seat: int, choice: str) -> bool:
    """Tell a whole choice from one card of several that are picked."""
    ask = (view.asks or {}).get(seat)
    return ask is not None and ask.shape is not None and ask.shape.settle(choice) is not None


def _keep(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    cards = picked_items(choice)
    sure = stays(view, seat, "goods") and _whole(view, seat, choice)
    said = goods_said(view, seat, words, got=cards)
    return Gain(said, {"goods": goods_points(view, seat, got=cards)} if sure else {})


def _take_for_two(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say what the goods bring; one is given away, unless the seat is the Beggar or there is but one."""
    cards = picked_items(choice)
    said = goods_said(view, seat, words, got=cards)
    beggar = view.holder(BEGGAR)
    if beggar == seat or len(view.open_goods()) < SHARED:
        return _keep(view, seat, choice, words)
    asked = len({*cards}) > 1 or (beggar is None and view.seats > 2)
    sure = asked and _whole(view, seat, choice)
    return Gain(words.text("gain-less-one", said=said), {"goods": goods_points(view, seat, got=cards)} if sure else {})


def _give(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say what the hand loses."""
    if choice in MONEY:
        sure = stays(view, seat, "money")
        return Gain(money_said(view, seat, words, -int(choice)), {"money": -int(choice)} if sure else {})
    sure = stays(view, seat, "goods")
    points = goods_points(view, seat, lost=[choice])
    return Gain(goods_said(view, seat, words, lost=[choice]), {"goods": points} if sure else {})


def _preset(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say what giving the card would cost; a kind that is not held is replaced by the cheapest card."""
    if choice == ASK:
        return Gain()
    if choice not in view.hand(seat):
        return Gain(words.text("gain-preset-not-held"))
    if choice in MONEY:
        purse = worth(view.money[seat].cards)
        return Gain(words.text("gain-preset-money", change=f"−{choice}", sum=purse - int(choice)))
    points, left = goods_points(view, seat, lost=[choice]), then_held(view, seat, words, lost=[choice])
    return Gain(words.text("gain-preset", **points_said(points), cards=left))


def _swap(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    give, _, get = choice.partition(">")
    lost, got = ([give], [get]) if get else ([], [])
    sure = stays(view, seat, "goods")
    points = goods_points(view, seat, got=got, lost=lost)
    said = goods_said(view, seat, words, got=got, lost=lost) if get else words.text("gain-nothing-changes")
    return Gain(said, {"goods": points} if sure else {})


def _buy(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say the price, what is lost, and what the hand scores more in the end; one good alone by its points."""
    card, _, number = choice.partition(AGAIN)
    if card in (*GOODS, *MONEY):
        return _part(view, seat, card, int(number or 1), words)
    parts: list[Sequence[str]] = [picked_items(part) for part in (*choice.split("/"), NOTHING, NOTHING)[:3]]
    goods, paid, change = parts
    if not goods:
        return Gain()
    more = score_change(view, seat, [*goods, *change], paid)
    sure = {"score": more} if stays_after_turn(view, seat) else {}
    if view.keep or not is_criminal(view, seat):
        sure["paid"] = worth(paid)
    cost = view.material.price(goods)
    lost = worth(paid) - cost - worth(change)
    said = words.text("gain-purchase", cost=cost, lost=lost, **points_said(more))
    return Gain(said, sure)


def _part(view: TinkerTailor, seat: int, card: str, number: int, words: Words) -> Gain:
    """Say what one card of a purchase brings by itself, if it is the second with the first; of money nothing."""
    if card in MONEY:
        return Gain()
    said = goods_said(view, seat, words, got=[card] * number)
    return Gain(said if number == 1 else words.text("gain-copies", number=number, said=said))


def _from_others(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say how many cards come of how many players, and which cards are certain in the hand of one alone."""
    role, key = (BEGGAR, "donors") if view.section == "choose_donors" else ("thief", "victims")
    names, numbers = picked_items(choice), view.material.role_numbers[role]
    short = len(names) < numbers[key]
    said = words.text("gain-cards", count=len(names), money=numbers["money"] if short else 0)
    certain = key == "victims" and not short and _whole(view, seat, choice) and _stay(view, seat)
    sure = {"cards": len(names)} if certain else {}
    return Gain(_with_known(view, names[0], (*GOODS, *MONEY), said, words, HINT) if len(names) == 1 else said, sure)


def _stay(view: TinkerTailor, seat: int) -> bool:
    return stays(view, seat, "goods") and stays(view, seat, "money")


def _receiver(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say what is known of a hand."""
    known = list(hand_worlds.certain_cards(view, seat_of(choice)).elements())
    return Gain(_counted("gain-hand", known, words) if known else words.text("gain-hand-unknown"))


def _richest(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say how many cards the player stated; what comes is theirs to choose."""
    count = view.stated[seat_of(choice)]
    return Gain(_with_known(view, choice, MONEY, words.text("gain-richest", count=count), words))


def _fullest(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say how many random goods come of how many."""
    count = view.stated[seat_of(choice)]
    drawn = min(count, view.material.role_numbers["outlaw"]["goods"])
    full = drawn == view.material.role_numbers["outlaw"]["goods"]
    sure = {"cards": drawn} if full and _stay(view, seat) else {}
    said = words.text("gain-fullest", drawn=drawn, count=count)
    return Gain(_with_known(view, choice, GOODS, said, words), sure)


def _with_known(
    view: TinkerTailor, name: str, group: Sequence[str], said: str, words: Words, room: int = BESIDE
) -> str:
    """Add which cards of a group are certain in a hand."""
    known = [card for card in hand_worlds.certain_cards(view, seat_of(name)).elements() if card in group]
    return _counted("gain-known", known, words, room, said=said) if known else said


def _counted(key: str, known: Sequence[str], words: Words, room: int = BESIDE, **facts: str) -> str:
    """Name cards, or if there is no room for that say how many they are: the own picture shows them."""
    named = labels.cards(known, words), words.text("cards-known", count=len(known))
    return fitting(room, *(words.text(key, cards=cards, **facts) for cards in named))


def _named(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Name the players who are sure to discard the kind; one guarded by the Soldier loses nothing."""
    each = view.material.role_numbers["witch"]["each"]
    others = [other for other in view.others(seat) if other not in view.guards]
    lost = {other: min(each, hand_worlds.certain_cards(view, other)[choice]) for other in others}
    names = [words.seat(other) for other, count in lost.items() if count]
    if not names:
        return Gain(words.text("gain-named-nobody"))
    told = words.listed(names), words.text("players-counted", count=len(names))
    return Gain(fitting(HINT, *(words.text("gain-named", who=who) for who in told)))


def _role(view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
    """Say what a role does; for any other choice there is a hint."""
    return Gain(labels.role_brief(view, choice, words)) if labels.is_role(choice) else Gain()


_COMING = (
    *("take_goods", "take_different", "take_money", "take_any", "take_for_two", "keep_goods", "swap", "buy"),
    *("take_both", "take_and_give", "take_and_share"),
)
"""Questions by whose choices cards come to the hand."""
_GAINS: Mapping[str, Callable[[TinkerTailor, int, str, Words], Gain]] = {
    "pick_role": _role,
    "return_role": _role,
    "copy_role": _role,
    "take_goods": _take,
    "take_different": _take,
    "take_money": _take,
    "take_any": _take,
    "take_for_two": _take_for_two,
    "keep_goods": _keep,
    "take_both": _take,
    "take_and_give": _deed,
    "take_and_share": _deed,
    "give_money": _give,
    "give_goods": _give,
    "donate": _give,
    "preset_gift": _preset,
    "swap": _swap,
    "buy": _buy,
    "choose_donors": _from_others,
    "choose_victims": _from_others,
    "give_money_to": _receiver,
    "give_goods_to": _receiver,
    "choose_richest": _richest,
    "choose_fullest": _fullest,
    "name_kind": _named,
}
