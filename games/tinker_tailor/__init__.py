"""Tinker Tailor, a card game by Richard Denning (Medusa Games 2015, 2nd edition 2019): draft roles, collect goods."""

from games.kernel.game import Game, Playing, Searching
from games.tinker_tailor.hints.hints import TinkerTailorHints
from games.tinker_tailor.hints.values import TinkerTailorValues
from games.tinker_tailor.printed import LONGEST, PRINTED
from games.tinker_tailor.rulebook import RULEBOOK
from games.tinker_tailor.rules import OPTIONS, TinkerTailorRules, upgrade_1_to_2, upgrade_2_to_3, upgrade_4_to_5
from games.tinker_tailor.state import turn_of
from games.tinker_tailor.voice.voice import TinkerTailorVoice

BEFORE_FORMS = ("preset_gift", "give_money_to", "take_for_two", "give_goods_to", "give_goods")
"""Sections that tables of earlier rules versions still have open, and those of sets of components with many cards."""

GAME = Game(
    key="tinker_tailor",
    rules=TinkerTailorRules(),
    voice=TinkerTailorVoice(),
    hints=TinkerTailorHints(),
    package="games.tinker_tailor",
    seats=(2, 6),
    minutes=(45, 60),
    longest=LONGEST,
    scores=(0, 406),  # eight of each kind, ten sets, all money card by card
    rules_version=5,
    maturity="beta",
    options=OPTIONS,
    excused_sections=BEFORE_FORMS,
    upgrades={1: upgrade_1_to_2, 2: upgrade_2_to_3, 4: upgrade_4_to_5},
    turn_events=("round",),
    rulebook=RULEBOOK,
    printed=PRINTED,
    nearly=0.5,
    playing=Playing(turn_of=turn_of, strong=Searching(blind=0.0), slips=0.92, proven_master=True),
    values=TinkerTailorValues(),
)
