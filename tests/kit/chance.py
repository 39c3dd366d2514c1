"""What hypothesis tries: the same in every run, unless `make fuzz` looks for something new."""

from __future__ import annotations

from typing import Final

from hypothesis import settings
from hypothesis.internal.charmap import charmap, intervals_from_codec
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

STEADY: Final = "steady"
FUZZ: Final = "fuzz"


def set_up() -> None:
    """Register both ways, and choose the steady one; `--hypothesis-profile` overrules it."""
    # Nothing is timed, and no failure of another run is tried again: that would differ as well.
    settings.register_profile(STEADY, derandomize=True, deadline=None, database=None)
    settings.register_profile(FUZZ, deadline=None, database=None, print_blob=True)
    settings.load_profile(STEADY)


def know_characters() -> None:
    """Sort all characters by their kinds, which takes seconds on the first run in a clone.

    Hypothesis keeps what it found; processes that begin with nothing would each look for it.
    """
    charmap()
    intervals_from_codec("utf-8")


def ignore_loaded_modules() -> None:
    """Let hypothesis try no constants of our modules: which are loaded depends on earlier tests."""
    assert hasattr(providers, "_get_local_constants"), (
        "hypothesis finds its constants otherwise now"
    )
    setattr(providers, "_get_local_constants", Constants)  # noqa: B010 - it is theirs
