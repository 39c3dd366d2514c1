"""A thinker without processes: it answers where it is, one question after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final, ParamSpec, TypeVar

from wardround.tables.thinking.answering import Answerer
from wardround.tables.thinking.claims import Claim, Thought

P = ParamSpec("P")
T = TypeVar("T")
NOBODY: Final = Claim()


class ThinkingHere:
    """Bots and the coach in this process: others wait while they think."""

    def __init__(self) -> None:
        self._answerer = Answerer()

    async def ask(self, question: Mapping[str, Any], claim: Claim = NOBODY) -> Thought:
        """Return the answer to a question."""
        await asyncio.sleep(0)  # whoever has something quick to do comes first
        answer = self._answerer.answer(question)
        fault = answer.get("fault", "")
        return Thought({} if fault else answer, f"error: {fault}" if fault else "")

    async def work_out(self, what: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function returns."""
        return what(*args, **kwargs)
