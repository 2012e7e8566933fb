"""A lesson in words: a step's task, its outcome, and the places that its pictures mark."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from games.kernel.events import Data
from games.kernel.lessons.script import Lesson
from games.kernel.lessons.walk import LEARNER, Reaction, Walk
from games.kernel.words import Words

TOLD = 8
"""Most lines of news after a choice."""
_NUMBERED = re.compile(r"(.*?)-?(\d+)")


def told_step(walk: Walk, words: Words, names: Sequence[str]) -> str:
    """Return a step's task and the names of its marked places."""
    marks = () if walk.step is None else walk.step.mark
    return " ".join(filter(None, [told_task(walk, words, names), told_places(marks, words)]))


def told_task(walk: Walk, words: Words, names: Sequence[str]) -> str:
    """Return a step's task; empty after the last step."""
    if walk.step is None:
        return ""
    return words.text(f"lesson-{walk.step.key}", **fields(walk, walk.step.key, words, names))


def told_reaction(walk: Walk, reaction: Reaction, words: Words, names: Sequence[str]) -> str:
    """Return the outcome of a choice, then the news, a line each."""
    return "\n".join([told_outcome(walk, reaction, words, names), *_happened(walk, reaction, words, names)])


def told_outcome(walk: Walk, reaction: Reaction, words: Words, names: Sequence[str]) -> str:
    """Return the outcome of a choice."""
    key = f"{reaction.step.key}-{reaction.kind}"
    label = walk.game.voice.label(reaction.seen, LEARNER, reaction.choice, words).text
    filled = {**fields(walk, key, words, names), **_gained(walk, reaction), "choice": label}
    known = words.has(f"lesson-{key}") or words.text(f"lesson-{key}", **filled) != f"lesson-{key}"
    return words.text(f"lesson-{key}" if known else f"lesson-else-{reaction.kind}", **filled)


def told_places(marks: Sequence[str], words: Words) -> str:
    """Name the places that are marked, in one line."""
    named = list(dict.fromkeys(place(mark, words) for mark in marks))
    return words.text("lesson-places", places=words.listed(named)) if named else ""


def place(mark: str, words: Words) -> str:
    """Name a marked place."""
    return next((words.text(key, **said) for key, said in places(mark) if words.has(key)), mark)


def places(mark: str) -> Iterator[tuple[str, dict[str, str | int]]]:
    """List the texts that may name a place, the most exact first: of `hand:card-4` `place-hand-card`, `place-card`.

    Digits at the end of a region's key are the text's `$number`, else its last word may be `$name`.
    """
    picture, _, region = mark.partition(":")
    forms: list[tuple[str, dict[str, str | int]]] = [(region, {})]
    if numbered := _NUMBERED.fullmatch(region):
        forms.append((numbered[1], {"number": int(numbered[2])}))
    stem, _, name = region.rpartition("-")
    forms.append((stem, {"name": name}))
    for form, said in forms:
        if form:
            yield f"place-{picture}-{form}", said
            yield f"place-{form}", said
    yield f"place-{picture}", {}


def seat_names(lesson: Lesson, words: Words) -> tuple[str, ...]:
    """Name the seats of a lesson."""
    return tuple(words.text(f"lesson-seat-{seat}") for seat in lesson.seats)


def fields(walk: Walk, key: str, words: Words, names: Sequence[str]) -> Data:
    """Return the variables of a lesson's texts: the learner's amounts, the seats, and those of the game's voice."""
    seen, seats = walk.seen, walk.lesson.seats
    return {
        **_written(walk.game.voice.amounts(seen, LEARNER)),
        **dict(zip(seats, names, strict=True)),
        **walk.game.voice.lesson(seen, LEARNER, key, words),
    }


def _gained(walk: Walk, reaction: Reaction) -> Data:
    """Return by how much each of the learner's amounts has grown by the choice: `points-more`."""
    before = walk.game.voice.amounts(reaction.seen, LEARNER)
    now = walk.game.voice.amounts(walk.seen, LEARNER)
    return _written({f"{name}-more": count - before.get(name, 0) for name, count in now.items()})


def _written(amounts: Mapping[str, int]) -> Data:
    return {name.replace(" ", "-"): count for name, count in amounts.items()}


def _happened(walk: Walk, reaction: Reaction, words: Words, names: Sequence[str]) -> list[str]:
    voice, material_id = walk.game.voice, walk.match.state.material_id
    lines = voice.tell(reaction.events, LEARNER, names, words.naming(names), material_id)
    told = [words.text("lesson-event", text=line) for line in lines if line]
    left = len(told) - TOLD
    return told if left < 1 else [*told[:TOLD], words.text("lesson-more-events", count=left)]
