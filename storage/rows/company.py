"""What brings players to a table."""

from dataclasses import dataclass
from typing import Literal

InvitationState = Literal["open", "joined", "declined", "lapsed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationRow:
    """Say whom the host of a lobby has invited; ``batch`` is the same for those who were invited together."""

    table_id: str
    user_id: int
    host_id: int | None
    batch: int
    state: InvitationState = "open"
    made_at: int
