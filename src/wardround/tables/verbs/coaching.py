"""Ask the coach: hints in three steps, plans, and a review after the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, TypedDict, TypeVar

from wardround.coach.coaches import words_of
from wardround.coach.data import Plan
from wardround.core.errors import IllegalAction
from wardround.core.game import State
from wardround.core.json_types import About, PerGame
from wardround.core.luck import Rng
from wardround.tables import access
from wardround.tables.errors import Busy, NotNow
from wardround.tables.game.showing import redeal_numbers
from wardround.tables.live import Live
from wardround.tables.pictures.debrief_types import HindsightShape
from wardround.tables.pictures.hindsight import hindsight
from wardround.tables.ports import Thinker
from wardround.tables.rows import Person
from wardround.tables.thinking import advising
from wardround.tables.thinking.advising import OfferStep
from wardround.tables.thinking.claims import Claim
from wardround.tables.verbs.service import Service
from wardround.words import coaching
from wardround.words.coaching import CoachWords

T = TypeVar("T")


class Hint(TypedDict):
    """A hint, from nudge to move; how many steps there are, and this one in words."""

    step: int
    steps: int
    text: str
    actions: Annotated[
        list[int],
        About("what to point at: none for a nudge, then what could be done, then the move"),
    ]
    touch: Annotated[list[str], About("ids of the cards, dice and patients it mentions")]
    rule: Annotated[str, About("the rule behind the first action; empty if none")]


class Offer(TypedDict):
    """A plan that can be carried out from here."""

    title: str
    text: Annotated[str, About("what it comes to; empty if there are only points")]
    steps: Annotated[list[OfferStep], About("all of it, also what follows a roll or draw")]
    actions: Annotated[list[int], About("in order, up to the first roll or draw")]
    points: Annotated[float, About("what it scores, or its value over doing nothing")]


class PlansShape(TypedDict):
    """Whole plans, as data and in words."""

    plans: Annotated[list[Plan], PerGame("Plans")]
    lines: list[str]
    offers: list[Offer]


@dataclass(frozen=True, slots=True)
class Pupil:
    """A seat that is to decide and asks the coach."""

    live: Live
    seat: int
    state: State
    """What the seat can imagine."""
    numbers: Rng
    """The same question has the same numbers, so that three steps are of one hint."""
    thinker: Thinker
    claim: Claim
    words: CoachWords
    rules: Mapping[str, str]
    """The rule behind each kind of event."""

    def offer(self, plan: Plan) -> Offer:
        """Return a plan as something that can be carried out."""
        game = self.live.table.terms.game
        title, text = self.words.offer(plan)
        actions = advising.numbers(game, self.state, self.seat, plan["line"])
        points = plan.get("points", plan.get("gain", 0))
        steps: list[OfferStep] = [
            {
                "do": one["do"],
                "text": self.words.action(one),
                "touch": advising.touched(game, [one]),
            }
            for one in plan["line"]
        ]
        return {"title": title, "text": text, "steps": steps, "actions": actions, "points": points}

    async def ask(self, what: Callable[..., Awaitable[T | None]]) -> T:
        """Return what the coach answers; refuse if it has no answer."""
        terms = self.live.table.terms
        asked = (self.thinker, terms, self.state, self.seat, self.numbers)
        found = await what(*asked, claim=self.claim)
        if found is None:
            raise Busy("no-hint")
        return found


class Coaching(Service):
    """The questions that the coach answers."""

    async def hint(
        self,
        live: Live,
        person: Person,
        seat: int,
        language: str,
        step: int = 1,
        claim: Claim | None = None,
    ) -> Hint:
        """Return a hint for a decision: a nudge, then where to look, then the move."""
        pupil = await self._pupil(live, person, seat, language, claim)
        steps = (await pupil.ask(advising.hint)).steps()
        number = min(step, len(steps))
        told, game, state = steps[number - 1], live.table.terms.game, pupil.state
        actions = advising.pointed(game, state, seat, told, number)
        return {
            "step": number,
            "steps": len(steps),
            "text": "\n".join(line for line, _ in coaching.hint(pupil.words, told)),
            "actions": actions,
            "touch": advising.touched(game, advising.spoken_of(told, number)),
            "rule": advising.rule_of(game, state, seat, actions, pupil.rules),
        }

    async def plans(
        self, live: Live, person: Person, seat: int, language: str, claim: Claim | None = None
    ) -> PlansShape:
        """Return whole plans for a decision, if there is something to plan."""
        pupil = await self._pupil(live, person, seat, language, claim)
        found = await pupil.ask(advising.plans)
        lines = [line for line, _ in pupil.words.plans(found)] if found else []
        offers = [pupil.offer(plan) for plan in found if plan.get("line")]
        return {"plans": found, "lines": lines, "offers": offers}

    async def hindsight(
        self, live: Live, person: Person, seat: int, language: str, claim: Claim | None = None
    ) -> HindsightShape:
        """Return the review of a finished game, round by round and decision by decision."""
        await access.own_seat(self.open, live, person, seat)
        words = words_of(live.table.terms.game, self.narrator(live, language).words)
        async with live.lock:
            access.must_be_over(live)
            record = live.table.playing().record()
        claim = claim or Claim(person=person.id, table=live.id)
        found = await advising.review(self.thinker, record, seat, claim=claim)
        if found is None:
            raise Busy("no-hint")
        return hindsight(words, found)

    async def _pupil(
        self, live: Live, person: Person, seat: int, language: str, claim: Claim | None
    ) -> Pupil:
        """Return a person's seat that asks the coach, if it must decide."""
        await access.own_seat(self.open, live, person, seat)
        if live.setup.daily:
            raise NotNow("daily-alone")
        narrator = self.narrator(live, language)
        words = words_of(live.table.terms.game, narrator.words)
        async with live.lock:
            match = live.table.playing()
            if seat not in match.actors():
                raise IllegalAction("not-your-turn", "", "")
            state, numbers = match.imagined(seat), redeal_numbers(live.table, seat)
        claim = claim or Claim(person=person.id, table=live.id)
        return Pupil(live, seat, state, numbers, self.thinker, claim, words, narrator.lines.rules)
