"""What it brings to look at the tower that the last card allows: `python -m tests.bench.tallinn_last --games 4000`.

One hint player works it out, the others take the leave to build for the usual worth.
"""

from __future__ import annotations

from games.tallinn import GAME
from games.tallinn.hints import outlook
from tests.bench.one_against import report

LOOKING = outlook.LAST_CARDS


def switch(looks: bool) -> None:
    """Let hints look at the last cards' towers, or not."""
    outlook.LAST_CARDS = LOOKING if looks else 0


if __name__ == "__main__":
    report(GAME, switch, "tallinn_last", __doc__)
