"""Tallinn, a card game by Stefan Risthaus (OSTIA-Spiele 2016): increase your influence, hold contests, build towers."""

from games.kernel.game import Game
from games.tallinn.hints import TallinnHints
from games.tallinn.rules import TallinnRules
from games.tallinn.voice import TallinnVoice

GAME = Game(
    key="tallinn",
    rules=TallinnRules(),
    voice=TallinnVoice(),
    hints=TallinnHints(),
    package="games.tallinn",
    seats=(2, 4),
    minutes=(15, 20),
    longest=4 * 20,  # per seat and round one card and at most one tower
    scores=(-10, 120),
    rules_version=1,
    maturity="beta",
)
