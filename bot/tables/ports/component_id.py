"""Component ids: what they say, and how they are read. They are never trusted; handlers check all of it again.

`k|K7Q2|choose|0|5|7R` is: table K7Q2, verb `choose`, seat 0, ask 5, choice `7R`. A trailing `~TOKEN` names the delivery
that made the message, so that it can be found in a channel's history. The number of an ask is that of the state and the
table's own base, see `ASKS`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

PREFIX = "k"
MAX_LENGTH = 100
ASKS = 10_000
"""No table comes to so many asks: a base on their numbers is a multiple of it, with at most 9 digits in all."""
_ID = re.compile(
    r"k\|(?P<table>[A-Z0-9]{0,8})\|(?P<verb>[a-z_]{1,16})\|(?P<seat>\d{0,2})\|(?P<ask>\d{0,9})\|(?P<value>[^~]*)"
    r"(?:~(?P<token>[A-Z0-9a-z]{0,25}))?"
)


@dataclass(frozen=True, slots=True)
class ComponentId:
    """What a component id says; `table` is empty if no table is meant."""

    table: str
    verb: str
    seat: int | None = None
    ask: int | None = None
    value: str = ""
    token: str = ""

    @property
    def id(self) -> str:
        """Write the component id; ValueError over 100 characters, which Discord refuses."""
        seat = "" if self.seat is None else self.seat
        ask = "" if self.ask is None else self.ask
        text = f"{PREFIX}|{self.table}|{self.verb}|{seat}|{ask}|{self.value}" + (f"~{self.token}" if self.token else "")
        if len(text) > MAX_LENGTH:
            raise ValueError(f"a component id of {len(text)} characters: {text}")
        return text


def parse(text: str) -> ComponentId | None:
    """Read a component id; None if it is not one of ours."""
    found = _ID.fullmatch(text)
    if found is None:
        return None
    seat, ask = found["seat"], found["ask"]
    return ComponentId(
        found["table"],
        found["verb"],
        int(seat) if seat else None,
        int(ask) if ask else None,
        found["value"],
        found["token"] or "",
    )
