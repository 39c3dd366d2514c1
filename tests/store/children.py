"""Programs that tests start beside themselves: each opens the store at an address and writes."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Future

from tests.store.making import append, entry, lay
from wardround.store import Store, Writer
from wardround.store.locking import hold
from wardround.tables.rows import Conflict

TABLES = ("one", "two", "three")


def say(line: str) -> None:
    """Print a line, now."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def wait_for_the_word() -> None:
    """Tell that everything is loaded, and wait until all begin at once."""
    say("ready")
    sys.stdin.readline()


def write_until_killed(address: str) -> None:
    """Append to some tables at once for ever, and name each append once it is acknowledged."""
    with Store.open(address) as store, Writer(store) as writer:
        begin = store.last_seqs(TABLES)
        for step in range(1, 10**6):
            waiting: list[tuple[str, int, Future[Conflict | None]]] = []
            for table in TABLES:
                seq = begin[table] + step
                one = append(table, entry(seq, f"{table}-{seq}"))
                waiting.append((table, seq, writer.submit(one)))
            for table, seq, answer in waiting:
                assert answer.result() is None
                say(f"{table} {seq}")


def write_in_turn(address: str, name: str, entries: str) -> None:
    """Append to the table `shared` as somebody else does too, going on where the log is."""
    with Store.open(address) as store:
        wait_for_the_word()
        last = 0
        for number in range(int(entries)):
            conflict: Conflict | None = Conflict("seq", last)
            while conflict is not None:
                assert conflict.kind == "seq"
                last = conflict.seq + 1
                [conflict] = store.append([append("shared", entry(last, f"{name}-{number}"))])
    say("done")


def open_at_once(address: str, name: str) -> None:
    """Open the store when told to, and lay a table."""
    wait_for_the_word()
    with Store.open(address) as store:
        lay(store, name)
    say("done")


def hold_until_killed(address: str, url: str) -> None:
    """Take a database as a server does, say where it is, and keep it."""
    with hold(address) as held:
        held.tell(url)
        wait_for_the_word()


PROGRAMS: dict[str, Callable[..., None]] = {
    "write-until-killed": write_until_killed,
    "write-in-turn": write_in_turn,
    "open-at-once": open_at_once,
    "hold-until-killed": hold_until_killed,
}

if __name__ == "__main__":
    PROGRAMS[sys.argv[1]](*sys.argv[2:])
