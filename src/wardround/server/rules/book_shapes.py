"""OpenAPI types of card books."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field
from pydantic.json_schema import SkipJsonSchema

Colour = Literal["red", "yellow", "green", "blue", "purple", "any"]
Number = int | SkipJsonSchema[None]
Flag = Literal[True] | SkipJsonSchema[None]


class Needs(BaseModel):
    """How many patients of each colour."""

    red: int
    yellow: int
    green: int


class Glyph(BaseModel):
    """A sign that is drawn on a card.

    Patients: `red`, `yellow`, `green`, `any`, `value` (n), with `equal` or `run` between them, and
    `times` or `up-to` (n) after them. What happens to them: `step` (n), `reroll`, `flip`,
    `recolour`. Between: `or`, `plus`, `arrow`. What is given or paid: `points`, `gold`,
    `treatment`, `draw`, `bag`, `fatality` (n); and others, under the names of what a card does.
    """

    g: str
    n: int | None


class CardFacts(BaseModel):
    """The numbers and marks of a card; what it does not have is left out."""

    copies: Number = None
    points: Number = Field(default=None, description="what it scores, or its VP")
    colour: Colour | SkipJsonSchema[None] = Field(
        default=None,
        description="what a department or specialist looks after, what an administrator protects, "
        "or of a starting Nurse",
    )
    stack: Literal["printed", "base", "expansion", "extra"] | SkipJsonSchema[None] = None
    choices: Number = Field(default=None, description="number of effects to choose from")
    count: Number = None
    steps: Number = None
    values: list[int] | SkipJsonSchema[None] = Field(
        default=None, description="that qualify; of an ambulance the red, yellow and green one"
    )
    pattern: Literal["equal", "run"] | SkipJsonSchema[None] = None
    meeple: str | SkipJsonSchema[None] = None
    when: Literal["healed", "discharged"] | SkipJsonSchema[None] = None
    family: Literal["healed", "different", "same-value"] | SkipJsonSchema[None] = Field(
        default=None, description="whom a specialist looks after"
    )
    needs: Needs | SkipJsonSchema[None] = None
    each: Flag = Field(default=None, description="points for each time that the needs are met")
    most: Flag = Field(default=None, description="points for the most patients discharged")
    protects: Number = Field(default=None, description="number of patients; 0: all of the colour")
    number: Number = Field(default=None, description="of an ambulance")
    type: (
        Literal["examination", "treatment", "duty", "event", "doctor", "paramedic"]
        | SkipJsonSchema[None]
    ) = None
    cost: Number = Field(default=None, description="left out if it can't be bought")
    gold: Number = None
    treatment: Number = Field(default=None, description="the TP it gives")
    start: Number = Field(default=None, description="number each player starts with")
    afterwards: (
        Literal["returns", "returns-unless-dynamite-nurse", "scrapped"] | SkipJsonSchema[None]
    ) = None
    group: str | SkipJsonSchema[None] = Field(
        default=None, description="id shared by the same kind of Patients"
    )
    condition: Literal["wounded", "poisoned", "sick", "cursed"] | SkipJsonSchema[None] = None
    severity: Number = None
    critical: Number = Field(default=None, description="its Severity in Critical Condition")
    care: Number = None
    payment: Number = Field(default=None, description="TP that are due in each Main Phase")
    emergency: Flag = None
    penalty: list[int] | SkipJsonSchema[None] = Field(
        default=None, description="VP lost for 0, 1, 2 … Kill Marks"
    )


class BookCard(BaseModel):
    """A card, Patient or token: its name, its text and what is drawn on it."""

    id: str
    kind: Literal[
        "department", "specialist", "administrator", "event", "report", "ambulance", "staff",
        "token", "action", "nurse", "patient", "title",
    ]  # fmt: skip
    name: str
    text: str = Field(description="the whole text, made from the effect")
    short: str = Field(description="about six words; empty if the icons say everything")
    origin: Literal["book", "numbers", "ours"] = Field(
        description="nothing on it is ours; part of it is ours; all of it is ours"
    )
    note: str | None = Field(description="which parts aren't from the rulebook")
    rule: str | None
    fx: list[Glyph]
    facts: CardFacts


class HouseFacts(BaseModel):
    """The numbers of a box that a table shows; those of another game are left out."""

    beds: int
    rounds: Number = None
    nurses: Number = Field(default=None, description="nurses each player starts with")
    score: list[int] | SkipJsonSchema[None] = Field(
        default=None, description="points for 0, 1, 2 … patients discharged; the last for more too"
    )
    bag_points: Number = Field(default=None, description="for each blood bag left at the end")
    fatality_points: Number = Field(default=None, description="for each fatality at the end")
    empty_points: Number = Field(default=None, description="for a hospital without a patient")
    improvement_required: bool | SkipJsonSchema[None] = Field(
        default=None, description="whether one must take an improvement while there is one"
    )
    returns_a_round: Number = Field(
        default=None, description="improvements that one may return in a round; 0 for any number"
    )
    recolour_lasts: Literal["phase", "effect"] | SkipJsonSchema[None] = Field(
        default=None, description="how long a blood bag's colour lasts"
    )
    hand: Number = Field(default=None, description="cards to draw at the end of a turn")
    markers: Number = Field(default=None, description="Duty Markers of each player")
    kill_marks: Number = None
    kill_marks_of_three: Number = Field(default=None, description="with three players")
    penalty: list[int] | SkipJsonSchema[None] = Field(
        default=None, description="VP lost for 0, 1, 2 … Kill Marks; the last for more too"
    )


class Phrase(BaseModel):
    """A ready-made chat message."""

    id: str
    text: str


class Book(BaseModel):
    """Everything that a table of a game can show, in words."""

    game: str
    language: str
    cards: dict[str, BookCard] = Field(description="by id, as views have it")
    phrases: list[Phrase]
    names: dict[str, dict[str, str]] = Field(
        description="names of phases, colours, options and other ids, by family and id"
    )
    house: HouseFacts
