"""The database: tables, their logs, seats, people and finished games.

`Store.open` opens an SQLite file or PostgreSQL; `Writer` lets many tables share one commit, and
`listen` notifies a node of what others have written.
"""

from wardround.store.errors import StoreProblem
from wardround.store.rows import Credential, Merged
from wardround.store.store import Store
from wardround.store.wakes import Listener, listen
from wardround.store.writer import Writer

__all__ = ["Credential", "Listener", "Merged", "Store", "StoreProblem", "Writer", "listen"]
