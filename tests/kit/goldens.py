"""All golden texts, as the rules of today tell them."""

from __future__ import annotations

from tests.kit.games import KITS
from tests.kit.perfts import POSITIONS, all_text
from tests.kit.snapshots import action_space
from tests.kit.stories import STORIES
from wardround.catalog import find

PLAYTHROUGHS = "playthroughs"
PERFT = "perft"
ACTIONS = "action_spaces"


def goldens() -> dict[tuple[str, str], str]:
    """Return every golden text by its folder below `tests` and its name."""
    texts = {(PLAYTHROUGHS, f"{story.name}.txt"): story.text() for story in STORIES}
    texts |= {(PERFT, f"{game_id}.txt"): all_text(game_id) for game_id in POSITIONS}
    for game_id, kit in KITS.items():
        for name, settings in kit.boxes().items():
            texts[ACTIONS, f"{game_id}-{name}.txt"] = action_space(find(game_id), settings)
    return texts
