"""What a table of Dynamite Nurse looks like to a viewer, and how a game ends."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from wardround.core.json_types import About, CardId, Result, ScoreLine, Seat

PatientName = Annotated[str, About("a Patient", pattern="^P[0-9]{2}$")]
SidedPatient = Annotated[
    str, About("a Patient; `P17!` is in Critical Condition", pattern="^P[0-9]{2}!?$")
]
Pile = Literal["nurses", "events"]
Place = Literal["leading", "trailing"]
Added = Literal["treatment", "purchase", "flex", "moonlight"]
"""Actions that cards add to a Main Phase."""
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


class NursePoint(ScoreLine):
    """A line of a score of Dynamite Nurse."""

    reason: Reason
    source: NotRequired[Annotated[str, About("the card or Patient that scores, if it is one")]]


class DynamiteNurseOutcome(Result):
    """How a game of Dynamite Nurse ended."""

    points: Annotated[list[list[NursePoint]], About("every point of every seat")]


_Hyphened = TypedDict("_Hyphened", {"first-player": Seat}, total=False)


class NurseOptions(_Hyphened):
    """The settings that differ from the usual ones."""

    colours: NotRequired[Annotated[str, About("the colours of the seats, separated by commas")]]


class NurseDungeon(TypedDict):
    """The Dungeon."""

    top: SidedPatient | None
    count: int
    left: Annotated[list[PatientName], About("all Patients in it, sorted")]


class NursePile(TypedDict):
    """A pile of Action cards for sale."""

    card: CardId
    left: int
    cost: int


class NurseStack(TypedDict):
    """A face-down stack: the Event cards or the Nurses."""

    top: Annotated[CardId | None, About("null if unknown")]
    count: int
    left: Annotated[list[CardId], About("what is in it, sorted")]
    bottom: Annotated[list[CardId], About("cards at the bottom in known order, the lowest last")]


class NurseTown(TypedDict):
    """The Town."""

    dungeon: NurseDungeon
    piles: list[NursePile]
    events: NurseStack
    nurses: NurseStack
    kill_marks: int
    dynamite_nurse: Annotated[Seat | None, About("who has the Dynamite Nurse card")]
    graveyard: list[PatientName]
    scrapped: list[CardId]


class NurseCharge(TypedDict):
    """A Patient in transport, and whose charge it is."""

    patient: SidedPatient
    seat: Seat


class NurseGains(TypedDict):
    """What the next Patient acquired brings."""

    gold: int
    tp: int
    treatments: int
    purchases: int
    flex: int


class NurseMain(TypedDict):
    """What the active player has to spend."""

    tp: int
    gold: int
    flex: Annotated[int, About("actions that can be Treatments or Purchases")]
    treatments: int
    purchases: int
    moonlights: int
    care_discount: int
    purchase_discount: int
    extra_nurses: int
    on_acquire: NurseGains
    paid: list[PatientName]
    may_skip_admission: bool


class NurseResolving(TypedDict):
    """A card being resolved, and the choices made for it."""

    card: CardId | None
    clause: Annotated[int, About(low=-1)]
    patient: SidedPatient | None
    player: Seat | None
    given: Annotated[list[PatientName | None], About("by the active player, by the partner")]
    picked: list[SidedPatient]
    number: int


class NurseHospital(TypedDict):
    """A Hospital and its player's cards."""

    seat: Seat
    colour: MarkerColour
    hand_count: int
    hand: Annotated[list[CardId] | None, About("null if it isn't yours")]
    known: Annotated[list[CardId], About("cards of the hand that everyone knows")]
    deck_count: int
    unseen: Annotated[list[CardId], About("the deck; of others with the hidden hand, sorted")]
    discard: list[CardId]
    in_play: list[CardId]
    admitted: list[SidedPatient]
    acquired: list[PatientName]
    kill_marks: int
    markers: int
    dynamite_nurse: bool
    final_kill_marks: Annotated[int | None, About("null before the end")]


class NurseEnd(TypedDict):
    """Why the game ends."""

    reason: EndReason


class DynamiteNurseView(TypedDict):
    """A table of Dynamite Nurse as one viewer sees it."""

    game: Literal["dynamite-nurse"]
    options: NurseOptions
    seats: int
    viewer: Annotated[Seat | None, About("null: a spectator")]
    turn: Annotated[int, About(low=0)]
    phase: Phase
    first: Seat | None
    active: Seat | None
    waiting: list[Seat]
    prompts: Annotated[dict[str, Prompt], About("the question for each seat that can act")]
    town: NurseTown
    ambulances: list[NurseCharge]
    ambulance_limit: int
    arriving: PatientName | None
    main: NurseMain
    resolving: NurseResolving | None
    hospitals: list[NurseHospital]
    end: NurseEnd | None
