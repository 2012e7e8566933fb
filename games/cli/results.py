"""Games that were played, one a line of JSON: after an interruption the next run goes on there."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from games.cli.console import Trouble
from games.cli.meeting import Ended, Meeting
from games.kernel.catalogue import find


class Results:
    """A file of games of any meetings; without a path nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._known: dict[str, Ended] = {}
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        """Read all games; a last line that was cut off is taken away, any other wrong line is refused."""
        text = path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                entry = json.loads(line)
                self._known[entry["game"]] = Ended.restored(entry["ended"])
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
                raise Trouble(f"{path}: line {number} is not a game of the arena") from error
        if whole != text:
            path.write_text(whole, encoding="utf-8")

    def of(self, meeting: Meeting, number: int) -> Ended | None:
        """Return a game if it was played."""
        return self._known.get(named(meeting, number))

    def add(self, meeting: Meeting, number: int, ended: Ended) -> None:
        """Keep a game at once."""
        if self.path is None:
            return
        entry: dict[str, Any] = {"game": named(meeting, number), "ended": ended.stored()}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def named(meeting: Meeting, number: int) -> str:
    """Name a game by all that decides how it goes, with the version of its rules; counted work needs no budget."""
    parts = asdict(meeting) | {"budget": None if meeting.work else meeting.budget}
    return json.dumps([find(meeting.key).rules_version, *parts.values(), number])
