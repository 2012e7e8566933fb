"""Storage: Kontor's data, in one database. It knows no game and no Discord."""

from storage.backup import backup_file
from storage.counters import Counts, counts
from storage.holds import Hold
from storage.own import user_recipient
from storage.startup import open_store, open_store_at, random_token
from storage.store import Store
from storage.transactions import Reader, Writer

__all__ = [
    "Counts",
    "Hold",
    "Reader",
    "Store",
    "Writer",
    "backup_file",
    "counts",
    "open_store",
    "open_store_at",
    "random_token",
    "user_recipient",
]
