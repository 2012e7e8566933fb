"""What is checked at the end of a game."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel.conformance.samples import replayed, saved
from games.kernel.conformance.steps import conserved, copies, exposed, worlds
from games.kernel.conformance.texts import NAMES, SPOKEN, proofs
from games.kernel.conformance.trial import Trial
from games.kernel.state import Result
from games.kernel.visibility import view
from games.kernel.words import Words


def boards(trial: Trial) -> Iterator[str]:
    """There are as many boards as rounds or public turns, and each board's title names the round or turn it begins."""
    kinds, boards = trial.game.turn_events, 1 + trial.match.beats
    turns = sum(event.kind in kinds for entry in trial.match.log for event in entry.events)
    if not turns:
        yield f"none of its `turn_events` {kinds} has begun a round or a turn"
    if boards < turns:
        yield f"{boards} boards for {turns} rounds or turns: more sections need a `beat`"
    for kind in sorted(set(kinds) - trial.game.voice.openers):
        yield f"{kind} begins a round or a turn, and is none of the voice's `openers`"


def ended(trial: Trial) -> Iterator[str]:
    """The result fits its own scores, the declared bounds and the number of seats."""
    result = trial.state.result
    if result is None:
        yield "the game is over and has no result"
        return
    if len(result.scores) != trial.seats:
        yield f"{len(result.scores)} scores for {trial.seats} seats"
    least, most = trial.game.limits(trial.material_id).scores
    for score in result.scores:
        if not least <= score <= most:
            yield f"the score {score} lies outside of the declared {least} to {most}"
    yield from _winners(result)
    yield from _spoken(trial, result)


def _winners(result: Result) -> Iterator[str]:
    seats = tuple(range(len(result.scores)))
    tied = tuple(seat for seat in seats if result.decided or result.scores[seat] == max(result.scores))
    if (not result.winners and not result.decided) or not set(result.winners) <= set(tied):
        yield f"the winners {result.winners} are not among the best {tied}"
    if list(result.winners) != sorted(set(result.winners)):
        yield f"the winners {result.winners} are not in order"
    if len(result.winners) < len(tied) and not (result.tiebreak or result.decided):
        yield f"nothing says why {result.winners} won among the equal {tied}"


def _spoken(trial: Trial, result: Result) -> Iterator[str]:
    """The result and its tie-break have a text in each language."""
    for words in proofs(trial):
        if not trial.game.voice.result(view(trial.state, None), NAMES[: trial.seats], words):
            yield f"the result has no text in {words.locale}"
        yield from _summed(trial, result, words)
        for key in filter(None, (result.tiebreak, result.decided)):
            words.text(key)
        yield from words.flaws


def _summed(trial: Trial, result: Result, words: Words) -> Iterator[str]:
    """If the score sheet has a text, each seat's part contains its name and score."""
    seen = view(trial.state, None)
    for seat, (name, score) in enumerate(zip(NAMES, result.scores, strict=False)):
        said = trial.game.voice.sheet(seen, seat, name, words)
        if said and not (name in said and str(abs(score)) in said):
            yield f"the score sheet of seat {seat} lacks name or score in {words.locale}: {said}"


LAST = (copies, conserved, worlds, exposed, saved, replayed, ended, boards, *SPOKEN)
