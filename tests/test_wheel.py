"""The wheel holds all that Kontor needs, and works from elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import Distribution
from pathlib import Path

import pytest

from bot.distribution import NAME

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "games", "render", "storage")

LOOK = """
import asyncio, pathlib, sys
import bot, games, render, storage
from bot.composition import game_names
from bot.practice.server import static
from bot.tables.core.people import words
from games.kernel import catalogue
from render.painter import find_painter
from render.pictures import read_palettes

for package in (bot, games, render, storage):
    print(pathlib.Path(package.__file__).parents[1])

async def store():
    made = await storage.open_store(pathlib.Path("new.sqlite"), process="wheel")
    async with made.read() as tx:
        print(await tx.tables.get("K7Q2"))
    await made.close()

asyncio.run(store())
game = catalogue.find("tallinn")
print(words("de", game.package).text("button-join"), words("de", game.package).text("phase-over"))
print(*sorted(name.names["de"].split(" · ")[0] for name in game_names()), sep=", ")
print(all(find_painter(key).contact_sheet() for key in catalogue.installed()))
print(all(read_palettes(find_painter(key)) for key in catalogue.installed()))
print(*sorted({path.suffix for path in static.FOLDER.iterdir()}))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and unpack it, as pip would, into a folder of its own."""
    folder = tmp_path_factory.mktemp("wheel")
    _run("-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT))
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def _run(*words: str, path: Path | None = None) -> str:
    """Run Python away from the repository; what is in `path` comes before everything installed."""
    cwd = ROOT if path is None else path.parent
    env = os.environ if path is None else {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run([sys.executable, *words], cwd=cwd, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert done.returncode == 0, done.stderr
    return done.stdout


def _files(folder: Path) -> set[str]:
    found = (path for package in PACKAGES for path in (folder / package).rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix() for path in found if "__pycache__" not in path.parts}


def test_the_wheel_holds_every_file_of_the_packages(site: Path) -> None:
    """Texts, values, glyphs and migrations are in it, tests are not."""
    assert _files(site) == _files(ROOT)
    assert {path.name for path in site.iterdir() if path.suffix not in (".dist-info", ".data")} == set(PACKAGES)
    assert any("migrations" in name for name in _files(site))


def test_the_wheel_holds_the_pages_that_texts_name(site: Path) -> None:
    """All of `docs/`, the changelog and the settings' explanations; pip puts them below `share/doc`."""
    (data,) = site.glob("*.data")
    folder = data / "data" / "share" / "doc" / NAME
    pages = {path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*") if path.is_file()}
    assert {path.relative_to(folder / "docs") for path in (folder / "docs").rglob("*") if path.is_file()} == pages
    assert (folder / ".env.example").read_bytes() == (ROOT / ".env.example").read_bytes()
    assert (folder / "CHANGELOG.md").is_file()


def test_the_wheel_tells_who_it_is(site: Path) -> None:
    """Its version is that of pyproject.toml, and each of its packages says that it is typed."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (found,) = (Distribution.at(path) for path in site.glob("*.dist-info"))
    assert (found.name, found.version) == (said["name"], said["version"])
    assert found.metadata.get_all("Classifier") == said["classifiers"]
    assert all((site / package / "py.typed").is_file() for package in PACKAGES)


def test_the_command_of_the_wheel(site: Path) -> None:
    """`kontor` is what `python -m bot` is, and calls itself by its name."""
    (found,) = (Distribution.at(path) for path in site.glob("*.dist-info"))
    (script,) = found.entry_points.select(group="console_scripts")
    assert script.name == "kontor"
    call = f"import sys; sys.argv = ['bin/kontor', '--help']; from {script.module} import {script.attr} as call; call()"
    assert _run("-c", call, path=site).startswith("usage: kontor [-h]")
    assert _run("-m", "bot", "--help", path=site).startswith("usage: python -m bot [-h]")


def test_the_wheel_works_from_elsewhere(site: Path) -> None:
    """It makes a database, finds games, painters and palettes, speaks German, and has the practice page."""
    *places, nothing, words, game, painted, coloured, page = _run("-c", LOOK, path=site).splitlines()
    assert places == [str(site)] * len(PACKAGES)
    assert (nothing, words) == ("None", "Mitspielen Schlusswertung nach Runde round von last")
    assert game == "Eldermann, Tallinn, Tinker Tailor, Ulm"
    assert (painted, coloured) == ("True", "True")
    assert page == ".css .html .js .svg"


def test_the_wheel_plays_and_draws(site: Path) -> None:
    """A game is played on the command line, and a picture is drawn."""
    played = _run(
        "-m", "games", "play", "tallinn", "--seats", "2", "--seed", "1", "--players", "normal,random", path=site
    )
    assert "points" in played
    _run("-m", "render", "tallinn", "--seats", "3", "--seed", "1", "--at", "9", "--out", "board.png", path=site)
    assert (site.parent / "board.png").read_bytes().startswith(b"\x89PNG")
