"""Reads a Containerfile and its ignore file: the part of their syntax that ours use."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

KEYWORDS: Final = frozenset(
    {
        "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "HEALTHCHECK", "RUN", "STOPSIGNAL", "USER",
        "VOLUME", "WORKDIR",
    }
)  # fmt: skip


class BadContainerfile(Exception):
    """A Containerfile that can't be read; the text says why."""


@dataclass(frozen=True)
class Step:
    """One instruction of a stage."""

    keyword: str
    options: Mapping[str, str]
    """What stands before its value as `--name=value`."""
    value: str

    def words(self) -> list[str]:
        """Return its value as words: from a list in JSON, or as a shell splits them."""
        if self.value.startswith("["):
            words: list[str] = json.loads(self.value)
            return words
        return shlex.split(self.value)

    def pairs(self) -> dict[str, str]:
        """Return what an `ENV` sets."""
        split = (word.partition("=") for word in self.words())
        return {name: value for name, _, value in split}


@dataclass
class Stage:
    """A `FROM` and what follows it."""

    base: str
    name: str
    steps: list[Step] = field(default_factory=list)

    def all(self, keyword: str) -> list[Step]:
        """Return its instructions of a kind."""
        return [step for step in self.steps if step.keyword == keyword]

    def last(self, keyword: str) -> Step:
        """Return the instruction of a kind that counts; raise `BadContainerfile` without one."""
        found = self.all(keyword)
        if not found:
            raise BadContainerfile(f"{keyword} not found")
        return found[-1]


def parse(text: str) -> list[Stage]:
    """Return the stages of a Containerfile; raise `BadContainerfile`."""
    arguments: dict[str, str] = {}
    stages: list[Stage] = []
    for keyword, rest in _instructions(text):
        if keyword == "ARG":
            name, _, default = rest.partition("=")
            arguments[name] = default
        elif keyword == "FROM":
            words = _filled(rest, arguments).split()
            named = len(words) == 3 and words[1].upper() == "AS"
            if not named and len(words) != 1:
                raise BadContainerfile(f"FROM {rest} isn’t supported")
            stages.append(Stage(words[0], words[2] if named else ""))
        elif keyword in KEYWORDS and stages:
            stages[-1].steps.append(_step(keyword, rest))
        else:
            raise BadContainerfile(f"{keyword} isn’t supported here")
    if not stages:
        raise BadContainerfile("FROM not found")
    return stages


def _instructions(text: str) -> Iterator[tuple[str, str]]:
    """Give keyword and rest of each instruction; lines that end in a backslash are joined."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    for line in re.sub(r"\\\n", " ", "\n".join(lines)).splitlines():
        keyword, _, rest = line.strip().partition(" ")
        if keyword:
            yield keyword.upper(), rest.strip()


def _step(keyword: str, rest: str) -> Step:
    options = {}
    while found := re.match(r"--([a-z-]+)=(\S+)\s+", rest):
        options[found[1]] = found[2]
        rest = rest[found.end() :]
    return Step(keyword, options, rest)


def _filled(text: str, arguments: Mapping[str, str]) -> str:
    for name, value in arguments.items():
        text = text.replace(f"${{{name}}}", value)
    if "$" in text:
        raise BadContainerfile(f"{text} names an argument without a default")
    return text


class Ignored:
    """What an ignore file leaves out: the last pattern that matches a path or its folder counts."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.splitlines()]
        self._patterns = [
            (not line.startswith("!"), _pattern(line.removeprefix("!").strip("/")))
            for line in lines
            if line and not line.startswith("#")
        ]

    def has(self, path: str) -> bool:
        """Return whether a path, relative to the root, is left out."""
        parts = path.split("/")
        around = ["/".join(parts[: count + 1]) for count in range(len(parts))]
        left_out = False
        for leaves_out, pattern in self._patterns:
            if any(pattern.fullmatch(one) for one in around):
                left_out = leaves_out
        return left_out

    def kept(self, root: Path) -> Iterator[str]:
        """Give the files below a folder that are not left out."""
        for path in sorted(root.rglob("*")):
            name = path.relative_to(root).as_posix()
            if (path.is_file() or path.is_symlink()) and not self.has(name):
                yield name


def _pattern(text: str) -> re.Pattern[str]:
    made = re.escape(text).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
    return re.compile(made)
