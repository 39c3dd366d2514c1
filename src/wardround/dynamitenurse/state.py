"""A position of Dynamite Nurse: plain numbers in lists, behind names from the rulebook.

Piles and decks have no hidden order: which card comes up is decided when it is drawn. So the only
hidden information is how a player's cards divide into hand and deck, and the Nurse that a player
put on top of her pile (DN-12.2, DN-12.4).
"""

from __future__ import annotations

from typing import Final

from wardround.core import plain
from wardround.core.game import Options, State
from wardround.core.ints import i64
from wardround.core.multisets import same_together
from wardround.core.steps import Board
from wardround.dynamitenurse.actions import Space
from wardround.dynamitenurse.content import Content
from wardround.dynamitenurse.options import DynamiteNurseOptions
from wardround.dynamitenurse.town import EVERYBODY, TOWN_FIELDS, Town
from wardround.dynamitenurse.work import MAIN_FIELDS, WORK_FIELDS, Main, Work

# The fields of each class, in one place for the class and for `notation`.
HOSPITAL_FIELDS: Final = (
    "acquired", "admitted", "deck", "discard", "hand", "in_play", "kill_marks", "markers",
    "shown",
)  # fmt: skip
TABLE_FIELDS: Final = ("active", "ended", "first", "later", "lucks", "may_skip", "turn")
TABLE_VALUES: Final = (*plain.BOARD_VALUES, *TABLE_FIELDS)
"""The fields of a table that are plain values; the others have fields of their own."""

STAGES: Final = 64
"""In `Table.later`, a step is its number × this + how far it has come."""


class Hospital:
    """One player's Hospital, and the hand, which is not part of it (DN-1.7).

    Cards are indices of `Content.cards`; all lists but `in_play` are sorted.
    """

    __slots__ = HOSPITAL_FIELDS

    hand: list[int]
    shown: list[int]
    """Cards that everyone knows to be in the hand (DN-12.3)."""
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

    def looks_like(self, other: Hospital, own: bool) -> bool:
        """Return whether all is equal; for others than the owner, but how hand and deck divide."""
        return (
            self.kill_marks == other.kill_marks
            and self.markers == other.markers
            and self.discard == other.discard
            and self.in_play == other.in_play
            and self.admitted == other.admitted
            and self.acquired == other.acquired
            and self.shown == other.shown
            and (
                (self.hand == other.hand and self.deck == other.deck)
                or (not own and self.same_cards(other))
            )
        )

    def same_cards(self, other: Hospital) -> bool:
        """Return whether hand and deck are as large, and hold the same cards together."""
        return (
            len(self.hand) == len(other.hand)
            and len(self.deck) == len(other.deck)
            and same_together(self.hand, self.deck, other.hand, other.deck)
        )


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

    def hidden_differs(self, other: Board) -> bool:
        """Return whether hands, or the Nurses in the pile, differ."""
        if not isinstance(other, Table) or self.seats != other.seats:
            return True
        for seat in range(self.seats):
            if self.hospitals[seat].hand != other.hospitals[seat].hand:
                return True
        return self.town.nurses != other.town.nurses

    def surely_equals(self, other: Board) -> bool:
        """Return whether all is equal, the options being the same object."""
        return isinstance(other, Table) and self.alike(other, EVERYBODY)

    def looks_like(self, other: State, viewer: int | None) -> bool:
        """Return whether all is equal but what `views.redeal` deals again for `viewer`."""
        return isinstance(other, Table) and self.alike(other, -1 if viewer is None else viewer)

    def alike(self, other: Table, eyes: i64) -> bool:
        """Return whether all is equal but what is hidden from a seat (-1: from a spectator)."""
        if not (
            self.step == other.step
            and self.stage == other.stage
            and self.chance == other.chance
            and self.chance_seat == other.chance_seat
            and self.seats == other.seats
            and self.turn == other.turn
            and self.first == other.first
            and self.active == other.active
            and self.lucks == other.lucks
            and self.ended == other.ended
            and self.may_skip == other.may_skip
            and self.options is other.options
            and self.content is other.content
            and self.space is other.space
            and self.waiting == other.waiting
            and self.later == other.later
            and self.work.same_as(other.work)
            and self.main.same_as(other.main)
            and self.town.looks_like(other.town, eyes)
        ):
            return False
        seat: i64 = 0
        while seat < self.seats:
            if not self.hospitals[seat].looks_like(
                other.hospitals[seat], eyes in (seat, EVERYBODY)
            ):
                return False
            seat += 1
        return True

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

    def terms(self) -> Options:
        """Return the options that are played with."""
        return self.options

    def all_actions(self) -> Space:
        """Return the actions that there are."""
        return self.space

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
        """Return whether the game has ended (DN-3.5)."""
        return self.ended >= 0

    def own(self) -> Hospital:
        """Return the Hospital of the active player."""
        return self.hospitals[self.active]
