"""Makes and proves the set of puzzles that comes with the package.

python -m tools.puzzles        make it again, by its seed
python -m tools.puzzles check  prove all of it again
"""

from __future__ import annotations

import hashlib
import json
import sys
from itertools import islice
from pathlib import Path
from typing import Final

from wardround import catalog
from wardround.bots.dicehospital.puzzles import Puzzle, Setter
from wardround.tables.puzzles.data import Kept, file_of, hardness_of, kit_of

GAME: Final = catalog.find("dice-hospital")
SEED: Final = "puzzles of wardround"
COUNT: Final = 424
"""For each day of 51 weeks, and one in seven for the walk."""
DIGEST: Final = "proven"
FIELDS: Final = ("position", "best", "greedy", "beam", "unique", "plan")


def digest_of(puzzles: list[Kept]) -> str:
    """Return the digest of puzzles that were proven together."""
    return hashlib.sha256(json.dumps(puzzles, sort_keys=True).encode()).hexdigest()


def kept(puzzle: Puzzle) -> Kept:
    """Return what is kept of a puzzle."""
    record = puzzle.record()
    return {
        "position": record["position"],
        "best": record["best"],
        "greedy": record["greedy"],
        "beam": record["beam"],
        "unique": record["unique"],
        "plan": record["plan"],
    }


def made() -> list[Kept]:
    """Return the whole set, the easiest first; each is proven when it is made."""
    options = GAME.options(dict(kit_of(GAME).SETTINGS), {})
    found = Setter().out_of_games(options, SEED)
    return sorted(map(kept, islice(found, COUNT)), key=hardness_of)


def proven(puzzles: list[Kept]) -> None:
    """Prove puzzles again; raise at the first that isn't as it says."""
    setter = Setter()
    for one in puzzles:
        setter.check(dict(one))


def written(puzzles: list[Kept]) -> str:
    """Return the text of the file, a line for each puzzle."""
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in puzzles)
    return f'{{"{DIGEST}":"{digest_of(puzzles)}","puzzles":[\n{lines}\n]}}\n'


def main(arguments: list[str]) -> None:
    """Make the set, or check it."""
    path = Path(str(file_of(GAME)))
    if arguments == ["check"]:
        proven(json.loads(path.read_text(encoding="utf-8"))["puzzles"])
    else:
        path.write_text(written(made()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
