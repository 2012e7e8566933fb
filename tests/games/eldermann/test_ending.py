"""Spielende."""

from typing import Any

from games.eldermann.rules import RULES
from games.eldermann.sections.ledger import change_points, end_unelected
from games.eldermann.state import Eldermann
from games.kernel.events import Events
from tests.games.eldermann.positions import answer, kinds, lay, level, market, offered, sail, start, table, turn

ALL = ["beer", "fish", "grain", "cloth"]


def feasting(points: int = 21, **fields: Any) -> Eldermann:
    """Lay all goods into the Kontor of seat 0, after the election was called."""
    fields = {"points": [points, 0], "election": True, "kontor": [list(ALL), []], **fields}
    return level(table(**fields), 0, storehouse=1)


def test_ending_mayor_calls_the_election_for_good() -> None:
    """At 29 points; it stays called if the points are lost (G9)."""
    s = table(points=[28, 0])
    events = Events()
    change_points(s, events, 0, 1)
    assert s.election
    assert kinds(events) == ["election"]
    change_points(s, events, 0, -5)
    assert s.election


def test_ending_feast_wins() -> None:
    """All four goods at home, patrician or better, election called: the feast decides, not the points (G1)."""
    s = market(feasting(points=21, ships=["c3", "k11"]))
    s.points[1] = 28
    answer(s, "feast")
    assert (s.ending, s.outcome.winners, s.outcome.decided) == ("feast", (0,), "decided-feast")


def test_ending_feast_needs_rank_and_election() -> None:
    """21 points at that moment (G3, G9), and the election (G2)."""
    assert "feast" not in offered(market(feasting(points=20)), 0)
    assert "feast" not in offered(market(feasting(election=False)), 0)


def test_ending_feast_goods_lie_in_kontor_or_docked_ship() -> None:
    """Presence is needed only for goods aboard, E fields included (G4)."""
    aboard: dict[str, Any] = {"kontor": [["beer"], []], "hold": [["fish", "grain"], []], "booty": [["cloth"], []]}
    assert "feast" in offered(market(feasting(**aboard)), 0)
    assert "feast" not in offered(market(feasting(ships=["e1", "k11"], **aboard)), 0)
    assert "feast" in offered(market(feasting(ships=["e1", "k11"])), 0)


def test_ending_feast_is_held_before_building() -> None:
    """At any moment of phase 4 (G5); the goods are not spent, the game is over (G8)."""
    s = market(feasting())
    answer(s, "feast")
    assert s.over
    assert s.kontor[0] == ALL


def test_ending_election_and_feast_in_the_same_turn() -> None:
    """The order that makes a mayor opens the feast at once."""
    s = lay(feasting(points=27, election=False, ships=["e1", "k11"], hold=[["fish", "cloth"], []]), "MA-FC")
    market(s)
    assert "feast" not in offered(s, 0)
    answer(s, "fill 1")
    assert "feast" in offered(s, 0)


def test_ending_eldermann_with_the_feast_wins_at_once() -> None:
    """On reaching 37, without holding a feast (H5)."""
    s = lay(feasting(points=34, ships=["e1", "k11"], hold=[["fish", "cloth"], []]), "MA-FC")
    market(s)
    answer(s, "fill 1")
    assert (s.ending, s.outcome.winners) == ("elder", (0,))


def test_ending_eldermann_wins_outside_the_own_turn() -> None:
    """A fight won as defender is enough (G7)."""
    s = level(table(points=[10, 35], guns=[1, 0], kontor=[[], list(ALL)], election=True), 1, storehouse=1)
    start(s, (RULES.declare, 0, 1), draws=[1, 2])
    assert (s.ending, s.outcome.winners) == ("elder", (1,))


def test_ending_eldermann_without_the_feast_does_not_win() -> None:
    """Not even once the goods are there: then a feast wins, the own one or another's (H5)."""
    for seat, good in ((0, "beer"), (1, "cloth")):
        s = lay(feasting(points=34, ships=["e1", "k11"], hold=[["fish", "cloth"], []]), "MA-FC")
        s.kontor = [["fish", "grain", "cloth"], ["fish", "grain", "beer"]]
        s.points[1], s.election = 21, True
        answer(market(s), "fill 1")
        assert (s.points[0], s.elder_seen, s.ending) == (37, True, "")
        s.agenda, s.active = [], seat
        s.kontor[seat].append(good)
        assert not s.ending
        answer(market(s), "feast")
        assert (s.ending, s.outcome.winners) == ("feast", (seat,))


def test_ending_eldermann_since_before_can_be_robbed_on_entering_the_harbour() -> None:
    """A ship that brings the last goods home is asked about first: only its own feast wins after the voyage (H5)."""
    s = coming_home(38, ["fish", "cloth"])
    assert (s.ending, s.section, s.ships[0]) == ("", "raid", "a1")
    answer(s, "no")
    assert (s.section, s.asked_seats) == ("ambush", (1,))
    answer(s, "attack", draws=[3, 0])
    assert s.section == "pillage"


def coming_home(points: int, kontor: list[str]) -> Eldermann:
    """Sail seat 0 home with beer and grain, past a ship at b1 that could raid it in the harbour."""
    s = table(points=[points, 0], guns=[1, 1], ships=["a3", "b1"], hold=[["beer", "grain"], ["fish"]])
    s.elder_seen, s.safe, s.kontor[0] = True, False, kontor
    sail(level(s, 0, storehouse=1), "a2", "a1", draws=[1, 2, 1, 2])
    return s


def test_ending_who_enters_the_own_harbour_can_be_raided_there() -> None:
    """Its Kontor has received its good by then (D5)."""
    s = coming_home(12, ["cloth"])
    assert (s.section, s.ships[0], s.kontor[0]) == ("raid", "a1", ["cloth", "fish"])


def test_ending_captured_goods_without_room_make_no_eldermann() -> None:
    """The fourth good was captured beyond the two fields of the ship: one must go overboard first (C14, G2)."""
    s = table(points=[20, 35], guns=[1, 0], sabotage=1, ships=["k9", "k11"], hold=[["fish"], ["cloth", "beer"]])
    s.kontor[1] = ["grain"]
    sail(level(s, 0, dock=1), "k10")
    answer(s, "attack", draws=[1, 2])
    answer(s, "fish")
    assert (s.section, s.points) == ("jettison", [19, 37])
    answer(s, "cloth")
    assert not s.ending


def test_ending_captured_goods_make_an_eldermann_as_soon_as_they_fit() -> None:
    """What finds no room is thrown overboard, then the four goods at home win (G2)."""
    s = table(points=[20, 35], guns=[1, 0], sabotage=1, ships=["k9", "k11"], hold=[["fish"], ["cloth", "beer"]])
    s.kontor[1] = ["grain", "beer"]
    sail(level(s, 0, dock=1), "k10")
    answer(s, "attack", draws=[1, 2])
    answer(s, "fish")
    answer(s, "beer")
    assert (s.ending, s.outcome.winners) == ("elder", (1,))


def test_ending_late_game_waits_for_an_eldermann() -> None:
    """By option a feast is allowed only once somebody has reached 37 (G2)."""
    late = {"feast": "elder"}
    assert "feast" not in offered(market(feasting(options=late, points=30)), 0)
    assert "feast" in offered(market(feasting(options=late, points=30, elder_seen=True)), 0)


def test_ending_ranks_by_length() -> None:
    """Short 13/19/25/31, normal 13/21/29/37, long 13/25/37/49."""
    for length, ranks in {"short": (13, 19, 25, 31), "normal": (13, 21, 29, 37), "long": (13, 25, 37, 49)}.items():
        s = table(options={"length": length})
        assert s.ranks == ranks
        titles = []
        for points in (0, 5, *ranks):
            s.points[0] = points
            titles.append(s.title(0))
        assert titles == ["hawker", "trader", "councillor", "patrician", "mayor", "elder"]


def test_ending_empty_deck_by_option() -> None:
    """Nobody, or the patrician or better with most points (G6)."""
    for option, points, winners in (
        ("nobody", [30, 20], ()),
        ("points", [30, 20], (0,)),
        ("points", [20, 20], ()),
        ("points", [25, 25], (0, 1)),
    ):
        s = table(options={"empty_deck": option}, points=points)
        end_unelected(s, Events(), "empty")
        assert s.outcome.winners == winners
        assert s.outcome.scores == tuple(points)


def test_ending_round_limit() -> None:
    """After 40 rounds by option; after 60 in any case, as no table runs for ever."""
    for option, last in (("40", 40), ("off", 60)):
        s = turn(table(options={"round_limit": option}, round=last - 1))
        assert (s.round, s.section) == (last, "plan")
        s = turn(table(options={"round_limit": option}, round=last))
        assert s.ending == "limit"


def test_ending_points_below_zero_do_not_exist() -> None:
    """The track begins at 0."""
    s = table(points=[1, 0])
    change_points(s, Events(), 0, -2)
    assert s.points[0] == 0


def test_ending_a_turn_with_a_feast_at_hand_warns() -> None:
    """A player who ends the turn or builds instead of feasting is asked whether that is meant."""
    s = market(feasting(taler=[9, 0], options={"permits": "off"}))
    assert RULES.warning(s, 0, "done") == RULES.warning(s, 0, "dock") == "warning-feast"
    assert RULES.warning(s, 0, "feast") is None
    assert RULES.warning(market(feasting(points=20)), 0, "done") is None
