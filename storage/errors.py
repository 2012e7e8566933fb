"""Everything that can go wrong in storage, as one tree; each error carries one clear sentence."""

from pathlib import Path


class StorageError(Exception):
    """Be the root of all errors of storage; `permanent` if starting again cannot help."""

    permanent = False


class DatabaseInUse(StorageError):
    """Tell that another process, or another store of this one, holds the database."""

    def __init__(self, path: Path | str) -> None:
        super().__init__(f"The database {path} is in use by another process.")


class DatabaseTooNew(StorageError):
    """Tell that a newer release has written the database."""

    permanent = True

    def __init__(self, path: Path | str, revision: str) -> None:
        way_out = "Install the release that wrote it, or restore a copy from before its upgrade"
        super().__init__(f"The database {path} has the schema {revision}, which this release does not know. {way_out}.")


class OtherSchema(StorageError):
    """Tell that a database has another schema than the one that this release works on."""

    permanent = True

    def __init__(self, schema: str, needed: str) -> None:
        super().__init__(
            f"The database has the schema {schema} and this release needs {needed}. See `python -m bot migrate`."
        )


class SchemaBetween(StorageError):
    """Tell that a development version between two releases has written the database."""

    permanent = True

    def __init__(self, path: Path | str, revision: str) -> None:
        way = "Install commit 318107d4, run `python -m bot migrate` or start it once, and then install this release"
        super().__init__(f"The database {path} has the schema {revision} of an unreleased version. {way}.")


class DatabaseDamaged(StorageError):
    """Tell that the file is not a database of Kontor or fails SQLite's own check."""

    permanent = True

    def __init__(self, path: Path | str, finding: str) -> None:
        super().__init__(f"The database {path} is damaged or is not one of Kontor ({finding}); it was left untouched.")


class DatabaseUnusable(StorageError):
    """Tell that the folder of the database cannot be read, or not be written to."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"The data folder {path.parent} cannot be used: {reason}.")


class MigrationBlocked(StorageError):
    """Tell that processes of another release work on a database that this one has to migrate."""

    def __init__(self, name: str, processes: str) -> None:
        super().__init__(
            f"The database {name} is not migrated: processes of another release work on it ({processes})."
            " Stop them, and start this one again."
        )


class NotMigrated(StorageError):
    """Tell that the database is left with its old schema, as no copy of it could be made first."""

    def __init__(self, path: Path, copy: Path, reason: str) -> None:
        super().__init__(
            f"The database {path} is not migrated and stays as it was: it cannot be copied to {copy} first: {reason}."
        )


class NotRestored(StorageError):
    """Tell why a copy was not put in the place of the database, which is as it was."""


class BackupRefused(StorageError):
    """Tell that no backup was made, and that nothing was overwritten."""


class CopyRefused(StorageError):
    """Tell why nothing was moved to another database."""


class DriverMissing(StorageError):
    """Tell that PostgreSQL's driver is not installed."""

    permanent = True

    def __init__(self) -> None:
        super().__init__(
            "KONTOR_DATABASE_URL needs the driver of PostgreSQL: pip install -c constraints.txt '.[postgres]'."
        )


class VersionConflict(StorageError):
    """Tell that a table is not, or no longer, at the version the caller has worked on."""

    def __init__(self, table_id: str, expected: int) -> None:
        super().__init__(f"The table {table_id} is not at version {expected}.")


class TableGone(StorageError):
    """Tell that a table that was to be changed is not there."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"There is no table {table_id}.")


class ClaimLost(StorageError):
    """Tell that work which this process had taken on is no longer its own."""

    def __init__(self, kind: str, key: str) -> None:
        super().__init__(f"This process has no claim on {kind} {key}.")


class ProcessEnded(StorageError):
    """Raised if this process was silent for so long that others have removed it; only a new one may go on."""

    def __init__(self) -> None:
        super().__init__("Other processes have taken this one for dead. It stops, and must be started again.")


class RowRefused(StorageError):
    """Tell that a row breaks a rule of the schema, such as a key that is already taken."""


class DatabaseFailed(StorageError):
    """The database engine failed, for example because the disk is full."""


class DatabaseUnreachable(DatabaseFailed):
    """Tell that PostgreSQL does not answer."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(f"PostgreSQL at {address} cannot be reached. {reason}")


class TransactionConflict(DatabaseFailed):
    """Tell that a transaction was undone because it and another one got into each other's way."""


class StoreClosed(StorageError):
    """Tell a developer that the store was used after it was closed."""

    def __init__(self) -> None:
        super().__init__("The store was used after it was closed.")


class TransactionOver(StorageError):
    """Tell a developer that a reader or writer was used after its ``async with`` block."""

    def __init__(self) -> None:
        super().__init__("This reader or writer was used after its transaction was over.")


class WriteInsideWrite(StorageError):
    """Tell a developer that a task which is writing asked to write, which would wait for itself forever."""

    def __init__(self) -> None:
        super().__init__("A task that is writing cannot open a second write.")
