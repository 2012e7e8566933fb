"""All that players of a game are told, and which ids stand in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.kernel.ask import Ask, OneOf, Parts, Pick, Split
from games.kernel.errors import NotOffered
from games.kernel.events import Event
from games.kernel.match import Match
from games.kernel.typed import Asked, examples
from games.kernel.visibility import view
from games.kernel.words import Words
from render.paint.scene import Scene, Sprite, Text
from render.painter import Legend, find_painter

NAMES = ("Anna", "Bernd", "Cem", "Dörte", "Emil", "Frieda")
MOST_LABELS = 60


def ids(ask: Ask) -> set[str]:
    """List the ids of an ask: options, items, and what they are written with."""
    match ask.shape:
        case OneOf(options=options):
            return {*options, *(word for option in options for word in option.split())}
        case Pick(items=items):
            return {*items, "none"}
        case Split(limits=limits):
            return {item for item, _ in limits}
        case Parts(groups=groups):
            return {*(item for _, items in groups for item in items), "none"}
    return set(ask.offered(MOST_LABELS))


def texts(scene: Scene | None) -> Iterator[str]:
    """List what is written in a picture, also on its sprites."""
    todo = list(scene.items()) if scene else []
    while todo:
        item = todo.pop()
        if isinstance(item, Text):
            yield item.string
        elif isinstance(item, Sprite):
            todo += item.art.items


def said(match: Match, events: tuple[Event, ...], words: Words) -> Iterator[tuple[str, str]]:
    """List all texts of a position with where they stand."""
    game, voice, state = match.game, match.game.voice, match.state
    table, painter = Legend(NAMES[: state.seats], words, tuple(game.rules.asked(state))), find_painter(match.game.key)
    public = view(state, None)
    yield "phase", voice.phase(public, words)
    yield "alt", voice.alt(public, NAMES[: state.seats], words)
    yield "board", voice.board(public, NAMES[: state.seats], words)
    for text in texts(painter.board(public, table)):
        yield "picture of the board", text
    for text in voice.tell(events, None, NAMES[: state.seats], words):
        yield "event", text
    for seat, ask in game.rules.asked(state).items():
        seen = view(state, seat)
        yield from ((f"{place} in {ask.section}", text) for place, text in _asked(match, seen, seat, words))
        for text in texts(painter.hand(seen, seat, table)):
            yield f"picture of the hand in {ask.section}", text


def _asked(match: Match, seen: Any, seat: int, words: Words) -> Iterator[tuple[str, str]]:
    game, voice = match.game, match.game.voice
    ask = game.rules.asked(seen)[seat]
    yield "prompt", voice.prompt(seen, seat, words)
    yield "around", voice.around(seen, seat, words)
    yield "hand", voice.hand(seen, seat, words)
    offered = ask.offered(MOST_LABELS)
    for choice in (*offered, *ids(ask)):
        if choice in offered or not isinstance(ask.shape, OneOf):
            label = voice.label(seen, seat, choice, words)
            yield "label", label.text
            yield "hint", label.hint
    if isinstance(ask.shape, Parts):
        yield from (("part", voice.part(name, words)) for name, _ in ask.shape.groups)
    asked = Asked(voice, seen, seat, ask)
    for wrong in ("zzz", "none", "row 99", "play zzz", "99", "zzz+zzz", "zzz/5/1"):
        if ask.shape is None or ask.shape.settle(wrong) is None:
            error = game.rules.why_not(seen, seat, wrong)
            yield "refusal", refusal(error, asked, "[…]", words)


def refusal(error: NotOffered, asked: Asked, quoted: str, words: Words) -> str:
    """Word a refusal as the dispatcher does."""
    told = examples(asked, words)
    said = error.fields | {"choice": quoted, "example": told, "examples": told}
    return words.text(error.key, **said)
