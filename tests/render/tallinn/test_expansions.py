"""Pictures of the Envoy, the Chronicles and the tower variant."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from games.kernel.state import Zone
from games.tallinn.material import FACTIONS, MATERIALS
from games.tallinn.sections import scoring
from games.tallinn.state import Tallinn
from render import checks
from render.paint.scene import Scene
from render.painter import Legend
from render.random_positions import LONG_NAMES, legend_of, matches, scenes, tables
from render.tallinn import PAINTER, facts, gift
from render.tallinn.pieces import ENVOY_FACE, gone_card, half_card, open_tower, plate, points
from tests.given import long
from tests.render.looking import arts, region, strings
from tests.render.tallinn import states

ASKED = (1,)
PAIRS = {("off", "on", "together"), ("en", "on", "score"), ("de", "off", "together"), ("en", "off", "score")}
"""Tables with each value of each option, with and without the others."""


def board(state: Tallinn, asked: tuple[int, ...] = ()) -> Scene:
    """Draw a board in German."""
    return PAINTER.board(state, states.german(asked))


def hand(state: Tallinn, seat: int) -> Scene:
    """Draw what a seat must choose from, in German."""
    scene = PAINTER.hand(state, seat, states.german((seat,)))
    assert scene is not None
    assert checks.problems(scene) == []
    return scene


@pytest.mark.parametrize(
    "options",
    [options if tuple(options.values()) in PAIRS else long(options) for options in tables("tallinn")[1:]],
    ids=lambda options: "-".join(options.values()),
)
def test_pictures_of_every_option_are_sound_and_keep_secrets(options: dict[str, str]) -> None:
    """Every picture of a game with each combination of options passes the checks, also with long names."""
    rng, seats = random.Random(3), 2 + len("".join(options.values())) % 3
    for match in matches("tallinn", seats, 5, options):
        legend = legend_of(match, "de", LONG_NAMES)
        assert checks.secrecy_problems(match, legend, rng) == []
        for name, scene in scenes(match, legend).items():
            assert (name, checks.problems(scene)) == (name, [])


def test_chronicles_lie_in_the_header() -> None:
    """Each level shows what it asks and pays: who scored it, or after which round it is scored."""
    scene = board(states.everything(), ASKED)
    first, second = region(scene, "chronicle-1"), region(scene, "chronicle-2")
    assert points(4, 0, 0).art in arts(first)
    assert strings(first).count("+4") == 2
    assert {"5+", "8+", "haben · Runde 8"} <= set(strings(second))
    assert {points(4, 0, 0, 36).art, points(8, 0, 0, 36).art} <= set(arts(second))


@pytest.mark.parametrize(("envoy", "rounds", "last"), [("off", 10, 7), ("de", 11, 7), ("en", 11, 8)])
def test_the_second_chronicle_is_scored_when_the_deck_is_empty(envoy: str, rounds: int, last: int) -> None:
    """The rounds named on the Chronicles are those of the rules."""
    state = Tallinn(envoy=envoy, rounds=rounds)
    assert [state.chronicle_round(level) for level in (1, 2)] == [4, last]


def test_named_rounds_are_those_in_which_chronicles_are_scored() -> None:
    """What the picture promises is what the rules do."""
    for options in tables("tallinn"):
        scored: dict[int, int] = {}
        for match in matches("tallinn", 2, 1, options):
            for level in range(len(match.state.chronicle_gains)):
                scored.setdefault(level + 1, match.state.round - (match.state.section == "choose_card"))
        assert scored == {level: match.state.chronicle_round(level) for level in scored}
        assert len(scored) == 2 * (options["chronicles"] == "on")


def test_what_counts_for_a_chronicle_is_told_beside_the_row() -> None:
    """Without the start card Cem has 2 merchants of the Chronicle to come; finished Chronicles are not watched."""
    state = states.everything()
    assert facts.factions_to_score(state) == {0}
    assert state.influence(2)[0] == 2
    assert "2" in strings(region(board(state), "row-2"))
    state.chronicle_gains.append([0, 0, 0, 0])
    assert facts.factions_to_score(state) == set()


def test_given_cards_leave_an_empty_place() -> None:
    """A card given up is still named, as a place that stays empty."""
    assert gone_card("4L", 0, 0, 88).art in arts(region(board(states.everything()), "row-2"))


def test_twelve_places_stay_clear_of_the_box() -> None:
    """A full row of the Envoy's game ends before the box, and its cards do not touch."""
    state = states.everything()
    state.rows[0] = ["S1", *(f"{card}L" for card in range(1, 11)), "ER"]
    state.hands[0] = state.decks[0] = state.towers[0] = Zone()
    state.gone[0] = []
    laid = [
        item
        for item in region(board(state), "row-0").items
        if getattr(item, "art", None)
        in {half_card(MATERIALS[""], half, 0, 0, fresh=half == "ER", width=88).art for half in state.rows[0]}
    ]
    lefts = sorted(item.x for item in laid)  # type: ignore[union-attr]  # only sprites have an art
    assert len(lefts) == 12
    assert min(b - a for a, b in pairwise(lefts)) >= 92
    assert lefts[-1] + 88 <= 1294


def test_the_envoys_contest_shows_its_two_symbols() -> None:
    """Each comparison names the two symbols apart, and they decide."""
    state = states.everything()
    lines = scoring.duels(state, 0)
    assert {line.envoys for line in lines} == {2}
    assert sum(line.gain for line in lines) == state.gains[0]
    assert f"{lines[0].mine}+2" in strings(region(board(state), "box-0"))


def test_an_envoy_without_a_faction_is_announced() -> None:
    """While the faction is named, the box asks for it, and a coin's contest is yet to come."""
    scene = board(states.envoy_to_send(), (0,))
    assert "Für welchen Stand?" in strings(region(scene, "box-0"))
    assert "Wettstreit folgt" in strings(region(scene, "box-3"))
    assert "kein Wettstreit" in strings(region(scene, "box-2"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_foreseen_contests_come_true(seats: int) -> None:
    """What the private picture says a faction would bring is what the rules then give."""
    seen, promised = 0, {}
    for seed in range(8):
        for match in matches("tallinn", seats, seed, {"envoy": "de"}):
            if match.state.section == "name_faction":
                promised = {seat: facts.strengths(match.state) for seat in match.state.asked_seats}
                lines = {
                    (seat, f): sum(line.gain for line in scoring.envoy_duels(match.state, seat, f))
                    for seat in promised
                    for f in facts.SYMBOLS
                }
            elif promised:
                for seat in promised:
                    faction = FACTIONS.index(match.state.contests[seat])
                    assert match.state.gains[seat] == lines[seat, faction]
                    seen += 1
                promised = {}
    assert seen


def test_builders_stand_in_their_order() -> None:
    """Seats that have decided are ticked, the one that decides has an hourglass, later ones have a number."""
    phase = region(board(states.everything(), ASKED), "phase")
    assert "3" in strings(phase)
    assert "2" not in strings(phase)
    assert "3" in strings(region(board(states.everything(), ASKED), "band-0"))


def test_the_exchange_numbers_the_cards_below_the_deck() -> None:
    """Cards, order and price are shown; to exchange nothing stays on offer."""
    scene = hand(states.exchange_to_make(), 1)
    assert {"kostet 2 Punkte", "Nichts tauschen", "E"} <= set(strings(scene))
    below = strings(region(scene, "below"))
    assert below.index("9") < below.index("4")
    assert "1" in strings(region(scene, "card-9"))
    assert "2" in strings(region(scene, "card-4"))


def test_a_seat_remembers_what_lies_below_its_deck() -> None:
    """After the exchange the own hand recalls the cards in the order in which they come."""
    state = states.card_to_choose()
    state.decks[1] = Zone(["2", "6", "?"], [2, 2, 0])
    assert "Verdeckter Turm: Karte 5  ·  Unter deinem Stapel: 6, 2" in strings(hand(state, 1))


def test_naming_a_faction_offers_all_three() -> None:
    """Each faction has its name and the points it would bring."""
    scene = hand(states.envoy_to_send(), 0)
    assert strings(scene).count("Kaufleute") == strings(scene).count("Ritter") == strings(scene).count("Mönche") == 2


def test_after_a_tie_only_the_smallest_factions_are_offered() -> None:
    """Before the final scoring a faction that is not smallest cannot be chosen; its values are the final ones."""
    state = states.envoy_to_send()
    state.agenda, state.rows[0] = [["send_tied_envoys"]], ["S1", "7L", "6R", "ER", "4R", "1R"]
    assert facts.smallest(state, 0) == [2]
    state.rows[0] = ["S4", "8L", "ER", "2L"]
    assert facts.smallest(state, 0) == [0, 2]
    assert {"Kaufleute", "Ritter", "Mönche"} & set(strings(hand(state, 0))) == {"Kaufleute", "Mönche"}
    assert {line.gain for line in scoring.envoy_duels(state, 0, 0)} <= {0, 2, 4}


@pytest.mark.parametrize(("choice", "warned"), [("8+4", False), ("8+4+2", True), ("none", False)])
def test_giving_more_than_needed_is_warned_of(choice: str, warned: bool) -> None:
    """Knights of card 8 and monks of card 4 suffice; one card more could be kept."""
    state = states.cards_to_give()
    state.given = {1: choice}
    found = strings(hand(state, 1))
    assert ("Mehr als nötig: Eine Karte könntest du behalten." in found) == warned
    assert {"8", "1", "6", "4", "2", "3", "Nichts abgeben"} <= set(found)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_warning_is_that_of_the_rules(seats: int) -> None:
    """The picture warns exactly where the rules warn."""
    warned = set()
    for seed in range(6):
        for match in matches("tallinn", seats, seed, {"chronicles": "on"}):
            state, rules = match.state, match.game.rules
            for seat, ask in rules.asked(state).items() if state.section == "give_up" else ():
                level = len(state.chronicle_gains)
                step, halves = state.chronicle(level).steps(level)[0], state.material.halves
                for choice in ask.offered(40):
                    picked = [halves[half].symbols for half in state.rows[seat][1:] if half[:-1] in choice.split("+")]
                    told = rules.warning(state, seat, choice) is not None
                    assert gift.spare(step, picked) == told
                    warned.add(told)
    assert warned == {True, False}


def test_the_end_shows_where_the_envoy_went() -> None:
    """Row, strength and score sheet mark the faction that the Envoy supports."""
    state = states.scored_with_everything()
    row = region(board(state), "row-0")
    assert "+2" in strings(row)
    assert half_card(MATERIALS[""], "ER", 0, 0, width=88, sent=2).art in arts(row)
    sheet = PAINTER.score(state, states.german())
    assert sheet is not None
    assert plate(ENVOY_FACE, 0, 0, 30).art in arts(region(sheet, "sheet"))


def test_towers_show_both_halves_at_the_end() -> None:
    """Every tower of the final board is open."""
    state = states.scored_with_everything()
    found = arts(region(board(state), "row-1"))
    assert {open_tower(MATERIALS[""], "5", 0, 0, 88).art, open_tower(MATERIALS[""], "E", 0, 0, 88).art} <= set(found)
    assert open_tower(MATERIALS[""], "E", 0, 0, 88).art not in arts(region(board(states.everything()), "row-1"))


def test_the_sheet_has_lines_for_what_was_played() -> None:
    """Exchange and Chronicles have lines of their own, and only where they belong; the lines add up."""
    state = states.scored_with_everything()
    plain, full = PAINTER.score(states.scored(), states.german()), PAINTER.score(state, states.german())
    assert {"Tausch", "Chroniken"} <= set(strings(full))
    assert not {"Tausch", "Chroniken"} & set(strings(plain))
    assert {"−2", "+12"} <= set(strings(full))
    assert facts.tower_strength(state, 1) == (3, 3, 2)


def test_a_tower_choice_shows_the_envoy() -> None:
    """It is marked in the picture, and its effect names what it adds."""
    for match in matches("tallinn", 4, 2, {"envoy": "de"}):
        for seat, ask in match.game.rules.asked(match.state).items():
            if match.state.section == "build_tower" and "hand E" in ask.offered():
                legend = Legend(LONG_NAMES[:4], states.german().words, (seat,))
                assert "E" in strings(PAINTER.hand(match.state, seat, legend))
                said = match.game.voice.gain(match.state, seat, "hand E", legend.words).text
                assert said.endswith("1 Mönch, 2 Wappen")
                return
    pytest.fail("nobody could build the Envoy")
