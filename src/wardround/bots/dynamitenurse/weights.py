"""Fitted weights: a small file that describes its contents and its training."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from wardround.bots.dynamitenurse.style import NAMES
from wardround.dynamitenurse import GAME

VERSION: Final = 1
"""Changes with the meaning of a weight."""
FILE: Final = Path(__file__).with_name("weights.toml")


class BadWeights(ValueError):
    """A file of weights that mean something else, or were fitted to other rules."""


def read_weights(path: Path = FILE) -> list[float]:
    """Return the weights of a file, in the order of `style.NAMES`."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    head = data["header"]
    if (head["version"], head["rules"]) != (VERSION, GAME.rules_version):
        raise BadWeights(f"{path.name} has version {head['version']} for rules {head['rules']}")
    return [float(data["weights"][name]) for name in NAMES]


def write_weights(path: Path, weights: list[float], made: str, result: str) -> None:
    """Write weights with a header: what they are for, how they were made and how they did."""
    lines = [
        "# Written by `python -m tools.train_dynamitenurse`, not by hand.",
        "[header]",
        f"version = {VERSION}",
        f'rules = "{GAME.rules_version}"',
        f'made = "{made}"',
        f'result = "{result}"',
        "",
        "[weights]",
        *[f"{name} = {weight:.3f}" for name, weight in zip(NAMES, weights, strict=True)],
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
