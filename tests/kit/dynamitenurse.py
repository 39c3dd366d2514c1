"""Dynamite Nurse for the tests of the contract: options, players, moments, what always holds."""

from __future__ import annotations

from typing import ClassVar, cast

from tests.kit import dynamitenurse_secrets as secrets
from tests.kit.drive import Choice, Chooser, at_random, idle, keen
from tests.kit.dynamitenurse_watch import DynamiteNurseWatch
from tests.kit.plain import Json
from wardround.core.game import State
from wardround.core.luck import Rng
from wardround.core.records import Move
from wardround.dynamitenurse import flow
from wardround.dynamitenurse.content import COLOURS, MAX_SEATS, MIN_SEATS
from wardround.dynamitenurse.state import Table

ODD_PACK = """
[pack]
game = "dynamite-nurse"
name = "odd"
format = 1
kind = "user"

[house]
kill-marks = 9
kill-marks-of-three = 7
penalty = [0, 3]
markers = 4
beds = 1
hand = 5

[[action]]
id = "white-magic"
effect = [{ gold = 1, every = 2 }, { tp = 1, if = "dynamite-nurse" }, { discard = 1 }]
afterwards = "scrapped"

[[action]]
id = "thorough-examination"
effect = [{ draw = 1, if = "not-dynamite-nurse" }, { treatment = 1, when = "acquire" }]

[[action]]
id = "moonlighting"
effect = [{ worsen-leading = true }, { send-back = true }, { admit = true }]
afterwards = "returns"

[[nurse]]
id = "n01"
effect = [{ recover = true }, { search = true }]
"""
"""Cards and numbers that the box does not have."""

LONG_PACK = """
[pack]
game = "dynamite-nurse"
name = "long"
format = 1
kind = "user"

[house]
kill-marks = 50
kill-marks-of-three = 50
"""
"""So many Kill Marks that the Dungeon runs out before them."""

LIKED = (
    "cutting-edge-medical-equipment", "magical-diagnosis", "black-magic",
    "upgraded-medical-equipment", "major-surgery", "thorough-examination", "white-magic",
)  # fmt: skip
"""What a sensible player buys, the best first."""
ATTACKS = frozenset({
    "passing-the-buck", "reference-letter", "this-is-all-wrong", "critical-condition", "closed",
    "moonlighting", "erase",
})  # fmt: skip
"""Cards by which others get Patients, lose them, or see them get worse."""


# --- who chooses what ----------------------------------------------------------------------------


def of_verb(choice: Choice, *verbs: str) -> list[int]:
    """Return the legal actions of some verbs."""
    by_verb = choice.by_verb()
    if len(verbs) == 1:
        return by_verb.get(verbs[0], [])
    return [one for verb, same in by_verb.items() if verb in verbs for one in same]


def cards_of(choice: Choice, verb: str) -> dict[str, int]:
    """Return the cards that can be played, bought and so on, with the actions that do it."""
    return {choice.record(one)["card"]: one for one in choice.by_verb().get(verb, ())}


def sensible(choice: Choice) -> int:
    """Choose as a person might: play all that helps, heal, else buy the best; admit now and then.

    Games of such players are often ended by the Dungeon.
    """
    plays = cards_of(choice, "play")
    plays.pop("critical-condition", None)
    heals = of_verb(choice, "operate") or of_verb(choice, "care")
    if helpful := of_verb(choice, "pay") or list(plays.values()) or heals:
        return choice.any_of(helpful)
    buys = cards_of(choice, "buy")
    if liked := [buys[card] for card in LIKED if card in buys]:
        return choice.any_of(liked[:3])
    admits = of_verb(choice, "admit")
    if admits and choice.rng.below(2):
        return admits[0]
    rest = of_verb(choice, "done")
    work = [one for one in choice.legal if not choice.rests(one)]
    return choice.any_of(rest or work or choice.legal)


def attacking(choice: Choice) -> int:
    """Choose what hurts: buy Events and Duties, play them, put others in charge."""
    plays = cards_of(choice, "play")
    buys = cards_of(choice, "buy")
    liked = [one for card, one in buys.items() if card in ATTACKS]
    liked = liked or [
        buys[card] for card in ("thorough-examination", "hit-the-books") if card in buys
    ]
    second = of_verb(choice, "buy-second-event") if choice.rng.below(2) else []
    work = [one for one in choice.legal if not choice.rests(one)]
    if of_verb(choice, "keep"):
        return choice.any_of(choice.legal)
    wanted = list(plays.values()) or liked or of_verb(choice, "admit", "pay") or second
    return choice.any_of(wanted or of_verb(choice, "done") or work or choice.legal)


def nursing(choice: Choice) -> int:
    """Choose so that Nurses come: play them first, operate at once, buy what operates."""
    plays = cards_of(choice, "play")
    nurses = [one for card, one in plays.items() if card.startswith("n")]
    if first := nurses or of_verb(choice, "operate") or list(plays.values()):
        return choice.any_of(first)
    buys = cards_of(choice, "buy")
    surgery = [card for card in LIKED if card in buys and "equipment" not in card]
    if surgery and choice.rng.below(8):
        return buys[surgery[0]]
    kept = [one for card, one in cards_of(choice, "keep").items() if card.startswith("n")]
    work = [one for one in choice.legal if not choice.rests(one)]
    rest = of_verb(choice, "done") if of_verb(choice, "buy", "buy-second-event", "keep") else []
    return choice.any_of(kept or rest or work or choice.legal)


class DynamiteNurseKit:
    """What the contract tests must know of Dynamite Nurse."""

    chapters: ClassVar[str] = "turn"

    def settings(self, rng: Rng) -> tuple[Json, int]:
        """Return a first player and colours now and then, and three to five seats."""
        seats = MIN_SEATS + rng.below(MAX_SEATS - MIN_SEATS + 1)
        settings: Json = {}
        if rng.below(4) == 0:
            settings["first-player"] = rng.below(seats)
        if rng.below(4) == 0:
            colours = list(range(MAX_SEATS))
            rng.shuffle(colours)
            named = [COLOURS[colour] for colour in colours[: 1 + rng.below(MAX_SEATS)]]
            settings["colours"] = ",".join(named)
        return settings, seats

    def orderless(self, rng: Rng) -> tuple[Json, int]:
        """Return any settings: nobody ever acts at the same time as another."""
        return self.settings(rng)

    def boxes(self) -> dict[str, Json]:
        """Return the only box."""
        return {"standard": {}}

    def tempers(self) -> list[Chooser]:
        """Return players of all kinds, from sensible to idle."""
        return [sensible, at_random, nursing, keen, attacking, sensible, nursing, idle]

    def packs(self) -> list[dict[str, str]]:
        """Return a pack of odd cards."""
        return [{"odd.toml": ODD_PACK}]

    def moment(self, state: State) -> str:
        """Return the luck that is next, or what the waiting seat is asked."""
        table = cast(Table, state)
        if table.chance >= 0:
            return f"luck {flow.FLOW.lucks[table.chance].name}"
        return flow.FLOW.steps[table.step].name if table.waiting else "end"

    def moments(self) -> frozenset[str]:
        """Return every kind of luck and every prompt."""
        asked = {
            "main", "second-event", "discard", "recover", "assign", "acquire", "refer", "refer-to",
            "pass-on", "pass-on-to", "erase", "search", "search-top", "worsen-own", "send-back",
            "send-back-patient", "send-back-to", "exchange", "swap", "swap-first", "swap-give",
            "move", "stabilise", "admit-now", "admission", "beds", "cleanup", "end",
        }  # fmt: skip
        return frozenset(asked | {f"luck {kind.name}" for kind in flow.FLOW.lucks})

    def built(self) -> list[tuple[Json, int, State]]:
        """Return moments too rare to wait for: none so far."""
        return []

    def watch(self, state: State) -> DynamiteNurseWatch:
        """Return what follows a game."""
        return DynamiteNurseWatch(cast(Table, state))

    def disguises(self, state: State, owner: int) -> list[State]:
        """Return what differs in a hidden card of the hand, or in the Nurse put on top."""
        return secrets.disguises(state, owner)

    def disguised(self, state: State, other: State, move: Move) -> Move | None:
        """Return the move in `other` that looks like `move` in `state`."""
        return secrets.disguised(state, other, move)

    def shown(self, told: list[Json]) -> list[Json]:
        """Return the events by which hidden cards came to light."""
        return secrets.shown(told)

    def chapter(self, state: State) -> tuple[int, str]:
        """Return the turn, and Patients and Kill Marks of every player."""
        table = cast(Table, state)
        told = [
            ("acquired", [len(one.acquired) for one in table.hospitals]),
            ("admitted", [len(one.admitted) for one in table.hospitals]),
            ("Kill Marks", [int(one.kill_marks) for one in table.hospitals]),
        ]
        listed = [f"{name} {' '.join(str(one) for one in numbers)}" for name, numbers in told]
        return int(table.turn), "; ".join(listed)

    def scores(self, state: State) -> tuple[int, int]:
        """Return bounds that no play can pass: all that costs VP, and all that gives any."""
        content = cast(Table, state).content
        vp = [int(card.vp) * card.card.copies for card in content.cards]
        of_patients = [int(content.kinds[kind].vp) for kind in content.patients]
        ends = [int(end.amount) for card in content.cards for end in card.ends]
        reach = len(content.patients) * sum(abs(amount) for amount in ends)
        low = sum(min(0, one) for one in [*vp, *of_patients]) - max(content.house.penalty)
        high = sum(max(0, one) for one in [*vp, *of_patients]) + len(content.patients)
        return low - reach, high + reach

    def most_moves(self, state: State) -> int:
        """Return how long a game of these players can't be.

        No rule bounds a game: Erase gives back what was dead. But each turn takes a Patient from
        the Dungeon or makes one worse, four cards erase, and few return one to its normal side.
        """
        return 60 * 10 * cast(Table, state).seats
