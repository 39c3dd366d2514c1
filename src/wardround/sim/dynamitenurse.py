"""Which cards of Dynamite Nurse were taken and used in a game.

Action cards and Nurses are used when they are played, Patients when they are operated on, cared
for or paid for.
"""

from __future__ import annotations

from typing import Final

from wardround.core.game import Options, State
from wardround.core.json_types import EventRecord
from wardround.dynamitenurse import patients
from wardround.dynamitenurse.content import Content
from wardround.dynamitenurse.options import DynamiteNurseOptions
from wardround.sim.stories import Watch

TAKEN: Final = ("card-bought", "nurse-acquired", "nurse-exchanged", "patient-acquired")
"""Events by which a player gets a card or a Patient."""
USED: Final = ("card-played", "patient-operated", "patient-cared-for", "patient-paid-for")
"""Events by which a player makes use of a card, or treats a Patient."""


class DynamiteNurseWatch(Watch):
    """Watches a game of Dynamite Nurse."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        assert isinstance(options, DynamiteNurseOptions)
        self._content: Content = options.content

    def cards(self) -> list[tuple[str, str]]:
        """Return kind and id of all Action cards, Nurses and Patients."""
        content = self._content
        told = [("nurse" if one.is_nurse() else "action", one.card.id) for one in content.cards]
        return told + [("patient", kind.card.id) for kind in content.kinds]

    def after(self, state: State, event: EventRecord) -> None:
        """Look at something that happened."""
        if event["event"] in TAKEN:
            self.taken(event["seat"], self._card(event))
        elif event["event"] in USED:
            self.used(event["seat"], self._card(event))

    def _card(self, event: EventRecord) -> str:
        """Return the card that an event is about; of a Patient, its kind."""
        if "card" in event:
            return str(event["card"])
        content = self._content
        number = patients.parse(event["patient"]) >> 1
        return content.kinds[content.patients[number]].card.id


WATCH = DynamiteNurseWatch
