"""What Ulm shows of the table below what a seat must choose from."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from games.kernel.match import Match
from games.kernel.visibility import view
from games.kernel.words import LOCALES, words_for
from games.ulm import GAME
from games.ulm.material import CARDS, LABELS, MATERIALS, QUARTER_IDS
from games.ulm.sections.prospects import DOCK, TOWN, is_cathedral_shown
from render.checks import problems
from render.paint.scene import Sprite
from render.painter import Legend, own_picture
from render.random_positions import legend_of, matches
from render.ulm import PAINTER, around, facts
from tests.games.ulm import another_set
from tests.games.ulm.positions import acting, do
from tests.render.looking import region, strings


def first(seats: int, sections: Sequence[str]) -> Match[Any]:
    """Reach the first question of one of these sections in a random game."""
    return next(match for match in matches("ulm", seats, 5) if match.state.section in sections)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("theirs", [False, True])
def test_the_town_lies_below_the_hand_for_who_sails(seats: int, locale: str, theirs: bool) -> None:
    """Every quarter by name, every field, every barge and all points; with any set, and in the alternative text."""
    match = first(seats, TOWN)
    if theirs:
        match.state.material_id = another_set.learn()
    seat, legend = match.state.waiting[0], legend_of(match, locale)
    seen = view(match.state, seat)
    scene = own_picture(PAINTER, seen, seat, legend)
    assert scene is not None
    assert problems(scene) == []
    said = GAME.voice.table(seen, seat, legend.words)
    for name in QUARTER_IDS:
        shown = legend.words.text("quarter-name", quarter=name)
        assert shown in strings(region(scene, f"table-quarter-{name}"))
        assert shown in said
    assert {facts.field(place) for place in range(len(LABELS))} <= set(strings(scene))
    assert all(str(points) in strings(region(scene, "table-stocks")) for points in seen.points)
    assert all(legend.words.seat(other) in said for other in range(seats))


def test_who_takes_a_tile_sees_the_dock() -> None:
    """And what it would pay for; nothing of the town, which it does not decide about."""
    match = first(3, DOCK)
    seat, legend = match.state.waiting[0], legend_of(match, "en")
    scene = own_picture(PAINTER, view(match.state, seat), seat, legend)
    assert scene is not None
    drawn = [item for item in region(scene, "table-stocks").items if isinstance(item, Sprite)]
    assert len(drawn) >= len(match.state.dock)
    assert [each.key for each in scene.regions if each.key.startswith("table-")] == ["table-stocks"]
    assert "reach" not in {each.key for each in scene.regions}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_question_has_a_picture_higher_than_nine_tenths_of_its_width(seats: int) -> None:
    """However many cards are held, and whatever is asked."""
    for match in matches("ulm", seats, 5):
        legend = legend_of(match, "de")
        for seat in legend.asked:
            scene = own_picture(PAINTER, view(match.state, seat), seat, legend)
            assert scene is not None
            assert scene.size[1] <= 0.9 * scene.size[0], match.state.section


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [2, 4, 6, 13])
def test_many_cards_are_drawn_small(locale: str, count: int) -> None:
    """Each by its name, with what it would add; of up to six also both uses, and every text in its place."""
    hand = list(CARDS)[::2][:count]
    s = view(acting("rs", hands=[" ".join(hand), ""], tiles=["mrk", ""]), 0)
    legend = Legend(("Anna", "Bernd"), words_for(locale, GAME.package), (0,))
    scene = own_picture(PAINTER, s, 0, legend)
    assert scene is not None
    assert problems(scene) == []
    assert scene.size[1] <= 0.9 * scene.size[0]
    for card in hand:
        assert facts.card_title(card, legend.words) in strings(region(scene, f"card-{card}"))


def test_who_is_not_asked_sees_the_hand_alone() -> None:
    """As does everybody after the end."""
    match = first(3, TOWN)
    seat = match.state.waiting[0]
    seen, legend = view(match.state, seat), replace(legend_of(match, "en"), asked=())
    assert PAINTER.table(seen, seat, legend) is None


@pytest.mark.parametrize("barges", [[0, 0], [0, 0, 0], [0, 0, 0, 0], [3, 0, 0, 0]])
def test_all_barges_have_room_at_the_start(barges: list[int]) -> None:
    """They share the first field, side by side within its width."""
    for seats in {at: barges.count(at) for at in barges}.values():
        assert len(around.SHARED.get(seats, around.ALL_SHARE)) == seats


def test_coats_are_chosen_beside_the_cathedral() -> None:
    """Their fields around it are what the choice is about; cards hide it, as they need the room."""
    s = acting("s", coins=[4, 0], barges=[0, 0], stack=["coat_garden", "coat_armoury"])
    do(s, "seal crooked_house")
    assert s.section == "choose_coat"
    assert is_cathedral_shown(view(s, 0), 0)
    s = acting("k", tiles=["mm", ""], coins=[4, 0])
    do(s, "buy money+money")
    assert s.section == "choose_card"
    assert not is_cathedral_shown(view(s, 0), 0)


def test_the_narrowest_quarter_keeps_seals_and_crest_apart() -> None:
    """Of as many places as a file may give it."""
    farming = MATERIALS[""].quarters[0]
    _, _, width, _ = around._box(farming, MATERIALS[""].bridge)
    assert farming.length == 4
    last = 20 + (farming.slots - 1) * around.PITCH + around.PLACE // 2
    assert last < width - 40
