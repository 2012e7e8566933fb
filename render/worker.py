"""A process that draws: it reads jobs from its input and writes for each a line of JSON and the bytes of its pictures.

First the jobs, from views and names to pictures; then the loop that serves them.

Its input ends when its parent process is gone, for whatever reason; then it ends too.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from games.kernel.catalogue import find
from games.kernel.copies import GivenSet
from games.kernel.errors import KernelError
from games.kernel.match import Match
from games.kernel.pipes import read, step_back
from games.kernel.records import positions
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import words_for
from render.emojis import drawings
from render.jobs import PLAIN, Drawn, Film, Job
from render.marks import marked, ringed
from render.paint.emoji import emoji
from render.paint.scene import Scene
from render.painter import Legend, find_painter, own_picture
from render.pictures import draw
from render.replay import gif, phases
from render.sight import draw_for


class Refused(Exception):
    """A record that the rules of today do not repeat."""


def drawn(job: Job | Film) -> tuple[Drawn, ...]:
    """Do a job; a picture that was drawn a short while ago costs next to nothing."""
    if isinstance(job, Film) and job.boards:
        return leaves(job)
    if isinstance(job, Film):
        return (Drawn("replay", "", film(job)),)
    if job.what == "emojis":
        images = {name: emoji(drawing) for name, drawing in drawings(job.game).items()}
        return tuple(Drawn(name, hashlib.sha256(image).hexdigest(), image) for name, image in images.items())
    if job.sight != PLAIN:
        return tuple(
            Drawn(name, "", image)
            for name, scene in scenes(job).items()
            for image in draw_for(scene, job.game, job.sight)
        )
    found = {name: (scene, digest(scene)) for name, scene in scenes(job).items()}
    same = bool(job.known) and job.known == " ".join(source for _, source in found.values())
    return tuple(Drawn(name, source, b"" if same else draw(scene, job.game)) for name, (scene, source) in found.items())


def digest(scene: Scene) -> str:
    """Tell scenes apart, in every process alike."""
    return hashlib.blake2b(repr(scene).encode(), digest_size=12).hexdigest()


def scenes(job: Job) -> dict[str, Scene]:
    """Paint what a job asks for, as far as the game's painter has it, with marks if it has changed, and rings."""
    found = _scenes(job)
    if job.rings:
        found = {name: ringed(scene, job.rings) for name, scene in found.items()}
    old = _scenes(replace(job, views=job.before)) if job.before else {}
    return {name: marked(scene, old[name]) if name in old else scene for name, scene in found.items()}


def _scenes(job: Job) -> dict[str, Scene]:
    painter, legend = find_painter(job.game), _legend(job, job.material_id)
    found: dict[str, Scene | None]
    match job.what:
        case "public":
            (seen,) = job.views
            score = None if seen.result is None else painter.score(seen, legend)
            found = {"board": painter.board(seen, legend)} if score is None else {"score": score}
        case "board":
            found = {"board": painter.board(job.views[0], legend)}
        case "hand":
            found = {"hand": own_picture(painter, job.views[0], job.seat, legend)}
        case "holdings":
            found = {"holdings": painter.holdings(job.views, legend)}
        case "cover":
            found = {"cover": painter.cover(legend)}
        case "chapter":
            found = {"chapter": painter.chapter(job.chapter, legend)}
    return {name: scene for name, scene in found.items() if scene is not None}


def _legend(job: Job | Film, material_id: str) -> Legend:
    return Legend(job.names, words_for(job.locale, find(job.game).package), job.asked, material_id)


def _legend_at(job: Film, match: Match) -> Legend:
    return replace(_legend(job, match.state.material_id), names=job.names_at(match.version))


def film(job: Film) -> bytes:
    """Draw a game from its record, as a spectator saw it."""
    try:
        scenes, key = phases(_repeated(job), lambda match: _legend_at(job, match))
    except KernelError as error:
        raise Refused from error
    return gif(scenes, key)


def leaves(job: Film) -> tuple[Drawn, ...]:
    """Draw the boards of some versions of a game from its record, each as its viewer may see it."""
    painter, scenes, viewers = find_painter(job.game), dict[int, Scene](), dict(job.boards)
    try:
        for match in _repeated(job):
            if match.version in viewers:
                legend = replace(_legend_at(job, match), asked=tuple(match.state.asked_seats))
                scenes[match.version] = painter.board(view(match.state, viewers[match.version]), legend)
    except KernelError as error:
        raise Refused from error
    return tuple(Drawn(str(version), "", draw(scene, job.game)) for version, scene in scenes.items())


def _repeated(job: Film) -> Iterator[Match]:
    """Play a record again; refuse one that now ends elsewhere."""
    state: State | None = None
    for match in positions(job.lines, find(job.game)):
        state = match.state
        yield match
    if state is None or (state.phase, state.ask, state.result) != job.end:
        raise Refused


def answer(job: Job | Film) -> bytes:
    """Do a job and write its answer.

    What an error says is kept to the process: it may name a hidden card, and the parent logs what it is told.
    """
    begun = time.perf_counter()
    try:
        done = drawn(job)
    except Refused:
        return _line({"refused": True})
    except Exception as error:  # noqa: BLE001 - whatever fails in a painter, the parent is told and the process goes on
        return _line({"failed": type(error).__name__, "at": _place(error)})
    told = [{"name": each.name, "source": each.source, "size": len(each.image)} for each in done]
    head = _line({"drawn": told, "seconds": time.perf_counter() - begun})
    return b"".join([head, *(each.image for each in done)])


def _line(told: dict[str, object]) -> bytes:
    return json.dumps(told).encode() + b"\n"


def _place(error: Exception) -> str:
    """Name the line of code at which something went wrong."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno}"


def give_memory_back() -> None:
    """Return to the system what drawing has freed, where the C library can do that; it takes a fraction of a ms."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until the input ends; the set of components of later jobs is not answered."""
    while (job := read(source)) is not None:
        if isinstance(job, GivenSet):
            job.learn()
            continue
        sink.write(answer(job))
        sink.flush()
        give_memory_back()


def main(arguments: list[str]) -> None:
    """Serve this process's own input, so many steps behind its parent; what a painter prints is an error's."""
    step_back(int(arguments[0]) if arguments else 0)
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, replies)
    except BrokenPipeError:
        os._exit(0)  # the parent is gone; nobody needs the picture that is left in the buffer


if __name__ == "__main__":
    main(sys.argv[1:])
