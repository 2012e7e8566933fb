"""What follows from the traffic of hands: the possible worlds and no others are sampled, certain cards are sure."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from games.kernel import Events, determinize, view
from games.tinker_tailor.knowledge import hand_worlds
from games.tinker_tailor.knowledge.traffic import GOT, LOST, MOVED, NONE, PILE, note, step_of
from games.tinker_tailor.material import GOODS
from games.tinker_tailor.sections import hands
from games.tinker_tailor.state import TinkerTailor
from tests.games.tinker_tailor.positions import RULES, called, goods_known, play, position, scripted
from tests.given import long

SEATS, STEPS, MOST_HIDDEN = 3, 14, 5
Hands = tuple[tuple[str, ...], ...]


def told(seed: int) -> TinkerTailor:
    """Let goods come and go at random, some of them unseen."""
    s, rng = position([""] * SEATS), random.Random(seed)
    rng.shuffle(s.goods_pile.cards)
    for _ in range(STEPS):
        seat, other = rng.sample(range(SEATS), 2)
        held = s.goods[seat].cards
        hidden = sum(MOVED in entry for entry in s.traffic)
        what = rng.choice((GOT, LOST, NONE, MOVED, MOVED, PILE))
        if what == GOT:
            hands.gain(s, seat, s.goods_pile.draw())
        elif what == LOST and held:
            hands.discard(s, seat, rng.choice(held))
        elif what == NONE and (lacking := sorted({*GOODS} - {*held})):
            note(s, seat, NONE, rng.choice(lacking))
        elif what == MOVED and held and hidden < MOST_HIDDEN:
            hands.hand_over(s, Events(), "gave", seat, other, rng.choice(held))
        elif what == PILE and hidden < MOST_HIDDEN:
            hands.draw(s, seat, s.goods_pile.draw())
    return s


def possible(seen: TinkerTailor) -> Iterator[Hands]:
    """Try all kinds for all hidden moves, and yield the hands that come out."""
    steps = [step_of(entry) for entry in seen.traffic]
    words = iter(hand_worlds.notes_of(seen))
    for step in steps:
        assert step.what != MOVED or step.kinds == GOODS
    known = [next(words, "?") for step in steps if step.what == MOVED]
    for guess in product(*[GOODS if word == "?" else (word,) for word in known]):
        kinds, held = iter(guess), [Counter[str]() for _ in range(SEATS)]
        for step in steps:
            kind = next(kinds) if step.what == MOVED else step.kinds[0]
            if step.what == NONE and held[step.seat][kind]:
                break
            if step.what in (LOST, MOVED) and step.seat != PILE:
                held[step.seat][kind] -= 1
                if held[step.seat][kind] < 0:
                    break
            if step.what in (GOT, MOVED):
                held[step.to][kind] += 1
        else:
            yield tuple(tuple(sorted(hand.elements())) for hand in held)


each_story = pytest.mark.parametrize("seed", [*range(12), *map(long, range(12, 40))])


def hands_of(s: TinkerTailor) -> Hands:
    """Return all goods in hands."""
    return tuple(tuple(sorted(zone.cards)) for zone in s.goods)


@each_story
def test_memory_samples_exactly_the_possible_worlds(seed: int) -> None:
    """No sampled world is impossible, and one with few possible worlds finds them all; the truth is among them."""
    s, rng = told(seed), random.Random(seed)
    for viewer in (None, *range(SEATS)):
        seen = view(s, viewer)
        worlds = set(possible(seen))
        sampled = {hands_of(RULES.imagine(seen, rng)) for _ in range(12 * min(len(worlds), 10))}
        assert hands_of(s) in worlds
        assert sampled <= worlds
        assert len(sampled) >= min(len(worlds), 3)


@each_story
def test_memory_is_sure_of_exactly_what_all_worlds_share(seed: int) -> None:
    """Neither a doubtful card is called sure nor a certain one forgotten."""
    s = told(seed)
    for viewer in (None, *range(SEATS)):
        seen = view(s, viewer)
        shared = [Counter(hand) for hand in hands_of(s)]
        for world in possible(seen):
            shared = [least & Counter(hand) for least, hand in zip(shared, world, strict=True)]
        assert [hand_worlds.certain_cards(seen, seat) for seat in range(SEATS)] == shared


def robbed(stolen: str, bernd: str = "") -> TinkerTailor:
    """Let Anna give wine to Bernd, who holds fish and perhaps more; then Clara steals this goods card of him."""
    s = called(["wine", f"fish {bernd}", ""], ["", "beggar_man", "thief"], "beggar_man")
    play(s, 1, "P1")
    play(s, 0, "wine")
    play(s, 1, "5", "none")
    RULES.apply(s, 2, "P2", scripted(stolen), Events())
    return s


@pytest.mark.parametrize("stolen", ["wine", "fish"])
def test_memory_of_a_card_that_may_have_moved_on_unseen(stolen: str) -> None:
    """Clara steals fish or wine of Bernd: Anna cannot know which, but in all her worlds one of the two has her wine."""
    s = robbed(stolen)
    seen, found = view(s, 0), set()
    for seed in range(40):
        world = determinize(RULES, seen, random.Random(seed))
        found.add(tuple("wine" in world.goods[seat].cards for seat in (1, 2)))
    assert {(True, False), (False, True)} <= found
    assert (False, False) not in found
    assert goods_known(seen, 1) == goods_known(seen, 2) == []


def test_memory_comes_back_with_what_is_seen_later() -> None:
    """Anna knows two cards of Bernd; once Clara discards the one she stole, Anna knows again that he has the other."""
    s = called(["fish wine", "", ""], ["actor", "beggar_man", "thief"], "beggar_man")
    play(s, 1, "P1")
    play(s, 0, "wine")
    play(s, 1, "5", "none")
    hands.hand_over(s, Events(), "gave", 0, 1, "fish")
    RULES.apply(s, 2, "P2", scripted("fish"), Events())
    assert goods_known(view(s, 0), 1) == []
    hands.discard(s, 2, "fish")
    assert goods_known(view(s, 0), 1) == ["wine"]
    assert goods_known(view(s, 0), 2) == []


def test_memory_of_goods_is_not_touched_by_money() -> None:
    """Clara steals a money card of Bernd: Anna still knows of the wine."""
    assert goods_known(view(robbed("5", "5 4"), 0), 1) == ["wine"]


def test_memory_of_what_a_hand_lacks() -> None:
    """A seat that discards nothing for the Witch holds none of the kind, in every sampled world."""
    s = called(["fish", "fish cloth wine", ""], ["witch", "", ""], "witch")
    play(s, 0, "bread", "gems")
    for seed in range(40):
        assert "gems" not in determinize(RULES, view(s, 0), random.Random(seed)).goods[1].cards


def test_memory_refuses_worlds_that_do_not_follow() -> None:
    """A world with another card in a hand, or with a hand that gave what it had not, does not fit."""
    s = robbed("fish")
    assert hand_worlds.fits(s)
    other = determinize(RULES, view(s, 0), random.Random(0))
    other.goods[1].cards[0] = "gems"
    assert not hand_worlds.fits(other)
    liar = determinize(RULES, view(s, 0), random.Random(0))
    liar.traffic.append("P3-gems")
    assert not hand_worlds.fits(liar)
