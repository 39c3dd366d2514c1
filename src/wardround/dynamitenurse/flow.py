"""The order of play: the objects for the numbers of `steps`."""

from __future__ import annotations

from typing import Final

from wardround.core.steps import Flow, Luck, Step
from wardround.dynamitenurse.effects.drawing import Discard, Draw, DrawLuck, Recover
from wardround.dynamitenurse.effects.exchanges import Exchange, Swap, SwapFirst, SwapGive
from wardround.dynamitenurse.effects.markers import (
    PassOn,
    PassOnTo,
    Refer,
    ReferTo,
    SendBack,
    SendBackPatient,
    SendBackTo,
)  # fmt: skip
from wardround.dynamitenurse.effects.patients import (
    Acquire,
    AdmitNow,
    MovePatient,
    Stabilise,
    WorsenAll,
    WorsenLeading,
    WorsenOwn,
)  # fmt: skip
from wardround.dynamitenurse.effects.piles import Erase, Search, SearchTop
from wardround.dynamitenurse.phases.admission import Admission, Beds
from wardround.dynamitenurse.phases.cleanup import Cleanup
from wardround.dynamitenurse.phases.main import BeginTurn, Hire, MainPhase, NurseLuck, SecondEvent
from wardround.dynamitenurse.phases.resolution import Resolve
from wardround.dynamitenurse.phases.setup import Deal, FirstPlayer, FirstPlayerLuck, LayOut
from wardround.dynamitenurse.phases.transport import Assign, PatientLuck, Transport
from wardround.dynamitenurse.purchase import EventLuck
from wardround.dynamitenurse.state import Table

STEPS: Final[list[Step[Table]]] = [
    FirstPlayer(), LayOut(), Deal(), BeginTurn(), MainPhase(), SecondEvent(), Hire(), Resolve(),
    Draw(), Discard(), Recover(), Transport(), Assign(), Acquire(), Refer(), ReferTo(), PassOn(),
    PassOnTo(), Erase(), Search(), SearchTop(), WorsenOwn(), SendBack(), SendBackPatient(),
    SendBackTo(), WorsenAll(), Exchange(), Swap(), SwapFirst(), SwapGive(), WorsenLeading(),
    MovePatient(), Stabilise(), AdmitNow(), Admission(), Beds(), Cleanup(), Step(),
]  # fmt: skip
"""In the order of the numbers in `steps`; nothing is done in the last one, the end."""

LUCK: Final[list[Luck[Table]]] = [
    FirstPlayerLuck(), PatientLuck(), EventLuck(), DrawLuck(), NurseLuck(),
]  # fmt: skip
"""In the order of the numbers in `steps`."""

FLOW: Final = Flow(STEPS, LUCK)
