"""The plain painter, which draws a game's pictures from its texts, and its replaceable parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from games.kernel.catalogue import find
from games.kernel.visibility import view
from games.kernel.words import words_for
from render import checks
from render.paint.parts import Row, card, pile
from render.paint.scene import Icon, Scene, Text, primitives
from render.painter import Legend, find_painter
from render.pictures import read_palettes, write_palettes
from render.plain import PlainPainter
from render.random_positions import LONG_NAMES, NAMES, legend_of, position
from tests.fifth_game import installed_beacons


class Piled(PlainPainter[Any]):
    """Replaces the table's text by rows, one of them a labelled pile, and the hand's text by cards."""

    def progress(self, view: Any) -> tuple[int, int]:
        """Count rounds."""
        return view.round, view.rounds

    def rows(self, view: Any, legend: Legend) -> Sequence[Row]:
        """Show the discarded cards and the deck."""
        return [Row(tuple(map(card, view.discard)), 4), Row((pile(card("?"), len(view.deck)),), label="Deck")]

    def cards(self, view: Any, seat: int) -> Sequence[Any]:
        """Show a hand."""
        return [card(each, note="•") for each in view.hands[seat].cards]


def texts(scene: Scene) -> list[str]:
    """List all texts of a scene."""
    return [item.string for item in primitives(scene.items()) if isinstance(item, Text)]


@pytest.mark.parametrize("kind", [PlainPainter, Piled])
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize(("locale", "names"), [("en", NAMES), ("de", LONG_NAMES)])
def test_all_that_it_draws_fits(kind: type[PlainPainter[Any]], seats: int, locale: str, names: tuple[str, ...]) -> None:
    """All pictures fit at the beginning, in the middle, and at the end of a game."""
    with installed_beacons() as key:
        painter = kind(find(key))
        for steps in (0, 7, 999):
            match = position(key, seats, 3, steps)
            legend = replace(
                legend_of(match, locale, names), names=tuple(f"{n} (computer, easy)" for n in names[:seats])
            )
            views = [view(match.state, seat) for seat in range(seats)]
            drawn = [
                painter.board(views[0], legend),
                painter.hand(views[0], 0, legend),
                painter.score(views[0], legend),
                painter.holdings(views, legend),
            ]
            assert [checks.problems(scene) for scene in drawn if scene] == [[]] * (3 + match.state.over)


def test_a_panel_says_what_the_voice_says_of_its_seat() -> None:
    """A panel's text omits the name, which is its heading; texts that concern no seat are on the table."""
    with installed_beacons() as key:
        match, legend = position(key, 2, 1, 0), Legend(("Ada", "Bo"), words_for("en", key), (1,))
        found = texts(PlainPainter(find(key)).board(view(match.state, None), legend))
        assert found[:2] == ["B", "Round 1 of 3: light"]
        assert "Deck 18; discarded -" in found
        assert [text for text in found if "ash 0" in text] == ["ash 0, fir 0, oak 0; lit -; 3 cards in"] * 2
        scene = Piled(find(key)).board(view(match.state, None), legend)
        assert "Deck" in texts(scene)
        assert "18" in texts(scene)
        assert "Deck 18; discarded -" not in texts(scene)


def test_winners_come_first_with_a_crown() -> None:
    """The score sheet shows the final scores, and does not exist before the end."""
    with installed_beacons() as key:
        painter, over = PlainPainter(find(key)), position(key, 3, 2, 999)
        legend = Legend(("Ada", "Bo", "Cem"), words_for("en", key))
        scene, result = painter.score(view(over.state, None), legend), over.state.outcome
        assert scene is not None
        first = [region.key for region in scene.regions if region.key.startswith("seat-")][: len(result.winners)]
        assert first == [f"seat-{seat}" for seat in result.winners]
        crowns = [item for item in primitives(scene.items()) if isinstance(item, Icon) and item.name == "crown"]
        assert len(crowns) == 1 + len(result.winners)
        assert {str(score) for score in result.scores} <= {*texts(scene)}
        assert painter.score(view(position(key, 3, 2, 5).state, None), legend) is None


def test_a_game_without_a_painter_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game needs no entry point; its palette is computed, and is not written into our package."""
    with installed_beacons() as key:
        monkeypatch.setattr("render.painter.entry_points", lambda group: ())
        painter = find_painter(key)
        assert isinstance(painter, PlainPainter)
        assert painter.key == key
        assert read_palettes(painter) is None
        with pytest.raises(TypeError):
            write_palettes(painter)
