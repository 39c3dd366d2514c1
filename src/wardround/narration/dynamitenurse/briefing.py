"""What a player of Dynamite Nurse must know for the current decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from wardround.dynamitenurse.view_types import DynamiteNurseView, NurseMain
from wardround.narration.dynamitenurse.cards import Cards
from wardround.narration.dynamitenurse.look import Looker
from wardround.words.dynamitenurse import DynamiteNurseWords

ALL = ("dungeon", "ambulances", "admitted", "counts", "event", "hand", "purse")
"""What there is to say, in this order."""
NEEDED = {
    "main": ("admitted", "hand", "purse"),
    "second-event": ("event", "purse"),
    "assign": ("ambulances", "admitted"),
    "acquire": ("admitted",),
    "refer": ("admitted",),
    "pass-on": ("ambulances",),
    "worsen-own": ("admitted",),
    "send-back": ("ambulances", "admitted"),
    "send-back-patient": ("ambulances", "admitted"),
    "send-back-to": ("ambulances",),
    "move": ("ambulances",),
    "stabilise": ("ambulances",),
    "admit-now": ("ambulances", "admitted"),
    "discard": ("hand", "purse"),
    "recover": ("discard", "hand", "purse"),
    "search": ("event", "hand", "purse"),
    "admission": ("ambulances", "admitted"),
    "beds": ("admitted",),
    "cleanup": ("admitted", "counts", "hand"),
}
"""What each decision needs; the first one of a Main Phase gets everything."""
Left = Literal["flex", "treatments", "purchases", "moonlights"]
Waiting = Literal["extra_nurses", "care_discount", "purchase_discount"]

ON_ACQUIRE: Final = ("gold", "tp", "treatments", "purchases", "flex")
LEFT: Final[tuple[tuple[Left, str], ...]] = (
    ("flex", "flex"), ("treatments", "treatment"), ("purchases", "purchase"),
    ("moonlights", "moonlight"),
)  # fmt: skip
"""Actions that can be left, and what one of them is called."""
WAITING: Final[tuple[tuple[Waiting, str], ...]] = (
    ("extra_nurses", "extra-nurse"), ("care_discount", "care-discount"),
    ("purchase_discount", "purchase-discount"),
)  # fmt: skip
ADDED: Final = {"treatments": "treatment", "purchases": "purchase"}


class Briefing:
    """Shows what is needed for a decision, and no more."""

    def __init__(self, words: DynamiteNurseWords, looker: Looker, cards: Cards) -> None:
        self._words = words
        self._looker = looker
        self._cards = cards
        self._lines: dict[str, Callable[[DynamiteNurseView, int], list[str]]] = {
            "dungeon": lambda view, _: [looker.dungeon(view)],
            "admitted": lambda view, seat: [looker.admitted(view, seat)],
            "counts": lambda view, seat: [looker.counts(view["hospitals"][seat])],
            "hand": lambda view, seat: [looker.hand(view["hospitals"][seat])],
            "event": self._event,
            "discard": self._discard,
            "purse": self._purse,
        }

    def lines(self, view: DynamiteNurseView, seat: int, names: Sequence[str]) -> list[str]:
        """Return the lines for the decision of a seat."""
        prompt = view["prompts"].get(str(seat), "")
        needed = ALL if prompt == "main" and _untouched(view, seat) else NEEDED.get(prompt, ())
        lines: list[str] = []
        for name in needed:
            if name == "ambulances":
                lines.append(self._looker.ambulances(view, names))
            else:
                lines += self._lines[name](view, seat)
        return lines

    def _event(self, view: DynamiteNurseView, seat: int) -> list[str]:
        top = view["town"]["events"]["top"]
        if top is None:
            return []
        text = self._words.text(self._cards.card(top))
        return [self._words.say("dn-look-event", card=self._cards.priced(top), text=text)]

    def _discard(self, view: DynamiteNurseView, seat: int) -> list[str]:
        cards = self._cards.hand(view["hospitals"][seat]["discard"])
        return [self._words.say("dn-look-recover", cards=cards)]

    def _purse(self, view: DynamiteNurseView, seat: int) -> list[str]:
        """Return the points and actions that are left, and what still waits to happen."""
        say, main = self._words.say, view["main"]
        told = [say("dn-count-tp", count=main["tp"]), say("dn-count-gold", count=main["gold"])]
        for name, kind in LEFT:
            if main[name]:
                added = say(f"dn-added-{kind}")
                told.append(say("dn-left-action", count=main[name], kind=added))
        if not main["flex"] + main["treatments"] + main["purchases"] + main["moonlights"]:
            told.append(say("dn-left-nothing"))
        lines = [say("dn-look-purse", left=", ".join(told))]
        waiting = self._waiting(main)
        return (
            [*lines, say("dn-look-waiting", effects=self._words.listed(waiting))]
            if waiting
            else lines
        )

    def _waiting(self, main: NurseMain) -> list[str]:
        say = self._words.say
        told: list[str] = []
        for name, verb in WAITING:
            if main[name]:
                told.append(say(f"dn-do-{verb}", count=main[name]))
        gains = [
            say(f"dn-gain-{ADDED.get(name, name)}", count=main["on_acquire"][name])
            for name in ON_ACQUIRE
            if main["on_acquire"][name]
        ]
        if gains:
            clause = say("dn-gain", gains=self._words.joined(gains))
            told.append(say("dn-when-acquire", clause=clause))
        if main["may_skip_admission"]:
            told.append(say("dn-do-skip-admission"))
        return told


def _untouched(view: DynamiteNurseView, seat: int) -> bool:
    """Return whether nothing has been done yet in the Main Phase of a seat."""
    main = view["main"]
    return not view["hospitals"][seat]["in_play"] and main["flex"] == 1 and not main["paid"]
