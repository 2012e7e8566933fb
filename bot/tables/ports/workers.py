"""What works by itself after a change: it is woken when there is something to do."""

from __future__ import annotations


class Workers:
    """Wake who has something to do now; this one wakes nobody, `Service` wakes its own."""

    def deliver(self) -> None:
        """Send what the outbox holds; called after each commit that writes to it."""

    def decide(self, table_id: str) -> None:
        """Let computers decide at a table: for their own seats, and as stand-ins for users whose time is up."""

    def set_timer(self) -> None:
        """Look anew when something falls due; called when a deadline has changed."""
