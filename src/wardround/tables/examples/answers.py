"""Examples as API answers: all frames of one, and where a reader's own line leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Final

from wardround.core.game import Reason
from wardround.tables.errors import NotFound
from wardround.tables.examples.data import FIRST, Example, Step, examples_of
from wardround.tables.examples.playing import ExampleShape, Frame, Teller, Trial, Tried
from wardround.words.files import ENGLISH
from wardround.words.rulebook import ExampleName

MOST_KEPT: Final = 128
PLACE: Final = "place "


def found(game: str, id: str) -> Example:
    """Return an example, or refuse."""
    example = examples_of(game).get(id)
    if example is None:
        raise NotFound("no-such-example", example=id)
    return example


def named(game: str, language: str) -> dict[str, list[ExampleName]]:
    """Return the ids and titles of a game's examples by their rules."""
    told: dict[str, list[ExampleName]] = {}
    for example in examples_of(game).values():
        title = worded(example, language)["title"]
        told.setdefault(example.rule, []).append({"id": example.id, "title": title})
    return told


def worded(example: Example, language: str) -> Mapping[str, str]:
    """Return the words of an example, in English where there are no others."""
    return example.words.get(language) or example.words[ENGLISH]


@lru_cache(MOST_KEPT)
def told(game: str, id: str, language: str) -> ExampleShape:
    """Return an example with every picture of its line."""
    example = found(game, id)
    trial = begun(example)
    teller = Teller(trial, language)
    teller.new()
    frames = [teller.frame()]
    for step in example.steps[dice_first(example) :]:
        refused = trial.carry_out(step)
        frame = teller.frame()
        frames.append(frame if refused is None else _refused(teller, step, refused, frame))
    return {
        "id": id,
        "game": game,
        "rule": example.rule,
        "title": worded(example, language)["title"],
        "text": worded(example, language)["text"],
        "names": teller.names,
        "show": list(example.show),
        "cards": _cards(example),
        "frames": frames,
        "tries": bool(begun(example).legal()),
    }


def tried(game: str, id: str, actions: Sequence[str], language: str) -> Tried:
    """Return where a reader's own line leads from the first decision of an example."""
    trial = begun(found(game, id))
    teller = Teller(trial, language)
    teller.new()
    for text in actions[:-1]:
        trial.act(FIRST, text)
    teller.new()
    for text in actions[-1:]:
        trial.act(FIRST, text)
    return {**teller.frame(), "prompt": teller.asked(), "choices": teller.choices()}


def begun(example: Example) -> Trial:
    """Return an example at its first decision: after its starting dice."""
    trial = Trial(example)
    for step in example.steps[: dice_first(example)]:
        trial.carry_out(step)
    return trial


def dice_first(example: Example) -> int:
    """Return how many steps of an example set its starting dice."""
    return sum(1 for _ in takewhile(lambda step: step.roll, example.steps))


def _refused(teller: Teller, step: Step, reason: Reason, frame: Frame) -> Frame:
    """Return a picture in which nothing has changed: what was wanted, and why it can't be."""
    game, state, words = teller.trial.game, teller.trial.state, teller.narrator.words
    record = game.action_record(state, game.action_parse(state, step.actions[0][1]))
    wanted = teller.narrator.action(record, teller.trial.view(), teller.names)
    text = words.say("example-refused", wanted=wanted, why=words.reason(reason))
    return {**frame, "text": text, "refused": True}


def _cards(example: Example) -> list[str]:
    """Return the departments that the line goes to, so that just those need to be drawn."""
    actions = [text for step in example.steps for _, text in step.actions]
    rooms = [text.split()[-1] for text in actions if text.startswith(PLACE)]
    return list(dict.fromkeys(rooms))
