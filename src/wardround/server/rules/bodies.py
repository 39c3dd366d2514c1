"""Bodies of requests about rules."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field


class ExampleTrying(BaseModel):
    """Your own line from the first decision of an example."""

    actions: list[Annotated[str, Field(min_length=1, max_length=80)]] = Field(
        max_length=32, description="actions as text"
    )
