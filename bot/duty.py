"""What a process is there for, if several work on one database."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from storage.processes import shard_of

RUN: Final = "run"
WORK: Final = "work"
FORM = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Duty:
    """Hear some of Discord's `of` shards, or all that there are; or none, and only work."""

    role: Literal["run", "work"] = RUN
    shards: range | None = None
    of: int | None = None

    def __str__(self) -> str:
        """Say which shards, as they were given."""
        if self.shards is None:
            return ""
        first, last = self.shards[0], self.shards[-1]
        return f"{first}/{self.of}" if first == last else f"{first}-{last}/{self.of}"

    @property
    def hears(self) -> bool:
        """Tell whether there is a gateway at all."""
        return self.role == RUN

    @property
    def hears_all(self) -> bool:
        """Tell whether nothing is left for another process."""
        return self.hears and (self.shards is None or len(self.shards) == self.of)

    @property
    def hears_first(self) -> bool:
        """Tell whether this process hears the first shard: it then does what is done once for all processes."""
        return self.hears and (self.shards is None or 0 in self.shards)

    def leaves(self, guild_id: int) -> bool:
        """Tell whether a guild's events go to another process."""
        if self.shards is None or self.of is None:
            return not self.hears
        return shard_of(guild_id, self.of) not in self.shards


def parse(text: str) -> Duty:
    """Read shards such as 0-3/8, or a single one such as 5/8; raise ValueError."""
    form = FORM.fullmatch(text)
    if form is None:
        raise ValueError
    first, last, of = int(form[1]), int(form[2] or form[1]), int(form[3])
    if not first <= last < of:
        raise ValueError
    return Duty(shards=range(first, last + 1), of=of)
