"""The choices of a player of Dynamite Nurse, with their costs and gains."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wardround.core.json_types import ActionRecord
from wardround.dynamitenurse.content import Content
from wardround.dynamitenurse.patients import parse
from wardround.dynamitenurse.view_types import DynamiteNurseView
from wardround.narration.dynamitenurse.cards import Cards
from wardround.narration.dynamitenurse.look import owner_of, shown, unpaid
from wardround.words.dynamitenurse import DynamiteNurseWords
from wardround.words.dynamitenurse.cards import points, vp
from wardround.words.words import capital

PAID = ("operate", "care", "pay", "buy", "buy-second-event")
READ_FIRST = ("buy", "top", "exchange")
"""Ways to get a card: its text is shown if it has no points."""
LAST = ("done", "skip", "skip-admission")


class Labels:
    """Describes an action, in the position of a viewer."""

    def __init__(self, words: DynamiteNurseWords, content: Content, cards: Cards) -> None:
        self._words = words
        self._content = content
        self._cards = cards
        self._facts: dict[
            str, Callable[[ActionRecord, DynamiteNurseView, Sequence[str]], list[str]]
        ] = {
            "play": self._playing,
            "keep": self._playing,
            "discard": self._playing,
            "recover": self._playing,
            "top": self._buying_later,
            "buy": self._buying,
            "operate": self._operating,
            "care": self._caring,
            "pay": self._paying,
            "assign": self._assigning,
            "swap": self._swapping,
            "exchange": self._exchanging,
            "done": self._finishing,
        }

    def label(
        self, record: ActionRecord, view: DynamiteNurseView | None, names: Sequence[str]
    ) -> str:
        """Return an action; with a view, also what it costs and brings."""
        if view is None:
            return self._words.action(record)
        told = self._words.action(record, self._patient(record, view), self._player(view, names))
        if record["verb"] in ("done", "skip"):
            told = self._ending(record["verb"], view) or told
        return self._with_facts(capital(told), record, view, names)

    def group(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> tuple[str, str]:
        """Put what is played, bought, operated on and so on under its verb."""
        words, verb = self._words, record["verb"]
        key = f"dn-group-{verb}"
        if not words.has(key):
            return self.label(record, view, names), ""
        if "patient" in record:
            thing = self._patient(record, view)(record["patient"])
        else:
            thing = words.card(record["card"])
        return words.say(key), self._with_facts(thing, record, view, names)

    def lateness(self, record: ActionRecord) -> int:
        """Return 1 for what is paid for, 2 for what ends or declines something, else 0."""
        if record["verb"] in LAST:
            return 2
        return 1 if record["verb"] in PAID else 0

    def _patient(self, record: ActionRecord, view: DynamiteNurseView) -> Callable[[str], str]:
        """Return the name of a Patient: with what it shows, unless the costs show that."""
        if record["verb"] in self._facts:
            return self._words.patient if self._words.numbered else self._words.kind_of_patient
        return lambda patient: self._words.described(shown(view, patient))

    def _player(self, view: DynamiteNurseView, names: Sequence[str]) -> Callable[[int], str]:
        def called(seat: int) -> str:
            if seat == view["viewer"]:
                return self._words.say("dn-seat-you")
            return self._words.player(seat, names)

        return called

    def _ending(self, verb: str, view: DynamiteNurseView) -> str:
        """Return what finishing or declining means now, if there is a better text."""
        prompt = view["prompts"].get(str(view["viewer"]), "")
        key = f"dn-{verb}-{prompt}"
        return self._words.say(key) if self._words.has(key) else ""

    # --- costs and gains -------------------------------------------------------------------

    def _with_facts(
        self, told: str, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> str:
        of_verb = self._facts.get(record["verb"])
        facts = [] if of_verb is None else of_verb(record, view, names)
        facts = [", ".join(facts)] if facts else []
        if record["verb"] in READ_FIRST:
            facts += self._cards.unlike_points(record["card"])
        if not facts:
            return told
        return self._words.say("dn-label", action=told, facts=self._words.listed(facts))

    def _playing(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> list[str]:
        given = points(self._words, self._cards.card(record["card"]))
        return [given] if given else []

    def _buying(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> list[str]:
        cost = int(self._cards.card(record["card"]).cost)
        paid = max(0, cost - int(view["main"]["purchase_discount"]))
        return [self._words.say("dn-pays-gold", count=paid), *self._cards.brings(record["card"])]

    def _buying_later(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> list[str]:
        card = self._cards.card(record["card"])
        cost = [] if card.is_nurse() else [self._words.say("dn-cost", count=int(card.cost))]
        return [*cost, *self._cards.brings(record["card"])]

    def _operating(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> list[str]:
        sided = parse(shown(view, record["patient"]))
        kind = self._content.kinds[self._content.patients[sided >> 1]]
        cost = self._words.say("dn-pays-tp", count=self._content.severity[sided])
        owner = owner_of(view, record["patient"])
        told = [cost, vp(self._words, int(kind.vp))]
        if owner is not None and owner != view["viewer"]:
            player = self._words.player(owner, names)
            told.append(self._words.say("dn-at-player", player=player, of=self._words.of(player)))
        return told

    def _caring(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> list[str]:
        care = self._content.care[parse(shown(view, record["patient"]))]
        paid = max(0, care - int(view["main"]["care_discount"]))
        return [self._words.say("dn-pays-tp", count=paid)]

    def _paying(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> list[str]:
        payment = self._content.payment[parse(shown(view, record["patient"]))]
        cost = self._words.say("dn-pays-tp", count=payment)
        return [self._words.listed([cost, self._words.say("dn-keeps-alive")])]

    def _assigning(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> list[str]:
        hospital = view["hospitals"][record["player"] - 1]
        return [self._words.say("dn-markers-left", count=hospital["markers"])]

    def _swapping(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> list[str]:
        acquired = view["hospitals"][record["player"] - 1]["acquired"]
        return [self._words.say("dn-acquired-count", count=len(acquired))]

    def _exchanging(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> list[str]:
        seat = record["player"] - 1
        if seat == view["viewer"]:
            return [self._words.say("dn-from-your-pile")]
        player = self._words.player(seat, names)
        return [self._words.say("dn-from-pile-of", player=player, of=self._words.of(player))]

    def _finishing(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str]
    ) -> list[str]:
        """Return what happens to the player's Patients if they end the phase now."""
        seat = view["viewer"]
        if seat is None:
            return []
        prompt = view["prompts"].get(str(seat), "")
        if prompt == "main":
            due = [self._words.patient(one) for one in unpaid(self._content, view, seat)]
            return [self._words.say("dn-dies-unpaid", patients=self._words.joined(due))] * bool(due)
        over = len(view["hospitals"][seat]["admitted"]) - self._content.house.beds
        if prompt == "admission" and over > 0:
            return [self._words.say("dn-too-few-beds", count=over)]
        return []
