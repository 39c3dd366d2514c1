"""Past failures, stored in tests/regressions: records of games, and texts for parsers."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from tests.kit.checking import check_record
from tests.kit.drive import Play
from tests.kit.parsers import survives
from tests.kit.snapshots import TESTS
from wardround.catalog import find
from wardround.core.record_text import read, write

FOLDER = TESTS / "regressions"


def keep_play(play: Play, folder: Path = FOLDER) -> str:
    """Write the moves of a game that failed, the last one included, and return the file's name."""
    return _keep(write(play.record()), "game", "jsonl", folder)


def keep_text(parser: str, text: str, folder: Path = FOLDER) -> str:
    """Write a text on which a parser failed, and return the file's name."""
    return _keep(json.dumps({"parser": parser, "text": text}) + "\n", parser, "json", folder)


def _keep(content: str, kind: str, suffix: str, folder: Path) -> str:
    name = f"{kind}-{hashlib.sha256(content.encode()).hexdigest()[:8]}.{suffix}"
    (folder / name).write_text(content, encoding="utf-8")
    return name


def check_kept(path: Path) -> None:
    """Play a kept record, or read a kept text, again with all checks on."""
    content = path.read_text(encoding="utf-8")
    if path.suffix == ".jsonl":
        check_record(read(content, path.name, find))
    else:
        kept = json.loads(content)
        survives(kept["parser"], kept["text"])


def kept() -> list[Path]:
    """Return all files that are kept."""
    return sorted([*FOLDER.glob("*.jsonl"), *FOLDER.glob("*.json")])
