"""How long a game takes: the number of waits for users, times the usual time of a reply on the server."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import log2
from operator import itemgetter
from string import ascii_lowercase, digits
from typing import Final

from bot.tables.clocks.absence import By
from bot.tables.core.table import Table
from bot.tables.messages import waiting
from bot.tables.ports.clock import DAY, HOUR, MINUTE
from games.kernel import catalogue
from games.kernel.match import Step
from games.kernel.waits import Expected, waits_of
from games.kernel.words import Words
from storage import Writer
from storage.rows import TableRow

SIGNS: Final = digits + ascii_lowercase
STEPS: Final = 2.5
"""Characters per doubling of the time, from one minute on; the last one means 11 days."""
USUAL: Final = int(6.3 * HOUR)
"""The time of a reply if too little is known, from a model with nights: the median is 3 hours between 8 and 23 o'clock.
"""
ENOUGH: Final = 50
NOTICEABLE: Final = 0.1
"""Least change of the length that an option's text mentions."""


def sign_of(time: int) -> str:
    """Encode roughly how long a reply took."""
    return SIGNS[min(len(SIGNS) - 1, max(0, round(STEPS * log2(max(1.0, time / MINUTE)))))]


def reply_time(recent: str) -> int:
    """Return the time of a reply in milliseconds: the median of a server's newest ones, if there are enough."""
    if len(recent) < ENOUGH:
        return USUAL
    return int(MINUTE * 2 ** (SIGNS.index(sorted(recent)[len(recent) // 2]) / STEPS))


def note_reply(tx: Writer, table: Table, after: Table, step: Step, by: By, now: int) -> None:
    """Note the length of a wait that a step ends, at a table whose clocks run for an hour or more.

    It is noted without the user, and only once everybody sees that the table no longer waits for this seat.
    """
    seat, asked_at = step.entry.seat, table.row.asked_at
    clock = None if seat is None else table.clocks.get(seat)
    if clock is None or clock.due_at is None or clock.pace < HOUR or asked_at is None or by in ("computer", "order"):
        return
    if step.entry.choice and table.takebacks.is_at_new_decision and after.waiting_seats() != (seat,):
        tx.replies.note(table.row.guild_id, sign_of(min(now - asked_at, clock.pace)))


def pace_and_length(table: Table, texts: Words) -> str:
    """Say in one line how long players have, how long a game takes, and how often each user of a lobby is asked."""
    return ". ".join(filter(None, (waiting.pace_line(table, texts), _length_text(table, texts))))


def _length_text(table: Table, texts: Words) -> str:
    """Say how long a game takes, and how often each user is asked."""
    expected = _expected(table, table.options)
    if expected is None:
        return ""
    days = _days(table, expected.replies)
    if days < 1:
        return texts.text("length-hours", hours=max(1, round(24 * days)), own=round(expected.own))
    return texts.text("length-days", days=round(days), own=round(expected.own))


def _expected(table: Table, options: Mapping[str, str]) -> Expected | None:
    """Return how often the game will wait with these options; None at a fast pace, which takes no days."""
    seats = max(len(table.seats), table.game.seats[0])
    return _expected_of(table.row, seats, seats - sum(seat.user_id is None for seat in table.seats), options)


def _expected_of(row: TableRow, seats: int, users: int, options: Mapping[str, str]) -> Expected | None:
    if 0 < row.pace < HOUR:
        return None
    return waits_of(catalogue.find(row.game).package).expected(seats, users, options)


def _days(table: Table, replies: float) -> float:
    return _days_of(table.row, table.recent, replies)


def _days_of(row: TableRow, recent: str, replies: float) -> float:
    reply = reply_time(recent)
    return replies * (min(reply, row.pace) if row.pace else reply) / DAY


def lobby_length(row: TableRow, taken: int, recent: str, texts: Words) -> str:
    """Say in a few words how long a lobby's game would take with its players and one more user."""
    least, most = catalogue.find(row.game).seats
    seats = min(most, max(least, taken + 1))
    expected = _expected_of(row, seats, seats, json.loads(row.options))
    if expected is None:
        return ""
    return _short("tables-length", _days_of(row, recent, expected.replies), expected.own, texts)


def rest_length(table: Table, seat: int, answered: Sequence[tuple[int, str, int]], recent: str, texts: Words) -> str:
    """Estimate in a few words how long a running game still takes, from the waits for a seat so far."""
    expected = None if table.is_alone else _expected(table, table.options)
    if expected is None:
        return ""
    left = max(1.0, expected.own - ended_waits(table, seat, answered))
    return _short("tables-left", _days_of(table.row, recent, expected.replies) * left / expected.own, left, texts)


def ended_waits(table: Table, seat: int, answered: Sequence[tuple[int, str, int]]) -> int:
    """Count roughly the waits for a seat: several answers in a row, up to the next beat, are one wait."""
    sections, before, count = table.game.rules.sections, None, 0
    for each, kind, _ in sorted(answered, key=itemgetter(2)):
        begins = each != before or (kind in sections and sections[kind].beat)
        before, count = each, count + (each == seat and begins)
    return count


def _short(key: str, days: float, own: float, texts: Words) -> str:
    """Format a time in days, or in hours below one day, with the waits of one user."""
    hours = texts.text("duration-hours", count=max(1, round(24 * days)))
    time = hours if days < 1 else texts.text("duration-days", count=round(days))
    return texts.text(key, time=time, own=max(1, round(own)))


def option_text(table: Table, name: str, value: str, texts: Words) -> str:
    """Say by how many days a value of an option makes the game longer or shorter than now; empty if by little."""
    now, then = _expected(table, table.options), _expected(table, {**table.options, name: value})
    if now is None or then is None or abs(then.replies / now.replies - 1) < NOTICEABLE:
        return ""
    days = round(_days(table, then.replies - now.replies))
    if not days:
        return ""
    return texts.text("length-more", days=days) if days > 0 else texts.text("length-less", days=-days)
