"""What each choice of Ulm costs and brings, from the view of the seat that is asked.

What is certain at the next question stands first, as numbers with their sign; then what follows or may follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from games.kernel.ask import picked_items
from games.kernel.voice import Gain
from games.kernel.words import Words, clipped
from games.ulm.material import CARDS, COATS, LABELS, NUMBERS, OATH_HOUSE
from games.ulm.sections import scoring
from games.ulm.sections.options import payable
from games.ulm.state import Ulm
from games.ulm.voice import action_gains, labels, phrases
from games.ulm.voice.action_gains import MAX_GAIN_TEXT, Certain, Maker, said, written


def amounts(view: Ulm, seat: int) -> Mapping[str, int]:
    """Count what a seat has: points before the final scoring, the tax apart, goods, cards and the number of its field.

    The end of a turn can follow from a choice by itself, and with it the points of a tax that was not paid.
    """
    tax = view.earned[seat].get("tax", 0)
    return {
        "points": (view.sheet[seat].game if view.sheet else view.points[seat]) - tax,
        "tax": tax,
        "coins": view.coins[seat],
        "tiles": sum(view.tiles[seat].values()),
        "sparrows": view.sparrows[seat],
        "seals": view.seals[seat],
        "cards": len(view.hands[seat]) + (len(view.unused[seat]) if view.unused else 0),
        "river": LABELS[view.barges[seat]],
        "laid": scoring.of_laid(view, seat),
    }


def about(view: Ulm, seat: int, words: Words) -> str:
    """Say what counts at this question, with its numbers."""
    if not view.section:
        return ""
    price = words.text("hand-price", price=view.seal_price())
    card = str(view.agenda[-1][1]) if view.section == "pay_tile" else ""
    return words.text(
        f"about-{view.section}",
        bag=phrases.supply_of(view.bag, words),
        price=price,
        left=view.crests_left(seat),
        card=f"{phrases.card(card, words)}: {phrases.card_now(view, card, words)}" if card else "",
        **NUMBERS,
    )


def gain(view: Ulm, seat: int, choice: str, words: Words) -> Gain:
    """Say what an offered choice, or one item of it, costs and brings; if there is no more to say, its hint."""
    verb, _, rest = choice.partition(" ")
    if view.section in _BY_SECTION:
        return _BY_SECTION[view.section](view, seat, choice, words)
    if verb in _BY_VERB:
        return _BY_VERB[verb](view, seat, rest, words)
    return said({}, words, labels.label(view, seat, choice, words).hint)


# Cards


def _play(view: Ulm, seat: int, rest: str, words: Words) -> Gain:
    card, _, use = rest.partition(" ")
    if use == "end":
        worth = scoring.if_laid(view, seat, card)
        laid = words.text("gain-laid", worth=phrases.with_sign(worth))
        return said({"cards": -1}, words, laid, phrases.brief_end(card, words), most={"laid": max(0, worth)})
    if len(payable(view, seat, card)) == 1:
        return _used(view, card, {"cards": -1}, words)
    certain = {} if card == "chronicle" else {"cards": -1}  # its only quarter is sealed at once, and may bring a card
    return said(certain, words, _for_a_tile(view, card, words) or phrases.card_now(view, card, words))


def _for_a_tile(view: Ulm, card: str, words: Words) -> str:
    """Say what a card brings for one of two tiles, which is asked for; nothing of another card."""
    tiles = [phrases.piece(kind, words) for kind in view.material.accepts[card]]
    if len(tiles) != 2:
        return ""
    one, other = tiles
    return words.text("gain-for-tile", one=one, other=other, points=NUMBERS["cathedral_now"])


def _used(view: Ulm, name: str, certain: Certain, words: Words) -> Gain:
    """Say what a card brings for its tile."""
    card = CARDS[name]
    points = card.points if card.kind == "trade" else NUMBERS["cathedral_now"]
    sail = words.text("gain-fields", count=card.move) if card.move else ""
    return said({"points": points, "coins": card.coins, "tiles": -1, **certain}, words, sail)


def _pay(view: Ulm, seat: int, rest: str, words: Words) -> Gain:
    if rest.isdecimal():
        count = int(rest)
        return said({"points": NUMBERS["siege_points"] * count, "coins": -count}, words)
    return _used(view, str(view.agenda[-1][1]), {}, words)


def _sell(view: Ulm, seat: int, rest: str, words: Words) -> Gain:
    return said({"coins": int(rest), "sparrows": -int(rest)}, words)


def _taken_card(view: Ulm, seat: int, card: str, words: Words) -> Gain:
    """Say both uses; that the hand has a card more goes without saying."""
    return Gain(clipped(labels.uses(view, card, words), MAX_GAIN_TEXT), {"cards": 1})


# Tiles, coats, descendants


def _tile(view: Ulm, seat: int, kind: str, words: Words) -> Gain:
    """Say which hand cards the tile would pay for."""
    cards = [card for card in view.hands[seat].cards if kind in view.material.accepts.get(card, ())]
    named = ", ".join(phrases.card(card, words) for card in cards)
    certain = {"tiles": int(view.section != "trade")}
    if not cards:
        return said(certain, words, words.text("gain-no-card"))
    brief = written(certain, words, words.text("gain-pays-count", count=len(cards)))
    return said(certain, words, words.text("gain-pays", cards=named), brief=[brief])


def _merchant(view: Ulm, seat: int, kind: str, words: Words) -> Gain:
    return said({"tiles": 0}, words, words.text("gain-merchant"))


def _tax(view: Ulm, seat: int, rest: str, words: Words) -> Gain:
    certain = {"coins": -NUMBERS["tax"]} if view.tax() == "coins" else {}
    return said(certain, words, words.text("hint-tax", points=NUMBERS["penalty"]))


def _end(view: Ulm, seat: int, rest: str, words: Words) -> Gain:
    lost = ", ".join(words.text("action-name", action=action) for action in view.actions)
    certain = {"tax": -NUMBERS["penalty"]} if view.tax() else {}
    return said(certain, words, words.text("hint-lost", actions=lost) if lost else "")


def _outer(view: Ulm, seat: int, choice: str, words: Words) -> Gain:
    return said({"tiles": len(picked_items(choice))}, words)


def _given(view: Ulm, seat: int, choice: str, words: Words) -> Gain:
    """Say what is given as tax; a single tile is only a part of it."""
    tiles = picked_items(choice)
    return said({"tiles": -len(tiles)}, words) if len(tiles) == NUMBERS["tax"] else Gain()


def _pushed_out(view: Ulm, seat: int, choice: str, words: Words) -> Gain:
    return said({"tiles": int(choice == "take")}, words, words.text(f"gain-{choice}"))


def _coat(view: Ulm, seat: int, name: str, words: Words) -> Gain:
    """Say a coat's points, its crest or that it has none, and where its seal brings sparrows."""
    if name not in COATS:
        return said({}, words, words.text("hint-no-coat"))
    coat = view.material.coats[name]
    where = words.text("gain-crest" if coat.golden else "gain-no-crest")
    rim = words.text("hint-rim", field=coat.field) if view.seals[seat] else ""
    gain = said({"points": coat.now}, words, where, rim)
    return replace(gain, certain={**gain.certain, "seals": -1 if view.seals[seat] else 0})


def _descendant(view: Ulm, seat: int, name: str, words: Words) -> Gain:
    own = view.crests[OATH_HOUSE] == seat
    points = view.material.quarters[OATH_HOUSE].income if own else 0
    most = PER_TILE.get(name, {})
    gain = said({}, words, words.text("descendant-text", name=name), most=most)
    return replace(gain, certain={"seals": -1, "points": points})


PER_TILE: Mapping[str, Certain] = {"mint_master": {"coins": 1}, "bargeman": {"river": 1}}
"""What some descendants add to each tile of a line that is pushed later, as their texts say."""


def _goods(view: Ulm, seat: int, choice: str, words: Words) -> Gain:
    """Say coins or tiles of Building Freeze."""
    if choice == "coins":
        return said({"coins": NUMBERS["freeze_coins"]}, words)
    bag, certain = words.text("gain-draw", bag=phrases.supply_of(view.bag, words)), {"tiles": NUMBERS["freeze_tiles"]}
    return said(certain, words, bag, brief=[written(certain, words, words.text("gain-blind"))])


def _coin(view: Ulm, seat: int, rest: str, words: Words) -> Gain:
    coins = words.text("hint-coins", coins=view.coins[seat] + 1)
    return said({"coins": 1}, words, coins)


_BY_SECTION: dict[str, Maker] = {
    "choose_card": _taken_card,
    "choose_coat": _coat,
    "choose_descendant": _descendant,
    "coins_or_tiles": _goods,
    "keep_pushed": _pushed_out,
    "pay_tax": _given,
    "take_outer": _outer,
}
_BY_VERB: dict[str, Maker] = {
    "draw": action_gains.draw,
    "keep": action_gains.keep,
    "push": action_gains.push,
    "sparrow": action_gains.sparrow,
    "money": action_gains.money,
    "clear": action_gains.clear,
    "river": action_gains.step("river"),
    "step": action_gains.step("step"),
    "sail": action_gains.sail,
    "buy": action_gains.buy,
    "seal": action_gains.seal,
    "wall": action_gains.wall,
    "play": _play,
    "pay": _pay,
    "sell": _sell,
    "discard": _taken_card,
    "tile": _tile,
    "coin": _coin,
    "merchant": _merchant,
    "tax": _tax,
    "end": _end,
}
