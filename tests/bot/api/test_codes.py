"""What Discord's codes mean: each row of the table becomes one error, and has its words."""

from __future__ import annotations

import pytest

from bot.api.codes import CODES
from bot.tables.core.people import words
from bot.tables.messages.admin import REASONS
from bot.tables.ports.messenger import (
    Blocked,
    DmsClosed,
    Filtered,
    Gone,
    MessengerError,
    PictureRefused,
    PlaceClosed,
    Refused,
    TooOld,
    TryLater,
    Unauthorized,
)
from games.kernel.words import LOCALES
from tests.bot.api.refusals import refusal

KINDS: dict[str, tuple[type[MessengerError], ...]] = {
    "home": (PlaceClosed, Gone),
    "mention": (DmsClosed,),
    "repost": (Gone,),
    "leave": (TooOld,),
    "plain": (PictureRefused,),
    "hold": (Unauthorized,),
    "wait": (Blocked,),
    "later": (TryLater,),
    "filtered": (Filtered,),
    "give up": (Refused,),
}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("status", [400, 401, 403, 404, 429])
def test_each_code_means_the_same_under_each_status(code: int, status: int) -> None:
    """A later error is one that may go away: it is none of the special ones unless the table says so."""
    error = refusal(status, code)
    assert isinstance(error, KINDS[CODES[code].follow])
    if CODES[code].follow == "later":
        assert type(error) is TryLater


def test_only_four_codes_concern_a_user_and_two_the_content() -> None:
    """No other answer closes direct messages, or gives a message up at once."""
    assert {code for code, ruling in CODES.items() if ruling.subject == "user"} == {50007, 50278, 50033, 10013}
    assert {code for code, ruling in CODES.items() if ruling.follow == "give up"} == {50035, 40005}
    assert all((ruling.subject == "user") == (ruling.follow == "mention") for ruling in CODES.values())


@pytest.mark.parametrize(
    ("status", "code", "kind", "lost"),
    [
        (400, 0, TryLater, "refused"),
        (400, 987654, TryLater, "refused"),
        (403, 987654, TryLater, "refused"),
        (404, 0, TryLater, "refused"),
        (405, 0, TryLater, "refused"),
        (500, 0, TryLater, "too-often"),
        (403, 0, Blocked, "too-often"),
        (429, 0, Blocked, "too-often"),
        (401, 0, Unauthorized, "too-often"),
    ],
)
def test_what_is_not_listed_is_tried_later(status: int, code: int, kind: type[TryLater], lost: str) -> None:
    """No unknown answer says anything of a user, a place or a message."""
    error = refusal(status, code)
    assert type(error) is kind
    assert isinstance(error, TryLater)
    assert error.lost == lost


@pytest.mark.parametrize("locale", LOCALES)
def test_each_reason_has_its_words(locale: str) -> None:
    """Players read why a table moved or a message was lost, moderators what is late; few reasons are permissions."""
    texts = words(locale)
    shown = {ruling.reason for ruling in CODES.values() if ruling.subject != "user"} | {"refused"}
    assert shown <= set(REASONS)
    for reason in REASONS:
        assert texts.text(f"lost-{reason}")
        assert texts.text(f"late-{reason}")
    for ruling in CODES.values():
        if ruling.follow in ("home", "filtered") and ruling.reason != "gone":
            note = texts.text(f"place-{ruling.reason}")
            assert ("my permissions" in note or "meine Rechte" in note) == (ruling.reason == "forbidden")
