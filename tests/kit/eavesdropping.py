"""Records everything that a table sends to one viewer, and searches it for secrets."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import Any, TypeVar

import httpx

from tests.kit.games import KITS
from tests.kit.plain import Json
from tests.kit.server import SECONDS, Player
from wardround.catalog import find
from wardround.core.game import CHANCE, State
from wardround.core.luck import Rng
from wardround.core.records import Move, did
from wardround.tables.game import showing
from wardround.tables.game.course import Course
from wardround.tables.game.entries import TABLE, Entry
from wardround.tables.game.match import Match
from wardround.tables.game.setup import OPEN, Place, TableSetup, read_setup
from wardround.tables.game.table import OVER, Table
from wardround.tables.live import summary_of
from wardround.tables.pictures import TableWords, explained
from wardround.tables.pictures.pictures import Looked
from wardround.tables.rows import TableRow

T = TypeVar("T")
SEED = "the-seed-of-this-table-is-for-nobody-to-know"
WORDS = TableWords()
LANGUAGES = ("en", "fr", "it")
WHOLE = 16
"""After so many entries the whole story is asked for."""


def seated(
    game_id: str,
    people: int,
    settings: Json | None = None,
    moves: Sequence[Move] = (),
) -> Table:
    """Return a table with a person on every seat, at the first decision (after `moves`)."""
    places = tuple(Place(OPEN) for _ in range(people))
    laid = TableSetup(game_id, SEED, places, settings or {}, moves=tuple(moves))
    table = Table("table", laid, find(game_id))
    for seat in range(people):
        # What is played because nothing else can be done is shown to all, as it should be.
        enter(table, "automatic", seat, on=False)
    for seat in range(people):
        enter(table, "sit", seat, name=f"Guest {seat + 1}", person=person_id(seat))
    return table


def person_id(seat: int) -> str:
    """Return who sits on a seat, as only the server may know."""
    return f"person-id-{seat}"


def enter(table: Table, kind: str, seat: int = TABLE, **body: object) -> None:
    """Let something happen at a table."""
    table.add(Entry(table.seq + 1, 1_000 * table.seq, kind, seat, body))


def viewers(table: Table) -> list[int | None]:
    """Return all seats and the spectator."""
    return [None, *range(len(table.chairs.all))]


def course_of(match: Match) -> Course:
    """Return what no program but a match itself may look at."""
    return match.course


@contextmanager
def swapped(table: Table, twin: State) -> Iterator[None]:
    """Let another position be the real one for a while."""
    course = course_of(table.playing())
    real, course.state = course.state, twin
    try:
        yield
    finally:
        course.state = real


# --- what is sent --------------------------------------------------------------------------------


def sent(table: Table, viewer: int | None) -> str:
    """Return all that a viewer can be sent at this moment, whatever they ask for, to the letter.

    Of the story it is what is new, and now and then the whole of it. So it is with the parts that
    a stream sends.
    """
    after = table.seq - 1 if table.seq % WHOLE else 0
    language = LANGUAGES[table.seq % len(LANGUAGES)]
    told = WORDS.shown(table, viewer, language, after=after)
    news, _ = WORDS.pictures.news(table, Looked(viewer, "en", [], []), after, {})
    return json.dumps([told, news.decode(), summary_of(table), *_answers(table, viewer, told)])


def _answers(table: Table, viewer: int | None, told: Json) -> Iterator[object]:
    """Give what a seat that is to decide can ask for besides."""
    match = table.playing()
    if viewer is None or viewer not in match.actors():
        return
    yield showing.preview(match, viewer, [told["choices"][-1]["action"]])


def reasons_sent(table: Table, seat: int) -> str:
    """Return why a seat may not do what it may not do, to the letter."""
    return json.dumps(explained(showing.reasons(table.playing(), seat), "en"))


def given_away(text: str, secrets: Iterable[str]) -> list[str]:
    """Return the secrets that stand in a text."""
    return [secret for secret in secrets if secret in text]


def secrets_of(table: Table) -> list[str]:
    """Return what no viewer may be sent while a game goes on."""
    return [SEED, *(person_id(seat) for seat in range(len(table.chairs.all)))]


def shuffled(things: Sequence[T], rng: Rng) -> list[T]:
    """Return things in any order."""
    places = list(range(len(things)))
    rng.shuffle(places)
    return [things[place] for place in places]


# --- twins ---------------------------------------------------------------------------------------


def any_twin(table: Table, owner: int, rng: Rng) -> State | None:
    """Return a position that differs from the real one in a secret of `owner`, if there is any."""
    twins = KITS[table.setup.game].disguises(course_of(table.playing()).state, owner)
    return twins[rng.below(len(twins))] if twins else None


class TwinTables:
    """Two tables that differ in one secret, at which everyone else sees the same happen."""

    def __init__(self, table: Table, twin: Table, owner: int) -> None:
        self.table = table
        self.twin = twin
        self.owner = owner
        self.others = [viewer for viewer in viewers(table) if viewer != owner]

    def follow(self, rng: Rng, at_most: int) -> int:
        """Play on while the secret can be kept; return how many entries nobody could tell apart."""
        for count in range(at_most):
            for viewer in self.others:
                assert sent(self.twin, viewer) == sent(self.table, viewer)
            if not self._go_on(rng):
                return count
        return at_most

    def _go_on(self, rng: Rng) -> bool:
        """Let someone do something that looks the same at both tables."""
        if self._undo(rng):
            return True
        actors = self.table.playing().actors()
        options = [(seat, one) for seat in actors for one in self.table.playing().legal(seat)]
        return any(self._act(seat, action) for seat, action in shuffled(options, rng))

    def _undo(self, rng: Rng) -> bool:
        match = self.table.playing()
        free = [seat for seat in range(len(match.seats)) if match.may_undo(seat)]
        if not free or rng.below(4):
            return False
        enter(self.table, "undo", free[0])
        enter(self.twin, "undo", free[0])
        return True

    def _act(self, seat: int, action: int) -> bool:
        """Do something at both tables, unless it would show the secret."""
        state, twin = (course_of(one.playing()).state for one in (self.table, self.twin))
        game = self.table.playing().game
        other = KITS[game.id].disguised(state.copy(), twin.copy(), did(seat, action))
        if other is None or other.action not in game.legal(twin, seat):
            return False
        told = [self._tried(table, seat, did) for table, did in self._pair(action, other.action)]
        if told[0] != told[1]:
            return False
        enter(self.table, "act", seat, action=action)
        enter(self.twin, "act", seat, action=other.action)
        return True

    def _pair(self, action: int, other: int) -> list[tuple[Table, int]]:
        return [(self.table, action), (self.twin, other)]

    def _tried(self, table: Table, seat: int, action: int) -> str:
        """Return what everyone would be told, luck included, up to the next decision."""
        match = table.playing()
        again = Match(match.terms, match.seats, SEED)
        course_of(again).state = course_of(match).state.copy()
        course_of(again).act(seat, action)
        while again.game.actors(course_of(again).state) == [CHANCE]:
            course_of(again).resolve_luck()
        shown = again.outcome() is not None
        return "" if shown else json.dumps(again.events_since(0))


def twin_tables(table: Table, owner: int, rng: Rng) -> TwinTables | None:
    """Return the game so far at two tables, one of which differs in a secret of `owner`."""
    if table.status == OVER:
        return None
    twin = any_twin(table, owner, rng)
    if twin is None:
        return None
    moves = table.playing().moves_since(0)
    laid = table.setup
    first, second = (seated(laid.game, len(laid.places), laid.settings, moves) for _ in range(2))
    course_of(second.playing()).state = twin
    return TwinTables(first, second, owner)


# --- over the network ----------------------------------------------------------------------------


Heard = list[tuple[int, Json]]


class Ear:
    """Everything that one person at a table is sent over HTTP."""

    def __init__(self, player: Player, seat: int | None) -> None:
        self.player = player
        self.seat = seat
        self.answers: list[str] = []
        """The bodies of all answers to requests."""
        self.events: Heard = []
        """What came on the stream, each with the entry that it is about."""
        player.http.event_hooks = {"response": [self._hear]}

    def _hear(self, answer: httpx.Response) -> None:
        if answer.headers.get("content-type", "").startswith("text/event-stream"):
            return
        self.answers.append(answer.read().decode())

    def follow(self, table: str) -> None:
        """Listen to the stream of a table until its game is over."""
        with closing(self.player.events(table, self.seat)) as events:
            for number, shown in events:
                self.events.append((number, shown))
                if shown["status"] == OVER:
                    return

    def ask(self, method: str, path: str, **request: Any) -> int:
        """Ask for something, whether it is refused or not; return the status."""
        return self.player.http.request(method, path, **request).status_code

    def heard_before_the_end(self) -> str:
        """Return all that was sent while the game went on."""
        events = [shown for _, shown in self.events if shown["status"] != OVER]
        return "\n".join([*self.answers, json.dumps(events)])


@contextmanager
def listening(ears: Sequence[Ear], table: str) -> Iterator[None]:
    """Let everyone listen to the stream of a table, until its game is over."""
    with ThreadPoolExecutor(len(ears)) as threads:
        following = [threads.submit(ear.follow, table) for ear in ears]
        yield
        for one in following:
            one.result(SECONDS)


def retold(row: TableRow, entries: Sequence[Entry], ears: Sequence[Ear]) -> list[Heard]:
    """Return what each one had to be sent on their stream, made here from the log alone."""
    laid = read_setup(row.laid)
    table = Table(row.id, laid, find(laid.game))
    told: list[Heard] = [[] for _ in ears]
    wanted = [{number for number, _ in ear.events} for ear in ears]
    for entry in entries:
        table.add(entry)
        for place, ear in enumerate(ears):
            if entry.seq in wanted[place]:
                after = told[place][-1][0] if told[place] else 0
                mine = [] if ear.seat is None else [ear.seat]
                shown = WORDS.shown(table, ear.seat, "en", mine=mine, after=after)
                told[place].append((entry.seq, json.loads(json.dumps(shown))))
    return told
