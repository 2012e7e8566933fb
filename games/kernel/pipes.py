"""What one of our processes tells another through a pipe: its length, then its pickle; and how it steps back.

Only a process and its own children may talk like this, since the writer of a pickle controls its reader.

Short, as processes that draw or search begin with it and should load nothing else.
"""

from __future__ import annotations

import os
import pickle
import struct
from typing import Any, BinaryIO

LENGTH = struct.Struct(">I")


def written(thing: object) -> bytes:
    """Write something as it is sent."""
    data = pickle.dumps(thing, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def read(source: BinaryIO) -> Any:
    """Read what comes next; None at the end of the input."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    data = source.read(length)
    return pickle.loads(data) if len(data) == length else None  # noqa: S301 - from the own parent's pipe


def step_back(steps: int) -> None:
    """Let other processes go first, where the system knows politeness in steps; Windows does not."""
    if hasattr(os, "nice"):
        os.nice(steps)
