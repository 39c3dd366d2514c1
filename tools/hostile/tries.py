"""Attacks, and how often each was tried: every try holds, or it says why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final, Self

from tests.kit.server import Server, running

LONGEST_FAULT: Final = 200
NOTHING: Final[Mapping[str, str]] = {}


@dataclass(slots=True)
class Tries:
    """What was tried in one attack."""

    count: int = 0
    broken: list[str] = field(default_factory=list)

    @contextmanager
    def one(self, what: object = "") -> Iterator[None]:
        """Count a try; it has not held if anything is raised in it."""
        self.count += 1
        try:
            yield
        except Exception as fault:
            told = " ".join(f"{type(fault).__name__}: {fault}".split())
            self.broken.append(f"{what}: {told[:LONGEST_FAULT]}" if what else told[:LONGEST_FAULT])

    @property
    def held(self) -> bool:
        """Whether something was tried, and all of it held."""
        return self.count > 0 and not self.broken


class Ground:
    """Where an attack takes place: as many servers as it wants, which end with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._servers = ExitStack()
        self._numbers = count()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._servers.close()

    def server(
        self,
        *arguments: str,
        limits: bool = False,
        environment: Mapping[str, str] = NOTHING,
    ) -> Server:
        """Return a new server with a database of its own; without limits on rates, or with them."""
        number = next(self._numbers)
        address = f"sqlite:///{self.folder}/{number}.db"
        more = () if limits else ("--no-rate-limits",)
        log = self.folder / f"{number}.log"
        begun = running(address, *more, *arguments, log=log, environment=environment)
        return self._servers.enter_context(begun)


@dataclass(frozen=True, slots=True)
class Attack:
    """One way to attack a server."""

    kind: str
    name: str
    run: Callable[[Ground, Tries], None]
    quick: bool = False
    """Whether `make test` runs it: what costs little and no other test tries."""
    timed: bool = False
    """Whether it measures what the server computes, so that nothing else should run beside it."""


ATTACKS: Final[list[Attack]] = []


def attack(
    kind: str, name: str, *, quick: bool = False, timed: bool = False
) -> Callable[[Callable[[Ground, Tries], None]], Callable[[Ground, Tries], None]]:
    """Make an attack of a function."""

    def made(run: Callable[[Ground, Tries], None]) -> Callable[[Ground, Tries], None]:
        ATTACKS.append(Attack(kind, name, run, quick, timed))
        return run

    return made


def carried_out(one: Attack, folder: Path) -> Tries:
    """Carry out an attack on servers of its own; what goes wrong around the tries counts too."""
    tries = Tries()
    folder.mkdir(parents=True)
    try:
        with Ground(folder) as ground:
            one.run(ground, tries)
    except Exception as fault:
        tries.broken.append(f"the attack itself: {type(fault).__name__}: {fault}"[:LONGEST_FAULT])
    return tries
