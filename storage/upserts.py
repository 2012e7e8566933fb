"""Adding a row or changing the one that is there: one kind of statement, which both engines write in the same words."""

from typing import Any

from sqlalchemy import BigInteger, Integer, ScalarSelect
from sqlalchemy.dialects.postgresql import Insert, insert
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

__all__ = ["Insert", "insert", "or_new_id"]


class or_new_id(FunctionElement[int]):  # noqa: N801 - functions of SQL are named so
    """Be the id that a query finds or, if it finds none, the next one of the outbox."""

    inherit_cache = True
    type = Integer()

    def __init__(self, found: ScalarSelect[Any]) -> None:
        super().__init__(found)


@compiles(or_new_id)
def _left_to_the_engine(element: or_new_id, compiler: SQLCompiler, **given: Any) -> str:
    """Write nothing more: SQLite itself puts the next id for NULL."""
    (found,) = element.clauses
    return compiler.process(found, **given)


@compiles(or_new_id, "postgresql")
def _from_sequence(element: or_new_id, compiler: SQLCompiler, **given: Any) -> str:
    """Ask for the next id only where none was found."""
    (found,) = element.clauses
    return f"coalesce({compiler.process(found, **given)}, nextval('outbox_id_seq'))"


class database_now(FunctionElement[int]):  # noqa: N801 - functions of SQL are named so
    """Be the time at which the statement runs, in UTC epoch milliseconds."""

    inherit_cache = True
    type = BigInteger()


@compiles(database_now)
def _of_sqlite(_element: database_now, _compiler: SQLCompiler, **_given: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


@compiles(database_now, "postgresql")
def _of_postgres(_element: database_now, _compiler: SQLCompiler, **_given: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
