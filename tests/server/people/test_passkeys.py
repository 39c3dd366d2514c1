"""Passkeys: a device registers and comes in; what is forged, old, repeated or copied does not."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.kit.authenticator import Authenticator, Json, Passkey, decoded, encoded
from wardround.core.errors import BadOption
from wardround.server.http.answers import Refused
from wardround.server.http.challenges import SECONDS, Challenges
from wardround.server.people.passkeys import MOST_PASSKEYS, Party, Passkeys, party_of
from wardround.store.store import Store

HERE = Party("games.example.org", "https://games.example.org")
KEY = bytes(range(32))
BROWSER = "what only this browser has"


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


class World:
    """A server with its clock and store, which knows Ann and Bob, and a device of theirs."""

    def __init__(self, store: Store) -> None:
        self.clock = Clock()
        self.store = store
        self.server = self.node()
        self.device = Authenticator(HERE.origin)

    def node(self, key: bytes = KEY) -> Passkeys:
        """Return a node that has the store, and a key."""
        return Passkeys(self.store, Challenges(key, self.clock))

    def register(self, person: str = "ann") -> bytes:
        """Register a passkey of a new device, which is used from now on."""
        self.device = Authenticator(self.device.origin, synced=self.device.synced)
        options = self.server.begin_registration(HERE, person, person.title(), BROWSER)
        return self.finish_registration(self.device.create(options), person)

    def finish_registration(self, answer: Json, person: str = "ann") -> bytes:
        """Send the answer of a registration."""
        return self.server.finish_registration(HERE, person, BROWSER, answer, 17)

    def answer(self) -> Json:
        """Let the device answer a new question."""
        return self.device.get(self.server.begin_login(HERE, BROWSER))

    def login(self, answer: Json | None = None) -> str:
        """Come in with an answer, or with a new one."""
        return self.server.finish_login(HERE, BROWSER, self.answer() if answer is None else answer)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with Store.open(f"sqlite:///{tmp_path / 'people.db'}") as store:
        for name in ("ann", "bob"):
            store.add_person(name, name.title(), f"hash of {name}", 1)
        yield World(store)


def refused(doing: Callable[[], object]) -> str:
    """Return the code with which something is refused."""
    with pytest.raises(Refused) as caught:
        doing()
    assert caught.value.status in {403, 409}
    return caught.value.code


def test_who_registered_a_passkey_comes_in_with_it_again_and_again(world: World) -> None:
    id = world.register()

    assert [world.login() for _ in range(3)] == ["ann"] * 3
    assert world.store.credential(id) == ("ann", world.device.passkeys[0].public(), 4)


def test_a_synced_passkey_never_counts_and_comes_in_too(world: World) -> None:
    world.device.synced = True
    world.register()

    assert [world.login() for _ in range(3)] == ["ann"] * 3


def test_a_question_asks_for_what_it_should(world: World) -> None:
    id = world.register()
    creation = world.server.begin_registration(HERE, "ann", "Ann", BROWSER)
    request = world.server.begin_login(HERE, BROWSER)

    assert creation["rp"] == {"name": "wardround", "id": HERE.domain}
    assert creation["user"] == {"id": encoded(b"ann"), "name": "Ann", "displayName": "Ann"}
    assert creation["excludeCredentials"] == [{"id": encoded(id), "type": "public-key"}]
    assert creation["authenticatorSelection"]["residentKey"] == "required"
    assert creation["authenticatorSelection"]["userVerification"] == "preferred"
    assert creation["attestation"] == "none"
    assert (request["rpId"], request["allowCredentials"]) == (HERE.domain, [])
    assert json.loads(json.dumps([creation, request])) == [creation, request]


def test_a_page_of_another_site_cannot_pass_answers_on(world: World) -> None:
    world.register()
    world.device.origin = "https://evil.example"

    assert refused(world.login) == "passkey-refused"
    assert refused(lambda: world.register("bob")) == "passkey-refused"


def test_a_passkey_of_another_domain_is_refused(world: World) -> None:
    world.register()
    world.device.passkeys[0].domain = "evil.example"

    assert refused(world.login) == "passkey-refused"


def test_a_challenge_that_is_not_ours_is_refused(world: World) -> None:
    world.register()
    other = world.node(bytes(32))
    questions = [
        {"challenge": encoded(bytes(64))},
        {"challenge": encoded(b"short")},
        {"challenge": ""},
        other.begin_login(HERE, BROWSER),
        world.server.begin_login(HERE, "another browser"),
        world.server.begin_login(Party("evil.example", "https://evil.example"), BROWSER),
        world.server.begin_registration(HERE, "ann", "Ann", BROWSER),
    ]

    for question in questions:
        answer = world.device.get(question)
        assert refused(lambda: world.login(answer)) == "passkey-challenge"  # noqa: B023 - at once


def test_a_passkey_is_added_only_to_the_person_who_asked(world: World) -> None:
    options = world.server.begin_registration(HERE, "ann", "Ann", BROWSER)
    answer = world.device.create(options)

    assert refused(lambda: world.finish_registration(answer, "bob")) == "passkey-challenge"
    assert world.store.credential_ids("bob") == world.store.credential_ids("ann") == []


def test_an_answer_that_is_too_old_is_refused(world: World) -> None:
    world.register()
    in_time, late = world.answer(), world.answer()
    world.clock.now += SECONDS - 1
    assert world.login(in_time) == "ann"
    world.clock.now += 2

    assert refused(lambda: world.login(late)) == "passkey-expired"


@pytest.mark.parametrize("synced", [False, True])
def test_an_answer_counts_once(world: World, synced: bool) -> None:
    world.device.synced = synced
    world.register()
    answer = world.answer()
    world.login(answer)

    assert refused(lambda: world.login(answer)) == "passkey-used"


def test_a_registration_counts_once(world: World) -> None:
    answer = world.device.create(world.server.begin_registration(HERE, "ann", "Ann", BROWSER))
    world.finish_registration(answer)

    assert refused(lambda: world.finish_registration(answer)) == "passkey-used"


def test_a_second_node_with_the_same_key_takes_the_answer(world: World) -> None:
    world.register()
    answer = world.answer()
    world.server = world.node()

    assert world.login(answer) == "ann"


def test_a_copied_passkey_is_found_out_when_the_other_was_used(world: World) -> None:
    world.register()
    thief = copy.copy(world.device.passkeys[0])
    world.login()
    stolen = world.device.get(world.server.begin_login(HERE, BROWSER), thief)

    assert refused(lambda: world.login(stolen)) == "passkey-cloned"
    assert world.login() == "ann"


def test_two_nodes_that_take_the_same_answer_at_once_let_one_in(world: World) -> None:
    """Each remembers only what it took itself; what counts is kept by the store for both."""
    world.register()
    answer = world.answer()
    nodes = [world.node(), world.node()]

    assert nodes[0].finish_login(HERE, BROWSER, answer) == "ann"
    assert refused(lambda: nodes[1].finish_login(HERE, BROWSER, answer)) == "passkey-cloned"


def test_an_unknown_passkey_is_refused(world: World) -> None:
    world.device.passkeys.append(Passkey(HERE.domain, b"ann"))

    assert refused(world.login) == "passkey-unknown"


def test_a_passkey_cannot_speak_for_another_person(world: World) -> None:
    world.register("bob")
    world.device.passkeys[0].user = b"ann"

    assert refused(world.login) == "passkey-refused"


def test_a_signature_of_another_key_is_refused(world: World) -> None:
    id = world.register()
    world.device.passkeys.append(Passkey(HERE.domain, b"ann", id=id, count=7))

    assert refused(world.login) == "passkey-refused"


def test_the_same_passkey_is_not_added_twice(world: World) -> None:
    world.register()
    options = world.server.begin_registration(HERE, "bob", "Bob", BROWSER)
    answer = world.device.attested(world.device.passkeys[0], options["challenge"])

    assert refused(lambda: world.finish_registration(answer, "bob")) == "passkey-known"
    assert world.store.credential_ids("bob") == []
    assert world.login() == "ann"


def test_nobody_collects_passkeys_without_end(world: World) -> None:
    for _ in range(MOST_PASSKEYS):
        world.register()

    assert refused(world.register) == "passkey-too-many"


def test_spoiled_answers_are_refused_and_nothing_else(world: World) -> None:
    world.register()
    login, creation = world.answer(), world.server.begin_registration(HERE, "ann", "A", BROWSER)
    registration = Authenticator(HERE.origin).create(creation)
    codes = set()
    for answer, finish in ((login, world.login), (registration, world.finish_registration)):
        for name in answer["response"]:
            for spoiled in (None, 7, "", "!", "AAAA", encoded(b"\xbf" * 500), encoded(bytes(90))):
                bad = {**answer, "response": {**answer["response"], name: spoiled}}
                if name == "transports" or (name == "userHandle" and spoiled in (None, 7)):
                    continue  # these may be missing
                codes.add(refused(lambda: finish(bad)))  # noqa: B023 - called at once
        for bad in ({}, {**answer, "id": 7}, {**answer, "rawId": "AAAA"}, {**answer, "type": "x"}):
            codes.add(refused(lambda: finish(bad)))  # noqa: B023 - called at once

    assert codes <= {"passkey-refused", "passkey-unknown", "passkey-challenge"}


def test_used_challenges_are_remembered_in_bounded_room_and_until_they_expire() -> None:
    clock = Clock()
    challenges = Challenges(KEY, clock, most_used=3)
    made = [challenges.make("x") for _ in range(4)]
    for one in made:
        challenges.use(one)

    assert refused(lambda: challenges.use(made[3])) == "passkey-used"
    challenges.use(made[0])  # pushed out by the fourth
    clock.now += SECONDS + 1
    challenges.use(made[3])  # forgotten, and refused by its age from now on
    assert refused(lambda: challenges.check(made[3], "x")) == "passkey-expired"


def test_a_key_that_could_be_guessed_is_refused() -> None:
    with pytest.raises(BadOption, match="short-key"):
        Challenges(b"too short")


def test_purposes_cannot_be_put_together_differently() -> None:
    challenges = Challenges(KEY, Clock())

    assert refused(lambda: challenges.check(challenges.make("ab", "c"), "a", "bc")) == (
        "passkey-challenge"
    )


@pytest.mark.parametrize(
    ("scheme", "host", "url", "party"),
    [
        ("https", "games.example.org", "", HERE),
        ("http", "inside:8000", "https://games.example.org", HERE),
        ("http", "localhost:8000", "", Party("localhost", "http://localhost:8000")),
        ("https", "Games.Example.org:443", "", HERE),
    ],
)
def test_who_we_are_follows_from_the_url_or_the_host(
    scheme: str, host: str, url: str, party: Party
) -> None:
    scope = {"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())]}

    assert party_of(scope, url) == party


@pytest.mark.parametrize(
    ("scheme", "host"),
    [("http", "games.example.org"), ("https", "192.0.2.1"), ("http", "127.0.0.1"), ("https", "")],
)
def test_without_a_name_and_https_there_are_no_passkeys(scheme: str, host: str) -> None:
    scope = {"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())]}

    assert refused(lambda: party_of(scope)) == "passkey-no-domain"


def test_the_kit_reads_what_it_writes() -> None:
    assert [decoded(encoded(bytes(size))) for size in range(5)] == [bytes(n) for n in range(5)]
