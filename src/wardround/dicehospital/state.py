"""A position of Dice Hospital: plain numbers in lists, behind names from the rulebook.

Lists are changed in place and copied by `copy`; tuples are replaced, never changed, and so
can be shared between copies.
"""

from __future__ import annotations

from typing import Final

from wardround.core.game import Event, State
from wardround.core.ints import i64
from wardround.dicehospital.actions import Space
from wardround.dicehospital.content import Content, EventCard
from wardround.dicehospital.options import DiceHospitalOptions

# The fields of each class, in one place for the class and for `notation`.
PLACEMENT_FIELDS: Final = (
    "admissions", "before", "by_specialist", "choice", "department", "discharged", "part",
    "picked", "worker",
)  # fmt: skip
HOSPITAL_FIELDS: Final = (
    "administrator", "ambulance", "arrivals", "asked", "bags", "copied", "dealt",
    "fatalities", "gone", "held", "idle", "ledger", "lucks", "new_specialist", "new_tile",
    "open", "owed", "placement", "returned", "score", "spare", "specialists", "tiles",
    "wards",
)  # fmt: skip
TABLE_FIELDS: Final = (
    "ambulances", "bag", "chance", "chance_seat", "content", "event", "events_left", "first",
    "hospitals", "journal", "loose", "options", "queue", "reports", "reports_done", "round",
    "seats", "space", "spaces", "specialist_stack", "specialists_shown", "stage", "step",
    "tile_stack", "tiles_shown", "waiting",
)  # fmt: skip


class Placement:
    """A meeple placed and not yet done: the unfinished work of one hospital (DH-5.2, DH-5.5)."""

    __slots__ = PLACEMENT_FIELDS

    def __init__(self, worker: i64, department: i64) -> None:
        self.worker: i64 = worker
        self.department: i64 = department
        self.by_specialist = False
        """Whether the specialist's effect is being resolved, not the department's."""
        self.choice: i64 = -1
        """Which of the effects was chosen; -1 while none is."""
        self.part: i64 = 0
        self.picked: i64 = 0
        """How many dice of the part were picked; they are the last ones of `Hospital.held`."""
        self.before: tuple[int, ...] = ()
        """Of each die that the department healed: colour × 8 + value just before (DH-5.8)."""
        self.discharged: i64 = 0
        self.admissions: i64 = 0
        """How many dice may still be returned or admitted (DH-16.2)."""

    def copy(self) -> Placement:
        """Return an independent placement equal to this one."""
        other = Placement(self.worker, self.department)
        other.by_specialist = self.by_specialist
        other.choice = self.choice
        other.part = self.part
        other.picked = self.picked
        other.before = self.before
        other.discharged = self.discharged
        other.admissions = self.admissions
        return other


class Hospital:
    """One player's hospital, with everything that lies beside it."""

    __slots__ = HOSPITAL_FIELDS

    def __init__(self) -> None:
        self.wards: list[int] = []
        """The patients in bed, sorted."""
        self.arrivals: tuple[int, ...] = ()
        """This round's patients before they have a bed; at setup, dice without a value yet."""
        self.held: list[int] = []
        """Patients picked for the effect under way, or protected from neglect."""
        self.gone: i64 = 0
        """The discharge area: a byte each for red, yellow and green dice."""
        self.tiles: tuple[int, ...] = ()
        self.specialists: tuple[int, ...] = ()
        self.idle: list[int] = []
        """Meeples not yet placed: 0 for a nurse, 1 + index for a specialist; sorted."""
        self.open: list[int] = []
        """Departments without a meeple, printed ones included; sorted."""
        self.bags: i64 = 0
        self.fatalities: i64 = 0
        self.score: i64 = 0
        self.ambulance: i64 = 0
        self.owed: i64 = 0
        """Extra dice that the bag could not give yet (DH-3.8)."""
        self.new_tile: i64 = -1
        self.new_specialist: i64 = -1
        self.returned: i64 = 0
        self.administrator: i64 = -1
        self.dealt: tuple[int, ...] = ()
        self.copied: i64 = -1
        """The specialist that the Consultant copies (DH-16.1)."""
        self.asked: i64 = 0
        """What the player is asked within activation; see `phases.activation`."""
        self.spare: i64 = 0
        """How many protections or starting values are still to be given."""
        self.lucks: i64 = 0
        """How often luck decided something for this hospital in this round."""
        self.placement: Placement | None = None
        self.ledger: tuple[int, ...] = ()
        """Every point scored so far; see `scoring.entry`."""

    def copy(self) -> Hospital:
        """Return an independent hospital equal to this one."""
        other = Hospital.__new__(Hospital)
        other.wards = self.wards[:]
        other.arrivals = self.arrivals
        other.held = self.held[:]
        other.gone = self.gone
        other.tiles = self.tiles
        other.specialists = self.specialists
        other.idle = self.idle[:]
        other.open = self.open[:]
        other.bags = self.bags
        other.fatalities = self.fatalities
        other.score = self.score
        other.ambulance = self.ambulance
        other.owed = self.owed
        other.new_tile = self.new_tile
        other.new_specialist = self.new_specialist
        other.returned = self.returned
        other.administrator = self.administrator
        other.dealt = self.dealt
        other.copied = self.copied
        other.asked = self.asked
        other.spare = self.spare
        other.lucks = self.lucks
        other.placement = None if self.placement is None else self.placement.copy()
        other.ledger = self.ledger
        return other


class Table(State):
    """The whole table: what is common to all, the hospitals, and what must happen next."""

    __slots__ = TABLE_FIELDS

    def __init__(self, options: DiceHospitalOptions, space: Space, seats: int) -> None:
        # What never changes during a game.
        self.options = options
        self.content: Content = options.content
        self.space = space
        self.seats: i64 = seats
        # Where the game is.
        self.round: i64 = 0
        self.step: i64 = 0
        self.stage: i64 = 0
        """How far the step has come; 0 when it is entered."""
        self.waiting: list[int] = []
        """The seats that must decide now, in order."""
        self.queue: tuple[int, ...] = ()
        """The seats whose turn in this step is still to come."""
        self.chance: i64 = -1
        """The kind of luck that is next (an index into `flow.LUCK`), or -1."""
        self.chance_seat: i64 = -1
        # What lies on the table.
        self.first: i64 = -1
        self.bag: list[int] = [0, 0, 0]
        self.loose: tuple[int, ...] = ()
        """Dice drawn and not yet in an ambulance, or in front of a solo player; plain."""
        self.ambulances: tuple[tuple[int, ...], ...] = ()
        """The plain dice in each ambulance, number 1 first."""
        self.tile_stack: tuple[tuple[int, ...], ...] = ()
        """Layers from the top; within a layer, luck decides the order when it is drawn."""
        self.specialist_stack: tuple[tuple[int, ...], ...] = ()
        self.tiles_shown: tuple[int, ...] = ()
        self.specialists_shown: tuple[int, ...] = ()
        self.events_left: tuple[int, ...] = ()
        self.event: i64 = -1
        self.reports: tuple[int, ...] = ()
        """Open reports: bottom row left to right, then the upper row; -1 for an empty place."""
        self.reports_done: tuple[int, ...] = ()
        self.spaces: tuple[int, ...] = ()
        """Empty spaces on flipped ambulances: plain die × 8 + number (DH-10.5)."""
        self.hospitals: list[Hospital] = [Hospital() for _ in range(seats)]
        # Not part of the position: who listens to what happens.
        self.journal: list[Event] | None = None

    def copy(self) -> Table:
        """Return an independent table equal to this one; nobody listens to it."""
        other = Table.__new__(Table)
        other.options = self.options
        other.content = self.content
        other.space = self.space
        other.seats = self.seats
        other.round = self.round
        other.step = self.step
        other.stage = self.stage
        other.waiting = self.waiting[:]
        other.queue = self.queue
        other.chance = self.chance
        other.chance_seat = self.chance_seat
        other.first = self.first
        other.bag = self.bag[:]
        other.loose = self.loose
        other.ambulances = self.ambulances
        other.tile_stack = self.tile_stack
        other.specialist_stack = self.specialist_stack
        other.tiles_shown = self.tiles_shown
        other.specialists_shown = self.specialists_shown
        other.events_left = self.events_left
        other.event = self.event
        other.reports = self.reports
        other.reports_done = self.reports_done
        other.spaces = self.spaces
        other.hospitals = [hospital.copy() for hospital in self.hospitals]
        other.journal = None
        return other

    def solo(self) -> bool:
        """Tell whether this is the solo game (DH-11)."""
        return self.seats == 1

    def go(self, step: i64) -> None:
        """Move on to a step, at its beginning."""
        self.step = step
        self.stage = 0

    def open_event(self) -> EventCard | None:
        """Return the event that lies open, if there is one."""
        return None if self.event < 0 else self.content.events[self.event]
