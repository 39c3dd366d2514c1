"""The end of a game in lines: the ranking."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Outcome
from wardround.words import Words
from wardround.words.words import numeral


def ranking(
    words: Words, outcome: Outcome, names: Sequence[str], line: str = "result-line"
) -> list[str]:
    """Return who came in which place, and who won; `line` is the message for one of them."""
    told = [words.say("result-heading")]
    order = sorted(range(len(names)), key=lambda seat: outcome.places[seat])
    told.extend(
        words.say(
            line,
            place=outcome.places[seat],
            player=names[seat],
            score=outcome.scores[seat],
            shown=numeral(outcome.scores[seat]),
        )
        for seat in order
    )
    winners = [names[seat] for seat in outcome.winners()]
    if len(winners) > 1:
        told.append(words.say("result-shared", players=words.joined(winners)))
    elif words.person(winners[0]) == "you":
        told.append(words.say("result-you-won"))
    else:
        told.append(words.say("result-winner", player=winners[0]))
    return told
