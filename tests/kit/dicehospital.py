"""Dice Hospital for the tests of the contract: options, moments, and what always holds."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, cast

from tests.kit.build import act, activation
from tests.kit.dicehospital_watch import DiceHospitalWatch
from tests.kit.drive import IDLE_VERBS, Choice, Chooser, at_random, idle, keen
from tests.kit.plain import Json
from wardround.core.game import State
from wardround.core.luck import Rng
from wardround.core.records import Move, did
from wardround.dicehospital import flow, views
from wardround.dicehospital.options import NOT_SOLO, ONLY_SOLO, SWITCHES, fits
from wardround.dicehospital.pack_files import EDITIONS
from wardround.dicehospital.state import Table

ODD_PACK = """
[pack]
game = "dice-hospital"
name = "odd"
format = 1
kind = "user"

[house]
rounds = 4
nurses = 4
returns-a-round = 2

[[department]]
id = "cardiology"
effect = { either = [{ heal = 2, count = 2, colour = "red", fewer = "up-to" }, { bags = 1 }] }

[[department]]
id = "radiology"
effect = { all = [{ heal = 2, colour = "green" }, { heal = -1, count = 2 }], points = 1 }

[[department]]
id = "urology"
effect = { reroll = true, count = 3, fewer = "if-short" }

[[department]]
id = "back-garden"
copies = 3
effect = { either = [{ flip = true, fatalities = 1 }, { heal = 6, values = [1] }] }

[[specialist]]
id = "surgeon"
copies = 4
effect = { either = [{ heal = 1, who = "healed" }, { points = 2, fatalities = 1 }] }

[[specialist]]
id = "paramedic"
effect = { all = [{ heal = 1, who = "different" }, { recolour = true }] }

[[specialist]]
id = "virologist"
effect = { heal = 1, count = 3, pattern = "run", who = "different" }
"""
"""Cards that no edition has, in every verb and form that packs know."""

CROWD_PACK = """
[pack]
game = "dice-hospital"
name = "crowd"
format = 1
kind = "user"

[house]
nurses = 12
rounds = 20
"""
"""So many nurses, for so long, that a solo player completes reports of every kind."""


def seats_for(switches: list[str], rng: Rng) -> int:
    """Return a number of players that the switches allow."""
    if any(name in ONLY_SOLO for name in switches):
        return 1
    return 2 + rng.below(3) if any(name in NOT_SOLO for name in switches) else 1 + rng.below(4)


def sensible(choice: Choice) -> int:
    """Choose as a person might: keep improvements, work on, heal whoever is nearest to leaving."""
    work, rest = work_and_rest(choice)
    staffed = [one for one in work if choice.record(one).get("staff", "nurse") != "nurse"]
    if staffed and choice.rng.below(2):
        return choice.any_of(staffed)
    chosen = choice.any_of(work or rest or choice.legal)
    if choice.record(chosen)["verb"] not in {"treat", "transfuse"} or choice.rng.below(4) == 0:
        return chosen
    return max(work, key=lambda one: value_of(choice.record(one).get("die", "")))


def work_and_rest(choice: Choice) -> tuple[list[int], list[int]]:
    """Return the actions that do something, and those that stop, decline or pass."""
    work: list[int] = []
    rest: list[int] = []
    for verb, same in choice.by_verb().items():
        if verb in IDLE_VERBS:
            rest += same
        elif verb != "return-improvement":
            work += same
    return work, rest


def hoarding(choice: Choice) -> int:
    """Choose so that hospitals fill up and the bag runs empty: treat the worst, let nobody go."""
    records = {action: choice.record(action) for action in choice.legal}
    stay = {*IDLE_VERBS, "return-improvement", "return-die", "transfuse"}
    work = [
        one
        for one, record in records.items()
        if record["verb"] not in stay and value_of(record.get("die", "")) < 6
    ]
    worst = [one for one in work if records[one]["verb"] == "treat"]
    if worst:
        return min(worst, key=lambda one: value_of(records[one]["die"]))
    rest = [one for one in choice.legal if records[one]["verb"] in IDLE_VERBS]
    return choice.any_of(work or rest or choice.legal)


@cache
def value_of(die: str) -> int:
    """Return the value of a die from its text, 0 for no die."""
    digits = [letter for letter in die if letter.isdigit()]
    return int(digits[0]) if digits else 0


def with_dealt(table: Table, owner: int, one: int, other: int) -> Table:
    """Return the position in which a seat was dealt another administrator, and kept it if so."""
    twin = table.copy()
    hospital = twin.hospitals[owner]
    hospital.dealt = tuple(sorted(other if card == one else card for card in hospital.dealt))
    if hospital.administrator == one:
        hospital.administrator = other
    return twin


class DiceHospitalKit:
    """What the contract tests must know of Dice Hospital."""

    chapters: ClassVar[str] = "round"

    def settings(self, rng: Rng) -> tuple[Json, int]:
        """Return an edition, each switch that fits it with a chance of a third, and seats."""
        edition = EDITIONS[rng.below(len(EDITIONS))]
        switches = [name for name in SWITCHES if fits(name, edition) and rng.below(3) == 0]
        solo = rng.below(4) == 0
        wrong = NOT_SOLO if solo else ONLY_SOLO
        switches = [name for name in switches if name not in wrong]
        seats = 1 if solo else seats_for([*switches, *NOT_SOLO], rng)
        settings: Json = {"edition": edition, **dict.fromkeys(switches, True)}
        if rng.below(4) == 0:
            settings["first-player"] = rng.below(seats)
        return settings, seats

    def orderless(self, rng: Rng) -> tuple[Json, int]:
        """Return settings without promos: only an Admissions Nurse draws from the bag (DH-5.14)."""
        settings, seats = self.settings(rng)
        settings.pop("promos", None)
        return settings, seats

    def boxes(self) -> dict[str, Json]:
        """Return every edition by itself, and with everything that can be added to it."""
        everything = ("experimental", "promos", "prototype-extras")
        boxes: dict[str, Json] = {}
        for edition in EDITIONS:
            added = [name for name in everything if fits(name, edition)]
            boxes[edition] = {"edition": edition}
            boxes[f"{edition}-with-all"] = {"edition": edition, **dict.fromkeys(added, True)}
        return boxes

    def tempers(self) -> list[Chooser]:
        """Return players of all kinds, from sensible to idle."""
        return [sensible, at_random, keen, sensible, hoarding, idle]

    def packs(self) -> list[dict[str, str]]:
        """Return a pack of odd cards."""
        return [{"odd.toml": ODD_PACK}]

    def moment(self, state: State) -> str:
        """Return the luck that is next, or what the first waiting seat is asked."""
        table = cast(Table, state)
        if table.chance >= 0:
            return f"luck {flow.FLOW.lucks[table.chance].name}"
        return views.prompt(table, table.waiting[0]) if table.waiting else "end"

    def moments(self) -> frozenset[str]:
        """Return every kind of luck and every prompt."""
        asked = {
            "set-values", "keep-administrator", "reveal-extra", "event-return", "event-raise",
            "event-lower", "load", "take-ambulance", "leave-die", "remove", "improve",
            "return-improvement", "place", "choose", "treat", "between", "admissions", "copy",
            "protect", "reports", "collect", "end",
        }  # fmt: skip
        return frozenset(asked | {f"luck {kind.name}" for kind in flow.FLOW.lucks})

    def built(self) -> list[tuple[Json, int, State]]:
        """Return an Admissions Nurse at work: a placement rarely discharges several at once."""
        beds = "R1 R6 R6 R6 Y2 / nurse admissions-nurse / anaesthesia / 1"
        table = activation(beds, "G4 Y3 / nurse / - / 0", promos=True)
        act(table, "place admissions-nurse anaesthesia", "treat R6", "treat R6", "treat R6")
        act(table, "return R1")
        drawing = table.copy()
        act(drawing, "draw")
        return [({"promos": True}, 2, table), ({"promos": True}, 2, drawing)]

    def watch(self, state: State) -> DiceHospitalWatch:
        """Return what follows a game."""
        return DiceHospitalWatch(cast(Table, state))

    def disguises(self, state: State, owner: int) -> list[State]:
        """Return what differs in an administrator dealt to a seat, or in which one it kept.

        That is a secret until all kept ones are shown (DH-1.9).
        """
        table = cast(Table, state)
        dealt = [one for hospital in table.hospitals for one in hospital.dealt]
        spare = [one for one in range(len(table.content.administrators)) if one not in dealt]
        found: list[State] = []
        for one in table.hospitals[owner].dealt:
            found += [with_dealt(table, owner, one, other) for other in spare]
            if table.hospitals[owner].administrator not in {-1, one}:
                kept = table.copy()
                kept.hospitals[owner].administrator = one
                found.append(kept)
        return found

    def disguised(self, state: State, other: State, move: Move) -> Move | None:
        """Return the same move; but whoever keeps an administrator keeps the other one."""
        table, twin = cast(Table, state), cast(Table, other)
        kept = move.action - int(table.space.keep)
        if move.is_luck() or kept not in table.hospitals[move.seat].dealt:
            return move
        at = table.hospitals[move.seat].dealt.index(kept)
        return did(move.seat, int(table.space.keep) + twin.hospitals[move.seat].dealt[at])

    def shown(self, told: list[Json]) -> list[Json]:
        """Return the administrators that were kept, as they are shown."""
        return [event for event in told if event["event"] == "administrator-kept"]

    def chapter(self, state: State) -> tuple[int, str]:
        """Return the round, and points, patients and fatalities of every hospital."""
        table = cast(Table, state)
        told = [
            f"{hospital.score} points {len(hospital.wards)} patients {hospital.fatalities} dead"
            for hospital in table.hospitals
        ]
        return int(table.round), "; ".join(told)

    def scores(self, state: State) -> tuple[int, int]:
        """Return bounds that no play can pass.

        At worst everyone who ever came died, and every report is missed; at best each round
        scores the whole table of DH-7.1 with every extra, and no blood bag was ever spent.
        """
        table = cast(Table, state)
        rounds, options = table.content.house.rounds, table.options
        a_round = 3 + options.nationwide_epidemic + options.events + 12 * bool(options.promos)
        patients = 5 + rounds * a_round
        reports = 6 * max(report.points for report in table.content.reports)
        a_death = 4 if options.double_fatality_penalty else 2
        worst = -a_death * patients - 2 * reports - 12
        placements = table.content.house.nurses + rounds
        best_round = table.content.house.score[-1] + 5 + 6 + 2 + 2 + 2 * placements
        best = rounds * best_round + reports + 3 * table.seats
        return worst, best + rounds * (3 + placements)

    def most_moves(self, state: State) -> int:
        """Return a bound on the length of a game.

        A placement is at most: place, choose, three dice, a specialist's choice and three dice or
        six admissions with their luck. There are nurses and one specialist a round; a blood bag is
        one move, and each placement and round brings two at the most. The rest of a round is
        starting dice, loading, ambulances, beds, improvements, events, protection and reports.
        """
        house = cast(Table, state).content.house
        placements = house.nurses + 1 + house.rounds
        a_round = placements * (5 + 12 + 2) + 2 + house.beds + 20
        return cast(Table, state).seats * (house.rounds + 1) * a_round
