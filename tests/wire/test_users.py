"""How the users of wire tests see: what they take for the lobby, and when they believe that nothing is offered."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.practice import PracticeError
from tests.wire.fleet import TIMES, Impatient
from tests.wire.playing import EPHEMERAL, Evening
from tests.wire.seen import Json


def _message(number: str, *ids: str, flags: int = 0) -> Json:
    return {"id": number, "flags": flags, "components": [{"type": 2, "custom_id": each} for each in ids]}


async def test_a_lobby_that_has_begun_is_still_the_lobby() -> None:
    """After an unanswered start, a user who looks again must not take an answer for the lobby."""
    shown: list[Json] = []

    async def visible(*_given: object) -> list[Json]:
        return shown

    bot: Any = SimpleNamespace(served=SimpleNamespace(practice=SimpleNamespace(visible=visible)))
    evening = Evening(bot, "seed")
    options = _message("2", "k|ABCD|drop_computer|||", flags=EPHEMERAL)
    for messages, lobby in (
        ([_message("1")], ""),
        ([_message("1", "k|ABCD|join|||"), options], "1"),
        ([_message("1"), options], "1"),
    ):
        shown[:] = messages
        await evening.look()
        assert evening.lobby.get("id", "") == lobby
    assert evening.table == "ABCD"


def test_nothing_is_believed_only_if_it_comes_again_and_again() -> None:
    """A process may have died between typing and offering; what others were not offered says nothing."""
    users = Impatient("http://127.0.0.1", "token")
    for typed, found, believed in (
        ("3L", False, False),
        ("4R", False, False),
        ("3L", False, False),
        ("3L", True, True),
        *(("3L", False, time == TIMES) for time in range(1, TIMES + 1)),
    ):
        if believed:
            users._note_offer(typed, found=found)
        else:
            with pytest.raises(PracticeError, match="nothing was offered"):
                users._note_offer(typed, found=found)
