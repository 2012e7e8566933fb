"""Golden games, one for each ending, and what is conserved in them."""

import json
from collections import Counter
from pathlib import Path

import pytest

from games.eldermann import GAME
from games.eldermann.material import GOODS, MATERIALS, NUMBERS, ORDERS
from games.eldermann.state import Eldermann
from games.kernel import Match
from games.kernel.records import positions, record_of, replay
from games.kernel.saving import dump_state, load_state

RECORDS = Path(__file__).parent / "records"
GOLDEN = {
    "feast": ("feast", 20, [31, 20], (0,)),
    "elder": ("elder", 21, [31, 6, 13], (0,)),
    "limit": ("limit", 40, [39, 21], ()),
    "empty_deck": ("empty", 29, [43, 19, 15, 18], ()),
    "empty_deck_points": ("empty", 32, [20, 22, 23, 30], (3,)),
}
each_record = pytest.mark.parametrize("name", GOLDEN)


def golden_match(name: str) -> Match[Eldermann]:
    """Replay a record."""
    return replay((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())


@each_record
def test_golden_game_ends_as_recorded(name: str) -> None:
    """Ending, round, points and winners."""
    s = golden_match(name).state
    assert (s.ending, s.round, s.points, s.outcome.winners) == GOLDEN[name]
    assert s.outcome.decided == f"decided-{s.ending}"


@each_record
def test_golden_game_is_written_as_it_was_read(name: str) -> None:
    """A record of the replayed match is the same record, which now holds the set that it was played with."""
    first, *lines = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    header = json.loads(first)
    head, *written = record_of(golden_match(name), header.get("options", {}))
    assert written == lines
    whole = json.loads(head)
    assert whole.pop("material") == MATERIALS.entries()
    assert whole | {"format": header.get("format", 1)} == {"format": 1} | header


@each_record
def test_golden_game_conserves_goods_cannons_and_orders(name: str) -> None:
    """At every step each good, cannon and order card is in exactly one place."""
    for s in states(name):
        for place, good in enumerate(GOODS):
            piles = [*s.hold, *s.booty, *s.kontor, *s.harbour]
            lying = sum(pile.count(good) for pile in piles)
            waiting = NUMBERS["goods_at_start"] * goods_to_stow(s).count(good)
            assert s.supply[place] + lying + waiting == s.material.supplies.goods
            assert s.supply[place] >= 0
        assert s.cannon_supply + sum(s.guns) == s.material.supplies.cannons
        cards = Counter(card for pile in (*s.decks, *s.orders, *s.trophies) for card in pile)
        assert cards == Counter(list(ORDERS))


@each_record
def test_golden_game_keeps_every_limit(name: str) -> None:
    """Ship, Kontor, chest, hand, slots and harbours are never overfull when somebody is asked to plan."""
    for s in states(name):
        if s.section != "plan":
            continue
        for seat in range(s.seats):
            assert len(s.hold[seat]) <= s.hold_room(seat)
            assert len(s.booty[seat]) <= s.booty_room(seat)
            assert len(s.kontor[seat]) <= s.kontor_room(seat)
            assert s.guns[seat] <= s.gun_fields(seat)
            assert 0 <= s.taler[seat] <= s.taler_room(seat)
            assert s.cards_held(seat) <= NUMBERS["hand_limit"]
            assert s.points[seat] >= 0
        assert all(len(cards) <= NUMBERS["order_slots"] for cards in s.orders)
        assert all(len(goods) <= NUMBERS["harbour_goods"] for goods in s.harbour)


def test_golden_game_can_be_saved_and_opened_anywhere() -> None:
    """A snapshot of every tenth step comes back as it was."""
    for s in states("feast")[::10]:
        assert load_state(GAME, dump_state(s)) == s


def states(name: str) -> list[Eldermann]:
    """List the states of a golden game before each decision, and the last."""
    lines = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [match.state for match in positions(lines)]


def goods_to_stow(s: Eldermann) -> list[str]:
    """List the home goods that are taken from the supply and not yet stowed."""
    stowing = any(step[0] == "stow_start" for step in s.agenda)
    return [s.home_good(seat) for seat in range(s.seats) if stowing and s.homes[seat] >= 0]
