"""The game that docs/adding-a-game.md builds: its files are taken from the page, installed, checked and drawn."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```\w+ title=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^python -m (.+)$", re.MULTILINE)
MOST_LINES = 110


def files() -> dict[str, str]:
    """Read the files of the page; what a file has in several places is put together."""
    found: dict[str, list[str]] = {}
    for name, text in BLOCK.findall(PAGE):
        found.setdefault(name, []).append(text)
    return {name: "\n\n".join(parts) for name, parts in found.items()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the game in a folder that can stand on Python's path."""
    folder = tmp_path_factory.mktemp("installed")
    for name, text in files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    project = tomllib.loads(files()["pyproject.toml"])["project"]
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{key} = {value}" for key, value in entries.items()))
    ]
    described = folder / f"{project['name']}-{project['version']}.dist-info"
    described.mkdir()
    (described / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process that has the game installed."""
    path = os.pathsep.join([str(folder), str(ROOT)])
    return subprocess.run(  # noqa: S603 - our own interpreter with words of this test and of the page
        [sys.executable, "-m", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_game_of_the_page_passes_all_checks(folder: Path) -> None:
    """Random games with every number of players, both values of its option, and every language."""
    done = run(folder, "games", "check", "magpies", "--games", "12")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 failures" in done.stdout


@pytest.mark.parametrize("locale", ["de", "en"])
def test_the_game_of_the_page_is_drawn(folder: Path, locale: str) -> None:
    """A board of four seats becomes a picture."""
    done = run(folder, "render", "magpies", "--seats", "4", "--at", "8", "--lang", locale, "--out", f"{locale}.png")
    assert done.returncode == 0, done.stdout + done.stderr
    assert (folder / f"{locale}.png").read_bytes().startswith(b"\x89PNG")


def test_the_pictures_of_the_page_can_be_read(folder: Path) -> None:
    """Nothing that is drawn is cut off or hard to read."""
    done = run(folder, "render", "check", "magpies")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_commands_of_the_page_are_known(folder: Path) -> None:
    """Each is understood with all its words; help is shown instead of doing it."""
    commands = COMMAND.findall(PAGE)
    assert len(commands) >= 5
    for command in commands:
        done = run(folder, *command.split(), "--help")
        assert done.returncode == 0, (command, done.stderr)


def test_the_game_of_the_page_is_small() -> None:
    """Without picture, blank lines and docstrings it has about a hundred lines, as the page says."""
    code = [text for name, text in files().items() if name.endswith(".py") and "painter" not in name]
    lines = [line for text in code for line in text.splitlines() if line.strip() and '"""' not in line]
    assert len(lines) <= MOST_LINES
