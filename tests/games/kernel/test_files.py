"""Hostile files: refused in one printable sentence, before they cost anything."""

from __future__ import annotations

import tracemalloc
from pathlib import Path

import pytest

from games.cli import main
from games.kernel.catalogue import installed
from games.kernel.copies import copy_of
from games.kernel.files import LONGEST_FILE, UnreadableFile, read_toml
from games.kernel.forms import file_of
from games.kernel.lessons import BadLesson
from games.kernel.lessons.script import read_lesson
from games.players.values import Learned

HOSTILE = {
    "lists": "a = " + "[" * 30_000 + "]" * 30_000,
    "tables": "a = " + "{a = " * 3000 + "1" + "}" * 3000,
    "number": "a = " + "9" * 6000,
    "signed": "a = -" + "1" * 6000,
    "spaced": "a = " + "1_" * 6000 + "1",
    "dotted": ".".join("a" * 1 for _ in range(20_000)) + " = 1",
    "dotted with blanks": " . ".join("a" for _ in range(10_000)) + " = 1",
    "quoted": ".".join('"a"' for _ in range(10_000)) + " = 1",
    "heading": "[" + ".".join("a" for _ in range(20_000)) + "]",
    "long": "a = 1\n" * LONGEST_FILE,
    "open": "a = " + "[" * 5000,
}
MEMORY = 20_000_000


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused(text: str) -> None:
    """As a set, a lesson and learned values; it takes little memory."""
    tracemalloc.start()
    copy, problems = copy_of(text)
    with pytest.raises(BadLesson):
        read_lesson("tallinn", text)
    with pytest.raises(UnreadableFile):
        Learned.of(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < MEMORY
    assert copy is None
    assert len(problems) == 1
    assert len(problems[0]) < 200


def test_what_is_ours_is_read() -> None:
    """Neither texts nor comments count as deep or long."""
    for game in installed().values():
        if game.printed is not None:
            assert read_toml(file_of(game.key, game.printed))
    assert read_toml('a = "' + "[.9" * 400 + '" # ' + "9" * 900)


def test_no_escape_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What a file says steers no terminal."""
    file = tmp_path / "set.toml"
    file.write_text('name = "x"\n["\\u001b[2Jpart"]\na = 1\n', "utf-8")
    assert main(["material", "tallinn", "--check", str(file)]) == 1
    told = capsys.readouterr()
    assert "\x1b" not in told.out + told.err
    assert "part" in told.out
