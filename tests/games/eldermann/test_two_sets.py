"""Two sets of Eldermann's components, used in turn by one process."""

import random
import re
from collections.abc import Iterator
from importlib import resources
from itertools import islice

import pytest

from games.eldermann import GAME
from games.eldermann.hints.hints import EldermannHints
from games.eldermann.material import MATERIALS
from games.eldermann.printed import PRINTED, limits
from games.eldermann.sections.market import make_deal
from games.eldermann.state import KONTOR, STOREHOUSE, Eldermann
from games.kernel.chance import RandomChance
from games.kernel.events import Events, Silence
from games.kernel.match import Match
from games.kernel.material import Toml
from games.kernel.saving import dump_state, load_state
from games.kernel.visibility import view
from games.kernel.words import Words, words_for
from render import checks
from render.eldermann import PAINTER
from render.painter import Legend
from tests.games.eldermann.positions import lay, table
from tests.games.eldermann.sets import made_up, made_up_entries

RULES, HINTS = GAME.rules, EldermannHints()
WORDS, GERMAN = words_for("en-GB", GAME.package), words_for("de", GAME.package)
NAMES = ("Anna", "Bea", "Cem")
STEPS, EVERY = 180, 9


@pytest.fixture(scope="module")
def other() -> str:
    """Learn the made-up set."""
    return made_up()


def played(digest: str) -> Iterator[Eldermann]:
    """Play the first part of a game by the hints; yield the state now and then."""
    rng = random.Random(5)
    chance, silence = RandomChance(rng), Silence()
    s = RULES.setup(3, GAME.settle_options(3, {}), chance, silence, digest)
    RULES.run(s, chance, silence)
    for step in range(STEPS):
        if step % EVERY == 0:
            yield s
        for seat in tuple(RULES.asked(s)):
            seen = view(s, seat)
            RULES.apply(s, seat, HINTS.policy(seen, seat, RULES.asked(seen)[seat], rng), chance, silence)


def told(s: Eldermann) -> tuple[object, ...]:
    """Say and draw all that shows components."""
    (seat, *_), voice = RULES.asked(s), GAME.voice
    seen = view(s, seat)
    legend = Legend(NAMES, WORDS, tuple(s.asked_seats), s.material_id)
    labels = [voice.label(seen, seat, choice, WORDS) for choice in RULES.asked(seen)[seat].offered(8)]
    chapters = [voice.chapter(chapter.key, WORDS, s.material_id) for chapter in GAME.rulebook]
    pictures = (PAINTER.board(seen, legend), PAINTER.hand(seen, seat, legend))
    stills = [PAINTER.chapter(chapter.key, legend) for chapter in GAME.rulebook]
    return voice.board(seen, NAMES, WORDS), voice.hand(seen, seat, WORDS), labels, chapters, pictures, stills


def test_two_sets_played_and_drawn_in_turn_do_not_touch_each_other(other: str) -> None:
    """A game tells and draws the same alone and beside a game of another set."""
    alone = [[told(s) for s in played(digest)] for digest in (MATERIALS.ours, other)]
    beside: list[list[object]] = [[], []]
    for states in zip(played(MATERIALS.ours), played(other), strict=True):
        for kept, s in zip(beside, states, strict=True):
            kept.append(told(s))
    assert beside == alone
    assert all(ours != theirs for ours, theirs in zip(*alone, strict=True))


@pytest.mark.parametrize("words", [WORDS, GERMAN], ids=["en", "de"])
def test_pictures_of_the_other_set_are_sound(other: str, words: Words) -> None:
    """Boards, own pictures and those of the rulebook: nothing is cut, and nothing touches."""
    for s in islice(played(other), 2, None, 3):
        (seat, *_), legend = RULES.asked(s), Legend(NAMES, words, tuple(s.asked_seats), other)
        seen = view(s, seat)
        for scene in (PAINTER.board(seen, legend), PAINTER.hand(seen, seat, legend)):
            assert scene is None or checks.problems(scene) == []
    for chapter in GAME.rulebook:
        scene = PAINTER.chapter(chapter.key, Legend((), words, (), other))
        assert scene is None or checks.problems(scene) == []


def test_rules_follow_the_set_of_the_state(other: str) -> None:
    """Chart, disc, storage, ranks, supplies, and what orders pay."""
    ours, theirs = (next(islice(played(digest), 1)) for digest in (MATERIALS.ours, other))
    assert (ours.supply[0] <= 16, theirs.supply[0] <= 12, theirs.cannon_supply) == (True, True, 6)
    assert [ours.chart.distance("a1", "e1"), theirs.chart.distance("a2", "d1")] == [4, 4]
    assert (MATERIALS[""].starts, MATERIALS[other].starts) == ({"A": 0, "B": 7}, {"A": 1, "B": 8})
    assert len(theirs.material.rogues(1, blockade=False)) == len(ours.material.rogues(1, blockade=False)) + 2
    for s, stored, purse in ((ours, 4, 10), (theirs, 5, 12)):
        s.levels[0][STOREHOUSE] = 1
        assert (s.kontor_room(0), s.taler_room(0)) == (stored, purse)
    ours.points[0] = theirs.points[0] = 24
    assert (ours.title(0), theirs.title(0)) == ("patrician", "mayor")
    assert s.levels[0][KONTOR] == 1


def test_an_order_pays_what_the_set_says(other: str) -> None:
    """And its city is reached where the set prints it."""
    for digest, taler, points in (("", 4, 3), (other, 5, 2)):
        s = lay(table(material_id=digest), "MA-FC")
        s.ships[0], s.hold[0], s.taler[0], s.points[0] = s.chart.harbour[1], ["fish", "cloth"], 0, 0
        make_deal(s, RandomChance(random.Random(1)), Events(), "fill", "1")
        assert (s.taler[0], s.points[0]) == (taler, points)


def test_a_state_keeps_its_set_when_it_is_stored(other: str) -> None:
    """The digest is stored; a state from before has none and is played with ours."""
    s = Match.begin(GAME, 3, {}, lambda first: RandomChance(random.Random(1)), other).state
    assert load_state(GAME, dump_state(s)).material_id == other
    state = load_state(GAME, dump_state(s).replace(f'"{other}"'.encode(), b'""'))
    assert isinstance(state, Eldermann)
    assert state.material is MATERIALS[""]


def test_the_rulebook_quotes_the_numbers_of_the_set(other: str) -> None:
    """Those of the set where it differs, and no literal number that has a name in the file."""
    for words in (WORDS, GERMAN):
        ours, theirs = (
            " ".join(GAME.voice.chapter(chapter.key, words, digest) for chapter in GAME.rulebook)
            for digest in ("", other)
        )
        for number in ("(29)", "21, 29, 37", "4 ", "15"):
            assert number in ours
        assert "(24)" in theirs
        assert "(18)" in theirs
        assert "8 " in theirs
        assert words.text("building-storehouse" if words is GERMAN else "role-building", tile="storehouse") in theirs


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_chapter_has_a_literal_number_of_the_file(language: str) -> None:
    """What stands there as a digit is a heading, a cell, the level of a card, a storm, or the rules' version."""
    text = (resources.files("games.eldermann") / "words" / language / "rulebook.ftl").read_text(encoding="utf-8")
    plain = re.sub(r"\{[^{}]*\}|^#.*$", "", text, flags=re.MULTILINE)
    left = re.findall(r"(?<![\w.−])\d+(?![\w.])", re.sub(r"^ +\d\. ", "", plain, flags=re.MULTILINE))
    assert set(left) <= {"1", "2"}
    assert len(left) <= 8


def changed(part: str, key: str, value: object) -> Toml:
    """Return the made-up set with one more value changed."""
    entries = made_up_entries()
    place = entries[part][key] if isinstance(entries[part], dict) else None
    if isinstance(place, dict) and "value" in place:
        place["value"] = value
    else:
        entries[part][key] = value
    return entries


def with_row(number: int, row: str) -> list[str]:
    """Return the made-up chart with one row changed."""
    rows = list(made_up_entries()["chart"]["rows"])
    rows[number - 1] = row
    return rows


@pytest.mark.parametrize(
    ("part", "key", "value", "said"),
    [
        ("ranks", "short", [12, 19, 25, 31], "12 does not fit; allowed is 13 to 60."),
        ("ranks", "short", [14, 19, 25, 31], "a councillor is prey of pirates, so it begins with 13."),
        ("ranks", "long", [13, 25, 25, 49], "each rank needs more than the one before."),
        ("storage", "taler", [8, 6, 20], "a better building does not hold less."),
        (
            "disc",
            "sectors",
            ["order beer"] * 12,
            "there are two strong pirates, one of which the arrow starts at; here 0.",
        ),
        ("chart", "rows", with_row(2, ".  .  .  .  .  .  .  .  ## .  . "), "the harbour AA is missing."),
        (
            "chart",
            "rows",
            with_row(3, "AA .  .  .  .  P2 .  .  ## .  . "),
            "the harbour AA stands there more than once.",
        ),
        ("chart", "rows", with_row(3, "## .  .  .  .  P2 .  .  ##"), "11 cells from west to east"),
        (
            "chart",
            "rows",
            [row.replace("AA .", "AA ##") for row in with_row(1, "## .  .  MA .  .  .  .  P1 .  VI")][:2]
            + with_row(3, "## .  .  .  .  P2 .  .  ## .  . ")[2:],
            "from AA not every other harbour can be reached.",
        ),
        (
            "chart",
            "rows",
            with_row(1, "MA .  .  .  .  .  .  .  P1 .  VI"),
            "MA must lie on the shore within 2 cells of e1",
        ),
        ("chart", "islands", {**made_up_entries()["chart"]["islands"], "hela": "a1"}, "a1 of hela is no land."),
        (
            "chart",
            "islands",
            {**made_up_entries()["chart"]["islands"], "hela": "g7"},
            "hela has a cell that is named twice.",
        ),
    ],
)
def test_what_does_not_fit_is_said_in_a_sentence(part: str, key: str, value: object, said: str) -> None:
    """Bounds, and what rules and pictures cannot deal with."""
    digest, problems = PRINTED.accept(changed(part, key, value))
    assert digest == MATERIALS.ours
    assert any(said in problem for problem in problems), problems


def test_limits_follow_from_the_set(other: str) -> None:
    """A set whose orders pay more has higher scores; the last round bounds all."""
    assert limits(MATERIALS[""]).scores == GAME.scores == GAME.limits("").scores
    assert GAME.limits(other).scores[1] > GAME.scores[1]
