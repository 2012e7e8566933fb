"""The strong player: what it compares, when it stops, and when it leaves the rule of thumb."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from games.kernel import Ask, Game, Match, Pick, Searching, view
from games.kernel.ask import Sensible
from games.kernel.catalogue import find, installed
from games.kernel.chance import RandomChance
from games.kernel.game import Playing
from games.players import BUDGETS, Strong, play_normal
from games.players.playouts import Playouts
from games.players.search import MOST_CHOICES, Race, by_chance, candidates
from tests.games.kernel.tables import asked, table
from tests.games.players.samples import Ticks


def asked_for_much(game: Game) -> tuple[Game, Any, int, Ask]:
    """Play by hints until a seat is offered very much."""
    match, rng = table(game, 4), random.Random(1)
    while True:
        seat = match.state.waiting[0]
        if len((given := asked(match, seat))[3].offered()) > 3 * MOST_CHOICES:
            return given
        match.choose(seat, play_normal(*given, rng))


def hinted(game: Game, world: Any, seat: int) -> set[str]:
    """Return what the hints may choose; ties are broken by chance."""
    ask = game.rules.asked(world)[seat]
    return {game.hints.policy(world, seat, ask, random.Random(number)) for number in range(30)}


def race(worths: dict[str, list[float]], doubt: float = 1.0) -> Race:
    """Make a race that has been run."""
    run = Race(None, list(worths), random.Random(1), doubt)  # type: ignore[arg-type]  # nothing is played out
    run.worths = worths
    return run


@pytest.mark.parametrize("key", sorted(installed()))
def test_a_whole_game(key: str) -> None:
    """In every game a strong player gets through its turns, however little time it has."""
    match, strong, rng = Match.begin(find(key), 2, {}, table(find(key)).make_chance), Strong(0.0), random.Random(2)
    for _ in range(30):
        for seat in match.state.waiting:
            player = strong if seat == 0 else play_normal
            match.choose(seat, player(*asked(match, seat), rng))
    assert strong.decisions > 3


def test_time_is_kept_but_one_world_is_whole() -> None:
    """Without any time left each choice is still tried once; with time, worlds follow until it is over."""
    given = asked(table(find("tallinn"), 4), 0)
    count = len(given[3].offered())
    hasty, calm = Strong(0.0, Ticks()), Strong(8.0, Ticks())
    hasty(*given, random.Random(1))
    calm(*given, random.Random(1))
    assert hasty.playouts == count
    assert count < calm.playouts <= 8 * count


def test_a_single_choice_needs_no_thought() -> None:
    """If only one thing is offered, nothing is played out."""
    game, seen, seat, _ = asked(table(find("tallinn")), 0)
    ask = Ask("choose_card", Pick((game.hints.policy(*asked(table(game), 0)[1:], random.Random(1)),), 1, 1))
    strong = Strong(10.0)
    assert strong(game, seen, seat, ask, random.Random(1)) == ask.offered()[0]
    assert strong.decisions == 0


@pytest.mark.parametrize("key", sorted(installed()))
def test_searched_sections_exist(key: str) -> None:
    """A game names sections of its rules only."""
    game = find(key)
    assert set(game.searched) <= set(game.rules.sections)


def test_a_section_that_is_not_searched_is_left_to_the_hints() -> None:
    """No choice is compared there; a section that is named is thought about."""
    match = table(find("eldermann"), 4)
    given = asked(match, match.state.waiting[0])
    home, other = (replace(given[0], searched=(name,)) for name in (given[3].section, "sail"))
    player = Strong(1.0, Ticks())
    player(other, *given[1:], random.Random(1))
    assert player.decisions == 0
    player(home, *given[1:], random.Random(1))
    assert player.decisions == 1


def test_the_same_thought_twice() -> None:
    """The choice follows from view, generator and time alone."""
    match = table(find("ulm"), 4)
    given = asked(match, match.state.waiting[0])
    first, second = (Strong(6.0, Ticks())(*given, random.Random(7)) for _ in range(2))
    assert first == second


def test_many_choices_are_narrowed() -> None:
    """Of a large shape the hints' choice comes first, then a bounded number of others, each once and offered."""
    game, seen, seat, ask = asked_for_much(find("tinker_tailor"))
    first = game.hints.policy(seen, seat, ask, random.Random(1))
    found = candidates(Playouts(game, seen, seat), ask, first, random.Random(1))
    assert len(ask.offered()) > MOST_CHOICES == len(found) == len(set(found))
    assert found[0] == first
    assert all(ask.shape.settle(choice) == choice for choice in found if ask.shape)


def test_a_lead_must_be_more_than_chance() -> None:
    """Another choice is taken only if it leads by more than its doubt."""
    even, noisy = [0.0, 0.0, 0.0, 0.0], [9.0, -8.0, 9.0, -8.0]
    assert race({"hints": even, "other": noisy}).best() == "hints"
    clear = [2.0, 1.0, 2.0, 1.0]
    sure = race({"hints": even, "other": clear})
    lead, error = sure.lead("other")
    assert lead == 1.5 > by_chance(2) * error > 0
    assert sure.best() == "other"
    assert race({"hints": even, "other": clear}, lead / error).best() == "hints"
    assert race({"hints": even, "other": noisy}, 0.0).best() == "other"


def test_the_more_choices_the_more_doubt() -> None:
    """Among many choices one looks good by chance, so its lead must be larger."""
    assert by_chance(1) == 0 < by_chance(2) < by_chance(16) == pytest.approx(2.355, abs=1e-3)


def test_the_hints_choice_is_never_dropped() -> None:
    """Halving keeps the better half of the others, and the first choice although it is worst."""
    run = race({"hints": [0.0], "a": [1.0], "b": [2.0], "c": [3.0], "d": [4.0]})
    run._halve()
    assert run.live == ["hints", "d", "c"]
    run._halve()
    assert run.live == ["hints", "d"]


def test_others_answer_before_the_own_choice_is_known() -> None:
    """A sampled world holds sealed answers of all others, as the hints choose, and none of the own seat."""
    game, seen, seat, _ = asked(table(find("tallinn"), 4), 1)
    world = Playouts(game, seen, seat).world(random.Random(1))
    assert sorted(world.given) == [0, 2, 3]
    for other, choice in world.given.items():
        assert choice in hinted(game, world, other)
    assert seen.given == {}


def test_sealed_answers_are_not_taken_over() -> None:
    """What others have already answered is sampled as well: the view does not tell it."""
    match = table(find("tallinn"), 3)
    match.choose(0, match.game.rules.asked(match.state)[0].offered()[0])
    game, seen, seat, _ = asked(match, 1)
    assert seen.given == {0: None}
    world = Playouts(game, seen, seat).world(random.Random(1))
    assert world.given[0] in hinted(game, world, 0)


def test_an_odd_world_does_not_stop_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the rule of thumb fails within a playout, anything offered goes."""
    given = asked(table(find("tallinn"), 4), 0)
    playouts = Playouts(*given[:3])

    def fails(*_args: object) -> str:
        raise KeyError("?")

    monkeypatch.setattr(type(given[0].hints), "policy", fails)
    assert isinstance(playouts.worth_of(playouts.world(random.Random(1)), given[3].offered()[0], 5), float)


def test_a_victory_counts_beside_the_lead() -> None:
    """At the end a winner is worth more than a loser with equal points."""
    match, rng = table(find("tallinn"), 2), random.Random(1)
    while not match.state.over:
        for seat in match.state.waiting:
            match.choose(seat, play_normal(*asked(match, seat), rng))
    winner = match.state.outcome.winners[0]
    worths = [Playouts(match.game, match.state, seat).worth(match.state) for seat in range(2)]
    assert worths[winner] == -worths[1 - winner] > 0
    scores = match.state.outcome.scores
    assert worths[winner] > scores[winner] - scores[1 - winner]


def test_work_is_counted_in_place_of_time() -> None:
    """A number of playouts bounds a decision whatever the clock says, and the same thought gives the same choice."""
    given = asked(table(find("tallinn"), 4), 0)
    count = len(given[3].offered())
    players = [Strong(0.0, Ticks(), work=5 * count) for _ in range(2)]
    choices = {player(*given, random.Random(1)) for player in players}
    assert len(choices) == 1
    assert [player.playouts for player in players] == [players[0].playouts] * 2
    assert 3 * count <= players[0].playouts <= 6 * count


def test_luck_has_a_stream_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much else is decided by chance, the luck that follows a choice is the same."""
    game, seen, seat, ask = asked(table(find("ulm"), 4), 0)
    drawn: list[tuple[float, list[str]]] = []

    def go_on(_self: Playouts, _state: object, chance: RandomChance, rng: random.Random, _is_over: object) -> None:
        for _ in range(len(drawn)):
            rng.random()
        drawn.append((rng.random(), chance.shuffle("abcdefgh")))

    monkeypatch.setattr(Playouts, "_go_on", go_on)
    playouts = Playouts(game, seen, seat)
    world = playouts.world(random.Random(1))
    for _ in range(2):
        playouts.worth_of(world, ask.offered()[0], 9)
    assert drawn[0][0] != drawn[1][0]
    assert drawn[0][1] == drawn[1][1]


def test_dominated_purchases_are_not_compared() -> None:
    """A shape that knows which answers are sensible is asked for those only."""
    game, seen, seat, ask = asked_for_much(find("tinker_tailor"))
    assert isinstance(ask.shape, Sensible)
    found = candidates(Playouts(game, seen, seat), ask, "none", random.Random(1))
    assert set(found) <= set(ask.shape.sensible())


def test_each_level_searches_in_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master plays positions on as the game says of masters, a strong player as it says of strong ones."""
    used: list[Searching] = []

    class Noted(Playouts):
        """Playouts that note how they are to be made."""

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            used.append(self.searching)

    monkeypatch.setattr("games.players.search.Playouts", Noted)
    given = asked(table(find("tallinn"), 3), 0)
    for level in BUDGETS:
        Strong(work=6, level=level)(*given, random.Random(1))
    playing = find("tallinn").playing
    assert used == [playing.strong, playing.master]
    assert playing.strong != playing.master


def test_a_game_without_masters_of_its_own_lets_them_search_as_strong_players() -> None:
    """Nothing but the time differs there."""
    playing = Playing(strong=Searching(ahead=3))
    assert playing.searching("master") == playing.searching("strong") == Searching(ahead=3)


def test_who_supposes_that_players_waver_lets_them_waver(monkeypatch: pytest.MonkeyPatch) -> None:
    """All choices of a playout, of this seat and of others, are then misjudged by as much; else none is."""
    game, asked_to_waver = find("tallinn"), list[float]()
    hints = type(game.hints)

    def waver(self: Any, view: Any, seat: int, ask: Ask, rng: random.Random, by: float) -> str:
        asked_to_waver.append(by)
        choice: str = self.policy(view, seat, ask, rng)
        return choice

    monkeypatch.setattr(hints, "waver", waver)
    seen = view(table(game, 3).state, 0)
    for wavers, expected in ((0.0, set[float]()), (2.0, {2.0})):
        playouts = Playouts(game, seen, 0, None, Searching(ahead=1, blind=0.0, wavers=wavers))
        world = playouts.world(random.Random(1))
        playouts.worth_of(world, game.rules.asked(world)[0].offered()[0], 3)
        assert set(asked_to_waver) == expected
