"""Board and hand of Tinker Tailor as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.state import HIDDEN
from games.kernel.words import Words
from games.tinker_tailor import certain, scoring, telling
from games.tinker_tailor.material import GOODS, ROLES, in_order, in_rhyme, worth
from games.tinker_tailor.state import COVERED, UNSTATED, TinkerTailor

DRAFTING = ("pick_role", "return_role", "preset_gift")
AT_MARKET = ("take_goods", "take_different", "take_money", "take_any", "take_for_two", "swap", "buy")
"""Sections in which a seat chooses roles, or from the market; its own picture does not show the market."""


def summary(view: TinkerTailor, names: Sequence[str], words: Words) -> list[str]:
    """Say the market, the revealed roles and who must choose, in few lines."""
    lines = _market(view, words)
    if 0 <= view.actor < len(names):
        lines.append(words.text("alt-acts", who=names[view.actor], role=telling.acting(view, words)))
    shown = [
        f"{names[seat]}: {telling.roles(roles, words)}"
        for seat, roles in enumerate(view.shown)
        if roles and not view.over
    ]
    if view.asked_seats:
        lines.append(words.text("alt-asked", who=", ".join(names[seat] for seat in view.asked_seats)))
    scores = [f"{name}: {line.total}" for name, line in zip(names, view.sheet, strict=False)]
    return lines + shown + scores


def _market(view: TinkerTailor, words: Words) -> list[str]:
    lines = [
        words.text("board-goods", cards=telling.cards(view.open_goods(), words)),
        words.text("board-money", cards=telling.cards(view.open_money(), words)),
    ]
    if view.covers:
        goods, money = view.goods_row.count(COVERED), view.money_row.count(COVERED)
        lines.append(words.text("board-covered", goods=goods, money=money))
    return lines


def around(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say what the role does that a seat carries out, the market where it matters, and the hand behind a draft."""
    role = view.acting_role if seat == view.actor and view.section not in ("buy", "copy_role") else ""
    text = telling.role_text(role, words, keep=view.keep) if role else ""
    lines = [words.text("hand-acts", role=telling.role(role, words), text=text)] if role else []
    if view.section in DRAFTING and view.cards(seat):
        lines.append(words.text("hand-holds", cards=telling.cards(view.hand(seat), words)))
    return lines + _market(view, words) * (view.section in AT_MARKET + DRAFTING)


def board(view: TinkerTailor, names: Sequence[str], words: Words) -> list[str]:
    """Say market, piles, rhyme and seats, block by block."""
    goods = len(view.goods_pile) + sum(map(len, view.under))
    piles = words.text(
        "board-piles",
        goods=goods,
        money=len(view.money_pile),
        goodsgone=len(view.goods_discards),
        moneygone=len(view.money_discards),
    )
    blocks = ["\n".join([*_market(view, words), piles])]
    if not view.over:
        rhyme = [words.text("board-start", who=names[view.start])]
        if view.called:
            rhyme.append(words.text("board-called", roles=telling.roles(ROLES[: view.called], words)))
        rhyme.append(words.text("board-coming", roles=telling.roles(ROLES[view.called :], words)))
        blocks.append("\n".join(rhyme))
    return blocks + ["\n".join(_seat(view, seat, name, words)) for seat, name in enumerate(names)]


def _seat(view: TinkerTailor, seat: int, name: str, words: Words) -> list[str]:
    lines = [words.text("board-seat", who=name, roles=_roles(view, seat, words))]
    if view.show_sizes and not view.over:
        lines.append(words.text("board-sizes", goods=len(view.goods[seat]), money=len(view.money[seat])))
    if view.preset and view.preset[seat] and not view.over:
        lines.append(words.text("board-preset"))
    if seat in view.guards:
        lines.append(words.text("board-guarded"))
    if view.stated and view.stated[seat] != UNSTATED:
        lines.append(words.text("board-stated", count=view.stated[seat], group=view.stated_of))
    if view.sheet:
        sheet = view.sheet[seat]
        lines.append(words.text("board-hand", cards=telling.cards(view.hand(seat), words)))
        points = dict(zip(GOODS, sheet.kinds, strict=True))
        lines.append(words.text("board-sheet", **points, sets=sheet.sets, money=sheet.money, total=sheet.total))
    return lines


def _roles(view: TinkerTailor, seat: int, words: Words) -> str:
    """Say what everybody knows of a seat's roles."""
    if view.section in DRAFTING and not view.roles[seat].cards:
        return words.text("board-drafting" if view.packs[seat].cards else "board-waits")
    hidden = words.text("board-unrevealed") if view.roles[seat].cards else ""
    named = telling.roles(view.shown[seat], words) if view.shown[seat] else ""
    return ", ".join(filter(None, (named, hidden))) or words.text("none")


def held(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say goods, money and what they are worth, and the roles of a round in which the game was abandoned."""
    roles = [] if view.over else in_rhyme([*view.roles[seat].cards, *view.shown[seat]])
    money = view.money[seat].cards
    coins = telling.coins(money) or words.text("none")
    return [
        *([words.text("held-roles", roles=telling.roles(roles, words))] if roles else []),
        words.text("held-goods", cards=telling.cards(view.goods[seat].cards, words)),
        words.text("held-money", cards=coins, sum=worth(money)),
        words.text("held-worth", points=scoring.sheet_of(view, seat).total),
    ]


def hand(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say hand and points, what can be chosen from, the roles seen, and what is known of others."""
    if view.over:
        return []
    return [*_cards(view, seat, words), *_draft(view, seat, words), *_known(view, seat, words)]


def _cards(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    held, money = view.goods[seat].cards, view.money[seat].cards
    if not held and not money:
        return [words.text("hand-empty")]
    sheet = scoring.sheet_of(view, seat)
    lines = [
        words.text("hand-goods", count=held.count(kind), card=telling.card(kind, words), points=points)
        for kind, points in zip(GOODS, sheet.kinds, strict=True)
        if kind in held
    ]
    if sheet.sets:
        lines.append(words.text("hand-sets", points=sheet.sets))
    if money:
        lines.append(words.text("hand-money", cards=", ".join(in_order(money)), sum=worth(money), points=sheet.money))
    return [*lines, words.text("hand-total", points=sheet.total)]


def _draft(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say the goods and roles to choose from, the role kept, and what was handed in this round's draft."""
    lines = []
    if view.looked[seat].cards:
        lines.append(words.text("hand-drawn", cards=telling.cards(view.looked[seat].cards, words)))
    for key, zone in (("hand-pack", view.packs[seat]), ("hand-role", view.roles[seat])):
        lines += [
            words.text(key, role=telling.role(role, words), text=telling.role_text(role, words, keep=view.keep))
            for role in in_rhyme(zone.cards)
        ]
    packs = view.handed(seat)
    lines += [words.text("hand-saw", roles=telling.roles(pack, words)) for pack in packs]
    if aside := [role for role in view.aside.cards if role != HIDDEN]:
        lines.append(words.text("hand-aside", roles=telling.roles(in_rhyme(aside), words)))
    if view.gift and view.gift[seat]:
        lines.append(words.text("hand-gift", card=telling.card(view.gift[seat] or "", words)))
    return lines


def known_of(view: TinkerTailor, other: int) -> list[str]:
    """List the cards that the viewer, not everybody, is sure of in another hand: given, stolen, lost, or concluded."""
    return in_order(certain.private(view, other).elements())


def _known(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    return [
        words.text("hand-known", who=words.seat(other), cards=telling.cards(known, words))
        for other in view.others(seat)
        if (known := known_of(view, other))
    ]
