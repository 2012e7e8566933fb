"""What players type and may not do is understood by its label, so that the refusal can name the reason."""

from __future__ import annotations

import pytest

from games.kernel.catalogue import find
from games.kernel.conformance.trial import Trial
from games.kernel.typed import Asked, understand
from games.kernel.visibility import view
from games.kernel.words import Words, words_for
from tests.games.advancing import advance

GAMES = ("tallinn", "tinker_tailor", "ulm", "eldermann")
POSITIONS = 40


def labels(asked: Asked, words: Words) -> dict[str, str]:
    """Name what is not offered now by its label."""
    shape = asked.ask.shape
    return {
        asked.voice.label(asked.view, asked.seat, choice, words).text: choice
        for choice in reversed(asked.voice.conceivable(asked.view, asked.seat))
        if shape is not None and shape.settle(choice) is None
    }


def examine(trial: Trial, words: tuple[Words, ...]) -> int:
    """Type each label at this position and count those that name what is not offered."""
    refused = 0
    for seat, ask in trial.rules.asked(trial.state).items():
        if ask.shape is None:
            continue
        asked = Asked(trial.game.voice, view(trial.state, seat), seat, ask)
        for label, choice in labels(asked, words[0]).items():
            meant = understand(asked, label.upper(), words)
            if ask.shape.settle(meant) is None:
                assert meant == choice, (trial.state.section, label)
                refused += 1
    return refused


@pytest.mark.parametrize("locale", ["de", "en"])
@pytest.mark.parametrize("key", GAMES)
def test_labels_of_what_is_not_offered_are_understood(key: str, locale: str) -> None:
    """In the player's language, whatever the question is."""
    game, seed, examined, refused = find(key), 0, 0, 0
    while examined < POSITIONS:
        seed += 1
        trial = Trial.draw(game, seed)
        trial.begin()
        words = tuple(
            words_for(each, game.package).naming(["Anna", "Bernd", "Cem", "Dora", "Emil", "Fips"][: trial.seats])
            for each in (locale, "en" if locale == "de" else "de")
        )
        for _ in range(POSITIONS // 4):
            if not trial.state.over:
                refused += examine(trial, words)
                examined += 1
                for _ in range(7):
                    advance(trial)
    assert refused > POSITIONS
