"""The one timer: it rings what is due, sleeps until the next deadline, and survives an alarm that fails."""

from bot.tables.clocks.timer import FAILED, MAX_SLEEP, Timer
from tests.bot.tables.doubles import FakeClock


class Once:
    """Fall due once."""

    def __init__(self, due: int | None) -> None:
        self.due, self.rang = due, 0

    async def next_due(self) -> int | None:
        """Return when."""
        return self.due

    async def ring(self, now: int) -> None:
        """Note it."""
        self.rang += 1
        self.due = None


class Broken(Once):
    """Fail at every ring."""

    async def ring(self, now: int) -> None:
        """Fail."""
        raise ZeroDivisionError


async def test_it_rings_what_is_due_and_sleeps_until_the_next() -> None:
    """What is due rings once; the wait ends with the earliest of the others, or after an hour."""
    clock = FakeClock()
    timer, now, soon, later = Timer(clock), Once(clock.now()), Once(clock.now() + 500), Once(clock.now() + 900)
    timer.alarms += [later, now, soon]
    assert await timer.ring_due() == 500
    assert (now.rang, soon.rang, later.rang) == (1, 0, 0)
    clock.time += 500
    assert await timer.ring_due() == 400
    assert (now.rang, soon.rang, later.rang) == (1, 1, 0)
    later.due = None
    assert await timer.ring_due() == MAX_SLEEP


async def test_an_alarm_that_fails_does_not_keep_the_others_from_ringing() -> None:
    """It is tried again soon."""
    clock = FakeClock()
    timer, broken, sound = Timer(clock), Broken(0), Once(0)
    timer.alarms += [broken, sound]
    assert await timer.ring_due() == FAILED
    assert sound.rang == 1
