"""Daily wards, attempts, and preferences."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add two tables and a column."""
    op.create_table(
        "wards",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_wards"),
    )
    op.create_table(
        "attempts",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("counts", sa.Boolean(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", name="pk_attempts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_attempts_table_id"),
    )
    op.create_index("ix_attempts_day_points", "attempts", ["day", "points"])
    op.create_index("ix_attempts_person_id_day", "attempts", ["person_id", "day"], unique=True)
    op.add_column("people", sa.Column("preferences", sa.Text(), nullable=True))
