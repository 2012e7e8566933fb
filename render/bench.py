"""Cost of pictures: processor time of drawing and encoding, and size of the files."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from games.kernel.catalogue import find, installed
from games.kernel.words import FALLBACK, words_for
from render.paint.draw import compose, forget, forget_regions
from render.paint.encode import png
from render.paint.scene import Scene
from render.painter import Legend, find_painter
from render.pictures import palette_of
from render.random_positions import legend_at_end, legend_of, matches, position, scenes, tables
from render.replay import gif, phases, small_palette

T = TypeVar("T")
TRIES = 5
MIDDLE = 36  # decisions: a full board before the end


def measure(work: Callable[[], T]) -> tuple[float, T]:
    """Run once; give the processor time in milliseconds and the result."""
    start = time.process_time()
    result = work()
    return (time.process_time() - start) * 1000, result


def best(work: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    """Give the least processor time of some tries in milliseconds; `before` runs untimed ahead of each."""
    times = []
    for _ in range(TRIES):
        before()
        times.append(measure(work)[0])
    return min(times)


def with_one_change(scene: Scene) -> Scene:
    """Leave out one item of the region with most items, so that only this region must be redrawn."""
    where, region = max(enumerate(scene.regions), key=lambda pair: len(pair[1].items))
    changed = replace(region, items=region.items[:-1])
    return replace(scene, regions=(*scene.regions[:where], changed, *scene.regions[where + 1 :]))


def figures(name: str, scene: Scene, key: str) -> str:
    """Measure one picture and write a line of the report."""
    palette = palette_of(key)
    forget()
    cold, image = measure(lambda: compose(scene, palette))
    warm = best(lambda: compose(scene, palette), before=forget_regions)
    encode = best(lambda: png(image))
    changed = with_one_change(scene)

    def settle() -> None:
        forget_regions()
        compose(scene, palette)

    region = best(lambda: png(compose(changed, palette)), before=settle)
    return f"{name:<22}{cold:>8.0f}{warm:>8.1f}{encode:>8.1f}{region:>8.1f}{len(png(image)) / 1024:>8.0f}"


def report(keys: Sequence[str] = ()) -> Iterator[str]:
    """Measure the largest pictures of these games, else of each installed one, line by line."""
    yield f"{'picture':<22}{'cold':>8}{'warm':>8}{'encode':>8}{'region':>8}{'KB':>8}"
    for key in keys or installed():
        spent, _ = measure(partial(palette_of, key))
        yield f"{key}: palette read in {spent:.0f} ms"
        for options in {str(chosen): chosen for chosen in (tables(key)[0], tables(key)[-1])}.values():
            yield from _game(key, options)
        cover = find_painter(key).cover(Legend((), words_for(FALLBACK, find(key).package)))
        if cover:
            yield figures("cover", cover, key)
    yield "milliseconds of processor time: first draw, full redraw, PNG, one region changed with PNG"


def _game(key: str, options: Mapping[str, str]) -> Iterator[str]:
    """Measure a table with most seats and some options: boards, hands, score sheet and replay."""
    seats = find(key).seats[1]
    yield " ".join(f"{name}={value}" for name, value in options.items())
    for label, steps in (("middle", MIDDLE), ("end", 10_000)):
        match = position(key, seats, 1, steps, options)
        for name, scene in scenes(match, legend_of(match, FALLBACK)).items():
            yield figures(f"{label} {name}", scene, key)
    yield replay_figures(key, seats, options)


def replay_figures(key: str, seats: int, options: Mapping[str, str]) -> str:
    """Measure the replay of a random game: its frames, drawn and written."""
    small_palette(key)
    film, _ = phases(matches(key, seats, 1, options), lambda match: legend_at_end(match, FALLBACK))
    forget()
    spent, data = measure(lambda: gif(film, key))
    return f"{f'replay, {len(film)} frames':<22}{spent:>8.0f}{'':>24}{len(data) / 1024:>8.0f}"
