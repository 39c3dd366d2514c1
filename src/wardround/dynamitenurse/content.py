"""What is printed on the cards, in the form that the rules read.

`reading` builds these records from content packs. Nothing here changes during a game, and no rule
depends on a card's name: it reads what the card does.
"""

from __future__ import annotations

from typing import Final, get_args

from wardround.core.cards import Card
from wardround.core.ints import i64
from wardround.dynamitenurse.view_types import MarkerColour

MIN_SEATS: Final = 3
MAX_SEATS: Final = 5
"""How many can play (DN-1.1)."""
MOST_MARKERS: Final = 10
"""How many Duty Markers a pack may give to a player: so many Patients can be sent back at once."""

# Sub-types of Action cards and Nurses (DN-1.2).
EXAMINATION: Final = 0
TREATMENT: Final = 1
DUTY: Final = 2
EVENT: Final = 3
DOCTOR: Final = 4
PARAMEDIC: Final = 5
TYPES: Final = ("examination", "treatment", "duty", "event", "doctor", "paramedic")

CONDITIONS: Final = ("wounded", "poisoned", "sick", "cursed")
"""The conditions of Patients, which are also their names (DN-1.3)."""
COLOURS: Final[tuple[MarkerColour, ...]] = get_args(MarkerColour)
"""The colours of Duty Markers and starting Nurses."""

# What one clause of a card's text does. Gains first: they need nobody's decision.
GOLD: Final = 0
TP: Final = 1
ADDED_TREATMENT: Final = 2
ADDED_PURCHASE: Final = 3
FLEX: Final = 4
"""An additional Treatment or an additional Purchase (DN-6.8)."""
MOONLIGHT: Final = 5
"""An additional Operation, only on a Patient of another Hospital."""
EXTRA_NURSE: Final = 6
"""The next Operation of the phase brings more Nurses."""
CARE_DISCOUNT: Final = 7
"""The next Care of the phase costs less."""
PURCHASE_DISCOUNT: Final = 8
"""The next card bought in the phase costs less."""
SKIP_ADMISSION: Final = 9
"""The Admission Phase of this turn may be skipped."""
# These move cards and Patients, mostly with a decision.
DRAW: Final = 10
DISCARD: Final = 11
"""Discard cards from the whole hand."""
RECOVER: Final = 12
"""Take a card from the own discard pile into the hand."""
TRANSPORT: Final = 13
ACQUIRE: Final = 14
"""May acquire one own admitted Patient whose showing Severity is at most the amount."""
REFER: Final = 15
"""May pass one own admitted Patient on to another player's Hospital."""
PASS_ON: Final = 16
"""May replace the own marker on a charge in transport by another player's."""
ERASE: Final = 17
"""Give a Kill Mark back, and a dead Patient to the Dungeon."""
SEARCH: Final = 18
"""Put a card of the Nurse or the Event pile on top of it."""
WORSEN_OWN: Final = 19
"""One own admitted Patient enters Critical Condition."""
SEND_BACK: Final = 20
"""Put any number of own admitted Patients back into the ambulances."""
WORSEN_ALL: Final = 21
"""Every admitted Patient of every player enters Critical Condition."""
EXCHANGE: Final = 22
"""Exchange this card for a Nurse in any discard pile."""
SWAP: Final = 23
"""May exchange acquired Patients with another player."""
WORSEN_LEADING: Final = 24
"""The leading Patient enters Critical Condition."""
MOVE: Final = 25
"""May move a Patient in transport to the leading or the trailing place."""
STABILISE: Final = 26
"""May turn a critical charge in transport back to its normal side."""
ADMIT: Final = 27
"""May admit a charge in transport at once."""

VERBS: Final = (
    "gold", "tp", "treatment", "purchase", "flex", "moonlight", "extra-nurse", "care-discount",
    "purchase-discount", "skip-admission", "draw", "discard", "recover", "transport", "acquire",
    "refer", "pass-on", "erase", "search", "worsen-own", "send-back", "worsen-all", "exchange",
    "swap", "worsen-leading", "move", "stabilise", "admit",
)  # fmt: skip
"""What clauses are called in packs, in the order of their numbers."""
COUNTED: Final = (
    GOLD, TP, ADDED_TREATMENT, ADDED_PURCHASE, FLEX, MOONLIGHT, EXTRA_NURSE, CARE_DISCOUNT,
    PURCHASE_DISCOUNT, DRAW, DISCARD, TRANSPORT, ACQUIRE,
)  # fmt: skip
"""Clauses with an amount; the others are simply there (`refer = true`)."""
GAINS: Final = 5
"""Clauses below this number can also wait for the next Patient acquired."""

# When a clause applies, judged as the card is played.
ALWAYS: Final = 0
IF_DYNAMITE_NURSE: Final = 1
UNLESS_DYNAMITE_NURSE: Final = 2
CONDITIONS_OF_CLAUSES: Final = ("always", "dynamite-nurse", "not-dynamite-nurse")

# Where a card goes when its effect is over.
STAYS: Final = 0
RETURNS: Final = 1
RETURNS_UNLESS: Final = 2
"""Back to the Town, unless its player was the Dynamite Nurse as it was played."""
SCRAPPED: Final = 3
AFTERWARDS: Final = ("stays", "returns", "returns-unless-dynamite-nurse", "scrapped")

# Texts that work at the end of the game (DN-3.6).
END_KILL_MARKS: Final = 0
END_BEST_NAME: Final = 1
END_EMERGENCIES: Final = 2
ENDS: Final = ("kill-marks", "best-name", "emergencies")


class Clause:
    """One sentence of a card's text: what it does, how much, and under which condition.

    With `every`, it is done each time that the number of copies played in the phase becomes a
    multiple of it; with `on_acquire`, once, when a Patient is next acquired in the phase.
    """

    __slots__ = ("amount", "condition", "does", "every", "on_acquire")

    def __init__(
        self, does: int, amount: int, condition: int, every: int, on_acquire: bool
    ) -> None:
        self.does: i64 = does
        self.amount: i64 = amount
        self.condition: i64 = condition
        self.every: i64 = every
        self.on_acquire = on_acquire


class EndText:
    """A text that works at the end of the game."""

    __slots__ = ("amount", "does")

    def __init__(self, does: int, amount: int) -> None:
        self.does: i64 = does
        self.amount: i64 = amount


class PlayCard:
    """An Action card or a Nurse: what can be in a deck (DN-1.7)."""

    __slots__ = (
        "afterwards", "card", "clauses", "colour", "cost", "ends", "gold", "index", "provenance",
        "start", "tp", "type", "vp",
    )  # fmt: skip

    def __init__(self, card: Card, index: int, subtype: int) -> None:
        # `reading` fills in what differs from a card that costs and does nothing.
        self.card = card
        self.index: i64 = index
        self.type: i64 = subtype
        self.cost: i64 = 0
        self.vp: i64 = 0
        self.gold: i64 = 0
        self.tp: i64 = 0
        self.start: i64 = 0
        """How many each player begins with; of a starting Nurse 1."""
        self.colour: i64 = -1
        """The colour of a starting Nurse."""
        self.clauses: list[Clause] = []
        self.ends: list[EndText] = []
        self.afterwards: i64 = STAYS
        self.provenance: dict[str, str] = {}
        """Where each printed fact comes from: seed, found, inferred, reconstructed or user."""

    def is_nurse(self) -> bool:
        """Return whether this is a Nurse."""
        return self.type >= DOCTOR

    def is_sold(self) -> bool:
        """Return whether it lies in a pile of its own in the Town, to be bought (DN-4.2)."""
        return self.type < EVENT and self.start == 0


class PatientKind:
    """What is printed on some Patients alike (DN-1.3)."""

    __slots__ = (
        "card", "care", "condition", "critical", "emergency", "index", "payment", "provenance",
        "severity", "vp",
    )  # fmt: skip

    def __init__(self, card: Card, index: int, condition: int) -> None:
        self.card = card
        self.index: i64 = index
        self.condition: i64 = condition
        self.severity: i64 = 0
        self.critical: i64 = 0
        self.care: i64 = 0
        """The small number for Care on the back; 0 if there is none."""
        self.payment: i64 = 0
        """What a critical Emergency Case must be paid in each Main Phase."""
        self.emergency = False
        self.vp: i64 = 0
        self.provenance: dict[str, str] = {}


class House:
    """The numbers of the box and of the rules that a pack may change."""

    __slots__ = (
        "actions", "beds", "dynamite_nurse_marks", "hand", "kill_marks", "kill_marks_of_three",
        "markers", "nurses", "patients", "penalty", "provenance",
    )  # fmt: skip

    def __init__(self) -> None:
        self.actions = 0
        self.nurses = 0
        self.patients = 0
        self.kill_marks = 0
        self.kill_marks_of_three = 0
        self.dynamite_nurse_marks = 0
        self.penalty: tuple[int, ...] = ()
        """VP lost by number of Kill Marks, from 0; the last holds for more as well (DN-3.3)."""
        self.markers = 0
        self.beds = 0
        self.hand = 0
        self.provenance: dict[str, str] = {}


class Content:
    """Everything that one game is played with.

    `cards` has the Action cards in the order of the pack, then the Nurses; an index into it is
    what decks, hands and piles hold. `kinds` has the kinds of Patients, `patients` the kind of
    every single Patient, P01 first. A Patient with its side is a number: twice its index, and
    one more when it shows the back.
    """

    __slots__ = (
        "actions",
        "cards",
        "care",
        "cost",
        "digest",
        "events",
        "house",
        "kinds",
        "nurses",
        "patients",
        "payment",
        "severity",
        "sold",
        "starters",
        "starting_nurses",
    )  # fmt: skip

    def __init__(self, digest: str, house: House) -> None:
        self.digest = digest
        self.house = house
        self.cards: list[PlayCard] = []
        self.kinds: list[PatientKind] = []
        self.patients: list[int] = []
        # What follows from these, in the form that the rules look up; `index` makes it.
        self.actions: i64 = 0
        """How many of `cards` are Action cards."""
        self.sold: list[int] = []
        """Cards with a pile of their own in the Town."""
        self.events: list[int] = []
        """The Event pile, once per copy."""
        self.nurses: list[int] = []
        """The Nurse pile, once per copy."""
        self.starters: list[int] = []
        """The Action cards that each player begins with, once per copy."""
        self.starting_nurses: list[int] = []
        """The starting Nurses in the order of `COLOURS`."""
        self.severity: list[int] = []
        """By Patient and side: what an Operation costs."""
        self.care: list[int] = []
        """By Patient and side: what Care costs, or 0 if there is none."""
        self.payment: list[int] = []
        """By Patient and side: what keeps a critical Emergency Case alive, else 0."""

    def index(self) -> None:
        """Fill the lists that follow from cards and Patients."""
        by_colour: dict[int, int] = {}
        for card in self.cards:
            number = int(card.index)
            if not card.is_nurse():
                self.actions += 1
            if card.colour >= 0:
                by_colour[int(card.colour)] = number
            elif card.start > 0:
                self.starters += [number] * int(card.start)
            elif card.is_nurse():
                self.nurses += [number] * card.card.copies
            elif card.type == EVENT:
                self.events += [number] * card.card.copies
            else:
                self.sold.append(number)
        self.starting_nurses = [by_colour[colour] for colour in sorted(by_colour)]
        for kind in self.kinds:
            self.patients += [int(kind.index)] * kind.card.copies
        for number in self.patients:
            kind = self.kinds[number]
            self.severity += [int(kind.severity), int(kind.critical)]
            self.care += [0, int(kind.care)]
            self.payment += [0, int(kind.payment)]
