"""Two servers on one file: the second is refused, and plain `wardround` opens the first."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.server import SECONDS, Server
from wardround.server.operations.doctor import SetUp, examination
from wardround.store.errors import StoreInUse
from wardround.store.locking import hold
from wardround.words import LANGUAGES, Words

WARDROUND = [sys.executable, "-m", "wardround"]
SRC = str(Path(__file__).parents[2] / "src")


def ended(*arguments: str) -> tuple[int, str, str]:
    """Return how a command ends, and what it says and complains of."""
    environment = {**os.environ, "PYTHONPATH": SRC, "WARDROUND_LANG": "en"}
    done = subprocess.run(
        [*WARDROUND, *arguments],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env=environment,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_a_second_server_is_refused_with_a_sentence(server: Server) -> None:
    status, said, told = ended("serve", "--port", "0", "--db", server.database)

    assert (status, said) == (2, "")
    assert f"Another server (process {server.pid}) is already using" in told
    assert "Traceback" not in told


def test_plain_wardround_opens_the_one_that_runs(server: Server) -> None:
    status, said, _ = ended("--no-browser", "--json", "--db", server.database)

    assert (status, json.loads(said)) == (0, {"url": server.url, "running": True})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_names_the_process_in_every_language(server: Server, language: str) -> None:
    with pytest.raises(StoreInUse) as refused:
        hold(server.database)

    sentence = Words(language).error(refused.value)
    assert str(server.pid) in sentence
    assert "--db" in sentence


def test_the_doctor_knows_which_server_has_the_file(server: Server) -> None:
    found = {one.check: one for one in examination(SetUp(database=server.database))}

    assert found["lock"].code == "lock-held"
    assert found["lock"].facts == {"pid": server.pid, "url": server.url}
