"""What a picture tells and the text beside it does not: numbers that are drawn, and pieces that change the drawing."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from games.kernel.cloning import clone
from games.kernel.match import Match
from games.kernel.state import HIDDEN, State, Zone
from games.kernel.visibility import view
from render.paint.scene import Scene, Text, primitives
from render.painter import Legend, find_painter, own_picture

NUMBER = re.compile(r"\d+")
KERNEL = {field.name for field in fields(State)}
"""Fields of which every game's texts are the bot's: whose turn it is, sealed answers, the result."""
MEMORY = {"traffic", "noted", "saw"}
"""Fields that tell how hands came about: what follows from the whole story is tried where it is worked out."""
Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Told:
    """A picture and what a reader of it is told in words, both made from views: that of `viewer`, or all seats'."""

    name: str
    viewer: int | None
    draw: Callable[[list[Any]], Scene | None]
    say: Callable[[list[Any]], str]


def shown(match: Match, legend: Legend) -> list[Told]:
    """List the pictures that are shown at this point of a game, each with its text."""
    painter, voice, words = find_painter(match.game.key), match.game.voice, legend.words.naming(legend.names)

    def board(views: list[Any]) -> str:
        result = voice.result(views[0], legend.names, words) if views[0].result else ""
        return f"{voice.board(views[0], legend.names, words)}\n{result}"

    def holdings(views: list[Any]) -> str:
        return "\n".join(f"{name} {voice.holdings(views[seat], seat, words)}" for seat, name in enumerate(legend.names))

    pictures = [
        Told("board", None, lambda views: painter.board(views[0], legend), board),
        Told("score", None, lambda views: painter.score(views[0], legend), board),
    ]
    pictures += [_hand(match, seat, legend) for seat in range(match.state.seats)]
    if match.state.over:
        pictures.append(Told("holdings", -1, lambda views: painter.holdings(views, legend), holdings))
    return pictures


def _hand(match: Match, seat: int, legend: Legend) -> Told:
    """Pair a hand's picture with all that a seat's private message says, and the board as text behind its button."""
    painter, voice, words = find_painter(match.game.key), match.game.voice, legend.words.naming(legend.names)

    def say(views: list[Any]) -> str:
        seen = views[0]
        said = [voice.board(seen, legend.names, words), voice.hand(seen, seat, words), voice.table(seen, seat, words)]
        if ask := (seen.asks or {}).get(seat):
            labels = [voice.label(seen, seat, seen.given[seat], words)] if seen.given.get(seat) else []
            labels += [label for _, label in voice.offers(seen, seat, ask, words)]
            said += [voice.prompt(seen, seat, words), voice.around(seen, seat, words)]
            said += [f"{label.text} {label.hint}" for label in labels]
        return "\n".join(said)

    return Told("hand", seat, lambda views: own_picture(painter, views[0], seat, legend), say)


def gaps(match: Match, legend: Legend, rng: random.Random, tries: int) -> Iterator[str]:
    """List what pictures of a position tell and their texts do not.

    A number is named with its picture and region. For the pieces, single facts of a view are changed, some for each
    of its fields: what changes the picture must change the text, or the text does not tell it.
    """
    match.game.rules.asked(match.state)
    for told in shown(match, legend):
        seats = range(match.state.seats) if told.viewer == -1 else [told.viewer]
        views = [view(match.state, seat) for seat in seats]
        scene, text = told.draw(views), told.say(views)
        if scene is None:
            continue
        yield from _numbers(told.name, scene, text)
        for field, changed in _changed(views, rng, tries):
            if _untold(told, changed, scene, text):
                yield f"{told.name}: {field}"


def _numbers(name: str, scene: Scene, text: str) -> Iterator[str]:
    known = set(NUMBER.findall(text))
    for region in scene.regions:
        strings = [item.string for item in primitives(region.items) if isinstance(item, Text)]
        missing = sorted({number for string in strings for number in NUMBER.findall(string)} - known)
        if missing:
            yield f"{name}: number in {NUMBER.sub('', region.key).rstrip('-')}"


def _untold(told: Told, views: list[Any], scene: Scene, text: str) -> bool:
    """Tell whether a change of the views changes the picture and not the text; impossible ones may draw nothing."""
    try:
        return told.draw(views) != scene and told.say(views) == text
    except (ValueError, KeyError, IndexError, TypeError, StopIteration, ZeroDivisionError):
        return False


def _changed(views: list[Any], rng: random.Random, tries: int) -> Iterator[tuple[str, list[Any]]]:
    """Change single facts of one of the views: a number by one, a piece into another of the same field."""
    for field in fields(views[0]):
        if field.name in KERNEL | MEMORY:
            continue
        for _ in range(tries):
            place = rng.randrange(len(views))
            value = getattr(views[place], field.name)
            leaves = list(_leaves(value))
            if not leaves:
                continue
            path, old = rng.choice(leaves)
            new = _other(old, [leaf for _, leaf in leaves], rng)
            if new == old:
                continue
            changed = clone(views[place])
            changed.asks = views[place].asks
            setattr(changed, field.name, _with(value, path, new))
            yield field.name, [*views[:place], changed, *views[place + 1 :]]


def _leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """List numbers and names within a field, with the way to each."""
    if isinstance(value, Zone):
        yield from _leaves(value.cards, (*path, "cards"))
    elif isinstance(value, list | tuple):
        for place, entry in enumerate(value):
            yield from _leaves(entry, (*path, place))
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from _leaves(entry, (*path, key))
    elif is_dataclass(value):
        for part in fields(value):
            yield from _leaves(getattr(value, part.name), (*path, part.name))
    elif isinstance(value, int | str) and value != HIDDEN:
        yield path, value


def _other(old: Any, leaves: list[Any], rng: random.Random) -> Any:
    """Choose another value for a leaf; the same where there is none."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return max(0, old + rng.choice((-1, 1)))
    return rng.choice([leaf for leaf in leaves if isinstance(leaf, str) and leaf != old] or [old])


def _with(value: Any, path: Path, new: Any) -> Any:
    """Copy a value with another leaf."""
    if not path:
        return new
    head, *rest = path
    if isinstance(value, Zone):
        return Zone(_with(value.cards, tuple(rest), new), value.seen[:])
    if isinstance(value, list | tuple):
        entries = [_with(entry, tuple(rest), new) if place == head else entry for place, entry in enumerate(value)]
        return type(value)(entries)
    if isinstance(value, dict):
        return {**value, head: _with(value[head], tuple(rest), new)}
    return replace(value, **{str(head): _with(getattr(value, str(head)), tuple(rest), new)})
