"""Sample pictures with every piece of Tinker Tailor in every colour, from which its palette is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.kernel.state import HIDDEN, Result, Zone
from games.kernel.words import FALLBACK, words_for
from games.tinker_tailor.material import GOODS, ROLES
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import COVERED, TinkerTailor
from render.paint.scene import Scene
from render.painter import Legend
from render.tinker_tailor.around import table_picture
from render.tinker_tailor.board import board
from render.tinker_tailor.chapters import CHAPTERS
from render.tinker_tailor.cover import cover
from render.tinker_tailor.draft import draft
from render.tinker_tailor.hand import hand
from render.tinker_tailor.score import score

SEATS = 6
LEGEND = Legend(tuple("ABCDEF"), words_for(FALLBACK, "games.tinker_tailor"), (1, 2))


def contact_sheet() -> Sequence[Scene]:
    """Draw boards, a draft, hands, a score sheet, the cover and the rulebook's pictures."""
    middle, packed, end = _middle(), _draft_position(), _end()
    at_end, mine = replace(LEGEND, asked=()), replace(LEGEND, asked=(0,))
    drawn: list[Scene | None] = [board(middle, LEGEND), board(packed, mine), board(end, at_end), draft(packed, 0, mine)]
    drawn += [board(middle, replace(LEGEND, asked=(seat,))) for seat in range(SEATS)]
    drawn += [hand(middle, 0, mine), hand(middle, 0, LEGEND), score(end, at_end), cover(at_end)]
    drawn += [table_picture(middle, 0, mine), table_picture(packed, 0, mine)]
    drawn += [draw(at_end) for draw in CHAPTERS.values()]
    return [scene for scene in drawn if scene]


def _middle() -> TinkerTailor:
    """Make up a position that shows every kind of piece; it need not be reachable."""
    state = TinkerTailor(seats=SEATS, round=4, rounds=6, agenda=[["buy", 2]], show_sizes=True)
    state.goods_row = ["bread", "fish", "cloth", "wine", "gems", COVERED, "", "wine"]
    state.money_row = ["1", "2", "3", "4", "5", COVERED, "", "1"]
    state.goods_discards, state.money_discards = ["gems"], ["5"]
    state.goods_pile, state.money_pile = Zone.of([HIDDEN] * 29), Zone()
    state.called, state.actor, state.guards = 10, 2, [0]
    state.shown = [["soldier"], ["thief"], ["pirate"], [], ["tinker"], []]
    state.roles = [Zone.of([HIDDEN] * (not shown)) for shown in state.shown]
    state.packs, state.looked = [Zone() for _ in range(SEATS)], [Zone() for _ in range(SEATS)]
    state.saw = ["soldier witch thief", *[None] * 5]
    state.goods = [Zone.of(["bread", "bread", "fish", "cloth"]), *(Zone.of(list(GOODS)) for _ in range(5))]
    state.money = [Zone.of(["1", "1", "4"]), *(Zone.of(list("12345")) for _ in range(5))]
    state.looked[0] = Zone.of(["wine", "gems"])
    return state


def _draft_position() -> TinkerTailor:
    state = _middle()
    state.called, state.actor, state.agenda = 0, -1, [["pick_role", 0, 1]]
    state.shown = [[] for _ in range(SEATS)]
    state.packs[0], state.roles[0] = Zone.of(list(ROLES[:8])), Zone()
    state.saw = [" ".join(ROLES[:8]), *[None] * 5]
    return state


def _end() -> TinkerTailor:
    """Make up an end with a tie between two that wine decides."""
    state = _middle()
    state.agenda, state.called, state.round, state.looked = [], len(ROLES), 6, [Zone() for _ in range(SEATS)]
    state.goods = [Zone.of(["wine", "wine"]), Zone.of(["fish"] * 4), *(Zone.of(["bread"]) for _ in range(4))]
    state.sheet = [scoring.sheet_of(state, seat) for seat in range(SEATS)]
    state.result = Result((20, 20, 3, 3, 3, 3), (0,), "tiebreak-wine")
    return state
