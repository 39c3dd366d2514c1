"""Checks of cards and of a whole box: that all of it can be played (DN-13.1)."""

from __future__ import annotations

from wardround.core.errors import BadPack
from wardround.core.pack_text import Table
from wardround.core.packs import Merged
from wardround.dynamitenurse.content import (
    AFTERWARDS,
    COLOURS,
    EVENT,
    MAX_SEATS,
    RETURNS,
    RETURNS_UNLESS,
    TYPES,
    Content,
    PlayCard,
)


def check_action(merged: Merged, key: str, entry: Table, card: PlayCard) -> None:
    """Refuse an Action card that can't be in the Town, or a starting card that would be."""
    name = f"action {key}"
    if card.start == 0:
        if "cost" not in entry:
            raise merged.place(name, "cost").missing()
        return
    if "cost" in entry:
        raise merged.place(name, "cost").not_with("start")
    if card.type == EVENT:
        raise merged.place(name, "start").not_with(f'type = "{TYPES[EVENT]}"')
    _check_stays(merged, name, "start", card)
    least = int(card.start) * MAX_SEATS
    if card.card.copies < least:
        raise merged.place(name, "copies").refusal(
            "pack-few-starting-cards",
            found=card.card.copies,
            least=least,
            start=int(card.start),
            seats=MAX_SEATS,
        )


def check_starting_nurse(merged: Merged, key: str, card: PlayCard) -> None:
    """Refuse a starting Nurse of whom there are several, or who would go to the Town."""
    name = f"nurse {key}"
    if card.card.copies != 1:
        place = merged.place(name, "copies")
        raise place.refusal("pack-one-starting-nurse", found=card.card.copies)
    _check_stays(merged, name, "colour", card)


def _check_stays(merged: Merged, name: str, field: str, card: PlayCard) -> None:
    """Refuse a starting card that returns: it has no pile in the Town (DN-4.1)."""
    if card.afterwards in (RETURNS, RETURNS_UNLESS):
        told = f'afterwards = "{AFTERWARDS[int(card.afterwards)]}"'
        raise merged.place(name, field).not_with(told)


def check_patient(merged: Merged, key: str, entry: Table) -> None:
    """Refuse a Patient with a back that is no worse, or with half of an Emergency Case."""
    name = f"patient {key}"
    severity: int = entry["severity"]
    if entry["critical"] <= severity:
        place = merged.place(name, "critical")
        raise place.refusal("pack-no-worse", found=entry["critical"], severity=severity)
    emergency: bool = entry.get("emergency", False)
    pays: bool = entry.get("payment", 0) > 0
    if emergency and not pays:
        raise merged.place(name, "payment").missing()
    if pays and not emergency:
        raise merged.place(name, "payment").only_with("emergency = true")


def check_box(merged: Merged, content: Content) -> None:
    """Refuse a box with which some game could not be played."""
    _check_penalty(merged, content)
    _check_markers(merged, content)
    _check_starting_nurses(merged, content)
    _check_town(merged, content)
    actions = [card.card.copies for card in content.cards if not card.is_nurse()]
    nurses = [card.card.copies for card in content.cards if card.is_nurse()]
    patients = [kind.card.copies for kind in content.kinds]
    _check_total(merged, "action", "actions", sum(actions), content.house.actions)
    _check_total(merged, "nurse", "nurses", sum(nurses), content.house.nurses)
    _check_total(merged, "patient", "patients", sum(patients), content.house.patients)


def _check_penalty(merged: Merged, content: Content) -> None:
    """Refuse a penalty that falls as Kill Marks rise."""
    penalty = content.house.penalty
    for number in range(1, len(penalty)):
        if penalty[number] < penalty[number - 1]:
            place = merged.place("house", "penalty").item(number + 1)
            before = penalty[number - 1]
            raise place.refusal("pack-penalty-falls", found=penalty[number], before=before)


def _check_markers(merged: Merged, content: Content) -> None:
    """Refuse as many beds as markers: with all Patients in bed, such a game might never end."""
    house = content.house
    if house.markers <= house.beds:
        place = merged.place("house", "markers")
        raise place.refusal("pack-few-markers", found=house.markers, beds=house.beds)


def _check_starting_nurses(merged: Merged, content: Content) -> None:
    """Refuse a box without one starting Nurse of each colour."""
    colours: dict[int, str] = {}
    for card in content.cards:
        if card.colour < 0:
            continue
        colour = int(card.colour)
        name = f"nurse {card.card.id}"
        if colour in colours:
            raise _colour_taken(merged, colours[colour], name, COLOURS[colour])
        colours[colour] = name
    for number, name in enumerate(COLOURS):
        if number not in colours:
            raise merged.whole("nurse", "colour").refusal("pack-colour-missing", found=name)


def _colour_taken(merged: Merged, first: str, second: str, colour: str) -> BadPack:
    """Return the error for two starting Nurses of one colour: the user's is the wrong one."""
    entry, other = second, first
    if not merged.is_users(merged.file_of(second, "colour")):
        entry, other = first, second
    place = merged.place(entry, "colour")
    return place.refusal("pack-colour-taken", found=colour, other=other)


def _check_town(merged: Merged, content: Content) -> None:
    """Refuse a Town in which nothing can ever be bought."""
    if not any(card.is_sold() for card in content.cards):
        raise merged.whole("action", "cost").refusal("pack-nothing-sold")


def _check_total(merged: Merged, kind: str, field: str, counted: int, wanted: int) -> None:
    """Refuse a box that holds more or fewer cards of a kind than `[house]` says."""
    if counted != wanted:
        place = merged.whole(kind, "copies")
        raise place.refusal("pack-total", found=counted, wanted=wanted, house=field)
