"""What the rule-of-thumb player weighs: named reasons, whose sum decides."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from games.eldermann import GAME
from games.eldermann.hints.hints import TIE, EldermannHints
from games.eldermann.hints.outlook import Outlook
from games.eldermann.hints.weighing import total
from games.eldermann.rules import RULES
from games.eldermann.state import Eldermann
from games.kernel import Words, view
from games.kernel.ask import Ask
from games.kernel.words import LOCALES
from tests.games.eldermann.positions import lay, market, table
from tests.games.eldermann.simulated import HINTS, turns_of

RULE_OF_THUMB = EldermannHints()
NAMES = {"order", "taler", "building", "feast", "goods", "way", "fight", "raid", "card", "first", "needed"}
EVERY = 5
MOST = 60
"""Choices that are weighed of one question."""


@cache
def questions() -> list[tuple[Eldermann, int, Ask, list[str]]]:
    """Play whole games; take every fifth question with several answers, as its seat sees it."""
    found = [asked for seed in (1, 2) for s in turns_of([HINTS] * 4, seed) if not s.over for asked in _open(s)]
    return found[::EVERY]


def _open(s: Eldermann) -> Iterator[tuple[Eldermann, int, Ask, list[str]]]:
    for seat in RULES.asked(s):
        seen = view(s, seat)
        ask = RULES.asked(seen)[seat]
        assert ask.shape is not None
        choices = list(islice(ask.shape.listed(), MOST))
        if len(choices) > 1:
            yield seen, seat, ask, choices


def worth(seen: Eldermann, seat: int, ask: Ask, choice: str) -> float:
    """Add up the reasons for a choice."""
    return total(RULE_OF_THUMB.terms(seen, seat, ask, choice))


def test_policy_takes_the_highest_sum() -> None:
    """Whatever is asked; chance decides between sums that are equal but for a hundredth."""
    sections = set()
    for seen, seat, ask, choices in questions():
        chosen = RULE_OF_THUMB.policy(seen, seat, ask, random.Random(0))
        best = max(worth(seen, seat, ask, choice) for choice in choices)
        assert worth(seen, seat, ask, chosen) >= best - TIE, (ask.section, chosen)
        sections.add(ask.section)
    assert {"plan", "sail", "trade", "trade_on"} <= sections


def test_each_reason_has_its_words() -> None:
    """In each language, and all of them occur but for those of rare moments."""
    used = {
        name for seen, seat, ask, choices in questions() for name in RULE_OF_THUMB.terms(seen, seat, ask, choices[-1])
    }
    assert used <= NAMES
    assert all(Words(locale, [GAME.package]).has(f"reason-{name}") for locale in LOCALES for name in NAMES)


def test_what_is_no_part_of_the_plan_uses_up_what_is_needed() -> None:
    """A building that is not the one to build is no dearer than that one: another reason speaks against it."""
    s = market(table(ships=["e1", "k11"], hold=[["cloth", "cloth"], []], taler=[9, 9], trophies=[["AA-B"], []]))
    seen = view(s, 0)
    ask = RULES.asked(seen)[0]
    terms = {choice: RULE_OF_THUMB.terms(seen, 0, ask, choice) for choice in ("school", "storehouse", "dock", "guild")}
    assert len({parts["taler"] for parts in terms.values()}) == 1
    assert "needed" in set().union(*terms.values())


@pytest.mark.parametrize(("choice", "reasons"), [("done", {}), ("sell cloth", {"first", "taler"})])
def test_a_deal_says_what_it_brings(choice: str, reasons: set[str]) -> None:
    """A sale that no plan forbids comes before the end of the trade, and brings Taler."""
    s = market(table(ships=["e1", "k11"], hold=[["cloth", "cloth"], []]))
    seen = view(s, 0)
    assert set(RULE_OF_THUMB.terms(seen, 0, RULES.asked(seen)[0], choice)) == set(reasons)


def test_an_order_that_can_be_filled_outweighs_all_else() -> None:
    """By what it pays, and because it comes first."""
    s = market(lay(table(ships=["e1", "k11"], hold=[["fish", "cloth"], []]), "MA-F"))
    seen = view(s, 0)
    ask = RULES.asked(seen)[0]
    terms = RULE_OF_THUMB.terms(seen, 0, ask, "fill 1")
    assert terms["order"] == s.material.pays["MA-F"].points
    assert total(terms) == max(worth(seen, 0, ask, choice) for choice in ask.offered())


def test_the_best_plan_is_the_best_of_all() -> None:
    """It is found without looking at slower trips for the same goods, and remembered; of equal ones the first."""
    for seen, seat, _, _ in questions():
        if seen.arrow < 0:
            continue
        for moves in (None, seen.movement):
            outlook = Outlook(seen, seat, moves)
            assert outlook.best() == max(outlook.plans(), key=lambda plan: plan.rate)
