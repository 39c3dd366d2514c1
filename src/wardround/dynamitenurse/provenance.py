"""Where each fact of a pack comes from: the rulebook, another source, us, or the user."""

from __future__ import annotations

from typing import Final

from wardround.core.pack_text import Table
from wardround.dynamitenurse.pack_layout import MARKS

USER: Final = "user"

NO_FACTS: Final = ("id", "title", "rule", "provenance")
"""Fields that state nothing about a printed card."""


def facts_of(table: Table, named: bool) -> Table:
    """Return the facts that an entry states, each clause of an effect by itself.

    `named` tells whether its name is a fact as well; it may be left out where it is the id.
    """
    facts: Table = {"name": table.get("name", "")} if named else {}
    for field, value in table.items():
        if field == "effect":
            for number, clause in enumerate(value):
                facts[f"effect {number + 1}"] = clause
        elif field not in NO_FACTS:
            facts[field] = value
    return facts


def marks_of(table: Table, before: Table, named: bool) -> dict[str, str]:
    """Return the mark of every fact; `before` is the same table without the user's packs.

    What the user changed is the user's, unless the pack says something else of it. What nobody
    says anything of is the user's too.
    """
    told, told_before = _told(table), _told(before)
    facts_before = facts_of(before, named)
    marks: dict[str, str] = {}
    for fact, value in facts_of(table, named).items():
        mark = told.get(fact, told_before.get(fact, USER))
        changed = bool(before) and (fact not in facts_before or facts_before[fact] != value)
        if changed and (mark == told_before.get(fact) or not _says_anew(table, before, fact)):
            mark = USER
        marks[fact] = mark
    return marks


def _says_anew(table: Table, before: Table, fact: str) -> bool:
    """Return whether the user's packs say something of a fact that was not said before."""
    field = fact.partition(" ")[0]
    said: object = table.get("provenance", {}).get(field)
    said_before: object = before.get("provenance", {}).get(field)
    return said != said_before


def source_of(marks: dict[str, str]) -> str:
    """Return where a card as a whole comes from: its surest fact, or the user who changed it."""
    found = set(marks.values())
    return USER if USER in found else next(mark for mark in MARKS if mark in found)


def fields_marked(marks: dict[str, str], mark: str) -> tuple[str, ...]:
    """Return the fields with a mark, an effect once, whichever of its clauses it is."""
    fields = [fact.partition(" ")[0] for fact, its in marks.items() if its == mark]
    return tuple(dict.fromkeys(fields))


def _told(table: Table) -> dict[str, str]:
    """Return the marks that a table gives, those of clauses by number."""
    told: dict[str, str] = {}
    for fact, mark in table.get("provenance", {}).items():
        if fact == "effect":
            clauses = len(table.get("effect", []))
            several = mark if isinstance(mark, list) else [mark] * clauses
            for number, one in enumerate(several):
                told[f"effect {number + 1}"] = one
        else:
            told[fact] = mark
    return told
