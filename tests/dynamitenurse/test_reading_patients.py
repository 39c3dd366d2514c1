"""Patients of packs that cannot be played: each mistake is told with its place."""

from __future__ import annotations

import pytest

from tests.kit.dynamitenurse_packs import on_patient, refusal
from tests.kit.rules import rule
from tests.kit.user_packs import impossible, missing, refused


@rule("DN-13.1")
@pytest.mark.parametrize(
    ("line", "field", "found", "allowed"),
    [
        ("severity = 0", "severity", "0", "1..29"),
        ("critical = 31", "critical", "31", "2..30"),
        ("care = 31", "care", "31", "0..30"),
        ("vp = -21", "vp", "-21", "-20..20"),
    ],
)
def test_a_patient_who_cannot_be(line: str, field: str, found: str, allowed: str) -> None:
    assert refusal(on_patient(line)) == impossible("patient wounded-2", field, found, allowed)


@rule("DN-13.1")
@pytest.mark.parametrize(
    ("line", "critical", "severity"), [("critical = 2", 2, 2), ("severity = 9", 3, 9)]
)
def test_the_back_of_a_patient_is_worse_than_the_front(
    line: str, critical: int, severity: int
) -> None:
    """Whichever of the two was changed, both are told."""
    assert refusal(on_patient(line)) == refused(
        "pack-no-worse", "patient wounded-2", "critical", found=critical, severity=severity
    )


def test_a_payment_goes_with_an_emergency_case_and_the_other_way_round() -> None:
    emergency = '[[patient]]\nid = "wounded-3e"\n'

    assert refusal(on_patient("payment = 1")) == refused(
        "pack-only-with", "patient wounded-2", "payment", other="emergency = true"
    )
    assert refusal(on_patient("emergency = true")) == missing("patient wounded-2", "payment")
    assert refusal(f"{emergency}payment = 0\n") == missing("patient wounded-3e", "payment")
    assert refusal(f"{emergency}emergency = false\n") == refused(
        "pack-only-with", "patient wounded-3e", "payment", other="emergency = true"
    )


def test_a_patient_lacks_nothing() -> None:
    body = '[[patient]]\nid = "sick-9"\ncondition = "sick"\ncopies = 1\nseverity = 9\nvp = 9\n'

    assert refusal(body) == missing("patient sick-9", "critical")
