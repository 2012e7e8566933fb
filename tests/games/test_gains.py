"""What gains promise: certain numbers come true, and the kit finds a game whose do not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from games.kernel import Gain, State, Voice, Words
from games.kernel.catalogue import find, installed
from games.kernel.conformance.gains import gained
from games.kernel.conformance.run import check
from games.kernel.conformance.trial import Trial
from games.tallinn.state import Tallinn
from games.tallinn.voice.voice import TallinnVoice
from tests.games.advancing import MOST, POSITIONS, WORLDS, advance
from tests.given import long


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("key", [long(key) for key in installed()])
def test_certain_numbers_come_true_at_five_hundred_positions(key: str) -> None:
    """Whatever is offered, and however the gaps of the view are filled."""
    game, examined = find(key), 0
    for seed in range(1, POSITIONS):
        trial = Trial.draw(game, seed)
        trial.begin()
        while not trial.state.over and examined < POSITIONS:
            assert list(gained(trial, MOST, WORLDS)) == []
            examined += 1
            for _ in range(trial.rng.randrange(1, 6)):
                advance(trial)
        if examined >= POSITIONS:
            break
    assert examined == POSITIONS


class Boaster(TallinnVoice):
    """Promise a symbol too many of each half that shows no coin."""

    def gain(self, view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
        """Add one to the first certain number."""
        true = super().gain(view, seat, choice, words)
        return replace(true, certain={name: number + 1 for name, number in true.certain.items()})


class Peeper(TallinnVoice):
    """Tell of the luck that the view hides: a text that is never the same."""

    said = 0

    def gain(self, view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
        """Say something else each time."""
        Peeper.said += 1
        return Gain(str(Peeper.said))


class Chatterer(TallinnVoice):
    """Say too much, and in two lines."""

    def about(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say two lines."""
        return "one\ntwo"

    def gain(self, view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
        """Say more than a select shows."""
        return Gain("x" * 101)


class Braggart(TallinnVoice):
    """Name more points than any rule gives."""

    def gain(self, view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
        """Declare one point and say ninety-nine."""
        return Gain("+99 points", most={"points": 1})


class Miser(TallinnVoice):
    """Declare that nothing can come."""

    def gain(self, view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
        """Forget contests."""
        return Gain(most={"contests": 0, "merchants": 0, "knights": 0, "monks": 0})


class Silent(TallinnVoice):
    """Leave a newcomer alone."""

    def about(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say nothing."""
        return ""


@pytest.mark.parametrize(
    ("voice", "finding"),
    [
        (Boaster(), "promises seat"),
        (Peeper(), "tells seat"),
        (Chatterer(), "is about is no short line"),
        (Silent(), "nothing says in de what choose_card is about"),
        (Chatterer(), "does not fit"),
        (Braggart(), "promises more in de than it declares"),
        (Miser(), "declares at most 0"),
    ],
)
def test_the_kit_finds_broken_gains(voice: Voice[Tallinn], finding: str) -> None:
    """A wrong number, a hidden fact and a text that is too long are findings."""
    found = check(replace(find("tallinn"), voice=voice), games=2).failures
    assert any(failure.check == "gained" and finding in failure.what for failure in found)


def test_games_without_gains_say_nothing() -> None:
    """The default voice promises nothing and counts nothing."""
    voice: Voice[State] = Voice()
    words = Words("en", ())
    amounts: Mapping[str, int] = voice.amounts(State(), 0)
    assert (voice.gain(State(), 0, "x", words), amounts, voice.about(State(), 0, words)) == (Gain(), {}, "")
