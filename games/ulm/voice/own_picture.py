"""A seat's own picture of Ulm in words: goods, cards, what is looked at, and in its turn what can be reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.kernel.state import HIDDEN
from games.kernel.words import Words
from games.ulm.material import BONUS, CARDS, QUARTER_IDS, in_order
from games.ulm.sections import prospects, scoring
from games.ulm.sections.grid import OUTER
from games.ulm.sections.options import can_use, payable
from games.ulm.sections.prospects import Prospect
from games.ulm.state import NONE, Ulm
from games.ulm.voice import board, phrases

Reach = tuple[int, tuple[int, ...], tuple[int, ...]]
"""How far the barge can go, the quarters on the way, and those that can be sealed."""


def hand(view: Ulm, seat: int, words: Words) -> str:
    """Say goods, each hand card with both uses, what the seat looks at, and in its turn the cathedral and each push."""
    lines = [_own_goods(view, seat, words)]
    if view.drawn and prospects.is_cathedral_shown(view, seat):
        lines.append(board.drawn_tiles(view, words))
    lines += [_card(view, seat, card, words) for card in in_order(view.hands[seat].cards)]
    if not view.hands[seat].cards:
        lines.append(words.text("hand-empty"))
    if view.turn == seat:
        looked = [_card(view, seat, card, words) for card in in_order(_known_cards(view.looked.cards))]
        coats = [_coat(view, coat, words) for coat in _known_cards(view.seen_coats.cards)]
        lines += [words.text("hand-looked"), *looked] if looked else []
        lines += [words.text("hand-coats", coats="; ".join(coats))] if coats else []
    below = _known_cards(view.coat_stack.cards)
    if below:
        names = ", ".join(words.text("coat-name", coat=coat) for coat in below)
        lines.append(words.text("hand-below", coats=names))
    if prospects.is_cathedral_shown(view, seat):
        lines += _turn(view, words)
    return "\n".join(lines)


def _cards(cards: Iterable[str], words: Words) -> str:
    return ", ".join(phrases.card(card, words) for card in in_order(cards))


def _own_goods(view: Ulm, seat: int, words: Words) -> str:
    """Say what the row of goods in a seat's own picture counts."""
    goods = words.text(
        "hand-goods",
        coins=view.coins[seat],
        sparrows=view.sparrows[seat],
        seals=view.seals[seat],
        crests=view.crests_left(seat),
    )
    return f"{goods}; {words.text('board-tiles', tiles=phrases.supply_of(view.tiles[seat], words))}"


def left_over(view: Ulm, seat: int) -> list[str]:
    """List the cards that a seat held when the game stopped: at the end they go to the discard pile."""
    return in_order(view.unused[seat] if view.unused else _known_cards(view.hands[seat].cards))


def holdings(view: Ulm, seat: int, words: Words) -> str:
    """Say what a seat held and had built when the game stopped, for anybody to read."""
    coats = ", ".join(words.text("coat-name", coat=coat) for coat in view.coats[seat])
    laid, left = (_cards(cards, words) for cards in (view.laid[seat], left_over(view, seat)))
    return "\n".join(
        [
            _own_goods(view, seat, words),
            words.text("board-own-coats", coats=coats or words.text("no-one")),
            words.text("board-laid", cards=laid or words.text("nothing")),
            words.text("hand-unused", cards=left or words.text("nothing")),
        ]
    )


def _turn(view: Ulm, words: Words) -> list[str]:
    """Say what the seat's own picture shows of its turn: each push and what it reaches, or the actions still open."""
    lines = _pushes(prospects.of_pushes(view), words) or [
        _open_actions(view, words),
        *(_reach(*place, words) for place in prospects.now(view)),
    ]
    lines.append(words.text("hand-price", price=view.seal_price()))
    lines += [words.text("board-grid", rows=board.rows(view, words)), board.outside(view, words)]
    seals = [f"{label} {words.seat(seat)}" for label, seat in zip(OUTER, view.rim, strict=True) if seat != NONE]
    lines.append(words.text("hand-rim", seals=", ".join(seals) or words.text("no-one")))
    if view.with_towers:
        lines += [board.towers(view, words), words.text("board-towers", count=len(view.tower_stack))]
    return lines


def _pushes(pushes: Iterable[Prospect], words: Words) -> list[str]:
    """Say the tiles of each push, together with all that reach the same field and can seal the same quarters."""
    alike: dict[Reach, list[str]] = {}
    for push in pushes:
        said = words.text("hand-push", line=push.line, tiles=phrases.tiles(push.tiles, words))
        alike.setdefault((push.furthest, push.near, push.sealed), []).append(said)
    return [
        words.text(
            "hand-pushes", field=phrases.field(field), pushes=" | ".join(said), **_quarters_of(near, sealed, words)
        )
        for (field, near, sealed), said in alike.items()
    ]


def _reach(field: int, near: Sequence[int], sealed: Sequence[int], words: Words) -> str:
    """Say which quarters a seal can lie in from a field."""
    bonus = f" ({words.text('bonus-name', bonus=BONUS[field])})" if BONUS[field] else ""
    return words.text("hand-reached", field=phrases.field(field) + bonus, **_quarters_of(near, sealed, words))


def _quarters_of(near: Sequence[int], sealed: Sequence[int], words: Words) -> dict[str, str]:
    """Name the quarters in reach, and apart from them those that can be sealed where these are only some."""
    share = "none" if not sealed else "all" if len(sealed) == len(near) else "some"
    return {"near": _quarter_names(near, words), "seals": share, "sealed": _quarter_names(sealed, words)}


def _quarter_names(quarters: Sequence[int], words: Words) -> str:
    return ", ".join(phrases.quarter(QUARTER_IDS[at], words) for at in quarters)


def _open_actions(view: Ulm, words: Words) -> str:
    actions = ", ".join(words.text("action-name", action=action) for action in view.actions)
    return words.text("board-actions", actions=actions or words.text("nothing"))


def _card(view: Ulm, seat: int, card: str, words: Words) -> str:
    """Say a card's two uses, and whether the first is possible now."""
    if CARDS[card].takes_tile:
        able = words.text("hand-payable" if payable(view, seat, card) else "hand-unpayable")
    else:
        able = "" if can_use(view, seat, card) or card in ("wall", "patrician") else words.text("hand-useless")
    now, end = phrases.card_now(view, card, words), phrases.card_end(card, words)
    worth = phrases.with_sign(scoring.if_laid(view, seat, card))
    return words.text("hand-card", card=phrases.card(card, words), now=now, end=end, able=able, worth=worth)


def _known_cards(cards: Iterable[str]) -> list[str]:
    return [card for card in cards if card != HIDDEN]


def _coat(view: Ulm, name: str, words: Words) -> str:
    """Say a coat to choose from, with its points and its place beside the cathedral."""
    coat = view.material.coats[name]
    text = words.text("label-coat", coat=words.text("coat-name", coat=name), points=coat.now)
    return f"{text}, {coat.field}"
