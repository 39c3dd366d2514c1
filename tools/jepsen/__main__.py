"""Let random people play at two nodes on one PostgreSQL while all of them are killed.

    python -m tools.jepsen --seconds 600
    python -m tools.jepsen --seconds 60 --seed friday

People act, undo and chat at random over HTTP. Meanwhile nodes and their database are killed with
SIGKILL, frozen, cut off and started again, by a plan that follows from the seed. At the end every
log is compared with what people know: nothing that was acknowledged may be lost, doubled or out
of order, nothing that was refused may be there, and nobody may have been shown what is not there.
The last line tells the seed; with it the same things go wrong after the same times. The exit status
is 1 if there is a flaw, and what nodes logged is kept then.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

from tests.kit.postgres import running_postgres
from tools.jepsen.running import run


def main(arguments: list[str] | None = None) -> int:
    """Run for a while; return how it ended."""
    parser = argparse.ArgumentParser(prog="python -m tools.jepsen", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seconds", type=float, default=60, help="how long (60)")
    parser.add_argument("--seed", help="repeats what goes wrong (by default every run is another)")
    given = parser.parse_args(arguments)
    seed = given.seed or str(time.time_ns())
    began = time.monotonic()
    with running_postgres() as postgres:
        print(f"{given.seconds:g} seconds, seed {seed}")
        log = Path(tempfile.mkdtemp(prefix="wardround-jepsen-")) / "log"
        told = run(seed, given.seconds, postgres, log, lambda what: _tell(began, what))
    for flaw in told.flaws:
        print(flaw)
    if told.flaws:
        print(f"What the nodes logged is in {log}.")
    else:
        shutil.rmtree(log.parent)
    print(told.line())
    return 1 if told.flaws else 0


def _tell(began: float, what: str) -> None:
    print(f"{time.monotonic() - began:6.1f} s  {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
