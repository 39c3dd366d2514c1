"""Packs of a user's for Dynamite Nurse, the refusals they get, and single cards of a content."""

from __future__ import annotations

from tests.kit.user_packs import FILE, refusal_by
from wardround.dynamitenurse.content import Content, PatientKind, PlayCard
from wardround.dynamitenurse.reading import read_content

HEADER = '[pack]\ngame = "dynamite-nurse"\nname = "mine"\nformat = 1\n'


def with_pack(body: str) -> Content:
    """Return the standard content with a user's pack on top."""
    return read_content({FILE: HEADER + body})


def refusal(body: str) -> tuple[str, object]:
    """Return the code and the facts, without the file, that a user's pack is refused with."""
    return refusal_by(lambda text: read_content({FILE: text}), HEADER + body)


def card(content: Content, id: str) -> PlayCard:
    """Return one Action card or Nurse."""
    return next(one for one in content.cards if one.card.id == id)


def kind(content: Content, id: str) -> PatientKind:
    """Return one kind of Patients."""
    return next(one for one in content.kinds if one.card.id == id)


def on_patient(line: str) -> str:
    """Return a pack that changes the first Patients."""
    return f'[[patient]]\nid = "wounded-2"\n{line}\n'
