"""A new author's fifteen mistakes, planted in what `games new` writes: the kit or `render check` finds all."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from games.cli.new import write_game
from games.kernel.conformance import check
from render import __main__ as render
from tests.fifth_game import installed_from

KEYS = (f"magpies_{number}" for number in count())
"""A module is imported once, so each game has a name of its own."""
GAIN = """
    def gain(self, view, seat, choice, words):
        return Gain("+1", {"points": 1})
"""
TABLE = """
    def table(self, view, seat, legend):
        return self.board(view, legend)

    def cards("""
WORST = """points = tuple(s.points(seat) for seat in range(s.seats))
        self.finish(s, type(ranked(points))(points, (points.index(min(points)),)))"""
MISTAKES = {
    "a phase without German": ("words/de/game.ftl", "phase-bid =", "phase-bids =", "phase-bid has no text in de"),
    "a pile missing from `placed`": ("rules.py", "for played in state.played for", "for played in [] for", "missing"),
    "`longest` too small": ("__init__.py", "longest=4 * HAND", "longest=HAND", "longer than its declared 5"),
    "a name misspelled in a lesson": ("words/en/lesson.ftl", "$neighbour", "$neighbor", "neighbor"),
    "a hand not marked private": (
        "rules.py",
        'zones(OWNER, "feathers")',
        "field(default_factory=list)",
        "field hands holds a zone",
    ),
    "cards placed in the wrong order": (
        "rules.py",
        "winner = max(given",
        "winner = min(given",
        "points is [0, 5], not [5, 0]",
    ),
    "an option without text": ("words/en/game.ftl", "option-things-3 =", "option-thing-3 =", "option-things-3"),
    "a reason without text": (
        "words/de/game.ftl",
        "reason-thing =",
        "reason-things =",
        "reason-thing has no text in de",
    ),
    "`random` for `chance`": (
        "rules.py",
        "winner = max(given, key=lambda seat: given[seat])",
        "winner = __import__('random').choice(list(given))",
        "not all luck",
    ),
    "a wrong certain gain": ("voice.py", "    def phase", GAIN + "\n    def phase", "promises seat"),
    "winners who are not the best": (
        "rules.py",
        "self.finish(s, ranked([s.points(seat) for seat in range(s.seats)]))",
        WORST,
        "not among the best",
    ),
    "two choices with one label": ("voice.py", "Label(str(int(choice)))", 'Label("a feather")', "one label"),
    "a hyphen for a minus": (
        "words/en/game.ftl",
        "board-things = Things:",
        "board-things = -1 Things:",
        "hyphen for a minus",
    ),
}


@contextmanager
def planted(folder: Path, file: str, right: str, wrong: str) -> Iterator[str]:
    """Write a game with a mistake in one file, and install it for a while; yield its key."""
    key = next(KEYS)
    write_game(key, folder)
    path = folder / key / file
    text = path.read_text(encoding="utf-8")
    assert right in text
    imports = "from games.kernel import Gain, Label, Voice, Words"
    path.write_text(
        text.replace(right, wrong).replace("from games.kernel import Label, Voice, Words", imports), encoding="utf-8"
    )
    info = folder / f"{key}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {key}\nVersion: 1.0\n", encoding="utf-8")
    points = f"[kontor.games]\n{key} = {key}:GAME\n[kontor.painters]\n{key} = {key}.painter:PAINTER\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    with installed_from(folder, key):
        yield key


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_kit_finds_a_mistake(tmp_path: Path, mistake: str) -> None:
    """And says in so many words what is wrong; without it the game passes (`tests/test_adding_a_game.py`)."""
    file, right, wrong, words = MISTAKES[mistake]
    random.seed(1)
    with planted(tmp_path, file, right, wrong) as key:
        found = list(check(importlib.import_module(key).GAME, games=6).kinds())
    assert any(words in line for line in found), found
    assert len(found) < 12


def test_a_table_that_is_drawn_and_not_told_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Screen readers would leave it out."""
    with planted(tmp_path, "painter.py", "\n    def cards(", TABLE) as key:
        assert render.main(["check", key, "--games", "1"]) == 1
    assert "drawn and not told" in capsys.readouterr().out


def test_more_than_six_seats_are_refused(tmp_path: Path) -> None:
    """There are six colours and marks of seats."""
    with (
        planted(tmp_path, "__init__.py", "seats=(2, 4)", "seats=(2, 7)") as key,
        pytest.raises(ValueError, match="1 to 6"),
    ):
        importlib.import_module(key)
