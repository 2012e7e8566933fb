"""What a seat has legitimately seen stays known: in its view and in every sampled world."""

import random
from collections.abc import Iterator

import pytest

from games.kernel import RandomChance, determinize, view
from games.kernel.events import Silence
from games.kernel.state import EVERYONE
from games.tinker_tailor.knowledge import role_worlds
from games.tinker_tailor.material import RANK
from games.tinker_tailor.state import TinkerTailor
from tests.games.tinker_tailor.positions import (
    RULES,
    answer,
    begun,
    called,
    goods_known,
    offered,
    pack_of,
    play,
    scripted,
)

WORLDS = 40


def worlds(s: TinkerTailor, viewer: int | None) -> Iterator[TinkerTailor]:
    """Sample worlds that this viewer cannot tell from the truth."""
    RULES.asked(s)
    for seed in range(WORLDS):
        yield determinize(RULES, view(s, viewer), random.Random(seed))


def given_wine() -> TinkerTailor:
    """Let Anna give wine to Bernd, who holds fish already; Clara looks on."""
    s = called(["wine", "fish", "bread"], ["", "beggar_man", "witch"], "beggar_man")
    play(s, 1, "P1")
    play(s, 0, "wine")
    play(s, 1, "5")
    return s


def test_knowledge_of_a_given_card_stays() -> None:
    """After Anna gave Bernd wine, every world sampled for her has it in his hand; for Clara not every one has."""
    s = given_wine()
    assert all("wine" in world.goods[1].cards for world in worlds(s, 0))
    assert not all("wine" in world.goods[1].cards for world in worlds(s, 2))
    assert goods_known(view(s, 0), 1) == ["wine"]
    assert goods_known(view(s, 2), 1) == []


def test_knowledge_ends_when_the_wine_is_discarded() -> None:
    """The Witch makes Bernd discard wine: now Anna knows of none in his hand."""
    s = given_wine()
    play(s, 1, "none")
    play(s, 2, offered(s, 2)[0], "wine")
    assert goods_known(view(s, 0), 1) == []
    assert s.goods_discards == ["wine"]


def test_knowledge_survives_other_cards_leaving_openly() -> None:
    """Bernd discards fish openly: Anna still knows of the wine."""
    s = given_wine()
    play(s, 1, "none")
    play(s, 2, offered(s, 2)[0], "fish")
    assert goods_known(view(s, 0), 1) == ["wine"]
    assert all("wine" in world.goods[1].cards for world in worlds(s, 0))


@pytest.mark.parametrize("stolen", ["wine", "fish"])
def test_knowledge_is_given_up_when_a_card_leaves_unseen(stolen: str) -> None:
    """Clara steals a goods card of Bernd: Anna cannot know which, so her view is the same whatever it was."""
    s = called(["wine", "fish", ""], ["", "beggar_man", "actor"], "beggar_man")
    play(s, 1, "P1")
    play(s, 0, "wine")
    play(s, 1, "5", "none")
    answer(s, {2: "beggar_man"})
    play(s, 2, "P2")
    play(s, 1, stolen)
    seen = view(s, 0)
    assert seen.goods[1].cards == ["?"]
    assert seen.goods[2].cards == ["?"]
    assert view(s, 2).goods[2].cards == [stolen]
    assert view(s, 1).goods[2].cards == [stolen]


def test_knowledge_keeps_what_must_still_be_there() -> None:
    """Of two known wines, one unseen goods card less leaves one wine that is sure."""
    s = called(["wine", "wine fish", ""], ["", "", "thief"], "thief")
    s.goods[1].show(EVERYONE)
    answer(s, {2: "P2"}, scripted("fish"))
    assert view(s, 0).goods[1].cards == ["?"]
    s = called(["", "wine wine fish", ""], ["", "", "thief"], "thief")
    s.goods[1].show(EVERYONE)
    answer(s, {2: "P2"}, scripted("fish"))
    assert sorted(view(s, 0).goods[1].cards) == ["?", "wine"]


def test_knowledge_of_thief_and_victim() -> None:
    """Both see the stolen card and go on knowing where it is."""
    s = called(["", "wine fish", ""], ["thief", "", "witch"], "thief")
    answer(s, {0: "P2"}, scripted("wine"))
    for viewer in (0, 1):
        assert all("wine" in world.goods[0].cards for world in worlds(s, viewer))
    assert goods_known(view(s, 1), 0) == ["wine"]


def drafted(seats: int, seed: int) -> TinkerTailor:
    """Finish the draft of the first round, up to the first question of a role."""
    match = begun(seats, seed=seed)
    rng = random.Random(seed)
    while match.state.section in ("pick_role", "return_role"):
        seat = match.state.waiting[0]
        match.choose(seat, rng.choice(pack_of(match.state, seat)))
    return match.state


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_knowledge_of_the_left_neighbours_role(seats: int, seed: int) -> None:
    """The role of the player to the left comes from the pack one passed on, in every sampled world."""
    s = drafted(seats, seed)
    for seat in range(seats):
        left = (seat + 1) % seats
        if left == s.start:
            continue
        passed = set(s.packs_handed(seat)[0]) - {*s.roles[seat].cards, *s.shown[seat]}
        for world in worlds(s, seat):
            role = [*world.roles[left].cards, *world.shown[left]]
            assert set(role) <= passed


@pytest.mark.parametrize("seats", [3, 6])
def test_knowledge_of_earlier_drafters(seats: int) -> None:
    """A seat that drafted earlier holds none of the roles that were handed on later."""
    s = drafted(seats, 2)
    last = (s.start + seats - 1) % seats
    handed = set(s.packs_handed(last)[0])
    for world in worlds(s, last):
        for seat in range(seats):
            if seat != last:
                assert not handed & set(world.roles[seat].cards)


def test_knowledge_of_two_players() -> None:
    """The start player knows that the other kept one role of each pack; a returned role stays known."""
    for seed in range(6):
        s = drafted(2, seed)
        a, b = s.start, 1 - s.start
        first, second = s.packs_handed(a)
        own = {*s.roles[a].cards, *s.shown[a]}
        blocks = [set(first) - own - set(second), set(second) - own]
        for world in worlds(s, a):
            theirs = {*world.roles[b].cards, *world.shown[b]}
            assert [len(theirs & block) for block in blocks] == [1, 1]


def test_knowledge_that_a_called_role_is_held_by_nobody() -> None:
    """Roles that were called and not revealed are in no hand of any sampled world."""
    s = called(["", "", ""], ["merchant", "witch", "actor"])
    assert s.role == "merchant"
    for viewer in (0, 1, None):
        for world in worlds(s, viewer):
            held = [role for zone in world.roles for role in zone.cards]
            assert all(RANK[role] > RANK["merchant"] for role in held)


def test_knowledge_of_a_pack_is_not_told_by_the_next_one() -> None:
    """While the pack goes on, its first owner cannot see which role is missing."""
    match = begun(4)
    start = match.state.start
    match.choose(start, offered(match.state, start)[0])
    nexts = []
    for choice in (0, 4):
        seat = (start + 1) % 4
        step = match.consider(seat, offered(match.state, seat)[choice])
        seen = view(step.state, start)
        seen.forget_asks()
        nexts.append(seen)
    assert nexts[0] == nexts[1]


def test_knowledge_fits_the_truth_in_whole_games() -> None:
    """The truth agrees with what every seat remembers, at every step of random games."""
    for seats in (2, 3, 5):
        rng = random.Random(seats)
        chance = RandomChance(rng)
        s = RULES.setup(seats, {}, chance, Silence())
        RULES.run(s, chance, Silence())
        while not s.over:
            assert all(role_worlds.fits(s, view(s, viewer)) for viewer in (None, *range(seats)))
            for seat, ask in list(RULES.asked(s).items()):
                assert ask.shape is not None
                RULES.apply(s, seat, ask.shape.sample(rng), chance, Silence())
