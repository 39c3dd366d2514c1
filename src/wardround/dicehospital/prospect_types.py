"""What the improvements on display could do for a hospital."""

from __future__ import annotations

from typing import Annotated, TypedDict

from wardround.core.json_types import About


class DiceHospitalProspect(TypedDict):
    """What a card on display would find now, without blood bags."""

    card: str
    n: Annotated[
        int, About("patients a department could treat, or departments where a specialist helps")
    ]
    of: Annotated[int, About("of how many")]
    works: Annotated[bool, About("whether it could be used at all")]
    luck: Annotated[int, About("departments where a roll decides whether it could help")]
    waits: Annotated[bool, About("whether it can be used only from the next round")]
