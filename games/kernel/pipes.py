"""Messages between our processes through a pipe: the length, then the pickle; and how a process lowers its priority.

Only a process and its own children may talk like this, since the writer of a pickle controls its reader.

Short, because processes that draw or search start with it and should load nothing else.
"""

from __future__ import annotations

import os
import pickle
import struct
from typing import Any, BinaryIO

LENGTH = struct.Struct(">I")


def written(thing: object) -> bytes:
    """Encode a message."""
    data = pickle.dumps(thing, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def read(source: BinaryIO) -> Any:
    """Read the next message; None at the end of the input."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    data = source.read(length)
    return pickle.loads(data) if len(data) == length else None  # noqa: S301 - from the own parent's pipe


def step_back(steps: int) -> None:
    """Lower this process's priority, if the system has `nice`; Windows does not."""
    if hasattr(os, "nice"):
        os.nice(steps)
