"""Pictures of Ulm with other sets of components."""

from dataclasses import replace

import pytest

from games.kernel.words import LOCALES
from games.ulm.material import MATERIALS, QUARTER_IDS
from games.ulm.printed import SHORTEST
from games.ulm.voice.voice import UlmVoice
from render.paint.scene import Text
from render.ulm import PAINTER, town
from tests.games.ulm import another_set
from tests.render.ulm import states

ASKED = (1,)
each_locale = pytest.mark.parametrize("locale", LOCALES)


@each_locale
@pytest.mark.parametrize("name", QUARTER_IDS)
def test_the_narrowest_quarter_holds_its_words(name: str, locale: str) -> None:
    """A set of components may leave each quarter no more fields than `printed` allows; nothing is cut off then."""
    narrow = replace(MATERIALS[""].quarters[QUARTER_IDS.index(name)], bank="north", first=0, last=SHORTEST - 1)
    material = replace(MATERIALS[""], quarters=(narrow,))
    legend = states.legend_of(locale, ASKED)
    texts = [item.string for item in town.ground(material, legend) if isinstance(item, Text)]
    assert legend.words.text("quarter-name", quarter=name) in texts
    assert not any("…" in text for text in texts)


def test_the_foot_says_what_is_reconstructed_and_what_is_yours() -> None:
    """On the board and in its words, for every number of players' picture alike."""
    state, legend = states.to_push(), states.legend_of("en", ASKED)
    for material_id, word in (("", "Reconstructed: the bridge, "), (another_set.learn(), "Yours: the quarters'")):
        state.material_id = material_id
        foot = PAINTER.board(state, legend).backdrop.items[-1]
        assert isinstance(foot, Text)
        assert word in foot.string
        assert foot.string in UlmVoice().board(state, legend.names, legend.words)
        assert foot.string in UlmVoice().alt(state, legend.names, legend.words)
