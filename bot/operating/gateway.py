"""Whether Discord's gateway can be heard, and since when."""

from __future__ import annotations

import math
import time

import discord

from bot.operating.report import Shard


class Gateway:
    """Look at a client's connections now and then."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        self._client = client
        self.shards: tuple[Shard, ...] = ()
        self.connected, self.since = False, time.time()

    def look(self) -> None:
        """See how the connections are; all of them make one."""
        self.shards = tuple(
            Shard(number, not info.is_closed(), _known(info.latency)) for number, info in self._client.shards.items()
        )
        connected = bool(self.shards) and all(shard.connected for shard in self.shards)
        if connected != self.connected:
            self.connected, self.since = connected, time.time()

    @property
    def guilds(self) -> int:
        """Count the servers."""
        return len(self._client.guilds)


def _known(latency: float) -> float | None:
    return latency if math.isfinite(latency) else None
