"""The scripted player: an answer to every decision of the game, by rules of thumb."""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse import charges, main_phase, style
from wardround.bots.dynamitenurse.choosing import best
from wardround.bots.dynamitenurse.main_phase import buy_value
from wardround.bots.dynamitenurse.situation import score_of, vp_of
from wardround.bots.dynamitenurse.texts import burdens
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dynamitenurse import actions, events, steps
from wardround.dynamitenurse.content import MAX_SEATS
from wardround.dynamitenurse.state import Table

HAND_OVERS: Final = (steps.REFER, steps.PASS_ON, steps.SEND_BACK_PATIENT)
ASSIGNS: Final = (steps.ASSIGN, steps.REFER_TO, steps.PASS_ON_TO, steps.SEND_BACK_TO)
WORSENS: Final = (steps.BEDS, steps.WORSEN_OWN)
CARDS: Final = (
    steps.CLEANUP, steps.DISCARD, steps.RECOVER, steps.SEARCH_TOP, steps.EXCHANGE,
    steps.SECOND_EVENT, steps.SEND_BACK, steps.SEARCH,
)  # fmt: skip
MOST_VP: Final = (steps.ACQUIRE, steps.STABILISE, steps.ERASE)


def choose(table: Table, worth: Worth, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return the script's answer to what a seat is asked; `legal` is what it may do."""
    if len(legal) == 1:
        return legal[0]
    step = table.step
    if step == steps.MAIN:
        return main_phase.choose(table, worth, legal, rng)
    if step in CARDS:
        return with_cards(table, worth, seat, legal, rng)
    return with_patients(table, worth, seat, legal, rng)


def with_patients(table: Table, worth: Worth, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return the answer to a question about Patients and players."""
    step = table.step
    if step in ASSIGNS:
        return charges.assign(table, worth, seat, legal, rng)
    if step == steps.ADMISSION:
        return charges.admission(table, worth, seat, legal, rng)
    if step == steps.ADMIT_NOW:
        return charges.admit_now(table, worth, seat, legal, rng)
    if step in WORSENS:
        return charges.to_worsen(table, worth, seat, legal, rng)
    if step in HAND_OVERS:
        return charges.hand_over(table, worth, seat, legal, rng)
    if step in MOST_VP:
        return charges.most_vp(table, legal, rng)
    if step == steps.SWAP_GIVE:
        return charges.least_vp(table, legal, rng)
    if step == steps.MOVE:
        return charges.move(table, seat, rng)
    if step == steps.SWAP:
        return swap(table, seat, legal, rng)
    # Who picks first in an exchange: the partner, so that their pick is known.
    return legal[-1]


def with_cards(table: Table, worth: Worth, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return the answer to a question about cards and piles."""
    step = table.step
    space = table.space
    if step == steps.CLEANUP:
        return keep(table, worth, legal, rng)
    if step == steps.DISCARD:
        return best(legal, [-worth.worth[one - space.discard] for one in legal], rng)
    if step == steps.RECOVER:
        return best(legal, [worth.worth[one - space.recover] for one in legal], rng)
    if step == steps.SEARCH_TOP:
        cards = [one - space.top for one in legal]
        return best(legal, [worth.worth[card] + worth.vp[card] for card in cards], rng)
    if step == steps.EXCHANGE:
        cards = [(one - space.exchange) // MAX_SEATS for one in legal]
        return best(legal, [worth.worth[card] + worth.vp[card] for card in cards], rng)
    if step == steps.SECOND_EVENT:
        buys = buy_value(table, worth, table.town.event_top) > 0.0
        return space.buy + table.town.event_top if buys else actions.SKIP
    if step == steps.SEND_BACK:
        return actions.SEND_BACK + min(burdens(table, seat), legal[-1] - actions.SEND_BACK)
    return search(table, legal)


def keep(table: Table, worth: Worth, legal: list[int], rng: Rng) -> int:
    """Return the best card of the hand, if it is of any use; the next hand is larger by it."""
    options = [one for one in legal if one != actions.DONE]
    values: list[float] = []
    for one in options:
        card = one - table.space.keep
        value = worth.worth[card] + worth.weights[style.KEEP_TP] * worth.tp[card]
        values.append(value + worth.weights[style.KEEP_GOLD] * worth.gold[card])
    return best(options, values, rng) if max(values) > 0.0 else actions.DONE


def search(table: Table, legal: list[int]) -> int:
    """Return the pile to search: of Nurses where an Operation is near, else of Events."""
    nurses = actions.SEARCH + events.NURSES
    near = table.main.tp > 0 and len(table.own().admitted) > 0
    return nurses if nurses in legal and near else legal[-1]


def swap(table: Table, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return with whom to exchange: the leader among those whose smallest Patient is larger."""
    own = least_acquired(table, seat)
    options: list[int] = []
    values: list[float] = []
    for action in legal:
        if action != actions.SKIP:
            other = action - actions.SWAP
            if least_acquired(table, other) > own:
                options.append(action)
                values.append(float(score_of(table, other)))
    return best(options, values, rng) if options else actions.SKIP


def least_acquired(table: Table, seat: i64) -> float:
    """Return the VP of the smallest Patient that a player has acquired; 0 if there is none."""
    acquired = table.hospitals[seat].acquired
    return min([vp_of(table, 2 * patient) for patient in acquired]) if acquired else 0.0
