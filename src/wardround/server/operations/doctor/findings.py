"""The checks of `wardround doctor`, their possible findings, and the severity of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
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


_OK, _WARNING, _PROBLEM, _SKIPPED = State

CHECKS: Final[Mapping[str, Mapping[str, State]]] = {
    "version": {"version-ok": _OK, "version-pure": _WARNING},
    "database": {
        "database-ok": _OK,
        "database-absent": _OK,
        "database-no-folder": _PROBLEM,
        "database-is-folder": _PROBLEM,
        "database-locked-folder": _PROBLEM,
        "database-no-driver": _PROBLEM,
        "database-unreachable": _PROBLEM,
        "database-read-only": _PROBLEM,
    },
    "schema": {
        "schema-current": _OK,
        "schema-empty": _OK,
        "schema-older": _WARNING,
        "schema-foreign": _WARNING,
        "schema-newer": _PROBLEM,
        "schema-skipped": _SKIPPED,
    },
    "permissions": {
        "permissions-ok": _OK,
        "permissions-open": _WARNING,
        "permissions-folder": _PROBLEM,
        "permissions-skipped": _SKIPPED,
    },
    "lock": {"lock-free": _OK, "lock-held": _OK, "lock-skipped": _SKIPPED},
    "disk": {
        "disk-ok": _OK,
        "disk-low": _WARNING,
        "disk-full": _PROBLEM,
        "disk-unknown": _WARNING,
        "disk-skipped": _SKIPPED,
    },
    "key": {
        "key-ok": _OK,
        "key-not-needed": _OK,
        "key-missing": _WARNING,
        "key-short": _PROBLEM,
        "key-example": _PROBLEM,
    },
    "push": {
        "push-ok": _OK,
        "push-off": _OK,
        "push-unread": _PROBLEM,
        "push-bad": _PROBLEM,
        "push-open": _WARNING,
        "push-no-https": _WARNING,
    },
    "mail": {
        "mail-ok": _OK,
        "mail-off": _OK,
        "mail-bad-address": _PROBLEM,
        "mail-bad-sender": _PROBLEM,
        "mail-unreachable": _PROBLEM,
        "mail-no-tls": _PROBLEM,
        "mail-untrusted": _PROBLEM,
        "mail-login-refused": _PROBLEM,
        "mail-sender-refused": _PROBLEM,
    },
    "clock": {
        "clock-ok": _OK,
        "clock-alone": _OK,
        "clock-drifts": _WARNING,
        "clock-wrong": _PROBLEM,
        "clock-past": _PROBLEM,
    },
    "server": {
        "server-ok": _OK,
        "server-unreachable": _PROBLEM,
        "server-redirects": _PROBLEM,
        "server-no-store": _PROBLEM,
        "server-not-writable": _PROBLEM,
        "server-down": _PROBLEM,
        "server-strange": _PROBLEM,
        "server-untrusted": _SKIPPED,
        "server-skipped": _SKIPPED,
    },
    "certificate": {
        "certificate-ok": _OK,
        "certificate-ends": _WARNING,
        "certificate-refused": _PROBLEM,
        "certificate-none": _WARNING,
        "certificate-local": _SKIPPED,
        "certificate-skipped": _SKIPPED,
    },
    "release": {
        "release-same": _OK,
        "release-other": _WARNING,
        "release-skipped": _SKIPPED,
    },
    "proxy": {
        "proxy-ok": _OK,
        "proxy-name": _PROBLEM,
        "proxy-host": _PROBLEM,
        "proxy-scheme": _PROBLEM,
        "proxy-no-echo": _WARNING,
        "proxy-skipped": _SKIPPED,
    },
    "address": {
        "address-ok": _OK,
        "address-inside": _WARNING,
        "address-proxy": _PROBLEM,
        "address-forged": _PROBLEM,
        "address-here": _SKIPPED,
        "address-skipped": _SKIPPED,
    },
    "streams": {
        "streams-ok": _OK,
        "streams-buffered": _PROBLEM,
        "streams-broken": _PROBLEM,
        "streams-skipped": _SKIPPED,
    },
}
"""The checks in their order, with the code of everything that they can find."""

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
