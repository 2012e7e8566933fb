"""Score sheets say what a number counts, and mark each line with its own icon."""

from render.paint.scene import Icon
from render.painter import find_painter
from render.ulm.looks import QUARTER_ICONS
from tests.render.looking import region, strings
from tests.render.tallinn import states as tallinn_states
from tests.render.tinker_tailor import states as tinker_states
from tests.render.ulm import states as ulm_states


def test_reichenau_court_has_its_own_icon() -> None:
    """Only this quarter pays points by quarters; City Hall's icon would tell of another one."""
    s = ulm_states.scored()
    s.earned = [{"start": 20, "quarters": 4}, *({"start": points} for points in s.points[1:])]
    icons = {
        item.name
        for item in region(find_painter("ulm").score(s, ulm_states.legend_of()), "sheet").items
        if isinstance(item, Icon)
    }
    assert QUARTER_ICONS["reichenau_court"] in icons
    assert QUARTER_ICONS["city_hall"] not in icons


def test_goods_are_counted_as_cards_beside_their_points() -> None:
    """`7 × 14` reads as a product, and is none."""
    said = strings(find_painter("tinker_tailor").score(tinker_states.scored(), tinker_states.german(4)))
    assert {"1 Karte", "6 Karten", "1 Satz", "2 Sätze", "Summe 8"} <= set(said)
    assert not [text for text in said if "×" in text]


def test_leads_received_and_paid_stand_apart() -> None:
    """Their balance hides both."""
    assert "+2 −4" in strings(find_painter("tallinn").score(tallinn_states.scored(), tallinn_states.german()))
