"""Rate limits for requests and streams, per address and person.

Both limits apply: inventing people does not get around the one per address, and changing addresses
not around the one per person.
"""

from __future__ import annotations

import math
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from starlette.types import Scope

from wardround.server.http.addresses import neighbourhood
from wardround.server.http.answers import Refused
from wardround.server.http.buckets import Buckets, Rate
from wardround.server.http.cookies import Cookies
from wardround.server.http.origins import CHANGING
from wardround.server.operations.telemetry.requests import METHODS, address

WhoAsks = Callable[[Scope], str]
"""Gives a key for the person or seat that a request comes from; empty for nobody known."""


@dataclass(frozen=True, slots=True)
class RateRule:
    """A rate limit; a path matches by its start."""

    name: str
    paths: re.Pattern[str]
    methods: frozenset[str] = field(default=frozenset())
    """Empty for all methods."""
    by_address: Rate | None = None
    by_person: Rate | None = None

    def matches(self, method: str, path: str) -> bool:
        """Return whether the rule applies to a request."""
        wanted = not self.methods or method in self.methods
        return wanted and self.paths.match(path) is not None


CHANGES: Final = RateRule(
    "changes", re.compile("/api(/|$)"), CHANGING, Rate(100, 400), Rate(10, 40)
)
READS: Final = RateRule(
    "reads", re.compile("/api(/|$)"), frozenset(), Rate(200, 800), Rate(30, 120)
)
POST: Final = frozenset({"POST"})
CREATING: Final = RateRule(
    "creating",
    re.compile(
        r"/api/(links|me(/sign-out-others)?|daily|verify|tables(/[^/]+/(deal|fork|join|reviews|seats/[^/]+/(link|rematch)))?)/?$"
    ),
    POST,
    Rate(5, 100),
    Rate(0.5, 20),
)
THINKING: Final = RateRule(
    "thinking",
    re.compile(r"/api/.*/(hint|plans|hindsight)$"),
    frozenset(),
    Rate(5, 40),
    Rate(1, 10),
)
REPLAYING: Final = RateRule(
    "replaying", re.compile(r"/api/.*/steps(/|$)"), frozenset(), Rate(20, 200), Rate(5, 60)
)
"""These replay games; a player who watches one asks for a chunk from time to time."""
ARCHIVE: Final = RateRule(
    "archive", re.compile(r"/api/archive/[^/]+/steps(/|$)"), frozenset(), Rate(5, 60), Rate(1, 20)
)
"""No archived game is in memory: each of these unpacks one and describes all of it again."""
TYPING: Final = RateRule(
    "typing", re.compile(r"/api/.*/answer$"), frozenset({"GET"}), Rate(10, 100), Rate(2, 40)
)
"""Words are compared with everything that can be done; those of actions count too (`CostLimit`)."""
TRYING: Final = RateRule(
    "trying",
    re.compile(r"/api/(.*/what-if|puzzles/.*/(try|check))$"),
    frozenset(),
    Rate(10, 100),
    Rate(2, 40),
)
"""Bots may be asked for the others many times over each, and a puzzle is played from its beginning;
nobody decides faster for long."""
PASSKEYS: Final = RateRule(
    "passkeys", re.compile("/api/passkeys/"), frozenset(), Rate(2, 40), Rate(0.5, 20)
)
RULES: Final = (
    CREATING, THINKING, TYPING, TRYING, ARCHIVE, REPLAYING, PASSKEYS, CHANGES, READS,
)  # fmt: skip
"""The usual limits: a household, a class or a club behind one address plays undisturbed."""

LONGEST_PATH: Final = 100
"""Paths that are longer are none that are asked for often."""
STREAMS: Final = re.compile(r"/api/.*/(events|stream|wait)$")
"""The paths whose answers stay open."""


def nobody(scope: Scope) -> str:  # noqa: ARG001 - the shape of `WhoAsks`
    """Know nobody."""
    return ""


def by_cookie(cookies: Cookies, person: Callable[[str], str] = str) -> WhoAsks:
    """Return what knows people by their cookies, of which only hashes are kept.

    `person` gives the person of such a hash, if that is known: their devices share their limits.
    """

    def who(scope: Scope) -> str:
        token = cookies.token(scope)
        return (person(token) or token) if token else ""

    return who


class RateLimit:
    """Refuses requests above the rate limit (429), with the time to retry.

    The first rule that matches a request counts, and each rule has its own buckets.
    """

    def __init__(
        self,
        rules: Sequence[RateRule] = RULES,
        who: WhoAsks = nobody,
        buckets: Buckets | None = None,
    ) -> None:
        self.rules = tuple(rules)
        self.who = who
        self.buckets = Buckets() if buckets is None else buckets
        # Whoever sits at a table sends the same few paths.
        self._known_rule = lru_cache(maxsize=4096)(self._rule)

    def check(self, scope: Scope) -> None:
        """Count a request; raise `Refused` if there were too many."""
        method, path = scope["method"], scope["path"]
        is_usual = len(path) <= LONGEST_PATH and method in METHODS
        rule = (self._known_rule if is_usual else self._rule)(method, path)
        wait = 0.0 if rule is None else counted(rule, scope, self.who, self.buckets)
        if wait > 0:
            raise too_often(wait)

    def _rule(self, method: str, path: str) -> RateRule | None:
        return next((rule for rule in self.rules if rule.matches(method, path)), None)


def counted(rule: RateRule, scope: Scope, who: WhoAsks, buckets: Buckets) -> float:
    """Count a request by a rule and return 0, or return how long it is too early for that."""
    asked: list[tuple[str, Rate]] = []
    if rule.by_address is not None:
        asked.append((f"{rule.name} a {neighbourhood(address(scope))}", rule.by_address))
    if rule.by_person is not None and (person := who(scope)):
        asked.append((f"{rule.name} p {person}", rule.by_person))
    return buckets.count(asked)


class CostLimit:
    """Refuses what only its body shows to be dear: the route asks once it has read that."""

    def __init__(
        self,
        rule: RateRule | None,
        who: WhoAsks = nobody,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Use the rates of a rule, or none for no limit."""
        self._rule = rule
        self._who = who
        self._buckets = Buckets(clock=clock)

    def check(self, scope: Scope) -> None:
        """Count a request; raise `Refused` (429) if there were too many."""
        wait = 0.0 if self._rule is None else counted(self._rule, scope, self._who, self._buckets)
        if wait > 0:
            raise too_often(wait)


SEAT: Final = Rate(10, 40)
"""What all who hold a seat may do there together."""


class SeatLimit:
    """Rate limit per seat, over all devices and addresses.

    It counts only callers who have the seat, so that nobody else can use it up.
    """

    def __init__(
        self, rate: Rate | None = SEAT, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Use a rate, or none for no limit."""
        self._rate = rate
        self._buckets = Buckets(clock=clock)

    def check(self, table: str, seat: int) -> None:
        """Count something that is done on a seat; raise `Refused` (429) if it is too much."""
        if self._rate is None:
            return
        key = f"{table}/{seat}"
        wait = self._buckets.count([(key, self._rate)])
        if wait > 0:
            raise too_often(wait)


def too_often(wait: float) -> Refused:
    """Return the refusal with the time to retry."""
    seconds = math.ceil(wait)
    error = Refused("too-many-requests", 429, seconds=seconds)
    return error.saying(Retry_After=str(seconds))


class StreamLimit:
    """Refuses streams (429) where an address or a person has too many open."""

    def __init__(
        self,
        paths: re.Pattern[str] = STREAMS,
        by_address: int = 256,
        by_person: int = 16,
        who: WhoAsks = nobody,
    ) -> None:
        self.paths = paths
        self.by_address = by_address
        self.by_person = by_person
        self.who = who
        self.open: Counter[str] = Counter()

    def enter(self, scope: Scope) -> Iterable[str]:
        """Count a stream and return what `leave` needs; raise `Refused` if too many are open."""
        if self.paths.match(scope["path"]) is None:
            return ()
        most = {f"a {neighbourhood(address(scope))}": self.by_address}
        person = self.who(scope)
        if person:
            most[f"p {person}"] = self.by_person
        if any(self.open[key] >= limit for key, limit in most.items()):
            raise Refused("too-many-streams", 429).saying(Retry_After="5")
        self.open.update(most.keys())
        return most

    def leave(self, keys: Iterable[str]) -> None:
        """Count a stream no longer."""
        for key in keys:
            self.open[key] -= 1
            if self.open[key] == 0:
                del self.open[key]
