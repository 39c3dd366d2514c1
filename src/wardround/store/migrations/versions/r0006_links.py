"""The previous link of a seat, and who has a seat only by a link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add two columns: old links are unknown, and existing seats stay."""
    op.add_column("links", sa.Column("before", sa.Text(), nullable=True))
    op.create_index("ix_links_before", "links", ["before"])
    op.add_column(
        "chairs",
        sa.Column("by_link", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
