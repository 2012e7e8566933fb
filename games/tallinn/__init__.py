"""Tallinn, a card game by Stefan Risthaus (OSTIA-Spiele 2016): increase your influence, hold contests, build towers."""

from games.kernel.game import Game, Playing
from games.tallinn.hints import TallinnHints
from games.tallinn.material import NUMBERS
from games.tallinn.printed import PRINTED
from games.tallinn.rulebook import RULEBOOK
from games.tallinn.rules import OPTIONS, TallinnRules
from games.tallinn.state import turn_of
from games.tallinn.voice import TallinnVoice

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
    rulebook=RULEBOOK,
    printed=PRINTED,
    playing=Playing(blind=0.0, turn_of=turn_of, ahead=NUMBERS["rounds"] + 1),  # to the end of the game
)
