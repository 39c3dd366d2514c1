"""Treatment: Operations, Care, the payment for Emergency Cases, and acquiring Patients (DN-6.4)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.multisets import put
from wardround.dynamitenurse import events, steps
from wardround.dynamitenurse.content import (
    ADDED_PURCHASE,
    ADDED_TREATMENT,
    FLEX,
    GAINS,
    GOLD,
    TP,
)  # fmt: skip
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.work import Main


def unlike(table: Table, patients: list[int]) -> list[int]:
    """Return Patients (with sides) of which no two look alike and stand alike."""
    return unlike_with(table, patients, table.main.paid)


def unlike_with(table: Table, patients: list[int], paid: list[int]) -> list[int]:
    """Return the same where it matters only for these whether they are paid for (DN-1.9)."""
    if len(patients) < 2:
        return patients
    seen: list[int] = []
    out: list[int] = []
    kinds = table.content.patients
    for sided in patients:
        look: i64 = kinds[sided >> 1] * 4 + (sided & 1)
        if sided >> 1 in paid:
            look += 2
        if look not in seen:
            seen.append(look)
            out.append(sided)
    return out


def offers(table: Table, out: list[int]) -> None:
    """Add the Treatments that the active player can pay for, and the payments."""
    main = table.main
    own = unlike(table, table.own().admitted)
    if main.treatments + main.flex > 0:
        offer_operations(table, own, out)
        offer_care(table, own, out)
    if main.moonlights > 0:
        for seat in range(table.seats):
            if seat != table.active:
                others = unlike(table, table.hospitals[seat].admitted)
                offer_operations(table, others, out)
    payment = table.content.payment
    for sided in own:
        if 0 < payment[sided] <= main.tp and sided >> 1 not in main.paid:
            out.append(table.space.pay + (sided >> 1))  # noqa: PERF401 - mostly there are none


def offer_operations(table: Table, patients: list[int], out: list[int]) -> None:
    """Add the Operations that can be paid for."""
    severity = table.content.severity
    tp = table.main.tp
    out += [table.space.operate + (one >> 1) for one in patients if severity[one] <= tp]


def offer_care(table: Table, patients: list[int], out: list[int]) -> None:
    """Add the Care that can be paid for."""
    care = table.content.care
    tp = table.main.tp + table.main.care_discount
    out += [table.space.care + (one >> 1) for one in patients if 0 < care[one] <= tp]


def use_treatment(main: Main) -> None:
    """Use up an action: one for Treatment first, else one open to both kinds (DN-6.8)."""
    if main.treatments > 0:
        main.treatments -= 1
    else:
        main.flex -= 1


def side_of(patients: list[int], patient: i64) -> i64:
    """Return a Patient with its side, or -1 if it is not among those."""
    if 2 * patient in patients:
        return 2 * patient
    return 2 * patient + 1 if 2 * patient + 1 in patients else -1


def operate(table: Table, patient: i64) -> None:
    """Heal a Patient of the own Hospital, or by Moonlighting of another's (DN-6.4.1)."""
    main = table.main
    owner: i64 = 0
    sided: i64 = -1
    for seat in range(table.seats):
        found = side_of(table.hospitals[seat].admitted, patient)
        if found >= 0:
            owner, sided = seat, found
    if owner == table.active:
        use_treatment(main)
    else:
        main.moonlights -= 1
    cost: i64 = table.content.severity[sided]
    main.tp -= cost
    tell(table, events.PATIENT_OPERATED, table.active, sided, cost)
    acquire(table, owner, sided)
    table.work.hires = 1 + main.extra_nurses
    main.extra_nurses = 0
    table.enter(steps.HIRE)


def care(table: Table, patient: i64) -> None:
    """Turn a critical Patient back to its normal side (DN-6.4.3)."""
    main = table.main
    use_treatment(main)
    admitted = table.own().admitted
    sided = 2 * patient + 1
    cost: i64 = max(0, table.content.care[sided] - main.care_discount)
    main.care_discount = 0
    main.tp -= cost
    admitted.remove(sided)
    put(admitted, sided - 1)
    tell(table, events.PATIENT_CARED_FOR, table.active, sided - 1, cost)


def pay(table: Table, patient: i64) -> None:
    """Pay for a critical Emergency Case; this uses no action (DN-10.5)."""
    main = table.main
    sided = 2 * patient + 1
    cost: i64 = table.content.payment[sided]
    main.tp -= cost
    put(main.paid, patient)
    tell(table, events.PATIENT_PAID_FOR, table.active, sided, cost)


def acquire(table: Table, owner: i64, sided: i64) -> None:
    """Let the active player acquire a Patient; the marker goes back to its owner (DN-6.4.2)."""
    hospital = table.hospitals[owner]
    hospital.admitted.remove(sided)
    hospital.markers += 1
    put(table.own().acquired, sided >> 1)
    tell(table, events.PATIENT_ACQUIRED, table.active, sided >> 1 << 1)
    waiting = table.main.on_acquire
    for does in range(GAINS):
        if waiting[does] > 0:
            gain(table, does, waiting[does])
            waiting[does] = 0


def gain(table: Table, does: i64, amount: i64) -> None:
    """Give the active player points or additional actions."""
    main = table.main
    if does == GOLD:
        main.gold += amount
        tell(table, events.POINTS_GAINED, table.active, 0, amount)
    elif does == TP:
        main.tp += amount
        tell(table, events.POINTS_GAINED, table.active, amount, 0)
    else:
        if does == ADDED_TREATMENT:
            main.treatments += amount
        elif does == ADDED_PURCHASE:
            main.purchases += amount
        elif does == FLEX:
            main.flex += amount
        else:
            main.moonlights += amount
        tell(table, events.ACTIONS_GAINED, table.active, does - ADDED_TREATMENT, amount)
