"""What handlers refuse beyond the rules of a game; the keys are texts of `bot/words`."""

from __future__ import annotations

from games.kernel.errors import KernelError


class Refusal(KernelError):
    """Refuse a wish, with a message key and its fields; nothing has been changed."""
