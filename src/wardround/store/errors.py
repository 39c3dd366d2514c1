"""Database errors as codes and facts."""

from __future__ import annotations

from sqlalchemy import exc

from wardround.core.errors import WardroundError


class StoreProblem(WardroundError):
    """A database that can't be opened: a wrong address, no driver, out of reach, too new."""


class StoreInUse(StoreProblem):
    """A file that another server has; `url` is where that one listens, once it does."""

    url = ""


OURS = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)
"""Errors that the database raises because of our input; the rest is about the database."""


def means_away(error: exc.SQLAlchemyError) -> bool:
    """Return whether an error means that the database is away, full, locked or failing."""
    if isinstance(error, exc.TimeoutError):
        return True
    if not isinstance(error, exc.DBAPIError):
        return False
    return error.connection_invalidated or not isinstance(error, OURS)
