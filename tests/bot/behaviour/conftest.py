"""What all tests in the simulated Discord share."""

import pytest


@pytest.fixture(autouse=True)
def steady_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix the joins, whose ids change with every command that Kontor gets, and so the luck; a module may name others.

    `JOINS` are a module's joins by the number of seats.
    """
    joins = getattr(request.module, "JOINS", {})
    monkeypatch.setattr("bot.tables.stages.game_start.joins_of", lambda seats: joins.get(len(seats), "1 2"))
