"""Why something is refused, or can't be read, as codes and facts.

The classes say what a face makes of it; the codes say what exactly is wrong.
"""

from __future__ import annotations

from wardround.core.errors import Fact, WardroundError


class Refusal(WardroundError):
    """Something that tables don't do for this person, or not like this."""


class NotFound(Refusal):
    """There is no such table, seat, link, step or review."""


class NotAllowed(Refusal):
    """It is not for this person: another's seat, a private table, a secret."""


class NotNow(Refusal):
    """It was possible before or will be later, or was done already."""


class Unfit(Refusal):
    """What was asked for makes no sense, however often it is repeated."""


class Gone(Refusal):
    """An operator has closed it."""


class Busy(Refusal):
    """Nobody has time for it now; asking again soon helps."""


class HalfDone(Refusal):
    """Several things were asked for, and some were done; `cause` is why the next one was not."""

    def __init__(self, code: str, cause: WardroundError, **facts: Fact) -> None:
        self.cause = cause
        super().__init__(code, **facts)


class StoreAway(WardroundError):
    """The storage did not answer, so the change could have happened or not.

    A writer reads the log again before continuing.
    """

    def __init__(self) -> None:
        super().__init__("store-away")


class Damaged(WardroundError):
    """Something that is kept but can't be read: a table or a review, under its id."""
