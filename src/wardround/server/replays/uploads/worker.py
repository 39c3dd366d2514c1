"""The upload process: one question per line on its input, one answer per line on its output.

`python -m wardround.server.replays.uploads.worker` runs it. It ends with its input, so also when
its server is killed, and the system ends it when an upload takes too much time or memory.
"""

from __future__ import annotations

import contextlib
import json
import sys
import time
from typing import Final

from wardround.server.replays.uploads.checking import UploadAnswer, checked
from wardround.server.thinking.worker import as_line, limit_memory, set_alarm, settle
from wardround.tables.thinking.answering import fault_of

MEMORY: Final = 512 << 20
"""The most memory that reading may take, in bytes."""
SECONDS: Final = 3
"""The most computing that one upload may take. The largest that can be right take a tenth."""
ALARM: Final = 20.0
"""Seconds after which the process ends itself, if nobody else has ended it."""


def main() -> None:
    """Answer until nobody asks any more."""
    answers = settle()
    limit_memory(MEMORY)
    # The reader of the answers can be gone.
    with contextlib.suppress(BrokenPipeError), answers:
        for line in sys.stdin.buffer:
            answers.write(as_line(answer_line(line)))
            answers.flush()


def answer_line(line: bytes) -> UploadAnswer:
    """Return the answer to a line; the system ends this process if that takes too long."""
    limit_computing(SECONDS)
    set_alarm(ALARM)
    try:
        return _answer(line)
    finally:
        set_alarm(0.0)


def _answer(line: bytes) -> UploadAnswer:
    try:
        question = json.loads(line)
    except (ValueError, RecursionError, MemoryError) as error:
        return {"id": None, "fault": fault_of(error)}
    try:
        return checked(question)
    except Exception as error:  # our bug, or no memory left: reported as a fault
        return {"id": question.get("id"), "fault": fault_of(error)}


def limit_computing(seconds: int) -> None:
    """Let the system end this process after this much more CPU time, also in compiled code."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - there is none on Windows

        used = int(time.process_time()) + 1
        with contextlib.suppress(ValueError, OSError):
            most = resource.getrlimit(resource.RLIMIT_CPU)[1]
            resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, most))


if __name__ == "__main__":
    main()
