"""What a seat may do, as readable choices: pure functions of a state, or of that seat's own view.

`push N1`, `return`, `sparrow river`, `scholar seal`; `money`, `clear N`, `river`, `step`, `buy money+river`,
`buy coin`, `seal city_hall`, `wall garden`; `play fustian2 now`, `play fustian2 end`; `merchant card`, `tax`,
`end`.
"""

from __future__ import annotations

from collections.abc import Callable

from games.ulm.material import CARDS, KINDS, NUMBERS, QUARTER_IDS, in_order
from games.ulm.sections.grid import SIDES, of_side, open_lines
from games.ulm.state import NONE, Ulm

STEP = "step"
"""An extra river step (Bargeman, tower): it may wait behind other actions."""
CARD_ACTIONS = ("card_action", "extra_action")
"""Sections in which a card is played without using up a play of the turn."""
ACTION_ORDER = ("money", "clear", "river", STEP, "card", "seal")


def own_kinds(s: Ulm, seat: int) -> list[str]:
    """List the kinds of tiles a seat has."""
    tiles = s.tiles[seat]
    return [kind for kind in KINDS if tiles[kind]]


def on_dock(s: Ulm, other_than: str = "") -> list[str]:
    """List the kinds on the loading dock."""
    return [kind for kind in KINDS if kind != other_than and kind in s.dock]


def in_bag(s: Ulm) -> list[str]:
    """List the kinds in the bag; an empty one is about to get a tile of each."""
    return [kind for kind in KINDS if s.bag[kind]] or list(KINDS)


def plays_left(s: Ulm) -> int:
    """Count the cards that may still be played: the free play, and one for each open card action."""
    return (not s.played) + s.actions.count("card")


# Actions


def clears(s: Ulm, seat: int) -> list[str]:
    """List the sides that can be cleared; with nothing outside only the Abbot's dock tile is left (ruling 5)."""
    sides = [f"clear {side}" for side in SIDES if of_side(s.outer, side)]
    return sides or (["clear none"] if s.has(seat, "abbot") else [])


def buys(s: Ulm, seat: int) -> list[str]:
    """List the prices at which a card can be bought; two tower tiles replace the normal one (ruling 35)."""
    if not s.deck.cards and not s.discard:
        return []
    if s.tower == "t_card_coin":
        return ["buy coin"] if s.coins[seat] else []
    kinds = own_kinds(s, seat)
    if s.tower == "t_card_tile":
        return [f"buy {kind}" for kind in kinds]
    tiles = s.tiles[seat]
    return [
        f"buy {one}+{other}"
        for at, one in enumerate(kinds)
        for other in kinds[at:]
        if one != other or tiles[one] >= NUMBERS["card_price"]
    ]


def quarters_open(s: Ulm, seat: int, quarters: list[int], price: int) -> list[str]:
    """Name those of these quarters in which the seat can place a seal for this price."""
    if not s.seals[seat] or s.coins[seat] < price:
        return []
    return [QUARTER_IDS[quarter] for quarter in quarters if NONE in s.slots[quarter]]


def seals(s: Ulm, seat: int, plays: int) -> list[str]:
    """List the quarters of a seal action; with City Wall in hand and a play left, the others as well (ruling 40)."""
    price, near = s.seal_price(), s.in_reach(seat)
    found = [f"seal {quarter}" for quarter in quarters_open(s, seat, near, price)]
    if plays and "wall" in s.hands[seat].cards:
        far = [quarter for quarter in range(len(s.slots)) if quarter not in near]
        found += [f"wall {quarter}" for quarter in quarters_open(s, seat, far, price)]
    return found


def moves(s: Ulm, seat: int, verb: str) -> list[str]:
    """Offer a step of one field where a free one is ahead (ruling 30)."""
    return [verb] if s.landings(seat, 1) else []


_BY_KIND: dict[str, Callable[[Ulm, int, int], list[str]]] = {
    "money": lambda s, seat, plays: ["money"],
    "clear": lambda s, seat, plays: clears(s, seat),
    "river": lambda s, seat, plays: moves(s, seat, "river"),
    STEP: lambda s, seat, plays: moves(s, seat, STEP),
    "card": lambda s, seat, plays: buys(s, seat),
    "seal": seals,
}


def action_options(s: Ulm, seat: int, kind: str, plays: int) -> list[str]:
    """List the ways to carry out an action of this kind; cards to play are listed by `plays`."""
    return _BY_KIND[kind](s, seat, plays)


# Cards


def _sealable(s: Ulm, seat: int) -> bool:
    return bool(quarters_open(s, seat, s.adjoining(seat), NUMBERS["chronicle_price"]))


def _any_action(s: Ulm, seat: int) -> bool:
    """Tell whether some own tile shows an action that can be carried out, once the Swabian League is played."""
    left = max(0, plays_left(s) - (s.section not in CARD_ACTIONS))
    others = len(s.hands[seat]) > 1
    return any((kind == "card" and others) or action_options(s, seat, kind, left) for kind in own_kinds(s, seat))


def _before_draw(s: Ulm, seat: int) -> bool:
    return not s.drawn and not s.line and s.tower != "t_choose"


_NOW: dict[str, Callable[[Ulm, int], bool]] = {
    "chronicle": _sealable,
    "freeze": lambda s, seat: True,
    "siege": lambda s, seat: s.coins[seat] > 0,
    "joust": lambda s, seat: bool(s.landings(seat, 1)),
    "patrician": _before_draw,
    "reformation": lambda s, seat: any(s.outer),
    "league": _any_action,
    "wall": lambda s, seat: False,
    "sparrow": lambda s, seat: s.sparrows[seat] > 0,
}
"""Whether a chronicle card can do something at once (ruling 39); City Wall is offered with seal actions."""


def payable(s: Ulm, seat: int, card: str) -> list[str]:
    """List the own tiles that pay for a cathedral or trade card."""
    tiles = s.tiles[seat]
    return [kind for kind in s.material.accepts[card] if tiles[kind]]


def can_use(s: Ulm, seat: int, card: str) -> bool:
    """Tell whether a card's upper use is possible at this moment."""
    return bool(payable(s, seat, card)) if CARDS[card].takes_tile else _NOW[card](s, seat)


def plays(s: Ulm, seat: int) -> list[str]:
    """List both uses of every hand card that are possible now."""
    found = []
    for card in in_order(s.hands[seat].cards):
        if can_use(s, seat, card):
            found.append(f"play {card} now")
        found.append(f"play {card} end")
    return found


# A turn


def beginnings(s: Ulm) -> list[str]:
    """List what may come before the draw; nothing if only the draw is left (rulings 8 to 10, 13 and 36)."""
    if s.drawn:
        return []
    first = ([] if s.played else plays(s, s.turn)) + anytime(s)
    if s.tower == "t_choose":
        return [f"bag {kind}" for kind in in_bag(s)] + first
    return ["draw", *first] if first else []


def anytime(s: Ulm) -> list[str]:
    """List what may be done at any moment of the turn beside cards: Merchant and tax."""
    seat, found = s.turn, []
    if not s.traded and s.has(seat, "merchant"):
        found += [f"merchant {kind}" for kind in own_kinds(s, seat) if on_dock(s, kind)]
    tax, most = s.tax(), NUMBERS["tax"]
    if (tax == "tiles" and sum(s.tiles[seat].values()) >= most) or (tax == "coins" and s.coins[seat] >= most):
        found.append("tax")
    return found


def before_push(s: Ulm) -> list[str]:
    """List all that may be done before the push."""
    seat = s.turn
    found = [f"push {line}" for line in open_lines(s.outer)] or ["return"]
    if not s.swapped and s.sparrows[seat]:
        found += [f"sparrow {kind}" for kind in on_dock(s, s.drawn)]
    if not s.swapped and s.has(seat, "scholar"):
        found += [f"scholar {kind}" for kind in own_kinds(s, seat) if kind != s.drawn]
    return found + ([] if s.played else plays(s, seat)) + anytime(s)


def after_push(s: Ulm) -> list[str]:
    """List all that may still be done in the turn."""
    seat, left, found = s.turn, plays_left(s), []
    for kind in ACTION_ORDER:
        if kind in s.actions:
            found += action_options(s, seat, kind, left)
    return found + (plays(s, seat) if left else []) + anytime(s) + ["end"]
