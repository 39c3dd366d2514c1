"""What the process that reads uploads makes of them."""

from __future__ import annotations

import json
import resource
import signal
from collections.abc import Iterator

import pytest

from tests.kit.hostile_bodies import DICE, HEADS, NURSE, full_box, laying, records
from tests.kit.plain import Json
from tests.kit.tables import random_record
from wardround import catalog
from wardround.core.record_text import write
from wardround.server.replays.uploads.checking import LAY, LONGEST_FACT, VERIFY, checked
from wardround.server.replays.uploads.worker import answer_line
from wardround.server.tables.bodies import TableAsked
from wardround.server.thinking.worker import as_line
from wardround.tables.game.setup import read_setup
from wardround.tables.wanted import setup_of

LONGEST_ANSWER = 200_000
"""Far below what a body may have."""


def asked(do: str, body: bytes | str) -> Json:
    """Return what an upload comes to."""
    text = body if isinstance(body, str) else body.decode()
    return checked({"id": 1, "do": do, "body": text})


@pytest.mark.parametrize("game", [DICE, NURSE])
def test_a_table_with_packs_comes_back_as_it_would_have_been_laid_here(game: str) -> None:
    body = laying(game, packs={"mine.toml": full_box(game)}, name="Ann", patience=30)
    told = asked(LAY, body)

    here = setup_of(TableAsked.model_validate_json(body).wanted())
    assert read_setup(told["laid"]).record() == here.record()
    left = TableAsked.model_validate(told["body"])
    assert (left.packs, left.record, left.name, left.patience) == ({}, None, "Ann", 30)


def test_a_table_from_a_record_comes_back_with_its_moves() -> None:
    record = random_record(catalog.find(DICE), "reading", 3)
    body = laying(DICE, record=write(record), step=20)
    told = asked(LAY, body)

    assert read_setup(told["laid"]).moves == record.moves[:20]
    assert (told["body"]["game"], "step" in told["body"]) == (DICE, False)


def test_a_record_is_told_to_be_right_or_wrong() -> None:
    record = random_record(catalog.find(DICE), "reading", 2)
    text = write(record)
    lucks = sum(move.is_luck() for move in record.moves)
    good = asked(VERIFY, json.dumps({"record": text}))["verdict"]
    bad = asked(VERIFY, json.dumps({"record": text.replace('"seat":1', '"seat":0', 1)}))["verdict"]

    assert good == {"ok": True, "steps": len(record.moves), "count": lucks, "taken": 0}
    assert (bad["ok"], bad["code"]) == (False, "record-edited")


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("{", "json_invalid"),
        ("[" * 50_000, "json_invalid"),
        ("9" * 5_000, "json_invalid"),
        ("{}", "missing"),
        ('{"record": 7}', "string_type"),
        (json.dumps({"record": "x" * 500_001}), "string_too_long"),
    ],
    ids=lambda value: value[:12],
)
def test_a_body_of_the_wrong_form_is_told_by_its_places_alone(body: str, kind: str) -> None:
    assert asked(VERIFY, body)["invalid"][0][1] == kind


def test_a_refusal_has_its_code_its_status_and_short_facts() -> None:
    pack = HEADS[DICE] + "[[department]]\nid = 'clinic'\ncure = 1\n"
    refused = asked(LAY, laying(DICE, packs={"mine.toml": pack}))["refused"]

    assert (refused["code"], refused["status"]) == ("pack-unknown-field", 422)
    assert refused["facts"]["field"] == "cure"
    wrong = asked(LAY, laying(NURSE, record="not a record", settings={}))["refused"]
    assert (wrong["code"], wrong["status"]) == ("record-not-json", 422)


def test_no_answer_is_long_or_a_fault_whatever_is_sent() -> None:
    for number, (name, text) in enumerate(records()):
        body = {"record": text} if number % 2 else json.loads(laying(DICE, record=text))
        told = asked(VERIFY if number % 2 else LAY, json.dumps(body))
        facts = (told.get("refused") or told.get("verdict") or {}).get("facts", {})
        assert len(as_line(told)) < LONGEST_ANSWER, name
        assert all(len(str(fact)) <= LONGEST_FACT for fact in facts.values()), name


@pytest.fixture
def unlimited() -> Iterator[None]:
    """Let this process compute on after the test: the limit of an upload is its own too."""
    before = resource.getrlimit(resource.RLIMIT_CPU)
    yield
    resource.setrlimit(resource.RLIMIT_CPU, before)


@pytest.mark.usefixtures("unlimited")
def test_what_is_no_question_gets_a_fault_for_an_answer() -> None:
    assert answer_line(b"{")["fault"].startswith("JSONDecodeError")
    assert answer_line(b"[" * 100_000)["fault"].startswith(("RecursionError", "JSONDecodeError"))
    assert answer_line(b'{"id": 4, "do": "greet"}') == {"id": 4}
    assert answer_line(b'{"id": 5, "do": "lay", "body": 7}')["id"] == 5
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
