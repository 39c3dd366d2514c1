"""The worker process: one question per line on its input, one answer per line on its output.

`python -m wardround.server.thinking.worker` runs it; it ends with its input. An optional argument
is the number of seconds after which it ends by itself, even while thinking: so none keeps running
when its server was killed.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO, Final

from wardround.tables.thinking.answering import Answerer, fault_of
from wardround.tables.thinking.questions import Answer

GRACE: Final = 60.0
"""Seconds beyond a question's limit after which its worker ends itself."""
NICENESS: Final = 10
"""The server comes first."""
AUTOGROUP: Final = Path("/proc/self/autogroup")
"""Where Linux takes the priority of a whole session; that of a process counts only within it."""
MEMORY: Final = 2 << 30
"""The most memory that a worker may ask for, in bytes."""


def main() -> None:
    """Answer until nobody asks any more."""
    grace = float(sys.argv[1]) if len(sys.argv) > 1 else GRACE
    answers = settle()
    answerer = Answerer()
    # The reader of the answers can be gone.
    with contextlib.suppress(BrokenPipeError), answers:
        for line in sys.stdin.buffer:
            answers.write(as_line(answer_line(answerer, line, grace)))
            answers.flush()


def answer_line(answerer: Answerer, line: bytes, grace: float) -> Answer:
    """Return the answer to a line, in the time that there is."""
    try:
        question = json.loads(line)
        limit = grace + question.get("milliseconds", 0) / 1000
    except (ValueError, AttributeError, TypeError, RecursionError) as error:
        return {"id": None, "fault": fault_of(error)}
    set_alarm(limit)
    answer = answerer.answer(question)
    set_alarm(0.0)
    return answer


def set_alarm(seconds: float) -> None:
    """Let the system end this process after some time, but never after 0 seconds.

    Nobody handles the alarm, so it ends a loop in the compiled build too.
    """
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def as_line(answer: Mapping[str, object]) -> bytes:
    """Return an answer as a line, or that it can't be one."""
    try:
        return json.dumps(answer).encode() + b"\n"
    except (TypeError, ValueError) as error:
        return as_line({"id": answer["id"], "fault": fault_of(error)})


def settle() -> BinaryIO:
    """Make this process a modest one, and return where answers go.

    What else is printed goes to the standard error.
    """
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        # They are meant for the server, which ends its workers when it is ready to.
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
        # The server starts its workers in sessions of their own.
        with contextlib.suppress(OSError):
            AUTOGROUP.write_text(str(NICENESS), encoding="ascii")
        limit_memory()
    return answers


def limit_memory(most_bytes: int = MEMORY) -> None:
    """Let what grows too large fail here, and not the whole machine."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - there is none on Windows

        # Some systems know no such limit.
        with contextlib.suppress(ValueError, OSError):
            most = resource.getrlimit(resource.RLIMIT_AS)[1]
            wanted = most_bytes if most == resource.RLIM_INFINITY else min(most_bytes, most)
            resource.setrlimit(resource.RLIMIT_AS, (wanted, most))


if __name__ == "__main__":
    main()
