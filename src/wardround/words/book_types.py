"""What is in a book of cards."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from wardround.core.json_types import About

Colour: TypeAlias = Literal["red", "yellow", "green", "blue", "purple", "any"]
CardKind: TypeAlias = Literal[
    "department", "specialist", "administrator", "event", "report", "ambulance", "staff",
    "token", "action", "nurse", "patient", "title",
]  # fmt: skip
Origin: TypeAlias = Literal["book", "numbers", "ours"]
RecolourLasts: TypeAlias = Literal["phase", "effect"]
Names: TypeAlias = dict[str, dict[str, str]]
"""Names of ids, by family and id."""


class Needs(TypedDict):
    """How many patients of each colour."""

    red: int
    yellow: int
    green: int


class Glyph(TypedDict):
    """A sign that is drawn on a card.

    Patients: `red`, `yellow`, `green`, `any`, `value` (n), with `equal` or `run` between them, and
    `times` or `up-to` (n) after them. What happens to them: `step` (n), `reroll`, `flip`,
    `recolour`. Between: `or`, `plus`, `arrow`. What is given or paid: `points`, `gold`,
    `treatment`, `draw`, `bag`, `fatality` (n); and others, under the names of what a card does.
    """

    g: str
    n: int | None


class CardFacts(TypedDict, total=False):
    """The numbers and marks of a card; what it does not have is left out."""

    copies: int
    points: Annotated[int, About("what it scores, or its VP")]
    colour: Annotated[
        Colour,
        About(
            "what a department or specialist looks after, what an administrator protects, "
            "or of a starting Nurse"
        ),
    ]
    stack: Literal["printed", "base", "expansion", "extra"]
    choices: Annotated[int, About("number of effects to choose from")]
    count: int
    steps: int
    values: Annotated[
        list[int], About("that qualify; of an ambulance the red, yellow and green one")
    ]
    pattern: Literal["equal", "run"]
    meeple: str
    when: Literal["healed", "discharged"]
    family: Annotated[
        Literal["healed", "different", "same-value"], About("whom a specialist looks after")
    ]
    needs: Needs
    each: Annotated[Literal[True], About("points for each time that the needs are met")]
    most: Annotated[Literal[True], About("points for the most patients discharged")]
    protects: Annotated[int, About("number of patients; 0: all of the colour")]
    number: Annotated[int, About("of an ambulance")]
    type: Literal["examination", "treatment", "duty", "event", "doctor", "paramedic"]
    cost: Annotated[int, About("left out if it can't be bought")]
    gold: int
    treatment: Annotated[int, About("the TP it gives")]
    start: Annotated[int, About("number each player starts with")]
    afterwards: Literal["returns", "returns-unless-dynamite-nurse", "scrapped"]
    group: Annotated[str, About("id shared by the same kind of Patients")]
    condition: Literal["wounded", "poisoned", "sick", "cursed"]
    severity: int
    critical: Annotated[int, About("its Severity in Critical Condition")]
    care: int
    payment: Annotated[int, About("TP that are due in each Main Phase")]
    emergency: Literal[True]
    penalty: Annotated[list[int], About("VP lost for 0, 1, 2 … Kill Marks")]


class BookCard(TypedDict):
    """A card, Patient or token: its name, its text and what is drawn on it."""

    id: str
    kind: CardKind
    name: str
    text: Annotated[str, About("the whole text, made from the effect")]
    short: Annotated[str, About("about six words; empty if the icons say everything")]
    origin: Annotated[Origin, About("nothing on it is ours; part of it is ours; all of it is ours")]
    note: Annotated[str | None, About("which parts aren't from the rulebook")]
    rule: str | None
    fx: list[Glyph]
    facts: CardFacts


class House(TypedDict):
    """The numbers of a box of any game."""

    beds: int


class HouseFacts(House, total=False):
    """The numbers of a box that a table shows; those of another game are left out."""

    rounds: Annotated[int, About("how many the whole game has; none where turns are counted")]
    nurses: Annotated[int, About("nurses each player starts with")]
    score: Annotated[
        list[int], About("points for 0, 1, 2 … patients discharged; the last for more too")
    ]
    bag_points: Annotated[int, About("for each blood bag left at the end")]
    fatality_points: Annotated[int, About("for each fatality at the end")]
    empty_points: Annotated[int, About("for a hospital without a patient")]
    improvement_required: Annotated[
        bool, About("whether one must take an improvement while there is one")
    ]
    returns_a_round: Annotated[
        int, About("improvements that one may return in a round; 0 for any number")
    ]
    recolour_lasts: Annotated[RecolourLasts, About("how long a blood bag's colour lasts")]
    hand: Annotated[int, About("cards to draw at the end of a turn")]
    markers: Annotated[int, About("Duty Markers of each player")]
    kill_marks: int
    kill_marks_of_three: Annotated[int, About("with three players")]
    penalty: Annotated[list[int], About("VP lost for 0, 1, 2 … Kill Marks; the last for more too")]


class Phrase(TypedDict):
    """A ready-made chat message."""

    id: str
    text: str


class Book(TypedDict):
    """Everything that a table of a game can show, in words."""

    game: str
    language: str
    cards: Annotated[dict[str, BookCard], About("by id, as views have it")]
    phrases: list[Phrase]
    names: Annotated[
        Names, About("names of phases, colours, options and other ids, by family and id")
    ]
    house: HouseFacts
