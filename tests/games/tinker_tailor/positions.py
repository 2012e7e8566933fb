"""Positions of Tinker Tailor for tests: built directly, with all cards that are not named in the piles."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from games.kernel import Chance, Match, RandomChance, ScriptedChance, Zone
from games.kernel.events import Event, Events
from games.kernel.words import words_for
from games.tinker_tailor import GAME
from games.tinker_tailor.knowledge import traffic
from games.tinker_tailor.material import GOODS, MONEY, RANK, ROLES, ROUNDS, row_size
from games.tinker_tailor.rules import TinkerTailorRules
from games.tinker_tailor.sections.draft import PRESET
from games.tinker_tailor.state import COVERED, TinkerTailor
from games.tinker_tailor.voice.own_picture import known_cards

RULES = TinkerTailorRules()
NAMES = ("Anna", "Bernd", "Clara", "Dirk", "Eva", "Falk")
EN, DE = words_for("en", GAME.package), words_for("de", GAME.package)
PLENTY = "bread fish cloth wine gems bread fish cloth"
COINS = "1 2 3 4 5 1 2 3"

Cards = Sequence[str]
"""One string per seat, cards parted by blanks: `["wine 3", ""]`."""


def luck(seed: int = 0) -> Chance:
    """Make luck that is always the same."""
    return RandomChance(random.Random(seed))


def rest(cards: Sequence[str], *used: Sequence[str]) -> list[str]:
    """Return what is left of all cards."""
    left = list(cards)
    for group in used:
        for card in group:
            if card not in ("", COVERED):
                left.remove(card)
    return left


def places(cards: str, seats: int) -> list[str]:
    """Lay a market row; `-` is an empty place, `#` one under a pirate card; places at the end are empty."""
    row = [{"-": "", "#": COVERED}.get(card, card) for card in cards.split()][: row_size(seats)]
    return row + [""] * (row_size(seats) - len(row))


def position(
    hands: Cards,
    roles: Cards = (),
    goods: str = PLENTY,
    money: str = COINS,
    pile: str | None = None,
    number: int = 1,
    **fields: Any,
) -> TinkerTailor:
    """Build a table after the draft of round `number`, before the first call; its agenda is empty.

    `hands` and `roles` are by seat; `pile` are the goods to be drawn, the first one first, and then no others: what is
    left is set aside by `under`. `fields` are those of the state.
    """
    seats = len(hands)
    s = TinkerTailor(seats=seats, round=number, rounds=ROUNDS[seats], **fields)
    held = [hand.split() for hand in hands]
    s.goods = [Zone.of([card for card in hand if card in GOODS]) for hand in held]
    s.money = [Zone.of([card for card in hand if card in MONEY]) for hand in held]
    s.goods_row, s.money_row = places(goods, seats), places(money, seats)
    s.goods_pile, s.money_pile = _piles(s, pile)
    s.roles = [Zone.of(cards.split()) for cards in roles] or [Zone() for _ in hands]
    s.role_pile = Zone.of(rest(ROLES, *(zone.cards for zone in s.roles)))
    s.looked, s.packs = [Zone() for _ in hands], [Zone() for _ in hands]
    s.shown = s.shown or [[] for _ in hands]
    s.saw, s.preset, s.gift = [""] * seats, [False] * seats, [""] * seats
    s.unasked, s.plans = s.unasked or [""] * seats, s.plans or [""] * seats
    traffic.start_notes(s)
    for seat in range(seats):
        for card in s.hand(seat):
            traffic.note_hidden(s, traffic.PILE, seat, card)
    return s


def _piles(s: TinkerTailor, pile: str | None) -> tuple[Zone, Zone]:
    hands = [zone.cards for zone in (*s.goods, *s.under)]
    goods = rest(s.material.goods_cards, *hands, s.goods_row, s.goods_discards)
    money = rest(s.material.money_cards, *(zone.cards for zone in s.money), s.money_row, s.money_discards)
    if pile is None:
        return Zone.of(goods), Zone.of(money)
    wanted = pile.split()
    left = rest(goods, wanted)
    if left:
        s.under = [*s.under, Zone.of(left)]
    return Zone.of(wanted[::-1]), Zone.of(money)


def run(s: TinkerTailor, *steps: Any, chance: Chance | None = None) -> Events:
    """Schedule these sections and run to the next question."""
    events = Events()
    s.then(*steps)
    RULES.run(s, chance or luck(), events)
    return events


def called(hands: Cards, roles: Cards, rank: str | int = 0, **fields: Any) -> TinkerTailor:
    """Build a table as `position` does and call the rhyme, from a role on, to the first question."""
    s = position(hands, roles, **fields)
    first = rank if isinstance(rank, int) else RANK[rank]
    run(s, (RULES.call_roles, first))
    return s


def answer(s: TinkerTailor, choices: Mapping[int, str], chance: Chance | None = None) -> list[Event]:
    """Give these answers and return what happened."""
    events = Events()
    for seat, choice in choices.items():
        RULES.apply(s, seat, choice, chance or luck(), events)
    return events.told


def play(s: TinkerTailor, seat: int, *choices: str) -> list[Event]:
    """Let a seat answer several questions, one after the other."""
    return [event for choice in choices for event in answer(s, {seat: choice})]


def offered(s: TinkerTailor, seat: int) -> list[str]:
    """List what a seat is offered now; empty if it is not asked."""
    asked = RULES.asked(s)
    return asked[seat].offered() if seat in asked else []


def pack_of(s: TinkerTailor, seat: int) -> list[str]:
    """List the roles a seat is offered now."""
    return [choice for choice in offered(s, seat) if choice != PRESET]


def begun(seats: int, options: Mapping[str, str] | None = None, seed: int = 1) -> Match[TinkerTailor]:
    """Begin a game with these table options."""
    rng = random.Random(seed)
    return Match.begin(GAME, seats, options or {}, lambda first: RandomChance(rng))


def scripted(*draws: str) -> Chance:
    """Make luck whose draws are these cards."""
    return ScriptedChance([[draw] for draw in draws])


def kinds(events: Sequence[Event]) -> list[str]:
    """List what happened, by kind."""
    return [event.kind for event in events]


def sorted_hand(s: TinkerTailor, seat: int) -> list[str]:
    """List a seat's cards in order."""
    return sorted(s.hand(seat))


def goods_known(seen: TinkerTailor, other: int) -> list[str]:
    """List the goods that the viewer can be sure of in another hand; money that all have seen taken is left out."""
    return [card for card in known_cards(seen, other) if not card.isdigit()]
