"""What a viewer can see, and positions that look the same to them (DN-12).

A view is built from public information, never by deleting from the state: a new field is invisible
until it is named here. Only how the others' cards divide into hand and deck is hidden, and a Nurse
that another player put on top of her pile.
"""

from __future__ import annotations

from typing import Final, cast, get_args

from wardround.core.luck import Source
from wardround.core.multisets import lacking, together
from wardround.core.stacks import Stack, size
from wardround.dynamitenurse import flow, patients, steps
from wardround.dynamitenurse.content import COLOURS
from wardround.dynamitenurse.effects.piles import flattened
from wardround.dynamitenurse.events import REASONS
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.scoring import final_kill_marks
from wardround.dynamitenurse.state import STAGES, Hospital, Table
from wardround.dynamitenurse.view_types import (
    DynamiteNurseView,
    NurseHospital,
    NurseMain,
    NurseResolving,
    NurseTown,
    Phase,
    Prompt,
)
from wardround.dynamitenurse.work import Main

PHASES: Final[tuple[tuple[int, Phase], ...]] = (
    (steps.DEAL, "setup"), (steps.ADMIT_NOW, "main"), (steps.BEDS, "admission"),
    (steps.CLEANUP, "cleanup"), (steps.END, "end"),
)  # fmt: skip
"""The last step of each phase, in order; the Transportation Phase is told by what comes after."""
ALL_PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


def phase(table: Table) -> Phase:
    """Return the phase that the game is in: that of the step to which all others go back."""
    base = table.later[0] // STAGES if table.later else int(table.step)
    if base == steps.ADMISSION and table.later:
        return "transportation"
    return next(name for last, name in PHASES if base <= last)


def view(table: Table, viewer: int | None) -> DynamiteNurseView:
    """Return what `viewer` can see, as plain values; None is a spectator."""
    waiting = [] if table.chance >= 0 else table.waiting
    return {
        "game": "dynamite-nurse",
        "options": table.options.settings(),
        "seats": table.seats,
        "viewer": viewer,
        "turn": table.turn,
        "phase": phase(table),
        "first": table.first if table.first >= 0 else None,
        "active": table.active if table.active >= 0 else None,
        "waiting": waiting[:],
        "prompts": {str(seat): cast(Prompt, flow.STEPS[table.step].name) for seat in waiting},
        "town": town_view(table, viewer),
        "ambulances": [
            {"patient": patients.text(charge // CHARGES), "seat": charge % CHARGES}
            for charge in table.town.ambulances
        ],
        "ambulance_limit": table.seats,
        "arriving": patient_or_none(2 * table.town.arriving),
        "main": main_view(table, table.main),
        "resolving": work_view(table),
        "hospitals": [hospital_view(table, seat, viewer) for seat in range(table.seats)],
        "end": {"reason": REASONS[table.ended]} if table.ended >= 0 else None,
    }


def ids(table: Table, cards: list[int]) -> list[str]:
    """Return the ids of cards."""
    return [table.space.card_id(card) for card in cards]


def id_or_none(table: Table, card: int) -> str | None:
    """Return the id of a card, or None for -1."""
    return table.space.card_id(card) if card >= 0 else None


def patient_or_none(sided: int) -> str | None:
    """Return a Patient as text, or None for a negative number."""
    return patients.text(sided) if sided >= 0 else None


def names(some: list[int]) -> list[str]:
    """Return Patients without sides as text."""
    return [patients.name_of(patient) for patient in some]


def bottom(stack: Stack) -> list[int]:
    """Return the cards at the bottom whose places are known, the lowest last (DN-12.3)."""
    out: list[int] = []
    for layer in reversed(stack):
        if len(layer) > 1:
            break
        out.append(layer[0])
    out.reverse()
    return out


def knows_nurse(table: Table, viewer: int | None) -> bool:
    """Return whether the order of the Nurse pile holds nothing that the viewer must not know."""
    return not table.town.hides_nurse(-1 if viewer is None else viewer)


def town_view(table: Table, viewer: int | None) -> NurseTown:
    """Return the Town as the viewer may see it."""
    town = table.town
    content = table.content
    in_dungeon = sorted([one for one in (*town.dungeon, town.dungeon_top) if one >= 0])
    seen = knows_nurse(table, viewer)
    single = bool(town.nurses) and len(town.nurses[0]) == 1
    # Under a top card that the viewer does not know lies the rest of what was searched.
    known = bottom(town.nurses if seen else town.nurses[2:])
    return {
        "dungeon": {
            "top": patient_or_none(2 * town.dungeon_top),
            "count": len(in_dungeon),
            "left": names(in_dungeon),
        },
        "piles": [
            {
                "card": table.space.card_id(card),
                "left": town.piles[card] if town.piles else 0,
                "cost": content.cards[card].cost,
            }
            for card in content.sold
        ],
        "events": {
            "top": id_or_none(table, town.event_top),
            "count": size(town.events) + (1 if town.event_top >= 0 else 0),
            "left": ids(table, flattened(town.events)),
            "bottom": ids(table, bottom(town.events)),
        },
        "nurses": {
            "top": table.space.card_id(town.nurses[0][0]) if seen and single else None,
            "count": size(town.nurses),
            "left": ids(table, flattened(town.nurses)),
            "bottom": ids(table, known),
        },
        "kill_marks": town.kill_marks,
        "dynamite_nurse": town.dynamite_nurse if town.dynamite_nurse >= 0 else None,
        "graveyard": names(town.graveyard),
        "scrapped": ids(table, town.scrapped),
    }


def main_view(table: Table, main: Main) -> NurseMain:
    """Return what the active player has to spend, which everyone sees."""
    gold, tp, treatments, purchases, flex = main.on_acquire
    return {
        "tp": main.tp,
        "gold": main.gold,
        "flex": main.flex,
        "treatments": main.treatments,
        "purchases": main.purchases,
        "moonlights": main.moonlights,
        "care_discount": main.care_discount,
        "purchase_discount": main.purchase_discount,
        "extra_nurses": main.extra_nurses,
        "on_acquire": {
            "gold": gold,
            "tp": tp,
            "treatments": treatments,
            "purchases": purchases,
            "flex": flex,
        },
        "paid": names(main.paid),
        "may_skip_admission": table.may_skip,
    }


def work_view(table: Table) -> NurseResolving | None:
    """Return the card being resolved and the choices made for it; all of them are open."""
    work = table.work
    if work.card < 0 and table.step != steps.BEDS:
        return None
    return {
        "card": id_or_none(table, work.card),
        "clause": work.clause - 1,
        "patient": patient_or_none(work.patient),
        "player": work.partner if work.partner >= 0 else None,
        "given": [patient_or_none(2 * patient) for patient in work.gave],
        "picked": [patients.text(sided) for sided in work.picked],
        "number": work.amount,
    }


def hospital_view(table: Table, seat: int, viewer: int | None) -> NurseHospital:
    """Return a Hospital and its hand as the viewer may see them."""
    hospital = table.hospitals[seat]
    own = seat == viewer
    unseen = hospital.deck if own else hidden(hospital)
    return {
        "seat": seat,
        "colour": COLOURS[table.options.colours[seat]],
        "hand_count": len(hospital.hand),
        "hand": ids(table, hospital.hand) if own else None,
        "known": ids(table, hospital.shown),
        "deck_count": len(hospital.deck),
        "unseen": ids(table, unseen),
        "discard": ids(table, hospital.discard),
        "in_play": ids(table, hospital.in_play),
        "admitted": [patients.text(sided) for sided in hospital.admitted],
        "acquired": names(hospital.acquired),
        "kill_marks": hospital.kill_marks,
        "markers": hospital.markers,
        "dynamite_nurse": table.town.dynamite_nurse == seat,
        "final_kill_marks": final_kill_marks(table, seat) if table.over() else None,
    }


def hidden(hospital: Hospital) -> list[int]:
    """Return the cards of which the others can't tell whether hand or deck has them, sorted."""
    cards = lacking(hospital.hand, hospital.shown)
    cards += hospital.deck
    cards.sort()
    return cards


# --- positions that a viewer could not tell apart ------------------------------------------------


def redeal(table: Table, viewer: int | None, source: Source) -> Table:
    """Return a position that looks the same to `viewer`, all equally likely."""
    other = table.copy()
    for seat in range(other.seats):
        if seat != viewer:
            deal_again(other.hospitals[seat], source)
    if not knows_nurse(table, viewer):
        town = other.town
        rest = list(town.nurses[1])
        rest.append(town.nurses[0][0])
        rest.sort()  # so that what comes out does not depend on what nobody can see
        source.shuffle(rest)
        top = rest.pop()
        town.nurses = ((top,), tuple(sorted(rest)), *town.nurses[2:])
    return other


def deal_again(hospital: Hospital, source: Source) -> None:
    """Divide what is hidden again into hand and deck."""
    cards = hidden(hospital)
    if not cards:
        return
    source.shuffle(cards)
    count = len(hospital.hand) - len(hospital.shown)
    hospital.hand = together(hospital.shown, cards[:count])
    deck = cards[count:]
    deck.sort()
    hospital.deck = deck
