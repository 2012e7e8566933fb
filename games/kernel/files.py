"""Files that somebody else has written: how they are read without harm, and how what they say is printed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

LONGEST_FILE, LONGEST_WORD, DEEPEST = 2**18, 512, 16
"""Characters of a file, characters of one key or value without a blank, and how deep its parts may lie in each other.

Ours have 25,000 characters at most, and lie four deep.
"""
LONGEST_RECORD: Final = 2**22
"""Bytes of a record or an exported table; ours have 200,000 at most."""
LONGEST_NUMBER: Final = 18
_NUMBER = re.compile(rf"[0-9_]{{{LONGEST_NUMBER + 1}}}")
_DOTTED = re.compile(rf"(?:[^\s=.]*[ \t]*\.[ \t]*){{{DEEPEST}}}")
_TEXT = re.compile(r'"""|\'\'\'|"(?:\\.|[^"\\\n])*+"?|\'[^\'\n]*+\'?|#[^\n]*+')
_JSON_TEXT = re.compile(r'"(?:\\.|[^"\\])*+"?', re.DOTALL)


class UnreadableFile(ValueError):
    """Say in one sentence why a file cannot be read."""


def content_of(file: Path, longest: int = 4 * LONGEST_FILE) -> bytes:
    """Read a file, or as much of it as shows that it is too long; raise UnreadableFile then."""
    with file.open("rb") as source:
        content = source.read(longest + 1)
    if len(content) > longest:
        raise UnreadableFile(f"it has more than {longest} bytes")
    return content


def text_of(file: Path) -> str:
    """Read a file of TOML as text; raise UnicodeDecodeError if it is none."""
    return content_of(file).decode().replace("\r\n", "\n")


def check_depth(text: str) -> None:
    """Refuse JSON whose parts lie too deep in each other, before it is parsed."""
    if _depth(_JSON_TEXT.sub("", text)) > DEEPEST:
        raise UnreadableFile(f"something in it lies more than {DEEPEST} deep")


def read_toml(text: str) -> dict[str, Any]:
    """Read TOML; raise UnreadableFile for what is none, or would cost the reader too much."""
    _check(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableFile(printable(str(error))) from error


def _check(text: str) -> None:
    """Refuse before anything is parsed what is too long or too deep; what stands in quotes and comments is left out."""
    if len(text) > LONGEST_FILE:
        raise UnreadableFile(f"it has more than {LONGEST_FILE} characters")
    bare = _TEXT.sub("x", text)
    if _NUMBER.search(bare):
        raise UnreadableFile(f"a number has more than {LONGEST_NUMBER} digits")
    if any(len(word) > LONGEST_WORD for word in bare.split()) or _DOTTED.search(bare) or _depth(bare) > DEEPEST:
        raise UnreadableFile(f"something in it lies more than {DEEPEST} deep, or has no end")


def _depth(text: str) -> int:
    """Return how deep brackets and braces lie in each other."""
    depth = deepest = 0
    for letter in text:
        if letter in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in "]}":
            depth -= 1
    return deepest


def printable(text: str) -> str:
    """Write what could break a line or steer a terminal as an escape: what a file says is never printed raw."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
