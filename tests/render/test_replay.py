"""A whole game as a GIF."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from games.kernel.records import record_of
from games.tallinn.state import Tallinn
from render import worker
from render.__main__ import main
from render.jobs import Film
from render.paint.palette import TABLE, rgb
from render.paint.scene import Backdrop, Region, Scene, Shape
from render.painter import Legend
from render.random_positions import legend_at_end, matches, position
from render.replay import (
    LAST,
    MAX_BOARDS,
    SIZE,
    STEP,
    frame,
    frame_size,
    frames_of,
    gif,
    phases,
    record_scenes,
    small,
    small_palette,
    thin_out,
)
from render.tallinn import TallinnPainter
from render.tallinn.board import board

RECORDS = Path(__file__).parents[1] / "games" / "tallinn" / "records"
FULL = {"envoy": "en", "chronicles": "on", "towers": "score"}


def played(seats: int, seed: int, options: dict[str, str] | None = None) -> list[Scene]:
    """Draw a random game phase by phase."""
    return phases(matches("tallinn", seats, seed, options), lambda match: legend_at_end(match, "de"))[0]


def test_decoded_frames_equal_their_sources() -> None:
    """The shared palette with a free entry loses nothing: each frame comes back pixel by pixel, for its time."""
    scenes = played(2, 3)
    with Image.open(io.BytesIO(gif(scenes, "tallinn"))) as image:
        assert (image.size, image.n_frames, image.info["loop"]) == (SIZE, len(scenes), 0)  # type: ignore[attr-defined]  # a GIF counts frames
        for number, scene in enumerate(scenes):
            image.seek(number)
            assert image.info["duration"] == (LAST if number == len(scenes) - 1 else STEP)
            source = frame(scene, "tallinn").convert("RGB")
            assert ImageChops.difference(image.convert("RGB"), source).getbbox() is None


@pytest.mark.parametrize("options", [{}, FULL])
def test_a_game_of_four_is_small(options: dict[str, str]) -> None:
    """The replay of a whole game keeps its budget, with and without expansions."""
    assert len(gif(played(4, 2, options), "tallinn")) < 500 * 1024


def test_the_palette_leaves_an_entry_free() -> None:
    """At most 255 colours, or the file would become six times larger."""
    assert 128 <= len(small_palette("tallinn").colours) <= 255


def test_every_phase_has_its_frame() -> None:
    """One board for each phase, one for the end, and the score sheet last, padded on the table's colour."""
    scenes = played(3, 1)
    stages = {(match.state.phase, match.state.over) for match in matches("tallinn", 3, 1)}
    assert len(scenes) == len(stages) + 1
    assert scenes[-1].size[0] == 1200
    assert frame(scenes[-1], "tallinn").convert("RGB").getpixel((3, 3)) == rgb(TABLE)


@pytest.mark.parametrize(
    ("boards", "kept"), [(1, 1), (MAX_BOARDS, MAX_BOARDS), (MAX_BOARDS + 1, 81), (3 * MAX_BOARDS, 161)]
)
def test_a_long_game_is_shown_in_fewer_boards(boards: int, kept: int) -> None:
    """Up to a limit every phase is shown; then every second or third, always with the first and the last."""
    scenes = [Scene(Backdrop(number + 1, 1, ()), ()) for number in range(boards)]
    shown = thin_out(scenes)
    assert len(shown) == kept
    assert (shown[0], shown[-1]) == (scenes[0], scenes[-1])


def test_no_board_is_painted_that_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a long game only the boards of the film are painted."""
    painted: list[Scene] = []

    def note(view: Tallinn, legend: Legend) -> Scene:
        painted.append(board(view, legend))
        return painted[-1]

    monkeypatch.setattr("render.replay.MAX_BOARDS", 4)
    monkeypatch.setattr("render.tallinn.board", note)
    scenes = played(2, 1)
    assert scenes[:-1] == painted
    assert 2 < len(painted) < 6


def test_a_record_is_drawn_as_the_game_was() -> None:
    """Set-up, options and luck of a record give the scenes of the game it tells."""
    match = position("tallinn", 2, 6, 10_000, FULL)
    scenes, key = record_scenes(list(record_of(match, FULL)), lambda match: legend_at_end(match, "de"))
    assert key == "tallinn"
    assert scenes == played(2, 6, FULL)


def test_the_command_writes_a_gif(tmp_path: Path) -> None:
    """A stored record becomes a file."""
    out = tmp_path / "game.gif"
    assert main(["replay", str(RECORDS / "golden_2.jsonl"), "--lang", "en", "--out", str(out)]) == 0
    with Image.open(out) as image:
        assert image.size == SIZE


def test_a_broken_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record that the rules refuse draws nothing."""
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n", encoding="utf-8")
    assert main(["replay", str(broken), "--out", str(tmp_path / "x.gif")]) == 2
    assert not (tmp_path / "x.gif").exists()
    assert capsys.readouterr().err


@pytest.mark.parametrize(("key", "part"), [("eldermann", 0.6), ("ulm", 0.7), ("tinker_tailor", 1)])
def test_only_what_changes_is_drawn(key: str, part: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """A film costs what changes in it, and each frame is as if it had been drawn alone; no board is shrunk twice."""
    scenes = phases(matches(key, 2, 3), lambda match: legend_at_end(match, "en"))[0][:24]
    size, made = frame_size(scenes), list[int]()
    alone = [frame(scene, key, size).tobytes() for scene in scenes]

    def note(picture: Image.Image) -> Image.Image:
        made.append(picture.width * picture.height)
        return small(picture)

    monkeypatch.setattr("render.replay.small", note)
    assert [each.tobytes() for each in frames_of(scenes, key)] == alone
    assert sum(made) <= sum(scene.size[0] * scene.size[1] for scene in scenes) * part
    assert size >= (scenes[0].size[0] // 2, scenes[0].size[1] // 2)


def test_what_lies_at_odd_pixels_is_drawn_whole() -> None:
    """Also at the edge of a board of odd size, and where the next board is another."""
    boxes = [(1, 1, 3, 3), (5, 2, 4, 5), (8, 6, 3, 3)]
    fills = ["#FF0000", "#00FF00", "#0000FF"]

    def scene(turn: int, width: int = 11) -> Scene:
        regions = [Region(str(at), box, (Shape("box", box, fills[(turn + at) % 3]),)) for at, box in enumerate(boxes)]
        return Scene(Backdrop(width, 9, ()), tuple(regions))

    scenes = [scene(0), scene(1), scene(1), scene(2, 13), scene(0, 13), scene(0)]
    found = [each.tobytes() for each in frames_of(scenes, "tallinn")]
    assert found == [frame(each, "tallinn").tobytes() for each in scenes]


def test_a_film_names_the_seats_as_they_were_called_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to the version at which a seat was handed on, its holder of then; on a page's board too."""
    told: list[tuple[str, ...]] = []
    draw = TallinnPainter.board

    def note(painter: TallinnPainter, seen: Tallinn, legend: Legend) -> Scene:
        told.append(legend.names)
        return draw(painter, seen, legend)

    monkeypatch.setattr(TallinnPainter, "board", note)
    last = list(matches("tallinn", 2, 3))[-1]
    lines, names = tuple(record_of(last, {})), ("Anna", "Emil")
    end = (last.state.phase, last.state.ask, last.state.result)
    film = Film("tallinn", "en", names, (), lines, end, former=((9, ("Anna", "Bea")),))
    worker.film(film)
    assert set(told) == {("Anna", "Bea"), names}
    told.clear()
    worker.leaves(replace(film, boards=((9, None), (10, 0))))
    assert told == [("Anna", "Bea"), names]
