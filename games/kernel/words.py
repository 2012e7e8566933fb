"""Words: Fluent files by language, read from packages."""

from __future__ import annotations

import copy
import functools
import importlib.resources
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LOCALES = ("en", "de")
FALLBACK = "en"


KERNEL = "games.kernel"
KEPT_TEXTS = 2_000  # filling one takes some 50 microseconds, and a panel has dozens


class Words:
    """All texts of some packages, and the kernel's, in one language.

    A text that is missing falls back to English, then to its key; of equal keys the earlier package's wins.
    """

    def __init__(self, locale: str, packages: Iterable[str]) -> None:
        self.locale = locale
        self._names: tuple[str, ...] = ()
        packages = tuple(dict.fromkeys((*packages, KERNEL)))
        self._bundles = [_bundle(locale, packages), _bundle(FALLBACK, packages)]
        self._texts = functools.lru_cache(KEPT_TEXTS, typed=True)(self._text)

    def has(self, key: str) -> bool:
        """Tell whether this language itself has the text."""
        return bool(self._bundles[0].has_message(key))

    def naming(self, names: Sequence[str]) -> Words:
        """Return these words with the names of a table's seats, for `seat`."""
        named = copy.copy(self)
        named._names = tuple(names)
        return named

    def seat(self, seat: int) -> str:
        """Name a seat: its player where `naming` has told them, else its number."""
        return self._names[seat] if seat < len(self._names) else self.text("seat-name", number=seat + 1)

    def listed(self, names: Sequence[str]) -> str:
        """Join names as a sentence does: `Anna, Bea and Cem`."""
        if len(names) < 2:
            return "".join(names)
        return self.text("list-and", first=", ".join(names[:-1]), last=names[-1])

    def text(self, key: str, /, **arguments: str | int) -> str:
        """Return a text with its arguments filled in."""
        return self._texts(key, **arguments)

    def _text(self, key: str, /, **arguments: str | int) -> str:
        return self.filled(key, arguments)[0]

    def filled(self, key: str, arguments: Mapping[str, str | int]) -> tuple[str, list[str]]:
        """Return a text, and what was wrong with its arguments."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                text, errors = bundle.format_pattern(pattern, dict(arguments))
                return str(text), [str(error) for error in errors]
        return key, []


def clipped(text: str, most: int) -> str:
    """Cut a text that is too long, and say so by an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


@functools.cache
def words_for(locale: str, *packages: str) -> Words:
    """Return the words of these packages, read once per process."""
    return Words(locale if locale in LOCALES else FALLBACK, packages)


def sources(package: str, locale: str) -> dict[str, str]:
    """Read a package's Fluent files of one language: `words/de.ftl` and `words/*.de.ftl`, by file name."""
    folder = importlib.resources.files(package) / "words"
    names = sorted(entry.name for entry in folder.iterdir() if f".{entry.name}".endswith(f".{locale}.ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in names}


@functools.cache
def _resources(package: str, locale: str) -> tuple[Any, ...]:
    """Parse a package's texts once: parsed texts are large, and the bot's are part of every bundle."""
    return tuple(FluentResource(source) for source in sources(package, locale).values())


@functools.cache
def _bundle(locale: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for package in packages:
        for resource in _resources(package, locale):
            bundle.add_resource(resource)
    return bundle
