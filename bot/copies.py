"""The sets of components in the folder that `KONTOR_MATERIAL` names, as the lobbies of this run offer them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import structlog

from bot.tables.core.names import plain_name
from bot.tables.ports.copies import Copies
from games.kernel.copies import Copy, copy_of
from games.kernel.files import UnreadableFile, text_of
from games.kernel.printed import LONGEST_NAME

log = structlog.get_logger()


def load_copies(folder: Path | None) -> Copies:
    """Learn what fits, file by file in the order of their names; one line says what of a file does not."""
    copies = Copies()
    for path in sorted(folder.glob("*.toml")) if folder is not None else ():
        if problems := list(_load(path, copies)):
            log.warning("set of components left out", file=path.name, problems=" ".join(problems))
    return copies


def _load(path: Path, copies: Copies) -> Iterator[str]:
    """Learn one file's set; nothing but the play of whole games, which takes long, is left to `--check`."""
    try:
        copy, problems = copy_of(text_of(path))
    except (OSError, UnicodeDecodeError, UnreadableFile) as error:
        yield f"The file cannot be read: {type(error).__name__}."
        return
    yield from problems
    if copy is not None:
        named = Copy(copy.game, plain_name(copy.name, LONGEST_NAME), copy.material_id)
        if not copies.add(named):
            yield "Another file has this name or these values, or there are too many of this game."
        else:
            log.info("set of components offered", file=path.name, game=named.game, name=named.name)
