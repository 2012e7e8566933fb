"""Sample pictures with every piece of Ulm in every colour, from which its palette is made."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.state import HIDDEN, Result, Zone
from games.kernel.words import FALLBACK, words_for
from games.ulm.material import CARDS, KINDS
from games.ulm.sections import scoring
from games.ulm.sections.grid import OUTER
from games.ulm.state import NONE, Ulm
from render.paint.scene import Backdrop, Region, Scene, Shape
from render.painter import Legend
from render.ulm.board import board
from render.ulm.chapters import CHAPTERS
from render.ulm.cover import cover
from render.ulm.hand import hand
from render.ulm.holdings import holdings
from render.ulm.pieces import shades
from render.ulm.score import score

SEATS = 4
LEGEND = Legend(tuple("ABCD"), words_for(FALLBACK, "games.ulm"))


def contact_sheet() -> Sequence[Scene]:
    """Draw boards with every piece, hands and a score sheet."""
    end, at_end = _end(), LEGEND
    drawn = [*(board(sample(turn), LEGEND) for turn in range(SEATS)), board(end, at_end), score(end, at_end)]
    drawn += [hand(_private(seat), seat, LEGEND) for seat in range(2)]
    drawn += [hand(sample(turn), turn, LEGEND) for turn in range(3)]
    drawn.append(holdings([end] * SEATS, LEGEND))
    drawn += [_shades(), cover(at_end), *(draw(at_end) for draw in CHAPTERS.values())]
    return [scene for scene in drawn if scene]


def _shades() -> Scene:
    """Name steps of the tiles' gradients, of which the palette would else find only neighbours with another tint."""
    steps = [shade for kind in KINDS for shade in shades(kind)]
    items = tuple(Shape("box", (4 * k, 0, 4, 4), shade) for k, shade in enumerate(steps))
    width = 4 * len(items)
    return Scene(Backdrop(width, 4), (Region("shades", (0, 0, width, 4), items),))


def _private(seat: int) -> Ulm:
    """Let a seat look at cards, the second one at coats; its hand has cards of each kind."""
    s = sample(seat)
    s.hands[seat] = Zone.of(["choir1", "fustian3", "league"])
    if seat:
        s.seen_coats = Zone.of(["coat_garden", "coat_frauentor"])
    else:
        s.looked, s.tiles[seat] = Zone.of(["artworks1"]), dict.fromkeys(KINDS, 0)
    return s


def _end() -> Ulm:
    s = sample(0)
    s.agenda, s.sheet = [], [scoring.sheet(s, seat) for seat in range(SEATS)]
    scores = tuple(sheet.total for sheet in s.sheet)
    s.result = Result(scores, (scores.index(max(scores)),))
    return s


def sample(turn: int) -> Ulm:
    """Make up a position that shows every kind of piece; it need not be reachable."""
    s = Ulm(seats=SEATS, round=4 + turn, turn=turn, agenda=[["push"]])
    s.points, s.coins, s.sparrows, s.seals = [24, 21, 18, 14], [4, 2, 5, 3], [3, 1, 2, 4], [7, 8, 8, 9]
    s.barges = [7, 13, 15 + turn, 9]
    s.tiles = [dict.fromkeys(KINDS, 1), dict.fromkeys(KINDS, 2), dict.fromkeys(KINDS, 0), dict.fromkeys(KINDS, 3)]
    s.coats = [["coat_reichenau_court", "coat_garden"], ["coat_crooked_house"], ["coat_farming"], ["coat_frauentor"]]
    s.laid = [["choir1", "nave1", "tower1"], ["artworks1", "fustian2"], ["commodities1"], ["chronicle", "sparrow"]]
    s.grid = [KINDS[(at + at // 3) % 5] for at in range(9)]
    s.outer = ["" if at % 4 else KINDS[at % 5] for at in range(len(OUTER))]
    s.rim = [at % 5 if at % 5 < SEATS else NONE for at in range(len(OUTER))]
    s.dock, s.bag = list(KINDS), {kind: 4 * (kind != "card") for kind in KINDS}
    s.slots = [
        [(at + place) % 5 if (at + place) % 5 < SEATS else NONE for place in range(quarter.slots)]
        for at, quarter in enumerate(s.material.quarters)
    ]
    s.crests = [2, 1, 0, 3, NONE, NONE, NONE, NONE]
    s.descendants = ["abbot", "merchant", "scholar", "city_guard"]
    s.discard, s.deck = ["sparrow", "choir1"], Zone.of([HIDDEN] * 12)
    s.tower, s.next_tower, s.drawn = "t_tax_tiles", "t_seal_cheap", "seal"
    s.story, s.story_seat = ["E2", "river", "card", "clear", "seal"], 0
    s.coat_stack, s.tower_stack = Zone.of([HIDDEN] * 7), Zone.of([HIDDEN] * 6)
    s.hands = [Zone.of(list(CARDS)[seat : seat + 3]) for seat in range(SEATS)]
    s.actions = ["seal", "river"] if turn == 1 else []
    return s
