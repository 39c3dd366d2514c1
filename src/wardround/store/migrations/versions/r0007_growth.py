"""Limits growth: packs stored once, who created which table, and last visits.

And a row for the write test.
"""

from __future__ import annotations

import hashlib
import json
import time
import zlib

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add tables and columns, and move the packs of all tables to where each is kept once."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.add_column("tables", sa.Column("laid_by", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("size", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("quiet_seq", sa.Integer(), nullable=True))
    op.create_index("ix_tables_laid_by_status", "tables", ["laid_by", "status"])
    op.create_index("ix_tables_status_updated_at", "tables", ["status", "updated_at"])
    op.add_column("people", sa.Column("seen_at", sa.BigInteger(), nullable=True))
    # Nobody knows when they were here; so all of them have their time from now on.
    seen = sa.text("UPDATE people SET seen_at = :now")
    op.get_bind().execute(seen, {"now": int(time.time() * 1000)})
    packs = op.create_table(
        "packs",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_packs"),
    )
    uses = op.create_table(
        "pack_uses",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("pack_hash", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "pack_hash", name="pk_pack_uses"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pack_uses_table_id"),
        sa.ForeignKeyConstraint(["pack_hash"], ["packs.hash"], name="fk_pack_uses_pack_hash"),
    )
    op.create_index("ix_pack_uses_pack_hash", "pack_uses", ["pack_hash"])
    _move_packs(packs, uses)


def _move_packs(packs: sa.Table, uses: sa.Table) -> None:
    connection = op.get_bind()
    known: set[str] = set()
    # One by one: all packs of all tables may be more than the memory holds.
    for table_id in connection.execute(sa.text("SELECT id FROM tables")).scalars().all():
        asked = sa.text("SELECT laid FROM tables WHERE id = :id")
        laid = connection.execute(asked, {"id": table_id}).scalar_one()
        moved = _moved(laid)
        if moved is None:
            continue
        told, texts = moved
        for name, data in texts.items():
            if name not in known:
                row = {"hash": name, "packed": zlib.compress(data), "size": len(data)}
                connection.execute(packs.insert().values(**row))
                known.add(name)
            connection.execute(uses.insert().values(table_id=table_id, pack_hash=name))
        changed = sa.text("UPDATE tables SET laid = :laid, size = :size WHERE id = :id")
        size = len(told) + sum(len(data) for data in texts.values())
        connection.execute(changed, {"laid": told, "size": size, "id": table_id})
        _shorten_record(table_id, texts)


def _moved(laid: object) -> tuple[str, dict[str, bytes]] | None:
    """Return the terms of a table without its packs, and these; None where there are none."""
    try:
        told = json.loads(str(laid))
        texts = {
            name: text.encode("utf-8", "surrogatepass") for name, text in told["packs"].items()
        }
    except (ValueError, LookupError, TypeError, AttributeError):
        return None  # a damaged row stays as it is, and fails alone
    if not texts:
        return None
    hashes = {name: hashlib.sha256(data).hexdigest() for name, data in texts.items()}
    told |= {"packs": {}, "pack_hashes": hashes}
    plain = json.dumps(told, separators=(",", ":"))
    return plain, {hashes[name]: data for name, data in texts.items()}


def _shorten_record(table_id: str, texts: dict[str, bytes]) -> None:
    """Let the record of a finished game name its packs, too."""
    connection = op.get_bind()
    asked = sa.text("SELECT text FROM records WHERE table_id = :id")
    record = connection.execute(asked, {"id": table_id}).scalar()
    if not isinstance(record, str):
        return
    for name, data in texts.items():
        text = data.decode("utf-8", "surrogatepass")
        record = record.replace(json.dumps(text), f'"pack {name}"')
    changed = sa.text("UPDATE records SET text = :text WHERE table_id = :id")
    connection.execute(changed, {"text": record, "id": table_id})
