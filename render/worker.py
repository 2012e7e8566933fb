"""A process that draws: it reads jobs from its input and writes for each a line of JSON and the bytes of its pictures.

Its input ends when whoever started it is gone, however that came about; then it ends too.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
import time
import traceback
from pathlib import Path
from typing import BinaryIO

from games.kernel.pipes import read, step_back
from games.kernel.teaching import GivenSet
from render.drawing import Refused, drawn
from render.jobs import Film, Job


def answer(job: Job | Film) -> bytes:
    """Do a job and write what is told of it.

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
        os._exit(0)  # whoever asked is gone; a picture that is left in the buffer is nobody's


if __name__ == "__main__":
    main(sys.argv[1:])
