"""How Ulm names what is offered: each choice with its consequences, as the seat's view shows them.

A label may also be asked for a choice that has just been made; then its details are simply left out.
"""

from __future__ import annotations

from collections.abc import Callable

from games.kernel.voice import Label
from games.kernel.words import Words
from games.ulm.material import (
    CARDS,
    COATS,
    DESCENDANTS,
    KINDS,
    NUMBERS,
    QUARTER_AT,
    Coat,
)
from games.ulm.sections.grid import FAR, OUTER, OUTER_AT, PATHS, new_triples, push_line
from games.ulm.state import NONE, Ulm
from games.ulm.voice.phrases import card, card_end, card_now, field, piece, place, quarter, seat_name, tile, tiles

Maker = Callable[[Ulm, int, str, Words], Label]


def _push(view: Ulm, seat: int, label: str, words: Words) -> Label:
    there = FAR[label]
    if not view.drawn or view.outer[OUTER_AT[label]] or view.outer[OUTER_AT[there]]:
        return Label(words.text("label-push-plain", line=label))
    after, out = push_line(view.grid, label, view.drawn)
    hints = [words.text("hint-pushed-out", tile=piece(out, words), field=there)]
    owner = view.rim[OUTER_AT[there]]
    if owner != NONE:
        hints.append(words.text("hint-sparrow-for", who=seat_name(view, seat, owner, words)))
    if view.has(seat, "city_guard") and new_triples(view.grid, after):
        hints.append(words.text("gain-points", points=NUMBERS["guard"]))
    actions = tiles((after[at] for at in PATHS[label]), words)
    return Label(words.text("label-push", line=label, actions=actions), "; ".join(hints))


def _play(view: Ulm, seat: int, rest: str, words: Words) -> Label:
    name, _, use = rest.partition(" ")
    text = card_now(view, name, words) if use == "now" else card_end(name, words)
    return Label(words.text(f"label-play-{use}", card=card(name, words)), text)


def _seal(view: Ulm, seat: int, name: str, words: Words) -> Label:
    owner = view.crests[QUARTER_AT[name]]
    hints = [words.text("privilege", quarter=name)]
    if owner != NONE:
        income = view.material.quarters[QUARTER_AT[name]].income
        hints.append(words.text("hint-crest", who=seat_name(view, seat, owner, words), points=income))
    return Label(words.text("label-seal", quarter=quarter(name, words)), "; ".join(hints))


def _wall(view: Ulm, seat: int, name: str, words: Words) -> Label:
    return Label(words.text("label-wall", quarter=quarter(name, words)), _seal(view, seat, name, words).hint)


def _river(view: Ulm, seat: int, rest: str, words: Words) -> Label:
    ahead = view.landings(seat, 1)
    if not ahead:
        return Label(words.text("label-river-plain"))
    from_grid = view.section == "act"
    more = view.has(seat, "bargeman") + (view.tower == "t_river") if from_grid else 0
    hint = place(view, ahead[0], words)
    return Label(
        words.text("label-river", field=field(ahead[0])),
        f"{words.text('hint-more-steps', count=more)}; {hint}" if more else hint,
    )


def _step(view: Ulm, seat: int, rest: str, words: Words) -> Label:
    ahead = view.landings(seat, 1)
    if not ahead:
        return Label(words.text("label-river-plain"))
    return Label(words.text("label-step", field=field(ahead[0])), place(view, ahead[0], words))


def _sail(view: Ulm, seat: int, rest: str, words: Words) -> Label:
    steps = int(rest)
    ahead = view.landings(seat, steps)
    if not steps or len(ahead) < steps:
        return Label(words.text("label-sail-plain", count=steps))
    return Label(words.text("label-sail", count=steps, field=field(ahead[-1])), place(view, ahead[-1], words))


def _money(view: Ulm, seat: int, rest: str, words: Words) -> Label:
    coins = coins_of_money(view, seat)
    return Label(words.text("label-money", coins=coins), words.text("hint-coins", coins=view.coins[seat] + coins))


def coins_of_money(view: Ulm, seat: int) -> int:
    """Count the coins of a money action; Mint Master and tower add to those of grid tiles."""
    return 1 + (view.has(seat, "mint_master") + (view.tower == "t_money") if view.section == "act" else 0)


def _clear(view: Ulm, seat: int, side: str, words: Words) -> Label:
    more = words.text("hint-abbot") if view.has(seat, "abbot") else ""
    if side == "none":
        return Label(words.text("label-clear-none"), more)
    return Label(words.text("label-clear", side=side), more)


def _buy(view: Ulm, seat: int, price: str, words: Words) -> Label:
    if price == "coin":
        return Label(words.text("label-buy-coin"), words.text("hint-top-card"))
    given, choice = price.split("+"), is_choice_of_two(view, seat, price)
    text = words.text("label-buy", tiles=" + ".join(tile(kind, words) for kind in given))
    return Label(text, words.text("hint-one-of-two" if choice else "hint-top-card"))


def is_choice_of_two(view: Ulm, seat: int, price: str) -> bool:
    """Tell whether two cards are looked at for these tiles: for equal ones, or with the Councillor."""
    given = price.split("+")
    return len(given) == NUMBERS["card_price"] and (given[0] == given[1] or view.has(seat, "councillor"))


def _swap(verb: str) -> Maker:
    def make(view: Ulm, seat: int, kind: str, words: Words) -> Label:
        drawn = piece(view.drawn, words) if view.drawn else words.text("nothing")
        return Label(words.text(f"label-{verb}", tile=piece(kind, words)), words.text(f"hint-{verb}", drawn=drawn))

    return make


def _tile_label(verb: str) -> Maker:
    def make(view: Ulm, seat: int, kind: str, words: Words) -> Label:
        return Label(words.text(f"label-{verb}", tile=piece(kind, words)))

    return make


def _pay(view: Ulm, seat: int, rest: str, words: Words) -> Label:
    if rest in KINDS:
        return Label(words.text("label-pay", tile=piece(rest, words)))
    count = int(rest)
    return Label(words.text("label-pay-coins", count=count, points=NUMBERS["siege_points"] * count))


def _sell(view: Ulm, seat: int, rest: str, words: Words) -> Label:
    return Label(words.text("label-sell", count=int(rest)))


def _discard(view: Ulm, seat: int, name: str, words: Words) -> Label:
    return Label(words.text("label-discard", card=card(name, words)), uses(view, name, words))


def uses(view: Ulm, name: str, words: Words) -> str:
    """Say both uses of a card."""
    end = words.text("set-brief") if CARDS[name].takes_tile else card_end(name, words)
    return words.text("both-uses", now=card_now(view, name, words), end=end)


def _end(view: Ulm, seat: int, rest: str, words: Words) -> Label:
    hints = []
    if view.tax():
        hints.append(words.text("hint-tax-unpaid", points=NUMBERS["penalty"]))
    if view.section == "act" and view.actions:
        lost = ", ".join(words.text("action-name", action=action) for action in view.actions)
        hints.append(words.text("hint-lost", actions=lost))
    return Label(words.text("label-end"), "; ".join(hints))


def _tax(view: Ulm, seat: int, rest: str, words: Words) -> Label:
    kind = "coins" if view.tower == "t_tax_coins" else "tiles"
    text = words.text("label-tax", count=NUMBERS["tax"], kind=kind)
    return Label(text, words.text("hint-tax", points=NUMBERS["penalty"]))


def _coat(view: Ulm, seat: int, name: str, words: Words) -> Label:
    coat = view.material.coats[name]
    return Label(
        words.text("coat-name", coat=name), f"{crest_hint(coat, words)}; {words.text('hint-rim', field=coat.field)}"
    )


def crest_hint(coat: Coat, words: Words) -> str:
    """Say in which quarter a golden coat puts a family crest, or that a silver one has none."""
    if not coat.golden:
        return words.text("hint-silver")
    return words.text("hint-golden", quarter=quarter(coat.quarter, words))


MAKERS: dict[str, Maker] = {
    "push": _push,
    "play": _play,
    "seal": _seal,
    "wall": _wall,
    "river": _river,
    "step": _step,
    "sail": _sail,
    "money": _money,
    "clear": _clear,
    "buy": _buy,
    "sparrow": _swap("sparrow"),
    "scholar": _swap("scholar"),
    "bag": _tile_label("bag"),
    "keep": _tile_label("keep"),
    "tile": _tile_label("tile"),
    "merchant": _tile_label("merchant"),
    "pay": _pay,
    "sell": _sell,
    "discard": _discard,
    "end": _end,
    "tax": _tax,
}


def label(view: Ulm, seat: int, choice: str, words: Words) -> Label:
    """Name a choice with its consequences."""
    verb, _, rest = choice.partition(" ")
    if choice in COATS:
        return _coat(view, seat, choice, words)
    if choice in DESCENDANTS:
        return Label(words.text("descendant-name", name=choice), words.text("descendant-text", name=choice))
    if choice in CARDS:
        return Label(card(choice, words), uses(view, choice, words))
    parts = choice.split("+")
    if parts[0] in OUTER or (parts[0] in KINDS and (len(parts) > 1 or view.section == "pay_tax")):
        return Label(" + ".join(_item(view, part, words) for part in parts))
    if verb in MAKERS:
        return MAKERS[verb](view, seat, rest, words)
    return _plain(view, choice, words)


def _item(view: Ulm, part: str, words: Words) -> str:
    """Name one part of a picked set: an outer field with its tile, or a tile."""
    if part not in OUTER:
        return piece(part, words)
    lying = view.outer[OUTER_AT[part]]
    return f"{part}: {piece(lying, words)}" if lying else part


def _plain(view: Ulm, choice: str, words: Words) -> Label:
    """Name a choice that needs nothing but its own text."""
    if choice == "take" and view.landed and view.outer[OUTER_AT[view.landed]]:
        return Label(words.text("label-take-tile", tile=piece(view.outer[OUTER_AT[view.landed]], words)))
    if choice == "none" and view.section == "choose_coat":
        return Label(words.text("label-no-coat"), words.text("hint-no-coat"))
    key = f"label-{choice}"
    text = words.text(key)
    return Label(choice if text == key else text, words.text("hint-return") if choice == "return" else "")
