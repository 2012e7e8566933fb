"""Pictures of Tallinn with other sets of components."""

from games.tallinn import GAME
from games.tallinn.material import MATERIALS
from render.paint.draw import compose
from render.pictures import palette_of
from render.tallinn import PAINTER
from tests import made_up
from tests.render.tallinn import states

VOICE = GAME.voice


def test_two_sets_are_drawn_in_turn() -> None:
    """The pixels of a board differ where a card does, and are the same again with the first set."""
    state, legend = states.towers_to_build(), states.german()
    drawn = []
    for material_id in (MATERIALS.ours, MATERIALS.learn(made_up.tallinn()), MATERIALS.ours):
        state.material_id = material_id
        drawn.append(compose(PAINTER.board(state, legend), palette_of("tallinn")).tobytes())
    assert drawn[0] == drawn[2] != drawn[1]
