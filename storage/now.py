"""The database's own clock, by which processes on several machines agree."""

from typing import Any

from sqlalchemy import BigInteger
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


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
