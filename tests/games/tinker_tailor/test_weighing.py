"""The named worths of choices; that the rule of thumb takes the highest sum is tested with advice."""

import random

import pytest

from games.kernel.ask import Ask
from games.kernel.chance import RandomChance
from games.kernel.match import Match
from games.kernel.visibility import view
from games.tinker_tailor import GAME
from games.tinker_tailor.hints.hints import TinkerTailorHints
from games.tinker_tailor.hints.outlook import Outlook
from games.tinker_tailor.hints.weighing import worths
from games.tinker_tailor.state import TinkerTailor

LISTED = 20


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_compared_is_the_sum_of_the_named_worths(seats: int) -> None:
    """Cards and roles are compared by a shorter way, which must give the same, at every question of a game."""
    rng = random.Random(seats)
    chance = RandomChance(rng)
    match: Match[TinkerTailor] = Match.begin(GAME, seats, {}, lambda _: chance)
    while not match.state.over:
        seat = match.state.waiting[0]
        seen = view(match.state, seat)
        ask = GAME.rules.asked(seen)[seat]
        _compare(seen, seat, ask)
        match.choose(seat, GAME.hints.policy(seen, seat, ask, rng))


def _compare(seen: TinkerTailor, seat: int, ask: Ask) -> None:
    worth = worths(Outlook(seen, seat), ask)
    if ask.section == "buy":
        return  # goods are looked for before their payment
    for choice in ask.offered(LISTED):
        assert sum(TinkerTailorHints().terms(seen, seat, ask, choice).values()) == pytest.approx(worth(choice))
