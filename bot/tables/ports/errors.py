"""What handlers refuse beyond the rules of a game; the keys are texts of `bot/words`.

Short, as nearly all of `bot.tables` imports it.
"""

from __future__ import annotations

from bot.tables.ports.component_id import ComponentId
from games.kernel.errors import KernelError


class Refusal(KernelError):
    """Refuse a wish, with a message key and its fields; nothing has been changed."""


class Warned(Refusal):
    """Refuse a wish once, with a warning; a press of `anyway` grants it."""

    def __init__(self, key: str, anyway: ComponentId, /, **fields: str | int) -> None:
        super().__init__(key, **fields)
        self.anyway = anyway
