"""Turning commands in texts, written `</me>`, into mentions that users can press; a mention needs the command's id.

Short, because it shares no code with the module for icons, which are the other kind of marks in texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from games.kernel.words import LOCALES, words_for

COMMAND: Final = re.compile(r"</([-\w]+)>")
CommandIds = Mapping[str, int]
"""Ids of commands by their names in each language."""


def ids_by_name(synced: Iterable[tuple[str, int]]) -> dict[str, int]:
    """Return the ids of commands by their names in each language; Discord returns only the English names."""
    return {
        words_for(locale, "bot").text(f"cmd-{name}"): command_id for name, command_id in synced for locale in LOCALES
    }


def with_mentions(text: str, ids: CommandIds) -> str:
    """Write the commands of a message's text; one without an id cannot be pressed."""
    return COMMAND.sub(lambda found: f"</{found[1]}:{ids[found[1]]}>" if found[1] in ids else f"`/{found[1]}`", text)


def without_mentions(text: str) -> str:
    """Write commands as plain text, for places where Discord shows no mentions."""
    return COMMAND.sub(r"/\1", text)
