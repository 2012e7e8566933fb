"""A third language needs no Python: a script makes one in a copy of the packages, and tables are played in it."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.translation import packages, run
from games.kernel.catalogue import installed
from games.kernel.words import FALLBACK, KERNEL, LOCALES, READY, is_ready, languages, negotiated, words_for
from tests.languages.longer import make

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "games", "render", "storage")
LANGUAGE = "sv"
"""Swedish to Discord and to Babel; the texts are the script's."""
NAMED = {
    "bot/practice/server/words.py": "the language that the page has every text in",
    "bot/practice/rules/commands.py": "the list of Discord's locales",
    "games/kernel/words.py": "the language that every text is in",
    "games/tallinn/rules.py": "the editions of the Envoy",
    "games/tallinn/state.py": "the editions of the Envoy",
    "render/tallinn/samples.py": "the editions of the Envoy",
    "render/tallinn/score.py": "the editions of the Envoy",
}
"""Files that may name a language, and why."""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the packages, and add the language to each that has words."""
    folder = tmp_path_factory.mktemp("copy")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    make(sorted(path.parents[1] for path in folder.rglob(f"words/{FALLBACK}")), LANGUAGE)
    return folder


def play(copied: Path, game: str, seats: int) -> None:
    """Play a table in a process of its own that sees the copy, and nothing of ours but the tests."""
    path = os.pathsep.join((str(copied), str(ROOT)))
    words = (sys.executable, "-P", "-m", "tests.languages.play", game, LANGUAGE, str(seats))
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(words, cwd=copied, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stdout[-4_000:] + done.stderr[-4_000:]
    assert done.stdout.splitlines()[-1].startswith(f"{copied}:"), done.stdout[-4_000:]


def test_a_table_is_played_in_a_third_language(copied: Path) -> None:
    """Messages, refusals, commands and pictures speak it, nothing is cut and nothing overlaps."""
    play(copied, "tallinn", 2)


@pytest.mark.long
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("game", sorted(installed()))
def test_every_game_is_played_in_a_third_language(copied: Path, game: str, seats: int) -> None:
    """What holds for one game holds for each, with more seats too."""
    play(copied, game, seats)


def _constants(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_no_python_names_a_language() -> None:
    """If a file needs to, there is a reason."""
    files = (path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
    naming = {path.relative_to(ROOT).as_posix() for path in files if {*LOCALES} & {*_constants(path)}}
    assert naming == set(NAMED)


@pytest.mark.parametrize("package", packages())
def test_every_package_has_every_language(package: str) -> None:
    """A language is there when each package has its folder."""
    assert languages(package) == languages(KERNEL)


@pytest.mark.parametrize("language", languages(KERNEL))
def test_a_shipped_language_is_noted_as_it_is(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A language is hidden below 80 %; `python -m bot words LANGUAGE --ship` stores the share."""
    run(language)
    percent = int(capsys.readouterr().out.rpartition("(")[2].partition(" %")[0])
    assert language == FALLBACK or is_ready(language) == (percent >= READY)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        *(("de", "de"), ("de-AT", "de"), ("de_DE.UTF-8", "de"), ("DE", "de"), ("en-US", "en"), ("en-GB", "en")),
        *(("tlh", "en"), ("C.UTF-8", "en"), ("", "en"), ("den", "en")),
    ],
)
def test_a_locale_means_a_language(wanted: str, language: str) -> None:
    """Discord, browsers and machines each write locales in their way; what we do not speak is English."""
    assert negotiated(wanted) == language


def test_a_language_that_is_gone_is_english() -> None:
    """What is stored in a language that has been taken away stays readable."""
    assert words_for("tlh", "bot").locale == FALLBACK


@pytest.mark.parametrize(("locale", "written"), [("en", "2.5"), ("de", "2,5")])
def test_decimals_are_written_as_the_language_does(locale: str, written: str) -> None:
    """One place, rounded as it is meant: 2.45 is a little more than it seems."""
    assert (words_for(locale).decimal(2.45), words_for(locale).decimal(2.5)) == (written, written)


def test_the_command_lists_what_a_language_lacks(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A new language lacks everything, one that is begun the rest; `--write` adds it in English."""
    assert run(LANGUAGE, write=False) == 1
    assert "games.tallinn: sv/game.ftl: title is missing" in capsys.readouterr().out.splitlines()
    file = copied / "games" / "tallinn" / "words" / LANGUAGE / "pic.ftl"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("$round", "$rounds").replace("pic-title", "pic-titel") + "!\n", encoding="utf-8")
    status, said = look(copied)
    assert (status, [line.partition("pic.ftl: ")[2] for line in said if "tallinn: sv/pic.ftl" in line][:4]) == (
        1,
        [
            "cannot be read: !",
            "pic-title is missing",
            "pic-titel is not needed",
            "pic-round is filled in with $last, $rounds instead of $last, $round",
        ],
    )
    look(copied, write=True)
    assert "pic-title = Tallinn" in file.read_text(encoding="utf-8").splitlines()
    file.write_text(text, encoding="utf-8")
    assert look(copied)[0] == 0


def test_the_command_says_how_far_each_file_is(copied: Path) -> None:
    """The report on one game lists missing texts first, and leaves out texts that may equal the English ones."""
    file = copied / "games" / "ulm" / "words" / LANGUAGE / "game.ftl"
    text = file.read_text(encoding="utf-8")
    title = next(line for line in text.splitlines() if line.startswith("title = "))
    file.write_text(text.replace(f"{title}\n", ""), encoding="utf-8")
    status, said = look(copied, "games/ulm")
    assert status == 1
    assert said[:2] == ["games.ulm: sv/game.ftl: title is missing", "    “Ulm”"]
    assert {line.partition(":")[0] for line in said[:-1] if not line.startswith(" ")} == {"games.ulm"}
    done = progress(said)
    file.write_text(text.replace(title, "title = Ulm"), encoding="utf-8")
    assert "games.ulm: sv/game.ftl: title is as in English" in look(copied, "games/ulm")[1]
    file.write_text(text.replace(title, "# as in English\ntitle = Ulm"), encoding="utf-8")
    said = look(copied, "games/ulm")[1]
    assert "games.ulm: sv/game.ftl: title is as in English" not in said
    assert progress(said) == done + 1
    file.write_text(text, encoding="utf-8")
    assert look(copied, "games/nothing")[0] == 2


def progress(said: list[str]) -> int:
    """Read how many texts of a file are translated."""
    beginning = "games.ulm: sv/game.ftl: "
    (line,) = [line for line in said if re.fullmatch(rf"{beginning}\d+ of \d+ translated \(\d+ %\)", line)]
    return int(line.removeprefix(beginning).split()[0])


@pytest.mark.parametrize(("percent", "offered"), [(79, False), (80, True)])
def test_a_language_of_which_little_is_translated_is_hidden(copied: Path, percent: int, *, offered: bool) -> None:
    """The bot reads the stored share at its next start."""
    said = answer(copied, f"from games.kernel import words; words.note_share({LANGUAGE!r}, {percent})")
    assert said == (0, [])
    said = answer(copied, f"from games.kernel.words import LOCALES; print({LANGUAGE!r} in LOCALES)")
    assert said == (0, [str(offered)])
    (copied / "games" / "kernel" / "words" / LANGUAGE / "translated.txt").unlink()


def look(copied: Path, *only: str, write: bool = False) -> tuple[int, list[str]]:
    """Report which texts the copy lacks."""
    return answer(
        copied, f"import bot.translation as it; raise SystemExit(it.run({LANGUAGE!r}, {only}, write={write}))"
    )


def answer(copied: Path, code: str) -> tuple[int, list[str]]:
    """Run a line of Python that sees the copy."""
    env = {**os.environ, "PYTHONPATH": str(copied)}
    words = (sys.executable, "-P", "-c", code)
    done = subprocess.run(words, cwd=copied, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    return done.returncode, done.stdout.splitlines()
