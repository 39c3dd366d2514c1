"""Looking back together: one leads, others follow, at whichever node they are."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any, NamedTuple

import pytest

from tests.kit.authenticator import Authenticator
from tests.kit.server import Player, Server, running

NOTE = {"step": 7, "text": "Why not the Clinic?"}


class Evening(NamedTuple):
    """A game that is over, at two nodes."""

    here: Server
    there: Server
    table: str


@pytest.fixture(scope="module")
def evening(shared_address: str) -> Iterator[Evening]:
    """Give a finished game of bots, at two nodes on one database."""
    with (
        running(shared_address, "--no-rate-limits") as here,
        running(shared_address, "--no-rate-limits") as there,
    ):
        eve = here.person("Eve")
        table = eve.lay("dice-hospital", ["random"])["table"]
        with closing(eve.events(table)) as events:
            next(shown for _, shown in events if shown["status"] == "over")
        yield Evening(here, there, table)


def opened(evening: Evening, **more: Any) -> tuple[Player, str]:
    """Return somebody who leads a review, and the path of it."""
    ann = evening.here.person("Ann")
    review = ann.post(f"/api/tables/{evening.table}/reviews", {"step": 3, **more})["review"]
    return ann, f"/api/reviews/{review}"


def followed(player: Player, path: str) -> Generator[Any]:
    """Give what the stream of a review sends."""
    with player.http.stream("GET", f"{path}/events") as stream:
        for line in stream.iter_lines():
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))


def test_followers_are_told_where_the_leader_is(evening: Evening) -> None:
    ann, path = opened(evening)
    bob, stranger = evening.there.person("Bob"), evening.here.stranger()
    with closing(followed(stranger, path)) as seen, closing(followed(bob, path)) as elsewhere:
        first = [next(seen), next(elsewhere)]
        ann.post(f"{path}/point", {"step": 9, "seat": "all", "notes": [NOTE]})
        then = [next(seen), next(elsewhere)]

    told = {"people": ["Ann"], "leader": 0, "me": None, "table": evening.table}
    assert [{**told, **one} for one in first] == first
    assert [(one["step"], one["seat"], one["notes"]) for one in first] == [(3, None, [])] * 2
    assert [(one["step"], one["seat"], one["notes"]) for one in then] == [(9, "all", [NOTE])] * 2
    assert bob.get(path) == then[1]


def test_an_arrow_is_seen_by_all_until_the_leader_goes_on(evening: Evening) -> None:
    ann, path = opened(evening)
    bob = evening.there.person("Bob")
    with closing(followed(bob, path)) as seen:
        told = [next(seen)]
        for pointing in ({"step": 3, "arrow": ["0/R5*:2", "0/clinic"]}, {"step": 4}):
            ann.post(f"{path}/point", pointing)
            told.append(next(seen))

    assert [(one["step"], one["arrow"]) for one in told] == [
        (3, []),
        (3, ["0/R5*:2", "0/clinic"]),
        (4, []),
    ]
    assert bob.refused(f"{path}/point", {"step": 4, "arrow": ["a"]}) == (403, "not-leading")


def test_only_the_leader_leads_until_they_hand_over(evening: Evening) -> None:
    ann, path = opened(evening)
    bob = evening.there.person("Bob")
    refused = bob.refused(f"{path}/point", {"step": 5}), bob.refused(f"{path}/lead", {"to": 0})
    joined = bob.post(f"{path}/join")
    nobody = ann.refused(f"{path}/lead", {"to": 2})
    ann.post(f"{path}/lead", {"to": 1})
    led = bob.post(f"{path}/point", {"step": 5, "seat": 0})

    assert refused == ((403, "not-leading"), (403, "not-leading"))
    assert (joined["people"], joined["leader"], joined["me"]) == (["Ann", "Bob"], 0, 1)
    assert nobody == (404, "no-such-follower")
    assert (led["leader"], led["me"], led["step"], led["seat"]) == (1, 1, 5, 0)
    assert ann.refused(f"{path}/point", {"step": 6}) == (403, "not-leading")


def test_who_comes_twice_is_named_once(evening: Evening) -> None:
    ann, path = opened(evening)
    for player in (ann, evening.there.stranger()):
        player.post(f"{path}/join", {"name": "Cy"})
    again = ann.post(f"{path}/join")

    assert (again["people"], again["me"]) == (["Ann", "Cy"], 0)


def test_all_who_come_at_once_are_named(evening: Evening) -> None:
    _, path = opened(evening)
    nodes = [evening.here, evening.there] * 4
    guests = [node.person(f"Guest {number}") for number, node in enumerate(nodes)]
    with ThreadPoolExecutor(len(guests)) as pool:
        list(pool.map(lambda guest: guest.post(f"{path}/join"), guests))

    people = guests[0].get(path)["people"]
    assert sorted(people) == ["Ann", *[f"Guest {number}" for number in range(8)]]


def test_a_guest_who_comes_in_with_a_passkey_goes_on_leading(evening: Evening) -> None:
    """The passkey is of somebody who follows the same review: two become one."""
    at = [f"http://localhost:{node.port}" for node in (evening.here, evening.there)]
    ann, guest, bob, mallory = Player(at[0]), Player(at[0]), Player(at[1]), Player(at[1])
    names = ["Ann", "A guest", "Bob", "Mallory"]
    for player, name in zip((ann, guest, bob, mallory), names, strict=True):
        player.post("/api/me", {"name": name})
    device = Authenticator(at[0], synced=True)
    answer = device.create(ann.post("/api/passkeys/registration"))
    ann.post("/api/passkeys/registration/answer", answer)
    review = guest.post(f"/api/tables/{evening.table}/reviews", {"step": 3})["review"]
    path = f"/api/reviews/{review}"
    for player in (bob, ann):
        player.post(f"{path}/join")

    with (
        closing(followed(guest, path)) as own,
        closing(followed(ann, path)) as same,
        closing(followed(bob, path)) as elsewhere,
    ):
        seen = [[next(stream)] for stream in (own, same, elsewhere)]
        answer = device.get(guest.post("/api/passkeys/login"))
        guest.post("/api/passkeys/login/answer", answer)
        assert list(own) == []  # the cookie that it was opened with is nobody's by now
        with closing(followed(guest, path)) as own_again:
            for told, stream in zip(seen, (own_again, same, elsewhere), strict=True):
                told.append(next(stream))
    led = guest.post(f"{path}/point", {"step": 9})

    assert [[(one["people"], one["leader"], one["me"]) for one in told] for told in seen] == [
        [(["A guest", "Bob", "Ann"], 0, me), (["Ann", "Bob"], 0, then)]
        for me, then in ((0, 0), (2, 0), (1, 1))
    ]
    assert (led["step"], led["leader"], led["me"]) == (9, 0, 0)
    assert mallory.refused(f"{path}/point", {"step": 9}) == (403, "not-leading")
    assert ann.post(f"{path}/point", {"step": 10})["step"] == 10
    for player in (ann, guest, bob, mallory):
        player.http.close()


def test_a_game_that_goes_on_is_not_reviewed(evening: Evening) -> None:
    ann = evening.here.person("Ann")
    table = ann.lay("dice-hospital", ["me", "open"])["table"]

    assert ann.refused(f"/api/tables/{table}/reviews", {"step": 0}) == (409, "table-not-over")


@pytest.mark.parametrize(
    "wrong",
    [
        {"step": -1},
        {"step": 1, "seat": "everybody"},
        {"step": 1, "notes": [{"step": 1, "text": ""}]},
        {"step": 1, "notes": [{"step": 1, "text": "a" * 281}]},
        {"step": 1, "notes": [{"step": 1, "text": "a"}] * 65},
        {"step": 1, "arrow": ["a", "b", "c"]},
        {"step": 1, "arrow": ["the Clinic"]},
        {"step": 1, "arrow": ["a" * 81]},
        {"step": 1, "arrow": [""]},
    ],
)
def test_what_cannot_be_pointed_at_is_refused(evening: Evening, wrong: dict[str, Any]) -> None:
    ann, path = opened(evening)

    assert ann.refused(f"{path}/point", wrong) == (422, "not-valid")


def test_a_review_that_is_not_there_is_refused(evening: Evening) -> None:
    bob = evening.here.person("Bob")
    answers = [bob.http.get(f"/api/reviews/no-such-one{rest}") for rest in ("", "/events")]

    assert [(one.status_code, one.json()["error"]["code"]) for one in answers] == [
        (404, "no-such-review")
    ] * 2
    assert bob.refused("/api/reviews/no-such-one/join") == (404, "no-such-review")
