"""One token that was started twice is noticed by answers that Discord has already, and by sessions that it ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from bot.interactions.twins import CACHE_SIZE, LASTS, OFTEN, WINDOW, Twins
from tests.world import World


class Timed:
    """Signs at chosen times; `told` counts the warnings."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.twins, self.now, self.told = Twins(), 0.0, 0
        monkeypatch.setattr("bot.interactions.twins.time.monotonic", lambda: self.now)

    def answers(self, *times: float) -> int:
        """Let Discord have answers at these times; return how often it was told by now."""
        for at in times:
            self._note(at, lambda: self.twins.note_taken(1))
        return self.told

    def replaced(self, shard: int, *times: float) -> int:
        """Let the session of a shard be ended at these times; return how often it was told by now."""
        for at in times:
            self._note(at, lambda: self.twins.note_replaced(shard))
        return self.told

    def _note(self, at: float, note: Callable[[], None]) -> None:
        self.now = at
        with capture_logs() as logs:
            note()
        self.told += sum(entry["event"] == "token used twice" for entry in logs)


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> Timed:
    """Return a counter with a clock of the test."""
    return Timed(monkeypatch)


def test_several_answers_in_a_short_time_are_told_once(timed: Timed) -> None:
    """A single one may have another cause."""
    assert timed.answers(*range(OFTEN - 1)) == 0
    assert timed.answers(OFTEN) == 1
    assert timed.answers(*range(OFTEN + 1, 2 * OFTEN)) == 1


def test_answers_far_apart_are_not_told(timed: Timed) -> None:
    """Neither are signs of different kinds or shards together."""
    assert timed.answers(*(at * WINDOW for at in range(2 * OFTEN))) == 0
    assert timed.replaced(0, *range(5000, 5000 + OFTEN - 1)) == 0
    assert timed.replaced(1, *range(5000, 5000 + OFTEN - 1)) == 0


def test_a_session_that_is_ended_again_and_again_is_told(timed: Timed) -> None:
    """Each shard has its own."""
    assert timed.replaced(3, *range(OFTEN)) == 1
    assert timed.replaced(4, *range(OFTEN)) == 2


def test_the_sign_stays_for_an_hour(timed: Timed) -> None:
    """In health and metrics."""
    assert not timed.twins.suspected
    timed.answers(*range(OFTEN))
    assert timed.twins.suspected
    timed.now += LASTS
    assert not timed.twins.suspected


def test_what_was_sent_again_is_no_sign(timed: Timed) -> None:
    """Discord may have taken the first of two, of which nobody knows; that is forgotten after many others."""
    timed.twins.note_sent(1)
    assert timed.answers(*range(2 * OFTEN)) == 0
    for other in range(CACHE_SIZE):
        timed.twins.note_sent(other + 2)
    assert timed.answers(*range(OFTEN)) == 1


def warnings(world: World) -> int:
    """Count what the operator was told."""
    return sum(entry["event"] == "token used twice" for entry in world.logs)


async def test_answers_of_another_process_are_told(world: World) -> None:
    """With the real client, at commands."""
    alice = world.player("alice")
    world.fail("POST", "/interactions/*/callback", 400, times=None, code=40060)
    for _ in range(OFTEN):
        assert warnings(world) == 0
        await alice.slash("tables")
    assert warnings(world) == 1


async def test_sessions_that_discord_ends_are_told(world: World) -> None:
    """The first one of a process is none of them, nor is one that the process itself has asked for."""
    state = world.kontor._state
    shard = world.kontor.get_shard(0)
    assert shard is not None
    for asked in (True, False, False, False):
        assert warnings(world) == 0
        if asked:
            state.asked.add(0)
        with world.env._bot_scope():
            await shard.disconnect()
            await shard.reconnect()
        await world.settle()
    assert warnings(world) == 1
