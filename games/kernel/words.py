"""Words: a folder `words/LANGUAGE` of Fluent files in each package. The kernel's folders say which languages there are.

A language is called as Discord calls it, or by the first part of that: `de`, `pt-BR`.
"""

from __future__ import annotations

import copy
import functools
import importlib.resources
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from importlib.resources.abc import Traversable
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.core import negotiate_locale
from babel.dates import format_skeleton
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from games.clusters import shortened
from games.kernel.icons import without_icons

FALLBACK = "en"
"""The language that has every text, and that is spoken if no other is known."""
KERNEL = "games.kernel"
READY = 80
"""Per cent of all texts that must be translated."""
KEPT_LANGUAGES = 100  # Discord asks for some thirty with each text of each command
HYPHENED = re.compile(r"(?<!\w)-(?=\d)")
"""A hyphen in the place of a minus."""
KEPT_TEXTS = 500  # filling in a text takes some 50 microseconds; of the dozens in a panel, nine of ten are here


class Words:
    """All texts of some packages, and the kernel's, in one language.

    A text that is missing falls back to English, then to its key; of equal keys the earlier package's wins.
    """

    def __init__(self, locale: str, packages: Iterable[str]) -> None:
        self.locale = locale
        self.names: tuple[str, ...] = ()
        """The names of the seats, if set by `naming`."""
        packages = tuple(dict.fromkeys((*packages, KERNEL)))
        self._bundles = [_bundle(locale, packages), _bundle(FALLBACK, packages)]
        self.lookup = functools.lru_cache(KEPT_TEXTS, typed=True)(self._text)
        self._with_icons = functools.lru_cache(KEPT_TEXTS, typed=True)(self._text_with_icons)

    def has(self, key: str) -> bool:
        """Tell whether this language itself has the text."""
        return bool(self._bundles[0].has_message(key))

    def naming(self, names: Sequence[str]) -> Words:
        """Return these words with the names of a table's seats, for `seat`."""
        named = copy.copy(self)
        named.names = tuple(names)
        return named

    def with_icons(self) -> Words:
        """Return these words with icons in their texts (see `games.kernel.icons`)."""
        shown = copy.copy(self)
        shown.lookup = self._with_icons
        return shown

    def seat(self, seat: int) -> str:
        """Name a seat: its player if set by `naming`, else its number."""
        return self.names[seat] if seat < len(self.names) else self.text("seat-name", number=seat + 1)

    def listed(self, names: Sequence[str]) -> str:
        """Join names as in a sentence: `Anna, Bea and Cem`."""
        if len(names) < 2:
            return "".join(names)
        return self.text("list-and", first=", ".join(names[:-1]), last=names[-1])

    def typed(self, key: str) -> list[str]:
        """Split a text such as `none, nothing` into the words that players may type."""
        return [word.strip().casefold() for word in self.text(key).split(",")]

    def decimal(self, number: float) -> str:
        """Write a number with one decimal place, as the language does."""
        return format_decimal(round(number, 1), format="0.0", locale=_known(self.locale))

    def number(self, number: float) -> str:
        """Write a number as the language does, with as many decimal places as it needs."""
        return format_decimal(number, locale=_known(self.locale))

    def day(self, day: date) -> str:
        """Write a day without the year: `Sat, Nov 28`."""
        return format_skeleton("MMMEd", day, locale=_known(self.locale))

    def language(self, locale: str) -> str:
        """Name a language in this one: `German`."""
        return _known(locale).get_display_name(_known(self.locale)) or locale

    def text(self, key: str, /, **arguments: str | int) -> str:
        """Return a text with its arguments filled in."""
        return self.lookup(key, **arguments)

    def _text(self, key: str, /, **arguments: str | int) -> str:
        return without_icons(self.filled(key, arguments)[0])

    def _text_with_icons(self, key: str, /, **arguments: str | int) -> str:
        return self.filled(key, arguments)[0]

    def filled(self, key: str, arguments: Mapping[str, str | int]) -> tuple[str, list[str]]:
        """Return a text, and the errors of its arguments."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                text, errors = bundle.format_pattern(pattern, dict(arguments))
                return _with_minuses(str(text), arguments), [str(error) for error in errors]
        return key, []


def _with_minuses(text: str, arguments: Mapping[str, str | int]) -> str:
    """Write negative numbers in a text's arguments with a true minus, which no language's formats have."""
    below = any(isinstance(each, int) and each < 0 for each in arguments.values())
    return HYPHENED.sub("−", text) if below else text


def with_minus(number: int) -> str:
    """Write a number with a true minus."""
    return str(number).replace("-", "−")


def clipped(text: str, most: int) -> str:
    """Cut a text that is too long, and end it with an ellipsis and without icons."""
    words = without_icons(text)
    return text if len(words) <= most else shortened(words, most)


def fitting(most: int, *texts: str) -> str:
    """Return the first text whose words are short enough; the last one if none is."""
    return next((text for text in texts if len(without_icons(text)) <= most), texts[-1])


def languages(package: str) -> list[str]:
    """List the languages for which a package has a folder of texts, the one that has every text first."""
    folder = importlib.resources.files(package) / "words"
    found = {entry.name for entry in folder.iterdir() if entry.is_dir() and not entry.name.startswith(("_", "."))}
    return sorted(found, key=lambda name: (name != FALLBACK, name))


def _note_of(language: str) -> Traversable:
    return importlib.resources.files(KERNEL) / "words" / language / "translated.txt"


def note_share(language: str, percent: int) -> None:
    """Store a language's translated share beside the kernel's texts; the next start reads it."""
    note = _note_of(language)
    if isinstance(note, Path):
        note.write_text(f"{percent}\n", encoding="utf-8")


def is_ready(language: str) -> bool:
    """Tell whether a language may be offered: no share is stored for it, or a share that is large enough."""
    note = _note_of(language)
    return not note.is_file() or int(note.read_text(encoding="utf-8")) >= READY


LOCALES = tuple(filter(is_ready, languages(KERNEL)))
"""The languages that players can choose."""


@functools.lru_cache(KEPT_LANGUAGES)
def negotiated(wanted: str) -> str:
    """Choose our language for a requested one: `de` for Discord's `de`, a browser's `de-AT`, or `de_DE.UTF-8`."""
    asked = wanted.partition(".")[0].replace("_", "-")
    found = (negotiate_locale([asked], LOCALES, sep="-") or FALLBACK).lower()
    return next(locale for locale in LOCALES if locale.lower() == found)


def own_first(locale: str) -> tuple[str, ...]:
    """List all languages that users may type in, their own first."""
    return locale, *(other for other in LOCALES if other != locale)


@functools.cache
def words_for(locale: str, *packages: str) -> Words:
    """Return the words of these packages, read once per process; in English if the language no longer exists."""
    return Words(locale if locale in LOCALES else FALLBACK, packages)


def sources(package: str, locale: str) -> dict[str, str]:
    """Read a package's Fluent files of one language, `words/LANGUAGE/*.ftl`, by file name."""
    folder = importlib.resources.files(package) / "words" / locale
    if not folder.is_dir():
        return {}
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: (folder / name).read_text(encoding="utf-8") for name in names}


@functools.cache
def _known(locale: str) -> Locale:
    """Return Babel's locale of a language, or that of English if it has none."""
    try:
        return Locale.parse(locale, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(FALLBACK)


@functools.cache
def _resources(package: str, locale: str) -> tuple[Resource, ...]:
    """Parse a package's texts once: parsed texts are large, and the bot's are part of every bundle."""
    return tuple(FluentResource(source) for source in sources(package, locale).values())


@functools.cache
def _bundle(locale: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for package in packages:
        for resource in _resources(package, locale):
            bundle.add_resource(resource)
    return bundle
