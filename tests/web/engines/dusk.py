"""The last decision before a night of Dice Hospital, and what watches what is staged then."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tests.kit.drive import Play, first_actor
from tests.kit.games import KITS
from tests.web.scenes import GOLDEN
from wardround.core.record_text import write

STORY: Final = "three-players"
BEDTIME: Final = ["done"]
"""What can be done when all staff are placed."""

# What was on its way, what was said, whether the browser itself moved it, and whether a press came
# meanwhile: it has to listen before the table does, which ends what is played at the same press.
WATCH: Final = """
() => {
  window.staged = { pieces: [], says: [], nights: 0, moved: 0, interrupted: false };
  const now = () => document.querySelector("[data-stage=playing]");
  addEventListener("pointerdown", () => (staged.interrupted = now() !== null), true);
  new MutationObserver(() => {
    const layer = now();
    if (!layer) return;
    const says = layer.querySelector("[data-stage=caption] + span")?.textContent;
    if (says && !staged.says.includes(says)) staged.says.push(says);
    staged.nights += layer.querySelectorAll(".dark").length;
    for (const one of layer.querySelectorAll("[data-piece]")) {
      if (!staged.pieces.includes(one.dataset.piece)) staged.pieces.push(one.dataset.piece);
      staged.moved += one.getAnimations().some((way) => way.playState === "running");
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
"""
STAGED: Final = "() => staged"
PLAYING: Final = "() => document.querySelector('[data-stage=playing]') !== null"
STILL: Final = "() => document.querySelector('[data-stage=still]') !== null"


@cache
def dusk() -> dict[str, Any]:
    """Return a record, its step, and who has to end the last turn of the day and then go on."""
    story = GOLDEN[STORY]
    play = Play(story.terms, story.seats, story.seed, story.chooser, first_actor)
    game, kit = play.game, KITS[play.game.id]
    steps = [
        (kit.moment(state), actors[0] if (actors := list(game.actors(state))) else 0, verbs)
        for state in play.states()
        for verbs in [sorted(kinds(play))]
    ]
    for step, (moment, seat, verbs) in enumerate(steps):
        day = next((one for one in steps[step + 1 :] if not one[0].startswith("luck")), None)
        if moment == "place" and verbs == BEDTIME and day and day[:2] == ("load", seat):
            return {"record": write(play.record()), "step": step, "own": seat, "seats": story.seats}
    raise AssertionError("nobody has to load an ambulance after the night")


def kinds(play: Play) -> set[str]:
    """Return what the first who has to decide can do."""
    game, state = play.game, play.state
    actors = [one for one in game.actors(state) if one >= 0]
    legal = game.legal(state, actors[0]) if actors else []
    return {str(game.action_record(state, one)["verb"]) for one in legal}
