"""Who is there and who is away: by streams, and by what people did lately."""

from __future__ import annotations

from tests.kit.plain import Json
from wardround.tables.game.entries import Entry
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.live import Live
from wardround.tables.presence import PATIENCE, Presence
from wardround.tables.rows import SeatRight, TableRow

NOBODY: list[int] = []


class Hours:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Return what it shows."""
        return self.now


def table(hours: Hours, *, holders: list[SeatRight] | None = None) -> Live:
    """Return a table of Ann and Bob at which somebody looks at the clock."""
    laid = TableSetup(
        "dice-hospital", "seed", (Place(OPEN, ""), Place(OPEN, "")), {"first-player": 0}
    )
    row = TableRow(
        "t", laid.record(), 0, "waiting", listed=False, summary={}, updated_at=0, last_seq=0
    )
    sat = [
        Entry(seat + 1, 0, "sit", seat, {"name": name, "person": name.lower()})
        for seat, name in enumerate(("Ann", "Bob"))
    ]
    live = Live(row, sat, holders or [])
    live.presence = Presence(hours)
    return live


def entry(live: Live, kind: str, seat: int, body: Json) -> None:
    """Let something happen."""
    live.follow(Entry(live.table.seq + 1, 0, kind, seat, body))


def test_nobody_is_away_before_they_could_come_back() -> None:
    hours = Hours()
    live = table(hours)
    hours.now += PATIENCE - 1
    before = live.away()
    hours.now += 1

    assert (before, live.away()) == (NOBODY, [0, 1])


def test_whoever_has_a_stream_is_there_until_a_while_after_it_ends() -> None:
    hours = Hours()
    live = table(hours)
    live.presence.come("ann")
    live.presence.come("ann")
    hours.now += 10 * PATIENCE
    both = live.away()
    live.presence.go("ann")
    hours.now += 10 * PATIENCE
    one = live.away()
    live.presence.go("ann")
    just = live.away()
    hours.now += PATIENCE

    assert (both, one, just, live.away()) == ([1], [1], [1], [0, 1])


def test_whoever_plays_is_there_also_without_a_stream_but_not_by_a_bot() -> None:
    hours = Hours()
    live = table(hours)
    hours.now += PATIENCE
    match = live.table.playing()
    (seat,) = match.actors()
    entry(live, "act", seat, {"action": match.legal(seat)[0]})
    after = live.away()
    hours.now += PATIENCE
    other = match.actors()[0]
    entry(live, "act", other, {"action": match.legal(other)[0], "by": "bot"})

    assert (after, live.away()) == ([1 - seat], [0, 1])


def test_somebody_with_a_link_to_the_seat_counts_for_it() -> None:
    hours = Hours()
    live = table(hours, holders=[SeatRight(1, "phone", "Bob")])
    hours.now += PATIENCE
    live.presence.come("phone")

    assert live.away() == [0]


def test_where_a_bot_stands_in_nobody_is_missed() -> None:
    hours = Hours()
    live = table(hours)
    hours.now += PATIENCE
    entry(live, "stand-in", 0, {"for": 0, "bot": "easy"})

    assert live.away() == [1]
