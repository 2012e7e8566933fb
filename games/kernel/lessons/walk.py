"""One learner's way through a scene, repeated from their choices alone, so that no state is stored."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal

from games.kernel.errors import GameOver, IllegalChoice
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.lessons.luck import SceneLuck
from games.kernel.lessons.script import ANY, BadLesson, Lesson, Scene, Step
from games.kernel.match import Match
from games.kernel.state import State
from games.kernel.visibility import view

LEARNER = 0
"""The learner's seat."""
KEPT_STARTS = 40
"""Most starts of scenes in memory: twice those of our games, which take one megabyte together."""
Kind = Literal["done", "other", "not"]


@dataclass(frozen=True, slots=True)
class Reaction:
    """The outcome of a choice: the one to try is `done`, another allowed one `other`, one not allowed is `not` made.

    `seen` is the learner's view at the choice; `helped` lists later choices made for the learner.
    """

    kind: Kind
    step: Step
    choice: str
    seen: State
    events: tuple[Event, ...] = ()
    helped: tuple[str, ...] = ()


@dataclass(slots=True)
class Walk:
    """A learner's position in a scene: the match, the learner's choices so far, and the next step."""

    game: Game
    lesson: Lesson
    scene: Scene
    match: Match
    choices: list[str] = field(default_factory=list)
    at: int = 0
    unused: list[str] = field(default_factory=list)
    """Scripted choices of neighbours that were not possible, for the check of a lesson."""

    @classmethod
    def begin(cls, game: Game, lesson: Lesson, scene_index: int, choices: Iterable[str] = ()) -> Walk:
        """Begin a scene and repeat the learner's choices; raise BadLesson or IllegalChoice if one fails."""
        walk = _begun(game, lesson, scene_index).fork()
        for choice in choices:
            if walk.choose(choice).kind == "not":
                raise BadLesson("lesson-choice", game=game.key, choice=choice)
        return walk

    @classmethod
    def at_start(cls, game: Game, lesson: Lesson, scene: Scene) -> Walk:
        """Set the scene up and make the choices before it begins."""
        luck = partial(SceneLuck, scene.luck, f"{game.key} {scene.key}")
        walk = cls(game, lesson, scene, Match.begin(game, len(lesson.seats), scene.options, luck))
        for played in scene.played:
            seat, _, choice = played.partition(" ")
            walk.match.choose(int(seat), choice)
        walk._go_on({})
        return walk

    def fork(self) -> Walk:
        """Return an independent walk that goes on from here."""
        match = replace(self.match, log=list(self.match.log), past=list(self.match.past))
        return replace(self, match=match, choices=list(self.choices), unused=list(self.unused))

    @property
    def step(self) -> Step | None:
        """Return the step that is to be taken; None when the scene is over."""
        return self.scene.steps[self.at] if self.at < len(self.scene.steps) else None

    @property
    def number(self) -> int:
        """Return the number of the next step among all scenes' steps; at the end of a scene, that of its last one."""
        step = self.step or self.scene.steps[-1]
        return self.lesson.steps.index(step) + 1

    @property
    def seen(self) -> State:
        """Return what the learner sees."""
        return view(self.match.state, LEARNER)

    def allows(self, choice: str) -> bool:
        """Tell whether an offered choice is allowed at this step; all are if the one to try is not offered."""
        step = self._open()
        named = {self._settled(each) for each in (step.try_, *step.allow)}
        return ANY in step.allow or choice in named or self._settled(step.try_) is None

    def choose(self, choice: str) -> Reaction:
        """Make a choice, and let the neighbours make theirs; raise IllegalChoice if the rules refuse it."""
        step, seen = self._open(), self.seen
        settled = self.game.rules.settle(self.match.state, LEARNER, choice)
        if not self.allows(settled):
            return Reaction("not", step, settled, seen)
        kind: Kind = "done" if settled == self._settled(step.try_) else "other"
        told = len(self.match.log)
        self.match.choose(LEARNER, settled)
        self.choices.append(settled)
        self.at += 1
        helped = self._go_on({seat: deque(planned) for seat, planned in step.others.items()})
        events = tuple(event for entry in self.match.log[told:] for event in entry.events)
        return Reaction(kind, step, settled, seen, events, tuple(helped))

    def _open(self) -> Step:
        if self.step is None:
            raise GameOver("lesson-scene-over")
        return self.step

    def _settled(self, choice: str) -> str | None:
        try:
            return self.game.rules.settle(self.match.state, LEARNER, choice)
        except IllegalChoice:
            return None

    def _go_on(self, planned: dict[int, deque[str]]) -> list[str]:
        """Choose for all seats that no step asks, until a step asks the learner or the scene is over."""
        helped: list[str] = []
        state = self.match.state
        while not state.over and not self._is_at_step():
            if LEARNER not in state.waiting:
                self._choose_for(state.waiting[0], planned.get(state.waiting[0], deque()))
            elif self.step is None:
                return helped
            else:
                helped.append(self._hint(LEARNER))
            state = self.match.state
        if state.over:
            self.at = len(self.scene.steps)
        self.unused += [choice for left in planned.values() for choice in left]
        return helped

    def _is_at_step(self) -> bool:
        """Find the step of this question and skip those before it; return False if no step names the question."""
        state, steps = self.match.state, self.scene.steps
        if LEARNER not in state.waiting:
            return False
        found = [at for at in range(self.at, len(steps)) if steps[at].ask == state.section]
        self.at = found[0] if found else self.at
        return bool(found)

    def _choose_for(self, seat: int, planned: deque[str]) -> None:
        """Make a neighbour's scripted choice, or the hints' choice if it is not offered."""
        try:
            self.match.choose(seat, planned[0])
        except (IndexError, IllegalChoice):
            self._hint(seat)
        else:
            planned.popleft()

    def _hint(self, seat: int) -> str:
        state, rng = self.match.state, random.Random(f"{self.scene.key} {self.match.version}")
        ask = self.game.rules.asked(state)[seat]
        choice = self.game.hints.policy(view(state, seat), seat, ask, rng)
        self.match.choose(seat, choice)
        return choice


def _begun(game: Game, lesson: Lesson, scene_index: int) -> Walk:
    """Return a scene's start, played once per process: the last scene of a long game takes a tenth of a second."""
    key = id(game), id(lesson), scene_index
    if key not in _STARTS:
        if len(_STARTS) >= KEPT_STARTS:
            _STARTS.clear()
        _STARTS[key] = Walk.at_start(game, lesson, lesson.scenes[scene_index])
    return _STARTS[key]


_STARTS: dict[tuple[int, int, int], Walk] = {}
"""Starts of scenes. Each keeps its game and lesson alive, so that their ids are not reused."""
