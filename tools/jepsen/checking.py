"""Compare what clients know with the logs: nothing done is lost, doubled or out of order."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tools.jepsen.history import NEVER, Deed, History, Look, Outcome
from wardround.tables.game.entries import Entry

Logs = Mapping[str, Sequence[Entry]]
"""All entries of all tables, by the ids of the tables."""


class Flaw(NamedTuple):
    """Something that may not be."""

    kind: str
    where: str
    told: str

    def __str__(self) -> str:
        return f"{self.kind} at {self.where}: {self.told}"


def flaws_of(history: History, logs: Logs) -> list[Flaw]:
    """Return everything that is wrong with logs, as those know who wrote them."""
    found = [Flaw("answered", "a node", told) for told in dict.fromkeys(history.strange)]
    by_table: defaultdict[str, list[Deed]] = defaultdict(list)
    for deed in history.deeds:
        by_table[deed.table].append(deed)
    for table in sorted({*logs, *by_table}):
        entries, deeds = logs.get(table, ()), by_table[table]
        found += gaps(table, entries)
        found += lost_or_moved(table, entries, deeds)
        found += doubled(table, entries)
        found += refused_or_unsent(table, entries, deeds)
        found += reordered(table, entries, deeds)
    found += beyond(history.looks, logs)
    found += forgotten(history.looks, history.answers)
    return found


def gaps(table: str, entries: Sequence[Entry]) -> Iterator[Flaw]:
    """Give the places where the numbers of a log are not 1, 2, 3 and so on."""
    for place, entry in enumerate(entries, start=1):
        if entry.seq != place:
            yield Flaw("gap", table, f"entry {place} has the number {entry.seq}")
            return


def lost_or_moved(table: str, entries: Sequence[Entry], deeds: Iterable[Deed]) -> Iterator[Flaw]:
    """Give what was acknowledged and is not in the log, is elsewhere in it, or is not the same."""
    places = {(entry.seat, entry.key): entry for entry in entries if entry.key}
    for deed in deeds:
        entry = places.get((deed.seat, deed.key))
        if deed.outcome is Outcome.DONE and entry is None:
            yield Flaw("lost", table, f"{deed.key} was acknowledged as {deed.numbers}")
        if entry is None:
            continue
        if wrong := [number for number in deed.numbers if number != entry.seq]:
            yield Flaw("moved", table, f"{deed.key} is {entry.seq}, and was said to be {wrong}")
        if (entry.kind, entry.body) != (deed.kind, deed.body):
            yield Flaw("changed", table, f"{deed.key} is {entry.kind} {entry.body}")


def doubled(table: str, entries: Sequence[Entry]) -> Iterator[Flaw]:
    """Give the keys that a seat has more than once in a log."""
    counted = Counter((entry.seat, entry.key) for entry in entries if entry.key)
    for (seat, key), count in counted.items():
        if count > 1:
            yield Flaw("doubled", table, f"{key} of seat {seat} is there {count} times")


def refused_or_unsent(
    table: str, entries: Sequence[Entry], deeds: Iterable[Deed]
) -> Iterator[Flaw]:
    """Give what is in a log although it was refused, or was never sent."""
    sent = {(deed.seat, deed.key): deed for deed in deeds}
    for entry in entries:
        if not entry.key:
            continue
        deed = sent.get((entry.seat, entry.key))
        if deed is None:
            yield Flaw("unsent", table, f"nobody sent {entry.key} of seat {entry.seat}")
        elif deed.outcome is Outcome.REFUSED:
            yield Flaw("refused", table, f"{deed.key} was refused ({deed.code}) and is there")


def reordered(table: str, entries: Sequence[Entry], deeds: Iterable[Deed]) -> Iterator[Flaw]:
    """Give what stands before something that was acknowledged before it was even sent."""
    sent = {(deed.seat, deed.key): deed for deed in deeds}
    earliest, first = NEVER, ""
    for entry in reversed(entries):
        deed = sent.get((entry.seat, entry.key)) if entry.key else None
        if deed is None:
            continue
        if earliest < deed.sent:
            yield Flaw("reordered", table, f"{deed.key} came after {first}, but stands before it")
        if deed.outcome is Outcome.DONE and deed.answered < earliest:
            earliest, first = deed.answered, deed.key


def beyond(looks: Iterable[Look], logs: Logs) -> Iterator[Flaw]:
    """Give what was shown to somebody and is in no log."""
    furthest: dict[str, int] = {}
    for look in looks:
        furthest[look.table] = max(look.seq, furthest.get(look.table, 0))
    for table, seq in furthest.items():
        if seq > len(logs.get(table, ())):
            yield Flaw("shown", table, f"entry {seq} was shown and is not there")


def forgotten(looks: Iterable[Look], answers: Iterable[Look]) -> Iterator[Flaw]:
    """Give the looks at a node that show less than the same node had shown or acknowledged before.

    An answer may well name an earlier entry: that of a command that was sent again.
    """
    by_place: defaultdict[tuple[str, str], list[Look]] = defaultdict(list)
    for look in looks:
        by_place[look.node, look.table].append(look)
    told_at: defaultdict[tuple[str, str], list[Look]] = defaultdict(list)
    for answer in answers:
        told_at[answer.node, answer.table].append(answer)
    for (node, table), there in by_place.items():
        ended = sorted([*there, *told_at[node, table]], key=lambda look: look.answered)
        place, furthest = 0, 0
        for look in sorted(there, key=lambda look: look.asked):
            while place < len(ended) and ended[place].answered < look.asked:
                furthest = max(furthest, ended[place].seq)
                place += 1
            if look.seq < furthest:
                told = f"{node} had shown entry {furthest}, and later shows {look.seq}"
                yield Flaw("forgotten", table, told)
                break
