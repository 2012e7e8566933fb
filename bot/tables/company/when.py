"""The panel in which a host arranges an evening: the days and hours to choose from, in the host's time zone."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.tables.core import pace
from bot.tables.core.pace import zone_of
from bot.tables.core.table import Table
from bot.tables.messages.common import GOLD
from bot.tables.messages.me import zone_field
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Form, Panel, Row, Select
from games.kernel.words import Words
from storage.rows import UserRow

WHEN, WHEN_DAY, WHEN_HOUR, WHEN_ZONE, WHEN_OFF = "when", "when_day", "when_hour", "when_zone", "when_off"
"""The verbs of the button in the lobby's options, the two selects, and the two buttons below them."""
DAYS: Final = 14
"""Number of days to choose from, including today."""


def days_of(zone: ZoneInfo, now: int) -> list[date]:
    """List the days on which an evening can begin; leave out today if none of its hours is left."""
    today = datetime.fromtimestamp(now / 1000, zone).date()
    days = [today + timedelta(days=number) for number in range(DAYS)]
    return [day for day in days if hours_of(zone, day, now)]


def hours_of(zone: ZoneInfo, day: date, now: int) -> dict[int, int]:
    """Return the coming hours of a day with their times, without an hour that summer time skips.

    If an hour occurs twice because summer time ends, return the first time.
    """
    times = {hour: datetime.combine(day, time(hour), zone) for hour in range(24)}
    found = {hour: int(at.timestamp() * 1000) for hour, at in times.items()}
    return {hour: at for hour, at in found.items() if at > now and _shows(zone, at, times[hour])}


def _shows(zone: ZoneInfo, at: int, face: datetime) -> bool:
    """Tell whether clocks really show this time of day at a moment."""
    return datetime.fromtimestamp(at / 1000, zone).replace(tzinfo=None) == face.replace(tzinfo=None)


def parse_day(typed: str, zone: ZoneInfo, now: int) -> date | None:
    """Read a day, or return None if it is not offered."""
    return next((day for day in days_of(zone, now) if day.isoformat() == typed), None)


def when_panel(table: Table, user: UserRow, picked: str, now: int, texts: Words) -> Panel:
    """Compose the panel; once a day is picked or an evening is arranged, it also offers the hours."""
    zone, at = zone_of(user) or ZoneInfo("UTC"), table.row.starts_at
    arranged = None if at is None else datetime.fromtimestamp(at / 1000, zone)
    day = parse_day(picked or (arranged.date().isoformat() if arranged else ""), zone, now)
    said = (
        texts.text("when-title", table=table.id),
        texts.text("when-none") if at is None else texts.text("when-at", at=pace.moment(at)),
        texts.text("when-about", zone=user.zone or "UTC"),
    )
    shown = arranged.hour if arranged is not None and arranged.date() == day else None
    hours = () if day is None else (_hour_select(table, day, hours_of(zone, day, now), shown, texts),)
    rows: tuple[Row, ...] = (_day_select(table, days_of(zone, now), day, texts), *hours, _buttons(table, texts))
    return Panel(said, rows=rows, accent=GOLD)


def _day_select(table: Table, days: list[date], shown: date | None, texts: Words) -> Select:
    choices = tuple(Choice(day.isoformat(), texts.day(day), chosen=day == shown) for day in days)
    return Select(ComponentId(table.id, WHEN_DAY).id, texts.text("when-day"), choices)


def _hour_select(table: Table, day: date, hours: dict[int, int], shown: int | None, texts: Words) -> Select:
    choices = tuple(Choice(str(hour), pace.clock_face(hour * 60), chosen=hour == shown) for hour in hours)
    component = ComponentId(table.id, WHEN_HOUR, value=day.isoformat())
    return Select(component.id, texts.text("when-hour", day=texts.day(day)), choices)


def _buttons(table: Table, texts: Words) -> tuple[Button, ...]:
    verbs = (WHEN_OFF, WHEN_ZONE) if table.row.starts_at is not None else (WHEN_ZONE,)
    buttons = [Button(ComponentId(table.id, verb).id, texts.text(f"button-{verb}")) for verb in verbs]
    return (*buttons, Button(ComponentId(table.id, "less").id, texts.text("button-less")))


def zone_form(table: Table, user: UserRow, texts: Words) -> Form:
    """Ask for the time zone."""
    return Form(ComponentId(table.id, WHEN_ZONE).id, texts.text("zone-title"), (zone_field(user, texts),))
