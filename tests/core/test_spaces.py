"""Action spaces: one text for each action, and nothing else is read as one."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from wardround.core.errors import BadNotation
from wardround.core.spaces import Space

ROOMS = ("theatre", "ward")


class Rooms(Space):
    """Stay where you are, or go to one of two rooms."""

    def __init__(self) -> None:
        super().__init__(1 + len(ROOMS))

    def named(self, action: int) -> Json:
        """Return the action with the room it leads to."""
        return {"verb": "go-to", "room": ROOMS[action - 1]} if action else {"verb": "stay"}

    def read(self, words: list[str]) -> int:
        """Read carelessly: that the text must be the very one is checked elsewhere."""
        if words[0] == "far":
            return 99
        return 1 + ROOMS.index(words[-1]) if words[0] == "go" else 0


def test_every_action_reads_back_from_its_text() -> None:
    space = Rooms()

    assert [space.text(action) for action in range(3)] == ["stay", "go to theatre", "go to ward"]
    assert [space.parse(space.text(action)) for action in range(3)] == [0, 1, 2]


def test_the_spaces_between_words_do_not_matter() -> None:
    assert Rooms().parse("  go  to\tward ") == 2


@pytest.mark.parametrize("line", ["", "go", "go to bed", "go ward", "stay here", "Stay", "far"])
def test_a_line_that_is_no_text_of_an_action_is_refused(line: str) -> None:
    with pytest.raises(BadNotation) as caught:
        Rooms().parse(line)

    assert (caught.value.code, caught.value.facts) == ("bad-action", {"text": line})


@pytest.mark.parametrize("action", [-1, 3, 1 << 70])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(BadNotation, match="bad-action"):
        Rooms().record(action)
