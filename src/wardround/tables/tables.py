"""The table service: everything that a face does with tables.

    tables = Tables(OpenTables(storage), thinker)
    setup = await tables.setup(TableWanted("dice-hospital", [SeatWanted("me"), SeatWanted("bot")]))
    made = await tables.create(person, setup, [0])
    live = await tables.find(made.table)

A face parses what people want, calls one verb and shows the answer. What is refused is raised, as
a `WardroundError` with a code and facts; `errors` has the kinds.
"""

from __future__ import annotations

from wardround.tables.verbs.asking import Asking
from wardround.tables.verbs.coaching import Coaching
from wardround.tables.verbs.creating import Creating
from wardround.tables.verbs.joining import Joining
from wardround.tables.verbs.playing import Playing
from wardround.tables.verbs.puzzling import Puzzling
from wardround.tables.verbs.replaying import Replaying, Reviewing
from wardround.tables.verbs.watching import Watching


class Tables(
    Creating, Joining, Playing, Watching, Asking, Coaching, Replaying, Reviewing, Puzzling
):
    """All verbs, over the tables that are open here."""
