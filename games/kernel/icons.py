"""Icons in texts: `[[knight]]` before a word stands for the picture of a piece, where one can be shown.

Short, as words, messages and emojis agree by it and share nothing else.
"""

from __future__ import annotations

import re

ICON = re.compile(r"\[\[([a-z][a-z0-9_]*)\]\]")
_ANY = r"\[\[[a-z][a-z0-9_]*\]\]"
_RUN = rf"(?:{_ANY} ?)*{_ANY}"
_WITH_BLANK = re.compile(rf"{_RUN} | ?{_RUN}")
"""One or more icons, with the blank behind them, else the one before them."""
_BEGINNING = re.compile(rf"(?:{_ANY} ?)*")


def without_icons(text: str) -> str:
    """Take the icons out of a text, so that their words stand as if there were none."""
    return _WITH_BLANK.sub("", text) if "[[" in text else text


def capital(text: str) -> str:
    """Begin a text, perhaps behind icons, with a capital letter."""
    found = _BEGINNING.match(text)
    at = found.end() if found else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def icons_in(text: str) -> list[str]:
    """Name the icons of a text, in their order."""
    return ICON.findall(text)
