"""Email addresses, and the codes sent to confirm them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add two tables."""
    op.create_table(
        "addresses",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("stop", sa.Text(), nullable=False),
        sa.Column("code_hash", sa.Text(), nullable=False),
        sa.Column("code_at", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("confirmed_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("person_id", name="pk_addresses"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_addresses_person_id"),
        sa.UniqueConstraint("stop", name="uq_addresses_stop"),
    )
    op.create_table(
        "codes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("address_hash", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_codes"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_codes_person_id"),
    )
    op.create_index("ix_codes_person_id", "codes", ["person_id"])
    op.create_index("ix_codes_at", "codes", ["at"])
