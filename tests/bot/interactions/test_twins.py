"""One token that was started twice is noticed by answers that Discord has already."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.interactions.twins import OFTEN, WINDOW, Twins


def noted(monkeypatch: pytest.MonkeyPatch, *times: float) -> int:
    """Note answers at these times; return how often it was told."""
    with capture_logs() as logs:
        counted = Twins()
        for at in times:
            monkeypatch.setattr("bot.interactions.twins.time.monotonic", lambda at=at: at)
            counted.note()
    return sum(entry["event"] == "token used twice" for entry in logs)


def test_several_answers_in_a_short_time_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single one may be an answer of ours that was sent twice."""
    assert noted(monkeypatch, *range(OFTEN - 1)) == 0
    assert noted(monkeypatch, *range(2 * OFTEN - 1)) == 1
    assert noted(monkeypatch, *(at * WINDOW for at in range(2 * OFTEN))) == 0
