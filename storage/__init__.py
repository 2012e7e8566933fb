"""Storage: what Kontor keeps, in one SQLite file. It knows no game and no Discord."""

from storage.backup import backup_file
from storage.people import user_recipient
from storage.store import Reader, Store, Writer, open_store, random_token

__all__ = ["Reader", "Store", "Writer", "backup_file", "open_store", "random_token", "user_recipient"]
