"""The store: opens a database, creates it if needed, and upgrades it."""

from __future__ import annotations

from typing import Self

from sqlalchemy.exc import DBAPIError

from wardround.store.addresses import Addresses
from wardround.store.dailies import Dailies
from wardround.store.duties import Beating, Duties, Orders
from wardround.store.engines import engine_for
from wardround.store.errors import StoreProblem
from wardround.store.links import Links, Tokens
from wardround.store.log import Log
from wardround.store.people import People
from wardround.store.reminders import Reminders
from wardround.store.retention import Retention
from wardround.store.reviews import Reviews
from wardround.store.tables import Tables
from wardround.store.upgrading import upgrade
from wardround.store.urls import is_sqlite, parsed, prepare_file, said, shown
from wardround.tables.errors import StoreAway


class Store(
    Log,
    Tables,
    Duties,
    Links,
    People,
    Tokens,
    Dailies,
    Reviews,
    Orders,
    Beating,
    Retention,
    Reminders,
    Addresses,
):
    """Everything that is kept. Any thread may ask anything at any time.

    Whatever was changed is on the disk when a method returns, or the method raises `StoreAway`.
    """

    @classmethod
    def open(cls, address: str | None = None) -> Self:
        """Open the database at `sqlite:///FILE` or `postgresql://…` and bring it up to date.

        Without an address it is a file in the user's data directory. Raises `StoreProblem`.
        """
        url = parsed(address)
        if is_sqlite(url):
            prepare_file(url)
        store = cls(engine_for(url))
        try:
            upgrade(store)
        except (DBAPIError, StoreAway) as error:
            store.close()
            problem = said(error, url)
            raise StoreProblem("store-unreachable", database=shown(url), problem=problem) from None
        except BaseException:
            store.close()
            raise
        return store

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
