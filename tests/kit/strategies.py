"""Hypothesis: games some way after their start, and text that is almost right."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.kit.drive import Play, any_actor
from tests.kit.games import KITS
from wardround.catalog import find
from wardround.core.luck import Rng
from wardround.core.records import Terms

seeds = st.integers(0, 2**32 - 1).map(str)

WORDS = (
    "place", "treat", "transfuse", "return", "set", "load", "leave", "protect", "collect", "take",
    "reveal", "keep", "copy", "report", "choose", "use", "draw", "skip", "pass", "done", "as",
    "ambulance", "department", "specialist", "nurse", "surgeon", "clinic", "cardiology",
    "report-yy", "admin-most", "R3", "Y5*", "G2*+", "R>G3*", "R", "G", "RY", "1", "2", "0", "-1",
    "+1", "1_0", "٣", "²", "/", "-", "!", "clinic!", "clinic!!", "R7", "R0", "r3",
)  # fmt: skip
"""Words that actions, dice and hospitals are made of, and some that they are not."""


@st.composite
def plays_of(draw: st.DrawFn, game_id: str, at_most: int = 400) -> Play:
    """Give a game in settings that its kit knows, so and so many moves after its start."""
    kit = KITS[game_id]
    settings, seats = kit.settings(Rng(draw(seeds)))
    chooser = draw(st.sampled_from(kit.tempers()))
    play = Play(Terms(find(game_id), settings, {}), seats, draw(seeds), chooser, any_actor)
    for _ in play.states(draw(st.integers(0, at_most))):
        pass
    return play


def lines() -> st.SearchStrategy[str]:
    """Give text that is often almost an action, a die or a hospital."""
    words = st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)
    return st.one_of(st.text(max_size=30), words)
