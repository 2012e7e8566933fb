"""Beacons, a toy game that uses every means of the kernel."""

from beacons.hints import BeaconsHints, BeaconsPlanner, BeaconsValues
from beacons.rules import BeaconsRules, turn_of
from beacons.voice import BeaconsVoice

from games.kernel import Game, Option
from games.kernel.game import Playing

GAME = Game(
    key="beacons",
    rules=BeaconsRules(),
    voice=BeaconsVoice(),
    hints=BeaconsHints(),
    package="beacons",
    seats=(2, 6),
    minutes=(5, 10),
    longest=5 * (6 + 3),  # per round all light, one spreads, one trades, one gives
    scores=(0, 5 * 8 + 3 * 5 + 3),
    rules_version=1,
    maturity="toy",
    planner=BeaconsPlanner(),
    turn_events=("round",),
    playing=Playing(turn_of=turn_of),
    values=BeaconsValues(),
    options=(Option("rounds", ("3", "5"), "3"),),
)
