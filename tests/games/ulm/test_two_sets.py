"""Two sets of Ulm's components, used in turn by one process."""

import copy
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from games.kernel.chance import RandomChance
from games.kernel.events import Silence
from games.kernel.saving import dump_state, load_state
from games.kernel.visibility import view
from games.kernel.words import words_for
from games.ulm import GAME
from games.ulm.hints.hints import UlmHints
from games.ulm.material import LABELS, MATERIALS, QUARTER_AT
from games.ulm.printed import PRINTED
from games.ulm.state import Ulm
from render.painter import Legend
from render.ulm import PAINTER
from tests.games.ulm import another_set
from tests.games.ulm.positions import acting, do, offered_with

RULES, HINTS = GAME.rules, UlmHints()
WORDS = words_for("en-GB", "games.ulm")
NAMES = ("Anna", "Bea", "Cleo")
EVERY = 9
"""So many asks apart the games are told and drawn: drawing takes longest."""


@pytest.fixture(scope="module")
def other() -> str:
    """Learn a set in which everything differs that may."""
    return another_set.learn()


def played(digest: str) -> Iterator[Ulm]:
    """Play a game by the hints; yield the state at each ask."""
    rng = random.Random(3)
    chance, silence = RandomChance(rng), Silence()
    s = RULES.setup(len(NAMES), GAME.settle_options(3, {}), chance, silence, digest)
    RULES.run(s, chance, silence)
    while not s.over:
        yield s
        for seat in tuple(RULES.asked(s)):
            seen = view(s, seat)
            RULES.apply(s, seat, HINTS.policy(seen, seat, RULES.asked(seen)[seat], rng), chance, silence)
    yield s


def told(s: Ulm) -> tuple[object, ...]:
    """Say and draw all that shows components."""
    seen = view(s, s.turn)
    legend = Legend(NAMES, WORDS, tuple(s.asked_seats), s.material_id)
    texts = [GAME.voice.board(seen, NAMES, WORDS), GAME.voice.hand(seen, s.turn, WORDS)]
    chapters = [PAINTER.chapter(chapter.key, legend) for chapter in GAME.rulebook]
    return (*texts, PAINTER.board(seen, legend), PAINTER.hand(seen, s.turn, legend), *chapters)


def all_told(digest: str) -> Iterator[tuple[object, ...]]:
    """Tell and draw a game now and then."""
    return map(told, islice(played(digest), 0, None, EVERY))


def test_two_sets_played_and_drawn_in_turn_do_not_touch_each_other(other: str) -> None:
    """A game tells and draws the same alone and beside a game of another set."""
    alone = [list(all_told(digest)) for digest in (MATERIALS.ours, other)]
    beside = list(zip(all_told(MATERIALS.ours), all_told(other), strict=False))
    assert len(beside) > 5
    for kept, whole in zip(zip(*beside, strict=True), alone, strict=True):
        assert list(kept) == whole[: len(kept)]
    assert alone[0] != alone[1]


def test_a_made_up_set_fits(other: str) -> None:
    """It is taken as records and files hold it."""
    assert PRINTED.accept(another_set.entries()) == (other, [])


def test_every_field_borders_one_quarter_on_each_bank_in_any_set(other: str) -> None:
    """A quarter begins where the one before it on its bank ends."""
    material = MATERIALS[other]
    assert all(sorted(material.quarters[at].bank for at in near) == ["north", "south"] for near in material.borders)
    shipyard = material.quarters[QUARTER_AT["shipyard"]]
    assert (LABELS[shipyard.first], LABELS[shipyard.last], shipyard.slots) == (-3, 3, 5)


def test_rules_follow_the_set_of_the_state(other: str) -> None:
    """Places, adjoining quarters, tiles of a card, points and field of a coat."""
    ours, theirs = (next(played(digest)) for digest in (MATERIALS.ours, other))
    assert (len(ours.slots[QUARTER_AT["garden"]]), len(theirs.slots[QUARTER_AT["garden"]])) == (4, 6)
    goods: dict[str, Any] = {"hands": ["choir3", ""], "tiles": ["s", ""], "coins": [4, 0], "barges": [9, 0]}
    s = acting("s", **copy.deepcopy(goods))
    assert offered_with(s, "seal") == ["seal garden", "seal city_hall"]
    assert "play choir3 now" in offered_with(s, "play")
    s = acting("s", material_id=other, **goods)
    assert offered_with(s, "seal") == ["seal garden", "seal shipyard"]
    assert "play choir3 now" not in offered_with(s, "play")


def test_a_coat_brings_what_the_set_of_the_state_says(other: str) -> None:
    """Its points, and the seal on its field beside the cathedral."""
    s = acting("s", material_id=other, coins=[4, 0], barges=[0, 0], stack=["coat_garden", "coat_armoury"])
    do(s, "seal crooked_house", "coat_armoury")
    coat = MATERIALS[other].coats["coat_armoury"]
    assert (coat.now, MATERIALS[""].coats["coat_armoury"].now) == (7, 5)
    assert s.points[0] == 5 + 7
    assert s.material.coat_at[coat.field].id == "coat_armoury"


def test_a_state_keeps_its_set_when_it_is_stored(other: str) -> None:
    """The digest is stored; a state from before has none and is played with ours."""
    s = next(played(other))
    assert load_state(GAME, dump_state(s)).material_id == other
    state = load_state(GAME, dump_state(s).replace(f'"{other}"'.encode(), b'""'))
    assert isinstance(state, Ulm)
    assert state.material is MATERIALS[""]


@pytest.mark.parametrize(
    ("part", "name", "key", "value", "said"),
    [
        ("quarter", "farming", "last", 0, "the river has no field 0."),
        ("quarter", "farming", "last", -10, "it would border 2 fields; the picture needs 4."),
        ("quarter", "goose_tower", "last", 10, "one quarter in the north goes on to the last field, 11."),
        ("quarter", "goose_tower", "last", 6, "2 quarters in the north end at field 6."),
        ("quarter", "farming", "slots", 5, "the picture holds no more places than the 4 fields of the quarter."),
        ("quarter", "oath_house", "slots", 3, "there is a place for each of the 4 descendants."),
        ("coat", "coat_farming", "field", "N1", "N1 stands at 2 coats; each outer field shows one."),
        ("cathedral", "choir1", "accepts", ["money", "money"], "the two tiles differ."),
    ],
)
def test_what_rules_or_pictures_cannot_deal_with_is_said(
    part: str, name: str, key: str, value: object, said: str
) -> None:
    """In a sentence that names the component."""
    entries = {**MATERIALS.entries()}
    entries[part] = [
        {**entry, key: {**entry[key], "value": value} if isinstance(entry[key], dict) else value}
        if entry["id"] == name
        else entry
        for entry in entries[part]
    ]
    digest, problems = PRINTED.accept(entries)
    assert digest == MATERIALS.ours
    assert any(said in problem for problem in problems), problems


def test_a_quarter_changed_alone_takes_its_place_along_the_bank() -> None:
    """The neighbour begins one field later, without a line of its own in the file."""
    digest, problems = PRINTED.read('name = "Mine"\n[[quarter]]\nid = "farming"\nlast = -6\n')
    assert problems == []
    farming, _, garden, *_ = MATERIALS[digest].quarters
    assert (LABELS[farming.last], LABELS[garden.first]) == (-6, -5)


def test_higher_coats_raise_the_highest_score(other: str) -> None:
    """The bounds that the conformance kit tests follow from the set."""
    assert GAME.limits() == GAME.limits(MATERIALS.ours)
    assert GAME.limits(other).scores == (GAME.scores[0], GAME.scores[1] + 12 * 2 + 8)
