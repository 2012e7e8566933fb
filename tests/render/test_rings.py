"""Rings round what a lesson's step is about, and the files that show a lesson."""

from __future__ import annotations

import importlib.resources
from pathlib import Path

import pytest

from games.kernel.catalogue import find, installed
from games.kernel.game import Game
from games.kernel.lessons import load_lesson, read_lesson
from games.kernel.words import words_for
from render.__main__ import main
from render.lessons import scenes, steps, unmarked
from render.marks import RING_WIDTH, ringed
from render.paint.scene import Scene

TALLINN = find("tallinn")
TAUGHT = [pytest.param(game, id=key) for key, game in installed().items() if load_lesson(game) is not None]


@pytest.fixture(scope="module")
def scene() -> Scene:
    """Draw the own picture of Tallinn's first step."""
    lesson = load_lesson(TALLINN)
    assert lesson is not None
    return scenes(next(steps(TALLINN, lesson)), words_for("en", TALLINN.package))["hand"]


def test_a_ring_lies_round_each_named_region(scene: Scene) -> None:
    """The regions are as they were, and four strips along the edge of each named one lie above them."""
    found = ringed(scene, {"card-4", "card-9"})
    assert found.regions[: len(scene.regions)] == scene.regions
    assert [region.key for region in found.regions[len(scene.regions) :]] == [
        f"ring-{key}-{side}" for key in ("card-4", "card-9") for side in ("top", "bottom", "left", "right")
    ]


def test_a_ring_stays_within_the_picture(scene: Scene) -> None:
    """A region at the edge of the picture has its ring inside."""
    for region in ringed(scene, {region.key for region in scene.regions}).regions:
        x, y, width, height = region.box
        assert min(x, y) >= 0
        assert x + width <= scene.size[0]
        assert y + height <= scene.size[1]
        assert not region.key.startswith("ring-") or RING_WIDTH in (width, height)


def test_without_a_named_region_nothing_changes(scene: Scene) -> None:
    """A key that the picture does not have is passed over."""
    assert ringed(scene, {"king"}) == scene


@pytest.mark.parametrize("game", TAUGHT)
def test_each_place_of_a_lesson_is_in_its_picture(game: Game) -> None:
    """What a step marks is a region of the picture that it names."""
    lesson = load_lesson(game)
    assert lesson is not None
    assert unmarked(game, lesson) == []


def test_a_place_that_no_picture_has_is_told() -> None:
    """Its step is named, and what regions there are."""
    source = (importlib.resources.files(TALLINN.package) / "lesson.toml").read_text(encoding="utf-8")
    (flaw,) = unmarked(TALLINN, read_lesson("tallinn", source.replace("hand:card-4", "hand:card-5")))
    assert flaw.startswith("coin: hand:card-5 is no region: card-4, ")


def test_a_lesson_is_written_for_readers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each step has its text and pictures, in the language asked for."""
    assert main(["lesson", "tallinn", "--lang", "de", "--out", str(tmp_path)]) == 0
    names = {path.name for path in tmp_path.iterdir()}
    assert {"00-opening.txt", "01-coin.txt", "01-coin-board.png", "01-coin-hand.png", "99-end.txt"} <= names
    assert "Wähle 4L." in (tmp_path / "01-coin.txt").read_text(encoding="utf-8")
    assert capsys.readouterr().out == ""
