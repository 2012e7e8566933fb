"""Pictures of Tallinn with other sets of components."""

import pytest

from games.kernel.material import Toml
from games.kernel.words import LOCALES, words_for
from games.tallinn import GAME
from games.tallinn.material import MATERIALS
from render.paint.draw import compose
from render.paint.fonts import length
from render.paint.scene import Text
from render.painter import Legend
from render.pictures import palette_of
from render.tallinn import PAINTER
from tests import made_up
from tests.render.tallinn import states

VOICE = GAME.voice


def all_read_off() -> Toml:
    """Make up a set of which somebody has read everything off."""
    entries = made_up.tallinn()
    for part in ("influence", "chronicle"):
        for entry in entries[part]:
            entry.update(mark="Y", source="")
    return entries


@pytest.mark.parametrize("locale", LOCALES)
def test_the_foot_says_what_is_reconstructed_and_what_is_yours(locale: str) -> None:
    """On the board and in its words, one set after the other in one process; the longest foot has room."""
    state, words = states.towers_to_build(), words_for(locale, "games.tallinn")
    sets = [MATERIALS.ours, MATERIALS.learn(made_up.tallinn()), MATERIALS.learn(all_read_off())]
    feet = []
    for material_id in (*sets, *sets, ""):
        state.material_id = material_id
        legend = Legend(states.NAMES, words, (), material_id)
        foot = PAINTER.board(state, legend).backdrop.items[-1]
        assert isinstance(foot, Text)
        assert foot.room
        assert length(foot.string, foot.role, foot.size) <= foot.room
        told = foot.string.split(". ")
        assert all(part in VOICE.board(state, states.NAMES, words) for part in told)
        assert all(part in VOICE.alt(state, states.NAMES, words) for part in told)
        feet.append(foot.string)
    reconstructed, yours = {"en": ("Reconstructed", "Yours"), "de": ("Rekonstruiert", "Eure eigenen")}[locale]
    assert [(reconstructed in foot, yours in foot) for foot in feet[:3]] == [(True, False), (True, True), (False, True)]
    assert feet == [*feet[:3], *feet[:3], feet[0]]


def test_two_sets_are_drawn_in_turn() -> None:
    """The pixels of a board differ where a card does, and are the same again with the first set."""
    state, legend = states.towers_to_build(), states.german()
    drawn = []
    for material_id in (MATERIALS.ours, MATERIALS.learn(made_up.tallinn()), MATERIALS.ours):
        state.material_id = material_id
        drawn.append(compose(PAINTER.board(state, legend), palette_of("tallinn")).tobytes())
    assert drawn[0] == drawn[2] != drawn[1]
