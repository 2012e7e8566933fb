"""What is checked of beats: each round or public turn has a board, on which it stands below its own title."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.conformance.trial import Trial


def boards(trial: Trial) -> Iterator[str]:
    """There are as many boards as rounds or public turns, and each of these begins what a board's title names."""
    kinds, boards = trial.game.turn_events, 1 + trial.match.beats
    turns = sum(event.kind in kinds for entry in trial.match.log for event in entry.events)
    if not turns:
        yield f"none of its `turn_events` {kinds} has begun a round or a turn"
    if boards < turns:
        yield f"{boards} boards for {turns} rounds or turns: more sections need a `beat`"
    for kind in sorted(set(kinds) - trial.game.voice.openers):
        yield f"{kind} begins a round or a turn, and is none of the voice's `openers`"
