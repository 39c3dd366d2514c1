"""Positions as plain values: there and back, and what cannot be is refused by its field."""

from __future__ import annotations

from typing import Any

import pytest

from wardround.core import plain
from wardround.core.errors import BadNotation
from wardround.core.steps import Board

STEPS, LUCKS = 5, 3


class Shelf:
    """Something with a field of each shape."""

    def __init__(self) -> None:
        self.bags = 2
        self.wards = [3, 1]
        self.tiles: tuple[int, ...] = (4,)
        self.stack: tuple[tuple[int, ...], ...] = ((1, 2), (3,))


FIELDS = ("bags", "stack", "tiles", "wards")
NESTED = ("stack",)


def refused_field(data: object) -> object:
    """Return the field that a shelf is refused for."""
    with pytest.raises(BadNotation, match="bad-position") as caught:
        plain.fill(Shelf(), FIELDS, data, NESTED)
    return caught.value.facts["field"]


def test_values_are_lists_and_numbers_alone() -> None:
    assert plain.values(Shelf(), FIELDS) == {
        "bags": 2, "stack": [[1, 2], [3]], "tiles": [4], "wards": [3, 1],
    }  # fmt: skip


def test_what_was_read_back_has_lists_and_tuples_where_they_were() -> None:
    data = {"bags": 0, "stack": [], "tiles": [7, 8], "wards": [5]}
    shelf = Shelf()
    plain.fill(shelf, FIELDS, data, NESTED)

    assert [getattr(shelf, name) for name in FIELDS] == [0, (), (7, 8), [5]]
    assert shelf.wards is not data["wards"]


def test_a_key_can_be_compared_and_hashed() -> None:
    key = plain.key(Shelf(), FIELDS)

    assert key == (2, ((1, 2), (3,)), (4,), (3, 1))
    assert hash(key) == hash(plain.key(Shelf(), FIELDS))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("bags", None), ("bags", "2"), ("bags", [2]), ("bags", 1 << 31), ("wards", 3),
        ("wards", [[3]]), ("wards", ["3"]), ("tiles", {}), ("stack", [1]), ("stack", [[[1]]]),
    ],
)  # fmt: skip
def test_a_field_of_another_shape_is_refused(field: str, value: object) -> None:
    assert refused_field(plain.values(Shelf(), FIELDS) | {field: value}) == field


def test_what_has_no_fields_is_refused() -> None:
    assert refused_field([1]) == "bags"


def test_the_seats_must_be_a_number() -> None:
    assert plain.seats_of({"seats": 3}) == 3
    with pytest.raises(BadNotation):
        plain.seats_of({"seats": "3"})


def board(**changed: Any) -> Board:
    """Return a board for two at its first step, but for what is changed."""
    made = Board(2)
    for name, value in changed.items():
        setattr(made, name, value)
    return made


@pytest.mark.parametrize(
    "changed",
    [
        {},
        {"step": 4, "waiting": [1, 0]},
        {"chance": 2, "chance_seat": 1},
    ],
)
def test_a_board_that_can_be_is_let_through(changed: dict[str, Any]) -> None:
    sound = board(**changed)
    before = plain.values(sound, plain.BOARD_VALUES)
    plain.check_board(sound, STEPS, LUCKS)

    assert plain.values(sound, plain.BOARD_VALUES) == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("step", 5), ("step", -1), ("chance", 3), ("chance", -2), ("chance_seat", 2),
        ("waiting", [2]), ("waiting", [-1]), ("waiting", [1, 1]),
    ],
)  # fmt: skip
def test_a_board_that_cannot_be_is_refused_by_its_field(field: str, value: object) -> None:
    with pytest.raises(BadNotation) as caught:
        plain.check_board(board(**{field: value}), STEPS, LUCKS)

    assert caught.value.facts == {"field": field}


class Door:
    """Something with a field that is a number, and one that is true or not."""

    def __init__(self) -> None:
        self.number = 1
        self.open = False


@pytest.mark.parametrize(
    ("field", "value"), [("open", 1), ("open", None), ("open", "true"), ("number", True)]
)
def test_a_truth_is_no_number_and_a_number_no_truth(field: str, value: object) -> None:
    """The compiled build could not hold the one where the other belongs."""
    door = Door()
    plain.fill(door, ("number", "open"), {"number": 3, "open": True})

    assert (door.number, door.open) == (3, True)
    with pytest.raises(BadNotation) as caught:
        plain.fill(door, ("number", "open"), {"number": 3, "open": True, field: value})
    assert caught.value.facts == {"field": field}
