"""Who is away is told once that it is their move; who looks, or wants no word, is told nothing."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.kit.certificates import make_certificate
from tests.kit.push_service import Browser, PushService, push_service
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.people.reminders.mailing import Move, Post
from wardround.server.people.reminders.push import Endpoints, PushSender
from wardround.server.people.reminders.reminder import WAIT_SECONDS, Reminder
from wardround.server.people.reminders.vapid import make_key
from wardround.store.administering import Administration
from wardround.store.store import Store
from wardround.tables import access, creating
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked
from wardround.tables.presence import Presence
from wardround.tables.rows import Person

T = TypeVar("T")
PEOPLE = [Person(f"person-{seat}", f"Seat {seat}", 1000) for seat in range(2)]
PATIENCE = 30.0


class Club:
    """A node with a table where two people sit who have a browser each, and a push service."""

    def __init__(
        self, node: Node, live: Live, service: PushService, sender: PushSender | None
    ) -> None:
        self.seconds = 0.0
        self.service = service
        self.sender: PushSender | None = sender
        self.post: Post | None = None
        self.browsers = [Browser() for _ in PEOPLE]
        self.sit_down(node, live)

    def sit_down(self, node: Node, live: Live) -> None:
        """Go on at a node, which may be another one."""
        self.node, self.live = node, live
        live.presence = Presence(self.clock)
        self.reminder = Reminder(node, self.sender, self.post, self.clock)

    def clock(self) -> float:
        """Return the time, which only the test moves."""
        return self.seconds

    def subscribe(self, *seats: int, language: str = "en") -> None:
        """Let people want to be told."""
        for seat in seats:
            told = self.browsers[seat].subscription(self.service.endpoint(str(seat)), language)
            self.node.store.subscribe(PEOPLE[seat].id, told, 1000)

    async def look(self, after: float = 0.0) -> None:
        """Let some time pass, and the reminder look."""
        self.seconds += after
        await self.reminder.look()
        await self.reminder.settled()

    async def act(self) -> int:
        """Let the seat decide whose turn it is, until another has one; return whose it is now."""
        seat = self.deciding()
        while self.deciding() == seat:
            match = self.live.table.playing()
            body = {"action": match.legal(seat)[0], "by": "bot"}
            await self.node.add(self.live, Asked("act", seat, body))
        return self.deciding()

    def deciding(self) -> int:
        """Return the first seat that is to decide."""
        return self.live.table.playing().actors()[0]

    def told(self) -> list[tuple[int, Any]]:
        """Return what came to the browsers of which seats, in order."""
        found = [(int(one.request.split("/")[2][0]), one.body) for one in self.service.got]
        return [(seat, json.loads(self.browsers[seat].read(body))) for seat, body in found]

    def seats_told(self) -> list[int]:
        """Return to which seats something came."""
        return [seat for seat, _ in self.told()]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Give an empty store in which people are known."""
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as opened:
        for person in PEOPLE:
            opened.add_person(person.id, person.name, f"token of {person.id}", 1000)
        yield opened


def in_a_club(store: Store, folder: Path, test: Callable[[Club], Awaitable[T]]) -> T:
    """Run a test with a node, a table and a push service."""
    certificate, tls = make_certificate(folder, 30)
    trust = ssl.create_default_context(cafile=str(certificate))
    key = make_key(folder / "push-key.pem")

    async def run() -> T:
        node = Node(store, Metrics())
        sender = PushSender(key, Endpoints(["127.0.0.1", "::1"]), "", trust)
        try:
            laid = TableSetup("dice-hospital", "seed", (Place(OPEN),) * len(PEOPLE))
            live = await node.find((await creating.create_table(node, laid, PEOPLE[0], [])).table)
            for seat, person in enumerate(PEOPLE):
                await access.sit(node, live, person, seat)
            async with push_service(tls) as service:
                return await test(Club(node, live, service, sender))
        finally:
            await node.close()

    return asyncio.run(run())


def test_who_is_away_is_told_once_a_turn_and_what_they_are_told(
    store: Store, tmp_path: Path
) -> None:
    async def play(club: Club) -> None:
        club.subscribe(0, 1, language="fr")
        first = club.deciding()
        waiting = club.live.table.playing().actors()
        await club.look()
        assert club.told() == []  # they may be about to come back
        await club.look(WAIT_SECONDS)
        assert sorted(club.seats_told()) == waiting
        for _ in range(3):
            await club.look(60)
        assert len(club.told()) == len(waiting)
        _, told = club.told()[0]
        assert told == {
            "title": "À vous de jouer",
            "body": "Dice Hospital",
            "path": f"/t/{club.live.id}",
            "table": club.live.id,
            "language": "fr",
        }
        before = len(club.told())
        second = await club.act()
        assert second != first
        await club.look()
        await club.look(WAIT_SECONDS)
        expected = [] if second in waiting else [second]
        assert club.seats_told()[before:] == expected

    in_a_club(store, tmp_path, play)


def test_nobody_is_told_who_did_not_ask_for_it_or_who_muted_the_table(
    store: Store, tmp_path: Path
) -> None:
    async def play(club: Club) -> list[int]:
        seat = club.deciding()
        await club.look()
        await club.look(WAIT_SECONDS)
        club.subscribe(0, 1)
        for person in PEOPLE:
            store.remind(person.id, club.live.id, on=False)
        for _ in range(4):
            await club.act()
            await club.look()
            await club.look(WAIT_SECONDS)
        assert club.told() == []
        while await club.act() != seat:
            pass
        store.remind(PEOPLE[seat].id, club.live.id, on=True)
        await club.look()
        await club.look(WAIT_SECONDS)
        return [one - seat for one in club.seats_told()]

    assert in_a_club(store, tmp_path, play) == [0]


def test_who_had_the_page_open_is_not_told_of_that_turn_even_later(
    store: Store, tmp_path: Path
) -> None:
    async def play(club: Club) -> None:
        club.subscribe(0, 1)
        for person in PEOPLE:
            club.live.presence.come(person.id)
        await club.look()
        for person in PEOPLE:
            club.live.presence.go(person.id)
        for _ in range(3):
            await club.look(PATIENCE + WAIT_SECONDS)

        assert club.told() == []

    in_a_club(store, tmp_path, play)


def test_who_left_a_moment_ago_is_told_when_they_do_not_come_back(
    store: Store, tmp_path: Path
) -> None:
    async def play(club: Club) -> None:
        seat = club.deciding()
        club.subscribe(seat)
        club.live.presence.come(PEOPLE[seat].id)
        club.live.presence.go(PEOPLE[seat].id)
        await club.look()
        await club.look(WAIT_SECONDS)
        assert club.told() == []
        await club.look(PATIENCE)
        assert club.seats_told() == [seat]

    in_a_club(store, tmp_path, play)


def test_two_nodes_and_a_restart_tell_a_turn_once(store: Store, tmp_path: Path) -> None:
    async def play(club: Club) -> None:
        seat = club.deciding()
        club.subscribe(seat)
        other = Node(store, Metrics())
        try:
            beside = Club(other, await other.find(club.live.id), club.service, club.sender)
            await asyncio.gather(club.look(), beside.look())
            await asyncio.gather(club.look(WAIT_SECONDS), beside.look(WAIT_SECONDS))
            assert club.seats_told() == [seat]
        finally:
            await other.close()
        again = Node(store, Metrics())
        try:
            later = Club(again, await again.find(club.live.id), club.service, club.sender)
            await later.look()
            await later.look(WAIT_SECONDS)
            assert club.seats_told() == [seat]
        finally:
            await again.close()

    in_a_club(store, tmp_path, play)


def test_who_looks_at_another_node_is_not_told_by_this_one(store: Store, tmp_path: Path) -> None:
    async def play(club: Club) -> None:
        seat = club.deciding()
        club.subscribe(seat)
        other = Node(store, Metrics())
        try:
            beside = Club(other, await other.find(club.live.id), club.service, club.sender)
            beside.live.presence.come(PEOPLE[seat].id)
            await club.look()
            await beside.look()
            await club.look(WAIT_SECONDS)
            assert club.told() == []
        finally:
            await other.close()

    in_a_club(store, tmp_path, play)


def test_a_node_that_starts_takes_up_the_turn_that_another_left(
    store: Store, tmp_path: Path
) -> None:
    async def play(club: Club) -> None:
        seat = club.deciding()
        club.subscribe(seat)
        again = Node(store, Metrics())
        try:
            reminder = Reminder(again, club.sender, None, club.clock)
            await reminder.take_up()
            later = Club(again, again.lives[club.live.id], club.service, club.sender)
            later.browsers = club.browsers
            await later.look()
            await later.look(WAIT_SECONDS)
            assert later.seats_told() == [seat]
        finally:
            await again.close()

    in_a_club(store, tmp_path, play)


def test_a_turn_that_was_taken_back_is_not_told_again(store: Store, tmp_path: Path) -> None:
    async def play(club: Club) -> None:
        match = club.live.table.playing()

        async def act(seat: int, action: int) -> None:
            await club.node.add(club.live, Asked("act", seat, {"action": action}))

        seat = action = -1
        while seat < 0 or seat in match.actors() or not match.may_undo(seat):
            seat = club.deciding()
            action = match.legal(seat)[0]
            await act(seat, action)
        other = club.deciding()
        club.subscribe(other)
        await club.look()
        await club.look(WAIT_SECONDS + PATIENCE)
        assert club.seats_told() == [other]
        turns = list(club.live.table.decisions.turns)
        await club.node.add(club.live, Asked("undo", seat))
        await club.look()
        await act(seat, action)
        assert club.live.table.decisions.turns == turns
        await club.look()
        await club.look(WAIT_SECONDS + PATIENCE)
        assert club.seats_told() == [other]

    in_a_club(store, tmp_path, play)


def test_a_browser_that_is_gone_is_forgotten_and_a_failure_is_not(
    store: Store, tmp_path: Path
) -> None:
    async def play(club: Club) -> list[int]:
        left = []
        for status in (500, 410):
            seat = club.deciding()
            club.subscribe(seat)
            club.service.status = status
            await club.look()
            await club.look(WAIT_SECONDS)
            left.append(len(store.subscriptions(PEOPLE[seat].id)))
            store.unsubscribe(PEOPLE[seat].id, club.service.endpoint(str(seat)))
            await club.act()
        return left

    assert in_a_club(store, tmp_path, play) == [1, 0]


def test_a_banned_person_is_told_nothing_and_a_deleted_one_leaves_nothing(
    store: Store, tmp_path: Path
) -> None:
    async def play(club: Club) -> None:
        seat = club.deciding()
        club.subscribe(seat)
        operator = Administration(store, "root", 9000)
        operator.ban_person(PEOPLE[seat].id)
        await club.look()
        await club.look(WAIT_SECONDS)
        assert club.told() == []
        operator.unban_person(PEOPLE[seat].id)
        store.remind(PEOPLE[seat].id, club.live.id, on=False)
        operator.delete_person(PEOPLE[seat].id)
        assert store.subscriptions(PEOPLE[seat].id) == []
        assert store.waiting([club.live.id]) == []

    in_a_club(store, tmp_path, play)


@pytest.mark.parametrize(
    ("game", "rounds", "language", "sentence"),
    [
        ("dice-hospital", 8, "en", "Dice Hospital, round 3"),
        ("dice-hospital", 8, "fr", "Dice Hospital, tour 3"),
        ("dynamite-nurse", None, "it", "Dynamite Nurse, turno 3"),
        ("dynamite-nurse", None, "xx", "Dynamite Nurse, turn 3"),
    ],
)
def test_a_message_names_the_game_and_how_far_it_has_come(
    game: str, rounds: int | None, language: str, sentence: str
) -> None:
    assert Move("table", game, 3, rounds).sentence(language) == sentence
