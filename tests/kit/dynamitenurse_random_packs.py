"""Boxes of random cards for Dynamite Nurse, written with every word that its packs have."""

from __future__ import annotations

from copy import deepcopy

from tests.kit.dynamitenurse_packs import HEADER
from tests.kit.random_packs import chance, one_of
from wardround.core.luck import Rng
from wardround.core.pack_text import Table, table_lines
from wardround.dynamitenurse.content import (
    AFTERWARDS,
    CONDITIONS_OF_CLAUSES,
    COUNTED,
    EXCHANGE,
    GAINS,
    VERBS,
)
from wardround.dynamitenurse.pack_files import PACKS, STANDARD

KINDS = {"action": "actions", "nurse": "nurses", "patient": "patients"}


def clause(rng: Rng, does: int) -> Table:
    """Return a clause that does something, now and then under a condition."""
    table: Table = {VERBS[does]: 1 + rng.below(3) if does in COUNTED else True}
    if chance(rng, 25):
        table["if"] = one_of(rng, *CONDITIONS_OF_CLAUSES[1:])
    if does < GAINS and chance(rng, 50):
        table.update({"every": 2 + rng.below(2)} if chance(rng, 50) else {"when": "acquire"})
    return table


def effect(rng: Rng, kind: str) -> list[Table]:
    """Return a text of up to three clauses; a Nurse may be exchanged in the end."""
    verbs = [number for number in range(len(VERBS)) if number != EXCHANGE]
    clauses = [clause(rng, verbs[rng.below(len(verbs))]) for _ in range(rng.below(4))]
    if kind == "nurse" and chance(rng, 25):
        clauses.append({"exchange": True})
    return clauses


def shuffle(rng: Rng, kind: str, entry: Table) -> None:
    """Change an entry of the standard pack at random."""
    entry["vp"] = rng.below(8) - 3
    if kind == "patient":
        entry["copies"] = 1 + rng.below(2)
        entry["severity"] = 1 + rng.below(5)
        entry["critical"] = entry["severity"] + 1 + rng.below(3)
        return
    entry["effect"] = effect(rng, kind)
    if kind == "nurse":
        entry["end"] = {str(one_of(rng, "kill-marks", "emergencies", "best-name")): 2}
        stays = "colour" in entry or chance(rng, 50)
        entry["afterwards"] = one_of(rng, *(("stays", "scrapped") if stays else AFTERWARDS))
    elif "start" in entry:
        entry["start"] = rng.below(4)
        if entry["start"] == 0:
            entry["cost"] = 1
        entry["afterwards"] = one_of(rng, "stays", "scrapped") if entry["start"] else "returns"
    else:
        entry["copies"] = 1 + rng.below(10)
        entry["cost"] = rng.below(6)
        entry["afterwards"] = one_of(rng, *AFTERWARDS)


def random_box(seed: str) -> str:
    """Return a pack in which every card and most numbers of the house are random."""
    rng = Rng(seed)
    beds = rng.below(4)
    house: Table = {
        "kill-marks": 3 + rng.below(15),
        "kill-marks-of-three": 1 + rng.below(15),
        "dynamite-nurse-marks": rng.below(4),
        "penalty": [0, 1 + rng.below(3), 5],
        "markers": beds + 1 + rng.below(5),
        "beds": beds,
        "hand": 1 + rng.below(6),
    }
    entries: list[str] = []
    for kind, table in deepcopy(PACKS.packaged(STANDARD).entries).items():
        total = 0
        for entry in table:
            is_spare = "colour" not in entry and "start" not in entry and kind != "patient"
            if is_spare and entry["id"] != "white-magic" and chance(rng, 25):
                entries.append(f'[[{kind}]]\nid = "{entry["id"]}"\nremove = true')
                continue
            shuffle(rng, kind, entry)
            total += entry["copies"]
            entries += ["\n".join(table_lines(f"[[{kind}]]", entry, ""))]
        house[KINDS[kind]] = total
    return HEADER + "\n".join([*table_lines("[house]", house, ""), *entries]) + "\n"
