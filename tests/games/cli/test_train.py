"""`python -m games train`: what it plays, learns, prints and writes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from games.cli import main
from games.cli.fitting import file_of, root, spreads
from games.cli.meeting import Meeting
from games.cli.selfplay import Position, Selfplay
from games.kernel import Game
from games.kernel.game import Playing
from games.players.values import Learned, Model
from tests.games.players.samples import AWRY

WORTH = re.compile(r"^  (.+): (\d+\.\d+)$", re.MULTILINE)


def train(out: Path, *arguments: str) -> None:
    """Learn from games of the toy game between two players."""
    pytest.importorskip("sklearn", reason="scikit-learn is not installed: pip install -c constraints.txt '.[train]'")
    assert main(["train", "beacons", "--seats", "2", "--games", "300", "--out", str(out), *arguments]) == 0


def test_positions_are_those_at_which_a_round_ends(beacons: Game) -> None:
    """Of all seats, without those after the last round; the seed decides them."""
    positions = Selfplay("beacons", 4, {"rounds": "5"}, "1").play(0)
    assert [position.features["sparks.left"] for position in positions] == sorted([3, 2, 1, 0] * 4, reverse=True)
    assert positions == Selfplay("beacons", 4, {"rounds": "5"}, "1").play(0)
    assert positions != Selfplay("beacons", 4, {"rounds": "5"}, "2").play(0)


def test_positions_of_a_game_without_rounds(beacons: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """They lie a decision of each seat apart, and are those of the seats that are asked."""
    monkeypatch.setattr("games.cli.selfplay.find", lambda _key: replace(beacons, playing=Playing()))
    positions = Selfplay("beacons", 3, {"rounds": "3"}, "1").play(0)
    assert len(positions) > 5
    assert all(position.features.keys() == {"hand", "sparks.lead", "sparks.left"} for position in positions)


def test_a_file_is_read_as_it_was_written() -> None:
    """With what repeats it in the first line."""
    model = {"seats": 3, "base": 1.5, "features": {"a.b": {"weight": 2.0, "mean": 1.0, "scale": 4.0}}}
    text = file_of("how", {"game": "g", "rules": 2, "material": "m", "options": {"o": "1"}, "models": [model]})
    assert text.startswith("# how\n")
    assert Learned.of(text) == Learned("g", 2, "m", {"o": "1"}, {3: Model(1.0, {"a.b": 0.5})})


def test_errors_and_groups() -> None:
    """Errors are roots of mean squares; a group tells positions apart by the standard deviation of what it adds."""
    model = Model(0.0, {"a.x": 1.0, "a.y": 1.0, "b": 2.0})
    held = [Position({"a.x": x, "a.y": 1.0, "b": 0.0}, hand=0.0, outcome=x) for x in (1.0, 3.0)]
    assert spreads(model, held) == pytest.approx({"a": 1.0, "b": 0.0})
    assert root([3.0, -4.0]) == pytest.approx(12.5**0.5)


def averages(features: Sequence[Mapping[str, float]], outcomes: Sequence[float]) -> dict[str, Any]:
    """Stand in for scikit-learn: means instead of weights, so that each position and its place count."""
    means = {name: fmean(each[name] * at for at, each in enumerate(features, 1)) for name in sorted(features[0])}
    return {
        "base": fmean(outcomes),
        "features": {name: {"weight": mean, "mean": 0.0, "scale": 1.0} for name, mean in means.items()},
    }


def test_several_processes_learn_from_the_same_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Their positions come in the order of the games, so that the same ones are held out."""
    monkeypatch.setattr("games.cli.train.find_spec", lambda _name: "there")
    monkeypatch.setattr("games.cli.fitting._fit", averages)
    told: list[str] = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.toml"
        given = ["--seats", "3", "--games", "6", "--jobs", jobs, "--out", str(out)]
        assert main(["train", "tinker_tailor", *given]) == 0
        told.append(capsys.readouterr().out.replace(str(out), "") + out.read_text(encoding="utf-8"))
    assert told[0] == told[1]
    assert "held out" in told[0]


@pytest.mark.long
def test_the_seed_decides_the_file(beacons: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed writes the same file; values of another seed err as much in what was held out, within 2 %."""
    first, same, other = tmp_path / "first.toml", tmp_path / "same.toml", tmp_path / "other.toml"
    train(first)
    train(same)
    assert first.read_bytes() == same.read_bytes()
    assert first.read_text(encoding="utf-8").startswith("# python -m games train beacons --seats 2 --games 300")
    capsys.readouterr()
    train(other, "--seed", "2", "--against", str(first))
    errors = {name: float(error) for name, error in WORTH.findall(capsys.readouterr().out)}
    assert other.read_bytes() != first.read_bytes()
    assert errors[str(first)] == pytest.approx(errors["learned"], rel=0.02)
    assert Learned.of(first.read_text(encoding="utf-8")).options == {"rounds": "3"}


def test_values_are_played_with(beacons: Game, tmp_path: Path) -> None:
    """A level that searches is told by which values it judges; by the hints it is the level without values."""
    file = tmp_path / "values.toml"
    file.write_text(AWRY, encoding="utf-8")
    by_file, by_hand, plain = (
        [Meeting("beacons", (name, "normal"), "1", work=10).play(number).scores for number in range(2)]
        for name in (f"strong:{file}", "strong:hand", "strong")
    )
    assert by_file != by_hand == plain


@pytest.mark.parametrize("player", ["normal:hand", "strong:nowhere.toml", "strongest:hand"])
def test_values_that_nobody_has_are_refused(player: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Before any game is played."""
    assert main(["arena", "tallinn", "--players", f"{player},normal"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_what_cannot_be_learned_is_refused(
    beacons: Game, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A game without features, a file that is none, and a machine without scikit-learn."""
    monkeypatch.setattr("games.cli.train.find_spec", lambda _name: "there")
    assert main(["train", "tallinn"]) == 2
    (tmp_path / "none.toml").write_text("game = 1", encoding="utf-8")
    assert main(["train", "beacons", "--against", str(tmp_path / "none.toml")]) == 2
    monkeypatch.setattr("games.cli.train.find_spec", lambda _name: None)
    assert main(["train", "beacons"]) == 2
    no_features, no_file, no_library = capsys.readouterr().err.splitlines()
    assert "tallinn does not say" in no_features
    assert "none.toml" in no_file
    assert ".[train]" in no_library
