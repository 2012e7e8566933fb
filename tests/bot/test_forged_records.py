"""Damaged and forged records: whatever a file says, each command tells it in clean lines and no traceback."""

from __future__ import annotations

import functools
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main as bot
from games.cli import main as games
from tests.bot.exports import exported
from tests.given import long

MANY = 125  # of so many some are harmless
LINES = 14
Lines = list[dict[str, Any]]
HUGE, NASTY = 10**27, ["\x1b[31m", "7R\n7L", "\u202e", "\x00", "x" * 20_000, "{$line}", "none", ""]
VALUES: list[Any] = [HUGE, 10**30, -3, 77, 0, 1.5, True, None, [], {}, [["x"]], {"a": "\x1b"}, *NASTY]


@functools.cache
def original(key: str) -> bytes:
    """Give the first lines of an exported table, as a file."""
    return b"\n".join(exported(key).splitlines()[:LINES])


def set_field(lines: Lines, rng: random.Random) -> None:
    """Give one field of one line another value; the header is as likely as all others together."""
    line = lines[0] if rng.random() < 0.5 else rng.choice(lines[1:])
    line[rng.choice([*line, "back", "undo", "choice", "seat"])] = rng.choice(VALUES)


def add_key(lines: Lines, rng: random.Random) -> None:
    """Add a field, or an option, that nobody knows."""
    line = rng.choice(lines)
    line.setdefault("options", {})[rng.choice(NASTY)] = rng.choice(NASTY)


def answer_twice(lines: Lines, rng: random.Random) -> None:
    """Let a line say two things at once."""
    rng.choice(lines[1:]).update(back=rng.choice([-1, 1, 2, HUGE]), undo=rng.choice([True, False]))


def move_lines(lines: Lines, rng: random.Random) -> None:
    """Lose a line, or tell one twice."""
    at = rng.randrange(len(lines))
    lines[at : at + 1] = rng.choice([[], [lines[at], lines[at]]])


CHANGES: list[Callable[[Lines, random.Random], None]] = [set_field, set_field, add_key, answer_twice, move_lines]


def forged(key: str, number: int) -> bytes:
    """Damage a file: its fields, its lines, or its bytes."""
    rng, content = random.Random(f"{key} {number}"), original(key)
    if number % 5:
        lines = [json.loads(line) for line in content.splitlines()]
        rng.choice(CHANGES)(lines, rng)
        return "\n".join(map(json.dumps, lines)).encode()
    at = rng.randrange(len(content))
    return rng.choice([content[:at], content[:at] + b"\xff\x1b[2J" + content[at:], b"[" * 20_000 + content])


def clean(line: str) -> bool:
    """Tell whether a line neither breaks nor steers a terminal, holds all its texts, and is short."""
    return line.isprintable() and "{???}" not in line and "Traceback" not in line and len(line) < 1_500


@pytest.mark.parametrize("forgeries", [40, long(MANY)])
@pytest.mark.parametrize("key", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
def test_forged_records(key: str, forgeries: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`replay` plays a record or refuses it in one line with 2; `verify` tells in clean lines what is wrong."""
    file, refused = tmp_path / "forged.jsonl", 0
    for number in range(forgeries):
        file.write_bytes(forged(key, number))
        status = games(["replay", str(file)])
        printed = capsys.readouterr()
        assert status in (0, 2), (key, number)
        assert printed.err.count("\n") == (status == 2), (key, number, printed.err)
        assert all(map(clean, (printed.out + printed.err).splitlines())), (key, number, printed)
        refused += status == 2
        code = bot(["verify", str(file), "--language", "en"])
        told = capsys.readouterr()
        assert code in (0, 1, 2), (key, number)
        assert all(map(clean, told.out.split("\n"))), (key, number, told.out)
        assert told.err == ""
    assert forgeries // 2 < refused < MANY


def test_a_byte_order_mark_is_no_damage(tmp_path: Path) -> None:
    """A record that was saved by an editor which writes one reads as before."""
    file = tmp_path / "marked.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + exported("tallinn").replace(b"\n", b"\r\n"))
    assert games(["replay", str(file)]) == 0
    assert bot(["verify", str(file)]) == 0


FORGED_LINES = [
    ({"seat": 77, "choice": "7R"}, "seat 77"),
    ({"seat": 77, "back": 1}, "seat 77"),
    ({"seat": -3, "back": 1}, "seat"),
    ({"seat": 0, "choice": "7R", "back": 1}, "one of"),
    ({"seat": 0, "choice": "7R", "undo": True}, "one of"),
]


@pytest.mark.parametrize(("line", "word"), FORGED_LINES)
def test_forged_lines_are_refused(
    line: dict[str, Any], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A seat that is not at the table, and a line that says two things, are refused with the reason."""
    file = tmp_path / "forged.jsonl"
    file.write_bytes(original("tallinn") + b"\n" + json.dumps(line).encode())
    assert games(["replay", str(file)]) == 2
    refusal = capsys.readouterr().err
    assert refusal.startswith(f"Line {LINES + 1} ")
    assert word in refusal


def test_replay_tells_what_was_taken_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With --rounds, choices that were taken back by consent are told like everything else that happened."""
    file = tmp_path / "back.jsonl"
    file.write_bytes(b"\n".join([*exported("ulm").splitlines()[:2], b'{"seat":0,"back":1}']))
    for lang, words in (("en", "the last choice is taken back"), ("de", "die letzte Entscheidung zurückgenommen")):
        assert games(["replay", str(file), "--rounds", "--lang", lang]) == 0
        assert words in capsys.readouterr().out
