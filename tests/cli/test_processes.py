"""The command as a process of its own: pipes that close, interrupts, and what it imports."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from wardround.cli.streams import plain

ROOT = Path(__file__).parent.parent.parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "WARDROUND_LANG": "en"}
WARDROUND = [sys.executable, "-m", "wardround"]


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [*WARDROUND, "pack", "export", "dice-hospital"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        told = process.stderr.read()
        process.wait(timeout=60)

    assert told == b""


def test_an_interrupt_ends_without_a_traceback() -> None:
    with subprocess.Popen(
        [*WARDROUND, "play", "dice-hospital", "--line"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        # A shell lets what it runs in the background ignore interrupts, and so would this.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        told = b""
        while b"Your choice:" not in told and (more := process.stdout.read(1)):
            told += more
        process.send_signal(signal.SIGINT)
        told = process.stderr.read()
        status = process.wait(timeout=60)

    assert status == 130
    assert told.strip() == b""


def test_a_process_that_is_killed_has_kept_what_was_decided(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with subprocess.Popen(
        [*WARDROUND, "play", "dice-hospital", "--line", "--seed", "kept", "--record", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        told = b""
        while told.count(b"Your choice:") < 2 and (more := process.stdout.read(1)):
            told += more
        process.kill()

    assert sum('"seat":0' in line for line in file.read_text().splitlines()) == 1


def test_help_imports_neither_fluent_nor_a_game() -> None:
    script = (
        "import sys\n"
        "from wardround.cli.main import main\n"
        "try:\n    main(['play', '--help'])\nexcept SystemExit:\n    pass\n"
        "names = {name.split('.')[0] for name in sys.modules}\n"
        "print('fluent' in names, 'wardround.dicehospital' in sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, env=ENVIRONMENT, check=True, text=True
    )

    assert done.stderr.split() == ["False", "False"]


def test_a_terminal_without_the_characters_shows_others() -> None:
    done = subprocess.run(
        [*WARDROUND, "play", "chess"],
        capture_output=True,
        env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"},
        check=False,
    )

    assert done.returncode == 2
    assert done.stderr.startswith(b'Game "chess" not found.')


@pytest.mark.parametrize(
    ("text", "shown"),
    [("−38", "-38"), ("1 → 2", "1 -> 2"), ("Première…", "Premiere..."), ("œuf", "oeuf"),
     ("\udcff", "\\udcff"), ("骰", "\\u9ab0")],
)  # fmt: skip
def test_what_stands_for_a_letter_looks_like_it(text: str, shown: str) -> None:
    assert "".join(letter if letter.isascii() else plain(letter) for letter in text) == shown


def shell(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command line of the shell in which `wardround` is our command."""
    wardround = " ".join(WARDROUND)
    return subprocess.run(
        ["/bin/sh", "-c", command.replace("wardround", wardround, 1)],
        capture_output=True,
        env={**ENVIRONMENT, **environment},
        stdin=subprocess.DEVNULL,
        check=False,
    )


@pytest.mark.parametrize("command", ["--version", "--help", "pack export dice-hospital"])
def test_output_that_cannot_be_written_is_told_in_one_sentence(command: str) -> None:
    done = shell(f"wardround {command} > /dev/full")

    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr == b"Reading or writing failed: the disk is full.\n"


def test_an_error_that_cannot_be_told_still_has_its_status() -> None:
    assert shell("wardround play chess 2> /dev/full").returncode == 2
    assert shell("wardround play chess 2>&-").returncode == 2


@pytest.mark.parametrize(
    "command", ["--version >&-", "pack export dice-hospital >&-", "play dice-hospital <&- >&-"]
)
def test_closed_streams_are_no_error(command: str) -> None:
    done = shell(f"wardround {command}")

    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_typed_bytes_that_are_no_text_are_just_not_understood() -> None:
    done = subprocess.run(
        [*WARDROUND, "play", "dice-hospital"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        env=ENVIRONMENT,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "command", ["play dice-hospital", "perft dice-hospital", "simulate dice-hospital --bots random"]
)
def test_a_seed_that_cannot_be_shown_is_refused(command: str) -> None:
    """Only here it comes as bytes; which other seeds are refused, test_refusals.py shows."""
    words = [word.encode() for word in [*WARDROUND, *command.split(), "--seed"]]
    done = subprocess.run(
        [*words, b"\xff"],
        capture_output=True,
        env=ENVIRONMENT,
        stdin=subprocess.DEVNULL,
        check=False,
    )

    assert (done.returncode, done.stdout) == (2, b"")
    assert "can’t be a seed".encode() in done.stderr
    assert done.stderr.count(b"\n") == 1


def test_the_same_seed_gives_the_same_games_with_other_hash_seeds() -> None:
    command = [*WARDROUND, "simulate", "dice-hospital", "--bots", "random,random", "--games", "3"]
    digests = {
        subprocess.run(
            command,
            capture_output=True,
            env={**ENVIRONMENT, "PYTHONHASHSEED": seed},
            check=True,
            text=True,
        ).stdout.splitlines()[-1]
        for seed in ("1", "2")
    }

    assert len(digests) == 1
