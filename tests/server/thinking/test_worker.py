"""The worker as a process of its own: lines in, lines out, whatever is in them."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.kit.plain import Json
from tests.kit.thinking import LONG, MANY, activation, choices, question
from wardround.server.thinking.worker import MEMORY, NICENESS
from wardround.tables.thinking.answering import BOTS, Answerer, Recent
from wardround.tables.thinking.questions import ChooseQuestion

WORKER = [sys.executable, "-P", "-m", "wardround.server.thinking.worker"]
GREETING = {"id": 1, "do": "greet"}


class Conversation:
    """A worker that is spoken to."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._in, self._out = process.stdin, process.stdout

    def say(self, line: bytes) -> Any:
        """Send a line, and return what comes back."""
        self.send(line)
        return json.loads(self._out.readline())

    def send(self, line: bytes) -> None:
        """Send a line."""
        self._in.write(line + b"\n")
        self._in.flush()

    def ask(self, asked: Json) -> Any:
        """Send a question, and return its answer."""
        return self.say(json.dumps(asked).encode())

    def end(self) -> tuple[bytes, int]:
        """Close the input, and return what else was said, and the status."""
        told, _ = self.process.communicate(timeout=LONG)
        return told, self.process.returncode


@contextmanager
def worker(*arguments: str) -> Iterator[Conversation]:
    """Start a worker, and leave none behind."""
    pipe = subprocess.PIPE
    with subprocess.Popen([*WORKER, *arguments], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        try:
            yield Conversation(process)
        finally:
            process.kill()


def test_it_answers_line_by_line_and_ends_with_its_input() -> None:
    position = choices("dynamite-nurse")[0]
    with worker() as talk:
        ready = talk.ask(GREETING)
        answers = [talk.ask({**question(position, "easy"), "id": n}) for n in (7, 8)]
        ended = talk.end()

    assert ready == {"id": 1, "ready": ["dice-hospital", "dynamite-nurse"]}
    assert [sorted(one) for one in answers] == [["action", "id"]] * 2
    assert [one["id"] for one in answers] == [7, 8]
    assert ended == (b"", 0)


def test_whatever_is_wrong_with_a_question_the_next_is_answered() -> None:
    good = {**question(choices("dice-hospital")[0], "easy"), "id": 5}
    with worker() as talk:
        faults = [
            talk.say(b"{not json")["fault"],
            talk.say(b"[" * 100_000)["fault"],
            talk.say(b"17")["fault"],
            talk.ask({"id": 2, "do": "dance"})["fault"],
            talk.ask({"id": 3, "do": "choose"})["fault"],
            talk.ask({**good, "bot": "nobody"})["fault"],
            talk.ask({**good, "game": "chess"})["fault"],
            talk.ask({**good, "position": {"round": "secret"}})["fault"],
            talk.ask({**good, "milliseconds": "soon"})["fault"],
        ]
        answer = talk.ask(good)

    assert [fault.partition(":")[0] for fault in faults] == [
        "JSONDecodeError",
        "RecursionError",
        "AttributeError",
        "KeyError",
        "KeyError",
        "BadBot",
        "BadOption",
        "BadNotation",
        "TypeError",
    ]
    assert not any("secret" in fault or "\n" in fault for fault in faults)
    assert sorted(answer) == ["action", "id"]


def test_it_is_modest_and_signals_that_are_meant_for_the_server_do_not_end_it() -> None:
    with worker() as talk:
        talk.ask(GREETING)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            talk.process.send_signal(number)
        again = talk.ask({**GREETING, "id": 2})
        pid = talk.process.pid
        nice = os.getpriority(os.PRIO_PROCESS, pid)
        memory = resource.prlimit(pid, resource.RLIMIT_AS)[0]

    assert again["id"] == 2
    assert nice == min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, 19)
    assert memory == MEMORY


def test_deep_in_thought_it_gives_itself_up_when_nobody_ends_it() -> None:
    with worker("0.5") as talk:
        asked = question(activation(), MANY, milliseconds=0)
        talk.send(json.dumps({**asked, "id": 1}).encode())
        status = talk.process.wait(timeout=LONG)

    assert status == -signal.SIGALRM


# --- what it remembers ---------------------------------------------------------------------------


def test_a_bot_is_remembered_under_its_name_until_another_is_asked() -> None:
    answerer = Answerer()
    asked = question(activation(), "hard:beam=4:draft=1", "table/0")
    bot = answerer.bot(asked)
    answers = [answerer.answer(asked) for _ in range(2)]

    assert answers[0] == answers[1]
    assert answerer.bot(asked) is bot
    assert answerer.bot({**asked, "memory": "table/1"}) is not bot
    assert answerer.bot({**asked, "bot": "easy"}) is not bot
    assert answerer.bot(asked) is not bot


def test_a_bot_without_a_memory_or_after_a_fault_is_not_remembered() -> None:
    answerer = Answerer()
    asked = question(activation(), "easy", "table/0")
    nameless: ChooseQuestion = {**asked, "memory": ""}
    bot = answerer.bot(asked)
    fault = answerer.answer({**asked, "seat": 99})

    assert sorted(fault) == ["fault", "id"]
    assert answerer.bot(asked) is not bot
    assert answerer.bot(nameless) is not answerer.bot(nameless)


def test_what_was_not_used_for_longest_is_forgotten() -> None:
    recent: Recent[int] = Recent(BOTS)
    for number in range(BOTS):
        recent.put(str(number), number)
    recent.get("0")
    recent.put("more", 1)

    assert [recent.get("0"), recent.get("1"), recent.get("2")] == [0, None, 2]
