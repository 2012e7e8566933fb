"""Who waits to learn whether a direct message has arrived: an answer in a server links to it then."""

from __future__ import annotations

import asyncio
from typing import Final

from storage import Store, Writer

QUEUE: Final = "queue"
"""What a claim on all that one recipient is to be sent is called."""


class Arrivals:
    """Bring word from the relay to an answer; nothing depends on it, and a killed bot has nobody who waits."""

    def __init__(self) -> None:
        self._expected: dict[tuple[str, str], asyncio.Future[int | None]] = {}

    def expect(self, recipient: str, about: str) -> asyncio.Future[int | None]:
        """Wait for the next message to a user about something: its id, or None if it could not be sent."""
        expected: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._expected[recipient, about] = expected
        return expected

    def note(self, recipient: str, about: str, message_id: int | None) -> None:
        """Tell whoever waits for a message that it was sent, or that it was not."""
        expected = self._expected.pop((recipient, about), None)
        if expected is not None and not expected.done():
            expected.set_result(message_id)


async def claim_queue(store: Store, tx: Writer, recipient: str) -> None:
    """Let this process deliver what the transaction enqueues, if no other is just delivering to this recipient.

    Only the process that delivers can bring word to an answer that waits for it.
    """
    if store.shared:
        await tx.claims.take(QUEUE, [recipient])
