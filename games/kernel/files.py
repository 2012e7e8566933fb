"""Reading files from others without harm, and printing their content safely."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

LONGEST_FILE, LONGEST_WORD, DEEPEST = 2**18, 512, 16
"""Most characters of a file, most characters of one key or value without a blank, and the greatest depth of nesting.

Our files have at most 25,000 characters and a depth of four.
"""
LONGEST_RECORD: Final = 2**22
"""Most bytes of a record or an exported table; ours have at most 200,000."""
LONGEST_NUMBER: Final = 18
_NUMBER = re.compile(rf"[0-9_]{{{LONGEST_NUMBER + 1}}}")
_DOTTED = re.compile(rf"(?:[^\s=.]*[ \t]*\.[ \t]*){{{DEEPEST}}}")
_TEXT = re.compile(r'"""|\'\'\'|"(?:\\.|[^"\\\n])*+"?|\'[^\'\n]*+\'?|#[^\n]*+')
_JSON_TEXT = re.compile(r'"(?:\\.|[^"\\])*+"?', re.DOTALL)


class UnreadableFile(ValueError):
    """Raised with a sentence that says why a file cannot be read."""


def content_of(file: Path, longest: int = 4 * LONGEST_FILE) -> bytes:
    """Read a file; raise UnreadableFile if it is too long."""
    with file.open("rb") as source:
        content = source.read(longest + 1)
    if len(content) > longest:
        raise UnreadableFile(f"it has more than {longest} bytes")
    return content


def text_of(file: Path) -> str:
    """Read a TOML file as text; raise UnicodeDecodeError if it is not UTF-8."""
    return content_of(file).decode().replace("\r\n", "\n")


def check_depth(text: str) -> None:
    """Refuse too deeply nested JSON before it is parsed."""
    if _depth(_JSON_TEXT.sub("", text)) > DEEPEST:
        raise UnreadableFile(f"something in it lies more than {DEEPEST} deep")


def read_toml(text: str) -> dict[str, Any]:
    """Parse TOML; raise UnreadableFile if it is invalid or too costly to parse."""
    _check(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnreadableFile(printable(str(error))) from error


def _check(text: str) -> None:
    """Refuse what is too long or too deep before anything is parsed; ignore quotes and comments."""
    if len(text) > LONGEST_FILE:
        raise UnreadableFile(f"it has more than {LONGEST_FILE} characters")
    bare = _TEXT.sub("x", text)
    if _NUMBER.search(bare):
        raise UnreadableFile(f"a number has more than {LONGEST_NUMBER} digits")
    if any(len(word) > LONGEST_WORD for word in bare.split()) or _DOTTED.search(bare) or _depth(bare) > DEEPEST:
        raise UnreadableFile(f"something in it lies more than {DEEPEST} deep, or has no end")


def _depth(text: str) -> int:
    """Return how deeply brackets and braces are nested."""
    depth = deepest = 0
    for letter in text:
        if letter in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in "]}":
            depth -= 1
    return deepest


def printable(text: str) -> str:
    """Escape what could break a line or steer a terminal, because a file's content is never printed raw."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
