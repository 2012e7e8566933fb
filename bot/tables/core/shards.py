"""Which of Discord's connections are away: each shard tells of some guilds, the first of all direct messages too."""

from __future__ import annotations

from collections.abc import Mapping

from storage.processes import shard_of

FIRST = 0
"""The shard by which all presses in direct messages come: while it is away, nobody is heard."""


class Shards:
    """Hold how many there are, and which of them are away while the first is here.

    Where several processes hear them, `until` says up to when each is known to have been heard.
    """

    def __init__(self) -> None:
        self.count = 1
        self.away: set[int] = set()
        self.until: Mapping[int, int] = {}

    def note_count(self, count: int) -> None:
        """Learn how many there are; until they are heard of, all but the first count as away."""
        if count != self.count:
            self.count, self.away = count, set(range(FIRST + 1, count))

    def heard_until(self, guild_id: int, now: int) -> int:
        """Return up to when a guild's users are known to have been heard: what falls due later may not ring yet."""
        return min(now, *(self.until.get(shard, now) for shard in (FIRST, shard_of(guild_id, self.count))))

    def is_away(self, guild_id: int) -> bool:
        """Tell whether a guild's shard is away by itself."""
        return shard_of(guild_id, self.count) in self.away
