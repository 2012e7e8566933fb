"""Two sets of Tallinn's components, used in turn by one process."""

import copy
import random
from collections.abc import Iterator

import pytest

from games.kernel.chance import RandomChance
from games.kernel.events import Silence
from games.kernel.saving import dump_state, load_state
from games.kernel.visibility import view
from games.kernel.words import words_for
from games.tallinn import GAME
from games.tallinn.hints.hints import TallinnHints
from games.tallinn.material import MATERIALS
from games.tallinn.state import Tallinn
from render.painter import Legend
from render.tallinn import PAINTER

RULES, HINTS = GAME.rules, TallinnHints()
WORDS = words_for("en-GB", "games.tallinn")
NAMES = ("Anna", "Bea")


@pytest.fixture(scope="module")
def other() -> str:
    """Learn a made-up set: card 7 shows three knights instead of three merchants, C1 and C4 ask for more."""
    entries = copy.deepcopy(MATERIALS.entries())
    seven = next(entry for entry in entries["influence"] if entry["card"] == "7")
    seven["left"], seven["coin"] = [0, 3, 0], "right"
    seven["right"] = [0, 0, 1]
    entries["envoy"]["left"], entries["envoy"]["right"], entries["envoy"]["envoy"] = [0, 0, 0], [1, 1, 1], "left"
    entries["chronicle"][0]["one"] = [{"need": [4, 0, 0], "times": 1}]
    return MATERIALS.learn(entries)


def played(digest: str, options: dict[str, str]) -> Iterator[Tallinn]:
    """Play a game by the hints; yield the state at each ask."""
    rng = random.Random(3)
    chance, silence = RandomChance(rng), Silence()
    s = RULES.setup(2, GAME.settle_options(2, options), chance, silence)
    s.material_id = digest
    RULES.run(s, chance, silence)
    while not s.over:
        yield s
        for seat in tuple(RULES.asked(s)):
            seen = view(s, seat)
            RULES.apply(s, seat, HINTS.policy(seen, seat, RULES.asked(seen)[seat], rng), chance, silence)
    yield s


def told(s: Tallinn) -> tuple[object, ...]:
    """Say and draw all that shows components."""
    seen = view(s, 0)
    legend = Legend(NAMES, WORDS, tuple(s.asked_seats), s.material_id)
    texts = (GAME.voice.board(seen, NAMES, WORDS), GAME.voice.hand(seen, 0, WORDS))
    return (*texts, PAINTER.board(seen, legend), PAINTER.hand(seen, 0, legend), PAINTER.cover(legend))


@pytest.mark.parametrize("options", [{}, {"envoy": "en", "chronicles": "on"}], ids=["base", "expansions"])
def test_two_sets_played_and_drawn_in_turn_do_not_touch_each_other(other: str, options: dict[str, str]) -> None:
    """A game tells and draws the same alone and beside a game of another set."""
    alone = [[told(s) for s in played(digest, options)] for digest in (MATERIALS.ours, other)]
    beside: list[list[object]] = [[], []]
    games = [played(MATERIALS.ours, options), played(other, options)]
    for kept, game in zip(beside, games, strict=True):
        kept.append(told(next(game)))
    while games:
        for at, game in enumerate(list(games)):
            try:
                beside[at].append(told(next(game)))
            except StopIteration:
                games = []
                break
    for kept, whole in zip(beside, alone, strict=True):
        assert kept == whole[: len(kept)]
    assert alone[0] != alone[1]


def test_a_set_counts_as_its_own_cards_show(other: str) -> None:
    """Row, tower and Envoy follow the set of the state."""
    ours, theirs = Tallinn(seats=1, rows=[["S1", "7L"]]), Tallinn(seats=1, rows=[["S1", "7L"]], material_id=other)
    assert (ours.influence(0), theirs.influence(0)) == ((3, 0, 0), (0, 3, 0))
    assert MATERIALS[other].whole_cards["7"] == (0, 3, 1)
    assert (MATERIALS[""].envoy_half, MATERIALS[other].envoy_half) == ("ER", "EL")


def test_a_state_keeps_its_set_when_it_is_stored(other: str) -> None:
    """The digest is stored; a state from before has none and is played with ours."""
    s = next(iter(played(other, {})))
    assert load_state(GAME, dump_state(s)).material_id == other
    old = dump_state(s).replace(f'"{other}"'.encode(), b'""')
    state = load_state(GAME, old)
    assert isinstance(state, Tallinn)
    assert state.material is MATERIALS[""]


def test_the_same_set_has_the_same_digest_whatever_the_order_of_its_lines() -> None:
    """A digest is made of what a set says."""
    entries = dict(reversed(MATERIALS.entries().items()))
    assert MATERIALS.learn(entries) == MATERIALS.ours
