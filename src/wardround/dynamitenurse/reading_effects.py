"""Texts of cards: from the tables of a pack to the records that the rules read.

The layout has checked names, types and bounds of single fields; this module checks how they fit
together.
"""

from __future__ import annotations

from wardround.core.pack_schema import Place
from wardround.core.pack_text import Table, allowed
from wardround.dynamitenurse.content import (
    CONDITIONS_OF_CLAUSES,
    COUNTED,
    ENDS,
    EXCHANGE,
    GAINS,
    VERBS,
    Clause,
    EndText,
)


def read_clauses(place: Place, tables: list[Table], kind: str) -> list[Clause]:
    """Return the clauses of a card's text, in the order in which they are carried out."""
    clauses: list[Clause] = []
    for number, table in enumerate(tables):
        clause = _clause(place.item(number + 1), table)
        if clause.does == EXCHANGE:
            # What comes after it would belong to a card that has left play.
            _check_exchange(place.item(number + 1), kind, number + 1 == len(tables))
        clauses.append(clause)
    return clauses


def _clause(place: Place, table: Table) -> Clause:
    """Return one clause, with everything that the table leaves out at its usual value."""
    verbs = [verb for verb in VERBS if table.get(verb, False)]
    if not verbs:
        raise place.lacks_verb(table, VERBS)
    if len(verbs) > 1:
        raise place.only_one(verbs, allowed(VERBS))
    does = VERBS.index(verbs[0])
    for field in ("every", "when"):
        if field in table and does >= GAINS:
            raise place.of(field).only_with(allowed(VERBS[:GAINS]))
    if "every" in table and "when" in table:
        raise place.of("every").not_with("when")
    return Clause(
        does,
        table[verbs[0]] if does in COUNTED else 1,
        CONDITIONS_OF_CLAUSES.index(table.get("if", CONDITIONS_OF_CLAUSES[0])),
        table.get("every", 0),
        "when" in table,
    )


def _check_exchange(place: Place, kind: str, is_last: bool) -> None:
    """Refuse an exchange by a card that is no Nurse, or with something still to do."""
    if kind != "nurse":
        raise place.of("exchange").only_with("[[nurse]]")
    if not is_last:
        raise place.of("exchange").refusal("pack-not-last")


def read_ends(table: Table) -> list[EndText]:
    """Return the texts that work at the end of the game."""
    return [EndText(does, table[name]) for does, name in enumerate(ENDS) if name in table]
