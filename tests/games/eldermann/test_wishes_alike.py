"""What plans and settings must not change: what others can see before a card is played, and the game without them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from games.eldermann.rules import RULES
from games.eldermann.sections.spelunke import NO_CARD
from games.eldermann.sections.wishing import offered_wishes
from games.eldermann.state import Eldermann
from games.kernel import view
from games.kernel.chance import RandomChance
from games.kernel.cloning import clone
from games.kernel.events import Events
from games.kernel.state import Zone
from games.kernel.worlds import determinize
from tests.bench.eldermann_asks import count_asks, play
from tests.games.eldermann.old_games import Again, old_games
from tests.games.eldermann.positions import asked

STEPS = 40
"""Choices for which two worlds are compared, if no card is played before."""
PLAYED = {"rogue", "own-bribe"}
TRIES = 30


def positions() -> Iterator[Eldermann]:
    """Yield tables at the beginning of turns, every ninth of old games, with cards in all hands and any settings."""
    rng = random.Random(1)
    for game in old_games():
        for s in islice(Again(game).play(), rng.randrange(9), None, 9):
            deal(s, rng)
            yield s


def deal(s: Eldermann, rng: random.Random) -> None:
    """Give each seat up to three cards, and let it set anything."""
    for zone, den in ((s.hand1, s.den1), (s.hand2, s.den2)):
        for seat in range(s.seats):
            den.cards += zone[seat].cards
            zone[seat] = Zone()
        rng.shuffle(den.cards)
        den.seen = [0] * len(den.cards)
    for seat in range(s.seats):
        for _ in range(rng.randint(0, 3)):
            stack, hand = rng.choice([(s.den1, s.hand1), (s.den2, s.hand2)])
            if stack.cards:
                hand[seat].add(stack.draw())
        s.watch[seat] = asked(rng.choice(["no", "no", "leader", "all"]))
        for subject, values in offered_wishes(view(s, seat), seat).items():
            if subject.startswith("asked ") and rng.random() < 0.2:
                RULES.wish(s, seat, f"{subject} {rng.choice(values)}")


def swapped(s: Eldermann, rng: random.Random) -> tuple[Eldermann, Eldermann]:
    """Sample two worlds in which all that everybody sees is the same, and cards and plans are others."""
    first, second = (determinize(RULES, view(s, None), rng) for _ in range(2))
    for world in (first, second):
        RULES.asked(world)
    return first, second


def public(s: Eldermann) -> tuple[object, ...]:
    """Return all that everybody sees of a table and its question."""
    seen = view(s, None)
    seen.given = {}
    return seen, s.asked_seats, s.waiting


def heard(events: Events) -> list[tuple[object, ...]]:
    """Return the events and their recipients, without what only some may know."""
    return [(event.kind, event.seat, event.data, event.to) for event in events.told]


def common(first: Eldermann, second: Eldermann, seat: int, rng: random.Random) -> str | None:
    """Draw a choice that both worlds offer and that plays no card; None if none is found."""
    one, two = (RULES.asked(world)[seat].shape for world in (first, second))
    assert one is not None
    assert two is not None
    if first.section.endswith("window"):
        return rng.choice([choice for choice in NO_CARD if choice != "never"])
    for _ in range(TRIES):
        choice = one.sample(rng)
        if two.settle(choice) is not None and not choice.startswith("bribe"):
            return choice
    return None


def compare(s: Eldermann, rng: random.Random) -> Counter[str]:
    """Play two worlds alike until a card is played, and count the sections that asked."""
    first, second = swapped(s, rng)
    seed, reached = rng.random(), Counter[str]()
    lucks = [RandomChance(random.Random(seed)) for _ in range(2)]
    for _ in range(STEPS):
        assert public(first) == public(second)
        reached[first.section] += 1
        if first.over or first.section == "discard":
            break
        choice = common(first, second, seat := first.waiting[0], rng)
        if choice is None:
            break
        told = [Events(), Events()]
        for world, luck, events in zip((first, second), lucks, told, strict=True):
            RULES.apply(world, seat, choice, luck, events)
        if any(event.kind in PLAYED for events in told for event in events.told):
            reached["a card"] += 1
            break
        assert heard(told[0]) == heard(told[1])
        assert len(lucks[0].drawn) == len(lucks[1].drawn)
    return reached


def test_wishes_equal_public_facts_lead_to_equal_asks() -> None:
    """Fifteen pairs of worlds: the same seats asked, the same events in the same order, until a card is played."""
    rng = random.Random(2)
    reached = sum((compare(s, rng) for s in islice(positions(), 15)), Counter[str]())
    assert reached["a card"] > 3
    assert reached["card_window"] > 3


@pytest.mark.long
def test_wishes_equal_public_facts_lead_to_equal_asks_everywhere() -> None:
    """Five hundred pairs, which reach every window."""
    rng = random.Random(3)
    reached: Counter[str] = Counter()
    pairs = 0
    while pairs < 500:
        for s in islice(positions(), 500 - pairs):
            reached += compare(s, rng)
            pairs += 1
    assert min(reached[window] for window in ("curse_window", "card_window", "guns_window", "a card")) > 10


def played_again(number: int) -> Again:
    """Play an old game to its end."""
    game = old_games()[number]
    again = Again(game)
    for _ in again.play():
        pass
    if again.state.over:
        assert (again.end(), again.digest()) == (game["end"], game["told"])
    else:
        assert "elder" in game["end"]
    assert {choice for _, _, choice in again.made + again.shut} <= {"done"}
    return again


@pytest.mark.parametrize("number", [0, 3])
def test_wishes_with_everybody_asked_games_go_as_before(number: int) -> None:
    """Without plans a game of rules version 3 goes choice for choice; only markets without a deal are shut."""
    played_again(number)


@pytest.mark.long
def test_wishes_with_everybody_asked_all_old_games_go_as_before() -> None:
    """All twenty."""
    for number in range(len(old_games())):
        played_again(number)


def test_wishes_spare_the_blank_asks() -> None:
    """As a table is at first, nobody is asked who has nothing to choose."""
    assert play(0, asking=False).seen["blank"] == 0


@pytest.mark.long
def test_wishes_spare_most_asks_and_lose_nothing() -> None:
    """Fifty games: holders of cards decide about half as often, and win no less, as far as so few games say."""
    before, now = (count_asks(50, asking=asking) for asking in (True, False))
    often, seldom = (asks.seen["decisions"] / asks.seen["rounds"] for asks in (before, now))
    assert seldom < 0.6 * often
    assert now.seen["aside"] < 0.2 * before.seen["aside"]
    assert now.seen["blank"] == 0 < before.seen["blank"]
    assert now.wins >= before.wins - 5


def test_wishes_swapped_worlds_differ() -> None:
    """What is compared is not one world twice."""
    rng = random.Random(4)
    pairs = [swapped(clone(s), rng) for s in islice(positions(), 10)]
    assert sum(first.hand1 != second.hand1 for first, second in pairs) > 5
    assert sum(first.plans != second.plans for first, second in pairs) > 5
