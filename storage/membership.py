"""Whether this process may still work on its database: others may have taken it for dead."""

from __future__ import annotations

import asyncio


class Membership:
    """Be the one process that has the database, as under SQLite: nobody can end it.

    `alive` tells whether it surely still has what it has claimed, and is asked before each request to Discord. `ended`
    is set once it may not go on, and `reason` says why. `offset` is how many milliseconds the database's clock is ahead
    of ours.
    """

    def __init__(self) -> None:
        self.ended = asyncio.Event()
        self.offset = 0
        self.reason = ""

    @property
    def alive(self) -> bool:
        """Tell whether what this process has claimed is surely still its own."""
        return not self.ended.is_set()

    async def confirm(self) -> None:
        """Give a sign of life now if the last one is old, as after work that kept the loop busy."""
