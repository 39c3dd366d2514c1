"""Ctrl-C at a known moment: from a thread it can come while Python ignores exceptions."""

from __future__ import annotations

import signal
from collections.abc import Callable
from itertools import count
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def interrupted_at(call: int, play: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """Return `play` with an interrupt in the call with this number, counted from 1."""
    calls = count(1)

    def played(*args: Arguments.args, **named: Arguments.kwargs) -> Result:
        if next(calls) == call:
            signal.raise_signal(signal.SIGINT)
        return play(*args, **named)

    return played
