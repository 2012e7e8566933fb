"""Quiet hours in nights in which clocks are put back or forward, in all time zones over four years."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from zoneinfo import ZoneInfo

import pytest

from bot.tables.core.pace import LONGEST_QUIET, quiet_end, time_zones
from storage.rows import UserRow
from tests.bot.tables.timing import DAY, HOUR, MINUTE

START, END = (int(datetime(year, 1, 1, tzinfo=UTC).timestamp() * 1000) for year in (2026, 2030))
STEP = 15 * MINUTE


def shown(at: int, zone: str) -> datetime:
    """Return what the clocks of a zone show."""
    return datetime.fromtimestamp(at / 1000, ZoneInfo(zone)).replace(tzinfo=None)


def minute_of(at: int, zone: str) -> int:
    """Return which minute of the day the clocks of a zone show."""
    face = shown(at, zone)
    return face.hour * 60 + face.minute


@cache
def changes() -> dict[tuple[tuple[int, int], ...], str]:
    """Return a zone for each set of moments, exact to a step, at which clocks are changed, with by how much."""
    return {tuple(_changes(zone)): zone for zone in time_zones()}


def _changes(zone: str) -> Iterator[tuple[int, int]]:
    offset = _offset(START, zone)
    for day in range(START, END, DAY):
        if (later := _offset(day + DAY, zone)) != offset:
            at = next(at for at in range(day, day + DAY + STEP, STEP) if _offset(at, zone) == later)
            yield at, later - offset
            offset = later


def _offset(at: int, zone: str) -> int:
    return int((shown(at, zone) - datetime(1970, 1, 1)).total_seconds() * 1000) - at  # noqa: DTZ001 - as clocks show it


def nights(zone: str, change: int) -> Iterator[UserRow]:
    """Make users whose quiet hours begin or end near the moment at which clocks are changed."""
    for offset in range(-120, 180, 60):
        near = (minute_of(change - MINUTE, zone) + 1 + offset) % (24 * 60)
        for start, end in ((near - 120, near), (near - LONGEST_QUIET, near), (near, near + 300)):
            yield UserRow(user_id=1, zone=zone, quiet_from=start % (24 * 60), quiet_to=end % (24 * 60))


def test_quiet_hours_never_end_before_they_are_asked_about() -> None:
    """They end when clocks next show their end, or skip it; right then nobody is in them, and until then all are."""
    assert len(changes()) > 20
    put_back = 0
    for moments, zone in changes().items():
        for change, by in moments:
            put_back += by < 0
            for user in nights(zone, change):
                check(user, zone, change)
    assert put_back > 40


def check(user: UserRow, zone: str, change: int) -> None:
    """Compare the end of quiet hours with what the clocks show, for each quarter of an hour around a change."""
    for at in range(change - 3 * HOUR, change + 3 * HOUR, STEP):
        end = quiet_end(user, at)
        if end is not None:
            where = f"{user} {at}"
            assert at < end <= at + LONGEST_QUIET * MINUTE + 3 * HOUR, where
            assert quiet_end(user, end) is None, where
            assert quiet_end(user, end - MINUTE) == end, where


@pytest.mark.parametrize(
    ("asked", "until"),
    [
        ("2026-10-24T21:00", "2026-10-25T00:30"),
        ("2026-10-25T00:29", "2026-10-25T00:30"),
        ("2026-10-25T00:45", None),
        ("2026-10-25T01:00", "2026-10-25T01:30"),
        ("2026-10-25T01:29", "2026-10-25T01:30"),
        ("2026-10-25T01:30", None),
        ("2026-03-29T00:30", "2026-03-29T01:00"),
    ],
)
def test_a_repeated_hour_is_quiet_twice_and_a_skipped_one_never(asked: str, until: str | None) -> None:
    """Quiet hours from 22:00 to 02:30 in Berlin, in UTC, in the two nights in which clocks are changed."""
    user = UserRow(user_id=1, zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=2 * 60 + 30)
    end = quiet_end(user, moment(asked))
    assert end == (None if until is None else moment(until))


def moment(text: str) -> int:
    """Return a moment that is written in UTC."""
    return int(datetime.fromisoformat(f"{text}+00:00").timestamp() * 1000)
