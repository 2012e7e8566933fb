"""`python -m games lesson`: a game's lesson in the terminal, and what new rules have changed in it."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from games.cli.console import Trouble, explain, friendly, game_words, say
from games.kernel.catalogue import find
from games.kernel.conformance.lessons import Inspection
from games.kernel.errors import IllegalChoice
from games.kernel.game import Game
from games.kernel.lessons import LEARNER, Lesson, Walk, load_lesson
from games.kernel.lessons.telling import seat_names, told_reaction, told_step
from games.kernel.typed import Asked, offers, understand
from games.kernel.words import Words

NAME = "lesson"
HELP = "play a game's lesson, or say at which step the rules have changed it"
BACK, SKIP, STOP = "back", "skip", "stop"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the game, and what is done with its lesson."""
    parser.add_argument("key", metavar="KEY", help="the game")
    parser.add_argument("--renew", action="store_true", help="only say at which step the rules have changed it")


def run(chosen: argparse.Namespace) -> int:
    """Play the lesson to its end or until it is stopped; with --renew 1 if a step has to be changed."""
    with friendly(chosen.lang):
        game = find(chosen.key)
        lesson = load_lesson(game)
    if lesson is None:
        raise Trouble(f"{game.key} has no lesson")
    if chosen.renew:
        return _renew(game, lesson, chosen.lang)
    Course(game, lesson, game_words(game, chosen.lang)).play()
    return 0


def _renew(game: Game, lesson: Lesson, locale: str) -> int:
    """Say for each scene at which step today's rules have changed it first, and what has to stand there."""
    found = 0
    for index, scene in enumerate(lesson.scenes):
        with friendly(locale, game.package):
            flaws = list(Inspection(game, lesson).straight(index))
        found += bool(flaws)
        for what in flaws or ["as before"]:
            say(f"scene {scene.key}: {what}")
    if lesson.rules != game.rules_version:
        say(f"It is written for rules {lesson.rules}; when all is as it should be, write rules = {game.rules_version}.")
    return 1 if found else 0


@dataclass(slots=True)
class Course:
    """A lesson as it is played in a terminal."""

    game: Game
    lesson: Lesson
    words: Words

    def __post_init__(self) -> None:
        self.words = self.words.naming(seat_names(self.lesson, self.words))

    @property
    def names(self) -> tuple[str, ...]:
        """Name the seats."""
        return seat_names(self.lesson, self.words)

    def play(self) -> None:
        """Go through all scenes."""
        _say(f"# {self.words.text('lesson-title')}\n\n{self.words.text('lesson-theme')}")
        for index, scene in enumerate(self.lesson.scenes):
            _say(f"\n## {self.words.text(f'scene-{scene.key}')}")
            if not self._scene(index):
                return
        _say(f"\n{self.words.text('lesson-end')}")

    def _scene(self, index: int) -> bool:
        """Play a scene; tell whether the lesson goes on."""
        walk = Walk.begin(self.game, self.lesson, index)
        while walk.step is not None:
            self._ask(walk)
            try:
                typed = input("> ").strip()
            except EOFError:
                return False
            if typed in (STOP, SKIP):
                return typed == SKIP
            walk = self._answer(walk, index, typed)
        return True

    def _ask(self, walk: Walk) -> None:
        """Tell a step and what is offered."""
        _say(f"\n[{walk.number}/{len(self.lesson.steps)}] {told_step(walk, self.words, self.names)}\n")
        for choice, label in offers(self._asked(walk), self.words):
            _say(f"  {choice:12} {label.text}{label.hint and f' ({label.hint})'}")
        if walk.step is not None:
            label = self.game.voice.label(walk.seen, LEARNER, walk.step.try_, self.words)
            _say(self.words.text("lesson-ways", choice=label.text))

    def _answer(self, walk: Walk, index: int, typed: str) -> Walk:
        """Make a choice, or go back; return the walk that goes on."""
        if typed == BACK:
            return Walk.begin(self.game, self.lesson, index, walk.choices[:-1])
        choice = understand(self._asked(walk), typed, [self.words]) if typed or walk.step is None else walk.step.try_
        try:
            reaction = walk.choose(choice)
        except IllegalChoice as error:
            _say(explain(error, self.words))
        else:
            _say(f"\n{told_reaction(walk, reaction, self.words, self.names)}")
        return walk

    def _asked(self, walk: Walk) -> Asked:
        ask = self.game.rules.asked(walk.match.state)[LEARNER]
        return Asked(self.game.voice, walk.seen, LEARNER, ask)


def _say(text: str) -> None:
    """Print without Discord's marks of bold letters."""
    say(*text.replace("**", "").split("\n"))
