"""Positions of Ulm made by hand, so that their pictures do not depend on luck or on the rules' order of options."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from games.kernel.state import HIDDEN, Zone
from games.kernel.words import words_for
from games.ulm.material import KINDS, QUARTER_IDS
from games.ulm.sections import scoring
from games.ulm.sections.grid import OUTER
from games.ulm.state import NONE, Ulm
from render.painter import Legend
from tests.render.tallinn.states import NAMES

T = TypeVar("T")
LETTERS = dict(zip("MCKFS", KINDS, strict=True))
"""Money, clear, card (K), river (F), seal."""


def legend_of(locale: str = "de", asked: tuple[int, ...] = (), names: tuple[str, ...] = NAMES) -> Legend:
    """Say how a picture reads."""
    return Legend(names, words_for(locale, "games.ulm"), asked)


def to_push() -> Ulm:
    """Give round 4 as a spectator sees it: Bea has drawn an orange tile; three lines are closed."""
    s = Ulm(seats=4, round=4, first=2, turn=1, agenda=[["push"]])
    s.points, s.coins, s.sparrows, s.seals = [24, 21, 18, 14], [4, 2, 5, 3], [3, 1, 2, 4], [7, 6, 8, 9]
    s.barges = [7, 13, 15, 9]
    s.tiles = [_tiles("MSF"), _tiles("CCK"), _tiles("F"), _tiles("MMSKC")]
    s.coats = [["coat_reichenau_court", "coat_garden"], ["coat_crooked_house"], ["coat_farming"], ["coat_frauentor"]]
    s.laid = [["choir1", "nave1", "fustian2"], ["commodities1", "artworks2"], ["artworks4"], ["chronicle"]]
    s.grid = _kinds("FSMCKFSMC")
    s.outer = _by_field({"N2": "seal", "E1": "money", "S3": "card"}, "")
    s.rim = _by_field({"N1": 1, "E3": 0, "S2": 3, "W1": 2, "W3": 0}, NONE)
    s.dock, s.bag = _kinds("MCKFS"), dict(zip(KINDS, (4, 3, 5, 4, 4), strict=True))
    sealed = {
        "farming": [2],
        "crooked_house": [1, 0, 3],
        "oath_house": [NONE, 0, 3],
        "city_hall": [1],
        "garden": [2, 0],
        "shipyard": [2, 1],
    }
    s.slots = [
        (sealed.get(quarter.id, []) + [NONE] * quarter.slots)[: quarter.slots] for quarter in s.material.quarters
    ]
    owners = {"crooked_house": 1, "reichenau_court": 0, "garden": 0, "farming": 2}
    s.crests = [owners.get(quarter, NONE) for quarter in QUARTER_IDS]
    s.descendants = ["abbot", "merchant", "scholar", "city_guard"]
    s.discard, s.deck = ["sparrow", "tower2", "nave3", "choir3", "fustian1"], Zone.of([HIDDEN] * 13)
    s.hands = [Zone.of([HIDDEN] * count) for count in (2, 3, 1, 2)]
    s.coat_stack, s.tower_stack = Zone.of([HIDDEN] * 7), Zone.of([HIDDEN] * 5)
    s.tower, s.next_tower, s.past_towers = "t_river", "t_seal_cheap", ["t_money", "t_choose", "t_reach3"]
    s.drawn, s.story, s.story_seat = "seal", ["N2", "river", "card", "clear", "card"], 0
    return s


def to_act() -> Ulm:
    """Give the same turn as Bea sees it after she has pushed at W2: a seal and a river action are open."""
    s = to_push()
    s.agenda, s.drawn, s.line, s.landed = [["act"]], "", "W2", "E2"
    s.grid, s.actions = _kinds("FSMSCKSMC"), ["seal", "card"]
    s.outer = _by_field({"N2": "seal", "E1": "money", "S3": "card", "E2": "river"}, "")
    s.story, s.story_seat = ["W2", "seal", "clear", "card", "river"], 1
    s.hands[1] = Zone.of(["fustian3", "nave2", "league"])
    return s


def looking() -> Ulm:
    """Give a moment in which Bea looks at two cards and, for the picture's sake, at two coats."""
    s = to_act()
    s.agenda, s.looked = [["choose_card"]], Zone.of(["wall", "artworks5"])
    s.seen_coats = Zone.of(["coat_butchers_tower", "coat_reichenau_court"])
    return s


def scored() -> Ulm:
    """Give the end of a game of four, with sets of cards."""
    s = to_push()
    s.round, s.agenda, s.drawn, s.next_tower = 10, [], "", ""
    s.tower_stack, s.barges = Zone(), [21, 18, 4, 20]
    s.laid[0] = ["choir1", "nave1", "tower1", "fustian2"]
    s.laid[1] = ["commodities1", "commodities2", "artworks2", "fustian1", "patrician", "sparrow", "league"]
    s.hands = [Zone() for _ in range(4)]
    s.sheet = [scoring.sheet(s, seat) for seat in range(4)]
    s.points = [sheet.total for sheet in s.sheet]
    s.result = scoring.result(s)
    return s


def without_towers() -> Ulm:
    """Give the first position in the base game."""
    return replace(to_push(), with_towers=False, tower="", next_tower="", past_towers=[], tower_stack=Zone())


def _kinds(letters: str) -> list[str]:
    return [LETTERS[letter] for letter in letters]


def _tiles(letters: str) -> dict[str, int]:
    return {kind: letters.count(letter) for letter, kind in LETTERS.items()}


def _by_field(placed: dict[str, T], empty: T) -> list[T]:
    return [placed.get(label, empty) for label in OUTER]
