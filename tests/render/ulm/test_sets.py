"""Pictures of Ulm with other sets of components."""

from dataclasses import replace

import pytest

from games.kernel.words import LOCALES
from games.ulm.material import MATERIALS, QUARTER_IDS
from games.ulm.printed import SHORTEST
from render.paint.scene import Text
from render.ulm import town
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
