"""Limits: how often, by address and by person, in bounded memory."""

from __future__ import annotations

import re

import pytest

from tests.server.http.serving import ask, code_of, made
from wardround.server.http.answers import Refused
from wardround.server.http.buckets import Buckets, Rate
from wardround.server.http.cookies import Cookies
from wardround.server.http.limits import (
    ARCHIVE,
    CHANGES,
    CREATING,
    REPLAYING,
    RULES,
    TRYING,
    TYPING,
    CostLimit,
    RateLimit,
    RateRule,
    by_cookie,
)
from wardround.server.http.protection import Protection

ALL = re.compile("/api/")
SLOW = Rate(0.001, 3)
"""So slow that no token comes back during a test."""


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def taken(buckets: Buckets, key: str, rate: Rate) -> bool:
    """Take a token where there is one."""
    free = buckets.wait(key, rate) == 0
    if free:
        buckets.take(key, rate)
    return free


def test_a_bucket_gives_so_many_at_once_and_then_as_they_come() -> None:
    clock, rate = Clock(), Rate(2, 5)
    buckets = Buckets(clock=clock)

    assert [taken(buckets, "a", rate) for _ in range(7)] == [True] * 5 + [False] * 2
    assert buckets.wait("a", rate) == 0.5
    clock.now += 0.5
    assert [taken(buckets, "a", rate) for _ in range(2)] == [True, False]
    clock.now += 100
    assert [taken(buckets, "a", rate) for _ in range(7)] == [True] * 5 + [False] * 2


def test_where_one_of_several_buckets_is_empty_none_is_taken_from() -> None:
    clock, rate = Clock(), Rate(2, 2)
    buckets = Buckets(clock=clock)
    buckets.take("a", rate)

    assert [buckets.count([("a", rate), ("b", rate)]) for _ in range(3)] == [0, 0.5, 0.5]
    assert [buckets.count([("b", rate)]) for _ in range(2)] == [0, 0.5]
    clock.now += 0.5
    assert [buckets.count([("a", rate), ("b", rate)]) for _ in range(2)] == [0, 0.5]
    assert buckets.count([]) == 0


def test_each_key_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(clock=Clock())

    assert [taken(buckets, key, Rate(1, 1)) for key in "aabb"] == [True, False, True, False]


def test_the_buckets_that_rested_longest_are_forgotten() -> None:
    buckets = Buckets(most_keys=2, clock=Clock())
    for key in "abac":
        buckets.take(key, Rate(1, 9))

    assert len(buckets) == 2
    assert buckets.wait("b", Rate(1, 1)) == 0
    assert buckets.wait("a", Rate(1, 1)) > 0


def test_an_address_that_asks_too_often_waits_and_others_do_not() -> None:
    app = made(Protection(rates=(RateRule("all", ALL, by_address=SLOW),)))
    codes = [ask(app, "GET", "/api/hello").status_code for _ in range(4)]
    refused = ask(app, "GET", "/api/hello")

    assert codes == [200, 200, 200, 429]
    assert code_of(refused) == (429, "too-many-requests")
    assert refused.headers["retry-after"] == str(refused.json()["error"]["facts"]["seconds"])
    assert 990 < int(refused.headers["retry-after"]) <= 1000
    assert ask(app, "GET", "/api/hello", address="192.0.2.2").status_code == 200
    assert ask(app, "GET", "/worker.js").status_code == 200


def test_a_person_who_changes_addresses_waits() -> None:
    app = made(Protection(rates=(RateRule("all", ALL, by_person=SLOW),), who=by_cookie(Cookies())))
    ann, bob = {"cookie": "wardround=ann"}, {"cookie": "x=1; wardround=bob"}

    def status(number: int, headers: dict[str, str]) -> int:
        return ask(app, "GET", "/api/hello", f"192.0.2.{number}", headers=headers).status_code

    assert [status(number, ann) for number in range(4)] == [200, 200, 200, 429]
    assert [status(number, bob) for number in range(4)] == [200, 200, 200, 429]
    assert [status(0, {}) for _ in range(4)] == [200] * 4


def test_a_person_who_makes_up_people_waits() -> None:
    rule = RateRule("all", ALL, by_address=SLOW, by_person=SLOW)
    app = made(Protection(rates=(rule,), who=by_cookie(Cookies())))
    codes = [
        ask(app, "GET", "/api/hello", headers={"cookie": f"wardround={number}"}).status_code
        for number in range(4)
    ]

    assert codes == [200, 200, 200, 429]


def test_a_forged_forwarded_address_is_no_way_around() -> None:
    app = made(Protection(rates=(RateRule("all", ALL, by_address=SLOW),)))
    codes = [
        ask(app, "GET", "/api/hello", headers={"x-forwarded-for": f"198.51.100.{n}"}).status_code
        for n in range(4)
    ]

    assert codes == [200, 200, 200, 429]


def test_changes_and_reads_are_counted_apart() -> None:
    changes = RateRule("changes", ALL, frozenset({"POST"}), by_address=SLOW)
    reads = RateRule("reads", ALL, by_address=SLOW)
    app = made(Protection(rates=(changes, reads)))

    changed = [ask(app, "POST", "/api/moves", json={"action": 1}).status_code for _ in range(4)]
    read = [ask(app, "GET", "/api/hello").status_code for _ in range(4)]

    assert changed == [200, 200, 200, 429]
    assert read == [200, 200, 200, 429]


def test_ten_thousand_addresses_and_people_fill_no_more_than_their_room() -> None:
    buckets = Buckets(most_keys=100)
    rule = RateRule("all", ALL, by_address=SLOW, by_person=SLOW)
    guard = RateLimit((rule,), by_cookie(Cookies()), buckets)

    for number in range(10_000):
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/joins",
            "client": (f"10.1.{number // 256}.{number % 256}", 4000),
            "headers": [(b"cookie", f"wardround={number}".encode())],
        }
        guard.check(scope)

    assert len(buckets) == 100


def rule(method: str, path: str) -> RateRule:
    """Return the limit that counts for a request."""
    return next(one for one in RULES if one.matches(method, path))


def test_becoming_somebody_and_sitting_down_are_as_rare_as_laying_tables() -> None:
    paths = [
        "/api/me", "/api/verify", "/api/links", "/api/tables", "/api/tables/abcdef/join",
        "/api/tables/abcdef/fork", "/api/tables/abcdef/seats/0/rematch",
        "/api/tables/abcdef/seats/0/link",
    ]  # fmt: skip

    assert {rule("POST", path).name for path in paths} == {CREATING.name}
    assert rule("DELETE", "/api/me") == CHANGES
    assert rule("POST", "/api/tables/abcdef/seats/0/act") == CHANGES
    assert rule("GET", "/api/me").name == "reads"


@pytest.mark.parametrize(("where", "limit"), [("tables", REPLAYING), ("archive", ARCHIVE)])
def test_the_past_has_a_limit_of_its_own(where: str, limit: RateRule) -> None:
    paths = [f"/api/{where}/abcdef/steps", f"/api/{where}/abcdef/steps/7"]

    assert [rule("GET", path) for path in paths] == [limit] * 2
    assert rule("GET", f"/api/{where}/abcdef/record").name == "reads"


def test_what_is_typed_is_counted_by_address_and_by_person_wherever_it_is_sent() -> None:
    clock = Clock()
    rates = RateRule("typing", TYPING.paths, by_address=Rate(1, 3), by_person=Rate(1, 2))
    limit = CostLimit(rates, by_cookie(Cookies()), clock)

    def typed(address: str, who: str) -> int:
        cookie = [(b"cookie", f"wardround={who}".encode())]
        try:
            limit.check({"type": "http", "client": (address, 1), "headers": cookie})
        except Refused as refused:
            return refused.status
        return 200

    assert [typed("10.0.0.1", "ann") for _ in range(3)] == [200, 200, 429]
    assert [typed("10.0.0.1", name) for name in ("bob", "eve")] == [200, 429]
    assert typed("10.9.0.1", "ann") == 429
    clock.now += 1
    assert typed("10.9.0.1", "ann") == 200
    assert rule("GET", "/api/tables/abcdef/seats/0/answer") == TYPING
    for _ in range(1_000):
        CostLimit(None).check({"type": "http", "client": ("10.0.0.1", 1), "headers": []})


def test_trying_something_is_as_rare_as_bots_can_answer_and_never_too_rare_for_a_person() -> None:
    path = "/api/tables/abcdef/steps/3/what-if"
    buckets = Buckets(clock=(clock := Clock()))
    own = TRYING.by_person
    assert own is not None
    waited = []
    for _ in range(240):
        waited.append(buckets.wait("eve", own))
        buckets.take("eve", own)
        clock.now += 0.5

    assert rule("POST", path) == TRYING
    assert rule("POST", "/api/puzzles/dice-hospital/1/try") == TRYING
    assert rule("POST", "/api/puzzles/dice-hospital/2026-11-15/check") == TRYING
    assert rule("POST", f"{path}/reasons") == REPLAYING
    assert set(waited) == {0.0}, "somebody who decides twice a second for two minutes"
    # What is sent at once, as by a program, comes to an end.
    for _ in range(own.at_once):
        buckets.take("eve", own)
    assert buckets.wait("eve", own) > 0
