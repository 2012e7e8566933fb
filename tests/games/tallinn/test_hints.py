"""The rule-of-thumb player: how well it plays and judges."""

import random
from collections.abc import Callable, Iterator
from statistics import correlation, fmean, median

import pytest

from games.kernel import Ask, RandomChance, view
from games.kernel.events import Silence
from games.tallinn import GAME
from games.tallinn.hints.hints import TallinnHints
from games.tallinn.sections.shapes import Gift
from games.tallinn.state import Tallinn
from tests.games.tallinn.positions import RULES, begun, choosing, offered, reveal, scored
from tests.given import long

HINTS, WAVERING = GAME.hints, TallinnHints()
Policy = Callable[[Tallinn, int, Ask, random.Random], str]


def at_random(seen: Tallinn, seat: int, ask: Ask, rng: random.Random) -> str:
    """Take any offered choice."""
    assert ask.shape is not None
    return ask.shape.sample(rng)


OPTIONS = [
    {},
    {"envoy": "en"},
    {"envoy": "de"},
    {"chronicles": "on"},
    {"towers": "score"},
    {"envoy": "en", "chronicles": "on", "towers": "score"},
    {"envoy": "de", "chronicles": "on", "towers": "score"},
]
each_table = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options.values()) or "base")


def rounds_of(players: list[Policy], seed: int, options: dict[str, str] | None = None) -> Iterator[Tallinn]:
    """Play a game, each seat from its own view; yield the state before every ask, and at the end."""
    rng = random.Random(seed)
    chance, events = RandomChance(rng), Silence()
    s = RULES.setup(len(players), options or {}, chance, events)
    RULES.run(s, chance, events)
    while not s.over:
        yield s
        chosen = {seat: players[seat](view(s, seat), seat, ask, rng) for seat, ask in RULES.asked(s).items()}
        for seat, choice in chosen.items():
            RULES.apply(s, seat, choice, chance, events)
    yield s


def end_of(players: list[Policy], seed: int, options: dict[str, str] | None = None) -> Tallinn:
    """Play a game to its end."""
    return list(rounds_of(players, seed, options))[-1]


def judged(players: list[Policy], number: int, games: int, options: dict[str, str]) -> tuple[list[float], list[int]]:
    """Collect estimates at the start of round `number` and the final scores, seat by seat."""
    estimates, scores = [], []
    for seed in range(games):
        for s in rounds_of(players, seed, options):
            if (s.section, s.round) == ("choose_card", number):
                estimates += [HINTS.evaluate(view(s, seat), seat) for seat in range(s.seats)]
        scores += s.points
    return estimates, scores


def error(estimates: list[float], scores: list[int]) -> float:
    """Average how far the estimates are from the scores."""
    return fmean(abs(a - b) for a, b in zip(estimates, scores, strict=True))


@each_table
@pytest.mark.parametrize("games", [50, long(200)])
def test_hints_beat_random_play(options: dict[str, str], games: int) -> None:
    """At least 90 % of the two-player games, shared victories counted as halves, seats in turn."""
    won = 0.0
    for seed in range(games):
        players: list[Policy] = [HINTS.policy, at_random] if seed % 2 else [at_random, HINTS.policy]
        winners = end_of(players, seed, options).outcome.winners
        won += (1 - seed % 2 in winners) / len(winners)
    assert won >= 0.9 * games


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 10, 30), (3, 18, 50), (4, 27, 75)])
def test_hints_reach_plausible_scores_and_build_towers(seats: int, least: int, most: int) -> None:
    """Scores lie where simple bots of the design lay; everybody builds, nobody gives away half of the row."""
    ends = [end_of([HINTS.policy] * seats, seed) for seed in range(30)]
    assert least <= min(min(s.points) for s in ends)
    assert max(max(s.points) for s in ends) <= most
    towers = [len(tower) for s in ends for tower in s.towers]
    assert min(towers) >= 1
    assert 3 <= fmean(towers) <= 5


def test_hints_build_the_card_that_costs_the_row_least() -> None:
    """Cards 1 and 10 both make a tower of two: it gives up the coin half, which shows one symbol instead of two."""
    s = reveal(["S1 10L", "S2 8L"], ["1L", "9L"], hands=["", "4"])
    assert HINTS.policy(view(s, 0), 0, RULES.asked(s)[0], random.Random(0)) == "row 1"


def test_hints_leave_a_safe_row_alone() -> None:
    """With the towers far ahead and every symbol needed, it builds none."""
    s = reveal(["S1 7L 8R 9R", "S1 7L 8R 9R"], ["1L", "2L"], number=10)
    s.towers[0] = RULES.setup(2, {}, RandomChance(random.Random(0)), Silence()).towers[0]
    for card in ("8", "6", "3"):
        s.towers[0].add(card, -1)
    assert "row 1" in offered(s, 0)
    assert HINTS.policy(view(s, 0), 0, RULES.asked(s)[0], random.Random(0)) == "none"


def advised(s: Tallinn, seat: int) -> str:
    """Ask the hints what a seat should do."""
    seen = view(s, seat)
    return HINTS.policy(seen, seat, RULES.asked(seen)[seat], random.Random(0))


def test_hints_keep_their_hand() -> None:
    """Every card comes in the end, so none is paid for."""
    s = begun(2, {"envoy": "en"}).state
    assert advised(s, 0) == "none"


def test_hints_send_the_envoy_where_it_pays_most() -> None:
    """Two more knights beat the other row, two more merchants or monks do not."""
    s = reveal(["S3", "S2 7L 9L 6R"], ["ER", "10L"], hands=["3", "4"], envoy="en")
    assert advised(s, 0) == "knights"


def test_hints_keep_the_envoy_for_a_contest() -> None:
    """The envoy half is laid where it wins against everybody, rather than a half that brings nothing."""
    s = choosing(["S1", "S2"], ["E", "4"], number=11, envoy="de")
    assert advised(s, 0) == "ER"


def test_hints_lay_the_last_card_for_the_tower_it_allows() -> None:
    """Two monks would bring more in the rows, and the contest nothing, but with its tower the knights of card 8 win."""
    s = choosing(["S4 8L 1R", "S6 7L 10L 5L"], ["2", ""], number=10)
    s.towers[0].add("3", -1)
    s.towers[1].add("9", -1)
    assert advised(s, 0) == "2L"


def test_hints_break_the_envoys_tie_in_their_own_favour() -> None:
    """Of two smallest factions it takes the one in which the other row is passed."""
    s = scored(["S1 8R 9L ER", "S5 7L 10L 3L 1R"], envoy="en")
    assert RULES.asked(s)[0].offered() == ["merchants", "knights"]
    assert advised(s, 0) == "knights"


def giving(rows: list[str], level: int) -> Tallinn:
    """Build a table with empty hands that is asked what to give up for merchants and knights."""
    return choosing(
        rows,
        [""] * len(rows),
        ["9"] * len(rows),
        chronicles=["C4", "C4"],
        gone=[[] for _ in rows],
        chronicle_gains=[[0] * len(rows)] * (level - 1),
    )


def test_hints_take_a_chronicle_that_costs_little() -> None:
    """Far ahead in all factions, a card with a merchant and a knight is worth four points."""
    s = giving(["S1 7R 8L 9L 10L 3R", "S4", "S5", "S6"], 1)
    assert advised(s, 0) == "7"


def test_hints_decline_a_chronicle_that_costs_much() -> None:
    """Where each symbol decides a comparison, two points are too little."""
    s = giving(["S1 7R", "S1 7R"], 1)
    assert advised(s, 0) == "none"


@pytest.mark.parametrize("seed", range(5))
def test_hints_give_up_only_what_a_chronicle_needs(seed: int) -> None:
    """Whatever it gives, no card could be kept."""
    cards = random.Random(seed).sample(["1R", "2R", "3R", "4R", "5L", "6R", "8L", "9R", "10L"], 8)
    s = giving(["S1 7R " + " ".join(cards), "S4", "S5", "S6"], 2)
    shape = RULES.asked(s)[0].shape
    assert isinstance(shape, Gift)
    assert not shape.spares(advised(s, 0))


def test_hints_pursue_a_chronicle() -> None:
    """The last card before the scoring completes three knights for four points, so the coin beside them waits."""
    rows, hands, decks = ["S1 8R", "S4", "S5", "S6"], ["6", "9", "9", "9"], ["7 10"] * 4
    plain = choosing(rows, hands, decks)
    pursued = choosing(rows, hands, decks, chronicles=["C2", "C1"], second_stack=1, gone=[[]] * 4)
    assert (advised(plain, 0), advised(pursued, 0)) == ("6L", "6R")


@each_table
@pytest.mark.parametrize("games", [40, long(100)])
def test_hints_evaluate_at_half_time_better_than_a_constant(options: dict[str, str], games: int) -> None:
    """Between a hint and a random player its error is at most three quarters of the best constant's."""
    estimates, scores = judged([HINTS.policy, at_random], 6, games, options)
    assert correlation(estimates, scores) > 0.6
    assert error(estimates, scores) < 0.75 * error([median(scores)] * len(scores), scores)


def test_hints_evaluate_equals_the_score_at_the_end() -> None:
    """With a score sheet there is nothing to estimate."""
    s = end_of([HINTS.policy] * 3, 1)
    assert [HINTS.evaluate(view(s, seat), seat) for seat in range(3)] == s.points


def test_who_wavers_takes_what_looks_nearly_as_good() -> None:
    """Without errors to speak of the policy's choice, or one of equal worth; with great errors any of them."""
    checked = 0
    for s in rounds_of([HINTS.policy] * 3, 4):
        for seat, ask in RULES.asked(s).items():
            seen, rng = view(s, seat), random.Random(checked)
            worths = {choice: sum(WAVERING.terms(seen, seat, ask, choice).values()) for choice in ask.offered()}
            assert worths[WAVERING.waver(seen, seat, ask, rng, 1e-9)] == pytest.approx(max(worths.values()), abs=1e-6)
            wild = {WAVERING.waver(seen, seat, ask, rng, 1e6) for _ in range(40 * len(worths))}
            assert wild == {choice for choice, worth in worths.items() if worth > -900}
            checked += 1
    assert checked > 20


def test_who_wavers_exchanges_no_cards() -> None:
    """As the policy: the point would only change the order of the cards."""
    s = begun(3, {"envoy": "en"}).state
    ask = RULES.asked(s)[0]
    assert ask.section == "exchange"
    assert WAVERING.waver(view(s, 0), 0, ask, random.Random(1), 5.0) == "none"
