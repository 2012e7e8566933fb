from __future__ import annotations

import random

import pytest

from games.kernel.state import Result, Zone
from games.kernel.visibility import view
from games.kernel.worlds import determinize
from games.tallinn.material import FACTIONS, MATERIALS
from games.tallinn.sections import scoring
from games.tallinn.state import Tallinn
from render import captions, checks
from render.paint.palette import BACK
from render.paint.scene import Shape
from render.painter import Legend
from render.random_positions import LONG_NAMES, NAMES, legend_of, matches, scenes
from render.tallinn import PAINTER, facts
from render.tallinn.pieces import half_card, tower_card
from tests.render.looking import arts, region, strings
from tests.render.tallinn import states

ASKED = (1, 3)


@pytest.mark.parametrize(("seats", "locale", "names"), [(2, "de", NAMES), (3, "en", LONG_NAMES), (4, "de", LONG_NAMES)])
def test_pictures_of_random_games_are_sound(seats: int, locale: str, names: tuple[str, ...]) -> None:
    """Every picture of every position passes the structural checks."""
    for step, match in enumerate(matches("tallinn", seats, 40 + seats)):
        legend = legend_of(match, locale, names)
        for name, scene in scenes(match, legend).items():
            assert (name, checks.problems(scene)) == (name, [])
            if step % 12 == 0 or match.state.over:
                assert (name, checks.cache_problems(scene, "tallinn")) == (name, [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_viewer_sees_what_the_rules_hide(seats: int) -> None:
    """Two worlds that a viewer cannot tell apart give this viewer equal pictures."""
    rng = random.Random(seats)
    for match in matches("tallinn", seats, seats):
        assert checks.secrecy_problems(match, legend_of(match, "de"), rng) == []


def test_the_board_would_show_a_tower_it_was_told() -> None:
    """The secrecy test can fail: a hidden tower that reaches the painter is drawn."""
    told = set()
    for match in matches("tallinn", 3, 8):
        seen = view(match.state, None)
        legend = legend_of(match, "de")
        told.add(PAINTER.board(seen, legend) == PAINTER.board(match.state, legend))
    assert told == {True, False}


def test_a_hand_is_refused_from_another_view() -> None:
    """A hand cannot be drawn without its cards."""
    with pytest.raises(ValueError, match="owner"):
        PAINTER.hand(states.towers_to_build(), 0, states.german())


def test_the_row_of_a_seat_tells_its_facts() -> None:
    """Name, strengths, cards, hand, deck and towers each have their mark."""
    scene = PAINTER.board(states.towers_to_build(), states.german(ASKED))
    dirk = region(scene, "row-3")
    assert [word for word in strings(dirk) if word in {"Dirk", "5", "?"}].count("?") == 1
    assert {"Dirk", "2"} <= set(strings(dirk))
    assert half_card(MATERIALS[""], "1L", 0, 0, fresh=True).art in arts(dirk)
    assert half_card(MATERIALS[""], "9L", 0, 0).art in arts(dirk)
    assert {tower_card("5", "Turm", 0, 0).art, tower_card("?", "Turm", 0, 0).art} <= set(arts(dirk))
    first = [art.items[0] for art in arts(dirk)]
    assert len([item for item in first if isinstance(item, Shape) and item.fill == BACK]) == 1
    assert "15" in strings(region(scene, "band-3"))


def test_a_contest_is_spelled_out() -> None:
    """Each opponent of a contest has a line with both strengths and the points."""
    assert scoring.duels(states.towers_to_build(), 3) == (
        scoring.Duel(0, 6, 10, 0),
        scoring.Duel(1, 6, 0, 2),
        scoring.Duel(2, 6, 2, 2),
    )
    scene = PAINTER.board(states.towers_to_build(), states.german(ASKED))
    assert strings(region(scene, "box-3"))[:2] == ["Wettstreit", "+4"]
    assert strings(region(scene, "box-0")) == ["kein Wettstreit"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_spelled_out_contests_add_up(seats: int) -> None:
    """The lines of a contest bring exactly the points that the rules gave."""
    seen = 0
    for match in matches("tallinn", seats, 60 + seats):
        for seat, faction in enumerate(match.state.contests):
            if faction and (lines := scoring.duels(match.state, seat)):
                assert sum(line.gain for line in lines) == match.state.gains[seat]
                seen += 1
    assert seen


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ((0, 1, 2, 3), "Alle wählen verdeckt"),
        ((3,), "Dirk wählt"),
        ((1, 3), "Bea und Dirk wählen"),
        ((0, 1, 2), "Anna, Bea und Cem wählen"),
    ],
)
def test_the_header_says_who_is_asked(asked: tuple[int, ...], text: str) -> None:
    """The seats that are asked are put into words, answered or not."""
    assert text in strings(region(PAINTER.board(states.towers_to_build(), states.german(asked)), "phase"))


def test_long_names_give_way_to_a_count() -> None:
    """Where names do not fit, the header says how many must choose."""
    legend = states.german((0, 1, 2), LONG_NAMES[:4])
    assert "3 wählen" in strings(PAINTER.board(states.towers_to_build(), legend))


def test_towers_are_revealed_at_the_end() -> None:
    """The final board shows every tower's number, places and the winner."""
    scene = PAINTER.board(states.scored(), states.german())
    assert "?" not in strings(scene)
    assert "Sieg: Bea" in strings(region(scene, "phase"))
    assert "1. Platz" in strings(region(scene, "box-1"))


def test_a_hand_names_both_halves_of_each_card() -> None:
    """Every option of the hand is written as it is typed; what the message says already is not."""
    scene = PAINTER.hand(states.card_to_choose(), 1, states.german((1,)))
    assert scene is not None
    assert {"7L", "7R", "4L", "4R", "9L", "9R", "verdeckt"} <= set(strings(scene))
    assert "Verdeckter Turm: Karte 5" in strings(scene)
    assert [region.key for region in scene.regions] == ["card-4", "card-7", "card-9", "note"]


@pytest.mark.parametrize("cards", [[], ["7"], ["10", "2"], ["10", "9", "8"], ["7", "10", "9", "3"]])
def test_hands_of_any_size_are_sound(cards: list[str]) -> None:
    """None to four cards fit, chosen and covered halves included."""
    state = states.card_to_choose()
    state.hands[1] = Zone.of(cards)
    for choice in [None, *(card + side for card in cards for side in "LR")]:
        state.given = {1: choice} if choice else {}
        scene = PAINTER.hand(state, 1, states.german((1,)))
        assert scene is not None
        assert checks.problems(scene) == []


def test_a_tower_choice_names_every_option() -> None:
    """A seat that may build sees the cards of row and hand by their names, and the choice of no tower; no ids."""
    for match in matches("tallinn", 3, 21):
        for seat, ask in match.game.rules.asked(match.state).items():
            if match.state.section == "build_tower":
                scene = PAINTER.hand(view(match.state, seat), seat, legend_of(match, "en"))
                assert scene is not None
                found = strings(scene)
                cards = [choice.split()[1] for choice in ask.offered() if choice != "none"]
                assert {*cards, "No tower", "From your row"} <= set(found)
                assert not set(found) & {choice for choice in ask.offered() if " " in choice or choice == "none"}


def test_there_is_nothing_to_hold_after_the_end() -> None:
    """After the end there is a score sheet but no hand, before it the reverse."""
    legend = states.german()
    assert PAINTER.hand(states.scored(), 0, legend) is None
    assert PAINTER.score(states.scored(), legend) is not None
    assert PAINTER.score(states.card_to_choose(), legend) is None


def test_the_score_sheet_tells_every_line() -> None:
    """All numbers of the sheet, the winner and the values of the scoring are written."""
    state = states.scored()
    scene = PAINTER.score(state, states.german())
    assert scene is not None
    found = strings(scene)
    for sheet in state.sheet:
        assert {str(sheet.game), str(sheet.total)} <= set(found)
        for faction in FACTIONS:
            assert captions.with_sign(getattr(sheet, faction)) in found
    assert {"Sieg: Bea", "Kaufleute", "Vorsprung 5", "keiner", "2.", "3.", "4."} <= set(found)


def _tied(winners: tuple[int, ...], tiebreak: str) -> Tallinn:
    state = states.scored()
    state.result = Result((60, 60, 40, 40), winners, tiebreak)
    return state


def test_a_broken_tie_is_explained() -> None:
    """The tie-break is named with the symbols that decided, and places follow it."""
    state, legend = _tied((0,), "tiebreak-towers"), states.german()
    assert facts.tiebreak(state, legend) == "Gleichstand: mehr Personen auf Türmen (8 : 3)"
    assert [captions.place_of(state, seat) for seat in range(4)] == [1, 2, 3, 3]
    assert facts.tiebreak(state, legend) in strings(PAINTER.score(state, legend))


def test_a_tie_that_two_of_three_win_names_what_the_third_lacked() -> None:
    """The symbols named are those that decided, not those of two winners."""
    state = _tied((0, 2), "tiebreak-towers")
    state.result = Result((60, 60, 60, 40), (0, 2), "tiebreak-towers")
    state.towers[2] = state.towers[0]
    assert facts.tiebreak(state, states.german()) == "Gleichstand: mehr Personen auf Türmen (8 : 3)"


def test_a_shared_victory_names_all_winners() -> None:
    """Winners share the first place; long names give way to the bare fact."""
    state = _tied((0, 1), "tiebreak-shared")
    assert "Geteilter Sieg: Anna und Bea" in strings(PAINTER.board(state, states.german()))
    assert "Geteilter Sieg" in strings(PAINTER.score(state, states.german(names=LONG_NAMES[:4])))
    assert [captions.place_of(state, seat) for seat in range(4)] == [1, 1, 3, 3]


def test_a_name_that_cannot_be_drawn_becomes_a_number() -> None:
    """Every seat keeps a name and a letter on its token."""
    legend = Legend(("\ue000\ue001", "\ue000 Bo", "-x", ""), states.german().words)
    assert [legend.name(seat) for seat in range(4)] == ["1", "Bo", "-x", "4"]
    assert [legend.letter(seat) for seat in range(4)] == ["1", "B", "X", "4"]


def test_sampled_worlds_differ() -> None:
    """The secrecy test compares different worlds, not the same one twice."""
    match = next(matches("tallinn", 2, 1))
    seen = view(match.state, None)
    world = determinize(match.game.rules, seen, random.Random(3))
    assert world.hands != match.state.hands
