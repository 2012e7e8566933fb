"""The rules kernel: state with an agenda of rulebook sections, asks, luck, visibility, events and matches.

It imports nothing of ours. A game subclasses `State` and `Rules` and exports one `Game`; everything else
(views, sampled worlds, saving, undo, the conformance kit) follows from these.
"""

from games.kernel.agenda import Rules, asks, section
from games.kernel.ask import Ask, OneOf, Parts, Pick, Shape, Split
from games.kernel.chance import Chance, RandomChance, ScriptedChance, SeededChance
from games.kernel.errors import (
    BadOption,
    GameOver,
    IllegalChoice,
    KernelError,
    NotOffered,
    NotYourDecision,
    RulesBug,
    StaleChoice,
)
from games.kernel.events import Event, Events
from games.kernel.game import Bounds, Game, Hints, Option, Planner, Searching, Values, Wavers, Weighs
from games.kernel.match import Entry, Match, Step
from games.kernel.state import (
    EVERYONE,
    HIDDEN,
    NOBODY,
    OWNER,
    Result,
    State,
    Zone,
    fewest,
    ranked,
    secret,
    zone,
    zones,
)
from games.kernel.visibility import view
from games.kernel.voice import Gain, Label, Voice
from games.kernel.words import Words
from games.kernel.worlds import determinize

__all__ = [
    "EVERYONE",
    "HIDDEN",
    "NOBODY",
    "OWNER",
    "Ask",
    "BadOption",
    "Bounds",
    "Chance",
    "Entry",
    "Event",
    "Events",
    "Gain",
    "Game",
    "GameOver",
    "Hints",
    "IllegalChoice",
    "KernelError",
    "Label",
    "Match",
    "NotOffered",
    "NotYourDecision",
    "OneOf",
    "Option",
    "Parts",
    "Pick",
    "Planner",
    "RandomChance",
    "Result",
    "Rules",
    "RulesBug",
    "ScriptedChance",
    "Searching",
    "SeededChance",
    "Shape",
    "Split",
    "StaleChoice",
    "State",
    "Step",
    "Values",
    "Voice",
    "Wavers",
    "Weighs",
    "Words",
    "Zone",
    "asks",
    "determinize",
    "fewest",
    "ranked",
    "secret",
    "section",
    "view",
    "zone",
    "zones",
]
