"""Daily wards of several games, each with its own seed; and who has won."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Recreate both tables: SQLite can't change primary keys."""
    op.execute("CREATE TABLE wards_before AS SELECT * FROM wards")
    op.execute("CREATE TABLE attempts_before AS SELECT * FROM attempts")
    op.drop_table("wards")
    op.drop_table("attempts")
    op.create_table(
        "wards",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "day", name="pk_wards"),
    )
    op.create_table(
        "attempts",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("counts", sa.Boolean(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", name="pk_attempts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_attempts_table_id"),
    )
    # Until now all of them were of one game.
    op.execute(
        "INSERT INTO wards (game, day, seed, created_at)"
        " SELECT 'dice-hospital', day, seed, created_at FROM wards_before"
    )
    op.execute(
        "INSERT INTO attempts (game, table_id, day, person_id, points, counts)"
        " SELECT 'dice-hospital', table_id, day, person_id, points, counts FROM attempts_before"
    )
    op.drop_table("wards_before")
    op.drop_table("attempts_before")
    op.create_index("ix_attempts_game_day_points", "attempts", ["game", "day", "points"])
    op.create_index(
        "ix_attempts_person_id_game_day", "attempts", ["person_id", "game", "day"], unique=True
    )
