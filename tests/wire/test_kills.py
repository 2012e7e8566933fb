"""The bot is killed by SIGKILL at chosen requests and started again; the table must be as if nothing had happened."""

from __future__ import annotations

from random import Random

import pytest

from tests.wire.baseline import Baseline
from tests.wire.kills import WHENS, Kind, Matrix, RandomKills
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import control, offers, text

MOST_TABLES = 4
RANDOM_KILLS = 30
PHASES = {"login", "lobby", "start", "choose", "build", "end"}


def test_undisturbed(baseline: Baseline) -> None:
    """A whole table is played over the wire by its users, and each delivery is one message."""
    assert baseline.kept.table[0] == "ended"
    assert baseline.kept.lost == 0
    assert {kind.phase for kind in baseline.kinds} == PHASES
    assert set(baseline.messages.deliveries.values()) == {1}


@pytest.mark.timeout(600)  # a bot is started some eighty times; 160 s were measured on a machine that was not busy
async def test_killed_at_each_kind_of_request(bot: Bot, baseline: Baseline, seed: str) -> None:
    """A kill at each kind of request in each phase, before it is processed or unanswered, changes nothing."""
    searches = [Kind(kind.phase, "GET", kind.path) for kind in baseline.kinds if _posts(kind)]
    foes = Matrix([(kind, when) for kind in [*baseline.kinds, *searches] for when in WHENS])
    planned = len(foes.left)
    for number in range(MOST_TABLES):
        evening = Evening(bot, seed, foes, baseline.phases)
        await evening.play()
        print(f"table {number + 1}: {evening.revivals} kills, {len(foes.left)} of {planned} left")
        await baseline.check(evening)
        if not foes.left:
            return
    assert not foes.left, f"these requests did not come up: {foes.left}"


def _posts(kind: Kind) -> bool:
    """Tell whether a kind sends a message that is owed, which the next bot looks for."""
    return kind.method == "POST" and kind.path.endswith("/messages") and kind.phase != "lobby"


async def test_killed_at_random(bot: Bot, baseline: Baseline, seed: str) -> None:
    """Thirty kills anywhere in whole tables change nothing, not even where nonces are forgotten meanwhile."""
    foes = RandomKills(Random(seed), RANDOM_KILLS, mean=15)
    while len(foes.struck_on) < RANDOM_KILLS:
        evening = Evening(bot, seed, foes, baseline.phases)
        await evening.play()
        print(*foes.struck_on[len(foes.struck_on) - evening.revivals :], sep="\n")
        await baseline.check(evening)


async def test_unanswered_choice_is_shown(evening: Evening) -> None:
    """Who got no answer to a press finds on /hand, and behind Your move, that it stands."""
    await evening.open()
    await evening.begin()
    panel = await evening.panel("alice")
    assert panel is not None
    choice = min(offers(panel))
    await evening.practice.kill_on("POST", "/callback$", 1, "before", evening.bot.pid)
    assert await evening.lives(evening.press("alice", panel, 1, choice)) is None
    await evening.revive()
    await evening.settle()
    assert evening.kept().counted[1, 0] == choice
    board = await evening.board()
    assert board is not None
    for answer in (
        await evening.practice.slash("alice", evening.dms["alice"], "hand"),
        await evening.practice.click("alice", board, control(board, "move") or ""),
    ):
        shown = await evening.practice.wait_answer("alice", answer)
        assert f"Locked in · {choice}" in text(shown)
