"""What the doctor says of one thing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: good, wrong (False), or worth a look (None); and what to do."""

    good: bool | None
    what: str
    to_do: str = ""
