"""Words: Fluent files by language, read from packages."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Iterable

from fluent.runtime import FluentBundle, FluentResource

LOCALES = ("en", "de")
FALLBACK = "en"


class Words:
    """All texts of some packages in one language; a missing text falls back to English, then to its key."""

    def __init__(self, locale: str, packages: Iterable[str]) -> None:
        self.locale = locale
        packages = tuple(packages)
        self._bundles = [_bundle(locale, packages), _bundle(FALLBACK, packages)]

    def has(self, key: str) -> bool:
        """Tell whether this language itself has the text."""
        return bool(self._bundles[0].has_message(key))

    def text(self, key: str, **arguments: str | int) -> str:
        """Return a text with its arguments filled in."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                text, _ = bundle.format_pattern(pattern, arguments)
                return str(text)
        return key


@functools.cache
def words_for(locale: str, *packages: str) -> Words:
    """Return the words of these packages, read once per process."""
    return Words(locale if locale in LOCALES else FALLBACK, packages)


def sources(package: str, locale: str) -> dict[str, str]:
    """Read a package's Fluent files of one language: `words/de.ftl` and `words/*.de.ftl`, by file name."""
    folder = importlib.resources.files(package) / "words"
    names = sorted(entry.name for entry in folder.iterdir() if f".{entry.name}".endswith(f".{locale}.ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in names}


def _bundle(locale: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for package in packages:
        for source in sources(package, locale).values():
            bundle.add_resource(FluentResource(source))
    return bundle
