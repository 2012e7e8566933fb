"""Each refusal names the limit that stands."""

import pytest

from games.eldermann.rules import RULES
from games.eldermann.state import Eldermann
from games.kernel import view
from games.kernel.errors import NotOffered
from tests.games.eldermann.positions import DE, EN, answer, begun, give, keep, lay, level, market, start, table, turn


def refusal(s: Eldermann, choice: str) -> str:
    """Return the key with which the one asked seat's choice is refused; it must have a full text."""
    (seat,) = RULES.asked(s)
    with pytest.raises(NotOffered) as refusal:
        RULES.settle(s, seat, choice)
    error = refusal.value
    for words in (EN, DE):
        text, flaws = words.filled(error.key, error.fields)
        assert text != error.key
        assert flaws == []
    assert error.section == s.section
    return error.key


def test_refusals_of_homes() -> None:
    """A taken city, and one that is no corner."""
    match = begun(2, {})
    match.choose(match.state.first, "visby")
    assert refusal(match.state, "visby") == "refused-home-taken"
    assert refusal(match.state, "memel") == "refused-no-home"
    assert refusal(match.state, "rom") == "refused-choice"


def test_refusals_of_sailing_cards() -> None:
    """Too many, or not at hand."""
    s = turn(table())
    assert refusal(s, "2+3+4") == "refused-too-many-cards"
    assert refusal(s, "7") == "refused-no-sailing-card"
    assert refusal(s, "x") == "refused-choice"


def test_refusals_of_destinations() -> None:
    """Too far, blocked, occupied, land."""
    s = table(movement=5, ships=["c8", "c9"])
    start(s, RULES.sail)
    assert refusal(s, "memel") == "refused-too-far"
    answer(s, "sea")
    assert refusal(s, "c9") == "refused-occupied"
    assert refusal(s, "b5") == "refused-land"
    assert refusal(s, "k8") == "refused-too-far"
    s = table(movement=9, blockaded=True)
    start(s, RULES.sail)
    assert refusal(s, "malmo") == "refused-blockaded"


def test_refusals_of_rogues() -> None:
    """Not held, or not for this window."""
    s = give(table(), 1, "guns1")
    start(s, RULES.open_voyage)
    assert refusal(s, "sails1") == "refused-rogue-not-held"
    assert refusal(s, "guns1") == "refused-rogue-now"
    assert refusal(s, "maybe") == "refused-choice"


def test_refusals_of_deals() -> None:
    """Each limit of the market in its own words."""
    s = market(lay(table(hold=[["fish", "grain"], []], sold=1), "AA-B"))
    assert refusal(s, "sell fish") == "refused-local-good"
    assert refusal(s, "sell grain") == "refused-sell-limit"
    assert refusal(s, "buy 1") == "refused-buy"
    assert refusal(s, "fill 1") == "refused-order-goods"
    assert refusal(s, "fill 2") == "refused-no-order"
    assert refusal(s, "cannon") == "refused-cannon"
    assert refusal(s, "feast") == "refused-no-feast"
    assert refusal(s, "dance") == "refused-choice"
    s = market(lay(table(hold=[["grain"], []], filled=1), "AA-G"))
    assert refusal(s, "fill 1") == "refused-order-limit"
    assert refusal(s, "sell beer") == "refused-not-aboard"
    s = market(table(ships=["c3", "k11"], hold=[["beer"], []]))
    assert refusal(s, "sell beer") == "refused-no-harbour"
    s = market(level(table(hold=[["beer"], []], taler=[6, 0], trophies=[["ME-C"], []]), 0, den=1))
    answer(s, "hire 1")
    assert refusal(s, "sell beer") == "refused-trade-over"


def test_refusals_of_buildings() -> None:
    """Permit, Taler, good, stage."""
    s = market(table(taler=[6, 0]))
    assert refusal(s, "dock") == "refused-permit"
    assert refusal(s, "university") == "refused-build-first"
    assert refusal(s, "kontor") == "refused-built"
    s = market(keep(table(taler=[1, 0]), 0, "MA-F"))
    assert refusal(s, "dock") == "refused-build-taler"
    s = market(keep(table(taler=[6, 0]), 0, "MA-F"))
    assert refusal(s, "grand_kontor") == "refused-build-good"


def test_refusals_of_goods() -> None:
    """Stowing and jettison say what does not fit."""
    s = market(table(hold=[["fish", "beer"], []], kontor=[["grain"], []]))
    answer(s, "stow")
    assert refusal(s, "none") == "refused-stow"
    assert refusal(s, "gold") == "refused-choice"
    s = table(hold=[["fish", "beer", "grain"], []])
    start(s, (RULES.jettison, 0))
    assert refusal(s, "fish+beer") == "refused-jettison"


def test_refusals_reveal_nothing_of_other_hands() -> None:
    """They are made from the seat's own view."""
    s = give(table(), 1, "guns1")
    start(s, RULES.open_voyage)
    assert RULES.why_not(view(s, 1), 1, "guns1").key == "refused-rogue-now"


def test_refusals_name_the_chapter_of_the_rulebook() -> None:
    """Each asking section has the heading that a refusal shows."""
    asking = [name for name, section in RULES.sections.items() if section.offers]
    for words in (EN, DE):
        assert [name for name in asking if not words.has(f"rule-{name}")] == []
