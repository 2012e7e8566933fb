"""`python -m games new`: a game to begin with."""

from __future__ import annotations

import argparse
import keyword
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from shutil import copytree

from games.cli.console import Trouble, say
from games.kernel.words import FALLBACK, LOCALES

NAME = "new"
HELP = "write a small game that passes all checks, to make your own of"
PARTS = {
    "pyproject.toml": "name, version and entry points",
    "{key}/rules.py": "state and rules: what lies on the table, and a section for each section of your rulebook",
    "{key}/voice.py": "what the table and the choices are called in words",
    "{key}/hints.py": "a player by rule of thumb",
    "{key}/__init__.py": "seats, minutes, options, and the most decisions and points",
    "{key}/words/en/game.ftl": "all texts in English",
    "{key}/words/de/game.ftl": "all texts in German",
    "{key}/painter.py": "the pictures",
    "{key}/lesson.toml": "the lesson: its luck, its steps, and what the neighbours do",
    "{key}/words/en/lesson.ftl": "the lesson's texts in English",
    "{key}/words/de/lesson.ftl": "the lesson's texts in German",
    "tests/test_{key}.py": "a test of each ruling",
    "RULES.md": "which section plays what, and what you decided where the rules say nothing",
}
"""The files of a game in the order in which one changes them, with what is to be filled in."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the key, and where the game is written."""
    parser.add_argument("key", metavar="KEY", help="key of the game: a name that Python can import, in lower case")
    parser.add_argument("--folder", type=Path, default=Path(), help="where its folder is made; default: here")


def run(chosen: argparse.Namespace) -> int:
    """Write the files and say what each is for."""
    target: Path = chosen.folder / chosen.key
    check_key(chosen.key)
    if target.exists():
        raise Trouble(f"{target} exists already")
    write_game(chosen.key, target)
    for part, what in PARTS.items():
        say(f"{target / part.format(key=chosen.key)}: {what}")
    say("", f"Install it with: pip install -e {target}", f"Then run: python -m games check {chosen.key}")
    return 0


def check_key(key: str) -> None:
    """Refuse what Python cannot import, and what it would import instead."""
    if not key.isidentifier() or key != key.lower() or keyword.iskeyword(key):
        raise Trouble(f"{key!r} is no name of a package: use lower-case letters, digits and _")
    if find_spec(key) is not None:
        raise Trouble(f"there is already a package {key}")


def write_game(key: str, target: Path) -> None:
    """Write the template with the names of this game."""
    title = key.replace("_", " ").title().replace(" ", "")
    template = files("games.cli") / "template"
    for part in PARTS:
        source = template / f"{part.removeprefix('{key}/').format(key='magpies')}.txt"
        text = source.read_text(encoding="utf-8").replace("magpies", key).replace("Magpies", title)
        path = target / part.format(key=key)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("Elstern", title), encoding="utf-8")
    words = target / key / "words"
    for language in LOCALES:
        if not (words / language).exists():  # the template does not have every language
            copytree(words / FALLBACK, words / language)
