"""From the words of a command line to files, settings and seats."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from wardround import catalog
from wardround.cli.files import MOST_OF_A_RECORD, read_file, read_pack
from wardround.core.record_text import read
from wardround.core.records import Record, Terms

FLAGS = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def read_record(name: str) -> Record:
    """Return the record in a file, checked against the rules."""
    return read(read_file(name, MOST_OF_A_RECORD), name, catalog.find)


def settings_of(edition: str | None, options: Sequence[str]) -> dict[str, object]:
    """Return settings from `--edition` and each `--option NAME[=VALUE]`."""
    settings: dict[str, object] = {}
    for option in options:
        name, given, value = option.partition("=")
        if not given:
            settings[name] = True
        elif value in FLAGS:
            settings[name] = FLAGS[value]
        else:
            settings[name] = int(value) if value.isdecimal() else value
    if edition is not None:
        settings["edition"] = edition
    return settings


def terms_of(args: argparse.Namespace) -> Terms:
    """Return the terms that GAME, `--edition`, `--option` and `--pack` ask for."""
    game = catalog.find(args.game)
    return Terms(game, settings_of(args.edition, args.option), _packs(args.pack))


def _packs(names: Sequence[str]) -> dict[str, str]:
    """Return the texts of packs by their names without folders, each with one of its own."""
    packs: dict[str, str] = {}
    for name in names:
        path = Path(name)
        called, number = path.name, 2
        while called in packs:
            called, number = f"{path.stem}-{number}{path.suffix}", number + 1
        packs[called] = read_pack(name)
    return packs


def names_of(text: str) -> list[str]:
    """Return the names in a list with commas."""
    return [name.strip() for name in text.split(",")]
