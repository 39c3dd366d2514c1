"""One server on one SQLite file; a killed one holds nothing, and PostgreSQL serves several."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.store.making import start_child
from wardround.store.errors import StoreInUse, StoreProblem
from wardround.store.locking import Holder, hold, holder, lock_file
from wardround.store.urls import parsed

URL = "http://localhost:8421/"


@contextmanager
def other_server(address: str) -> Iterator[subprocess.Popen[str]]:
    """Give another program that has a database, until it is killed."""
    with start_child("hold-until-killed", address, URL) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        try:
            yield child
        finally:
            child.kill()


def test_a_second_server_is_told_who_has_the_file_and_where(sqlite_address: str) -> None:
    with other_server(sqlite_address) as other:
        with pytest.raises(StoreInUse) as refused:
            hold(sqlite_address)
        seen = holder(parsed(sqlite_address))

    assert refused.value.code == "store-in-use"
    assert refused.value.facts["pid"] == other.pid
    assert refused.value.url == URL
    assert seen == Holder(other.pid, URL)


def test_another_name_of_the_file_leads_to_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with other_server(f"sqlite:///{tmp_path}/tables.db"), pytest.raises(StoreInUse):
        hold(f"sqlite:///{tmp_path}/link.db")


def test_a_server_that_was_killed_holds_nothing(sqlite_address: str) -> None:
    with other_server(sqlite_address) as other:
        other.kill()
        other.wait()

        assert holder(parsed(sqlite_address)) is None
        hold(sqlite_address).close()


def test_a_server_that_has_ended_leaves_no_address(sqlite_address: str) -> None:
    with hold(sqlite_address) as held:
        held.tell(URL)

    assert lock_file(parsed(sqlite_address)).read_text() == ""
    assert lock_file(parsed(sqlite_address)).stat().st_mode & 0o777 == 0o600


def test_several_servers_share_postgresql(postgres_address: str) -> None:
    with other_server(postgres_address), hold(postgres_address):
        assert holder(parsed(postgres_address)) is None


def test_a_file_in_no_folder_is_refused_as_the_store_does(tmp_path: Path) -> None:
    with pytest.raises(StoreProblem) as refused:
        hold(f"sqlite:///{tmp_path}/none/tables.db")

    assert refused.value.code == "store-unreachable"
