"""Examples as API answers: all frames of one, and where a reader's own line leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Final

from wardround.core.game import Reason
from wardround.tables.errors import NotFound
from wardround.tables.examples.data import FIRST, Example, Step, examples_of
from wardround.tables.examples.playing import ExampleShape, Frame, TableWords, Trial, Tried
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
def shown(game: str, id: str, language: str) -> ExampleShape:
    """Return an example with every picture of its line."""
    example = found(game, id)
    trial = begun(example)
    table_words = TableWords(trial, language)
    table_words.new()
    frames = [table_words.frame()]
    for step in example.steps[dice_first(example) :]:
        refused = trial.carry_out(step)
        frame = table_words.frame()
        frames.append(frame if refused is None else _refused(table_words, step, refused, frame))
    return {
        "id": id,
        "game": game,
        "rule": example.rule,
        "title": worded(example, language)["title"],
        "text": worded(example, language)["text"],
        "names": table_words.names,
        "show": list(example.show),
        "cards": cards_in(example),
        "frames": frames,
        "tries": bool(begun(example).legal()),
    }


def tried(game: str, id: str, actions: Sequence[str], language: str) -> Tried:
    """Return where a reader's own line leads from the first decision of an example."""
    trial = begun(found(game, id))
    table_words = TableWords(trial, language)
    table_words.new()
    for text in actions[:-1]:
        trial.act(FIRST, text)
    table_words.new()
    for text in actions[-1:]:
        trial.act(FIRST, text)
    return {**table_words.frame(), "prompt": table_words.asked(), "choices": table_words.choices()}


def begun(example: Example) -> Trial:
    """Return an example at its first decision: after its starting dice."""
    trial = Trial(example)
    for step in example.steps[: dice_first(example)]:
        trial.carry_out(step)
    return trial


def dice_first(example: Example) -> int:
    """Return how many steps of an example set its starting dice."""
    return sum(1 for _ in takewhile(lambda step: step.roll, example.steps))


def _refused(table_words: TableWords, step: Step, reason: Reason, frame: Frame) -> Frame:
    """Return a picture in which nothing has changed: what was wanted, and why it can't be."""
    game, state, words = table_words.trial.game, table_words.trial.state, table_words.narrator.words
    record = game.action_record(state, game.action_parse(state, step.actions[0][1]))
    wanted = table_words.narrator.action(record, table_words.trial.view(), table_words.names)
    text = words.say("example-refused", wanted=wanted, why=words.reason(reason))
    return {**frame, "text": text, "refused": True}


def cards_in(example: Example) -> list[str]:
    """Return the departments that the line goes to, so that just those need to be drawn."""
    actions = [text for step in example.steps for _, text in step.actions]
    rooms = [text.split()[-1] for text in actions if text.startswith(PLACE)]
    return list(dict.fromkeys(rooms))
