"""Games that rules version 3 has played, and how they go on under the rules of today.

`records/rules_3.jsonl.xz` holds twenty, a line each: options, seed of the luck, every choice with its section and seat,
the end, and a digest of what was told. Hints played them at commit 4131afc, with strays that hire and play many cards.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from games.eldermann.rules import RULES
from games.eldermann.sections.shapes import TURN
from games.eldermann.sections.spelunke import NO_CARD
from games.eldermann.state import Eldermann
from games.kernel import RandomChance
from games.kernel.cloning import clone
from games.kernel.events import Events
from tests.games.eldermann.positions import asked

FILE = Path(__file__).parent / "records" / "rules_3.jsonl.xz"
WINDOWS, MARKETS = ("curse_window", "card_window", "guns_window"), ("trade", "trade_on")
Game = dict[str, Any]


@cache
def old_games() -> list[Game]:
    """Read the games."""
    return [json.loads(line) for line in lzma.decompress(FILE.read_bytes()).decode().splitlines()]


class Again:
    """Play an old game choice for choice, with everybody asked and nothing planned."""

    def __init__(self, game: Game) -> None:
        self.chance = RandomChance(random.Random(f"luck {game['seed']}"))
        self.made: list[tuple[str, int, str]] = [tuple(choice) for choice in game["made"]]
        self.shut: list[tuple[str, int, str]] = []
        self.ambushed: dict[int, str] = {}

        events = Events()
        self.state = RULES.setup(game["seats"], game["options"], self.chance, events)
        self.state.watch = [asked("all") for _ in range(game["seats"])]
        RULES.run(self.state, self.chance, events)
        self.told = [event.kind for event in events.told]

    def play(self) -> Iterator[Eldermann]:
        """Play on, and yield a copy of each state in which somebody plans a turn.

        Up to rules version 5 the rank of Eldermann also won later than it was reached; today such a game goes on.
        """
        while not self.state.over and self.made:
            if self.state.section == "plan":
                yield clone(self.state)
            for seat in tuple(RULES.asked(self.state)):
                choice = self._next(seat)
                events = Events()
                asked = self.state.section
                RULES.apply(self.state, seat, choice, self.chance, events)
                if asked in ("raid", "ambush") and choice == "never":
                    self._keep_peace(seat)
                self._note(events)

    def _next(self, seat: int) -> str:
        """Return what the seat chose then; windows and markets that are shut today asked for nothing."""
        section, who, choice = self.made.pop(0)
        if self.state.section == "ambush" and (section, who) != ("ambush", seat):
            self.made.insert(0, (section, who, choice))
            return self.ambushed[seat]  # asked again today, after a fight
        while (section, who) != (self.state.section, seat):
            shut = (section in WINDOWS and choice in NO_CARD) or (section in MARKETS and choice == "done")
            assert shut, f"{section} asked seat {who} ({choice}), today {self.state.section} asks seat {seat}"
            self.shut.append((section, who, choice))
            section, who, choice = self.made.pop(0)
        if section == "ambush":
            self.ambushed[seat] = choice
        if section == "plan" and self.made[0][:2] == ("navigate", seat):
            return choice + (TURN if self.made.pop(0)[2] == "turn" else "")
        return choice

    def _keep_peace(self, seat: int) -> None:
        """Let a seat attack nobody, in its own turns and in others': up to rules version 5 one order held for both."""
        s = self.state
        s.raid_stance[seat] = s.raid_wish[seat] = s.ambushes[seat][0] = s.ambush_wish[seat][0] = "never"

    def _note(self, events: Events) -> None:
        kinds = {"stance-ambush": "stance-raids"}
        self.told += [f"{kinds.get(event.kind, event.kind)} {event.seat}" for event in events.told]

    def end(self) -> list[Any]:
        """Sum up how the game ended."""
        s = self.state
        return [s.round, s.points, s.taler, s.ships, s.ending, list(s.outcome.winners)]

    def digest(self) -> str:
        """Sum up what was told."""
        return hashlib.sha256("\n".join(self.told).encode()).hexdigest()[:16]
