"""Icons in texts: `[[knight]]` before a word stands for the picture of a piece, where one can be shown.

Short, because words, messages and emojis share this and nothing else.
"""

from __future__ import annotations

import re

ICON = re.compile(r"\[\[([a-z][a-z0-9_]*)\]\]")
_ANY = r"\[\[[a-z][a-z0-9_]*\]\]"
_RUN = rf"(?:{_ANY} ?)*{_ANY}"
_WITH_BLANK = re.compile(rf"{_RUN} | ?{_RUN}")
"""One or more icons, with the blank after them, or else the one before."""
_BEGINNING = re.compile(rf"(?:{_ANY} ?)*")


def without_icons(text: str) -> str:
    """Remove the icons from a text."""
    return _WITH_BLANK.sub("", text) if "[[" in text else text


def capital(text: str) -> str:
    """Capitalize the first letter of a text, perhaps after icons."""
    found = _BEGINNING.match(text)
    at = found.end() if found else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def icons_in(text: str) -> list[str]:
    """Name the icons of a text, in their order."""
    return ICON.findall(text)
