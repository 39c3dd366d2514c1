"""What the doctor says of the program, its key and the clock; and that it has words for all."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

from tests.words.fluent_files import by_key, variables
from tests.words.sources import calls_of, keywords, literals
from wardround.core.build import build
from wardround.server.operations.doctor import State
from wardround.server.operations.doctor.findings import CHECKS, STATES, finding, worst
from wardround.server.operations.doctor.inside import (
    EXAMPLE_KEYS,
    check_clock,
    check_key,
    check_version,
)
from wardround.words import LANGUAGES, Words

ROOT = Path(__file__).parents[4]
NOW = datetime(2026, 5, 1, 12, tzinfo=UTC).timestamp()
GRAVE = [code for code, state in STATES.items() if state in {State.WARNING, State.PROBLEM}]


def test_the_version_tells_the_build() -> None:
    assert check_version().code == ("version-pure" if build() == "pure" else "version-ok")


@pytest.mark.parametrize(
    ("key", "public", "code"),
    [
        ("", False, "key-not-needed"),
        ("", True, "key-missing"),
        ("short", False, "key-short"),
        ("x" * 31, True, "key-short"),
        ("x" * 32, True, "key-ok"),
        ("é" * 16, True, "key-ok"),
        ("change-me", True, "key-example"),
    ],
)
def test_the_key_is_judged(key: str, public: bool, code: str) -> None:
    assert check_key(key, public=public).code == code


def test_the_key_of_the_example_is_known() -> None:
    lines = (ROOT / "deploy" / "env.example").read_text(encoding="utf-8").splitlines()
    (value,) = [line.partition("=")[2] for line in lines if line.startswith("WARDROUND_KEY=")]

    assert {value} == EXAMPLE_KEYS


@pytest.mark.parametrize(
    ("ahead", "now", "code"),
    [
        ({}, NOW, "clock-alone"),
        ({}, 86_400.0, "clock-past"),
        ({"a": 3.0}, NOW, "clock-ok"),
        ({"a": 3.0, "b": -20.0}, NOW, "clock-drifts"),
        ({"a": 3600.0}, NOW, "clock-wrong"),
    ],
)
def test_the_clock_is_judged(ahead: dict[str, float], now: float, code: str) -> None:
    assert check_clock(ahead, now).code == code


def test_the_gravest_finding_counts() -> None:
    good, skipped = finding("streams-ok"), finding("streams-skipped")
    warning, problem = finding("key-missing"), finding("key-example")

    assert worst([good, skipped]) == State.OK
    assert worst([good, warning, skipped]) == State.WARNING
    assert worst([problem, warning, good]) == State.PROBLEM


# --- words -----------------------------------------------------------------------------------


def test_every_finding_has_a_sentence_and_every_grave_one_says_what_to_do() -> None:
    words = Words("en")

    assert [code for code in STATES if not words.has(f"doctor-{code}")] == []
    assert [code for code in GRAVE if not words.has(f"doctor-{code}-do")] == []


def test_every_finding_belongs_to_the_check_that_it_is_named_after() -> None:
    strays = [
        code
        for check, codes in CHECKS.items()
        for code in codes
        if not code.startswith(f"{check}-")
    ]

    assert strays == []


@cache
def facts_given() -> dict[str, frozenset[str]]:
    """Return the facts that the sources always give with the code of a finding."""
    given: dict[str, frozenset[str]] = {}
    for call in calls_of("finding"):
        if call.args:
            for code in literals(call.args[0]):
                facts = keywords(call)
                if facts is not None:
                    given[code] = given.get(code, facts) & facts
    return given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_the_facts_that_it_needs(language: str) -> None:
    lacking = {
        key: variables(language, key) - facts
        for code, facts in facts_given().items()
        for key in (f"doctor-{code}", f"doctor-{code}-do")
        if key in by_key(language) and not variables(language, key) <= facts
    }

    assert len(facts_given()) > 40
    assert lacking == {}


def test_what_a_stranger_sends_cannot_act_on_the_screen() -> None:
    told = finding("server-redirects", url="http://a", target="\x1b[2J" + "x" * 1000)

    assert told.found(Words("en")).isprintable()
    assert len(told.found(Words("en"))) < 400
