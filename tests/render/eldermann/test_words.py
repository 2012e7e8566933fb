"""The words of Eldermann say what its pictures show: every number, name and piece drawn."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import msgspec.structs
import pytest

from games.eldermann import GAME
from games.eldermann.material import CITIES, GOODS
from games.eldermann.state import Eldermann
from games.kernel.chance import RandomChance
from games.kernel.match import Match
from games.kernel.visibility import view
from games.kernel.words import words_for
from games.players import play_hints
from render.eldermann import PAINTER
from render.eldermann.pieces import chip
from render.paint.scene import Region, Scene, Sprite, Text, primitives
from render.painter import Legend
from tests.render.eldermann import states

NAMES = ("Anna", "Bea", "Cem", "Dirk")
WORD, NUMBER = re.compile(r"[^\W\d_]{4,}"), re.compile(r"\d+")
ORNAMENT = {
    "de": "bornholm deine hand sichtbar wohin welcher weg eldermann karten kommen offenes meer",
    "en": "bornholm your hand only this where which eldermann open",
}
"""Headings, the one name on the water, and what the picture says of itself; the message says who reads it."""
LEGENDS = (
    "list-sail_sea",
    "no-port",
    "list-sail",
    "list-choose_route",
    "title",
    "honours",
    "feast-needs",
    "feast-needs-long",
    "rests",
    "built",
    "over",
    "setup",
    "turn-plan",
    "turn-event",
    "turn-move",
    "turn-trade",
    "turn-setup",
    "wins-game",
    "attack",
    "defence",
    "overfull",
    "choose-jettison",
    "sector-order",
    "sector-goods",
    "fight-raid",
    "fight-pirates",
    "ending-feast",
    "ending-elder",
    "ending-empty",
    "ending-limit",
)
"""Texts of pictures that explain marks or head a list; the words beside the picture need no explanation of marks."""
PARTS = {"cards", "outlook", "rogues", "town", "ship", "city", "list", "end", "totals", "side-0", "side-1"}
"""Regions of private pictures that add to the board."""


def play(seats: int, seed: int) -> Iterator[Eldermann]:
    """Give the states of a game that is played by its hints."""
    rng = random.Random(seed)
    match = Match.begin(GAME, seats, {}, lambda _first: RandomChance(rng))
    while not match.state.over:
        seat, ask = next((s, a) for s, a in GAME.rules.asked(match.state).items() if s not in match.state.given)
        match.choose(seat, play_hints(GAME, view(match.state, seat), seat, ask, rng))
        yield match.state


def texts_of(found: Region) -> list[str]:
    """List the texts of a region, those on pieces too."""
    return [item.string for item in primitives(found.items) if isinstance(item, Text)]


def texts_in(scene: Scene) -> list[str]:
    """List all that is written on what changes."""
    return [text for found in scene.regions for text in texts_of(found)]


def numbers(text: str) -> Counter[str]:
    """Count the numbers in a text."""
    return Counter(NUMBER.findall(text))


def lines_with(text: str, *parts: str) -> str:
    """Join the lines of a text that begin with one of these parts."""
    return "\n".join(line for line in text.splitlines() if line.startswith(parts))


def seat_block(board: str, name: str) -> str:
    """Give the paragraph that tells of a seat."""
    return next(block for block in board.split("\n\n") if block.startswith(f"**{name}**"))


@pytest.mark.parametrize(("seats", "locale"), [(2, "de"), (3, "en"), (4, "de")])
def test_words_tell_each_seat_and_town_as_drawn(seats: int, locale: str) -> None:
    """Numbers of each panel and plate stand in its own lines, and as many goods of each kind."""
    words = words_for(locale, GAME.package)
    for state in islice(play(seats, seats), 20, None, 15):
        seen, legend = view(state, None), Legend(NAMES[:seats], words)
        board, scene = GAME.voice.board(seen, NAMES[:seats], words), PAINTER.board(seen, legend)
        regions = {found.key: found for found in scene.regions}
        for seat in range(seats):
            block = seat_block(board, NAMES[seat])
            for text in texts_of(regions[f"seat-{seat}"]):
                assert not numbers(text) - numbers(block), (text, block)
            for good in GOODS:
                art, name = chip(good, 0, 0, 31).art, words.text(f"good-{good}")
                shown = [item for item in regions[f"seat-{seat}"].items if isinstance(item, Sprite) and item.art == art]
                assert sum(map(int, re.findall(rf"(\d+) {name}", block))) == len(shown), (good, block)
        for index, town in enumerate(CITIES):
            line = lines_with(board, f"{words.text(f'city-{town.key}')} ({seen.chart.harbour[index]}")
            plate = Counter(number for text in texts_of(regions[f"town-{town.key}"]) for number in NUMBER.findall(text))
            if seen.harbour[index]:
                plate -= Counter([str(len(seen.harbour[index]))])
            assert not plate - numbers(line), (plate, line)


def _legend(locale: str) -> set[str]:
    said = words_for(locale, GAME.package)
    known = {
        word
        for key in LEGENDS
        for word in WORD.findall(said.text(f"pic-{key}", choice="", cell="", one="", other="").lower())
    }
    return known | set(ORNAMENT[locale].split())


def unsaid(scene: Scene, said: str, locale: str) -> set[str]:
    """Find the numbers and the words on a picture that the words lack."""
    known, legend = {word.lower() for word in WORD.findall(said)}, _legend(locale)
    words = {word for text in texts_in(scene) for word in WORD.findall(text.lower())}
    numbers = {number for text in texts_in(scene) for number in NUMBER.findall(text)}
    return (words - known - legend) | (numbers - set(NUMBER.findall(said)))


@pytest.mark.parametrize(("seats", "locale"), [(2, "en"), (3, "de"), (4, "en")])
def test_words_lack_nothing_that_is_written_on_a_picture(seats: int, locale: str) -> None:
    """Of the board, and of each seat's own picture at every kind of question, in what that viewer can read."""
    names, seen_sections = NAMES[:seats], Counter[str]()
    words = words_for(locale, GAME.package).naming(names)
    for state in play(seats, 10 + seats):
        seen_sections[state.section] += 1
        if seen_sections[state.section] > 3 and not state.over:
            continue
        legend = Legend(names, words, tuple(state.asked_seats))
        public = GAME.voice.board(view(state, None), names, words)
        assert unsaid(PAINTER.board(view(state, None), legend), public, locale) == set(), state.section
        for seat in range(seats):
            own = view(state, seat)
            if scene := PAINTER.hand(own, seat, legend):
                said = f"{public}\n{GAME.voice.hand(own, seat, words)}"
                assert unsaid(scene, said, locale) == set(), (state.section, seat)
    assert {"plan", "sail", "trade"} <= set(seen_sections)


@pytest.mark.parametrize("locale", ["de", "en"])
@pytest.mark.parametrize("state", [states.to_plan(), states.raid_won(), states.route_to_choose()])
def test_words_of_the_hand_stand_alone_in_the_alt_text(locale: str, state: Eldermann) -> None:
    """What the private picture adds to the board is within the 1,024 characters of its alt text."""
    words = words_for(locale, GAME.package).naming(NAMES)
    GAME.rules.asked(state)
    alt = GAME.voice.hand(state, 1, words)[:1024]
    scene = PAINTER.hand(state, 1, Legend(NAMES, words, (1,)))
    assert scene is not None
    body = [found for found in scene.regions if found.key in PARTS]
    found = {number for region in body for text in texts_of(region) for number in NUMBER.findall(text)}
    assert found - {"0"} - set(NUMBER.findall(alt)) == set()  # no card, no cannon: said without a number


@pytest.mark.parametrize("locale", ["de", "en"])
def test_words_of_the_end_tell_the_score_sheet(locale: str) -> None:
    """Each number of the sheet stands in the words of the finished board."""
    words, seen = words_for(locale, GAME.package), states.feast()
    said = GAME.voice.board(seen, NAMES, words)
    scene = PAINTER.score(seen, Legend(NAMES, words))
    assert scene is not None
    assert {n for text in texts_in(scene) for n in NUMBER.findall(text)} <= set(NUMBER.findall(said))
    for seat in range(4):
        line = lines_with(said, f"{NAMES[seat]}:")
        assert not {str(abs(count)) for count in msgspec.structs.astuple(seen.tally[seat])} - set(NUMBER.findall(line))


@pytest.mark.parametrize(("locale", "mark"), [("de", "Auftrag erfüllbar"), ("en", "an order can be filled")])
def test_words_mark_the_harbours_whose_order_can_be_filled(locale: str, mark: str) -> None:
    """As the list beside the chart does."""
    state, words = states.to_plan(), words_for(locale, GAME.package).naming(NAMES)
    state.agenda, state.given, state.laid, state.movement = [["sail"]], {}, [3, 5], 8
    GAME.rules.asked(state)
    lines = GAME.voice.hand(state, 1, words).splitlines()
    assert [line.split(":")[0] for line in lines if mark in line] == ["Memel"]


def test_words_name_the_disc_before_the_arrow_is_set() -> None:
    """All twelve sectors, in their order."""
    seen, words = states.at_sea(), words_for("en", GAME.package)
    seen.arrow = -1
    line = lines_with(GAME.voice.board(seen, NAMES, words), "Event disc")
    assert line.count(",") == len(seen.material.sectors)  # one after the heading
