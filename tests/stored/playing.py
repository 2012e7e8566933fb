"""Playing stored tables to their ends with the choices of computer players."""

from __future__ import annotations

import random

from bot.tables.core.table import Table
from bot.tables.stages.play import choose
from games.kernel.match import Match
from games.kernel.state import State
from games.kernel.visibility import view
from games.players import PLAYERS
from tests.bot.tables.doubles import Trial


def chosen(match: Match, rng: random.Random) -> tuple[int, str]:
    """Let a computer player choose for a seat that is missing."""
    state, game = match.state, match.game
    seat = state.waiting[0]
    return seat, PLAYERS["easy"](game, view(state, seat), seat, game.rules.asked(state)[seat], rng)


def scores_of(state: State) -> tuple[int, ...]:
    """Return the scores of a game that is over."""
    assert state.result is not None
    return state.result.scores


async def play_out_in_the_house(trial: Trial, table: str) -> Table:
    """Let the seats of a table choose until it is over, as their users would."""
    rng = random.Random(1)
    while (live := await trial.live(table)).waiting_seats():
        await choose(trial.service.registry, table, *chosen(live.require_match(), rng), None, None)
    await trial.settle(5)
    return live
