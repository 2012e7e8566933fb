"""`python -m bot verify FILE`: an exported table is checked and told about on the console. Starts nothing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from bot.tables.finished.proof import OPEN, Exported, Finding, Unreadable, read, verdict_of, verify
from games.cli.console import explain, fitting, say
from games.kernel.catalogue import installed
from games.kernel.files import LONGEST_RECORD, UnreadableFile, content_of
from games.kernel.words import Words, negotiated, words_for

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language() -> str:
    """Return the machine's language if it is one of ours, else English."""
    named = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return negotiated(named)


def run(path: Path, locale: str | None = None) -> int:
    """Check a file, say what was found, and return the exit code: 0 proved, 1 wrong, 2 not to be checked."""
    texts = _words(locale or language())
    try:
        file = read(content_of(path, LONGEST_RECORD))
        findings = verify(file)
    except (OSError, UnicodeDecodeError, UnreadableFile, Unreadable) as error:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        say(texts.text("verify-unreadable", file=str(path), problem=problem or ""))
        return OPEN
    say(_title(file, texts))
    for finding in findings:
        _tell(finding, texts)
    code = verdict_of(findings)
    say(texts.text(f"verify-done-{code}"))
    say(texts.text("verify-limits"))
    return code


def _words(locale: str) -> Words:
    return words_for(locale, "bot", *(game.package for game in installed().values()), "games.kernel")


def _title(file: Exported, texts: Words) -> str:
    game = installed().get(file.header.game)
    title = file.header.game if game is None else words_for(texts.locale, game.package).text("title")
    return texts.text("verify-title", game=title, table=file.facts.id, names=", ".join(file.facts.names))


def _tell(finding: Finding, texts: Words) -> None:
    fields = {name: fitting(value) for name, value in finding.fields.items()}
    say(texts.text(f"verify-{finding.verdict}", text=texts.text(finding.key, **fields)))
    if finding.cause is not None:
        say("    " + explain(finding.cause, texts))
