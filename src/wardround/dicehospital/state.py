"""A position of Dice Hospital: plain numbers in lists, behind names from the rulebook.

Lists are changed in place and copied by `copy`; tuples are replaced, never changed, and so
can be shared between copies.
"""

from __future__ import annotations

from typing import Final

from wardround.core import plain
from wardround.core.game import Options
from wardround.core.ints import i64
from wardround.core.steps import Board
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
    "fatalities", "gone", "gone_printed", "held", "idle", "ledger", "lucks", "new_specialist",
    "new_tile", "open", "owed", "placement", "report_dice", "returned", "score", "spare",
    "specialists", "tiles", "volunteers_asked", "wards",
)  # fmt: skip
TABLE_FIELDS: Final = (
    "ambulances", "bag", "content", "event", "events_left", "first", "hospitals", "loose",
    "options", "queue", "reports", "reports_done", "round", "space", "spaces",
    "specialist_stack", "specialists_shown", "tile_stack", "tiles_shown",
)  # fmt: skip
"""Beside those that every board has."""

# The fields that are plain values; the others are written and compared by hand.
HOSPITAL_VALUES: Final = tuple([name for name in HOSPITAL_FIELDS if name != "placement"])
TABLE_VALUES: Final = plain.BOARD_VALUES + tuple(
    [name for name in TABLE_FIELDS if name not in ("content", "hospitals", "options", "space")]
)

ALL: Final = -1
"""Instead of a seat: every hospital is copied."""


class Placement:
    """A meeple placed and not yet done: the unfinished work of one hospital (DH-5.2, DH-5.5)."""

    __slots__ = PLACEMENT_FIELDS

    worker: i64
    department: i64
    by_specialist: bool
    """Whether the specialist's effect is being resolved, not the department's."""
    choice: i64
    """Which of the effects was chosen; -1 while none is."""
    part: i64
    picked: i64
    """How many dice of the part were picked; they are the last ones of `Hospital.held`."""
    before: tuple[int, ...]
    """Of each die that the department healed: colour × 8 + value just before (DH-5.8)."""
    discharged: i64
    admissions: i64
    """How many dice may still be returned or admitted (DH-16.2)."""

    def __init__(self, worker: i64, department: i64, like: Placement | None = None) -> None:
        if like is None:
            self.worker = worker
            self.department = department
            self.by_specialist = False
            self.choice = -1
            self.part = 0
            self.picked = 0
            self.before = ()
            self.discharged = 0
            self.admissions = 0
        else:
            self.worker = like.worker
            self.department = like.department
            self.by_specialist = like.by_specialist
            self.choice = like.choice
            self.part = like.part
            self.picked = like.picked
            self.before = like.before
            self.discharged = like.discharged
            self.admissions = like.admissions

    def copy(self) -> Placement:
        """Return an independent placement equal to this one."""
        return Placement(self.worker, self.department, self)

    def key(self) -> tuple[object, ...]:
        """Return the placement as one comparable and hashable value: often, so by hand."""
        return (
            self.worker, self.department, self.by_specialist, self.choice, self.part, self.picked,
            self.before, self.discharged, self.admissions,
        )  # fmt: skip


class Hospital:
    """One player's hospital, with everything that lies beside it."""

    __slots__ = HOSPITAL_FIELDS

    wards: list[int]
    """The patients in bed, sorted."""
    arrivals: tuple[int, ...]
    """This round's patients before they have a bed; at setup, dice without a value yet."""
    held: list[int]
    """Patients picked for the effect under way, or protected from neglect."""
    gone: i64
    """The discharge area: a byte each for the dice that count as red, yellow and green."""
    gone_printed: i64
    """The same by printed colours, in which they return to the bag."""
    tiles: tuple[int, ...]
    specialists: tuple[int, ...]
    idle: list[int]
    """Meeples not yet placed: 0 for a nurse, 1 + index for a specialist; sorted."""
    open: list[int]
    """Departments without a meeple, printed ones included; sorted."""
    bags: i64
    fatalities: i64
    score: i64
    ambulance: i64
    owed: i64
    """Extra dice that the bag could not give yet (DH-3.8)."""
    new_tile: i64
    new_specialist: i64
    returned: i64
    administrator: i64
    dealt: tuple[int, ...]
    copied: i64
    """The specialist that the Consultant copies (DH-16.1)."""
    asked: i64
    """What the player is asked within activation; see `phases.activation`."""
    spare: i64
    """How many starting values were given; patients to remove; protections left to give."""
    report_dice: i64
    """Discharged dice not yet used for a report, packed like `gone`; -1 once the player passed."""
    volunteers_asked: bool
    """Whether protection is by volunteers (DH-EV09), not by the administrator (DH-6.2)."""
    lucks: i64
    """How often luck decided something for this hospital in this round."""
    placement: Placement | None
    ledger: tuple[int, ...]
    """Every point scored so far; see `scoring.entry`."""

    def __init__(self, like: Hospital | None = None) -> None:
        if like is None:
            self.wards = []
            self.arrivals = ()
            self.held = []
            self.gone = 0
            self.gone_printed = 0
            self.tiles = ()
            self.specialists = ()
            self.idle = []
            self.open = []
            self.bags = 0
            self.fatalities = 0
            self.score = 0
            self.ambulance = 0
            self.owed = 0
            self.new_tile = -1
            self.new_specialist = -1
            self.returned = 0
            self.administrator = -1
            self.dealt = ()
            self.copied = -1
            self.asked = 0
            self.spare = 0
            self.report_dice = 0
            self.volunteers_asked = False
            self.lucks = 0
            self.placement = None
            self.ledger = ()
        else:
            self.wards = like.wards[:]
            self.arrivals = like.arrivals
            self.held = like.held[:]
            self.gone = like.gone
            self.gone_printed = like.gone_printed
            self.tiles = like.tiles
            self.specialists = like.specialists
            self.idle = like.idle[:]
            self.open = like.open[:]
            self.bags = like.bags
            self.fatalities = like.fatalities
            self.score = like.score
            self.ambulance = like.ambulance
            self.owed = like.owed
            self.new_tile = like.new_tile
            self.new_specialist = like.new_specialist
            self.returned = like.returned
            self.administrator = like.administrator
            self.dealt = like.dealt
            self.copied = like.copied
            self.asked = like.asked
            self.spare = like.spare
            self.report_dice = like.report_dice
            self.volunteers_asked = like.volunteers_asked
            self.lucks = like.lucks
            self.placement = None if like.placement is None else like.placement.copy()
            self.ledger = like.ledger

    def copy(self) -> Hospital:
        """Return an independent hospital equal to this one."""
        return Hospital(self)

    def key(self) -> tuple[object, ...]:
        """Return the hospital as one comparable and hashable value."""
        placement = self.placement
        return (
            *plain.key(self, HOSPITAL_VALUES),
            None if placement is None else placement.key(),
        )


class Table(Board):
    """The whole table: what is common to all, the hospitals, and what must happen next."""

    __slots__ = TABLE_FIELDS

    # What never changes during a game.
    options: DiceHospitalOptions
    content: Content
    space: Space
    # Where the game is.
    round: i64
    queue: tuple[int, ...]
    """The seats whose turn in this step is still to come."""
    # What lies on the table.
    first: i64
    bag: list[int]
    loose: tuple[int, ...]
    """Dice drawn and not yet in an ambulance, or in front of a solo player; plain."""
    ambulances: tuple[tuple[int, ...], ...]
    """The plain dice in each ambulance, number 1 first."""
    tile_stack: tuple[tuple[int, ...], ...]
    """Layers from the top; within a layer, luck decides the order when it is drawn."""
    specialist_stack: tuple[tuple[int, ...], ...]
    tiles_shown: tuple[int, ...]
    specialists_shown: tuple[int, ...]
    events_left: tuple[int, ...]
    event: i64
    reports: tuple[int, ...]
    """Open reports: bottom row left to right, then the upper row; -1 for an empty place."""
    reports_done: tuple[int, ...]
    spaces: tuple[int, ...]
    """Empty spaces on flipped ambulances: plain die × 8 + number (DH-10.5)."""
    hospitals: list[Hospital]

    def __init__(
        self,
        options: DiceHospitalOptions,
        space: Space,
        seats: i64,
        like: Table | None = None,
        seat: i64 = ALL,
    ) -> None:
        super().__init__(seats, like)
        self.options = options
        self.content = options.content
        self.space = space
        if like is None:
            self.round = 0
            self.queue = ()
            self.first = -1
            self.bag = [0, 0, 0]
            self.loose = ()
            self.ambulances = ()
            self.tile_stack = ()
            self.specialist_stack = ()
            self.tiles_shown = ()
            self.specialists_shown = ()
            self.events_left = ()
            self.event = -1
            self.reports = ()
            self.reports_done = ()
            self.spaces = ()
            self.hospitals = [Hospital() for _ in range(seats)]
        else:
            self.round = like.round
            self.queue = like.queue
            self.first = like.first
            self.bag = like.bag[:]
            self.loose = like.loose
            self.ambulances = like.ambulances
            self.tile_stack = like.tile_stack
            self.specialist_stack = like.specialist_stack
            self.tiles_shown = like.tiles_shown
            self.specialists_shown = like.specialists_shown
            self.events_left = like.events_left
            self.event = like.event
            self.reports = like.reports
            self.reports_done = like.reports_done
            self.spaces = like.spaces
            if seat == ALL:
                self.hospitals = [Hospital(hospital) for hospital in like.hospitals]
            else:
                self.hospitals = like.hospitals[:]
                self.hospitals[seat] = Hospital(like.hospitals[seat])

    def copy(self) -> Table:
        """Return an independent table equal to this one; nobody listens to it."""
        return Table(self.options, self.space, self.seats, self)

    def copy_for(self, seat: i64) -> Table:
        """Return a copy in which only one hospital may change: it shares the others with this."""
        return Table(self.options, self.space, self.seats, self, seat)

    def key(self) -> tuple[object, ...]:
        """Return the whole position as one comparable and hashable value."""
        return (
            self.content.digest,
            str(self.options.settings()),
            *plain.key(self, TABLE_VALUES),
            *[hospital.key() for hospital in self.hospitals],
        )

    def hidden_differs(self, other: Board) -> bool:
        """Return whether the administrators differ."""
        if not isinstance(other, Table) or self.seats != other.seats:
            return True
        for seat in range(self.seats):
            own, theirs = self.hospitals[seat], other.hospitals[seat]
            if own.administrator != theirs.administrator or own.dealt != theirs.dealt:
                return True
        return False

    def hides(self, viewer: int | None) -> bool:
        """Return whether others hold administrators that `viewer` does not see."""
        for seat in range(self.seats):
            if self.hospitals[seat].dealt and seat != viewer:
                return True
        return False

    def solo(self) -> bool:
        """Return whether this is the solo game (DH-11)."""
        return self.seats == 1

    def terms(self) -> Options:
        """Return the options that are played with."""
        return self.options

    def all_actions(self) -> Space:
        """Return the actions that there are."""
        return self.space

    def luck_key(self, name: str) -> str:
        """Return what luck is for: round, name, seat, n-th for that seat."""
        seat = self.chance_seat
        nth = self.hospitals[seat].lucks if seat >= 0 else 0
        return f"{self.round}/{name}/{seat}/{nth}"

    def count_luck(self, seat: i64) -> None:
        """Note that luck decided something for a hospital, or (-1) for the table."""
        if seat >= 0:
            self.hospitals[seat].lucks += 1

    def open_event(self) -> EventCard | None:
        """Return the event that lies open, if there is one."""
        return None if self.event < 0 else self.content.events[self.event]
