"""Eldermann, a trading game of the Hanse (prototype): sail, fill orders, build, fight, and hold the feast."""

from games.eldermann.hints.hints import EldermannHints
from games.eldermann.hints.weighing_rogues import EldermannPlanner
from games.eldermann.material import MATERIALS
from games.eldermann.printed import LONGEST, PRINTED, limits
from games.eldermann.rulebook import RULEBOOK
from games.eldermann.rules import OPTIONS, RULES, upgrade_2_to_3, upgrade_3_to_4, upgrade_5_to_6
from games.eldermann.state import turn_of
from games.eldermann.voice.voice import EldermannVoice
from games.kernel.game import Game, Playing, Searching

SELDOM = (
    "navigate",
    "curse_window",
    "card_window",
    "guns_window",
    "parry",
    "ward",
    "strike",
    "discard",
    "choose_route",
    "fight_pirates",
    "raid",
    "ambush",
    "declare",
    "throw",
    "plunder",
    "pillage",
    "jettison",
    "pay_good",
    "stance",
)
"""Sections that random play seldom reaches; `tests/games/eldermann/test_promises.py` plays to them with the hints.

`stance` stands only in agendas of rules version 3, `navigate` of those up to 6."""
SEARCHED = (
    "stow_start",
    "trade",
    "trade_on",
    "stow",
    "pay_good",
    "throw_away",
    "plunder",
    "pillage",
    "jettison",
)
"""Where goods change hands: what that is worth shows within a round, a voyage's worth only after several."""

GAME = Game(
    key="eldermann",
    rules=RULES,
    voice=EldermannVoice(),
    hints=EldermannHints(),
    package="games.eldermann",
    seats=(2, 4),
    minutes=(60, 120),
    longest=LONGEST,  # random play wavers between deals; 60 rounds of four seats take some 1,500 decisions
    scores=limits(MATERIALS[""]).scores,
    rules_version=7,
    maturity="beta",
    options=OPTIONS,
    turn_events=("planned", "planned-none"),
    rulebook=RULEBOOK,
    planner=EldermannPlanner(),
    excused_sections=SELDOM,
    searched=SEARCHED,
    playing=Playing(turn_of=turn_of, strong=Searching(ahead=2, blind=0.0)),
    printed=PRINTED,
    upgrades={2: upgrade_2_to_3, 3: upgrade_3_to_4, 5: upgrade_5_to_6},
)
