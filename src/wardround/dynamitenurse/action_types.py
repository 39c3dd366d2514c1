"""The actions of Dynamite Nurse as records."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from wardround.core.json_types import About, CardId, OneOf
from wardround.dynamitenurse.view_types import PatientName, Pile

Player = Annotated[int, About("a player, from 1", low=1, high=8)]
SingleWord = Literal["done", "skip", "skip-admission", "buy-second-event"]
SeatVerb = Literal["assign", "swap", "first"]
PatientVerb = Literal["operate", "care", "pay", "admit", "choose", "lead", "trail"]
CardVerb = Literal["play", "buy", "keep", "discard", "recover", "top"]


class NurseDo(TypedDict):
    """An action that is a word."""

    verb: SingleWord


class NurseDoSearch(TypedDict):
    """A pile to search."""

    verb: Literal["search"]
    pile: Pile


class NurseDoNumber(TypedDict):
    """How many Patients to send back."""

    verb: Literal["send-back"]
    number: Annotated[int, About(low=0)]


class NurseDoPlayer(TypedDict):
    """Something with a player."""

    verb: SeatVerb
    player: Player


class NurseDoPatient(TypedDict):
    """Something with a Patient."""

    verb: PatientVerb
    patient: PatientName


class NurseDoCard(TypedDict):
    """Something with a card."""

    verb: CardVerb
    card: CardId


class NurseDoExchange(TypedDict):
    """A Nurse to take from a player's discard pile."""

    verb: Literal["exchange"]
    card: CardId
    player: Player


DynamiteNurseAction = Annotated[
    NurseDo | NurseDoSearch | NurseDoNumber | NurseDoPlayer | NurseDoPatient | NurseDoCard
    | NurseDoExchange,
    OneOf(
        "DynamiteNurseAction",
        "verb",
        "An action of Dynamite Nurse: a verb and what it is done with.",
    ),
]  # fmt: skip
