"""Running commands inside the tests."""

from __future__ import annotations

import io
import json

import pytest

from wardround.cli.main import main

SEED = "shell"
"""What luck follows from in games of which a test says nothing else."""


class Result:
    """What a command gave."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    def json(self) -> object:
        """Return what was printed as a value."""
        return json.loads(self.out)


class Shell:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._patch = patch

    def __call__(self, *arguments: str, typed: str = "") -> Result:
        """Run a command with lines typed into it."""
        if typed and arguments[0] == "play" and "--seed" not in arguments:
            arguments = (*arguments, "--seed", SEED)
        self._patch.setattr("sys.stdin", io.StringIO(typed))
        try:
            status = main(list(arguments))
        except SystemExit as left:
            status = int(left.code or 0)
        out, err = self._capsys.readouterr()
        return Result(status, out, err)

    def refused(self, *arguments: str) -> Result:
        """Run a command that must fail with one line and nothing else."""
        result = self(*arguments)
        assert result.status in (1, 2)
        assert result.out == ""
        assert result.err.count("\n") == 1
        return result
