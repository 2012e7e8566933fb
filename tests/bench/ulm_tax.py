"""What it brings to push for what a tower's tax lacks: `python -m tests.bench.ulm_tax --games 1000`.

One hint player does so, the others only pay what they have anyway.
"""

from __future__ import annotations

from games.ulm import GAME
from games.ulm.hints.push_outlook import Pushes
from tests.bench.one_against import report

TAXED = Pushes._taxed


def switch(pays: bool) -> None:
    """Let hints count what is missing for a tax, or not."""
    setattr(Pushes, TAXED.__name__, TAXED if pays else _nothing)


def _nothing(_pushes: Pushes, _coins: int, _cleared: int) -> float:
    return 0.0


if __name__ == "__main__":
    report(GAME, switch, "ulm_tax", __doc__)
