"""Lessons: scenes that are data in a game's package, played by the real rules."""

from games.kernel.lessons.script import BadLesson, Lesson, Scene, Step, load_lesson, read_lesson
from games.kernel.lessons.walk import LEARNER, Reaction, Walk

__all__ = ["LEARNER", "BadLesson", "Lesson", "Reaction", "Scene", "Step", "Walk", "load_lesson", "read_lesson"]
