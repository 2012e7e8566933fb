"""3. Bewegungsphase: every ordered group of ships and pirates that a way can meet is a choice (C12)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from games.eldermann.material import MATERIALS
from games.eldermann.rules import RULES
from games.eldermann.sections.sailing import routes_everywhere, routes_to
from games.eldermann.state import Eldermann
from games.kernel.chance import RandomChance
from games.kernel.cloning import clone
from games.kernel.errors import NotOffered
from games.kernel.events import Events
from tests.games.eldermann.positions import answer, offered, start, table

Met = tuple[str, ...]
Worlds = frozenset[tuple[int, bool]]
"""What may have become of the active ship: its points, and whether it is safe."""
CHART = MATERIALS[""].chart
HARBOURS, PIRATES, BESIDE = CHART.harbours, CHART.pirates, CHART.beside
CELLS = tuple(CHART.water)
STANCES = ("ask", "ask", "ask", "stronger", "never")


# An own account of the rules, step by step and without any short cut


def joins(s: Eldermann, other: int, worlds: Worlds) -> bool:
    """Tell whether a raid between the active seat and this one is possible in any of these worlds."""
    ours = s.guns[s.active] > 0 and s.raid_stance[s.active] != "never"
    theirs = s.guns[other] > 0 and s.ambushes[other][0] in lurking(s)
    return any(ours or (theirs and not safe) for _, safe in worlds)


def lurking(s: Eldermann) -> tuple[str, ...]:
    """Return the orders under which a seat may attack the active ship."""
    return ("ask", "all", "leader", f"seat-{s.active + 1}")


def fought(s: Eldermann, other: int, worlds: Worlds) -> Worlds:
    """Return the worlds after a meeting with a ship."""
    after = set(worlds)
    for points, safe in worlds:
        if s.guns[s.active] and s.raid_stance[s.active] != "never":
            after.add((max(0, points - 1), safe))
        beaten = any(a + s.guns[other] <= d + s.guns[s.active] for a in (1, 2, 3) for d in (0, 1, 2))
        if beaten and s.guns[other] and s.ambushes[other][0] in lurking(s) and not safe:
            after.add((points + 2, safe))
    return frozenset(after)


def enter(s: Eldermann, cell: str, met: Met, worlds: Worlds) -> tuple[Met, Worlds]:
    """Say who has been met, and what may be, once the active ship has entered a cell."""
    if cell in PIRATES and any(points >= 13 and not safe for points, safe in worlds):
        met = (*met, f"p{PIRATES[cell]}")
        worlds = frozenset((points, safe or points >= 13) for points, safe in worlds)
    for other in [(s.active + step) % s.seats for step in range(1, s.seats)]:
        near = s.ships[other] == cell or s.ships[other] in BESIDE[cell]
        peace = s.options["raids"] == "peace" and (cell in HARBOURS or s.ships[other] in HARBOURS)
        if near and not peace and str(other + 1) not in met and joins(s, other, worlds):
            met, worlds = (*met, str(other + 1)), fought(s, other, worlds)
    return met, worlds


def begin(s: Eldermann) -> Worlds:
    """Return what is at the start of a move."""
    return frozenset([(s.points[s.active], s.safe)])


def walks(s: Eldermann, moves: int) -> Iterator[tuple[tuple[str, ...], Met]]:
    """Yield every legal walk of up to so many moves, with its encounters."""

    def on(way: tuple[str, ...], met: Met, worlds: Worlds) -> Iterator[tuple[tuple[str, ...], Met]]:
        for cell in BESIDE[way[-1] if way else s.ships[s.active]]:
            met_now, worlds_now = enter(s, cell, met, worlds)
            yield (*way, cell), met_now
            if len(way) + 1 < moves and cell not in HARBOURS:
                yield from on((*way, cell), met_now, worlds_now)

    return on((), (), begin(s))


def closure(s: Eldermann, moves: int) -> dict[str, dict[Met, int]]:
    """Give for each cell the groups that can be met on the way to it, and the moves that takes."""
    found: dict[str, dict[Met, int]] = {}
    now: set[tuple[str, Met, Worlds]] = {(s.ships[s.active], (), begin(s))}
    known = set(now)
    for step in range(1, moves + 1):
        then: set[tuple[str, Met, Worlds]] = set()
        for here, met, worlds in now:
            if step > 1 and here in HARBOURS:
                continue
            for cell in BESIDE[here]:
                after = (cell, *enter(s, cell, met, worlds))
                if after not in known:
                    known.add(after)
                    then.add(after)
                    found.setdefault(cell, {}).setdefault(after[1], step)
        now = then
    return found


def position(rng: random.Random, moves: int) -> Eldermann:
    """Lay two to four ships, cannons, standing orders and points at random."""
    seats = rng.choice((2, 3, 4))
    s = table(seats, {"raids": rng.choice(("on", "on", "peace"))}, movement=moves)
    s.ships = [rng.choice(CELLS) for _ in range(seats)]
    s.guns = [rng.choice((0, 1, 2)) for _ in range(seats)]
    s.raid_stance = [rng.choice(STANCES) for _ in range(seats)]
    for order in s.ambushes:
        order[0] = rng.choice(("ask", "all", "leader", "never", "seat-1", "seat-2"))
    s.points = [rng.choice((0, 8, 11, 12, 13, 14, 16, 25)) for _ in range(seats)]
    s.safe = rng.random() < 0.15
    return s


def lengths_by_group(s: Eldermann, goal: str) -> dict[Met, int]:
    """Return the groups on offer and the length of their ways."""
    return {way.met: len(way.cells) for way in routes_to(s, goal)}


def agree_with_walks(seed: int, positions: int) -> None:
    """Compare what is on offer with all walks of up to 7 moves."""
    rng = random.Random(seed)
    for _ in range(positions):
        s = position(rng, 7)
        found: dict[str, dict[Met, int]] = {}
        for way, met in walks(s, 7):
            best = found.setdefault(way[-1], {})
            best[met] = min(best.get(met, 99), len(way))
        compare(s, found)


def agree_with_closure(seed: int, positions: int) -> None:
    """Compare what is on offer with the closure over cells and encounters, up to 13 moves."""
    rng = random.Random(seed)
    for _ in range(positions):
        s = position(rng, rng.randint(8, 13))
        compare(s, closure(s, s.movement))


def compare(s: Eldermann, found: dict[str, dict[Met, int]]) -> None:
    """Every group is offered with its shortest way, and no other; where nobody can be met, one way."""
    found.get(s.ships[s.active], {}).pop((), None)  # to come back without having met anybody is to stay
    for goal in CELLS:
        assert lengths_by_group(s, goal) == found.get(goal, {}), (goal, s)
        assert {way.met: len(way.cells) for way in routes_everywhere(s).to(goal)} == found.get(goal, {})


def test_routes_meet_whomever_a_walk_meets() -> None:
    """Against all walks up to 7 moves, a sample."""
    agree_with_walks(1, 30)


def test_routes_meet_whomever_the_closure_meets() -> None:
    """Against the closure up to 13 moves, a sample."""
    agree_with_closure(2, 40)


@pytest.mark.long
def test_routes_meet_whomever_a_walk_meets_in_500_positions() -> None:
    """Against all walks up to 7 moves."""
    agree_with_walks(3, 500)


@pytest.mark.long
def test_routes_meet_whomever_the_closure_meets_in_500_positions() -> None:
    """Against the closure up to 13 moves."""
    agree_with_closure(4, 500)


# What the rules themselves do on a way


def happenings(s: Eldermann, cells: tuple[str, ...], rng: random.Random) -> list[str]:
    """Sail a way with answers and dice at random; list who was met, as far as somebody could choose or was hit."""
    s, events, chance = clone(s), Events(), RandomChance(rng)
    s.wake, s.course = [s.ships[s.active]], list(cells)
    s.then(RULES.advance)
    seen: list[str] = []
    RULES.run(s, chance, events)
    while s.agenda:
        asked = RULES.asked(s)
        new = [f"p{event.data['strength']}" for event in events.told if event.kind == "pirates"]
        seen += new[sum(one.startswith("p") for one in seen) :]
        if s.section == "raid":
            seen.append(str(int(s.agenda[-1][1]) + 1))
        elif s.section == "ambush":
            seen += [str(seat + 1) for seat in asked]
        seat = next(seat for seat in asked if seat not in s.given)
        shape = asked[seat].shape
        assert shape is not None
        RULES.apply(s, seat, shape.sample(rng), chance, events)
    new = [f"p{event.data['strength']}" for event in events.told if event.kind == "pirates"]
    seen += new[sum(one.startswith("p") for one in seen) :]
    return list(dict.fromkeys(seen))


def test_routes_lead_to_whom_they_name() -> None:
    """Played many times, a way meets those it names in their order, all of them in some game, and nobody else."""
    rng = random.Random(5)
    for _ in range(80):
        s = position(rng, 9)
        s.raid_stance, s.options["raids"] = ["ask"] * s.seats, "on"
        for order in s.ambushes:
            order[0] = "ask"
        goal = rng.choice(CELLS)
        for way in routes_to(s, goal)[-3:]:
            met: set[str] = set()
            for _ in range(200 if way.unsure else 12):
                seen = happenings(s, way.cells, rng)
                assert sorted(seen, key=way.met.index) == seen or len(set(way.met)) < len(way.met)
                met |= set(seen)
            assert met == set(way.met), (way, met)


# The two positions of the issue


def test_routes_meet_two_ships_on_the_only_way_that_does() -> None:
    """From Flensburg to Lübeck with 8 moves, past a5 and then c10."""
    s = table(3, movement=8, ships=["a7", "a5", "c10"], guns=[1, 0, 0])
    (way,) = [way for way in routes_to(s, "a11") if len(way.ships) == 2]
    assert (way.key, way.cells) == ("meet 2 3", ("a6", "b6", "b7", "b8", "b9", "b10", "b11", "a11"))
    start(s, RULES.sail, RULES.advance)
    answer(s, "lubeck")
    assert way.key in offered(s, 0)


def test_routes_meet_a_ship_without_its_pirates() -> None:
    """From Aalborg to Malmö with 13 moves: the ship at a4, without the pirates at a3."""
    s = table(movement=13, ships=["a1", "a4"], guns=[1, 0], points=[13, 0])
    ways = {way.key: way for way in routes_to(s, "e1")}
    assert len(ways["meet 2"].cells) == 10
    assert PIRATES.keys().isdisjoint(ways["meet 2"].cells)
    assert {"meet p1 2", "meet 2 p1", "calm"} <= ways.keys()


# Both outcomes of fights


def test_routes_reckon_with_points_that_a_fight_brings() -> None:
    """At 12 points pirates attack only a ship that has beaten a raider before; one that raids at 13 is spared."""
    s = table(movement=12, ships=["a1", "a4"], guns=[0, 1], points=[12, 0])
    ways = {way.key: way for way in routes_to(s, "a7")}
    assert ways["meet 2 p1"].unsure == (1,)
    assert "meet p1 2" not in ways
    s = table(movement=12, ships=["a1", "c1"], guns=[1, 0], points=[13, 0])
    assert {way.key: way.unsure for way in routes_to(s, "a7")}["meet 2 p1"] == (1,)


def test_routes_past_pirates_are_safe_from_ships() -> None:
    """Once pirates have attacked, a ship that could only attack is nobody to meet (C10)."""
    s = table(movement=12, ships=["a1", "a4"], guns=[0, 1], points=[20, 0])
    keys = {way.key for way in routes_to(s, "a7")}
    assert {"meet 2 p1", "meet p1"} <= keys
    assert "meet p1 2" not in keys


# Typed choices


def route_question() -> Eldermann:
    """Ask for the encounters between Flensburg and Lübeck."""
    s = table(3, movement=8, ships=["a7", "a5", "c10"], guns=[1, 0, 0])
    start(s, RULES.sail, RULES.advance)
    answer(s, "lubeck")
    return s


@pytest.mark.parametrize(
    ("typed", "settled"),
    [
        ("meet 2 3", "meet 2 3"),
        ("MEET  2 3", "meet 2 3"),
        ("calm", "calm"),
        ("a6 b6 b7 b8 b9 b10 b11 a11", "meet 2 3"),
        ("a7, A6, b6, b7, b8, b9, b10, b11, a11", "meet 2 3"),
        ("a8 a7 a8 a9 a10 a11", None),
        ("a8 a9 a10 a11", "calm"),
        ("direct", "calm"),
        ("near 3", "meet 3"),
    ],
)
def test_routes_can_be_typed(typed: str, settled: str | None) -> None:
    """A group, a way cell by cell, and the names of rules version 2."""
    s = route_question()
    if settled is None:
        with pytest.raises(NotOffered):
            RULES.settle(s, 0, typed)
    else:
        assert RULES.settle(s, 0, typed) == settled


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("a6 b7 b8", "refused-route-step"),
        ("a6 a5 b5", "refused-land"),
        ("a8 a7 a8 a9 a10 a11", "refused-route-harbour"),
        ("a8 a9", "refused-route-goal"),
        ("a8 a9 a8 a9 a8 a9 a8 a9 a10 a11", "refused-too-far"),
        ("meet 3 2", "refused-route-group"),
        ("north", "refused-choice"),
        ("", "refused-choice"),
    ],
)
def test_routes_that_are_refused_say_why(typed: str, reason: str) -> None:
    """Each by its own rule."""
    with pytest.raises(NotOffered) as refused:
        RULES.settle(route_question(), 0, typed)
    assert refused.value.key == reason


def test_routes_of_rules_version_2_keep_their_meaning() -> None:
    """Around pirates, around ships, through pirates, past a ship."""
    s = table(movement=13, ships=["a1", "a4"], guns=[1, 0], points=[13, 0])
    start(s, RULES.sail, RULES.advance)
    answer(s, "malmo")
    ways = {way.key: way for way in routes_to(s, "e1")}
    assert len(ways[RULES.settle(s, 0, "direct")].cells) == 4
    for old, new in {"safe": "calm", "via a3": "meet p1 2", "near 2": "meet p1 2"}.items():
        assert RULES.settle(s, 0, old) in ways
        assert RULES.settle(s, 0, old) == new
    with pytest.raises(NotOffered):
        RULES.settle(s, 0, "near 3")
