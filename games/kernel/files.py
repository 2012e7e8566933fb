"""Files that somebody else has written: how TOML is read without harm, and how what they say is printed."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

LONGEST_FILE, LONGEST_WORD, DEEPEST = 2**18, 512, 16
"""Characters of a file, characters of one key or value without a blank, and how deep its parts may lie in each other.

Ours have 25,000 characters at most, and lie four deep.
"""
LONGEST_NUMBER: Final = 18
_NUMBER = re.compile(rf"[0-9_]{{{LONGEST_NUMBER + 1}}}")
_DOTTED = re.compile(rf"(?:[^\s=.]*[ \t]*\.[ \t]*){{{DEEPEST}}}")
_TEXT = re.compile(r'"""|\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*')


class UnreadableFile(ValueError):
    """Say in one sentence why a file cannot be read."""


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
