"""Evidence for checks: the committed data, read over a connection of its own, and records that triggers write."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from bot.practice.core.interactions import Interaction

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation

LATE = 600_000
"""Milliseconds after which the checks treat something overdue as forgotten."""
PREPARATION = """
CREATE TABLE run (process TEXT);
INSERT INTO run VALUES ('');
CREATE TABLE removed_posts (token TEXT, table_id TEXT, about TEXT, seat INTEGER);
CREATE TRIGGER note_removed AFTER DELETE ON outbox
WHEN OLD.kind = 'post' AND OLD.recipient LIKE 'table:%' AND OLD.attempted_at IS NOT NULL
  AND OLD.gave_up_at IS NULL AND OLD.error IS NULL
  AND OLD.process = (SELECT process FROM run)
BEGIN INSERT INTO removed_posts VALUES (OLD.token, OLD.table_id, OLD.about, OLD.seat); END;
CREATE TABLE reminders (table_id TEXT, seat INTEGER, ask INTEGER, began_at INTEGER);
CREATE TRIGGER note_reminder AFTER INSERT ON outbox
WHEN NEW.kind = 'post' AND NEW.about = 'remind' AND NEW.seat IS NOT NULL
BEGIN
  INSERT INTO reminders
  SELECT table_id, seat, ask, began_at FROM clocks WHERE table_id = NEW.table_id AND seat = NEW.seat;
END;
"""
"""Triggers that record facts that the bot's tables do not keep; a rolled-back transaction leaves no record."""


class Violation(AssertionError):
    """Raised if an invariant does not hold."""


class Evidence:
    """Reads the bot's database and the world."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self._connection = sqlite3.connect(simulation.folder / "kontor.db", isolation_level=None)
        self._connection.executescript(PREPARATION)

    def close(self) -> None:
        """Close the database."""
        self._connection.close()

    def note_run(self, process: str) -> None:
        """Note the name of the process that runs from now on."""
        self._connection.execute("UPDATE run SET process = ?", (process,))

    @property
    def now(self) -> int:
        """Return the time in milliseconds."""
        return int(self.simulation.machine.wall() * 1000)

    def rows(self, query: str, *given: object) -> list[tuple[Any, ...]]:
        """Query committed data from the database."""
        return self._connection.execute(query, given).fetchall()

    def interaction(self, interaction_id: str) -> Interaction:
        """Return an interaction."""
        return self.simulation.core.interactions.by_id(interaction_id)

    def is_frozen(self, table: str | None) -> bool:
        """Tell whether a table's server is away."""
        found = self.rows("SELECT guild_id FROM tables WHERE table_id = ?", table)
        guild = self.simulation.core.world.guilds.get(str(found[0][0])) if found else None
        return guild is not None and not (guild.has_bot and guild.available)
