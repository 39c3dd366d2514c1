"""The checks of `wardround doctor`, their possible findings, and the severity of each."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from wardround.core.errors import Fact
from wardround.core.json_types import JsonObject
from wardround.core.pack_text import visible
from wardround.words import Words
from wardround.words.words import shortened


class State(StrEnum):
    """How a check ended."""

    OK = "ok"
    WARNING = "warning"
    PROBLEM = "problem"
    SKIPPED = "skipped"


def _checks() -> dict[str, dict[str, State]]:
    """Read the checks in their order, with the code of everything that they can find."""
    file = Path(__file__).with_name("findings.toml")
    return {
        check: {code: State(state) for code, state in codes.items()}
        for check, codes in tomllib.loads(file.read_text(encoding="utf-8")).items()
    }


CHECKS: Final = _checks()
STATES: Final = {code: state for codes in CHECKS.values() for code, state in codes.items()}
CHECK_OF: Final = {code: check for check, codes in CHECKS.items() for code in codes}


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found, as a code and facts; make it with `finding`."""

    code: str
    facts: Mapping[str, Fact]

    @property
    def check(self) -> str:
        """The id of the check."""
        return CHECK_OF[self.code]

    @property
    def state(self) -> State:
        """How grave it is."""
        return STATES[self.code]

    def found(self, words: Words) -> str:
        """Return the sentence for what was found."""
        return words.say(f"doctor-{self.code}", **self._arguments(words))

    def advice(self, words: Words) -> str:
        """Return the sentence for what to do; empty where nothing is."""
        key = f"doctor-{self.code}-do"
        return words.say(key, **self._arguments(words)) if words.has(key) else ""

    def plain(self, words: Words) -> JsonObject:
        """Return it for programs."""
        return {
            "id": self.check,
            "state": str(self.state),
            "code": self.code,
            "found": self.found(words),
            "advice": self.advice(words),
            "facts": dict(self.facts),
        }

    def _arguments(self, words: Words) -> dict[str, Fact]:
        """Return the facts for a sentence; a problem that has words of its own in those."""
        told = dict(self.facts)
        key = f"problem-{told.get('problem')}"
        if words.has(key):
            told["problem"] = words.say(key)
        return told


def finding(code: str, **facts: Fact) -> Finding:
    """Return a finding; its code must be one of `CHECKS`."""
    assert code in STATES, code
    return Finding(code, {name: _harmless(fact) for name, fact in facts.items()})


def _harmless(fact: Fact) -> Fact:
    """Return a fact for display; it can come from another person's server."""
    return visible(str(shortened(fact))) if isinstance(fact, str) else fact


def worst(findings: Iterable[Finding]) -> State:
    """Return how all of it ends: as its gravest finding, where what was skipped is fine."""
    states = {one.state for one in findings}
    return next((state for state in (State.PROBLEM, State.WARNING) if state in states), State.OK)
