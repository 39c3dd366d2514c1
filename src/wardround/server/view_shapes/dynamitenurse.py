"""Views and outcomes of Dynamite Nurse."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from wardround.server.view_shapes.common import CardId, OutcomeShape, PointShape, Seat, Shape

PatientName = Annotated[str, Field(pattern="^P[0-9]{2}$", description="a Patient")]
SidedPatient = Annotated[
    str, Field(pattern="^P[0-9]{2}!?$", description="a Patient; `P17!` is in Critical Condition")
]
Pile = Literal["nurses", "events"]
MarkerColour = Literal["red", "blue", "green", "yellow", "purple"]
Reason = Literal["acquired", "admitted", "card", "end-text", "kill-marks"]
EndReason = Literal["kill-marks", "dungeon"]
Phase = Literal["setup", "main", "transportation", "admission", "cleanup", "end"]
Prompt = Literal[
    "acquire", "admission", "admit-now", "assign", "beds", "cleanup", "discard", "erase",
    "exchange", "main", "move", "pass-on", "pass-on-to", "recover", "refer", "refer-to", "search",
    "search-top", "second-event", "send-back", "send-back-patient", "send-back-to", "stabilise",
    "swap", "swap-first", "swap-give", "worsen-own",
]  # fmt: skip


class NursePoint(PointShape):
    """A line of a score of Dynamite Nurse."""

    reason: Reason
    source: str | SkipJsonSchema[None] = Field(
        default=None, description="the card or Patient that scores, if it is one"
    )


class NurseOutcome(OutcomeShape):
    """How a game of Dynamite Nurse ended."""

    points: list[list[NursePoint]] = Field(description="every point of every seat")


class NurseOptions(Shape):
    """The settings that differ from the usual ones."""

    colours: str | SkipJsonSchema[None] = Field(
        default=None, description="the colours of the seats, separated by commas"
    )
    first_player: Seat | SkipJsonSchema[None] = Field(default=None, alias="first-player")


class NurseDungeon(Shape):
    """The Dungeon."""

    top: SidedPatient | None
    count: int
    left: list[PatientName] = Field(description="all Patients in it, sorted")


class NursePile(Shape):
    """A pile of Action cards for sale."""

    card: CardId
    left: int
    cost: int


class NurseStack(Shape):
    """A face-down stack: the Event cards or the Nurses."""

    top: CardId | None = Field(description="null if unknown")
    count: int
    left: list[CardId] = Field(description="what is in it, sorted")
    bottom: list[CardId] = Field(description="cards at the bottom in known order, the lowest last")


class NurseTown(Shape):
    """The Town."""

    dungeon: NurseDungeon
    piles: list[NursePile]
    events: NurseStack
    nurses: NurseStack
    kill_marks: int
    dynamite_nurse: Seat | None = Field(description="who has the Dynamite Nurse card")
    graveyard: list[PatientName]
    scrapped: list[CardId]


class NurseCharge(Shape):
    """A Patient in transport, and whose charge it is."""

    patient: SidedPatient
    seat: Seat


class NurseGains(Shape):
    """What the next Patient acquired brings."""

    gold: int
    tp: int
    treatments: int
    purchases: int
    flex: int


class NurseMain(Shape):
    """What the active player has to spend."""

    tp: int
    gold: int
    flex: int = Field(description="actions that can be Treatments or Purchases")
    treatments: int
    purchases: int
    moonlights: int
    care_discount: int
    purchase_discount: int
    extra_nurses: int
    on_acquire: NurseGains
    paid: list[PatientName]
    may_skip_admission: bool


class NurseResolving(Shape):
    """A card being resolved, and the choices made for it."""

    card: CardId | None
    clause: int = Field(ge=-1)
    patient: SidedPatient | None
    player: Seat | None
    given: list[PatientName | None] = Field(description="by the active player, by the partner")
    picked: list[SidedPatient]
    number: int


class NurseHospital(Shape):
    """A Hospital and its player's cards."""

    seat: Seat
    colour: MarkerColour
    hand_count: int
    hand: list[CardId] | None = Field(description="null if it isn't yours")
    known: list[CardId] = Field(description="cards of the hand that everyone knows")
    deck_count: int
    unseen: list[CardId] = Field(description="the deck; of others with the hidden hand, sorted")
    discard: list[CardId]
    in_play: list[CardId]
    admitted: list[SidedPatient]
    acquired: list[PatientName]
    kill_marks: int
    markers: int
    dynamite_nurse: bool
    final_kill_marks: int | None = Field(description="null before the end")


class NurseEnd(Shape):
    """Why the game ends."""

    reason: EndReason


class DynamiteNurseView(Shape):
    """A table of Dynamite Nurse as one viewer sees it."""

    game: Literal["dynamite-nurse"]
    options: NurseOptions
    seats: int
    viewer: Seat | None = Field(description="null: a spectator")
    turn: int = Field(ge=0)
    phase: Phase
    first: Seat | None
    active: Seat | None
    waiting: list[Seat]
    prompts: dict[str, Prompt] = Field(description="the question for each seat that can act")
    town: NurseTown
    ambulances: list[NurseCharge]
    ambulance_limit: int
    arriving: PatientName | None
    main: NurseMain
    resolving: NurseResolving | None
    hospitals: list[NurseHospital]
    end: NurseEnd | None


VIEW = DynamiteNurseView
OUTCOME = NurseOutcome
