"""The board of Tinker Tailor in words, and what of it stands beside a question."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.words import Words
from games.tinker_tailor.material import GOODS, ROLES, worth
from games.tinker_tailor.state import COVERED, UNSTATED, TinkerTailor
from games.tinker_tailor.voice import labels

DRAFTING = ("pick_role", "return_role", "preset_gift")
LAST_PICK = 4
AT_MARKET = (
    *("take_goods", "take_different", "take_money", "take_any", "take_for_two", "swap", "buy"),
    *("take_both", "take_and_give", "take_and_share"),
)
"""Sections in which a seat chooses roles, or from the market; its own picture does not show the market."""


def summary(view: TinkerTailor, names: Sequence[str], words: Words) -> list[str]:
    """Say the market, the revealed roles and who must choose, in few lines."""
    lines = market(view, words)
    if 0 <= view.actor < len(names):
        lines.append(words.text("alt-acts", who=names[view.actor], role=labels.role_of_turn(view, words)))
    shown = [
        f"{names[seat]}: {labels.roles(roles, words)}"
        for seat, roles in enumerate(view.shown)
        if roles and not view.over
    ]
    if view.asked_seats:
        lines.append(words.text("alt-asked", who=", ".join(names[seat] for seat in view.asked_seats)))
    scores = [f"{name}: {line.total}" for name, line in zip(names, view.sheet, strict=False)]
    return lines + shown + scores


def market(view: TinkerTailor, words: Words) -> list[str]:
    """Say which cards lie in the market, and how many places are covered."""
    lines = [
        words.text("board-goods", cards=labels.cards(view.open_goods(), words)),
        words.text("board-money", cards=labels.cards(view.open_money(), words)),
    ]
    if view.covers:
        goods, money = view.goods_row.count(COVERED), view.money_row.count(COVERED)
        lines.append(words.text("board-covered", goods=goods, money=money))
    return lines


def around(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say what the seat's role does, what lies in the market if that matters, and in the draft the own hand."""
    role = view.acting_role if seat == view.actor and view.section not in ("buy", "copy_role") else ""
    text = labels.role_text_of(view, role, words) if role else ""
    lines = [words.text("hand-acts", role=labels.role(role, words), text=text)] if role else []
    if view.section == "pick_role" and view.packs[seat].cards:
        lines.append(_pick_hint(view, seat, words))
    if view.section in DRAFTING and view.cards(seat):
        lines.append(words.text("hand-holds", cards=labels.cards(view.hand(seat), words)))
    return lines + market(view, words) * (view.section in AT_MARKET + DRAFTING)


def board(view: TinkerTailor, names: Sequence[str], words: Words) -> list[str]:
    """Say market, piles, rhyme, seats and where the cards are from, block by block."""
    goods = len(view.goods_pile) + sum(map(len, view.under))
    piles = words.text(
        "board-piles",
        goods=goods,
        money=len(view.money_pile),
        goodsgone=len(view.goods_discards),
        moneygone=len(view.money_discards),
    )
    prices = words.text("board-prices", **view.material.prices)
    blocks = ["\n".join([*market(view, words), piles, *_tops(view, words), prices])]
    blocks.append("\n".join(_rhyme(view, names, words)))
    blocks += ["\n".join(_seat(view, seat, name, words)) for seat, name in enumerate(names)]
    return blocks


def _tops(view: TinkerTailor, words: Words) -> list[str]:
    """Say which cards lie on top of the discards."""
    tops = [card for row in (view.goods_discards, view.money_discards) for card in row[-1:]]
    return [words.text("board-top", cards=labels.cards(tops, words))] if tops else []


def _rhyme(view: TinkerTailor, names: Sequence[str], words: Words) -> list[str]:
    """Say who starts, how far the rhyme is, and what the role that is called does."""
    lines = [words.text("board-start", who=names[view.start])]
    if view.called:
        called = labels.roles(ROLES[: view.called], words)
        lines.append(words.text("board-called", roles=called, count=view.called, all=len(ROLES)))
    if view.called and not view.over:
        text = labels.role_text_of(view, view.acting_role, words)
        lines.append(words.text("board-acts", role=labels.role_of_turn(view, words), text=text))
    if view.called < len(ROLES):
        lines.append(words.text("board-coming", roles=labels.roles(ROLES[view.called :], words)))
    return lines


def _seat(view: TinkerTailor, seat: int, name: str, words: Words) -> list[str]:
    lines = [words.text("board-seat", who=name, roles=_roles(view, seat, words))]
    if view.show_sizes or view.over:
        lines.append(words.text("board-sizes", goods=len(view.goods[seat]), money=len(view.money[seat])))
    if view.preset and view.preset[seat] and not view.over:
        lines.append(words.text("board-preset"))
    if view.unasked and view.unasked[seat] and not view.over:
        lines.append(words.text(f"board-unasked-{view.unasked[seat]}"))
    if seat in view.guards:
        lines.append(words.text("board-guarded"))
    if view.stated and view.stated[seat] != UNSTATED:
        lines.append(words.text("board-stated", count=view.stated[seat], group=view.stated_of))
    if view.sheet:
        lines.append(words.text("board-hand", cards=labels.cards(view.hand(seat), words)))
        lines.append(sheet(view, seat, words))
    return lines


def sheet(view: TinkerTailor, seat: int, words: Words) -> str:
    """Say place and points of a seat, kind by kind of its cards."""
    entry, place = view.sheet[seat], view.result.place(seat) if view.result else 0
    points = dict(zip(GOODS, entry.kinds, strict=True))
    cash = {"sum": worth(view.money[seat].cards), "money": entry.money}
    return words.text("board-sheet", place=place, **points, sets=entry.sets, **cash, total=entry.total)


def _roles(view: TinkerTailor, seat: int, words: Words) -> str:
    """Say what everybody knows of a seat's roles."""
    if view.section in DRAFTING and not view.roles[seat].cards:
        return words.text("board-drafting" if view.packs[seat].cards else "board-waits")
    hidden = words.text("board-unrevealed") if view.roles[seat].cards else ""
    named = labels.roles(view.shown[seat], words) if view.shown[seat] else ""
    return ", ".join(filter(None, (named, hidden))) or words.text("none")


def _pick_hint(view: TinkerTailor, seat: int, words: Words) -> str:
    """Say what becomes of the roles that are not chosen now: passed on, laid aside, or kept until the next choice."""
    rest = len(view.packs[seat].cards) - 1
    if view.pick() == LAST_PICK:
        return words.text("hand-pick-last", count=rest)
    if view.seats == 2 and seat != view.start:
        return words.text("hand-pick-then-return")
    return words.text("hand-pick-hint", count=rest, who=words.seat(view.others(seat)[0]))
