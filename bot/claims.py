"""Each interaction is answered by one process: during a deploy two of them may hear of the same."""

from __future__ import annotations

from storage import Store


class Claims:
    """Claim interactions in the store, if other processes work on it too."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.open = True
        """Whether any more are taken; a process that drains leaves them to others."""

    async def take(self, interaction_id: int, message_id: int | None = None) -> bool:
        """Tell whether this process is to answer an interaction; all then know that its message was pressed."""
        if not self._store.shared:
            return True
        if not self.open:
            return False
        async with self._store.write() as tx:
            return await tx.interactions.claim(interaction_id, message_id)
