"""An index of the people in each review."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a table, and fill it from the reviews that there are."""
    reviewers = op.create_table(
        "reviewers",
        sa.Column("review_id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("review_id", "person_id", name="pk_reviewers"),
        sa.ForeignKeyConstraint(
            ["review_id"], ["reviews.id"], name="fk_reviewers_review_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_reviewers_person_id", "reviewers", ["person_id"])
    kept = op.get_bind().execute(sa.text("SELECT id, told FROM reviews")).all()
    rows = [
        {"review_id": review, "person_id": one["id"]}
        for review, told in kept
        for one in json.loads(told).get("people", [])
    ]
    op.bulk_insert(reviewers, rows)
