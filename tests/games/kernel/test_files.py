"""Hostile files: refused in one printable sentence, before they cost anything."""

from __future__ import annotations

import ast
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main as bot
from games.cli import main as games
from games.cli.meeting import judge_of
from games.kernel.catalogue import installed
from games.kernel.copies import copy_of
from games.kernel.files import DEEPEST, LONGEST_FILE, LONGEST_RECORD, UnreadableFile, check_depth, read_toml
from games.kernel.forms import file_of
from games.kernel.lessons import BadLesson
from games.kernel.lessons.script import read_lesson
from games.players.values import Learned
from render.__main__ import main as render

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
    "quotes": 'a = "' + '\\"' * 100_000,
    "open": "a = " + "[" * 5000,
}
MEMORY = 20_000_000
ROOT = Path(__file__).parents[3]


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


@pytest.mark.parametrize(
    "command",
    [
        (games, "replay"),
        (bot, "verify"),
        (render, "replay", "--out", "x.gif"),
        (games, "material", "tallinn", "--check"),
    ],
    ids=lambda command: command[1],
)
def test_a_huge_file_is_not_read(command: tuple[Any, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No more of it than shows that it is too long."""
    file, (main, *words) = tmp_path / "huge", command
    with file.open("wb") as sparse:
        sparse.truncate(2**28)
    tracemalloc.start()
    assert main([*words, str(file)]) == 2
    with pytest.raises(UnreadableFile):
        judge_of(str(file))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < MEMORY
    told = capsys.readouterr()
    assert "it has more than" in told.out + told.err


@pytest.mark.parametrize("line", ['{"note": ' + "[" * DEEPEST + "]" * DEEPEST + "}", "[" * 100_000, '{"a\\\\":' * 500])
def test_a_deep_record_is_refused(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Before any line of it is parsed."""
    file = tmp_path / "deep.jsonl"
    file.write_text(f"{{}}\n{line}\n", "utf-8")
    for main, word in ((games, "replay"), (bot, "verify")):
        assert main([word, str(file)]) == 2
        told = capsys.readouterr()
        assert f"more than {DEEPEST} deep" in told.out + told.err


def test_quotes_hide_what_is_not_deep() -> None:
    """Brackets in a text count for nothing, and a text that has no end costs no time."""
    check_depth('{"a": "' + "[" * 500 + '", "b": "\\"' + "{" * 500 + '"}')
    check_depth('"' + '\\"' * LONGEST_RECORD)


PRINTERS = [  # `letters` tells its parent in JSON, which escapes all
    *(file for folder in ("games/cli", "render") for file in (ROOT / folder).glob("*.py") if file.stem != "letters"),
    ROOT / "bot/verify.py",
    ROOT / "bot/copies.py",
]


def test_commands_print_through_one_function() -> None:
    """What reads files prints nothing past `say`."""
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in PRINTERS
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("print", "sys.stdout.write", "sys.stderr.write")
    ]
    assert not found


def test_no_escape_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What a file says steers no terminal."""
    file = tmp_path / "set.toml"
    file.write_text('name = "x"\n["\\u001b[2Jpart"]\na = 1\n', "utf-8")
    assert games(["material", "tallinn", "--check", str(file)]) == 1
    told = capsys.readouterr()
    assert "\x1b" not in told.out + told.err
    assert "part" in told.out
