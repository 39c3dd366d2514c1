"""Which of the two builds is running: Python sources, or the same files compiled by mypyc."""

from __future__ import annotations

from typing import Literal

from wardround.core import luck


def build() -> Literal["pure", "compiled"]:
    """Return the build that is running; `luck` stands for every compiled module."""
    return "pure" if str(luck.__file__).endswith((".py", ".pyc")) else "compiled"
