"""What the rule-of-thumb player adds up: named terms, whose sum decides."""

import random
from collections.abc import Iterator
from functools import cache

from games.kernel import Ask, Weighs, Words, view
from games.kernel.words import LOCALES
from games.ulm import GAME
from games.ulm.hints.hints import UlmHints
from games.ulm.hints.outlook import by_name, total
from games.ulm.state import Ulm
from tests.games.ulm.positions import RULES, acting, pushing
from tests.games.ulm.simulated import Policy, rounds_of

HINTS = UlmHints()
NAMES = {"points", "coins", "tiles", "cards", "river", "seal", "sparrows", "ability", "first", "spare", "wait"}
EVERY = 3
Question = tuple[Ulm, int, Ask]


@cache
def questions() -> list[Question]:
    """Play two whole games; take every third question with several answers, as its seat sees it."""
    found: list[Question] = []

    def keep(seen: Ulm, seat: int, ask: Ask, rng: random.Random) -> str:
        if len(ask.offered(2)) > 1:
            found.append((seen, seat, ask))
        return HINTS.policy(seen, seat, ask, rng)

    players: list[Policy] = [keep] * 4
    for seed, towers in ((1, "on"), (2, "off")):
        list(rounds_of(players, seed, {"towers": towers}))
    return found[::EVERY]


def weighed() -> Iterator[tuple[Question, dict[str, float]]]:
    """Add up the terms of each offered choice of each question."""
    for seen, seat, ask in questions():
        yield (seen, seat, ask), {each: sum(terms_of(seen, seat, ask, each).values()) for each in ask.offered()}


def terms_of(seen: Ulm, seat: int, ask: Ask, choice: str) -> dict[str, float]:
    """Name what is added up for a choice."""
    return dict(HINTS.terms(seen, seat, ask, choice))


def test_policy_takes_the_highest_sum() -> None:
    """Whatever is asked, but for rounding."""
    sections = set()
    for (seen, seat, ask), worth in weighed():
        chosen = HINTS.policy(seen, seat, ask, random.Random(0))
        assert worth[chosen] >= max(worth.values()) - 1e-9, (ask.section, chosen)
        sections.add(ask.section)
    assert {"push", "act", "choose_coat", "take_tile", "sail", "choose_card"} <= sections


def test_each_term_has_its_words() -> None:
    """In each language, and no other term occurs."""
    used = {
        name for seen, seat, ask in questions() for each in ask.offered() for name in HINTS.terms(seen, seat, ask, each)
    }
    assert used <= NAMES
    assert {"points", "coins", "tiles", "cards", "river", "seal", "first", "wait"} <= used
    assert all(Words(locale, [GAME.package]).has(f"reason-{name}") for locale in LOCALES for name in NAMES)
    assert isinstance(GAME.hints, Weighs)


def test_a_push_names_what_its_actions_bring() -> None:
    """Money brings coins, a river tile the barge's next field."""
    s = pushing("m", grid=["money", "river", "card"] * 3)
    seen = view(s, 0)
    terms = terms_of(seen, 0, RULES.asked(seen)[0], "push N1")
    assert terms["coins"] > 0
    assert terms["river"] == 0
    assert terms_of(seen, 0, RULES.asked(seen)[0], "push N2")["river"] > 0


def test_a_seal_costs_its_coins() -> None:
    """The price is a term below zero."""
    seen = view(acting("s", coins=[2, 0]), 0)
    terms = terms_of(seen, 0, RULES.asked(seen)[0], "seal garden")
    assert terms["coins"] < 0 < terms["seal"]


def test_doing_nothing_has_no_terms() -> None:
    """It is worth 0."""
    seen = view(acting("m"), 0)
    assert terms_of(seen, 0, RULES.asked(seen)[0], "end") == {}


def test_parts_are_added_in_their_order() -> None:
    """Several of a name become one term; equal choices stay equal."""
    parts = [("tiles", 0.1), ("coins", 0.2), ("tiles", 0.3)]
    assert total(parts) == 0.1 + 0.2 + 0.3
    assert by_name(parts) == {"tiles": 0.1 + 0.3, "coins": 0.2}
