"""The daily ward: the same dice and cards for all players, one attempt each, and the results.

Its seed is drawn when the first player of the day asks for it, and stays secret until the day is
over. Until then only its player sees a table of it, and nobody its record.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Final, TypedDict

from wardround import catalog
from wardround.core.json_types import About, PerGame, Settings
from wardround.core.traits import DailyWard
from wardround.tables import creating
from wardround.tables.daily.days import days_before
from wardround.tables.game.setup import BOT, OPEN, Place, TableSetup
from wardround.tables.open_tables import OpenTables
from wardround.tables.rows import Attempt, DayResults, Person, Result
from wardround.words import Words
from wardround.words.settings import game_told

PAST: Final = 7
"""How many past days are listed."""
LONGEST_STREAK: Final = 400
"""The longest streak that is counted, in days."""


WARDS: Final[dict[str, DailyWard]] = {
    game.id: game.traits.daily for game in catalog.GAMES.values() if game.traits.daily is not None
}
"""The games that have a ward of the day."""
FIRST: Final = next(iter(WARDS))
"""The game whose ward is meant if none is named."""

NOBODY: Final = DayResults({}, 0)


class AttemptRecord(TypedDict):
    """Your own attempt."""

    table: str
    points: Annotated[int | None, About("null while in progress")]
    counts: Annotated[bool, About("whether it was finished in time")]
    won: Annotated[bool | None, About("null while in progress, and in solo games")]


class Score(TypedDict):
    """How many players have this score."""

    points: int
    players: int


class Results(TypedDict):
    """Results of everyone who finished in time."""

    players: int
    best: int | None
    median: Annotated[int | None, About("the median score")]
    place: Annotated[int | None, About("your rank by points; null without a result")]
    winners: Annotated[int | None, About("number of winners; null in solo games")]
    scores: Annotated[list[Score], About("fewest points first")]


class PastWard(TypedDict):
    """The ward of an earlier day."""

    day: str
    mine: AttemptRecord | None
    results: Results


class Daily(TypedDict):
    """The ward of the day."""

    day: Annotated[str, About("as in 2026-11-15, in UTC")]
    ends_at: Annotated[int, About("when the next one starts, in milliseconds since 1970")]
    game: Annotated[str, PerGame("DailyGame")]
    settings: Settings
    extras: Annotated[list[str], About("what differs from the usual setup, in words")]
    rivals: Annotated[int, About("number of bots to play against")]
    players: Annotated[int, About("number of players who have finished")]
    mine: AttemptRecord | None
    results: Annotated[Results | None, About("only once you have finished")]
    streak: Annotated[int, About("days in a row that you have played")]
    past: Annotated[list[PastWard], About("latest first")]


def settings_of(game: str, day: str) -> Settings:
    """Return what a day's ward is played with."""
    return dict(WARDS[game].week[date.fromisoformat(day).weekday()])


def setup_of(game: str, day: str, seed: str) -> TableSetup:
    """Return the setup of an attempt: the player first, then the bots."""
    return TableSetup(
        game=game,
        seed=seed,
        places=(Place(OPEN, "normal"), *[Place(BOT, bot) for bot in WARDS[game].bots]),
        settings=settings_of(game, day),
        watched=False,
        daily=day,
    )


def key_of(game: str, day: str) -> str:
    """Return the key of an attempt, so that two simultaneous requests get one table.

    No client can send a key with a slash in it. Keys of the first game do not name it.
    """
    return f"daily/{day}" if game == FIRST else f"daily/{game}/{day}"


async def start_attempt(tables: OpenTables, person: Person, game: str = FIRST) -> str:
    """Return a player's table of today's ward; each player has one."""
    day = tables.calendar.today()
    for one in await tables.storage.attempts_of(person.id, game, day):
        if one.day == day:
            return one.table_id
    drawn, at = tables.deals.of_ward(game, day), tables.calendar.clock()
    seed = await tables.storage.ward(game, day, drawn, at)
    made = await creating.create_table(
        tables, setup_of(game, day, seed), person, [0], key_of(game, day)
    )
    await tables.storage.add_attempt(made.table, game, day, person.id)
    return made.table


async def overview(tables: OpenTables, person: Person | None, game: str = FIRST) -> Daily:
    """Return today's ward and those of the last days, as a player can see them."""
    day = tables.calendar.today()
    first = days_before(day, PAST)
    await _settle(tables, game, first)
    results = await tables.storage.results(game, first)
    mine = await _attempts(tables, person, game, day)
    today = mine.get(day)
    is_over = today is not None and today.points is not None
    can_win = bool(WARDS[game].bots)

    def of(one: str) -> Results:
        return _results(results.get(one, NOBODY), mine.get(one), can_win)

    return {
        "day": day,
        "ends_at": tables.calendar.end_of(day),
        "game": game,
        "settings": settings_of(game, day),
        "extras": [],
        "rivals": len(WARDS[game].bots),
        "players": sum(results.get(day, NOBODY).scores.values()),
        "mine": _own(today, can_win),
        "results": of(day) if is_over else None,
        "streak": _streak(day, mine),
        "past": [
            {"day": one, "mine": _own(mine.get(one), can_win), "results": of(one)}
            for one in (days_before(day, count) for count in range(1, PAST + 1))
            if one in mine or one in results
        ],
    }


def extras_of(game: str, settings: Settings, language: str) -> list[str]:
    """Return the names of settings."""
    known = game_told(catalog.find(game), Words(language))["settings"]
    return [one["title"] for one in known if one["name"] in settings]


async def _attempts(
    tables: OpenTables, person: Person | None, game: str, day: str
) -> dict[str, Attempt]:
    if person is None:
        return {}
    since = days_before(day, LONGEST_STREAK)
    found = await tables.storage.attempts_of(person.id, game, since)
    return {one.day: one for one in found}


async def _settle(tables: OpenTables, game: str, since: str) -> None:
    """Store the results of games that have ended since the last request."""
    opened_at = tables.calendar.opened_at
    over = await tables.storage.finished_attempts(game, since)
    if over:
        results = [
            Result(one.table_id, one.points, one.over_at < opened_at(one.day), one.won)
            for one in over
        ]
        await tables.storage.note_results(results)


def _own(attempt: Attempt | None, can_win: bool) -> AttemptRecord | None:
    if attempt is None:
        return None
    return {
        "table": attempt.table_id,
        "points": attempt.points,
        "counts": attempt.counts,
        "won": attempt.won if can_win and attempt.points is not None else None,
    }


def _results(known: DayResults, attempt: Attempt | None, can_win: bool) -> Results:
    """Return the results: how many players have each score, the median, and the player's place."""
    every = [points for points, count in known.scores.items() for _ in range(count)]
    own = attempt.points if attempt is not None and attempt.counts else None
    return {
        "players": len(every),
        "best": max(every, default=None),
        "median": every[len(every) // 2] if every else None,
        "place": None if own is None else 1 + sum(points > own for points in every),
        "winners": known.winners if can_win else None,
        "scores": [{"points": points, "players": count} for points, count in known.scores.items()],
    }


def _streak(day: str, mine: dict[str, Attempt]) -> int:
    """Return on how many days in a row a player has finished; today counts if it is done."""
    days = [days_before(day, count) for count in range(LONGEST_STREAK)]
    done = [one in mine and mine[one].counts for one in days]
    return _run(done) if done[0] else _run(done[1:])


def _run(done: Sequence[bool]) -> int:
    return done.index(False) if False in done else len(done)
