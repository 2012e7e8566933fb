"""Records as 0.1.0 wrote them, compared with those of today, which hold the set of components too."""

from __future__ import annotations

import json
from collections.abc import Mapping

from games.kernel.match import Match
from games.kernel.records import WITH_MATERIAL, record_of


def check_recorded(match: Match, options: Mapping[str, str], recorded: list[str]) -> None:
    """A match is written as a record says, but for the set that it was played with."""
    first, *lines = record_of(match, options)
    header, old = json.loads(first), json.loads(recorded[0])
    assert lines == recorded[1:]
    if match.game.printed is not None:
        assert header.pop("material") == match.game.printed.materials.entries(match.state.material_id)
        assert header.pop("format") == WITH_MATERIAL
        old.pop("format", None)
    assert header == old
