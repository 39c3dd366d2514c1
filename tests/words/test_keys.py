"""Every message that the sources ask for is there, with the arguments that each language needs."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.words.fluent_files import by_key, variables
from tests.words.sources import Asked, codes_made, messages_said
from wardround.core.pack_schema import LANGUAGES
from wardround.dicehospital import actions, events, options, pack_layout, scoring, views
from wardround.dicehospital.content import COLOURS
from wardround.dicehospital.flow import STEPS
from wardround.dicehospital.pack_files import EDITIONS
from wardround.dicehospital.phases.activation import PROMPTS
from wardround.dynamitenurse import actions as nurse_actions
from wardround.dynamitenurse import content as nurse_content
from wardround.dynamitenurse import events as nurse_events
from wardround.dynamitenurse import options as nurse_options
from wardround.dynamitenurse import pack_layout as nurse_layout
from wardround.dynamitenurse import reasons as nurse_reasons
from wardround.dynamitenurse import scoring as nurse_scoring
from wardround.dynamitenurse import views as nurse_views
from wardround.dynamitenurse.flow import FLOW
from wardround.dynamitenurse.provenance import NO_FACTS
from wardround.words import Words
from wardround.words.books import PHRASES
from wardround.words.dicehospital.book import TERMS

ENGLISH = Words("en")
VERBS = [
    *actions.SINGLE_WORDS, *actions.PLAIN_VERBS, "place", "treat", "treat-as", "transfuse",
    "return-die", "take-ambulance", "take-department", "take-specialist", "return-improvement",
    "reveal", "keep", "copy", "report", "choose",
]  # fmt: skip
STEPS_ASKED = [
    "set-values", "keep-administrator", "reveal-extra", "event-return", "event-raise",
    "event-lower", "load", "take-ambulance", "leave-die", "remove", "improve",
    "return-improvement", "copy", "place", "choose", "treat", "between", "admissions", "protect",
    "reports", "collect",
]  # fmt: skip
FAMILIES: dict[str, Sequence[str]] = {
    "action": VERBS,
    "happened": [name for name, _ in events.KINDS],
    "phase": [name for _, name in views.PHASES],
    "prompt": STEPS_ASKED,
    "option": list(options.NAMES),
    "about": list(options.NAMES),
    "edition": list(EDITIONS),
    "score": list(scoring.REASONS),
    "rank": [*scoring.RANKS],
    "source": ["seed", "found", "reconstructed", "user"],
    "fact": [*pack_layout.FACTS, "effect-part"],
    "colour": [*COLOURS, "blue"],
    "language": ["en", "fr", "it"],
    "phrase": list(PHRASES),
    "term": list(TERMS),
}
ADDED = nurse_content.VERBS[nurse_content.ADDED_TREATMENT : nurse_content.MOONLIGHT + 1]
NURSE_FAMILIES: dict[str, Sequence[str]] = {
    "dn-action": [
        *nurse_actions.SINGLE_WORDS, *nurse_actions.SEAT_VERBS, *nurse_actions.PATIENT_VERBS,
        *nurse_actions.CARD_VERBS, "search", "send-back", "exchange",
    ],
    "dn-happened": [name for name, _ in nurse_events.KINDS],
    "dn-phase": [*[name for _, name in nurse_views.PHASES], "transportation"],
    "dn-prompt": [step.name for step in FLOW.steps if step.name],
    "score": list(nurse_scoring.REASONS),
    "dn-type": list(nurse_content.TYPES),
    "dn-patient": list(nurse_content.CONDITIONS),
    "dn-colour": list(nurse_content.COLOURS),
    "dn-gain": [*nurse_content.VERBS[: nurse_content.GAINS], *ADDED],
    "dn-do": list(nurse_content.VERBS[nurse_content.GAINS :]),
    "dn-if": list(nurse_content.CONDITIONS_OF_CLAUSES[1:]),
    "dn-afterwards": list(nurse_content.AFTERWARDS[1:]),
    "dn-end": list(nurse_content.ENDS),
    "dn-short": list(nurse_content.VERBS),
    "dn-short-if": list(nurse_content.CONDITIONS_OF_CLAUSES[1:]),
    "dn-short-end": list(nurse_content.ENDS),
    "dn-condition": list(nurse_content.CONDITIONS),
    "dn-ended": list(nurse_events.REASONS),
    "dn-pile": list(nurse_events.PILES),
    "dn-added": list(ADDED),
    "dn-fact": sorted(
        {
            field
            for kind in nurse_layout.LAYOUT.entries.values()
            for field in kind.fields.shapes
            if field not in (*NO_FACTS, "remove")
        }
        | {"effect-part"}
    ),
    "option": list(nurse_options.NAMES),
    "about": list(nurse_options.NAMES),
    "reason": sorted(set(nurse_reasons.BY_VERB.values())),
    "source": list(nurse_layout.MARKS),
}  # fmt: skip
MEMBERS = [
    (family, name)
    for families in (FAMILIES, NURSE_FAMILIES)
    for family, names in families.items()
    for name in names
]


def lacking(asked: frozenset[Asked], language: str) -> dict[str, frozenset[str]]:
    """Return the messages that need arguments which the sources do not give."""
    return {
        one.key: variables(language, one.key) - one.arguments
        for one in asked
        if one.arguments is not None
        and one.key in by_key(language)
        and not variables(language, one.key) <= one.arguments
    }


def test_every_error_and_reason_that_is_made_has_a_sentence() -> None:
    asked = codes_made()

    assert sorted({one.key for one in asked} - by_key("en").keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_brings_the_facts_that_its_sentence_needs(language: str) -> None:
    assert lacking(codes_made(), language) == {}


def test_codes_are_found_where_errors_are_made() -> None:
    """The search sees plain errors, reasons, choices of two, and functions that hand a code on."""
    keys = {one.key for one in codes_made()}

    assert {
        "error-bad-die", "reason-no-luck-now", "reason-first-player-ambulance",
        "error-record-truncated", "error-pack-wrong-type",
    } <= keys  # fmt: skip


def test_every_message_asked_for_by_its_key_is_there() -> None:
    assert sorted({one.key for one in messages_said()} - by_key("en").keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_asked_for_by_its_key_gets_its_arguments(language: str) -> None:
    assert lacking(messages_said(), language) == {}


@pytest.mark.parametrize(("family", "name"), MEMBERS)
def test_every_member_of_a_family_has_its_message(family: str, name: str) -> None:
    assert ENGLISH.has(f"{family}-{name}")


def test_every_step_that_asks_a_player_has_its_prompt() -> None:
    asked = {*(step.name for step in STEPS if step.name), *PROMPTS, *views.EVENT_PROMPTS[1:]}

    assert asked - set(STEPS_ASKED) == {"event"}  # told by what the event asks for
