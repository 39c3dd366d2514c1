"""Examines a database without changing it: whether it can be read and written, and its schema."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Column, Connection, Engine, Integer, MetaData, Table, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from wardround.store.engines import WRITES, careful_engine
from wardround.store.errors import StoreProblem
from wardround.store.upgrading import Standing, standing
from wardround.store.urls import POSTGRES, said, shown


@dataclass(frozen=True, slots=True)
class Examined:
    """What a look at a database showed."""

    standing: Standing
    revision: str
    """The name of its schema; empty where it has none."""
    refusal: str = ""
    """The database's error when writing; empty if it can write."""
    ahead: float | None = None
    """Seconds by which its clock is ahead of ours, where it has its own."""


def examine(url: URL) -> Examined:
    """Look at a database; raise `StoreProblem` if it can't even be read.

    Writes are tried with a scratch table, and rolled back.
    """
    engine = careful_engine(url)
    try:
        with engine.connect() as connection:
            found, revision = standing(connection)
            ahead = _ahead(connection)
        return Examined(found, revision, _refusal(engine, url), ahead)
    except SQLAlchemyError as error:
        raise StoreProblem(
            "store-unreachable", database=shown(url), problem=said(error, url)
        ) from None
    finally:
        engine.dispose()


def _ahead(connection: Connection) -> float | None:
    """Return by how many seconds the database's clock is ahead, if it is not ours."""
    if connection.dialect.name != POSTGRES:
        return None
    before = time.time()
    theirs = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
    return float(theirs) - (before + time.time()) / 2


def _refusal(engine: Engine, url: URL) -> str:
    """Return why nothing can be written, or nothing."""
    scratch = Table(
        f"wardround_doctor_{secrets.token_hex(8)}", MetaData(), Column("number", Integer)
    )
    try:
        with engine.execution_options(**{WRITES: True}).connect() as connection:
            scratch.create(connection)
            connection.execute(scratch.insert().values(number=1))
            connection.rollback()
    except SQLAlchemyError as error:
        return said(error, url)
    return ""
