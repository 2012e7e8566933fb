"""A process that thinks: it reads tasks from its input and writes a choice for each, as a line of JSON.

A task holds a seat's view, never a state or a table's seed. A `GivenSet` comes before the first task of a set of
components that does not come with the game, and is not answered. Its input ends when its parent process is gone,
for whatever reason; then it ends too.
"""

from __future__ import annotations

import json
import os
import random
import sys
from dataclasses import dataclass

from games.kernel.ask import Ask
from games.kernel.catalogue import find
from games.kernel.copies import GivenSet
from games.kernel.pipes import read, step_back
from games.kernel.state import State
from games.players.search import Strong

POLITE = 10
"""How far the process steps back behind its parent."""


@dataclass(frozen=True, slots=True)
class Task:
    """One decision: game, the seat's view, seat, what it is asked; a seed of its own, seconds to think, the level."""

    game: str
    view: State
    seat: int
    ask: Ask
    seed: int
    budget: float
    level: str = "strong"


def answer(task: Task) -> str:
    """Think about a task and write the line that answers it: a choice, or what kind of error there was.

    What the error says is kept to the process: it may name a hidden card, and the parent logs what it is told.
    """
    try:
        player = Strong(task.budget, level=task.level)
        choice = player(find(task.game), task.view, task.seat, task.ask, random.Random(task.seed))
    except Exception as error:  # noqa: BLE001 - whatever fails in a game, the parent is told and the process goes on
        return json.dumps({"failed": type(error).__name__})
    return json.dumps({"choice": choice})


def main() -> None:
    """Answer until the input ends; what a game prints goes to the error output."""
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    step_back(POLITE)
    while (task := read(sys.stdin.buffer)) is not None:
        if isinstance(task, GivenSet):
            task.learn()
        else:
            print(answer(task), file=replies, flush=True)


if __name__ == "__main__":
    main()
