"""All words of Dice Hospital, in one class."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from wardround.core.cards import Card
from wardround.core.json_types import ActionRecord, EventRecord
from wardround.dicehospital.content import (
    Administrator,
    AmbulanceBack,
    Content,
    Department,
    Effect,
    EventCard,
    Report,
    Specialist,
)
from wardround.words.dicehospital import cards, play
from wardround.words.dicehospital.play import Names
from wardround.words.files import ENGLISH
from wardround.words.provenance import INFERRED, NOT_PRINTED, RECONSTRUCTED, partly
from wardround.words.words import Words


class DiceHospitalWords(Words):
    """Sentences in a language; with `content`, cards have the names of its packs.

    Without `content` an id is its own name key, which is right for every card whose pack does not
    rename it.
    """

    def __init__(self, language: str = ENGLISH, content: Content | None = None) -> None:
        super().__init__(language)
        self._names = Names(self, content)

    # --- one game --------------------------------------------------------------------------

    def named(self, kind: str, id: str) -> str:
        """Return the name of the card with this id; see `Names.named`."""
        return self._names.named(kind, id)

    def action(self, record: ActionRecord, *, free: bool = False) -> str:
        """Return an action (from `game.action_record`) as something one can choose to do.

        Changing a colour costs a blood bag unless it is `free`, by an effect.
        """
        return play.action(self, self._names, record, free=free)

    def event(self, record: EventRecord, seat_names: Sequence[str]) -> str:
        """Return an event (from `game.event_record`) as a sentence of what happened."""
        return play.event(self, self._names, record, seat_names)

    def would(self, record: EventRecord) -> str:
        """Return an event as a sentence of what would happen; nothing if it is not worth one."""
        if not self.has(f"would-{record['event']}"):
            return ""
        return play.event(self, self._names, record, [], "would")

    def deed(self, record: EventRecord, player: str = "") -> str:
        """Return an event as a part of what a player did; nothing if it is not worth a word."""
        if not self.has(f"deed-{record['event']}"):
            return ""
        return play.deed(self, self._names, record, player)

    def point(self, reason: str, amount: int, round: int) -> str:
        """Return a line of a final score; round 0 is the end of the game."""
        return play.point(self, reason, amount, round)

    def die(self, text: str) -> str:
        """Return a die (`R3`, `G2*`, `R>G3*`) in words."""
        return play.die(self, text)

    # --- cards -----------------------------------------------------------------------------

    def title(self, thing: cards.Titled) -> str:
        """Return the title of a card: its name, or its power where it has no name (DH-14.9)."""
        return cards.title(self, thing)

    def source(self, card: Card, unseen: Collection[str] = ()) -> str:
        """Return what of a card the rulebook does not print, or nothing.

        What is `unseen` where the card is shown is not told.
        """
        if card.source in NOT_PRINTED:
            return self.say(f"source-{card.source}")
        # The books print a text of each such card, so that only some of it can be inferred.
        inferred = ["effect-part" if field == "effect" else field for field in card.inferred]
        marked = {RECONSTRUCTED: card.reconstructed, INFERRED: inferred}
        seen = {mark: [one for one in told if one not in unseen] for mark, told in marked.items()}
        return partly(self, seen, "fact")

    def department_text(self, department: Department) -> str:
        """Return the rules text of a department."""
        return cards.department(self, department)

    def specialist_text(self, specialist: Specialist) -> str:
        """Return the rules text of a specialist."""
        return cards.specialist(self, specialist)

    def effect_text(self, effect: Effect) -> str:
        """Return one effect as a sentence, as for a choice between several."""
        return cards.effect(self, effect)

    def administrator_text(self, administrator: Administrator) -> str:
        """Return the rules text of an administrator."""
        return cards.administrator(self, administrator)

    def event_text(self, event: EventCard) -> str:
        """Return the rules text of an event card."""
        return cards.event(self, event)

    def report_text(self, report: Report) -> str:
        """Return what a medical report asks for and what it brings."""
        return cards.report(self, report)

    def ambulance_back_text(self, back: AmbulanceBack) -> str:
        """Return which patients a flipped ambulance waits for."""
        return cards.ambulance_back(self, back)
