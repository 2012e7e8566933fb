"""A seat's own picture of Tinker Tailor in words: hand, draft, and what is known of others."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.state import HIDDEN
from games.kernel.words import Words
from games.tinker_tailor.knowledge import hand_worlds
from games.tinker_tailor.material import GOODS, NUMBERS, ROLES, in_order, in_rhyme, worth
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice import labels


def holdings(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say goods, money and what they are worth, and the roles of a round in which the game was abandoned."""
    roles = [] if view.over else in_rhyme([*view.roles[seat].cards, *view.shown[seat]])
    money = view.money[seat].cards
    coins = labels.coins(money) or words.text("none")
    return [
        *([words.text("held-roles", roles=labels.roles(roles, words))] if roles else []),
        words.text("held-goods", cards=labels.cards(view.goods[seat].cards, words)),
        words.text("held-money", cards=coins, sum=worth(money)),
        words.text("held-worth", points=scoring.sheet_of(view, seat).total),
    ]


def hand(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say hand and points, the roles to choose from and seen, what is known of others, and what these roles do.

    That stands last, because it also stands beside the choices: an alt text is cut at its end.
    """
    if view.over:
        return []
    lines = [*_cards(view, seat, words), *_draft(view, seat, words), *_known_hands(view, seat, words)]
    return [*lines, *_role_texts("hand-acts-of", view, view.packs[seat].cards, words)]


def _cards(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say the cards by kind with what they score and what one more would bring, sets, money, and the total."""
    sheet = scoring.sheet_of(view, seat)
    lines = [] if view.cards(seat) else [words.text("hand-empty")]
    lines += [*_goods(view, seat, words), *_gains_of_missing_kinds(view, seat, words)]
    each = NUMBERS["set_points"]
    lines.append(words.text("hand-sets", count=sheet.sets // each, each=each, points=sheet.sets))
    return [*lines, _money(view, seat, words), words.text("hand-total", points=sheet.total)]


def _goods(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    held, lines = view.goods[seat].cards, []
    for kind in (kind for kind in GOODS if kind in held):
        count, name = held.count(kind), labels.card(kind, words)
        facts = {"points": scoring.kind_points(view.material, kind, count), "more": scoring.gain(view, seat, kind)}
        lines.append(words.text("hand-goods", count=count, card=name, **facts))
    return lines


def _gains_of_missing_kinds(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say for each kind that is not in the hand what a first card of it would score."""
    missing = [kind for kind in GOODS if kind not in view.goods[seat].cards]
    gains = ", ".join(f"{labels.card(kind, words)} {scoring.gain(view, seat, kind)}" for kind in missing)
    return [words.text("hand-first", cards=gains)] if missing else []


def _money(view: TinkerTailor, seat: int, words: Words) -> str:
    money, half = view.money[seat].cards, "card" if view.per_card else "sum"
    points = scoring.money_points(money, per_card=view.per_card)
    cards = labels.cards(money, words) if money else words.text("hand-no-money")
    return words.text("hand-money", cards=cards, sum=worth(money), half=half, points=points)


def _draft(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say the goods and roles to choose from, the role kept, and what was handed in this round's draft."""
    lines = []
    if view.looked[seat].cards:
        lines.append(words.text("hand-drawn", cards=labels.cards(view.looked[seat].cards, words)))
    if pack := in_rhyme(view.packs[seat].cards):
        lines.append(words.text("hand-pack", roles=labels.roles(pack, words)))
    lines += _role_texts("hand-role", view, view.roles[seat].cards, words)
    lines += _seen_roles(view, seat, words)
    if aside := [role for role in view.aside.cards if role != HIDDEN]:
        lines.append(words.text("hand-aside", roles=labels.roles(in_rhyme(aside), words)))
    if view.preset and view.preset[seat]:
        key = "hand-gift" if view.gift[seat] else "hand-gift-cheapest"
        lines.append(words.text(key, card=labels.card(view.gift[seat] or "", words)))
    return lines


def _role_texts(key: str, view: TinkerTailor, roles: Sequence[str], words: Words) -> list[str]:
    """Say what each of these roles does."""
    return [
        words.text(key, role=labels.role(role, words), text=labels.role_text_of(view, role, words))
        for role in in_rhyme(roles)
    ]


def _seen_roles(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    """Say which roles a seat was handed in this round's draft, and what has become of those that it did not keep."""
    seen = in_rhyme({role for pack in view.packs_handed(seat) for role in pack})
    lines = [words.text("hand-saw", roles=labels.roles(seen, words), count=len(seen), all=len(ROLES))]
    if seen and not view.packs[seat].cards:
        lines.append(_fate_of_pack(view, seat, words))
    return lines


def _fate_of_pack(view: TinkerTailor, seat: int, words: Words) -> str:
    following = view.others(seat)[0]
    if view.seats == 2:
        return words.text("hand-passed")
    if following == view.start:
        return words.text("hand-passed-aside")
    return words.text("hand-passed-to", who=words.seat(following))


def known_cards(view: TinkerTailor, other: int) -> list[str]:
    """List all cards that the viewer can be sure of in another hand: taken openly, given, stolen, or concluded."""
    return in_order(hand_worlds.certain_cards(view, other).elements())


def _known_hands(view: TinkerTailor, seat: int, words: Words) -> list[str]:
    return [
        words.text("hand-known", who=words.seat(other), cards=labels.cards(known, words))
        for other in view.others(seat)
        if (known := known_cards(view, other))
    ]
