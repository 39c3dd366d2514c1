"""How long the page works for each frame while something is staged, read from Chromium's trace.

Not by the clock on the wall: on a machine with other things to do a page waits for its turn, which
says nothing of a phone. A trace tells of each task of the page for how long the processor worked on
it, so that only the work itself is counted, with the slowness that Chromium itself puts on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

FRAME: Final = 1000 / 60
LONG: Final = 34.0
"""Milliseconds after which a frame comes visibly late: it has missed its turn twice."""
CATEGORIES: Final = (
    "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing",
)  # fmt: skip
BEGIN, END = "stage-begins", "stage-ends"

# Every frame is wanted, as if something of the page moved in each, and the trace is told of stages.
MARK: Final = f"""
() => {{
  const frame = () => requestAnimationFrame(frame);
  frame();
  let isPlaying = false;
  new MutationObserver(() => {{
    const now = document.querySelector("[data-stage=playing]") !== null;
    if (now !== isPlaying) performance.mark(now ? "{BEGIN}" : "{END}");
    isPlaying = now;
  }}).observe(document, {{ subtree: true, childList: true, attributes: true }});
}}
"""


@dataclass(frozen=True)
class Smooth:
    """How smooth what was staged was."""

    seconds: float
    """For how long something was staged."""
    work: tuple[float, ...]
    """The milliseconds of work for each frame."""

    @property
    def late(self) -> list[float]:
        """The work of those frames that were late."""
        return [one for one in self.work if one > LONG]

    @property
    def share(self) -> float:
        """The share of late frames among all that there would be if the rest came in time."""
        in_time = (self.seconds * 1000 - sum(self.late)) / FRAME
        return len(self.late) / (in_time + len(self.late))


def smoothness(trace: bytes) -> Smooth:
    """Return how smooth what was staged was, by the trace of one page."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    marks = sorted((one["ts"], one["name"]) for one in events if one["name"] in (BEGIN, END))
    thread = next((one["pid"], one["tid"]) for one in events if one["name"] == BEGIN)
    own = [one for one in events if (one["pid"], one["tid"]) == thread]
    tasks = sorted(
        (one["ts"], one["ts"] + one["dur"], one["tdur"] / 1000)
        for one in own
        if one["name"] == "RunTask" and "tdur" in one
    )
    frames = sorted(one["ts"] for one in own if one["name"] == "FireAnimationFrame")
    stages = list(pairs(marks))
    work = [one for begin, end in stages for one in work_between(begin, end, tasks, frames)]
    return Smooth(sum(end - begin for begin, end in stages) / 1e6, tuple(work))


def pairs(marks: Sequence[tuple[float, str]]) -> Iterator[tuple[float, float]]:
    """Give the beginnings and ends of stages."""
    for (begin, name), (end, other) in pairwise(marks):
        if (name, other) == (BEGIN, END):
            yield begin, end


def work_between(
    begin: float,
    end: float,
    tasks: Sequence[tuple[float, float, float]],
    frames: Sequence[float],
) -> Iterator[float]:
    """Give the work for each frame of a stage: all since the frame before, and its own."""
    done = 0.0
    due = [one for one in frames if begin <= one <= end]
    for starts, ends, work in tasks:
        if ends < begin or starts > end:
            continue
        done += work
        if any(starts <= one <= ends for one in due):
            yield done
            done = 0.0
