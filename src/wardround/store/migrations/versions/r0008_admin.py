"""The operators' log, closed tables, and banned people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a table and two columns."""
    op.create_table(
        "admin_log",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("operator", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_admin_log"),
    )
    op.add_column("tables", sa.Column("closed_at", sa.BigInteger()))
    op.add_column("people", sa.Column("banned_at", sa.BigInteger()))
