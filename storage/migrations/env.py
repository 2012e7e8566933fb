"""What Alembic runs: the revisions, inside the transaction that ``storage.prepare`` has opened."""

from alembic import context

from storage.schema import metadata

# render_as_batch: SQLite changes most of a table only by copying it.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
