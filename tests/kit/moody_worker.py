"""A worker that misbehaves: a real program that answers correctly, except in its moods.

A bot with the name of a mood has it; a mood given to the program applies to all.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading

from tests.kit.plain import Json
from wardround.server.thinking.processes import LONGEST_LINE
from wardround.tables.thinking.answering import Answerer

ABSENT = "absent"
"""The mood of a program that ends before it has begun."""


def hang() -> str:
    """Say nothing, ever."""
    threading.Event().wait()
    return ""


def crash() -> str:
    """End in the middle of it."""
    os._exit(3)


def said(mood: str, number: int) -> str | None:
    """Return what is said in a mood to a question, or None if there is no such mood."""
    if mood == "hang":
        return hang()
    if mood == "crash":
        return crash()
    answers: dict[str, str] = {
        "gibberish": "no answer at all\n",
        "nested": "[" * 100_000 + "\n",
        "long": "x" * (LONGEST_LINE + 1),
        "twice": 2 * line({"id": number, "action": 0}),
        "other": line({"id": number - 1, "action": 0}),
        "pretend": line({"id": number, "fault": "Pretended: " + "x" * 1000}),
        "illegal": line({"id": number, "action": 1_000_000}),
        "yes": line({"id": number, "action": True}),
        "text": line({"id": number, "action": "0"}),
        "empty": line({"id": number}),
    }
    return answers.get(mood)


def line(answer: Json) -> str:
    """Return an answer as a line."""
    return json.dumps(answer) + "\n"


def main() -> None:
    """Answer in a mood; to a signal say something without being asked."""
    mood = sys.argv[1]
    if mood == ABSENT:
        return
    signal.signal(signal.SIGUSR1, lambda *_: os.write(1, b"how do you do\n"))
    answerer = Answerer()
    for asked in map(json.loads, sys.stdin):
        told = None if asked["do"] == "greet" else said(mood or asked.get("bot", ""), asked["id"])
        sys.stdout.write(line(answerer.answer(asked)) if told is None else told)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
