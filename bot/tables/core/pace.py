"""Pace: how long a decision may take, when its user is reminded, and the hours in which that has to wait.

Computer players of some levels sit only at tables whose pace is slow.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.tables.core.table import Table
from bot.tables.ports.clock import DAY, HOUR, MINUTE
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Choice
from games.kernel.words import Words, own_first, words_for
from storage.rows import TableRow, UserRow


@dataclass(frozen=True, slots=True)
class Pace:
    """The milliseconds that a wait may take, 0 for no limit; with a bank, what each seat begins with."""

    time: int
    bank: str = ""


@dataclass(frozen=True, slots=True)
class Bank:
    """A bank of time: each wait that ends adds `gain` to what is left, up to `most`."""

    gain: int
    most: int

    def after(self, left: int) -> int:
        """Return a seat's time for its next wait, from the time left of this one."""
        return min(self.most, left + self.gain)


BANKS: Final = {
    "quick": Bank(12 * HOUR, 2 * DAY),
    "steady": Bank(8 * HOUR, 3 * DAY),
    "calm": Bank(12 * HOUR, 5 * DAY),
}
PRESETS: Final = {
    "live": Pace(2 * MINUTE),
    "relaxed": Pace(12 * HOUR),
    "daily": Pace(DAY),
    "quick": Pace(DAY, "quick"),
    "steady": Pace(2 * DAY, "steady"),
    "calm": Pace(3 * DAY, "calm"),
    "none": Pace(0),
}
USUAL = DAY
SLOW = 12 * HOUR
"""Lobbies with a slower pace get the options of slow games."""
PATIENT = frozenset({"master"})
"""Levels of computer players that take seconds for each decision, so they sit only at slow tables."""
SHORTEST, LONGEST = MINUTE, 14 * DAY
LONGEST_HOLIDAY = 21
"""Days."""
LONGEST_QUIET = 12 * 60
"""Most minutes of quiet hours; longer nights would leave no hour for deadlines."""

HALF, WARNED, MOVED, UP, PLAYED = 1, 2, 3, 4, 5
"""The stages of a clock: reminded at half time or before the end, moved for the night, rung, stood in."""
FURTHER = 12
"""Each further decision of one wait adds the pace divided by this."""

UNITS: Final = {"days": DAY, "hours": HOUR, "minutes": MINUTE}
_ENDS_IN_ZONE = re.compile(r"\s[^\W\d]\S*\s*$")
NO_QUIET_HOURS: Final = "-"
"""What ends quiet hours in every language."""
_QUIET = re.compile(r"(\d{1,2})(?::(\d{2}))?\s*[-–]\s*(\d{1,2})(?::(\d{2}))?")


def is_slow(milliseconds: int) -> bool:
    """Tell whether a pace, 0 for none, suits the options of slow games."""
    return not milliseconds or milliseconds > SLOW


def parse_pace(typed: str, own: str) -> Pace:
    """Parse a pace: the name of a preset, or a time such as `90m`, `3h` or `1d 12h`.

    It may be in any language; if a word means different things in two, the language `own` decides.
    """
    text, languages = typed.strip().casefold(), _languages(own)
    called = {word: preset for words in languages for preset in PRESETS for word in words.typed(f"typed-pace-{preset}")}
    if (preset := text if text in PRESETS else called.get(text)) is not None:
        return PRESETS[preset]
    units = {word: unit for words in languages for key, unit in UNITS.items() for word in words.typed(f"typed-{key}")}
    pace = _sum(text, units)
    if not SHORTEST <= pace <= LONGEST:
        raise Refusal("refused-pace")
    return Pace(pace)


def _sum(text: str, units: Mapping[str, int]) -> int:
    """Add up numbers with units; ignore letters after a unit."""
    named = "|".join(re.escape(word) for word in sorted(units, key=len, reverse=True))
    part = re.compile(rf"(\d{{1,5}})\s*({named})[^\W\d_]*\.?")
    parts = part.findall(text)
    if not parts or part.sub("", text).strip():
        raise Refusal("refused-pace")
    return sum(int(number) * units[unit] for number, unit in parts)


def _languages(own: str) -> list[Words]:
    """Return the words of all languages, those of the user's own last, because a dict keeps the last of equal keys."""
    return [words_for(locale, "bot") for locale in reversed(own_first(own))]


def pace_of(row: TableRow) -> Pace:
    """Return a table's pace."""
    return Pace(row.pace, row.bank)


def pace_name(pace: Pace, texts: Words) -> str:
    """Name a pace."""
    preset = next((name for name, value in PRESETS.items() if value == pace), None)
    if preset is not None:
        return texts.text(f"pace-{preset}")
    parts, rest = [], pace.time
    for key, unit in UNITS.items():
        count, rest = divmod(rest, unit)
        if count:
            parts.append(texts.text(f"duration-{key}", count=count))
    return texts.text("pace-own", duration=texts.listed(parts))


def relative_time(at: int) -> str:
    """Format a time as Discord shows it to each reader.

    It reads "in 3 hours" or "3 hours ago", so the text around it must fit both.
    """
    return f"<t:{at // 1000}:R>"


def date(at: int) -> str:
    """Write a date as Discord shows it to each reader."""
    return f"<t:{at // 1000}:D>"


def moment(at: int) -> str:
    """Write a date and time as a timestamp, which Discord shows each reader in their own time zone."""
    return f"<t:{at // 1000}:F>"


# Reminders


def has_halfway_reminder(pace: int) -> bool:
    """Tell whether a pace has a reminder at half time; a fast one has only the reminder before the end."""
    return pace >= HOUR


def warning_time(pace: int) -> int:
    """Return how long before the end a user is warned: a tenth of the time, at least half a minute or an hour."""
    return min(max(pace // 10, HOUR if pace >= HOUR else MINUTE // 2), pace // 4)


def reminders_given(left: int, pace: int) -> int:
    """Return the last reminder that a user with this much time left has already had."""
    if left <= warning_time(pace):
        return WARNED
    return HALF if has_halfway_reminder(pace) and left <= pace // 2 else 0


def next_ring(due: int, reminded: int, pace: int, user: UserRow) -> int:
    """Return when a clock next rings: for a reminder, delayed to the end of the night, or because time is up."""
    if reminded >= WARNED:
        return due
    at = due - (pace // 2 if reminded < HALF and has_halfway_reminder(pace) else warning_time(pace))
    return min(due, quiet_end(user, at) or at)


# Quiet hours


def outside_quiet_hours(at: int, pace: int, user: UserRow) -> int:
    """Return a deadline, moved to an hour after the user's quiet hours if it falls into them at a slow pace."""
    end = quiet_end(user, at) if has_halfway_reminder(pace) else None
    return at if end is None else end + HOUR


def quiet_end(user: UserRow, at: int) -> int | None:
    """Return the end of the quiet hours around a time; None if it is outside of them."""
    zone = zone_of(user)
    if user.quiet_from is None or user.quiet_to is None or zone is None:
        return None
    local = datetime.fromtimestamp(at / 1000, zone)
    minute = local.hour * 60 + local.minute
    through_midnight = user.quiet_from > user.quiet_to
    after, before = minute >= user.quiet_from, minute < user.quiet_to
    if not (after or before if through_midnight else after and before):
        return None
    end = local.replace(hour=user.quiet_to // 60, minute=user.quiet_to % 60, second=0, microsecond=0)
    return _next(end + timedelta(days=1) if through_midnight and after else end, at)


def _next(face: datetime, after: int) -> int:
    """Return when clocks next show a time of day; if summer time skips it, when they first show a later one.

    When summer time ends, clocks may show it twice.
    """
    first, second = (int(face.replace(fold=fold).timestamp() * 1000) for fold in (0, 1))
    if first <= second:
        return first if first > after else second
    shown = face.replace(tzinfo=None)
    return next(
        at
        for at in range(second, first + 1, MINUTE)
        if datetime.fromtimestamp(at / 1000, face.tzinfo).replace(tzinfo=None) >= shown
    )


def check_holiday(before: int, days: int, now: int) -> None:
    """Refuse a holiday that is too long or comes too early; `before` is when the last one ended or will end.

    A running one can only get shorter. A user must be back for as many days as a new one lasts; otherwise others might
    wait for ever for a user who takes one holiday after the other.
    """
    if not 0 <= days <= LONGEST_HOLIDAY:
        raise Refusal("refused-holiday", most=LONGEST_HOLIDAY)
    until = now + days * DAY
    if now < before < until:
        raise Refusal("refused-holiday-longer", until=date(before))
    if days and before <= now < before + days * DAY:
        raise Refusal("refused-holiday-soon", days=days, since=date(before), next=date(before + days * DAY))


def is_off(typed: str, own: str) -> bool:
    """Tell whether a text means "no quiet hours" in any language."""
    text = typed.strip().casefold()
    return text == NO_QUIET_HOURS or any(text in words.typed("typed-off") for words in _languages(own))


def parse_quiet_hours(typed: str) -> tuple[int, int]:
    """Parse quiet hours such as `22:00-07:00` into minutes of the day."""
    found = _QUIET.fullmatch(typed.strip())
    if found is None:
        raise Refusal("refused-quiet")
    hours, minutes = (int(found[1]), int(found[3])), (int(found[2] or 0), int(found[4] or 0))
    if max(hours) > 23 or max(minutes) > 59:
        raise Refusal("refused-quiet")
    start, end = hours[0] * 60 + minutes[0], hours[1] * 60 + minutes[1]
    if not 0 < (end - start) % (24 * 60) <= LONGEST_QUIET:
        raise Refusal("refused-quiet")
    return start, end


def check_times(row: UserRow, setting: str, typed: str, own: str) -> dict[str, object]:
    """Check quiet hours, a time zone, or both; return the columns they change."""
    if setting == "zone":
        return {"zone": find_zone(typed)}
    if is_off(typed, own):
        return {"quiet_from": None, "quiet_to": None}
    hours, _, zone = typed.strip().rpartition(" ") if _ENDS_IN_ZONE.search(typed) else (typed, "", "")
    start, end = parse_quiet_hours(hours)
    named = {"zone": find_zone(zone)} if zone else {}
    if not named and not row.zone:
        raise Refusal("refused-zone-missing")
    return {"quiet_from": start, "quiet_to": end, **named}


def clock_face(minute: int) -> str:
    """Format a minute of the day as a time."""
    return f"{minute // 60:02}:{minute % 60:02}"


@cache
def time_zones() -> tuple[str, ...]:
    """List the names of all time zones with a place, and UTC."""
    return ("UTC", *sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")))


def find_zone(typed: str) -> str:
    """Return the correct spelling of a time zone's name; a city's name is enough to find it."""
    wanted = typed.strip().casefold().replace(" ", "_")
    for name in time_zones():
        if wanted in (name.casefold(), name.casefold().rpartition("/")[2]):
            return name
    raise Refusal("refused-zone")


def suggest_zones(typed: str) -> list[Choice]:
    """Suggest time zones, those of Europe first."""
    wanted = typed.casefold().replace(" ", "_")
    found = sorted(
        (name for name in time_zones() if wanted in name.casefold()), key=lambda name: not name.startswith("Europe/")
    )
    return [Choice(name, name) for name in found[:25]]


def zone_of(user: UserRow) -> ZoneInfo | None:
    """Return a user's time zone; None if it is unknown."""
    return _zone(user.zone) if user.zone else None


@cache
def _zone(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return None  # a name that newer zone data has dropped


def is_patient(pace: int) -> bool:
    """Tell whether a decision may take a day or longer."""
    return not pace or pace >= DAY


def admits(table: Table, level: str) -> bool:
    """Tell whether a computer player of a level may sit down at a table."""
    return level not in PATIENT or is_patient(table.row.pace)


def check_level(table: Table, level: str) -> None:
    """Refuse a computer player for which a table's time is too short."""
    if not admits(table, level):
        raise Refusal("refused-master")


def check_pace(table: Table, pace: Pace) -> None:
    """Refuse a time that is too short for a computer player who sits at the table."""
    if not is_patient(pace.time) and any(seat.computer in PATIENT for seat in table.seats):
        raise Refusal("refused-master-there")
