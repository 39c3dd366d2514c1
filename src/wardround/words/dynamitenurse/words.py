"""All words of Dynamite Nurse, in one class."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wardround.core.json_types import ActionRecord, EventRecord
from wardround.dynamitenurse.content import Content, PatientKind, PlayCard
from wardround.words.dynamitenurse import cards, patients, play
from wardround.words.words import Words


class DynamiteNurseWords(Words):
    """Sentences in a language about a game that is played with `content`.

    Patients go by their numbers where those are typed (`numbered`), else by what one sees of them.
    """

    def __init__(self, language: str, content: Content, *, numbered: bool = True) -> None:
        super().__init__(language)
        self.numbered = numbered
        self._names = play.Names(self, content, numbered=numbered)
        self._content = content

    # --- one game --------------------------------------------------------------------------

    def card(self, id: str) -> str:
        """Return the name of the card with this id."""
        return self._names.card(id)

    def patient(self, text: str) -> str:
        """Return a Patient (`P17`, `P17!`) by name and number."""
        return self._names.patient(text)

    def kind_of_patient(self, text: str) -> str:
        """Return the name that a Patient shares with others: `Wounded Patient`."""
        return patients.condition(self, patients.kind_of(self._content, text))

    def described(self, text: str) -> str:
        """Return a Patient with what its upper side shows."""
        return self._names.described(text)

    def action(
        self,
        record: ActionRecord,
        patient: Callable[[str], str] | None = None,
        player: Callable[[int], str] | None = None,
    ) -> str:
        """Return an action (from `game.action_record`) as something one can choose to do.

        `patient` and `player` say what to call a Patient and a seat; without them Patients go
        by their names and players by their numbers.
        """
        named, called = patient or self.patient, player or self._player_number
        return play.action(self, self._names, record, named, called)

    def _player_number(self, seat: int) -> str:
        return self.player(seat, [])

    def event(self, record: EventRecord, seat_names: Sequence[str]) -> str:
        """Return an event (from `game.event_record`) as a sentence of what happened."""
        return play.event(self, self._names, record, seat_names)

    def would(self, record: EventRecord) -> str:
        """Return an event as a sentence of what would happen; nothing if it is not worth one."""
        if not self.has(f"dn-would-{record['event']}"):
            return ""
        worth = ""
        if "patient" in record:
            kind = patients.kind_of(self._content, record["patient"])
            worth = cards.vp(self, int(kind.vp))
        return play.event(self, self._names, record, [], "would", vp=worth)

    def point(self, reason: str, amount: int, source: str) -> str:
        """Return a line of a final score; `source` is the id of the card that gave it."""
        return play.point(self, self._names, reason, amount, source)

    def scored(self, reason: str, source: str) -> str:
        """Return what points are for."""
        return play.scored(self, self._names, reason, source)

    # --- cards and Patients ----------------------------------------------------------------

    def title(self, card: PlayCard) -> str:
        """Return the title of a card."""
        return cards.title(self, card)

    def printed(self, card: PlayCard) -> str:
        """Return type, cost, VP and copies of a card."""
        return cards.printed(self, card)

    def text(self, card: PlayCard) -> str:
        """Return what a card gives and its rules text."""
        return cards.text(self, card)

    def condition(self, kind: PatientKind) -> str:
        """Return the name of Patients of a kind."""
        return patients.condition(self, kind)

    def patient_text(self, kind: PatientKind) -> str:
        """Return both sides of a Patient in words."""
        return patients.text(self, kind)

    def source(self, thing: PlayCard | PatientKind) -> str:
        """Return what of a card the rulebook does not print, or nothing."""
        return cards.source(self, thing)
