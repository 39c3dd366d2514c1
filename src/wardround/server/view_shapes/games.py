"""Unions over all games: views are distinguished by `game`, the rest by the table's game."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from wardround.server.view_shapes.dicehospital import DiceHospitalView, DiceOutcome
from wardround.server.view_shapes.dicehospital_events import DiceHospitalEvent
from wardround.server.view_shapes.dicehospital_moves import DiceHospitalAction, DiceHospitalPlan
from wardround.server.view_shapes.dynamitenurse import DynamiteNurseView, NurseOutcome
from wardround.server.view_shapes.dynamitenurse_events import DynamiteNurseEvent
from wardround.server.view_shapes.dynamitenurse_moves import DynamiteNurseAction, DynamiteNursePlan

View = Annotated[DiceHospitalView | DynamiteNurseView, Field(discriminator="game")]
Events = list[DiceHospitalEvent] | list[DynamiteNurseEvent]
Action = DiceHospitalAction | DynamiteNurseAction
Outcome = DiceOutcome | NurseOutcome
Plans = list[DiceHospitalPlan] | list[DynamiteNursePlan]
