"""A sealed answer changes no public picture: none says which seats are missing, nor does its alt text."""

from __future__ import annotations

import pytest

from games.kernel.match import Match
from games.kernel.visibility import view
from render.paint.scene import Scene
from render.painter import find_painter
from render.random_positions import legend_of, matches


def shown(match: Match) -> tuple[Scene, str]:
    """Draw a position for everybody, and say it."""
    seen, legend = view(match.state, None), legend_of(match, "de")
    return find_painter(match.game.key).board(seen, legend), match.game.voice.alt(seen, legend.names, legend.words)


@pytest.mark.parametrize(("key", "seats"), [("tallinn", 4), ("tinker_tailor", 6), ("eldermann", 4), ("ulm", 2)])
def test_an_answer_changes_no_picture_until_all_have_answered(key: str, seats: int) -> None:
    """Picture and alt text are those of the ask; in Ulm nobody ever chooses beside another."""
    sealed, before = 0, None
    for match in matches(key, seats, 7):
        now = (match.state.ask, *shown(match))
        if before is not None and before[0] == now[0] and not match.state.over:
            assert now == before
            sealed += 1
        before = now
        if match.version > 40 and (sealed or key == "ulm"):
            break
    assert bool(sealed) == (key != "ulm")
