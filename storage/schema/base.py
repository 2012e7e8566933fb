"""What all tables of the schema share: whole numbers, names of constraints, the owner of a row."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, Text

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


def owner(*, key: bool = False, optional: bool = False) -> Column[str]:
    """Make the column of a row that goes when its table goes."""
    return Column(
        "table_id", Text, ForeignKey("tables.table_id", ondelete="CASCADE"), primary_key=key, nullable=optional
    )
