"""Checks of a whole box: that there is enough of everything to play."""

from __future__ import annotations

from typing import Final

from wardround.core.pack_schema import span
from wardround.core.packs import Merged
from wardround.dicehospital.content import LEFT_OUT, Content

MOST_SEATS: Final = 4
MOST_ENTRIES: Final = 200
MOST_PRINTED: Final = 8
MOST_SHOWN: Final = 3
"""Improvements of one kind on display with four players (DH-2.1)."""
ARRIVALS: Final = 4
"""Dice a player gets at intake, with Nationwide Epidemic (DH-10.4)."""


def check_box(merged: Merged, content: Content) -> None:
    """Refuse a box with which some game could not be played."""
    _check_dice(merged, content)
    _check_score(merged, content)
    _check_departments(merged, content)
    _check_specialists(merged, content)
    _check_administrators(merged, content)
    _check_events(merged, content)
    _check_backs(merged, content)


def check_size(merged: Merged) -> None:
    """Refuse more cards than any table could hold; they would only cost time."""
    for kind, entries in merged.entries.items():
        if len(entries) > MOST_ENTRIES:
            raise merged.whole(kind, "id").impossible(len(entries), span(0, MOST_ENTRIES))


def dice_needed(seats: int, beds: int) -> int:
    """Return how many dice all beds and one intake can hold (DH-3.1, DH-11.2)."""
    return beds + 4 if seats == 1 else seats * beds + 3 * (seats + 1)


def _check_dice(merged: Merged, content: Content) -> None:
    house = content.house
    most = 0
    for seats in range(1, MOST_SEATS + 1):
        a_colour = -(-dice_needed(seats, house.beds) // 3)
        most = max(most, a_colour + LEFT_OUT[seats])
    if house.dice_a_colour < most:
        # Whichever of the two was changed last is what the designer is looking at.
        raised = merged.file_of("house", "beds") != merged.packs[0].file
        lowered = merged.file_of("house", "dice-a-colour") != merged.packs[0].file
        if raised and not lowered:
            fitting = _most_beds(house.dice_a_colour)
            place = merged.place("house", "beds")
            raise place.refusal("pack-too-many-beds", found=house.beds, most=fitting)
        place = merged.place("house", "dice-a-colour")
        raise place.refusal("pack-too-few-dice", found=house.dice_a_colour, least=most)


def _most_beds(dice_a_colour: int) -> int:
    """Return how many beds so many dice can fill, at any number of players."""
    beds = 0
    while all(
        dice_needed(seats, beds + 1) <= 3 * (dice_a_colour - LEFT_OUT[seats])
        for seats in range(1, MOST_SEATS + 1)
    ):
        beds += 1
    return beds


def _check_score(merged: Merged, content: Content) -> None:
    if content.house.score[0] != 0:
        place = merged.place("house", "score")
        raise place.item(1).impossible(content.house.score[0], "0")


def _check_departments(merged: Merged, content: Content) -> None:
    place = merged.whole("department", "printed")
    printed = len([department for department in content.departments if department.printed])
    if not 1 <= printed <= MOST_PRINTED:
        raise place.refusal("pack-printed-count", found=printed, low=1, high=MOST_PRINTED)
    _check_pile(
        merged,
        "department",
        content.tile_stack,
        content.department_expansion,
        content.department_extras,
    )


def _check_specialists(merged: Merged, content: Content) -> None:
    _check_pile(
        merged,
        "specialist",
        content.specialist_deck,
        content.specialist_expansion,
        content.specialist_extras,
    )


def _check_pile(
    merged: Merged, kind: str, standard: list[int], expansion: list[int], swapped: list[int]
) -> None:
    """Refuse a stack too small for the display, or for the cards that are swapped in."""
    place = merged.whole(kind, "copies")
    stack = len(set(standard)) + len(expansion) if expansion else len(standard)  # DH-15.1
    if stack < MOST_SHOWN:
        raise place.refusal("pack-small-stack", found=stack, least=MOST_SHOWN)
    if len(swapped) > stack:
        raise place.refusal("pack-too-many-swapped", found=len(swapped), most=stack)


def _check_administrators(merged: Merged, content: Content) -> None:
    administrators = len(content.administrators)
    if administrators < 2 * MOST_SEATS:
        place = merged.whole("administrator", "id")
        least = 2 * MOST_SEATS
        raise place.refusal("pack-few-administrators", found=administrators, least=least)


def _check_events(merged: Merged, content: Content) -> None:
    house = content.house
    for event in content.events:
        place = merged.place(f"event {event.card.id}", "effect")
        if event.extra_dice + ARRIVALS > house.beds:
            most = span(1, house.beds - ARRIVALS)
            raise place.of("extra-dice").impossible(event.extra_dice, most)
        if event.nurses + house.nurses < 0:
            raise place.of("nurses").impossible(event.nurses, span(-house.nurses, 12, zero=False))


def _check_backs(merged: Merged, content: Content) -> None:
    numbers = [back.number for back in content.ambulance_backs]
    for number in range(1, MOST_SEATS + 1):
        if numbers and number not in numbers:
            place = merged.whole("ambulance-back", "number")
            raise place.refusal("pack-back-missing", found=number, high=MOST_SEATS)
