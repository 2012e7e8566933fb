"""The words of every installed game: complete in both languages, with the same arguments, and always filled in."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from games.kernel import Event, Game, Match, RandomChance, Words, view
from games.kernel.catalogue import installed
from games.kernel.icons import without_icons
from games.kernel.words import LOCALES, sources

EVERY = 12
GAMES = list(installed().values())
NAMES = ("Anna", "Bernd", "Clara", "Dirk", "Eva", "Falk", "Gerda")
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
each_locale = pytest.mark.parametrize("locale", LOCALES)


class Arguments(Visitor):
    """Collect the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        """Note one variable."""
        self.names.add(node.id.name)


class StrictWords(Words):
    """Words that allow no missing text, no fallback and no unknown argument."""

    def text(self, key: str, /, **arguments: str | int) -> str:
        """Fill in a text of this language; events without a text stay untold."""
        if not self.has(key) and key.startswith("event-"):
            return key
        message = self._bundles[0].get_message(key)
        assert message.value is not None, key
        text, errors = self._bundles[0].format_pattern(message.value, arguments)
        assert not errors, f"{key}: {errors}"
        return without_icons(str(text))


def messages(game: Game, locale: str) -> dict[str, set[str]]:
    """Return the messages of a game with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for name, source in sources(game.package, locale).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{name}: {entry.id.name} twice"
                arguments = Arguments()
                arguments.visit(entry)
                found[entry.id.name] = arguments.names
    return found


@cache
def played(key: str, seats: int) -> list[tuple[Any, list[Event]]]:
    """Play a random game once for all that is said of it; return each state with the events that led to it."""
    rng = random.Random(seats)
    match = Match.begin(installed()[key], seats, {}, lambda first: RandomChance(rng))
    found = [(match.state, match.log[-1].events)]
    while not match.state.over:
        seat = match.state.waiting[0]
        shape = match.game.rules.asked(match.state)[seat].shape
        assert shape is not None
        match.choose(seat, shape.sample(rng))
        found.append((match.state, match.log[-1].events))
    return found


def said(game: Game, words: Words, seats: int, every: int) -> Iterator[str]:
    """Yield what is said in a random game: to asked seats, to all at every so many decisions, and at the end."""
    names = NAMES[:seats]
    for step, (state, events) in enumerate(played(game.key, seats)):
        asked = state.waiting[:1]
        for viewer in (None, *range(seats)) if state.over or step % every == 0 else asked:
            yield from public(game, words, view(state, viewer), names)
            if viewer is not None:
                yield game.voice.hand(view(state, viewer), viewer, words)
            for event in events:
                yield game.voice.event(event, viewer, names, words)
        for seat in asked:
            yield from offered(game, words, view(state, seat), seat)
    yield game.voice.result(view(state, None), names, words)


def public(game: Game, words: Words, seen: Any, names: tuple[str, ...]) -> Iterator[str]:
    """Yield what stands at and under a board."""
    yield from (game.voice.board(seen, names, words), game.voice.phase(seen, words))
    yield game.voice.alt(seen, names, words)


def offered(game: Game, words: Words, seen: Any, seat: int) -> Iterator[str]:
    """Yield what a seat is asked, and the labels of its choices."""
    ask = game.rules.asked(seen)[seat]
    yield game.voice.prompt(seen, seat, words)
    for choice, label in game.voice.offers(seen, seat, ask, words):
        assert 0 < len(label.text) <= 80
        assert ask.shape is not None
        assert ask.shape.settle(choice) == choice
        yield f"{label.text} {label.hint}"


@each_game
def test_words_are_the_same_in_all_languages(game: Game) -> None:
    """Every text exists in every language, with the same arguments."""
    first, *others = [messages(game, locale) for locale in LOCALES]
    for other in others:
        assert other == first


@each_game
@each_locale
def test_words_cover_what_the_kernel_asks_for(game: Game, locale: str) -> None:
    """Title, tagline, prompts, phases and options have texts in every language."""
    found = messages(game, locale)
    asking = {name for name, section in game.rules.sections.items() if section.offers}
    needed = {"title", "tagline", *(f"{kind}-{name}" for kind in ("ask", "phase") for name in asking)}
    needed |= {f"option-{option.name}" for option in game.options}
    needed |= {f"option-{option.name}-{value}" for option in game.options for value in option.values}
    assert needed <= set(found)


@each_game
@each_locale
def test_words_are_filled_in_over_whole_games(game: Game, locale: str) -> None:
    """Nothing said in a random game lacks a text or an argument, shows a brace or is too long for its place."""
    check_words(game, locale, game.seats[1], every=EVERY)


@pytest.mark.long
@each_game
@each_locale
def test_words_are_filled_in_for_everybody(game: Game, locale: str) -> None:
    """As above, with any number of players, and to everybody at each decision."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        check_words(game, locale, seats, every=1)


def check_words(game: Game, locale: str, seats: int, every: int) -> None:
    """Read all that is said in a game."""
    texts = list(said(game, StrictWords(locale, [game.package]), seats, every))
    assert len(set(texts)) > 20
    assert [text for text in texts if "{" in text or "$" in text or "None" in text] == []


@each_game
@each_locale
def test_words_alt_text_fits(game: Game, locale: str) -> None:
    """An alternative text has at most 1,024 characters, even with long names."""
    words = StrictWords(locale, [game.package])
    names = ["W" * 32] * game.seats[1]
    for state, _ in played(game.key, game.seats[1]):
        assert len(game.voice.alt(view(state, None), names, words)) <= 1024


def test_words_strict_reader_notices_a_missing_argument() -> None:
    """The check above can fail: a missing argument and a missing text are both noticed."""
    words = StrictWords("de", [GAMES[0].package])
    words._bundles[0].add_resource(FluentResource("test-hole = { $hole }"))
    assert words.text("test-hole", hole="x") == "x"
    with pytest.raises(AssertionError, match="hole"):
        words.text("test-hole")
    with pytest.raises(LookupError):
        words.text("test-missing")
