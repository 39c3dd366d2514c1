"""The move of a bot at a table: always legal, whatever happens to its worker."""

from __future__ import annotations

import logging
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace
from typing import Final

from wardround.core.game import State
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.tables.ids import mark
from wardround.tables.ports import Thinker
from wardround.tables.thinking import budgets
from wardround.tables.thinking.claims import LATE, QUICK, USUAL, Claim
from wardround.tables.thinking.questions import (
    ChooseQuestion,
    choose_question,
    read_choice,
    stand_in_question,
)

BOT: Final = "bot"
STAND_IN: Final = "stand-in"
EASY: Final = "easy"
"""The bot that answers for one that does not."""

log = logging.getLogger("wardround.thinking")


@dataclass(frozen=True, slots=True)
class Decision:
    """A bot's move, and who made it: the bot, or a substitute after a fault."""

    action: int
    by: str = BOT
    fault: str = ""


async def decide(
    thinker: Thinker,
    terms: Terms,
    state: State,
    seat: int,
    bot: str,
    *,
    seed: str,
    table: str,
    claim: Claim | None = None,
) -> Decision:
    """Return a bot's move on a seat that can act, one of its legal actions.

    It reads all of `state` before it first waits, so `state` can change meanwhile: the caller
    checks that the seat still has the same decision. `seed` must differ for every decision; no
    worker can learn it. `table` is for the log, and for the memory of the bot. The `claim` decides
    with whom it shares its turn; the default is the table alone. Raises `Closed` when the server
    stops.
    """
    legal = terms.game.legal(state, seat)
    if len(legal) == 1:
        return Decision(legal[0])
    numbers = Rng(f"{seed}/veil")
    bot = budgets.capped(bot, terms.game)
    allowed = budgets.time_for(bot, terms.game)
    pace = QUICK if budgets.is_quick(bot, terms.game) else USUAL
    claim = replace(claim or Claim(table=table), pace=pace)
    question = choose_question(terms, state, seat, bot, numbers, seed, allowed, f"{table}/{seat}")
    action, fault = await _ask(thinker, question, legal, claim)
    if action is not None:
        return Decision(action)
    easy = stand_in_question(question, EASY, budgets.STAND_IN)
    # Those at the table have waited once, so this one is not to wait for its turn.
    urgently = replace(claim, pace=QUICK, urgent=True)
    action, second = await _ask(thinker, easy, legal, urgently)
    if action is None:
        fault = f"{fault}; then {second}"
        action = _by_luck(legal, seed)
    facts = {"table": mark(table), "seat": seat, "bot": bot, "fault": fault}
    log.warning("a stand-in bot decided for a bot", extra=facts)
    return Decision(action, STAND_IN, fault)


async def try_easy(
    thinker: Thinker, terms: Terms, state: State, seat: int, *, seed: str, claim: Claim
) -> int | None:
    """Return an easy bot's move on a seat, or None if no worker is free.

    Nobody at a table waits for this. So it is never urgent, and no worker drops the memory of a
    table's bot for it; an easy bot finds its plan again from there. A bot that fails plays at
    random, as at a table. Raises `Closed` when the server stops.
    """
    legal = terms.game.legal(state, seat)
    allowed = budgets.time_for(EASY, terms.game)
    question = choose_question(terms, state, seat, EASY, Rng(f"{seed}/veil"), seed, allowed)
    action, fault = await _ask(thinker, question, legal, replace(claim, pace=QUICK))
    return _by_luck(legal, seed) if action is None and fault != LATE else action


def _by_luck(legal: Sequence[int], seed: str) -> int:
    """Return what is done where no bot answers: always the same."""
    return legal[Rng(f"{seed}/stand-in").below(len(legal))]


async def _ask(
    thinker: Thinker, question: ChooseQuestion, legal: Container[int], claim: Claim
) -> tuple[int | None, str]:
    """Return the action that was chosen, or None and what was wrong."""
    thought = await thinker.ask(question, claim)
    action = read_choice(thought.answer, legal)
    if action is None and not thought.fault:
        return None, "illegal"
    return action, thought.fault
