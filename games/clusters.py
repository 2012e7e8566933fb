"""Letters as readers see them: a base with its marks, an emoji with all that is joined to it, a flag of two halves.

By the properties that Python's own tables of Unicode have, as far as texts are shortened and names are cleaned by it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

JOINER, NON_JOINER, KEYCAP = "\u200d", "\u200c", "\u20e3"
ELLIPSIS: Final = "…"
ISOLATE, POP = "\u2068", "\u2069"
"""Around a text whose direction is to change nothing beside it."""
RIGHT_TO_LEFT: Final = ("R", "AL")


def clusters(text: str) -> Iterator[str]:
    """Cut a text where it may be cut."""
    cluster = ""
    for letter in text:
        if cluster and not _continues(cluster, letter):
            yield cluster
            cluster = ""
        cluster += letter
    if cluster:
        yield cluster


def _continues(cluster: str, letter: str) -> bool:
    """Tell whether a letter belongs to the ones before it."""
    if cluster[-1] == JOINER:
        return unicodedata.category(letter) in ("So", "Sk", "Lo")
    if is_half_flag(letter):
        return len(cluster) == 1 and is_half_flag(cluster)
    return letter in (JOINER, NON_JOINER) or is_mark(letter) or is_tone(letter) or is_tag(letter)


def is_mark(letter: str) -> bool:
    """Tell whether a letter stands on the one before it: accents, vowels, selectors of a variant."""
    return unicodedata.category(letter).startswith("M")


def is_tone(letter: str) -> bool:
    """Tell whether this is a tone of skin."""
    return "\U0001f3fb" <= letter <= "\U0001f3ff"


def is_tag(letter: str) -> bool:
    """Tell whether this is a letter that cannot be seen, of which flags such as Scotland's are made."""
    return "\U000e0020" <= letter <= "\U000e007f"


def is_half_flag(letter: str) -> bool:
    """Tell whether two of these make the flag of a country."""
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


def is_leftward(text: str) -> bool:
    """Tell whether a text has letters that are read from right to left."""
    return any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in text)


def shortened(text: str, most: int) -> str:
    """Cut a text to so many characters with an ellipsis, and close what isolates a name in it."""
    kept, room = "", most - 1
    for cluster in clusters(text):
        kept_open = (kept + cluster).count(ISOLATE) > (kept + cluster).count(POP)
        if len(kept) + len(cluster) + kept_open > room:
            break
        kept += cluster
    kept = kept.rstrip() + ELLIPSIS
    return kept + POP if kept.count(ISOLATE) > kept.count(POP) else kept
