"""The Alembic environment: runs the steps in the transaction it gets."""

from __future__ import annotations

from alembic import context

from wardround.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
