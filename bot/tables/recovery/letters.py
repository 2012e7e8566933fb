"""What becomes of letters and calls that cannot be sent: nothing waits for them, so they are left out."""

from __future__ import annotations

from bot.tables.core.about import is_private
from bot.tables.core.registry import Registry
from bot.tables.ports.messenger import DmsClosed, Gone, MessengerError
from bot.tables.recovery.failures import Recovery
from storage.rows import DeliveryRow


class LetterRecovery:
    """Handle a letter or call that Discord does not take for good."""

    def __init__(self, registry: Registry, recovery: Recovery) -> None:
        self.registry, self.recovery = registry, recovery

    async def handle(self, row: DeliveryRow, error: MessengerError) -> None:
        """Open a direct channel anew that is gone, once; note a user who cannot be reached; leave out all else."""
        private = is_private(row.recipient)
        if private and isinstance(error, DmsClosed):
            await self.recovery.handle_unreachable(row)
        elif private and not (isinstance(error, Gone) and error.what == "message"):
            if not await self.recovery.reopen_dm(row):
                await self._leave_out(row)
        else:
            await self._leave_out(row)

    async def _leave_out(self, row: DeliveryRow) -> None:
        async with self.registry.store.write() as tx:
            await tx.outbox.complete(row.id, row.upto)
