"""Learned values: what a file says, for which tables it holds, and that the hints judge at all others."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from games.cli.fitting import root
from games.cli.selfplay import Selfplay
from games.kernel import Game, Match, view
from games.kernel.catalogue import find, installed
from games.kernel.game import compared
from games.players import Strong, play_normal
from games.players.playouts import Playouts
from games.players.search import MOST_CHOICES, Judge, Race
from games.players.values import FILE, Learned, Model, by_hand, shipped
from tests.games.kernel.tables import asked, table
from tests.games.players.samples import AWRY, TEXT

FEATURES = {"hand": 9.0, "sparks.lead": 3.0, "sparks.left": 1.0}


@dataclass(frozen=True)
class Other:
    """Features of which none is known to the file."""

    def options(self, view: Any) -> Mapping[str, str]:
        """Return the options of the file."""
        return {"rounds": "3"}

    def features(self, view: Any, seat: int) -> Mapping[str, float]:
        """Return one feature less."""
        return {"hand": 1.0, "sparks.lead": 1.0}


def model_of(match: Match, learned: Learned) -> Model | None:
    """Return the values for the first seat of a table."""
    return learned.model(match.game, view(match.state, 0), 0)


def test_a_model_adds_up_its_features() -> None:
    """Each is centred and scaled as the file says; groups are told as a whole."""
    model = Learned.of(TEXT).models[2]
    assert model.worth(FEATURES) == pytest.approx(10 - 3 * (9 - 6) / 1.5 + 4 * (3 - 1) / 2 + 0.5)
    more = model.by_group({**FEATURES, "sparks.left": 3.0, "hand": 6.0})
    less = model.by_group(FEATURES)
    assert {name: more[name] - less[name] for name in more} == pytest.approx({"sparks": 1.0, "hand": 6.0})


def test_values_hold_for_the_tables_of_which_they_were_learned(beacons: Game) -> None:
    """Game, rules version, components, options, number of players and features are all compared."""
    learned = Learned.of(TEXT)
    assert model_of(table(beacons), learned) is learned.models[2]
    assert model_of(table(beacons, 3), learned) is None
    assert model_of(table(beacons, rounds="5"), learned) is None
    for strange in (replace(learned, game="magpies"), replace(learned, rules=2), replace(learned, material="a1")):
        assert model_of(table(beacons), strange) is None
    for game in (replace(beacons, values=Other()), replace(beacons, values=None), replace(beacons, rules_version=2)):
        assert model_of(table(game), learned) is None


def test_the_hints_judge_where_no_values_hold(beacons: Game) -> None:
    """A searching player then chooses as if there were no file; if they hold, it judges by them."""

    def chosen(game: Game, judge: Judge) -> list[str]:
        match, rng = table(game), random.Random(1)
        while not match.state.over:
            seat = match.state.waiting[0]
            ask = game.rules.asked(match.state)[seat]
            match.choose(seat, Strong(work=40, judge=judge)(game, view(match.state, seat), seat, ask, rng))
        return [entry.choice for entry in match.log]

    learned, without = Learned.of(AWRY), replace(beacons, values=Other())
    by_values, *others = [chosen(game, judge) for game in (beacons, without) for judge in (learned.model, by_hand)]
    assert by_values != others[0]
    assert others[0] == others[1] == others[2]


def test_values_judge_where_a_playout_ends_before_the_game(beacons: Game) -> None:
    """A game that has ended is worth what it brought; at sight the hints judge."""
    match = table(beacons)
    values = beacons.values
    assert values is not None
    model = Learned.of(TEXT).models[2]
    playouts, plain = Playouts(beacons, match.state, 0, model), Playouts(beacons, match.state, 0)
    assert playouts.worth(match.state) == model.worth(values.features(match.state, 0))
    assert playouts.at_sight(match.state) == plain.worth(match.state)
    while not match.state.over:
        seat = match.state.waiting[0]
        match.choose(seat, match.game.rules.asked(match.state)[seat].offered()[0])
    assert playouts.worth(match.state) == plain.worth(match.state)


def test_a_package_ships_its_values(beacons: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file lies beside its code; a package without one has no values."""
    (tmp_path / "shipping").mkdir()
    (tmp_path / "shipping" / "__init__.py").touch()
    (tmp_path / "shipping" / FILE).write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    match = table(replace(beacons, package="shipping"))
    assert shipped(match.game, view(match.state, 0), 0) == Learned.of(TEXT).models[2]
    assert shipped(beacons, view(match.state, 0), 0) is None


@pytest.mark.parametrize("key", [key for key in installed() if find(key).values is not None])
def test_a_game_names_its_options_and_the_same_features_everywhere(key: str) -> None:
    """Options are those of the table; features are the same in views as in true states, from the first ask on."""
    game, rng = find(key), random.Random(1)
    values = game.values
    assert values is not None
    chosen = {option.name: option.values[-1] for option in game.options}
    match = table(game, game.seats[1], **chosen)
    assert values.options(view(match.state, 0)).items() <= chosen.items()
    names = values.features(match.state, 0).keys()
    while not match.state.over:
        seat = match.state.waiting[0]
        seen = view(match.state, seat)
        assert values.features(seen, seat).keys() == values.features(match.state, seat).keys() == names
        ask = game.rules.asked(match.state)[seat]
        match.choose(seat, game.hints.policy(seen, seat, ask, rng))


@pytest.mark.parametrize("key", list(installed()))
def test_what_a_game_ships_holds_for_its_tables(key: str) -> None:
    """With default options, for each number of players that the file names."""
    game = find(key)
    file = Path(sys.modules[game.package].__file__ or "").with_name(FILE)
    learned = Learned.of(file.read_text(encoding="utf-8")) if file.is_file() else None
    for seats, model in learned.models.items() if learned else ():
        match = table(game, seats)
        assert shipped(game, view(match.state, 0), 0) == model


@pytest.mark.parametrize("key", [key for key in installed() if find(key).values is not None])
def test_shipped_values_err_less_than_the_hints(key: str) -> None:
    """In games between four normal players from which they were not learned."""
    game = find(key)
    options = game.settle_options(4, {})
    positions = list(chain(*map(Selfplay(key, 4, options, "unseen").play, range(8))))
    model = shipped(game, table(game, 4).state, 0)
    assert model is not None
    learned = root([each.outcome - model.worth(each.features) for each in positions])
    assert learned < root([each.outcome - each.hand for each in positions])


class Turns:
    """Playouts that know what choices are worth where the turn ends, and nothing else."""

    model = object()

    def world(self, rng: random.Random) -> None:
        """Imagine nothing."""

    def worth_of(self, world: None, choice: str, seed: int, *, soon: bool) -> float:
        """Return the number that the choice is."""
        assert soon
        return float(choice)


def test_values_leave_few_choices_to_long_playouts() -> None:
    """They keep those that are best where the turn ends, and the first choice although it is worst."""
    run = Race(Turns(), ["0", "3", "1", "5", "4"], random.Random(1), 1.0)  # type: ignore[arg-type]  # a stand-in
    run.sift(4)
    assert run.live == ["0", "3", "1", "5", "4"]
    run.sift(2)
    assert run.live == ["0", "5", "4"]


@pytest.mark.parametrize(("towers", "most"), [("on", 4), ("off", MOST_CHOICES)])
def test_choices_are_left_out_only_if_values_hold(monkeypatch: pytest.MonkeyPatch, towers: str, most: int) -> None:
    """Ulm keeps three beside the hints'; at tables of which no values were learned all are compared."""
    races: list[Race] = []
    run = Race.run

    def noted(self: Race, spent: Any) -> None:
        races.append(self)
        run(self, spent)

    monkeypatch.setattr(Race, "run", noted)
    match, rng = table(find("ulm"), 4, towers=towers), random.Random(1)
    while len((given := asked(match, match.state.waiting[0]))[3].offered()) < MOST_CHOICES / 2:
        match.choose(given[2], play_normal(*given, rng))
    Strong(work=1)(*given, rng)
    tried = [choice for choice, worths in races[0].worths.items() if worths]
    assert len(tried) == min(most, len(races[0].worths))
    assert len(races[0].worths) > 4


def test_a_turn_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position that is to be judged soon is judged when the next seat's turn begins, else when the own one does."""
    game, seen, seat, ask = asked(table(find("ulm"), 4), 0)
    judged: list[Any] = []

    def worth(_self: Playouts, state: Any) -> float:
        judged.append(state)
        return 0.0

    monkeypatch.setattr(Playouts, "worth", worth)
    playouts = Playouts(game, seen, seat)
    world = playouts.world(random.Random(1))
    for soon in (True, False):
        playouts.worth_of(world, ask.offered()[0], 1, soon=soon)
    assert [(state.round, state.turn) for state in judged] == [(1, (seat + 1) % 4), (3, seat)]


def test_the_own_seat_and_the_best_other_are_compared_with_all_others() -> None:
    """`worth` tells which other is the best; each difference is there once more, by the share of the game left."""
    others = [{"worth": 2.0, "goods": 6.0}, {"worth": 4.0, "goods": 2.0}]
    assert compared({"worth": 5.0, "goods": 1.0}, others, 0.5) == {
        "worth.own": 2.0,
        "worth.own_left": 1.0,
        "worth.best": 1.0,
        "worth.best_left": 0.5,
        "goods.own": -3.0,
        "goods.own_left": -1.5,
        "goods.best": -2.0,
        "goods.best_left": -1.0,
    }


def test_the_only_other_is_the_best_and_the_mean() -> None:
    """So only the difference between two seats is left."""
    features = compared({"worth": 1.0}, [{"worth": 3.0}], 1.0)
    assert features == {"worth.own": -2.0, "worth.own_left": -2.0, "worth.best": 0.0, "worth.best_left": 0.0}
