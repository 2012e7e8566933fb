"""What each push and each action of Ulm costs and brings, and how that is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from games.kernel.voice import BESIDE, Gain
from games.kernel.words import Words, fitting
from games.ulm.material import BONUS, LABELS, NUMBERS, OATH_HOUSE, QUARTER_AT
from games.ulm.sections import prospects
from games.ulm.sections.grid import FAR, OUTER_AT, new_triples, of_side, push_line
from games.ulm.state import NONE, Ulm
from games.ulm.voice import labels, phrases

Certain = dict[str, int]
"""By how much each of the amounts changes (see `gains.amounts`)."""
Maker = Callable[[Ulm, int, str, Words], Gain]
MAX_GAIN_TEXT = 100
UNSAID = ("cards",)
"""Left unsaid: a player who plays or takes a card knows it."""


def said(
    certain: Certain,
    words: Words,
    *more: str,
    most: Certain | None = None,
    brief: Sequence[str] = (),
    room: int = BESIDE,
) -> Gain:
    """Write certain numbers with their signs, then what follows; `most` of it is declared.

    Each of `brief` says it in fewer words, for where there is less room.
    """
    text = fitting(room, written(certain, words, *more), *brief)
    return Gain(text, certain if text else {}, most or {})


def written(certain: Certain, words: Words, *more: str) -> str:
    """Write certain numbers with their signs, then what follows."""
    numbers = [
        words.text(f"amount-{name}", sign="+" if number > 0 else "−", count=abs(number))
        for name, number in certain.items()
        if number and name not in UNSAID
    ]
    return "; ".join(filter(None, [", ".join(numbers), *more]))


BY_BONUS = {"coin": "coins", "sparrow": "sparrows", "card": "cards"}
"""What the last fields of the river bring at once; a dock tile is asked for."""


# Before the push


def draw(view: Ulm, seat: int, rest: str, words: Words) -> Gain:
    """Say what the bag holds."""
    bag = phrases.supply_of(view.bag, words)
    return said({}, words, words.text("gain-draw", bag=bag), brief=[bag.replace("×", "")])


def keep(view: Ulm, seat: int, kind: str, words: Words) -> Gain:
    """Say which tile goes back."""
    other = view.spare if kind == view.drawn else view.drawn
    return said({}, words, words.text("gain-keep", tile=phrases.piece(other, words)))


def push(view: Ulm, seat: int, line: str, words: Words) -> Gain:
    """Say who gets a sparrow, the City Guard's points, how far the barge can go, and whether a seal is possible."""
    found, owner = prospects.of_push(view, line), view.rim[OUTER_AT[FAR[line]]]
    certain: Certain = {"sparrows": 1} if owner == seat else {}
    if view.has(seat, "city_guard") and new_triples(view.grid, push_line(view.grid, line, view.drawn)[0]):
        certain["points"] = NUMBERS["guard"]
    more = [words.text("gain-seal-possible")] if found.sealed else []
    if found.furthest != view.barges[seat]:
        more.append(words.text("gain-sail", field=phrases.field(found.furthest)))
    more.append(words.text("hint-pushed-out", tile=phrases.piece(found.out, words), field=found.there))
    brief = []
    if owner not in (NONE, seat):
        for_whom = [words.text("hint-sparrow-for", who=who) for who in (words.seat(owner), words.text("another"))]
        brief = [written(certain, words, *more, for_whom[1])]
        more.append(for_whom[0])
    most = {"river": max(LABELS[found.furthest], 0)}
    return said(certain, words, *more, most=most, brief=brief, room=MAX_GAIN_TEXT)


def sparrow(view: Ulm, seat: int, kind: str, words: Words) -> Gain:
    """Say where the drawn tile goes."""
    hint = labels.label(view, seat, f"sparrow {kind}", words).hint
    return said({"sparrows": -1}, words, hint)


# Actions


def money(view: Ulm, seat: int, rest: str, words: Words) -> Gain:
    """Say the coins then."""
    coins = labels.coins_of_money(view, seat)
    return said({"coins": coins}, words, words.text("hint-coins", coins=view.coins[seat] + coins))


def clear(view: Ulm, seat: int, side: str, words: Words) -> Gain:
    """Name the tiles of a side."""
    tiles = [] if side == "none" else of_side(view.outer, side)
    more = words.text("hint-abbot") if view.has(seat, "abbot") else ""
    gain = said({}, words, phrases.grouped(tiles, words), more, most={"tiles": len(tiles) + 1})
    return replace(gain, certain={"tiles": len(tiles)})


def step(verb: str) -> Maker:
    """Make the gain of a river step or an extra one."""

    def make(view: Ulm, seat: int, rest: str, words: Words) -> Gain:
        ahead, more = view.landings(seat, 1), ""
        if verb == "river" and view.section == "act":
            count = prospects.extra_steps(view, seat)
            more = words.text("hint-more-steps", count=count) if count else ""
        return _landed(view, seat, ahead[0], words, more)

    return make


def sail(view: Ulm, seat: int, steps: str, words: Words) -> Gain:
    """Say where the barge lands, or that it stays."""
    if steps == "0":
        here = view.barges[seat]
        return said({}, words, words.text("gain-stay", field=phrases.field(here)), most={"river": max(0, LABELS[here])})
    return _landed(view, seat, view.landings(seat, int(steps))[-1], words)


def _landed(view: Ulm, seat: int, field: int, words: Words, *more: str) -> Gain:
    """Say what a field is worth against the own one, what it pays at once, and its quarters."""
    certain: Certain = {"river": LABELS[field] - LABELS[view.barges[seat]]}
    bonus = BONUS[field]
    if bonus in BY_BONUS and (bonus != "card" or _can_draw(view)):
        certain[BY_BONUS[bonus]] = 1
    tile = words.text("bonus-name", bonus="tile") if bonus == "tile" else ""
    unsaid = {name: number for name, number in certain.items() if name != "river" or not any(more)}  # on the button
    unsaid |= {"tiles": 1} if tile else {}
    brief = written(unsaid, words, *more, phrases.brief_near(view, field, words))
    most = {"tiles": 1} if tile else {}  # it is asked for next
    return said(certain, words, tile, *more, phrases.brief_near(view, field, words), most=most, brief=[brief])


def _can_draw(view: Ulm) -> bool:
    return bool(view.deck.cards or view.discard)


def buy(view: Ulm, seat: int, price: str, words: Words) -> Gain:
    """Say the price; the card is certain where it is the top one."""
    cost: Certain = {"coins": -1} if price == "coin" else {"tiles": -len(price.split("+"))}
    if labels.is_choice_of_two(view, seat, price):
        return said(cost, words, words.text("hint-one-of-two"))
    return said({**cost, "cards": 1}, words, words.text("hint-top-card"))


def seal(view: Ulm, seat: int, name: str, words: Words) -> Gain:
    """Say the price, what the quarter pays at once, its privilege, and who else scores."""
    at, price = QUARTER_AT[name], NUMBERS["chronicle_price"]
    price = price if view.section == "seal_for_coin" else view.seal_price()
    certain: Certain = {"coins": -price}
    owner, income = view.crests[at], view.material.quarters[at].income
    if at != OATH_HOUSE:
        court = view.quarters(seat) + (seat not in view.slots[at]) if name == "reichenau_court" else 0
        certain |= {"seals": -1, "points": court + (income if owner == seat else 0)}
        certain |= {"cards": 1} if name == "city_hall" and _can_draw(view) else {}
    shown = {amount: count for amount, count in certain.items() if amount != "seals"}  # a seal costs a seal
    crest, to = "", [""]
    if owner != NONE and (owner != seat or at == OATH_HOUSE):
        who = phrases.seat_name(view, seat, owner, words)
        crest = words.text("hint-crest", who=who, points=income)
        to = [words.text("gain-crest-to", who=name, points=income) for name in (who, words.text("another"))]
    brief = [written(shown, words, words.text("privilege-short", quarter=name), each) for each in to]
    gain = said(shown, words, words.text("privilege", quarter=name), crest, brief=brief)
    return replace(gain, certain={**certain, "coins": -price + (name == "farming")})


def wall(view: Ulm, seat: int, name: str, words: Words) -> Gain:
    """Say what a seal in a far quarter brings; City Wall goes to the discard pile first, so a card can be drawn."""
    gain = seal(view, seat, name, words)
    return replace(gain, certain={**gain.certain, "cards": (name == "city_hall") - 1})
