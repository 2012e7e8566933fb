"""Positions of Tinker Tailor made by hand, so that their pictures do not depend on luck or on the order of options."""

from __future__ import annotations

from games.kernel.state import EVERYONE, HIDDEN, Zone
from games.kernel.words import words_for
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import COVERED, UNSTATED, TinkerTailor
from render.painter import Legend

NAMES = ("Anna", "Bea", "Cem", "Dörte", "Emil", "Fränzi")


def german(seats: int, asked: tuple[int, ...] = ()) -> Legend:
    """Say how a picture reads in German."""
    return Legend(NAMES[:seats], words_for("de", "games.tinker_tailor"), asked)


def jailer_buys() -> TinkerTailor:
    """Give round 6 of four as a spectator sees it: Anna was Pirate, Bea Tailor; Cem, the Jailer, goes shopping."""
    state = TinkerTailor(seats=4, round=6, rounds=8, start=0, agenda=[["buy", 2]])
    state.goods_row = ["bread", "wine", COVERED, "fish", "gems", "cloth"]
    state.money_row = ["2", "1", COVERED, "5", "3", "1"]
    state.goods_discards, state.money_discards = ["wine", "bread"], ["1", "2", "4"]
    state.goods_pile, state.money_pile = _unseen(27), _unseen(4)
    state.under = [_unseen(2)]
    state.called, state.actor = 12, 2
    state.shown = [["pirate"], ["tailor"], ["jailer"], []]
    state.roles = [Zone(), Zone(), Zone(), _unseen(1)]
    state.packs, state.looked = [Zone() for _ in range(4)], [Zone() for _ in range(4)]
    state.goods, state.money = [_unseen(count) for count in (9, 12, 11, 10)], [_unseen(2) for _ in range(4)]
    state.saw = [None] * 4
    return state


def own_hand() -> TinkerTailor:
    """Give the same as Cem sees it: his hand, the roles he was handed, and what he knows of the others."""
    state = jailer_buys()
    goods = ["bread"] * 4 + ["fish"] * 2 + ["cloth"] * 3 + ["gems"] * 2
    state.goods[2], state.money[2] = Zone.of(goods), Zone.of(["1", "3", "3", "5"])
    state.goods[0] = Zone(["fish", "wine", *[HIDDEN] * 7], [EVERYONE, 4, *[0] * 7])
    state.money[1] = Zone(["5", HIDDEN], [EVERYONE, 0])
    state.saw[2] = "jailer merchant sailor witch"
    return state


def pack_in_hand() -> TinkerTailor:
    """Give the draft of six as Bea sees it: seven roles in hand, Anna has kept one."""
    state = TinkerTailor(seats=6, round=1, rounds=6, agenda=[["pick_role", 1, 1]])
    pack = ["tailor", "rich_man", "beggar_man", "preacher", "pirate", "jailer", "actor"]
    state.packs = [Zone(), Zone.of(pack), *(Zone() for _ in range(4))]
    state.roles = [_unseen(1), *(Zone() for _ in range(5))]
    state.shown, state.saw = [[] for _ in range(6)], [None, " ".join(pack), *[None] * 4]
    state.goods, state.money = [Zone() for _ in range(6)], [Zone() for _ in range(6)]
    state.goods_row = ["cloth", "bread", "fish", "wine", "gems", "bread", "wine", "fish"]
    state.money_row, state.goods_pile, state.money_pile = list("13254121"), _unseen(70), _unseen(12)
    return state


def goods_stated() -> TinkerTailor:
    """Give a turn of the Outlaw, who has made goods counts public, but not that of Anna, who is under guard."""
    state = jailer_buys()
    state.agenda, state.called, state.actor = [["choose_fullest", 3]], 11, 3
    state.shown, state.guards = [["soldier"], ["tailor"], ["thief"], ["outlaw"]], [0]
    state.roles = [Zone() for _ in range(4)]
    state.stated_of, state.stated = "goods", [UNSTATED, 12, 12, UNSTATED]
    return state


def scored() -> TinkerTailor:
    """Give the end of a game of four: Dörte and Cem have 68 points, Dörte more gems."""
    state = jailer_buys()
    hands = (((2, 2, 4, 2, 2), "23"), ((5, 5, 0, 4, 1), "52"), ((1, 3, 2, 5, 3), "3"), ((6, 1, 3, 2, 4), "44"))
    kinds = ("bread", "fish", "cloth", "wine", "gems")
    for seat, (counts, money) in enumerate(hands):
        goods = [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]
        state.goods[seat], state.money[seat] = Zone.of(goods, EVERYONE), Zone.of(list(money), EVERYONE)
    state.agenda, state.called, state.round, state.actor = [], 17, 8, -1
    state.sheet = [scoring.sheet_of(state, seat) for seat in range(4)]
    state.result = scoring.result(state)
    return state


def _unseen(count: int) -> Zone:
    return Zone.of([HIDDEN] * count)
