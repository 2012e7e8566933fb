"""3. Bewegungsphase."""

import json
import random
from typing import Any

from games.eldermann import GAME
from games.eldermann.chart import SHORE, Chart
from games.eldermann.hints.hints import EldermannHints
from games.eldermann.material import CITIES, ENTRIES, MATERIALS
from games.eldermann.rules import RULES, upgrade_2_to_3
from games.eldermann.sections import voyages
from games.eldermann.sections.sailing import routes_to
from games.eldermann.sections.shapes import Destinations
from games.eldermann.sections.voyages import Sea, Ship, sea
from games.eldermann.state import Eldermann
from games.kernel import view
from games.kernel.saving import dump_state, load_state
from tests.games.eldermann.positions import answer, kinds, lay, level, of_version_3, offered, sail, start, table

CHART, HINTS = MATERIALS[""].chart, EldermannHints()


def route_question(moves: int, **fields: Any) -> Eldermann:
    """Ask seat 0 where to sail."""
    s = table(movement=moves, **fields)
    start(s, RULES.sail, RULES.advance)
    return s


def test_sailing_offers_harbours_in_reach_and_the_open_sea() -> None:
    """Aalborg to Malmö is 4, to Flensburg 6."""
    assert offered(route_question(3), 0) == ["stay", "sea"]
    assert offered(route_question(4), 0) == ["stay", "malmo", "sea"]
    assert offered(route_question(6), 0) == ["stay", "malmo", "flensburg", "sea"]


def test_sailing_destinations_name_their_ways() -> None:
    """From 13 points on there are two ways to Flensburg; one press takes one of them (C12)."""
    s = route_question(8, points=[13, 0])
    assert [choice for choice in offered(s, 0) if choice.startswith("flensburg")] == [
        "flensburg meet p1",
        "flensburg calm",
    ]
    for choice, length in (("flensburg meet p1", 6), ("flensburg calm", 8)):
        s = route_question(8, points=[13, 0])
        way = next(way for way in routes_to(s, "a7") if choice.endswith(way.key))
        assert len(way.cells) == length
        answer(s, choice, draws=[1, 2])
        assert s.ships[0] == "a7"
        assert s.section != "choose_route"


def test_sailing_tables_of_rules_version_6_ask_for_the_way() -> None:
    """An old button names a destination alone."""
    s = route_question(8, points=[13, 0])
    answer(s, "flensburg")
    assert s.section == "choose_route"


def test_sailing_more_ways_than_a_panel_holds_are_asked_for_next() -> None:
    """A destination with more than four ways stands there alone; any of its ways can be typed all the same."""
    s = route_question(13, points=[13, 0, 0, 0], seats=4, guns=[1, 1, 1, 1], ships=["a1", "c2", "b4", "a9"])
    shape = RULES.asked(s)[0].shape
    assert isinstance(shape, Destinations)
    goal = next(goal for goal, _ in shape.goals if len(shape.ways(goal)) > 4 and goal in offered(s, 0))
    assert shape.settle(f"{goal} {shape.ways(goal)[-1].key}") == f"{goal} {shape.ways(goal)[-1].key}"
    assert shape.settle(f"{goal} meet 9") is None
    answer(s, goal)
    assert s.section == "choose_route"


def test_sailing_hints_take_the_best_way_and_say_why() -> None:
    """What the rule of thumb takes has the highest sum of terms, ways and cells of the sea included."""
    for fields in ({"points": [13, 0], "movement": 8}, {"movement": 3}, {"points": [20, 0], "guns": [2, 0]}):
        chosen: dict[str, Any] = {"movement": 9, "hold": [["beer", "grain"], []], **fields}
        s = table(**chosen)
        lay(s, "FL-B", "MA-F")
        start(s, RULES.sail)
        seen, ask = view(s, 0), RULES.asked(s)[0]
        choice = GAME.hints.policy(seen, 0, ask, random.Random(1))
        worth = {each: sum(HINTS.terms(seen, 0, ask, each).values()) for each in ask.offered()}
        assert worth[choice] == max(worth.values())


def test_sailing_distances_are_those_of_the_rules_page() -> None:
    """Home cities are equal: 4, 6, 12, 12, 14, 16, 20 to the others; around pirates 2 more on each long leg."""
    for city, here in zip(CITIES, CHART.harbour, strict=True):
        others = sorted(CHART.distance(here, there) for there in CHART.harbour if there != here)
        assert others == ([4, 6, 12, 12, 14, 16, 20] if city.home else [4, 6, 10, 10, 12, 14, 16])
    walled = [row.replace("P1", SHORE).replace("P2", SHORE) for row in ENTRIES["chart"]["rows"]]
    around = Chart(walled, {}, [city.code for city in CITIES]).distances("a1")
    assert [around[cell] for cell in ("e1", "a7", "k1", "k11")] == [4, 8, 14, 22]


def test_sailing_never_leads_through_a_harbour() -> None:
    """Entering one ends the move (C1)."""
    for harbour in CHART.harbours:
        for goal in CHART.near:
            ways = voyages.routes("f1", goal, 24, Sea(CHART, (), 13))
            assert all(harbour not in way.cells[:-1] for way in ways)
            assert ways or goal == "f1"


def test_sailing_is_orthogonal() -> None:
    """No diagonal steps (C2)."""
    assert CHART.distance("c3", "d4") == 2
    assert set(CHART.beside["c3"]) == {"c2", "d3", "c4", "b3"}


def test_sailing_passes_through_ships_and_ends_on_none() -> None:
    """A ship may be passed, but an occupied cell of the open sea is no destination (C3)."""
    s = route_question(3, ships=["c8", "c9"])
    answer(s, "sea")
    cells = offered(s, 0)
    assert "c9" not in cells
    assert "c10" in cells
    answer(s, "c10")
    assert s.ships[0] == "c10"


def test_sailing_harbours_hold_any_number_of_ships() -> None:
    """A harbour with a ship is a destination all the same."""
    s = route_question(4, ships=["a1", "e1"])
    answer(s, "malmo")
    assert s.ships == ["e1", "e1"]


def test_sailing_shows_routes_that_differ_in_what_happens() -> None:
    """From 13 points on: the short way through pirates, and the way around them (C12)."""
    s = route_question(8, points=[13, 0])
    answer(s, "flensburg")
    assert s.section == "choose_route"
    assert offered(s, 0) == ["meet p1", "calm"]
    ways = {way.key: way for way in routes_to(s, "a7")}
    assert (len(ways["meet p1"].cells), ways["meet p1"].pirates) == (6, 1)
    assert (len(ways["calm"].cells), ways["calm"].pirates) == (8, 0)
    answer(s, "calm")
    assert s.ships[0] == "a7"
    assert s.fight is None


def test_sailing_asks_for_no_route_where_nothing_can_happen() -> None:
    """Below 13 points and without cannons all ways are alike."""
    s = route_question(8)
    answer(s, "flensburg")
    assert s.section != "choose_route"


def test_sailing_offers_ways_past_ships_and_around_them() -> None:
    """With a cannon a ship can be met or avoided."""
    for ship in ("c3", "c1"):
        s = route_question(9, ships=["a1", ship], guns=[1, 0])
        assert {way.key: way.ships for way in routes_to(s, "e1")} == {"calm": (), "meet 2": (1,)}


def test_sailing_round_trip_is_offered_where_it_meets_somebody() -> None:
    """Pirates in reach make a way out and back; without anybody to meet there is none."""
    assert "round" not in offered(route_question(4), 0)
    s = route_question(4, points=[13, 0])
    assert "round" in offered(s, 0)
    answer(s, "round")
    assert s.fight is not None
    assert (s.ships[0], s.fight.strength) == ("a1", 1)


def test_sailing_pirates_attack_at_once_from_thirteen_points() -> None:
    """Passing a black cell starts a fight on it; below 13 points nothing happens (B10)."""
    events = sail(table(points=[13, 0]), "a2", "a3", "a4", draws=[1, 2])
    assert kinds(events).count("pirates") == 1
    assert "pirates" not in kinds(sail(table(points=[12, 0]), "a2", "a3", "a4"))


def test_sailing_one_pirate_fight_a_turn() -> None:
    """The first fight makes safe for the whole turn (C10)."""
    s = table(points=[20, 0], ships=["d6", "k11"])
    events = sail(s, "d5", "e5", "e4", draws=[1, 2])
    assert kinds(events).count("pirates") == 1
    assert s.safe


def test_sailing_home_brings_a_good_into_the_kontor() -> None:
    """On entering the home harbour; without room it lapses without a question (D4, D5)."""
    s = table(ships=["a2", "k11"])
    sail(s, "a1")
    assert s.kontor[0] == ["fish"]
    s = table(ships=["a2", "k11"], kontor=[["beer", "beer"], []])
    sail(s, "a1")
    assert s.kontor[0] == ["beer", "beer"]


def test_sailing_home_brings_nothing_more_into_a_grand_kontor() -> None:
    """It receives its good in every own event phase instead (D6)."""
    s = level(table(ships=["a2", "k11"]), 0, kontor=2)
    sail(s, "a1")
    assert s.kontor[0] == []


def test_sailing_out_and_back_brings_nothing() -> None:
    """Coming back to the harbour where the move began is no arrival, nor is staying (D5)."""
    s = table()
    sail(s, "a2", "a1")
    assert s.kontor[0] == []
    s = route_question(4)
    answer(s, "stay")
    assert s.kontor[0] == []


def test_sailing_blockade_closes_harbours_and_trade() -> None:
    """No harbour is a destination, and a ship in one may not trade (E8)."""
    assert offered(route_question(9, blockaded=True), 0) == ["stay", "sea"]
    s = table(blockaded=True, hold=[["cloth"], []], taler=[5, 0])
    start(s, RULES.open_market)
    assert not any(choice.startswith(("sell", "buy")) for choice in offered(s, 0))


def test_sailing_blockade_allows_no_round_trip_back_into_a_harbour() -> None:
    """Out of a harbour and back in is not offered; a round trip on the open sea is (E8)."""
    s = route_question(4, points=[13, 0], blockaded=True)
    assert offered(s, 0) == ["stay", "sea"]
    s = route_question(4, points=[13, 0], blockaded=True, ships=["a2", "k11"])
    assert offered(s, 0) == ["stay", "round", "sea"]


def test_sailing_round_trips_are_offered_exactly_where_there_are_routes() -> None:
    """The quick answer agrees with the full list of routes."""
    ships = (Ship(1, "c2", True, False, False), Ship(2, "k11", False, True, True), Ship(3, "d6", True, True, True))
    for origin in ("a1", "a3", "d6", "b2", "k9", "c3", "k10", "k11"):
        for moves in range(1, 10):
            for others in ((), ships[:1], ships[:2], ships[1:], ships):
                for points in (0, 11, 13):
                    for peace in (False, True):
                        around = sea(CHART, others, points, peace=peace)
                        found = voyages.routes(origin, origin, moves, around)
                        assert voyages.round_trip(origin, moves, around) is bool(found)


def test_sailing_out_and_back_meets_who_lies_beside_the_start() -> None:
    """Also where only coming back does: from a cell beside a harbour with a ship in it (C5, H4)."""
    s = route_question(2, ships=["a2", "a1"], guns=[1, 0])
    assert "round" in offered(s, 0)


def test_sailing_under_harbour_peace_meets_nobody_on_entering() -> None:
    """A ship beside a harbour is met on the open sea only (C4)."""
    s = table(options={"raids": "peace"}, movement=4, ships=["a1", "e2"], guns=[1, 0])
    assert {way.key: way.cells[-2] for way in routes_to(s, "e1")} == {"calm": "d1"}
    s.options["raids"] = "on"
    assert {way.key for way in routes_to(s, "e1")} == {"meet 2"}


def test_sailing_tables_of_rules_version_2_arrive() -> None:
    """A ship that was asked for a raid in a harbour has not arrived yet under version 2: it does so afterwards."""
    s = table(points=[20, 0], guns=[1, 1], ships=["a1", "b1"], movement=0)
    s.wake, s.met = ["a3", "a2", "a1"], [1]
    start(s, (RULES.raid, 1), RULES.advance)
    old = of_version_3(json.loads(dump_state(s)))
    assert ["arrive"] not in old["agenda"]
    state = load_state(GAME, json.dumps({**old, "rules": 2}).encode())
    assert isinstance(state, Eldermann)
    events = answer(state, "no")
    assert "arrived" in kinds(events)
    assert state.kontor[0] == ["fish"]
    kept: list[dict[str, Any]] = [{"course": ["a2"]}, {"wake": []}, {"ships": ["a2", "b1"]}, {"agenda": [["plan"]]}]
    for same in kept:
        assert upgrade_2_to_3({**old, **same}) == {**old, **same}
