"""The result of an activation in the terms of the rules, as reasons for players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wardround.bots.dicehospital.judging import DEAD, Judge
from wardround.coach.data import Why
from wardround.coach.dicehospital.plan_types import DiceTerms
from wardround.dicehospital import dice, ward
from wardround.dicehospital.phases.discharge import EMPTY_BONUS, Discharge
from wardround.dicehospital.scoring import FATALITY
from wardround.dicehospital.state import Hospital, Table

DISCHARGE: Final = Discharge()
REASONS: Final = ("discharged", "deaths", "empty", "administrator", "cards", "bags", "neglected")
"""Why one activation is better than another, in the order of preference."""
USUAL_BAG: Final = 1
"""What a blood bag is worth in a reason: a point at the end."""


@dataclass(frozen=True)
class Terms:
    """One activation, played or planned, at its end."""

    discharged: int
    for_discharged: int
    deaths: int
    empty: bool
    administrator: int
    cards: int
    bags: int
    neglected: int

    @property
    def points(self) -> int:
        """The points of the round by DH-7.1 and DH-7.2, cards, and deaths (DH-6.1)."""
        empty = EMPTY_BONUS if self.empty else 0
        return self.for_discharged + empty + self.cards + FATALITY * self.deaths

    def record(self) -> DiceTerms:
        """Return the terms as plain values."""
        return {
            "points": self.points,
            "discharged": self.discharged,
            "deaths": self.deaths,
            "empty": self.empty,
            "administrator": self.administrator,
            "cards": self.cards,
            "bags": self.bags,
            "neglected": self.neglected,
        }


def terms_of(table: Table, hospital: Hospital, begun: Hospital) -> Terms:
    """Return the result of an activation if it ends here; `begun` is its start."""
    judge = points_judge(table)
    after = [judge.after[one] for one in hospital.wards]
    deaths = sum(1 for one in after if one == DEAD)
    neglected = sum(1 for one in hospital.wards if dice.CONDITION[one] == dice.UNTREATED)
    return Terms(
        discharged=int(ward.gone_in_all(hospital)),
        for_discharged=int(judge.discharged(hospital.gone)),
        deaths=deaths,
        empty=deaths == len(after),
        administrator=_administered(table, hospital),
        cards=int(hospital.score - begun.score),
        bags=int(hospital.bags),
        neglected=neglected - deaths,
    )


def points_judge(table: Table) -> Judge:
    """Return the judge of points of a round, with the neglect that is to come in it."""
    return Judge(table.content, neglect(table))


def neglect(table: Table) -> int:
    """Return how many steps a neglected patient loses in this round (DH-6.1)."""
    event = table.open_event()
    lost = 2 if table.options.resistant_superbug else 1
    return lost if event is None else lost + int(event.neglect)


def _administered(table: Table, hospital: Hospital) -> int:
    """Return the points of an administrator who does not look at others."""
    if hospital.administrator < 0:
        return 0
    administrator = table.content.administrators[hospital.administrator]
    if administrator.most:
        return 0
    return int(administrator.points * DISCHARGE.sets(hospital, administrator))


def reasons(better: Terms, worse: Terms) -> list[Why]:
    """Return in what one activation is better than another, the weightiest first."""
    gains = {
        "discharged": better.for_discharged - worse.for_discharged,
        "deaths": FATALITY * (better.deaths - worse.deaths),
        "empty": EMPTY_BONUS * (better.empty - worse.empty),
        "administrator": better.administrator - worse.administrator,
        "cards": better.cards - worse.cards,
        "bags": USUAL_BAG * (better.bags - worse.bags),
        # Only listed if there is nothing more important.
        "neglected": 0 if better.neglected >= worse.neglected else 1,
    }
    found: list[Why] = [
        {
            "reason": reason,
            "points": gains[reason],
            "better": int(getattr(better, reason)),
            "worse": int(getattr(worse, reason)),
        }
        for reason in sorted(REASONS, key=lambda one: (one == "neglected", -gains[one]))
        if gains[reason] > 0
    ]
    return found[:2]
