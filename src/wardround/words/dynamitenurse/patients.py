"""The Patients of Dynamite Nurse in words."""

from __future__ import annotations

from wardround.dynamitenurse.content import CONDITIONS, Content, PatientKind
from wardround.dynamitenurse.patients import name_of, parse
from wardround.words.dynamitenurse.cards import vp
from wardround.words.words import Words


def kind_of(content: Content, text: str) -> PatientKind:
    """Return what is printed on the Patient that a text names (`P17`, `P17!`)."""
    return content.kinds[content.patients[parse(text) >> 1]]


def condition(words: Words, kind: PatientKind) -> str:
    """Return the name of a Patient, which is its condition: `Wounded Patient`."""
    if words.language in kind.card.titles:
        return kind.card.titles[words.language]
    return words.say(f"dn-patient-{CONDITIONS[kind.condition]}")


def named(words: Words, content: Content, text: str) -> str:
    """Return a Patient with its number: `Wounded Patient P17`."""
    name = condition(words, kind_of(content, text))
    return words.say("dn-patient", name=name, id=name_of(parse(text) >> 1))


def by_severity(words: Words, content: Content, text: str) -> str:
    """Return a Patient as one sees it on the table: `Wounded Patient (Severity 3)`."""
    severity = words.say("dn-severity", count=content.severity[parse(text)])
    name = condition(words, kind_of(content, text))
    return words.say("dn-patient-with", patient=name, facts=severity)


def described(words: Words, content: Content, text: str, *, numbered: bool = True) -> str:
    """Return a Patient with everything that its upper side shows."""
    kind, critical = kind_of(content, text), bool(parse(text) & 1)
    told: list[str] = []
    if critical:
        told.append(words.say("dn-in-critical-condition"))
    if kind.emergency:
        told.append(words.say("dn-emergency-case"))
    told += _side(words, kind, critical=critical)
    told.append(vp(words, int(kind.vp)))
    name = named(words, content, text) if numbered else condition(words, kind)
    return words.say("dn-patient-with", patient=name, facts=", ".join(told))


def _side(words: Words, kind: PatientKind, *, critical: bool) -> list[str]:
    if not critical:
        return [words.say("dn-severity", count=int(kind.severity))]
    told = [words.say("dn-severity", count=int(kind.critical))]
    if kind.care:
        told.append(words.say("dn-care", count=int(kind.care)))
    if kind.payment:
        told.append(words.say("dn-payment", count=int(kind.payment)))
    return told


def text(words: Words, kind: PatientKind) -> str:
    """Return both sides of a Patient, and the texts of an Emergency Case."""
    told = [
        words.say(
            "dn-patient-sides",
            front=", ".join(_side(words, kind, critical=False)),
            back=", ".join(_side(words, kind, critical=True)),
            vp=vp(words, int(kind.vp)),
        )
    ]
    if kind.emergency:
        told.append(words.say("dn-emergency-text", count=int(kind.payment)))
    return " ".join(told)
