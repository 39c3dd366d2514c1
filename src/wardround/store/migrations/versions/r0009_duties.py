"""When each table is due, whether or not anyone has it open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add a table in which all unfinished games are due right away."""
    op.create_table(
        "duties",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_duties"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_duties_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_duties_due_at", "duties", ["due_at"])
    playing = "SELECT id, 0 FROM tables WHERE status = 'playing'"
    op.execute(sa.text(f"INSERT INTO duties (table_id, due_at) {playing}"))
