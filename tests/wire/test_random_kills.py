"""The bot is killed by SIGKILL anywhere and started again; the table must be as if nothing had happened."""

from __future__ import annotations

from random import Random

import pytest

from tests.given import long
from tests.wire.baseline import Baseline
from tests.wire.kills import RandomKills
from tests.wire.playing import Evening
from tests.wire.processes import Bot


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("times", [4, long(30)])
async def test_killed_at_random(bot: Bot, baseline: Baseline, seed: str, times: int) -> None:
    """So many kills anywhere in whole tables change nothing, not even if nonces are forgotten meanwhile."""
    foes = RandomKills(Random(seed), times, mean=15)
    while len(foes.struck_on) < times:
        evening = Evening(bot, seed, foes, baseline.phases)
        await evening.play()
        print(*foes.struck_on[len(foes.struck_on) - evening.revivals :], sep="\n")
        await baseline.check(evening)
