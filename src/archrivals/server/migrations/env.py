"""Runs migrations on the connection that the store hands over."""

from alembic import context

from archrivals.server.core.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
