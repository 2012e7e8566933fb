"""Rows as they are kept: times are UTC epoch milliseconds, Discord ids are integers, JSON stays text."""

from storage.rows.company import InvitationRow, InvitationState, OpeningRow, SubscriptionRow
from storage.rows.log import EntryRow, NoteRow, SnapshotRow, WishRow
from storage.rows.messages import DeliveryKind, DeliveryRow, NewDelivery, PanelRow
from storage.rows.peace import ActRow, BanRow, LateRow, NewAct
from storage.rows.people import (
    Archive,
    BlockKind,
    BlockRow,
    DeletedUser,
    Dms,
    GuildRow,
    Place,
    ReliabilityRow,
    Starters,
    UserRow,
)
from storage.rows.results import RatingRow, ResultRow
from storage.rows.tables import (
    ALL_STAGES,
    OPEN_STAGES,
    OVER,
    PLAYING,
    HolderRow,
    MaterialRow,
    SeatRow,
    Stage,
    TableChanges,
    TableRow,
    WaitingRow,
)
from storage.rows.time import AwayShardRow, ClockRow, MotionRow, SeekRow

__all__ = [
    "ALL_STAGES",
    "OPEN_STAGES",
    "OVER",
    "PLAYING",
    "ActRow",
    "Archive",
    "AwayShardRow",
    "BanRow",
    "BlockKind",
    "BlockRow",
    "ClockRow",
    "DeletedUser",
    "DeliveryKind",
    "DeliveryRow",
    "Dms",
    "EntryRow",
    "GuildRow",
    "HolderRow",
    "InvitationRow",
    "InvitationState",
    "LateRow",
    "MaterialRow",
    "MotionRow",
    "NewAct",
    "NewDelivery",
    "NoteRow",
    "OpeningRow",
    "PanelRow",
    "Place",
    "RatingRow",
    "ReliabilityRow",
    "ResultRow",
    "SeatRow",
    "SeekRow",
    "SnapshotRow",
    "Stage",
    "Starters",
    "SubscriptionRow",
    "TableChanges",
    "TableRow",
    "UserRow",
    "WaitingRow",
    "WishRow",
]
