"""Checks of a game's words: complete in every language, short enough, and made from the view alone."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import product

from games.clusters import ELLIPSIS
from games.kernel.conformance.trial import Trial, Viewer
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.icons import without_icons
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import HYPHENED, LOCALES, Words, sources
from games.kernel.worlds import determinize

LABEL, HINT, ALT = 80, 100, 1024
NAMES = ("Ada", "Bo", "Cem", "Dragana", "Eike", "Fatou")
LONG_NAMES = tuple(f"{name} von und zu Hohenstein-Waldeck"[:32] for name in NAMES)
"""A name of the greatest length."""
MARKED = re.compile(r"^\s*(?:\d+[.)]|[-*+]|-?#{1,3}|>{1,3})\s", re.MULTILINE)
"""The beginning of a line that Discord draws as part of a list, a heading, small print or a quote."""
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Proof(Words):
    """Words that note every text that is missing or lacks an argument."""

    def __init__(self, locale: str, package: str) -> None:
        super().__init__(locale, (package, "games.kernel"))
        self.flaws: list[str] = []
        self._kept = functools.lru_cache(8_000, typed=True)(self._once)

    def text(self, key: str, /, **arguments: str | int) -> str:
        """Return the text, and note its flaws; without arguments, an event's is only looked for."""
        text, errors = self._kept(key, *arguments.items())
        told = bool(arguments) or not key.startswith("event-")
        if told and not self.has(key):
            self.flaws.append(f"{key} has no text in {self.locale}")
        if told and errors:
            self.flaws.append(f"{key} in {self.locale} cannot be filled in: {errors[0]}")
        return text

    def _once(self, key: str, *arguments: tuple[str, str | int]) -> tuple[str, list[str]]:
        """Fill in each text once, because sampled worlds and neighbouring steps repeat most texts."""
        return self.filled(key, dict(arguments))


def worded(game: Game) -> Iterator[str]:
    """Both languages have the same messages, and those that every game needs."""
    keys = {locale: _keys(game.package, locale) for locale in LOCALES}
    for locale, known in keys.items():
        for key in sorted(set().union(*keys.values()) - known):
            yield f"{key} has no text in {locale}"
    rules = game.rules
    needed = {"title", "tagline"} | {f"option-{option.name}" for option in game.options}
    needed |= {f"option-{option.name}-{value}" for option in game.options for value in option.values}
    needed |= {f"ask-{name}" for name, now in rules.sections.items() if now.offers and name not in rules.aliases}
    for key in sorted(needed - keys[LOCALES[0]]):
        yield f"{key} is needed and has no text"


def _keys(package: str, locale: str) -> set[str]:
    return {key for source in sources(package, locale).values() for key in _MESSAGE.findall(source)}


def said(trial: Trial) -> Iterator[str]:
    """Prompts, labels, phase, board, alt text and hand exist in each language, fit, and hide what the view hides."""
    languages = proofs(trial)
    for words in languages:
        for seat in trial.rules.asked(trial.state):
            yield from _offered(trial, seat, words)
        for seat in range(trial.seats):
            trial.game.voice.holdings(view(trial.state, seat), seat, words)
    for viewer in {None, trial.rng.randrange(trial.seats)}:
        yield from _steady(trial, viewer, trial.rng.choice(languages))
    for words in languages:
        yield from words.flaws


def proofs(trial: Trial) -> list[Proof]:
    """Return the words of each language, with nothing noted yet."""
    found = [_proof(locale, trial.game.package) for locale in LOCALES]
    for proof in found:
        proof.flaws.clear()
    return found


@functools.cache
def _proof(locale: str, package: str) -> Proof:
    return Proof(locale, package)


def _offered(trial: Trial, seat: int, words: Words) -> Iterator[str]:
    """Prompt and labels are there and fit."""
    voice, seen, ask = trial.game.voice, view(trial.state, seat), trial.rules.asked(trial.state)[seat]
    if not voice.prompt(seen, seat, words):
        yield f"{ask.section} has no prompt in {words.locale}"
    labels = voice.offers(seen, seat, ask, words)
    for text, count in Counter(label.text for _, label in labels).items():
        if count > 1:
            yield f"{count} choices of {ask.section} have one label in {words.locale}: {text!r}"
    for choice, label in labels:
        if not 0 < len(without_icons(label.text)) <= LABEL or len(without_icons(label.hint)) > HINT:
            yield f"the label of {choice!r} does not fit in {words.locale}: {label.text!r}, {label.hint!r}"
        yield from written(f"the label of {choice!r}", f"{label.text} {label.hint}", words)


def _steady(trial: Trial, viewer: Viewer, words: Words) -> Iterator[str]:
    """Two sampled worlds have the same texts, so the texts follow from the view; all of them fit."""
    seen = view(trial.state, viewer)
    said = _said(trial, seen, viewer, words)
    others = [_texts(trial, determinize(trial.rules, seen, trial.rng), viewer, words) for _ in range(2)]
    for name, text in said.items():
        if not text and name not in ("hand", "table"):
            yield f"{name} says nothing in {words.locale}"
        if any(other[name] != text for other in others):
            yield f"{name} tells {_name(viewer)} what its view hides"
        yield from written(name, text, words)
    alt = trial.game.voice.alt(seen, LONG_NAMES[: trial.seats], words)
    if len(alt) > ALT or alt.endswith(ELLIPSIS):
        yield f"the alt text has {len(alt)} characters or is cut in {words.locale}, with long names"


def written(what: str, text: str, words: Words) -> Iterator[str]:
    """Negative numbers have a true minus, and no line begins with Markdown of a list, a heading or a quote."""
    if found := MARKED.search(text):
        yield f"{what} begins a line as Markdown in {words.locale}: {text[found.start() :][:10]!r}"
    if found := HYPHENED.search(text):
        yield f"{what} has a hyphen for a minus in {words.locale}: {text[found.start() :][:10]!r}"


def _name(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _texts(trial: Trial, world: State, viewer: Viewer, words: Words) -> dict[str, str]:
    """Return all texts that this viewer gets from a sampled world."""
    trial.rules.asked(world)
    return _said(trial, view(world, viewer), viewer, words)


def _said(trial: Trial, seen: State, viewer: Viewer, words: Words) -> dict[str, str]:
    voice, names = trial.game.voice, NAMES[: trial.seats]
    return {
        "phase": voice.phase(seen, words),
        "board": voice.board(seen, names, words),
        "alt": voice.alt(seen, names, words),
        "hand": "" if viewer is None else voice.hand(seen, viewer, words),
        "table": "" if viewer is None else voice.table(seen, viewer, words),
    }


def narrated(trial: Trial) -> Iterator[str]:
    """The last entry's events have texts in each language, which show secrets to nobody else."""
    for proof in proofs(trial):
        for event, viewer in product(trial.match.log[-1].events, trial.viewers):
            yield from _told(trial, event, viewer, proof)
        yield from proof.flaws


def _told(trial: Trial, event: Event, viewer: Viewer, words: Proof) -> Iterator[str]:
    voice, names = trial.game.voice, NAMES[: trial.seats]
    told = partial(voice.event, viewer=viewer, names=names, words=words, material_id=trial.match.state.material_id)
    text = told(event)
    yield from written(f"the text of {event.kind}", text, words)
    if viewer in event.to:
        return
    if text != told(replace(event, secret={})):
        yield f"the text of {event.kind} tells {_name(viewer)} its secret"


SPOKEN = (said, narrated)
