# ruff: noqa: D102 - each class says which bug its method plants
"""Bugs planted in the toy game's words, one per class, for the conformance kit to find."""

from __future__ import annotations

import random
from typing import Any

from games.kernel import Gain, Label, Voice
from games.kernel.words import clipped
from tests.fifth_game import installed_beacons

with installed_beacons():
    from beacons.rules import Beacons
    from beacons.voice import BeaconsVoice


class LongLabels(BeaconsVoice):
    """A label that no button takes."""

    def label(self, view: Beacons, seat: int, choice: str, words: Any) -> Label:
        return Label(choice * 20)


class NoLabels(BeaconsVoice):
    """A label asks for a text that is not there."""

    def label(self, view: Beacons, seat: int, choice: str, words: Any) -> Label:
        return Label(words.text("label-that-is-not-there"))


class Gossip(BeaconsVoice):
    """Every viewer is told the secrets."""

    def event(self, event: Any, viewer: int | None, names: Any, words: Any, material_id: str = "") -> str:
        return Voice.event(self, event, viewer, names, words) + str(event.secret)


class Guessing(BeaconsVoice):
    """The board says something that is not in the view."""

    def board(self, view: Beacons, names: Any, words: Any) -> str:
        return str(random.random())


class LongAlt(BeaconsVoice):
    """An alt text longer than Discord takes."""

    def alt(self, view: Beacons, names: Any, words: Any) -> str:
        return "a" * 1025


class CutAlt(BeaconsVoice):
    """An alt text that is short enough only with short names."""

    def alt(self, view: Beacons, names: Any, words: Any) -> str:
        return clipped(" ".join(names) + " a" * 480, 1024)


class Alike(BeaconsVoice):
    """All choices of a question are named alike."""

    def label(self, view: Beacons, seat: int, choice: str, words: Any) -> Label:
        return Label("a beacon")


class Hyphenated(BeaconsVoice):
    """A number below zero is put into a text without the words."""

    def hand(self, view: Beacons, seat: int, words: Any) -> str:
        return f"{-1} spark"


class Listed(BeaconsVoice):
    """Writes an effect that Discord would show as an entry of a list."""

    def gain(self, view: Beacons, seat: int, choice: str, words: Any) -> Gain:
        return Gain("1. Beacon: lit")


class Argument(BeaconsVoice):
    """A text is not given its argument."""

    def phase(self, view: Beacons, words: Any) -> str:
        return str(words.text(f"phase-{view.section or 'over'}"))
