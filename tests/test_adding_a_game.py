"""The game written by `games new`, which docs/adding-a-game.md explains, is built, installed, checked and drawn."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from games.cli import main
from games.cli.new import PARTS, write_game
from games.kernel import Bounds, Hints, Planner, Values, Voice, Wavers, Weighs
from render.painter import Painter
from render.plain import PlainPainter

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
COMMAND = re.compile(r"^python -m (.+)$", re.MULTILINE)
METHODS = (ROOT / "games" / "METHODS.md").read_text(encoding="utf-8")
METHOD = re.compile(r"^\| `(\w+)\.(\w+)\(([^)]*)\)` \| [^|]+ \| [^|]+ \|$", re.MULTILINE)
CLASSES = (Voice, Hints, Weighs, Bounds, Wavers, Planner, Values, Painter, PlainPainter)
KEY = "magpies"
MOST_LINES = 110


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a game, build its wheel and unpack it, as pip would, into a folder of its own."""
    written = tmp_path_factory.mktemp("written")
    write_game(KEY, written)
    built = run(written, "build", "--wheel", "--no-isolation", "--outdir", str(written / "dist"), str(written))
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = (written / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(written / "site")
    return written / "site"


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a module in a process that can import what lies in a folder."""
    path = os.pathsep.join([str(folder), str(ROOT)])
    return subprocess.run(  # noqa: S603 - our own interpreter with words of this test and of the page
        [sys.executable, "-m", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def methods(kind: type) -> set[tuple[str, str, str]]:
    """List the methods that a class adds, with their arguments."""
    return {
        (kind.__name__, name, ", ".join([*inspect.signature(method).parameters][1:]))
        for name, method in vars(kind).items()
        if inspect.isfunction(method) and not name.startswith("_")
    }


def test_every_method_is_listed() -> None:
    """METHODS.md lists all methods of voice, hints and painter with all arguments."""
    drawn = {name for _, name, _ in methods(Painter)}
    wanted = {each for kind in CLASSES for each in methods(kind) if kind is not PlainPainter or each[1] not in drawn}
    assert {tuple(row) for row in METHOD.findall(METHODS)} == wanted


def test_the_shown_ruling_is_one_of_the_command(tmp_path: Path) -> None:
    """METHODS.md shows one of the tests that the command writes, and these tests pass."""
    write_game(KEY, tmp_path)
    written = (tmp_path / "tests" / f"test_{KEY}.py").read_text(encoding="utf-8")
    assert "match.state.forget_asks()  # who is asked what follows from the hands" in METHODS
    assert "match.state.forget_asks()  # who is asked what follows from the hands" in written
    done = run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


def test_the_game_passes_all_checks(folder: Path) -> None:
    """Random games with every number of players, both values of its option, and every language."""
    done = run(folder, "games", "check", KEY, "--games", "12")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 failures" in done.stdout


@pytest.mark.parametrize("locale", ["de", "en"])
def test_the_game_is_drawn(folder: Path, locale: str) -> None:
    """A board of four seats becomes a picture."""
    done = run(folder, "render", KEY, "--seats", "4", "--at", "8", "--lang", locale, "--out", f"{locale}.png")
    assert done.returncode == 0, done.stdout + done.stderr
    assert (folder / f"{locale}.png").read_bytes().startswith(b"\x89PNG")


def test_the_pictures_can_be_read(folder: Path) -> None:
    """Nothing that is drawn is cut off or hard to read."""
    done = run(folder, "render", "check", KEY)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_commands_of_the_page_are_known(folder: Path) -> None:
    """Each is understood with all its words; help is shown instead of doing it."""
    commands = COMMAND.findall(PAGE)
    assert len(commands) >= 6
    for command in (command.replace("mygame", KEY) for command in commands):
        done = run(folder, *command.split(), "--help")
        assert done.returncode == 0, (command, done.stderr)


def test_the_game_is_small(folder: Path) -> None:
    """Without picture, blank lines and docstrings it has about a hundred lines."""
    code = [path.read_text(encoding="utf-8") for path in (folder / KEY).glob("*.py") if path.name != "painter.py"]
    lines = [line for text in code for line in text.splitlines() if line.strip() and '"""' not in line]
    assert 0 < len(lines) <= MOST_LINES


def test_a_new_game_has_the_names_of_its_key(tmp_path: Path) -> None:
    """In files, classes and titles; each file is named with what is to be filled in."""
    done = run(tmp_path, "games", "new", "red_herons")
    assert done.returncode == 0, done.stderr
    for part in PARTS:
        path = tmp_path / "red_herons" / part.format(key="red_herons")
        assert "agpies" not in path.read_text(encoding="utf-8")
        assert f"{Path('red_herons') / part.format(key='red_herons')}: " in done.stdout
    rules = tmp_path / "red_herons" / "red_herons" / "rules.py"
    assert "class RedHeronsRules(Rules[RedHerons])" in rules.read_text(encoding="utf-8")
    assert run(tmp_path, "games", "new", "red_herons").returncode == 2  # nothing is written over


@pytest.mark.parametrize("key", ["Herons", "red-herons", "class", "json", "tests"])
def test_a_key_that_cannot_be_imported_is_refused(
    tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or that Python would take for something else."""
    monkeypatch.chdir(tmp_path)
    assert (main(["new", key]), list(tmp_path.iterdir())) == (2, [])
    assert len(capsys.readouterr().err.splitlines()) == 1
