"""Learned values: what a file says, for which tables it holds, and that the hints judge at all others."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from games.kernel import Game, Match, view
from games.kernel.catalogue import find, installed
from games.players import Strong
from games.players.playouts import Playouts
from games.players.search import Judge
from games.players.values import FILE, Learned, Model, by_hand, shipped
from tests.games.kernel.tables import table
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
