"""Rules that ask for less ask for nothing else: games are played decision for decision as by the version before.

The digests in `decisions/` were written by rules version 2 of Ulm and by version 5 of Tinker Tailor, which asks in one
form what it asked step by step; `decided.py` says what they hash.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.kernel.catalogue import find
from tests.games.decided import begun, decisions, digest

KEYS = ["tinker_tailor", "ulm"]
BEFORE = {key: (Path(__file__).parent / "decisions" / f"{key}.txt").read_text(encoding="utf-8").split() for key in KEYS}
USUAL = 2
"""Games of each kind by default; the others are marked as long."""


@pytest.mark.parametrize("key", KEYS)
def test_games_go_as_under_the_version_before(key: str) -> None:
    """Choice for choice, and to the same result."""
    assert [digest(find(key), seed) for seed in range(USUAL)] == BEFORE[key][:USUAL]


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_many_games_go_as_under_the_version_before(key: str) -> None:
    """As above, five hundred games."""
    assert len(BEFORE[key]) == 500
    changed = [seed for seed, before in enumerate(BEFORE[key]) if digest(find(key), seed) != before]
    assert changed == []


@pytest.mark.parametrize(("key", "seed"), [("ulm", 3), ("tinker_tailor", 4)])
def test_whoever_is_asked_has_a_choice_or_a_secret(key: str, seed: int) -> None:
    """A single answer is asked for only if all cannot see that it is one, or where the step can be taken back."""
    match = begun(find(key), seed)
    for section, seat, _, answers in decisions(match, seed):
        alone = match.game.rules.sections[section].alone
        assert answers > 1 or not alone or match.can_undo(seat), (section, seat)
