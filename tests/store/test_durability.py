"""What was acknowledged is there, whoever was killed; and several programs share one log."""

from __future__ import annotations

import subprocess

from tests.kit.postgres import Postgres
from tests.store.children import TABLES
from tests.store.making import entry, lay, log, start_at_once, start_child
from wardround.store import Store


def killed_after(child: subprocess.Popen[str], acknowledgements: int) -> list[str]:
    """Kill a child once it has said so many lines, and return all that it said."""
    assert child.stdout is not None
    said = [child.stdout.readline() for _ in range(acknowledgements)]
    child.kill()
    said += child.stdout.readlines()
    child.wait()
    child.communicate()
    return [line.strip() for line in said if line.endswith("\n")]


def check_logs(store: Store, said: list[str]) -> None:
    """Check that all acknowledged entries are there, and the logs whole."""
    for table in TABLES:
        seqs = [int(line.split()[1]) for line in said if line.startswith(f"{table} ")]
        found = store.entries(table)
        assert found == [entry(seq, f"{table}-{seq}") for seq in range(1, len(found) + 1)]
        assert sorted(seqs) == seqs
        assert seqs[-1] <= len(found)
        row = store.table(table)
        assert row is not None
        assert (row.last_seq, row.summary) == (len(found), {"moves": len(found)})


def test_a_program_that_is_killed_loses_nothing_it_acknowledged(address: str) -> None:
    with Store.open(address) as store:
        lay(store, *TABLES)
    said: list[str] = []

    for moment in (1, 143, 62):
        said += killed_after(start_child("write-until-killed", address), moment)

    with Store.open(address) as store:
        check_logs(store, said)


def test_a_server_that_is_killed_has_what_a_program_acknowledged(
    postgres: Postgres, postgres_address: str
) -> None:
    with Store.open(postgres_address) as store:
        lay(store, *TABLES)
    child = start_child("write-until-killed", postgres_address)
    assert child.stdout is not None
    said = [child.stdout.readline() for _ in range(150)]

    postgres.kill()
    said += child.stdout.readlines()
    child.communicate()
    postgres.start()

    assert child.returncode == 1
    with Store.open(postgres_address) as store:
        check_logs(store, [line.strip() for line in said])


def test_programs_that_append_to_one_table_make_one_log(address: str) -> None:
    with Store.open(address) as store:
        lay(store, "shared")
    names = ["mina", "lucy"]

    told = start_at_once([start_child("write-in-turn", address, name, "60") for name in names])

    assert told == ["done\n"] * len(names)
    with Store.open(address) as store:
        found = log(store, "shared")
    assert [seq for seq, _ in found] == [*range(1, 60 * len(names) + 1)]
    assert sorted(key for _, key in found) == sorted(
        f"{name}-{number}" for name in names for number in range(60)
    )
