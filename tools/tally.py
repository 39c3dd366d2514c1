"""The last line of `make test`: how many tests passed, which were retried, and how long it took.

`python -m tools.tally TALLY BEGAN STATUS` reads the counts of each pytest run and the start time,
and exits with the given status.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any


def summed(lines: list[dict[str, Any]], seconds: float) -> str:
    """Return the runs in one line."""
    passed, failed, skipped = (
        sum(line[what] for line in lines) for what in ("passed", "failed", "skipped")
    )
    timed = sum(line["timed"] for line in lines)
    again = [name for line in lines for name in line["again"]]
    named = f": {', '.join(again)}" if again else ""
    return (
        f"{passed} passed, {failed} failed, {skipped} skipped in {seconds / 60:.1f} minutes; "
        f"{timed} measured time, {len(again)} of them needed another try{named}"
    )


def main(arguments: list[str]) -> int:
    """Print the line; return the status that came before it."""
    tally, began, status = arguments
    text = Path(tally).read_text(encoding="utf-8") if Path(tally).is_file() else ""
    lines = [json.loads(line) for line in text.splitlines()]
    seconds = time.time() - float(Path(began).read_text(encoding="utf-8"))
    verdict = "" if status == "0" else "make test stopped: "
    print(f"{verdict}{summed(lines, seconds)}")
    return int(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
