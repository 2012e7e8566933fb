"""Which servers Discord has listed: discord.py goes on to know those of an earlier session as well."""

from __future__ import annotations

from typing import Any

from discord.state import AutoShardedConnectionState

from storage.shards import shard_of


class ListingState(AutoShardedConnectionState[Any]):
    """Keep the ids that the newest READY of each shard has named, available or not, and what came and went since."""

    def __init__(self, **options: Any) -> None:
        self.listed: set[int] = set()
        super().__init__(**options)

    def parse_ready(self, data: Any) -> None:
        """Begin anew for the shard of this READY."""
        shard, count = data["shard"]
        others = {guild_id for guild_id in self.listed if shard_of(guild_id, count) != shard}
        self.listed = others | {int(guild["id"]) for guild in data["guilds"]}
        super().parse_ready(data)

    def parse_guild_create(self, data: Any) -> None:
        """Add a server; what discord.py knew of it before goes, as it would keep channels that were deleted since."""
        guild_id = int(data["id"])
        self.listed.add(guild_id)
        if (known := self._get_guild(guild_id)) is not None:
            self._remove_guild(known)
        super().parse_guild_create(data)

    def parse_guild_delete(self, data: Any) -> None:
        """Drop a server that has removed the bot; one that is out of order stays listed."""
        if not data.get("unavailable"):
            self.listed.discard(int(data["id"]))
        super().parse_guild_delete(data)
