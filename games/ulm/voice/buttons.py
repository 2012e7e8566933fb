"""What stands on a button of Ulm that has its effect beside it, and the icon of each choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.kernel.voice import SHORT
from games.kernel.words import Words, fitting
from games.ulm.material import CARDS, COATS, DESCENDANTS, KINDS, QUARTER_IDS
from games.ulm.sections.grid import OUTER, OUTER_AT
from games.ulm.state import Ulm
from games.ulm.voice import phrases

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
ICONS = {
    **dict.fromkeys(("river", "sail", "step"), "river"),
    **dict.fromkeys(("coin", "coins", "tax"), "coin"),
    **dict.fromkeys(("draw", "tiles", "return", "take"), "any"),
    **dict.fromkeys(("sparrow", "sell"), "sparrow"),
    **dict.fromkeys(("buy", "top"), "card"),
    "money": "money",
    "clear": "clear",
    "scholar": "scholar",
    "merchant": "merchant",
}
"""By the verb of a choice its icon, where no piece that it names has one."""


def icon(view: Ulm, choice: str) -> str:
    """Name the icon of a choice: that of the piece that it is about."""
    verb, _, rest = choice.partition(" ")
    about = rest.partition(" ")[0] or verb
    if verb == "push":
        return f"ul_{SIDES[rest[0]]}"
    if verb in ICONS:
        return f"ul_{ICONS[verb]}"
    if verb == "leave":
        return "none"
    return _icon_of_piece(view, about.partition("+")[0])


def _icon_of_piece(view: Ulm, piece: str) -> str:
    if piece in CARDS:
        return f"ul_{CARDS[piece].family}"
    if piece in COATS:
        return f"ul_{view.material.coats[piece].quarter or 'silver'}"
    if piece in OUTER:
        return f"ul_{view.outer[OUTER_AT[piece]] or 'any'}"
    if piece.isdecimal():
        return "ul_coin"
    return f"ul_{piece}" if piece in (*KINDS, *QUARTER_IDS, *DESCENDANTS) else ""


def short(view: Ulm, seat: int, choice: str, text: str, words: Words) -> str:
    """Name a choice in at most 14 characters; by its whole text if that is no longer."""
    verb, _, rest = choice.partition(" ")
    if verb in COATS:
        return words.text("coat-short", coat=verb)
    if verb.isdecimal() or verb in SHORTS:
        return SHORTS["pay" if verb.isdecimal() else verb](view, seat, rest or verb, words)
    if verb.partition("+")[0] in KINDS:
        return _tiles(verb.split("+"), words)
    return fitting(SHORT, text, "")


def _piece(view: Ulm, seat: int, kind: str, words: Words) -> str:
    if kind.isdecimal():
        return words.text("short-coins", count=int(kind))
    return phrases.piece(view.outer[OUTER_AT[view.landed]] or kind if kind == "take" else kind, words)


def _merchant(view: Ulm, seat: int, kind: str, words: Words) -> str:
    return words.text("short-merchant", tile=phrases.tile(kind, words))


def _quarter(view: Ulm, seat: int, name: str, words: Words) -> str:
    return phrases.brief_quarter(name, words)


def _play(view: Ulm, seat: int, rest: str, words: Words) -> str:
    """Say what is done with which card; of long names without the verb."""
    name, _, use = rest.partition(" ")
    card = phrases.brief_card(view, seat, name, words)
    return fitting(SHORT, words.text(f"short-play-{use}", card=card), card, "")


def _buy(view: Ulm, seat: int, price: str, words: Words) -> str:
    kinds = [kind for kind in price.split("+") if kind in KINDS]
    return _tiles(kinds, words) if kinds else words.text("short-buy-coin")


def _tiles(kinds: Sequence[str], words: Words) -> str:
    """Name one or two tiles."""
    if len(set(kinds)) < len(kinds):
        return phrases.grouped(kinds, words)
    tiles = " + ".join(phrases.tile(kind, words) for kind in kinds)
    return fitting(SHORT, tiles, "+".join(words.text("tile-short", tile=kind) for kind in kinds))


def _field(verb: str) -> Callable[[Ulm, int, str, Words], str]:
    def make(view: Ulm, seat: int, rest: str, words: Words) -> str:
        ahead = view.landings(seat, 1)
        return words.text(f"short-{verb}", field=phrases.field(ahead[0])) if ahead else ""

    return make


def _counted(verb: str) -> Callable[[Ulm, int, str, Words], str]:
    def make(view: Ulm, seat: int, rest: str, words: Words) -> str:
        return words.text(f"short-{verb}", count=int(rest))

    return make


def _fixed(verb: str) -> Callable[[Ulm, int, str, Words], str]:
    def make(view: Ulm, seat: int, rest: str, words: Words) -> str:
        return words.text(f"short-{verb}", side=rest)

    return make


SHORTS: dict[str, Callable[[Ulm, int, str, Words], str]] = {
    **dict.fromkeys(("bag", "keep", "tile", "pay", "take"), _piece),
    **{verb: _fixed(verb) for verb in ("money", "clear", "tax", "tiles", "top", "end")},
    **{verb: _field(verb) for verb in ("river", "step")},
    **{verb: _counted(verb) for verb in ("sail", "sell")},
    "merchant": _merchant,
    "seal": _quarter,
    "wall": _quarter,
    "play": _play,
    "buy": _buy,
}
