"""The kit finds a game whose labels, effects or moments have no room in a message."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.kernel import Gain, Label, Voice, Words
from games.kernel.catalogue import find
from games.kernel.conformance.lengths import fitting
from games.kernel.conformance.trial import Trial
from games.tallinn.state import Tallinn
from games.tallinn.voice.voice import TallinnVoice


class Wordy(TallinnVoice):
    """Say more than a button, a line below it or the line of the context shows."""

    def label(self, view: Tallinn, seat: int, choice: str, words: Words) -> Label:
        """Name a choice at length, and its icon as it is written in a text."""
        return Label("x" * 35, short="12345", icon="[[knight]]")

    def gain(self, view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
        """Say one character too many."""
        return Gain("x" * 47)

    def moment(self, view: Tallinn, words: Words) -> str:
        """Say what a board says."""
        return "Round 3 of 10: choose"


class Cutting(TallinnVoice):
    """Cut what does not fit."""

    def gain(self, view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
        """Leave the end to guess."""
        return Gain("Merchants 4 → 7 (others …")


def found(voice: Voice[Tallinn]) -> list[str]:
    """List what the kit finds at the first question of a game with this voice."""
    trial = Trial.draw(replace(find("tallinn"), voice=voice), 1)
    trial.options = {}
    trial.begin()
    return list(fitting(trial))


@pytest.mark.parametrize("what", ["the label", "the short label", "the effect", "the icon", "the moment"])
def test_what_is_too_long_is_found(what: str) -> None:
    """In each language, and each kind of text by itself."""
    said = [each for each in found(Wordy()) if what in each]
    assert {locale for locale in ("en", "de") for each in said if f"{locale}" in each} == {"en", "de"}


def test_an_effect_that_is_cut_is_found() -> None:
    """However short it is."""
    assert all("does not fit" in each for each in found(Cutting()))
    assert found(Cutting())


def test_the_game_itself_fits() -> None:
    """So what is found is what was planted."""
    assert found(TallinnVoice()) == []
