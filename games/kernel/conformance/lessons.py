"""Checks of a game's lesson: it works under today's rules, each way through it ends, and all texts exist."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from games.kernel.conformance.texts import Proof
from games.kernel.conformance.trial import describe
from games.kernel.errors import IllegalChoice
from games.kernel.game import Game
from games.kernel.icons import without_icons
from games.kernel.lessons.luck import scripted
from games.kernel.lessons.script import ANY, BadLesson, Lesson, Step, load_lesson
from games.kernel.lessons.telling import places, seat_names, told_outcome, told_task
from games.kernel.lessons.walk import LEARNER, Reaction, Walk
from games.kernel.visibility import view
from games.kernel.words import LOCALES

SCENES, DECISIONS, LONGEST = range(2, 6), 12, 220
"""Scenes of a lesson, decisions of a scene, and characters of a text."""
WALKS, FEW, LISTED = 200, 4, 200
"""Random walks through each scene, those of a short run, and the choices of a step that are tried one by one."""
NEEDED = ("lesson-title", "lesson-theme", "lesson-end")


@dataclass(slots=True)
class Inspection:
    """Go through a lesson of a game, with the words of each language; `walked` counts random walks by scene."""

    game: Game
    lesson: Lesson
    proofs: tuple[Proof, ...] = field(init=False)
    walked: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.proofs = tuple(Proof(locale, self.game.package) for locale in LOCALES)

    def straight(self, index: int) -> Iterator[str]:
        """Take each step of a scene with the choice to try; everything the scene says must come true."""
        scene, walk = self.lesson.scenes[index], Walk.begin(self.game, self.lesson, index)
        yield from _luck(walk)
        for step in scene.steps:
            if walk.step is not step:
                yield f"{step.key}: {walk.match.state.section or 'nobody'} asks, not {step.ask}"
                return
            yield from self._offered(walk, step)
            yield from self._told(walk)
            if self.game.rules.asked(walk.match.state)[LEARNER].shape is None or not _offers(walk, step.try_):
                return
            reaction = walk.choose(step.try_)
            yield from self._reacted(walk, reaction)
            yield from self._expected(walk, step)
            for choice in reaction.helped:
                yield f"{step.key}: behind it no step is there for {choice!r}"
        yield from (f"a neighbour never chooses {choice!r}" for choice in walk.unused)
        yield from _luck(walk)
        if left := len(scene.luck) - len(list(_drawn(walk))):
            yield f"its luck has {len(scene.luck)} draws, but {len(scene.luck) - left} are drawn"

    def deviations(self, index: int, most: int) -> Iterator[str]:
        """Make each other allowed choice of a step, then go on with the choices to try."""
        walk = Walk.begin(self.game, self.lesson, index)
        while walk.step is not None:
            for choice in _listed(walk, most):
                if walk.allows(choice):
                    yield from self._follow(walk.fork(), choice, f"after {choice!r} at {walk.step.key}")
            walk.choose(walk.step.try_)

    def _follow(self, walk: Walk, choice: str, where: str) -> Iterator[str]:
        yield from self._reacted(walk, walk.choose(choice))
        while walk.step is not None:
            step = walk.step
            if not _offers(walk, step.try_):
                yield f"{step.key}: {step.try_!r} is not offered {where}"
                return
            yield from self._told(walk)
            yield from self._reacted(walk, walk.choose(step.try_))

    def wander(self, index: int, seed: int) -> Iterator[str]:
        """Go through a scene by random choices, also those that a step does not allow."""
        walk, rng = Walk.begin(self.game, self.lesson, index), random.Random(seed)
        while walk.step is not None:
            step = walk.step
            yield from self._told(walk)
            reaction = walk.choose(rng.choice(_listed(walk, LISTED)))
            yield from self._reacted(walk, reaction)
            if reaction.kind == "not" and not _offers(walk, step.try_):
                yield f"{step.key}: {step.try_!r} is not offered on walk {seed}"
                return
            if reaction.kind == "not":
                walk.choose(step.try_)
        self.walked[index] += 1

    def texts(self) -> Iterator[str]:
        """Fill in the texts outside of steps: title, theme, end, scenes, seats."""
        for words in self.proofs:
            for key in (*NEEDED, *(f"scene-{scene.key}" for scene in self.lesson.scenes)):
                yield from _short(key, words.text(key), words)
            seat_names(self.lesson, words)
        yield from self.flaws()

    def flaws(self) -> Iterator[str]:
        """List each missing or broken text once."""
        for words in self.proofs:
            yield from dict.fromkeys(words.flaws)
            words.flaws.clear()

    def _offered(self, walk: Walk, step: Step) -> Iterator[str]:
        for choice in (step.try_, *step.allow):
            if choice != ANY and not _offers(walk, choice):
                yield f"{step.key}: {choice!r} is not offered"
        for words in self.proofs:
            for mark in step.mark:
                if not any(words.has(key) for key, _ in places(mark)):
                    yield f"{step.key}: {mark} has no name in {words.locale}, such as {next(places(mark))[0]}"
        refused = next((choice for choice in _listed(walk, LISTED) if not walk.allows(choice)), None)
        if refused is not None:
            yield from self._reacted(walk, walk.choose(refused))

    def _told(self, walk: Walk) -> Iterator[str]:
        for words in self.proofs:
            if walk.step is not None:
                yield from _short(walk.step.key, told_task(walk, words, seat_names(self.lesson, words)), words)

    def _reacted(self, walk: Walk, reaction: Reaction) -> Iterator[str]:
        for words in self.proofs:
            told = told_outcome(walk, reaction, words, seat_names(self.lesson, words))
            yield from _short(f"{reaction.step.key}-{reaction.kind}", told, words)

    def _expected(self, walk: Walk, step: Step) -> Iterator[str]:
        """Compare the amounts of each seat, from its own view."""
        state, voice = walk.match.state, self.game.voice
        amounts = [voice.amounts(view(state, seat), seat) for seat in range(state.seats)]
        for name, wanted in step.expect.items():
            found = tuple(each.get(name) for each in amounts)
            if found != wanted:
                yield f"{step.key}: {name} is {list(found)}, not {list(wanted)}"


def lesson_flaws(game: Game, walks: int = WALKS) -> Iterator[str]:
    """Check the lesson of a game with this many walks through each scene; a game without one has no flaw."""
    try:
        lesson = load_lesson(game)
    except BadLesson as error:
        yield str(error)
        return
    if lesson is not None:
        yield from flaws_of(game, lesson, walks)


def flaws_of(game: Game, lesson: Lesson, walks: int = WALKS) -> Iterator[str]:
    """Check a lesson: its size, its version of the rules, its texts, and every scene."""
    if lesson.rules != game.rules_version:
        yield f"it is made for rules {lesson.rules}, not {game.rules_version}: see `python -m games lesson --renew`"
    yield from _size(lesson)
    inspection = Inspection(game, lesson)
    yield from inspection.texts()
    for index, scene in enumerate(lesson.scenes):
        try:
            found = dict.fromkeys(_scene(inspection, index, walks))
            if not found and inspection.walked[index] != walks:
                found = {f"{inspection.walked[index]} of {walks} random walks came to its end": None}
        except Exception as error:  # noqa: BLE001 - whatever a lesson or a game's code raises is a finding
            found = {f"raised {describe(error)}": None}
        yield from (f"scene {scene.key}: {what}" for what in (*found, *inspection.flaws()))


def _scene(inspection: Inspection, index: int, walks: int) -> Iterator[str]:
    found = list(inspection.straight(index))
    yield from found
    if found:
        return  # further failures follow from this
    yield from inspection.deviations(index, min(walks, LISTED))
    for seed in range(walks):
        yield from inspection.wander(index, seed)


def _size(lesson: Lesson) -> Iterator[str]:
    if len(lesson.scenes) not in SCENES:
        yield f"it has {len(lesson.scenes)} scenes"
    for scene in lesson.scenes:
        if len(scene.steps) > DECISIONS:
            yield f"scene {scene.key}: it has {len(scene.steps)} decisions"


def _luck(walk: Walk) -> Iterator[str]:
    """All draws are written in the scene."""
    script = walk.scene.luck
    for number, draw in enumerate(_drawn(walk)):
        named = script[number] if number < len(script) else None
        if named != () and scripted(script, number, draw) is None:
            yield f"draw {number + 1} is {draw}, which its luck does not say"


def _drawn(walk: Walk) -> Iterator[list[str]]:
    return (draw for entry in walk.match.log for draw in entry.drawn)


def _listed(walk: Walk, most: int) -> list[str]:
    return walk.game.rules.asked(walk.match.state)[LEARNER].offered(most)


def _offers(walk: Walk, choice: str) -> bool:
    try:
        walk.game.rules.settle(walk.match.state, LEARNER, choice)
    except IllegalChoice:
        return False
    return True


def _short(key: str, text: str, words: Proof) -> Iterator[str]:
    if (length := len(without_icons(text))) > LONGEST:
        yield f"{key} has {length} characters in {words.locale}: {text}"
