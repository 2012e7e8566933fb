"""What Eldermann shows of the table below a seat's own picture."""

import re
from dataclasses import replace
from itertools import islice

import pytest

from games.eldermann import GAME
from games.eldermann.state import Eldermann
from games.eldermann.voice.around import SEATS, TOWNS
from games.eldermann.voice.own_picture import SAILS
from games.kernel.visibility import view
from games.kernel.words import words_for
from render.checks import problems
from render.eldermann import PAINTER
from render.paint.scene import Icon, Item, Scene, Text, primitives
from render.painter import Legend, own_picture
from render.random_positions import legend_of, matches
from tests.games.eldermann.positions import give, lay, level, table
from tests.render.looking import region, strings

NAMES = ("Maximiliane-Chri", "Bartholomäus-Ale", "Cem", "Dora")
CARGO = [["fish", "cloth"], ["beer", "beer", "grain", "fish"], [], ["cloth"]]


STEPS: dict[str, list[str | int]] = {"raid": [1], "ambush": [1], "ward": ["curse"], "pay_good": ["great_guild"]}
"""What some questions are about."""


def asked_for(section: str, seats: int) -> Eldermann:
    """Look as seat 0 at a full table at which this question is open; two orders lie in three towns."""
    s = level(table(seats, movement=5, hold=CARGO[:seats]), 0, dock=2)
    s.guns, s.taler = [2, 1, 0, 1][:seats], [6, 15, 0, 3][:seats]
    s.ships, s.points = ["d3", "a1", "a1", "k9"][:seats], [24, 13, 0, 40][:seats]
    lay(s, "MA-FC", "MA-C", "VI-BFG", "VI-BG", "ST-BGC", "ST-B")
    s.harbour[1], s.harbour[7], s.booty[0] = ["grain", "grain"], ["cloth"], ["grain"]
    s.kontor[1] = ["grain"] * 6
    s.agenda = [[section, *STEPS.get(section, [])]]
    return view(give(s, 0, "curse", "sails1"), 0)


def drawn(section: str, seats: int, locale: str) -> tuple[Scene | None, str]:
    """Draw the table for this question, and say it."""
    seen, words = asked_for(section, seats), words_for(locale, GAME.package)
    legend = Legend(NAMES[:seats], words, (0,))
    return PAINTER.table(seen, 0, legend), GAME.voice.table(seen, 0, words.naming(NAMES[:seats]))


def numbers(text: str) -> set[str]:
    """List the numbers in a text, without those of cells."""
    return set(re.findall(r"(?<![a-k\d])\d+", text))


def written(items: list[Item]) -> list[str]:
    """List the texts in these items, and in what they are made of."""
    return [item.string for item in primitives(iter(items)) if isinstance(item, Text)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("section", ["plan", "trade", "choose_arrow", "card_window", "raid", "pillage"])
def test_the_table_fits_and_says_what_the_picture_shows(section: str, seats: int, locale: str) -> None:
    """With long names, two orders in a town and a full Kontor; the words name every number of a town or a seat."""
    scene, said = drawn(section, seats, locale)
    assert scene is not None
    assert problems(scene) == []
    beside = [region for region in scene.regions if region.key != "chart"]
    shown = written([item for region in beside for item in region.items])
    lines = said.splitlines()
    assert len(beside) == (8 if section in TOWNS else seats)
    for line in lines:
        name = line.split(" (")[0].split(":")[0]
        assert name in shown, (name, shown)
    if section not in TOWNS:
        assert {text for text in shown if text.isdigit()} <= numbers(said)


@pytest.mark.parametrize("seats", [2, 4])
def test_who_is_not_asked_sees_no_table_and_a_voyage_needs_none(seats: int) -> None:
    """The chart of a voyage shows all of it."""
    seen, words = asked_for("plan", seats), words_for("en", GAME.package)
    legend = Legend(NAMES[:seats], words, (0,))
    assert PAINTER.table(seen, 0, replace(legend, asked=())) is None
    for section in SAILS:
        seen.agenda = [[section]]
        assert (PAINTER.table(seen, 0, legend), GAME.voice.table(seen, 0, words)) == (None, "")


def test_every_question_has_its_table_or_the_chart_of_a_voyage() -> None:
    """So nobody must open the thread to decide."""
    words = words_for("en", GAME.package)
    asked = {name for name in GAME.rules.sections if words.has(f"ask-{name}")}
    assert asked - {"stance"} == {*TOWNS, *SEATS, *SAILS}


def test_a_home_is_chosen_with_the_towns_in_sight() -> None:
    """Before the first turn there is no hand: the table is the whole picture."""
    seen, words = asked_for("choose_home", 3), words_for("de", GAME.package)
    seen.round, seen.homes, seen.ships = 0, [-1] * 3, [""] * 3
    picture = own_picture(PAINTER, seen, 0, Legend(NAMES[:3], words, (0,)))
    assert picture is not None
    assert problems(picture) == []
    assert "Aalborg" in written(list(picture.items()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_question_has_a_picture_higher_than_nine_tenths_of_its_width(seats: int) -> None:
    """However many cards are held, and whatever is asked."""
    for match in islice(matches("eldermann", seats, 3), 0, None, 3):
        legend = legend_of(match, "de")
        for seat in legend.asked:
            scene = own_picture(PAINTER, view(match.state, seat), seat, legend)
            assert scene is None or scene.size[1] <= 0.9 * scene.size[0], match.state.section


def test_who_makes_for_the_open_sea_sees_the_other_ships() -> None:
    """With cannons and cargo, as a raid is possible beside one; no sentence explains the chart."""
    match = next(match for match in matches("eldermann", 3, 1) if match.state.section == "sail_sea")
    seat, legend = match.state.active, legend_of(match, "en")
    seen = view(match.state, seat)
    found = region(PAINTER.hand(seen, seat, legend), "list")
    others = [other for other in range(3) if other != seat]
    assert {legend.name(other) for other in others} <= set(strings(found))
    cannons = [item for item in found.items if isinstance(item, Icon) and item.name == "ship_cannon"]
    assert len(cannons) == sum(seen.guns[other] for other in others)
    said = GAME.voice.hand(seen, seat, legend.words)
    assert all(legend.name(other) in said for other in others)
