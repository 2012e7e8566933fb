from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from games.eldermann import GAME
from games.eldermann.material import GOODS, MATERIALS
from games.eldermann.sections.sailing import routes_on_offer
from games.eldermann.state import Eldermann
from games.kernel.catalogue import find
from games.kernel.chance import RandomChance
from games.kernel.match import Match
from games.kernel.state import Zone
from games.kernel.visibility import view
from games.players import play_hints
from render import checks
from render.eldermann import PAINTER, facts, strip
from render.eldermann.board import ALONE, TOGETHER
from render.eldermann.feast import feast_plate
from render.eldermann.layout import centre
from render.eldermann.pieces import chip, die, order, ship
from render.eldermann.seats import ASKED
from render.paint import palette as p
from render.paint.scene import Icon, Shape, Sprite, Text
from render.painter import Legend
from render.random_positions import LONG_NAMES, NAMES, legend_of, matches, scenes
from tests.games.eldermann.positions import asked
from tests.given import long
from tests.render.eldermann import states
from tests.render.looking import arts, region, strings

TABLES = [long(2, "de", NAMES), (3, "en", LONG_NAMES), (4, "de", LONG_NAMES)]


def play_with_hints(seats: int, seed: int) -> Iterator[Match]:
    """Play a game by its hints, which fights, fills orders and builds; give the same match after each decision."""
    rng = random.Random(seed)
    match = Match.begin(find("eldermann"), seats, {}, lambda _first: RandomChance(rng))
    for seat, settings in enumerate(("asked cards all", "asked fight leader")):
        match.wish(seat, settings)
    while not match.state.over:
        seat, ask = next((s, a) for s, a in match.game.rules.asked(match.state).items() if s not in match.state.given)
        match.choose(seat, play_hints(match.game, view(match.state, seat), seat, ask, rng))
        yield match


def check_pictures(match: Match, legend: Legend, *, cached: bool) -> None:
    """Check all pictures of a position."""
    for name, scene in scenes(match, legend).items():
        assert (name, checks.problems(scene)) == (name, [])
        if cached:
            assert (name, checks.cache_problems(scene, "eldermann")) == (name, [])


@pytest.mark.parametrize(("seats", "locale", "names"), TABLES)
def test_pictures_of_random_games_are_sound(seats: int, locale: str, names: tuple[str, ...]) -> None:
    """Pictures of set-up and random turns pass the structural checks."""
    for step, match in enumerate(islice(matches("eldermann", seats, 40 + seats), 120)):
        if step < 12 or step % 5 == 0:
            check_pictures(match, legend_of(match, locale, names), cached=step % 60 == 0)


@pytest.mark.parametrize(
    ("seats", "locale", "names"), [long(2, "de", NAMES), long(3, "en", LONG_NAMES), (4, "de", LONG_NAMES)]
)
def test_pictures_of_sensible_games_are_sound(seats: int, locale: str, names: tuple[str, ...]) -> None:
    """Pictures of full boards, of fights, routes, Spelunke cards and the end pass the structural checks."""
    seen: dict[str, int] = {}
    for match in play_with_hints(seats, seats):
        seen[match.state.section] = seen.get(match.state.section, 0) + 1
        if seen[match.state.section] <= 4 or match.state.over:
            check_pictures(match, legend_of(match, locale, names), cached=match.state.over)
    assert {"sail", "trade", "plan"} <= set(seen)


@pytest.mark.parametrize("seats", [2, 4])
def test_no_viewer_sees_what_the_rules_hide(seats: int) -> None:
    """Two worlds that a viewer cannot tell apart give this viewer equal pictures."""
    rng = random.Random(seats)
    for step, match in enumerate(play_with_hints(seats, seats)):
        if step % 9 == 0:
            assert checks.secrecy_problems(match, legend_of(match, "de"), rng) == []


def test_a_hand_is_refused_from_another_view() -> None:
    """A hand cannot be drawn without its cards."""
    state = states.at_sea()
    state.agenda = [["plan"]]
    with pytest.raises(ValueError, match="owner"):
        PAINTER.hand(state, 1, states.german((1,)))


def test_the_panel_of_a_seat_tells_its_facts() -> None:
    """Name, rank, role, home, reputation, Taler, permits, Spelunke cards and goods have their marks."""
    bea = region(PAINTER.board(states.at_sea(), states.german()), "seat-1")
    assert {"Bea", "Ratsherr", "Admiral aus Danzig", "18", "5", "/ 6", "2", "2 + 1", "W", "E"} <= set(strings(bea))
    goods = [art for art in arts(bea) if art in {chip(good, 0, 0, 31).art for good in ("grain", "cloth", "fish")}]
    assert len(goods) == 5


@pytest.mark.parametrize(
    ("watch", "fills", "said"),
    [
        (asked("no"), [], ""),
        (asked("all"), [p.GOLD], "Anna: 22 Ansehen, 7 Taler, 1 Kanone, d3. Gefragt nach Spelunkenkarten: immer"),
        (asked("no", fight="leader"), [p.IVORY], "Gefragt nach Spelunkenkarten: nie; im Kampf: nur gegen Führende"),
    ],
)
def test_a_seat_that_is_asked_for_cards_is_marked(watch: list[str], fills: list[str], said: str) -> None:
    """Golden where it is asked whatever comes, else pale; text and alt text say when."""
    state = states.at_sea()
    state.watch[0] = watch
    found = region(PAINTER.board(state, states.german()), "seat-0")
    assert [item.fill for item in found.items if isinstance(item, Shape) and item.box[2] == ASKED] == fills
    assert ("?" in strings(found)) == bool(fills)
    legend = states.german()
    assert said in GAME.voice.alt(state, legend.names, legend.words)
    assert said.rsplit(". ", maxsplit=1)[-1] in GAME.voice.board(state, legend.names, legend.words)


def test_the_hand_tells_what_is_planned() -> None:
    """Below each card, for its owner alone."""
    state = states.to_plan()
    state.hand1[1] = Zone.of(["sails1", "ward1"])
    state.plans[1] = "sails1 seat-1"
    found = strings(PAINTER.hand(state, 1, states.german((1,))))
    assert {"gegen Anna", "jede Karte abwehren"} <= set(found)


def test_orders_lie_on_their_towns() -> None:
    """Each town shows its orders, its free goods, and whose home it is."""
    scene = PAINTER.board(states.at_sea(), states.german())
    assert {order("MA-FC", 0, 0, "").art, order("MA-B", 0, 0, "").art} <= set(arts(region(scene, "town-malmo")))
    assert strings(region(scene, "town-lubeck"))[-1] == "A"
    assert "1" in strings(region(scene, "town-memel"))


def test_an_order_that_can_be_filled_is_marked_for_its_own_seat_only() -> None:
    """The private chart frames orders which the goods aboard fill; the board does not."""
    state, legend = states.to_plan(), states.german((1,))
    state.agenda, state.movement, state.given = [["sail"]], 8, {}
    marked = order("ME-GC", 0, 0, "", fits=True).art
    assert marked in arts(region(PAINTER.hand(state, 1, legend), "town-memel"))
    assert marked not in arts(region(PAINTER.board(state, legend), "town-memel"))


def test_harbours_in_reach_are_written_with_their_distance() -> None:
    """A sailing player sees how far each harbour is."""
    state = states.at_sea()
    found = strings(region(PAINTER.board(state, states.german((1,))), "sea"))
    assert facts.reach(state).ports == {"g11": 4, "k5": 6}
    assert set(state.chart.ports("k11", 8)) == {"g11", "k5"}
    assert {"4", "6"} <= set(found)


def test_every_route_has_a_number_and_a_line_of_words() -> None:
    """The lines on the chart and the labels of the buttons belong together."""
    state = states.route_to_choose()
    scene = PAINTER.hand(state, 1, states.german((1,)))
    assert [route.key for route in routes_on_offer(state)] == ["meet p1", "calm"]
    assert {"1", "2"} <= set(strings(region(scene, "sea")))
    assert "Weg 1: 6 Felder" in strings(region(scene, "list"))


def test_ships_share_a_harbour() -> None:
    """Several ships in one harbour are all drawn, smaller and apart."""
    state = states.at_sea()
    state.ships = ["a1"] * 4
    sea = region(PAINTER.board(state, states.german()), "sea")
    small = [item for item in sea.items if isinstance(item, Sprite) and item.art.width == TOGETHER]
    assert len({(item.x, item.y) for item in small}) == 4


def test_a_fight_is_told_with_dice_and_totals() -> None:
    """The picture for a player who decides in a fight shows dice, totals, what is lost and the goods to choose from."""
    scene = PAINTER.hand(states.raid_won(), 1, states.german((1,)))
    assert {"Bea überfällt Dirk", "5", "3", "2 Waren", "Bea siegt", "Bea: −1 Ansehen"} <= set(strings(scene))
    assert die(3, 0, 0, 108, attack=True).art in arts(region(scene, "side-0"))
    assert len(arts(region(scene, "end"))) == 4


def test_the_strip_of_a_fight_hides_no_ship() -> None:
    """Wherever the ships lie, the strip on the sea leaves them in sight."""
    state, rng = states.raid_won(), random.Random(1)
    for _ in range(60):
        state.ships = rng.sample([column + str(row) for column in "abcdefghijk" for row in range(1, 12)], 4)
        x, y = strip.strip_place(state)
        for cell in state.ships:
            dx, dy = centre(cell)
            assert not (x < dx < x + 350 and y < dy < y + 140)


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (states.feast(), "Anna wird zum Eldermann gewählt"),
        (states.unelected(), "Niemand wird gewählt"),
    ],
)
def test_the_end_is_told_on_board_and_score(state: Eldermann, text: str) -> None:
    """Both name the new Eldermann, or say that nobody is elected; there is nothing to hold any more."""
    legend = states.german()
    assert text in strings(PAINTER.board(state, legend))
    assert text in strings(PAINTER.score(state, legend))
    assert PAINTER.hand(state, 0, legend) is None


def test_the_score_sheet_tells_where_reputation_came_from() -> None:
    """All counts of the sheet are written; before the end there is none."""
    found = strings(PAINTER.score(states.feast(), states.german()))
    assert {"31", "26", "+20", "−1", "3 : 1", "Rang", "Bürgermeister", "Patrizier", "Ratsherr"} <= set(found)
    how = "Gewonnen durch das Fest, nicht durch das meiste Ansehen: Wahl ausgerufen, mindestens Patrizier (21)"
    assert how in " ".join(found)
    assert PAINTER.score(states.at_sea(), states.german()) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("called", [False, True])
def test_ladder_and_feast_are_told_at_every_seat_count(seats: int, called: bool) -> None:
    """All ranks with their reputation, who stands there, and what the feast needs; beside the chart or below it."""
    match = next(matches("eldermann", seats, 1))
    match.state.election = called
    ladder = region(PAINTER.board(view(match.state, None), legend_of(match, "de")), "ladder")
    ranks = {"Krämer", "Händler", "Ratsherr", "Patrizier", "Bürgermeister", "Eldermann"}
    assert ranks | {"0", "5", "13", "21", "29", "37"} <= set(strings(ladder))
    assert strings(ladder).count("21") == 2  # the rank, and the feast
    assert {chip(good, 0, 0, 30).art for good in GOODS} <= set(arts(ladder))
    mark = "check_bold" if called else "close_thick"
    assert [item.name for item in ladder.items if isinstance(item, Icon) and item.size == 24] == [mark]


def test_a_die_that_shows_nothing_is_not_blank() -> None:
    """The defence has a face of 0, and a die before the throw a question mark."""
    shown = {
        value: [item.string for item in die(value, 0, 0, 50, attack=False).art.items if isinstance(item, Text)]
        for value in (-1, 0, 1)
    }
    assert shown == {-1: ["?"], 0: ["0"], 1: []}


def test_the_banner_of_the_end_covers_no_harbour() -> None:
    """Wherever ships lie, and so the banner."""
    state, rng = states.feast(), random.Random(1)
    cells = [column + str(row) for column in "abcdefghijk" for row in range(1, 12)]
    for _ in range(60):
        state.ships = rng.sample(cells, 4)
        plate = next(item for item in feast_plate(state, states.german()) if isinstance(item, Shape))
        for harbour in MATERIALS[""].chart.harbours:
            x, y = centre(harbour)
            assert not checks.overlap(plate.box, (x - 35, y - 35, 70, 70)), (harbour, plate.box)


def test_no_private_picture_names_an_id() -> None:
    """Cards have their names; what is chosen is marked, and said by the message alone."""
    state = states.to_plan()
    for given in ("3+5", "none"):
        state.given = {1: given}
        found = strings(PAINTER.hand(state, 1, states.german((1,))))
        assert not [text for text in found if "bis zu" in text]
        assert not {"none", "ward2", "curse", "sails1"} & set(found)


def test_the_active_ship_is_drawn_in_full() -> None:
    """A ship alone on its cell has its full size."""
    sea = region(PAINTER.board(states.at_sea(), states.german()), "sea")
    assert ship(1, "B", 0, 0, ALONE).art in arts(sea)
