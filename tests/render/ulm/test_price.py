"""Where the own picture of Ulm says what a seal costs."""

import pytest

from games.kernel.visibility import view
from games.kernel.words import words_for
from games.ulm.state import Ulm
from render.painter import Legend
from render.ulm import PAINTER
from tests.games.ulm.positions import NAMES, acting, pushing
from tests.render.looking import region, strings


@pytest.mark.parametrize(("s", "above"), [(acting("m"), True), (pushing("m"), False)], ids=["acting", "pushing"])
def test_the_price_of_a_seal_stands_once_in_the_own_picture(s: Ulm, above: bool) -> None:
    """With no card in hand it is noted below, unless the panel of open actions says it."""
    scene = PAINTER.hand(view(s, 0), 0, Legend(NAMES[:2], words_for("en", "games.ulm"), (0,)))
    assert sum("A seal costs" in text for text in strings(scene)) == 1
    assert any("A seal costs" in text for text in strings(region(scene, "reach"))) == above
