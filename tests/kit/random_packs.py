"""Packs of random cards, written with every word that packs have."""

from __future__ import annotations

from tests.kit.user_packs import HEADER
from wardround.core.errors import BadPack
from wardround.core.luck import Rng
from wardround.core.pack_text import Table, inline
from wardround.dicehospital.content import COLOURS
from wardround.dicehospital.reading import read_content

WHEN = ['{ healed = "red" }', '{ healed = "any" }', '{ discharged = "any" }']
WHEN += ['{ healed = "green", coloured-department = true }']
DEPARTMENTS = ["oncology", "clinic", "cardiology", "radiology", "crash-centre", "urology", "spa"]
SPECIALISTS = ["surgeon", "pharmacist", "urologist", "cardiologist", "paramedic", "virologist"]
EVENTS = ["blood-drive", "patient-transfer", "winter-crisis", "staff-sickness", "agency-nurse"]


def chance(rng: Rng, percent: int) -> bool:
    """Return true so many times in a hundred."""
    return rng.below(100) < percent


def one_of(rng: Rng, *values: object) -> object:
    """Return one of the values."""
    return values[rng.below(len(values))]


def part(rng: Rng, by_specialist: bool) -> Table:
    """Return one part of an effect; not all of them can be."""
    verb = str(one_of(rng, "heal", "heal", "heal", "reroll", "flip", "recolour"))
    table: Table = {verb: one_of(rng, -2, -1, 1, 1, 2, 3, 6) if verb == "heal" else True}
    fields: list[tuple[int, str, object]] = [
        (60, "count", one_of(rng, 1, 2, 2, 3, 4)),
        (40, "colour", one_of(rng, *COLOURS)),
        (40, "values", [value for value in range(1, 7) if chance(rng, 60)] or [3]),
        (30, "pattern", one_of(rng, "equal", "run")),
        (30, "fewer", one_of(rng, "if-short", "up-to")),
    ]
    if by_specialist:
        fields += [(60, "who", one_of(rng, "healed", "different")), (20, "same-value", True)]
    table.update({name: value for share, name, value in fields if chance(rng, share)})
    return table


def effect(rng: Rng, by_specialist: bool) -> Table:
    """Return an effect; not all of them can be."""
    table: Table = part(rng, by_specialist)
    if chance(rng, 20):
        table = {"all": [part(rng, by_specialist), part(rng, by_specialist)]}
    elif chance(rng, 15):
        table = {"admissions": True} if by_specialist and chance(rng, 50) else {"bags": 1}
    for name in ("fatalities", "bags", "points"):
        if "admissions" not in table and chance(rng, 15):
            table[name] = 1 + rng.below(2)
    if chance(rng, 20):
        return {"either": [effect(rng, by_specialist), table]}
    return table


def event(rng: Rng) -> Table:
    """Return what an event does."""
    table: Table = {"bags": 1}
    for name in ("may-return", "may-raise", "must-lower", "bags-frozen", "improvements-wait"):
        if chance(rng, 30):
            table[name] = True
    for name in ("nurses", "extra-dice", "neglect", "volunteers", "clean-points"):
        if chance(rng, 30):
            table[name] = 1 + rng.below(2)
    return table


def entry(rng: Rng, kind: str, id: str) -> str:
    """Return an entry that can be read."""
    while True:
        text = f'[[{kind}]]\nid = "{id}"\n'
        if kind == "event":
            text += f"effect = {inline(event(rng))}\n"
        elif kind == "specialist":
            text += f"when = {one_of(rng, *WHEN)}\neffect = {inline(effect(rng, True))}\n"
        else:
            new = f'copies = 3\nstack = "{one_of(rng, "standard", "expansion", "swapped")}"\n'
            text += (new if id == "spa" else "") + f"effect = {inline(effect(rng, False))}\n"
        try:
            read_content("final", user_packs={"one.toml": HEADER + text})
        except BadPack:
            continue
        return text


def random_pack(seed: str) -> str:
    """Return a pack in which most cards are random, and some numbers of the house."""
    rng = Rng(seed)
    text = HEADER + f"[house]\nnurses = {1 + rng.below(6)}\nrounds = {2 + rng.below(9)}\n"
    text += f'recolour-lasts = "{one_of(rng, "phase", "effect")}"\nbeds = {8 + rng.below(5)}\n'
    text += "".join(entry(rng, "department", id) for id in DEPARTMENTS)
    text += "".join(entry(rng, "specialist", id) for id in SPECIALISTS)
    return text + "".join(entry(rng, "event", id) for id in EVENTS)
