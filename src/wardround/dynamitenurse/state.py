"""A position of Dynamite Nurse: plain numbers in lists, behind names from the rulebook.

Piles and decks hold no hidden order: which card comes up is decided by luck when it does. So all
that is hidden is how the cards a player owns divide into hand and deck, and the Nurse that
somebody put on top of her pile (DN-12.2, DN-12.4).
"""

from __future__ import annotations

from typing import Final

from wardround.core import plain
from wardround.core.game import Options
from wardround.core.ints import i64
from wardround.core.stacks import Stack
from wardround.core.steps import Board
from wardround.dynamitenurse.actions import Space
from wardround.dynamitenurse.content import GAINS, Content
from wardround.dynamitenurse.options import DynamiteNurseOptions

# The fields of each class, in one place for the class and for `notation`.
TOWN_FIELDS: Final = (
    "ambulances", "arriving", "dungeon", "dungeon_top", "dynamite_nurse", "event_top", "events",
    "graveyard", "kill_marks", "nurse_knower", "nurses", "piles", "scrapped",
)  # fmt: skip
HOSPITAL_FIELDS: Final = (
    "acquired", "admitted", "deck", "discard", "hand", "in_play", "kill_marks", "markers",
    "shown",
)  # fmt: skip
MAIN_FIELDS: Final = (
    "care_discount", "extra_nurses", "flex", "gold", "moonlights", "on_acquire", "paid",
    "played", "purchase_discount", "purchases", "tp", "treatments",
)  # fmt: skip
WORK_FIELDS: Final = (
    "amount", "by_dynamite_nurse", "card", "clause", "drawer", "draws", "first", "gave",
    "hires", "left", "loser", "partner", "patient", "picked",
)  # fmt: skip
TABLE_FIELDS: Final = ("active", "ended", "first", "later", "lucks", "may_skip", "turn")
TABLE_VALUES: Final = (*plain.BOARD_VALUES, *TABLE_FIELDS)
"""The fields of a table that are plain values; the others have fields of their own."""
NESTED: Final = ("events", "nurses")
"""Fields that hold lists of lists."""

STAGES: Final = 64
"""In `Table.later`, a step is its number × this + how far it has come."""


class Town:
    """The middle of the table: piles, ambulances and graveyard (DN-4.2)."""

    __slots__ = TOWN_FIELDS

    dungeon_top: i64
    dungeon: list[int]
    """The Patients beneath the top one, in no order."""
    ambulances: list[int]
    """Patients in transport, see `patients.in_transport`; the first one leads."""
    arriving: i64
    """The Patient just taken from the Dungeon, with nobody in charge yet; or -1."""
    graveyard: list[int]
    piles: list[int]
    """By card: how many are left in its pile."""
    event_top: i64
    events: Stack
    """The Events beneath the top one."""
    nurses: Stack
    nurse_knower: i64
    """The seat that alone knows the top Nurse (DN-12.4), or -1."""
    kill_marks: i64
    dynamite_nurse: i64
    """The seat that holds the card, or -1 while it is in the Town."""
    scrapped: list[int]
    """Cards that left the game (DN-9.5)."""

    def __init__(self, like: Town | None = None) -> None:
        if like is None:
            self.dungeon_top = -1
            self.dungeon = []
            self.ambulances = []
            self.arriving = -1
            self.graveyard = []
            self.piles = []
            self.event_top = -1
            self.events = ()
            self.nurses = ()
            self.nurse_knower = -1
            self.kill_marks = 0
            self.dynamite_nurse = -1
            self.scrapped = []
        else:
            self.dungeon_top = like.dungeon_top
            self.dungeon = like.dungeon[:]
            self.ambulances = like.ambulances[:]
            self.arriving = like.arriving
            self.graveyard = like.graveyard[:]
            self.piles = like.piles[:]
            self.event_top = like.event_top
            self.events = like.events
            self.nurses = like.nurses
            self.nurse_knower = like.nurse_knower
            self.kill_marks = like.kill_marks
            self.dynamite_nurse = like.dynamite_nurse
            self.scrapped = like.scrapped[:]


class Hospital:
    """One player's Hospital, and the hand, which is not part of it (DN-1.7).

    Cards are indices of `Content.cards`; all lists but `in_play` are sorted.
    """

    __slots__ = HOSPITAL_FIELDS

    hand: list[int]
    shown: list[int]
    """Cards that everybody knows to be in the hand (DN-12.3)."""
    deck: list[int]
    discard: list[int]
    in_play: list[int]
    """In the order in which they were played."""
    admitted: list[int]
    """Patients with their sides; see `patients`."""
    acquired: list[int]
    kill_marks: i64
    markers: i64
    """Unused Duty Markers."""

    def __init__(self, like: Hospital | None = None) -> None:
        if like is None:
            self.hand = []
            self.shown = []
            self.deck = []
            self.discard = []
            self.in_play = []
            self.admitted = []
            self.acquired = []
            self.kill_marks = 0
            self.markers = 0
        else:
            self.hand = like.hand[:]
            self.shown = like.shown[:]
            self.deck = like.deck[:]
            self.discard = like.discard[:]
            self.in_play = like.in_play[:]
            self.admitted = like.admitted[:]
            self.acquired = like.acquired[:]
            self.kill_marks = like.kill_marks
            self.markers = like.markers


class Main:
    """What the active player has in the Main Phase; nothing of it outlasts the phase (DN-6.2)."""

    __slots__ = MAIN_FIELDS

    tp: i64
    gold: i64
    flex: i64
    """Actions open to both kinds: the one of the phase, and what cards added."""
    treatments: i64
    purchases: i64
    moonlights: i64
    extra_nurses: i64
    care_discount: i64
    purchase_discount: i64
    on_acquire: list[int]
    """What the next Patient acquired brings, by the clauses that gain."""
    played: list[int]
    """The cards played in this phase, in order."""
    paid: list[int]
    """Emergency Cases paid for in this phase."""

    def __init__(self, like: Main | None = None) -> None:
        if like is None:
            self.tp = 0
            self.gold = 0
            self.flex = 0
            self.treatments = 0
            self.purchases = 0
            self.moonlights = 0
            self.extra_nurses = 0
            self.care_discount = 0
            self.purchase_discount = 0
            self.on_acquire = [0] * GAINS
            self.played = []
            self.paid = []
        else:
            self.tp = like.tp
            self.gold = like.gold
            self.flex = like.flex
            self.treatments = like.treatments
            self.purchases = like.purchases
            self.moonlights = like.moonlights
            self.extra_nurses = like.extra_nurses
            self.care_discount = like.care_discount
            self.purchase_discount = like.purchase_discount
            self.on_acquire = like.on_acquire[:]
            self.played = like.played[:]
            self.paid = like.paid[:]


class Work:
    """The card being resolved, and what was decided for it so far."""

    __slots__ = WORK_FIELDS

    card: i64
    clause: i64
    """The next clause of the card."""
    by_dynamite_nurse: bool
    """Whether the Dynamite Nurse played it."""
    left: bool
    """Whether the card has left play."""
    loser: i64
    """The seat that lost a Kill Mark by it, or -1."""
    amount: i64
    """The amount of the clause under way; how many are still to be chosen."""
    patient: i64
    """The Patient chosen, with its side."""
    partner: i64
    first: i64
    """Who picks first in an exchange of Patients."""
    gave: list[int]
    """The Patients that the active player and the partner give, or -1."""
    picked: list[int]
    """Patients chosen to enter Critical Condition together."""
    drawer: i64
    draws: i64
    """How many cards the drawer still has to draw."""
    hires: i64
    """How many Nurses are still to be acquired."""

    def __init__(self, like: Work | None = None) -> None:
        if like is None:
            self.card = -1
            self.clause = 0
            self.by_dynamite_nurse = False
            self.left = False
            self.loser = -1
            self.amount = 0
            self.patient = -1
            self.partner = -1
            self.first = -1
            self.gave = [-1, -1]
            self.picked = []
            self.drawer = -1
            self.draws = 0
            self.hires = 0
        else:
            self.card = like.card
            self.clause = like.clause
            self.by_dynamite_nurse = like.by_dynamite_nurse
            self.left = like.left
            self.loser = like.loser
            self.amount = like.amount
            self.patient = like.patient
            self.partner = like.partner
            self.first = like.first
            self.gave = like.gave[:]
            self.picked = like.picked[:]
            self.drawer = like.drawer
            self.draws = like.draws
            self.hires = like.hires


class Table(Board):
    """The whole table: the Town, the Hospitals, and what must happen next."""

    __slots__ = (*TABLE_FIELDS, "content", "hospitals", "main", "options", "space", "town", "work")

    # What never changes during a game.
    options: DynamiteNurseOptions
    content: Content
    space: Space
    # Where the game is.
    turn: i64
    first: i64
    active: i64
    may_skip: bool
    """Whether the active player may skip the Admission Phase of this turn."""
    later: list[int]
    """The steps to go back to, the next one last; see `enter`."""
    lucks: i64
    """How often luck decided something in this turn."""
    ended: i64
    """Why the game ended (`events.REASONS`), or -1."""
    town: Town
    hospitals: list[Hospital]
    main: Main
    work: Work

    def __init__(
        self, options: DynamiteNurseOptions, space: Space, seats: i64, like: Table | None = None
    ) -> None:
        super().__init__(seats, like)
        self.options = options
        self.content = options.content
        self.space = space
        if like is None:
            self.turn = 0
            self.first = -1
            self.active = -1
            self.may_skip = False
            self.later = []
            self.lucks = 0
            self.ended = -1
            self.town = Town()
            self.hospitals = [Hospital() for _ in range(seats)]
            self.main = Main()
            self.work = Work()
        else:
            self.turn = like.turn
            self.first = like.first
            self.active = like.active
            self.may_skip = like.may_skip
            self.later = like.later[:]
            self.lucks = like.lucks
            self.ended = like.ended
            self.town = Town(like.town)
            self.hospitals = [Hospital(hospital) for hospital in like.hospitals]
            self.main = Main(like.main)
            self.work = Work(like.work)

    def copy(self) -> Table:
        """Return an independent table equal to this one; nobody listens to it."""
        return Table(self.options, self.space, self.seats, self)

    def key(self) -> tuple[object, ...]:
        """Return the whole position as one comparable and hashable value."""
        return (
            self.content.digest,
            str(self.options.settings()),
            *plain.key(self, TABLE_VALUES),
            plain.key(self.town, TOWN_FIELDS),
            plain.key(self.main, MAIN_FIELDS),
            plain.key(self.work, WORK_FIELDS),
            *[plain.key(hospital, HOSPITAL_FIELDS) for hospital in self.hospitals],
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def terms(self) -> Options:
        """Return the options that are played with."""
        return self.options

    def luck_key(self, name: str) -> str:
        """Return what the luck that is next is for: turn, name, seat, n-th of the turn."""
        return f"{self.turn}/{name}/{self.chance_seat}/{self.lucks}"

    def count_luck(self, seat: i64) -> None:
        """Note that luck decided something in this turn."""
        self.lucks += 1

    def enter(self, step: i64) -> None:
        """Carry out another step first; `back` returns to this one where it stands."""
        self.later.append(self.step * STAGES + self.stage)
        self.go(step)

    def back(self) -> None:
        """Return to the step that entered this one."""
        place: i64 = self.later.pop()
        self.step = place // STAGES
        self.stage = place % STAGES

    def over(self) -> bool:
        """Tell whether the game has ended (DN-3.5)."""
        return self.ended >= 0

    def own(self) -> Hospital:
        """Return the Hospital of the active player."""
        return self.hospitals[self.active]
