"""Tallinn, a card game by Stefan Risthaus (OSTIA-Spiele 2016): increase your influence, hold contests, build towers."""

from games.kernel.game import Game, Playing, Searching
from games.tallinn.hints.hints import TallinnHints
from games.tallinn.material import NUMBERS
from games.tallinn.printed import PRINTED
from games.tallinn.rulebook import RULEBOOK
from games.tallinn.rules import OPTIONS, TallinnRules
from games.tallinn.state import turn_of
from games.tallinn.voice.voice import TallinnVoice

TO_THE_END = NUMBERS["rounds"] + 1
"""More turns than a seat has."""

GAME = Game(
    key="tallinn",
    rules=TallinnRules(),
    voice=TallinnVoice(),
    hints=TallinnHints(),
    package="games.tallinn",
    seats=(2, 4),
    minutes=(15, 20),
    longest=4 * 27,  # per seat 11 cards, 11 towers, an exchange, two choices for the Envoy, two Chronicles
    scores=(-10, 130),
    rules_version=2,
    maturity="beta",
    options=OPTIONS,
    turn_events=("round",),
    rulebook=RULEBOOK,
    printed=PRINTED,
    playing=Playing(
        turn_of=turn_of,
        strong=Searching(ahead=TO_THE_END, blind=0.0),
        master=Searching(ahead=TO_THE_END, blind=0.0, wavers=1.0, doubt=0.5),
        proven_master=True,
    ),
)
