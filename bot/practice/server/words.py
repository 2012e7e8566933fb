"""The page's own words: a folder of Fluent files for each language, which the page reads as JSON."""

from functools import cache
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bot.practice.rules.commands import LOCALES

FOLDER = Path(__file__).parent.parent / "words"
FALLBACK = "en"
"""The language that has every text."""


@cache
def words() -> dict[str, dict[str, str]]:
    """Return the texts of each language by key, `{name}` where something is filled in; what one lacks is in English.

    `locale` is what Discord calls the language.
    """
    found = {folder.name: _texts(folder) for folder in sorted(FOLDER.iterdir()) if folder.is_dir()}
    english = found.pop(FALLBACK)
    return {
        language: english | texts | {"locale": discord_locale(language)}
        for language, texts in {FALLBACK: english, **found}.items()
    }


def discord_locale(language: str) -> str:
    """Return what Discord calls a language: itself, or its last region in Discord's list, `en-US` for `en`."""
    alike = [locale for locale in LOCALES if locale == language or locale.partition("-")[0] == language]
    return alike[-1] if alike else LOCALES[0]


def _texts(folder: Path) -> dict[str, str]:
    files = (FluentParser().parse(file.read_text("utf-8")).body for file in sorted(folder.glob("*.ftl")))
    messages = (entry for entry in chain.from_iterable(files) if isinstance(entry, ast.Message))
    return {each.id.name: "".join(map(_part, each.value.elements)) for each in messages if each.value}


def _part(element: ast.TextElement | ast.Placeable) -> str:
    """Write a part of a text; the page fills in values, and knows no other of Fluent's means."""
    if isinstance(element, ast.TextElement):
        return str(element.value)
    if not isinstance(element.expression, ast.VariableReference):
        raise TypeError(f"the page can fill in values only, not {element.expression!r}")
    return f"{{{element.expression.id.name}}}"
