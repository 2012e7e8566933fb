"""What all tables of the schema share: whole numbers, names of constraints, the owner of a row, and whose it is.

Each column that holds a user's id carries a mark, by which `storage.own` finds what is a user's, to give it to them or
to delete it. A test finds columns without one.
"""

from typing import Any, Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, Text, text

# Ids and milliseconds need 64 bits; SQLite has them in every INTEGER and wants that very word for its row ids.
Whole: Final = BigInteger().with_variant(Integer(), "sqlite")

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

MINE: Final = {"user": "mine"}
"""The row is the user's: they are given it, and it goes with them."""
NAMED: Final = {"user": "named"}
"""The row belongs to others too: the user is given it, and it stays without their number."""
ABOUT: Final = {"user": "about"}
"""The row is another user's, such as a block: it is deleted with that user, and never given to the user it is about."""
KEPT: Final = {"user": "kept"}
"""The row stays although the user deletes their data, for a reason that the page about privacy names."""


def owner(*, key: bool = False, optional: bool = False) -> Column[str]:
    """Make the column of a row that goes when its table goes."""
    return Column(
        "table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=key, nullable=optional
    )


def seat_key() -> tuple[Column[str], Column[int]]:
    """Make the key of a row about a seat of a table; the row goes when the table goes."""
    return owner(key=True), Column("seat", Integer, primary_key=True, autoincrement=False)


def where(condition: str, postgres: str = "") -> dict[str, Any]:
    """Say for which rows an index is, in SQL that both engines understand, or in words of PostgreSQL's own."""
    return {"sqlite_where": text(condition), "postgresql_where": text(postgres or condition)}
