"""Records of real games with a line changed and the seal made good again: always an answer."""

from __future__ import annotations

import hashlib
import json

import pytest

from tests.kit.plain import Json
from tests.kit.tables import random_record
from wardround import catalog
from wardround.core.errors import BadRecord
from wardround.core.luck import Rng
from wardround.core.record_text import read, write

NUMBERS = [-(2**31), -1, 0, 1, 2, 5, 17, 18, 99, 2**31 - 1]
WORDS = [
    "place", "treat", "transfuse", "return", "set", "load", "take", "ambulance", "department",
    "specialist", "reveal", "keep", "copy", "report", "choose", "use", "draw", "skip", "pass",
    "done", "nurse", "surgeon", "clinic", "R3", "G2*", "R>G3*", "1", "99", "-1", "x", "as", "²",
    "play", "buy", "assign", "admit", "operate", "P01", "P17!", "examination", "n01",
]  # fmt: skip
TABLES: list[tuple[str, int, Json]] = [
    ("dice-hospital", 1, {"events": True, "promos": True}),
    ("dice-hospital", 2, {"events": True, "experimental": True, "promos": True}),
    ("dice-hospital", 4, {}),
    ("dynamite-nurse", 3, {}),
    ("dynamite-nurse", 5, {"first-player": 4}),
]


def damage_luck(outcome: list[int], rng: Rng) -> None:
    """Change, add or take away a number."""
    how = rng.below(3)
    if how == 0 and outcome:
        outcome[rng.below(len(outcome))] = NUMBERS[rng.below(len(NUMBERS))]
    elif how == 1 and outcome:
        outcome.pop()
    else:
        outcome.append(NUMBERS[rng.below(len(NUMBERS))])


def damaged(lines: list[str], rng: Rng) -> str:
    """Return the record with one move changed, and a digest that fits."""
    changed = list(lines)
    number = 1 + rng.below(len(lines) - 2)
    move = json.loads(changed[number])
    if "luck" in move:
        damage_luck(move["is"], rng)
    else:
        move["do"] = " ".join(WORDS[rng.below(len(WORDS))] for _ in range(rng.below(4)))
    changed[number] = json.dumps(move)
    body = "".join(f"{line}\n" for line in changed[:-1])
    end = json.loads(changed[-1])
    end["digest"] = hashlib.sha256(body.encode()).hexdigest()
    return body + json.dumps(end)


@pytest.mark.parametrize(("game_id", "seats", "settings"), TABLES)
def test_a_damaged_record_is_refused_or_is_a_game(game_id: str, seats: int, settings: Json) -> None:
    game = catalog.find(game_id)
    lines = write(random_record(game, "seed", seats, settings)).splitlines()
    rng = Rng("damage")
    refused = 0
    for _ in range(150):
        try:
            record = read(damaged(lines, rng), "game.jsonl", catalog.find)
        except BadRecord:
            refused += 1
        else:
            assert record.outcome is not None

    assert refused > 100
