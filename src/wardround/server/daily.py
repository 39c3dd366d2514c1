"""The ward of the day: the same luck for everybody, one try each, and how all of them did.

Its luck is drawn when the first one of the day asks for it, and told to nobody before the day is
over. Until then a table at which it is played is seen by whoever plays there, and its record by
nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from wardround.core.game import Json
from wardround.match.laying import OPEN, Laid, Place
from wardround.server import laying
from wardround.server.identity import new_secret, now
from wardround.server.node import Node
from wardround.store.rows import Attempt, Person

GAME: Final = "dice-hospital"
GRACE: Final = timedelta(hours=1)
"""So long after midnight a game may still come to its end, and the luck is kept secret."""
PAST: Final = 7
"""How many days before today are told of."""
LONGEST_STREAK: Final = 400
"""Further back nobody looks for how many days in a row somebody has played."""

WEEK: Final[tuple[Json, ...]] = (
    {},
    {"promos": True},
    {"events": True},
    {},
    {"opening-crisis": True},
    {"experimental": True},
    {"events": True, "experimental": True},
)
"""What each day of the week is played with, from Monday on."""

Clock = Callable[[], int]


def day_of(at: int) -> str:
    """Return the day of a moment, by the time of Greenwich."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def days_before(day: str, count: int) -> str:
    """Return an earlier day."""
    return (datetime.fromisoformat(day).date() - timedelta(days=count)).isoformat()


def end_of(day: str) -> int:
    """Return when a day ends."""
    end = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
    return int(end.timestamp() * 1000)


def opened_at(day: str) -> int:
    """Return when the luck of a day's ward may be known."""
    return end_of(day) + int(GRACE.total_seconds() * 1000)


def is_secret(day: str, clock: Clock = now) -> bool:
    """Tell whether a table plays a ward whose luck nobody else may know yet."""
    return bool(day) and clock() < opened_at(day)


def settings_of(day: str) -> Json:
    """Return what a day's ward is played with."""
    return dict(WEEK[datetime.fromisoformat(day).weekday()])


async def lay(node: Node, person: Person, clock: Clock = now) -> str:
    """Return the table at which somebody plays today's ward; there is one for each of them."""
    day = day_of(clock())
    for one in await node.ask(node.store.attempts_of, person.id, day):
        if one.day == day:
            return one.table_id
    seed = await node.ask(node.store.ward, day, new_secret(), clock())
    laid = Laid(
        game=GAME,
        seed=seed,
        places=(Place(OPEN, "normal"),),
        settings=settings_of(day),
        watched=False,
        daily=day,
    )
    # Asked for twice at once it is the same table: nobody else can send a key with a stroke in it.
    made = await laying.lay(node, laid, person, [0], f"daily/{day}")
    await node.ask(node.store.add_attempt, made.table, day, person.id)
    return made.table


async def told(node: Node, person: Person | None, clock: Clock = now) -> Json:
    """Return today's ward and those of the last days, as somebody may know them."""
    day = day_of(clock())
    first = days_before(day, PAST)
    await _settle(node, first)
    results = await node.ask(node.store.results, first)
    mine = await _attempts(node, person, day)
    today = mine.get(day)
    is_over = today is not None and today.points is not None
    players = sum(results.get(day, {}).values())
    return {
        "day": day,
        "ends_at": end_of(day),
        "game": GAME,
        "settings": settings_of(day),
        "players": players,
        "mine": _own(today),
        "results": _results(results.get(day, {}), today) if is_over else None,
        "streak": _streak(day, mine),
        "past": [
            {
                "day": one,
                "mine": _own(mine.get(one)),
                "results": _results(results.get(one, {}), mine.get(one)),
            }
            for one in (days_before(day, count) for count in range(1, PAST + 1))
            if one in mine or one in results
        ],
    }


async def _attempts(node: Node, person: Person | None, day: str) -> dict[str, Attempt]:
    if person is None:
        return {}
    since = days_before(day, LONGEST_STREAK)
    found = await node.ask(node.store.attempts_of, person.id, since)
    return {one.day: one for one in found}


async def _settle(node: Node, since: str) -> None:
    """Note the results of the games that have come to their end since somebody asked."""
    over = await node.ask(node.store.finished_attempts, since)
    if over:
        results = [(one.table_id, one.points, one.over_at < opened_at(one.day)) for one in over]
        await node.ask(node.store.note_results, results)


def _own(attempt: Attempt | None) -> Json | None:
    if attempt is None:
        return None
    return {"table": attempt.table_id, "points": attempt.points, "counts": attempt.counts}


def _results(counted: dict[int, int], attempt: Attempt | None) -> Json:
    """Return how all did: how many have how many points, the middle one, and one's own place."""
    every = [points for points, count in counted.items() for _ in range(count)]
    own = attempt.points if attempt is not None and attempt.counts else None
    return {
        "players": len(every),
        "best": max(every, default=None),
        "median": every[len(every) // 2] if every else None,
        "place": None if own is None else 1 + sum(points > own for points in every),
        "scores": [{"points": points, "players": count} for points, count in counted.items()],
    }


def _streak(day: str, mine: dict[str, Attempt]) -> int:
    """Return on how many days in a row somebody has finished; today may still be open."""
    days = [days_before(day, count) for count in range(LONGEST_STREAK)]
    done = [one in mine and mine[one].counts for one in days]
    return _run(done) if done[0] else _run(done[1:])


def _run(done: Sequence[bool]) -> int:
    return done.index(False) if False in done else len(done)
