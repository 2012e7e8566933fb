"""Oxen, a separately installed game: avoid taking rows of cards, which have oxen's heads on them."""

from oxen.hints import OxenHints
from oxen.rules import TRICKS, Oxen, OxenRules, turn_of
from oxen.voice import OxenVoice

from games.kernel import Game, Option
from games.kernel.game import Playing

GAME: Game[Oxen] = Game(
    key="oxen",
    rules=OxenRules(),
    voice=OxenVoice(),
    hints=OxenHints(),
    package="oxen",
    seats=(2, 6),
    minutes=(10, 40),
    longest=3 * TRICKS * (6 + 6),  # per trick all choose a card, and each may have to choose a row
    scores=(-3 * 171, 0),
    rules_version=1,
    maturity="toy",
    turn_events=("trick",),
    playing=Playing(turn_of=turn_of),
    options=(Option("deck", ("full", "short"), "full"), Option("deals", ("1", "2", "3"), "1")),
)
