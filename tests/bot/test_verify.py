"""`python -m bot verify`: a file is checked on the console in either language, and nothing is started."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.tables.core.luck import commitment
from bot.verify import VARIABLES
from games.kernel.words import LOCALES, sources
from tests.bot.exports import SEED, exported


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Export a table of Tallinn."""
    path = tmp_path / "table.jsonl"
    path.write_bytes(exported("tallinn"))
    return path


@pytest.mark.parametrize(
    ("locale", "first", "last"),
    [
        ("en", "[ok]    The seed fits", "Proved: the random draws"),
        ("de", "[ok]     Der Startwert passt", "Bewiesen: Der Zufall"),
    ],
)
def test_a_proved_file(file: Path, capsys: pytest.CaptureFixture[str], locale: str, first: str, last: str) -> None:
    """What was proved is said, then that it is, then what no file can prove."""
    assert main(["verify", str(file), "--language", locale]) == 0
    title, *findings, done, limits = capsys.readouterr().out.splitlines()
    assert title.startswith("Tallinn, ")
    assert title.endswith("K7Q2: Ada, Björk")
    assert [line.split("]")[0] for line in findings] == ["[ok"] * 4
    assert findings[0].startswith(first)
    assert commitment(SEED) in findings[0]
    assert done.startswith(last)
    assert "checksum" in limits or "Prüfsumme" in limits


@pytest.mark.parametrize(
    ("locale", "wrong"), [("en", "[wrong] Line 1: the draw"), ("de", "[falsch] Zeile 1: Der Zufall")]
)
def test_a_file_with_other_luck(file: Path, capsys: pytest.CaptureFixture[str], locale: str, wrong: str) -> None:
    """The line is named, with what was drawn and what was decided; the exit code is 1."""
    lines = file.read_text(encoding="utf-8").splitlines()
    header = json.loads(lines[0])
    header["luck"][0].reverse()
    file.write_text("\n".join([json.dumps(header), *lines[1:]]), encoding="utf-8")
    assert main(["verify", str(file), "--language", locale]) == 1
    told = capsys.readouterr().out
    assert wrong in told
    assert " ".join(header["luck"][0]) in told
    assert "rules" not in told


def test_a_file_with_another_choice(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A refused line is told with the rule that refuses it, in the words of the game."""
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[3] = json.dumps({**json.loads(lines[1]), "seat": json.loads(lines[3])["seat"]})
    file.write_text("\n".join(lines), encoding="utf-8")
    assert main(["verify", str(file), "--language", "en"]) == 1
    assert "Line 4 is against the rules: " in capsys.readouterr().out


@pytest.mark.parametrize("text", [None, "", "no table", b"\xff\xfe"])
def test_what_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str | bytes | None) -> None:
    """Neither a missing file nor one of something else is taken for wrong luck: the exit code is 2."""
    path = tmp_path / "file.jsonl"
    if text is not None:
        path.write_bytes(text.encode() if isinstance(text, str) else text)
    assert main(["verify", str(path), "--language", "en"]) == 2
    assert "file.jsonl cannot be read as an exported table: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Bewiesen"),
        ({"LANG": "C"}, "Proved"),
        ({"LC_ALL": "en_GB", "LANG": "de_DE"}, "Proved"),
        ({}, "Proved"),
    ],
)
def test_it_speaks_the_machines_language(
    file: Path,
    variables: dict[str, str],
    word: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What names it first counts."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert main(["verify", str(file)]) == 0
    assert word in capsys.readouterr().out


def test_it_runs_by_itself(file: Path) -> None:
    """In an empty folder, whatever the settings say; it makes no database."""
    env = {key: value for key, value in os.environ.items() if key not in VARIABLES}
    env |= {
        "LANG": "de_DE.UTF-8",
        "KONTOR_DATA": "/dev/null/nowhere",
        "DISCORD_TOKEN": "?",
        "PYTHONIOENCODING": "ascii",
    }
    command = [sys.executable, "-m", "bot", "verify", file.name]
    done = subprocess.run(command, cwd=file.parent, env=env, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert done.returncode == 0, done.stderr
    assert "Bewiesen" in done.stdout
    assert list(file.parent.iterdir()) == [file]


def test_both_languages_say_the_same() -> None:
    """Each text of the check is there in German and English."""
    files = [sources("bot", locale)["verify.ftl"].splitlines() for locale in LOCALES]
    keys = [{line.split(" = ")[0] for line in lines if " = " in line} for lines in files]
    assert keys[0] == keys[1]
    assert len(keys[0]) > 20
