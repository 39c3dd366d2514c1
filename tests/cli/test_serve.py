"""`wardround serve` as a command: where it listens, why it cannot, and how it ends."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.kit.forking import ROOT, mother

SERVE = [sys.executable, "-m", "wardround", "serve"]
SECONDS = 60.0


def environment(language: str = "en") -> dict[str, str]:
    """Return the environment of a command that speaks a language."""
    return {**os.environ, "PYTHONPATH": str(ROOT / "src"), "WARDROUND_LANG": language}


def serve(folder: Path, *arguments: str, language: str = "en") -> tuple[int, str, str]:
    """Return the status of a server that cannot begin, and what it says and complains of."""
    command = ["serve", "--db", f"sqlite:///{folder}/tables.db", *arguments]
    complaints = folder / "complaints"
    with complaints.open("w", encoding="utf-8") as file:
        process = mother().run(command, environment(language), file)
    with process.stdout as said:
        return process.wait(SECONDS), said.read(), complaints.read_text(encoding="utf-8")


@pytest.fixture
def taken() -> Iterator[int]:
    """Give a port where somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield int(listening.getsockname()[1])


@pytest.mark.parametrize("port", ["65536", "-1", "8" * 30])
def test_a_number_that_no_port_has_is_refused(tmp_path: Path, port: str) -> None:
    status, said, told = serve(tmp_path, f"--port={port}")

    assert (status, said) == (2, "")
    assert f"argument --port: must be a whole number from 0 to 65535, not '{port}'" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Another program is using 127.0.0.1, port {}. "),
        ("fr", "Un autre programme utilise déjà 127.0.0.1, port {}. "),
        ("it", "Un altro programma usa già 127.0.0.1, porta {}. "),
    ],
)
def test_a_port_that_is_taken_is_named(
    tmp_path: Path, taken: int, language: str, sentence: str
) -> None:
    status, said, told = serve(tmp_path, "--port", str(taken), language=language)

    assert (status, said) == (2, "")
    assert told.startswith(sentence.format(taken))
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("host", "problem"),
    [
        ("192.0.2.1", "this machine doesn’t have that address"),
        ("a" * 70, "the address doesn’t exist"),
    ],
)
def test_an_address_that_is_not_ours_is_named(tmp_path: Path, host: str, problem: str) -> None:
    told = serve(tmp_path, "--host", host, "--port", "0")

    assert told == (2, "", f"The server can’t listen on {host}, port 0: {problem}.\n")


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_a_server_that_is_stopped_ends_in_good_order(
    tmp_path: Path, number: signal.Signals, status: int
) -> None:
    command = [*SERVE, "--json", "--port", "0", "--db", f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        # A shell lets what it runs in the background ignore interrupts, and so would this.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        port = json.loads(process.stdout.readline())["port"]
        assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=SECONDS).status_code == 200
        process.send_signal(number)
        told = process.stderr.read()
        ended = process.wait(SECONDS)

    assert ended == status
    # An error in the log is a line of JSON too, with its traceback.
    assert {json.loads(line)["level"] for line in told.splitlines() if line} <= {"info"}


@pytest.mark.parametrize("day", ["yesterday", "2026-02-30", ""])
def test_what_is_no_day_is_refused(tmp_path: Path, day: str) -> None:
    told = f"argument --day: must be a day such as 2026-11-15, not {day!r}"

    assert told in serve(tmp_path, f"--day={day}")[2]


def test_a_seed_that_nobody_could_type_is_refused(tmp_path: Path) -> None:
    status, said, told = serve(tmp_path, "--seed", "two\nlines")

    assert (status, said) == (2, "")
    assert "can’t be a seed" in told
