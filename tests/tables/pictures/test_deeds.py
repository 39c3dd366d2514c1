"""The log in words says everything once, and takes few bytes to remember it."""

from __future__ import annotations

import operator

import pytest

from tests.tables.game.logs import DICE, NURSE, seated
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.narration.lines import Line, Place
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.deeds import NONE, Bursts, Deeds
from wardround.tables.pictures.narrated_log import NarratedLog

BOTH = pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
START, LATER = Place(None, "setup"), Place(1, "intake")


def line(text: str) -> Line:
    """Return a line of a log."""
    return Line(text, 1, None, "intake", "DH-2.1", 7, "action")


def test_lines_come_back_as_they_were_put_by_the_ends_of_their_deeds() -> None:
    deeds, one, two, three = Deeds(), line("“Été”"), line(""), line("3")
    deeds.put(1, 4, [one])
    deeds.put(5, 9, [three._replace(seat=None, own=True)])
    deeds.put(2, 6, [two, three])
    told = [(4, [one]), (6, [two, three]), (9, [three._replace(seat=None, own=True)])]
    assert (deeds.all(), deeds.lines) == (told, 4)
    assert [deeds.since(end) for end in (4, 5, 6, 10)] == [told, told[1:], told[1:], []]
    deeds.leave_out(2)
    deeds.leave_out(3)
    assert (deeds.all(), deeds.lines) == ([told[0], told[2]], 2)


def test_lines_of_long_ago_can_be_left_out_and_come_back() -> None:
    deeds, every, rng = Deeds(), dict[int, list[Line]](), Rng("long ago")
    for number in range(600):
        end = 3 * number
        every[end] = [line(f"{number} {part}") for part in range(number % 3)]
        deeds.put(number, end, every[end])
        if rng.below(8) == 0:
            left = rng.below(number + 1)
            deeds.leave_out(left)
            assert every.pop(3 * left, None) is None or deeds.lines == sum(map(len, every.values()))
            if rng.below(2):
                every[3 * left] = [line("again")]
                deeds.put(left, 3 * left, every[3 * left])
        if rng.below(50) == 0:
            deeds.pack()
        told = sorted(every.items())
        first = rng.below(end + 4)
        assert deeds.since(first) == [one for one in told if one[0] >= first]
        assert deeds.lines == sum(len(lines) for lines in every.values())
    assert deeds.all() == sorted(every.items())


def test_a_deed_has_the_bursts_of_one_seat_that_belong_together() -> None:
    bursts = Bursts(START)
    bursts.append(1, 3, LATER, 0, 1)
    bursts.append(2, 5, LATER, 1, 2)
    bursts.append(3, 5, LATER, 0)
    bursts.append(4, 8, LATER, 0, 4)
    bursts.join(1)
    assert ([bursts.of_deed(deed) for deed in (1, 2)], bursts.last_deed(0)) == ([[1, 4], [2]], 1)
    assert [bursts.began(deed) for deed in (1, 2)] == [0, 3]
    assert [bursts.at(events) for events in (0, 3, 4, 5, 6, 9)] == [0, 1, 2, 2, 4, 4]
    assert [bursts.pop(), bursts.pop(), bursts.last_deed(0)] == [1, NONE, 1]
    assert (bursts.of_deed(1), bursts.last_deed(2), len(bursts)) == ([1], NONE, 3)


@BOTH
def test_a_log_tells_nothing_twice(game: Game) -> None:
    log = seated(game, 3)
    log.play(Rng("twice"), 50)
    table_words = TableWords()
    told = table_words.log(log.table, "en")
    first, packed = list(told.lines), list(told._deeds._recent)  # noqa: SLF001
    again = table_words.log(log.table, "en")

    assert isinstance(told, NarratedLog)
    assert again is told
    assert again.lines == first
    # Whatever is told is packed, and what was packed before are the same objects.
    assert all(map(operator.is_, packed, told._deeds._recent))  # noqa: SLF001
    assert len(packed) == len(told._deeds._recent)  # noqa: SLF001
