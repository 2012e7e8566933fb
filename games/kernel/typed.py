"""Understanding what a player typed; few players type ids, and none see them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from games.kernel.agenda import Rules
from games.kernel.ask import Ask, Parts, Pick, Shape, Split
from games.kernel.state import State
from games.kernel.voice import Label, Voice
from games.kernel.words import Words

NOTHING = "none"
COUNTED = re.compile(r"(\d{1,3})\s*[x×]?\s+(.+)|(.+?)\s*[:×]\s*(\d{1,3})")
LONG_WORD = 3


class Asked(NamedTuple):
    """A seat's question, its view, and the voice that describes it."""

    voice: Voice
    view: State
    seat: int
    ask: Ask


class WishVoice(Voice):
    """Makes wishes sound, and be understood, like choices."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def label(self, view: State, seat: int, choice: str, words: Words) -> Label:
        """Name a wish."""
        return self.voice.wish_label(view, seat, choice, words)


def wishes_of(rules: Rules[State], voice: Voice, seen: State, seat: int) -> Asked | None:
    """Return a seat's wishes as if they were a question; None if it has none."""
    shape = rules.wishes(seen, seat)
    return None if seen.over or shape is None else Asked(WishVoice(voice), seen, seat, Ask("wish", shape))


def understand(asked: Asked, typed: str, languages: Sequence[Words]) -> str:
    """Return the choice that a text means, else the text: an id, a label in one of these languages, or items joined.

    Choices that are not offered now are understood too, if the game knows them, so that the rules can say why they
    refuse them.

    Upper and lower case do not matter. The beginning of a label, or some of its words, are enough if no other has them.
    """
    typed, shape = " ".join(typed.split()), asked.ask.shape
    if shape is None:
        return typed
    guesses = map(shape.settle, _guesses(asked, shape, typed, languages))
    found = next((choice for choice in guesses if choice is not None), None)
    return found or next(_refusable(asked, plain(typed), languages), typed)


def _guesses(asked: Asked, shape: Shape, typed: str, languages: Sequence[Words]) -> Iterator[str]:
    """Yield what a text could mean, the most likely first."""
    yield typed
    wanted = plain(typed)
    yield from (choice for choice in asked.ask.offered() if choice.casefold() == wanted)
    named = [(choice, plain(label.text)) for words in languages for choice, label in offers(asked, words)]
    yield from (choice for choice, said in named if said == wanted)
    nothing = ", ".join(words.text("typed-nothing") for words in languages)
    if wanted in nothing.split(", "):
        yield NOTHING
    yield from _compose(asked, shape, wanted, languages)
    yield from _shortened(named, wanted)


def _refusable(asked: Asked, wanted: str, languages: Sequence[Words]) -> Iterator[str]:
    """Yield choices that a text names but that are not offered now, so that a refusal can say why."""
    known = tuple(asked.voice.conceivable(asked.view, asked.seat))
    if not known:
        return
    named = [(choice, plain(_name(asked, choice, words))) for words in languages for choice in known]
    yield from (choice for choice, said in named if wanted in (said, choice.casefold()))
    parts = [_items(asked, part, known, languages) for part in wanted.split("/")]
    found = [part for part in parts if part is not None]
    if len(found) == len(parts):
        yield "/".join("+".join(part) or NOTHING for part in found)
    yield from _shortened(named, wanted)


def _shortened(named: Sequence[tuple[str, str]], wanted: str) -> Iterator[str]:
    """Yield the only choice whose label begins with a text, and the only one that has all of its words."""
    yield from _alone(choice for choice, said in named if f"{said} ".startswith(f"{wanted} "))
    if any(len(word) >= LONG_WORD and word.isalpha() for word in wanted.split()):
        yield from _alone(choice for choice, said in named if _words(wanted) <= _words(said))


def _name(asked: Asked, choice: str, words: Words) -> str:
    return asked.voice.label(asked.view, asked.seat, choice, words).text


def plain(text: str) -> str:
    """Write a text as it is compared: without regard to case, fancy letters and spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _words(text: str) -> set[str]:
    return set(re.findall(r"[\w+-]+", text))


def _alone(choices: Iterable[str]) -> Iterator[str]:
    """Yield a choice if it is the only one, however many languages name it so."""
    different = set(choices)
    if len(different) == 1:
        yield from different


def offers(asked: Asked, words: Words) -> list[tuple[str, Label]]:
    """List what is offered with its labels in a language."""
    return asked.voice.offers(asked.view, asked.seat, asked.ask, words)


def _compose(asked: Asked, shape: Shape, wanted: str, languages: Sequence[Words]) -> Iterator[str]:
    """Yield the choice that names of items make: `2 wein + brot`, and parts of it parted by `/`."""
    match shape:
        case Pick(items=items):
            groups: list[tuple[str, ...]] = [items]
        case Split(limits=limits):
            groups = [tuple(item for item, _ in limits)]
        case Parts(groups=named):
            groups = [items for _, items in named]
        case _:
            return
    parts = [_items(asked, part, group, languages) for part, group in zip_longest(wanted.split("/"), groups)]
    found = [part for part in parts if part is not None]
    if len(found) < len(parts):
        return
    if isinstance(shape, Split):
        yield "+".join(f"{item}:{found[0].count(item)}" for item in dict.fromkeys(found[0])) or NOTHING
    else:
        yield "/".join("+".join(part) or NOTHING for part in found)


def _items(asked: Asked, part: str | None, group: Sequence[str] | None, languages: Sequence[Words]) -> list[str] | None:
    """Return the items of a group that a text names, or None if it names others."""
    if group is None:
        return None
    names = {plain(_name(asked, item, words)): item for words in languages for item in group}
    names |= {item.casefold(): item for item in group}
    nothing = ", ".join(words.text("typed-nothing") for words in languages).split(", ")
    found: list[str] = []
    for word in [] if part is None or part.strip() in ("", NOTHING, *nothing) else _split(part, languages):
        item, count = _count_item(word.strip(), names)
        if item is None:
            return None
        found += [item] * count
    return found


def _split(part: str, languages: Sequence[Words]) -> list[str]:
    ands = "|".join(re.escape(words.text("list-and", first="", last="")) for words in languages)
    return re.split(rf"[+,;&]|{ands}", part)


def _count_item(word: str, names: dict[str, str]) -> tuple[str | None, int]:
    """Read one item and how often it is meant."""
    if word in names:
        return names[word], 1
    found = COUNTED.fullmatch(word)
    if found is None:
        return None, 0
    count, name = (found[1], found[2]) if found[1] else (found[4], found[3])
    return names.get(name.strip()), int(count)


def say(asked: Asked, choice: str, words: Words) -> str:
    """Say a choice in words, also one that is not offered, as far as its items are known; else as it stands."""
    shape = asked.ask.shape
    if shape is not None and (shape.settle(choice) is not None or choice in asked.ask.offered()):
        return _name(asked, choice, words)
    groups: tuple[tuple[str, ...], ...] = ()
    match shape:
        case Pick(items=items):
            groups = (items,)
        case Split(limits=limits):
            groups = (tuple(item for item, _ in limits),)
        case Parts(groups=named):
            groups = tuple(items for _, items in named)
    known = {item for group in groups for item in group}
    parts = [_say_part(asked, part, known, words) for part in choice.split("/")]
    return " / ".join(parts) if groups and all(parts) else choice


def _say_part(asked: Asked, part: str, known: set[str], words: Words) -> str:
    said = []
    for share in part.split("+"):
        item, _, count = share.partition(":")
        if item not in known:
            return words.text("typed-nothing").split(", ")[0] if share == NOTHING else ""
        name = _name(asked, item, words)
        said.append(f"{count} × {name}" if count else name)
    return ", ".join(said)


def examples(asked: Asked, words: Words, most: int = 3) -> str:
    """Name some of the offered choices, as a player may type them."""
    offered = offers(asked, words)[:most]
    return ", ".join(words.text("quoted", text=label.text) for _, label in offered)
