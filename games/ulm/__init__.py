"""Ulm, a game by Günter Burkhardt (HUCH! 2016): push tiles into the cathedral and carry out what they show."""

from games.kernel.game import Game, Playing, Searching
from games.ulm.hints.hints import UlmHints
from games.ulm.hints.values import UlmValues
from games.ulm.printed import LEAST, LONGEST, MOST, PRINTED
from games.ulm.rulebook import RULEBOOK
from games.ulm.rules import OPTIONS, UlmRules
from games.ulm.sections.upgrades import upgrade_1_to_2, upgrade_2_to_3
from games.ulm.state import turn_of
from games.ulm.voice.voice import UlmVoice

GAME = Game(
    key="ulm",
    rules=UlmRules(),
    voice=UlmVoice(),
    hints=UlmHints(),
    package="games.ulm",
    seats=(2, 4),
    minutes=(45, 75),
    longest=LONGEST,
    scores=(LEAST, MOST),
    rules_version=4,
    maturity="beta",
    options=OPTIONS,
    upgrades={1: upgrade_1_to_2, 2: upgrade_2_to_3},
    # random barges seldom reach the Goose Tower (test_quarters.py), and one card of 33 must be played before a draw for
    # the Patrician's choice (test_cards.py)
    excused_sections=("pick_card", "choose_tile"),
    turn_events=("turn",),
    rulebook=RULEBOOK,
    printed=PRINTED,
    nearly=0.5,
    playing=Playing(turn_of=turn_of, strong=Searching(ahead=2, blind=0.0, doubt=0.5, kept=3)),
    values=UlmValues(),
)
