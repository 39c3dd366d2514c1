"""Follows one seat through a recorded game: what luck gave, what its decisions lost."""

from __future__ import annotations

from typing import Final

from wardround.coach.data import WORTH_TELLING
from wardround.coach.dicehospital.activations import (
    ACTIVATION,
    REROLLS,
    Activations,
    Advice,
    Slip,
    unadvised,
)
from wardround.coach.dicehospital.drafts import Displays, Intakes, best_of, by_choice, promised
from wardround.coach.dicehospital.yardstick import Yardstick
from wardround.coach.ledger import Ledger, tenths
from wardround.dicehospital import steps
from wardround.dicehospital.state import Table

INTAKE: Final = "intake"
IMPROVEMENTS: Final = "improvements"
OTHERS: Final = "others"
LUCK: Final = (INTAKE, IMPROVEMENTS, REROLLS, OTHERS)
AMBULANCE: Final = "ambulance"
IMPROVEMENT: Final = "improvement"
ADMINISTRATOR: Final = "administrator"
OTHER: Final = "other"
DECISIONS: Final = (AMBULANCE, IMPROVEMENT, ACTIVATION, ADMINISTRATOR, OTHER)
BY_STEP: Final = {
    steps.TAKE: AMBULANCE,
    steps.LEAVE: AMBULANCE,
    steps.IMPROVE: IMPROVEMENT,
    steps.RETURN: IMPROVEMENT,
    steps.KEEP: ADMINISTRATOR,
}
"""What a decision is about; other steps ask for little."""


class Scene:
    """What all seats have in common in a round: what came in and what was shown, and could be."""

    def __init__(self, samples: int) -> None:
        self._samples = samples
        self.intakes: Intakes | None = None
        self.displays: Displays | None = None
        self.intake: Table | None = None
        """The position in which nobody has taken an ambulance yet."""
        self.improving: Table | None = None
        """The position in which nobody has taken an improvement yet."""

    def before(self, table: Table) -> None:
        """See a position in which something is about to happen."""
        if table.chance == steps.LUCK_INTAKE:
            self.intakes = Intakes(table, self._samples)
            self.intake = self.improving = None
        elif table.chance == steps.LUCK_REVEAL:
            self.displays = Displays(table, self._samples)
            self.improving = None
        elif table.step in (steps.TAKE, steps.LEAVE) and self.intake is None:
            self.intake = table.copy()
        elif table.step == steps.IMPROVE and self.improving is None:
            self.improving = table.copy()


class Account:
    """The account of one seat."""

    def __init__(
        self, seat: int, yard: Yardstick, scene: Scene, advice: Advice = unadvised
    ) -> None:
        self.ledger = Ledger(LUCK, DECISIONS)
        self.slips: list[Slip] = []
        self.activations = Activations(seat, yard, self.ledger, self.slips, advice)
        self._seat = seat
        self._yard = yard
        self._scene = scene

    def decide(self, table: Table, action: int, move: int) -> None:
        """See what the seat is about to do."""
        if table.step == steps.ACTIVATE:
            self.activations.act(table, action, move)
            return
        values = by_choice(self._yard, table, self._seat)
        best = best_of(values)
        if table.step in (steps.TAKE, steps.LEAVE):
            self._see_intake(best)
        elif table.step == steps.IMPROVE:
            self._see_display(best)
        elif not self.ledger.begun:
            self.ledger.reckon(best)
        if tenths(min(values.values())) == tenths(best):
            return
        kind = BY_STEP.get(int(table.step), OTHER)
        loss = self.ledger.decide(kind, best, values[action])
        if loss >= WORTH_TELLING:
            better = next(one for one, value in values.items() if value == best)
            self.slips.append(Slip(move, kind, loss, table.copy(), [action], better))

    def _see_intake(self, best: float) -> None:
        """Book the luck of the intake, and what others really left of it."""
        scene = self._scene
        if scene.intakes is not None and scene.intake is not None:
            self.ledger.reckon(scene.intakes.usual(self._yard, self._seat))
            self.ledger.happen(INTAKE, promised(self._yard, scene.intake, self._seat))
        self.ledger.happen(OTHERS, best)

    def _see_display(self, best: float) -> None:
        """Book the luck of the display, and what others really left of it."""
        scene = self._scene
        if scene.displays is not None and scene.improving is not None:
            begun = scene.improving
            self.ledger.reckon(scene.displays.usual(self._yard, begun, self._seat))
            self.ledger.happen(IMPROVEMENTS, promised(self._yard, begun, self._seat))
        self.ledger.happen(OTHERS, best)
