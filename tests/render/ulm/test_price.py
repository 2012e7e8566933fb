"""Where the own picture of Ulm says what a seal costs."""

import pytest

from games.kernel.visibility import view
from games.kernel.words import words_for
from games.ulm.state import Ulm
from render.paint.scene import Icon, Text
from render.painter import Legend
from render.ulm import PAINTER
from tests.games.ulm.positions import NAMES, acting, pushing
from tests.render.looking import region, strings


@pytest.mark.parametrize("s", [acting("m"), pushing("m")], ids=["acting", "pushing"])
def test_the_price_of_a_seal_stands_beside_the_quarters(s: Ulm) -> None:
    """It heads the panel of what can be reached; no sentence says it again below."""
    scene = PAINTER.hand(view(s, 0), 0, Legend(NAMES[:2], words_for("en", "games.ulm"), (0,)))
    assert scene is not None
    panel = region(scene, "reach")
    (seal,) = [item for item in panel.items if isinstance(item, Icon) and item.name == "wax_seal"]
    beside = [item.string for item in panel.items if isinstance(item, Text) and item.y == seal.y and item.x > seal.x]
    assert beside == [str(s.seal_price())]
    assert not [text for text in strings(scene) if "costs" in text]
