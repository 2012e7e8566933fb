"""Beacons, a toy game that uses every means of the kernel."""

from beacons.hints import BeaconsHints, BeaconsPlanner
from beacons.rules import BeaconsRules
from beacons.voice import BeaconsVoice

from games.kernel import Game, Option

GAME = Game(
    key="beacons",
    rules=BeaconsRules(),
    voice=BeaconsVoice(),
    hints=BeaconsHints(),
    package="beacons",
    seats=(2, 6),
    minutes=(5, 10),
    longest=5 * (6 + 3),  # per round all light, one spreads, one trades, one gives
    scores=(0, 5 * 4 + 3 * 5 + 3),
    rules_version=1,
    maturity="toy",
    planner=BeaconsPlanner(),
    options=(Option("rounds", ("3", "5"), "3"),),
)
