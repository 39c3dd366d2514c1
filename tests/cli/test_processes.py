"""The command as a process of its own: pipes that close, interrupts, and what it imports."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "WARDROUND_LANG": "en"}
WARDROUND = [sys.executable, "-m", "wardround.cli.main"]


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
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        told = b""
        while b"Your choice:" not in told:
            told += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        told = process.stderr.read()
        status = process.wait(timeout=60)

    assert status == 130
    assert told.strip() == b""


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
    assert done.stderr.startswith(b"There is no game called ?chess?.")


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
