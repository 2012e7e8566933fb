from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from games.kernel.errors import UnknownGame
from render.__main__ import main
from render.painter import find_painter


def test_a_position_is_drawn_to_a_file(tmp_path: Path) -> None:
    """The command writes the board of a position as PNG."""
    out = tmp_path / "board.png"
    assert main(["tallinn", "--seats", "2", "--at", "7", "--lang", "en", "--out", str(out)]) == 0
    with Image.open(out) as image:
        assert image.size == (1600, 668)


def test_a_missing_picture_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """There is no score sheet before the end."""
    assert main(["tallinn", "--at", "3", "--what", "score", "--out", str(tmp_path / "x.png")]) == 1
    assert "no score" in capsys.readouterr().err


def test_random_games_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    """The check command reports how many problems it found."""
    assert main(["check", "tallinn", "--games", "1", "--seed", "4"]) == 0
    assert capsys.readouterr().out == "1 games, 0 problems\n"


def test_an_unknown_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game without a painter raises an error that names it."""
    with pytest.raises(UnknownGame, match="chess"):
        find_painter("chess")
    assert main(["chess", "--out", str(tmp_path / "x.png")]) == 2
    assert "chess" in capsys.readouterr().err
