"""Adds the words to what a viewer gets of a table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from wardround import catalog
from wardround.core.game import Reason
from wardround.core.json_types import Undeclared as Json
from wardround.core.records import Terms
from wardround.narration.narrator import Narrator
from wardround.narration.narrators import narrator_of
from wardround.tables.game.match import Match
from wardround.tables.game.table import PLAYING, Table
from wardround.tables.pictures.forecasts import Prospects, foreseen, in_prospect
from wardround.tables.pictures.names import spoken_to, table_names
from wardround.tables.pictures.narrated_log import NarratedLog
from wardround.tables.pictures.now import now
from wardround.tables.pictures.pictures import Pictures
from wardround.tables.pictures.plan import Plans
from wardround.tables.pictures.private_events import Seen, Sight
from wardround.tables.pictures.takebacks import add_request, takeback_of
from wardround.words import Words

MOST_NARRATORS = 64
BYSTANDER = -1
MANY_EVENTS = 100
"""Describing more events than this takes too long for others to wait."""


class TableWords:
    """The words of all tables: their narrators, logs, plans and pictures."""

    def __init__(self) -> None:
        self._narrator = lru_cache(MOST_NARRATORS)(self._make_narrator)
        self._logs: WeakKeyDictionary[Table, dict[tuple[str, int], NarratedLog]] = (
            WeakKeyDictionary()
        )
        """The logs in words of each table in memory, per language and, if needed, per viewer."""
        self._plans = Plans()
        self._prospects: WeakKeyDictionary[Table, Prospects] = WeakKeyDictionary()
        self.pictures = Pictures(self)
        self._seen: WeakKeyDictionary[Table, dict[int, Seen]] = WeakKeyDictionary()

    def _make_narrator(self, game: str, settings: str, packs: str, language: str) -> Narrator:
        """Return the narrator for terms given as text, so that equal ones share it."""
        terms = Terms(catalog.find(game), json.loads(settings), json.loads(packs))
        return narrator_of(terms, language, numbered=False)

    def narrator(self, table: Table, language: str) -> Narrator:
        """Return the narrator of a table in a language."""
        return self._told(table, language).narrator

    def log(self, table: Table, language: str, viewer: int | None = None) -> NarratedLog:
        """Return the log of a table in a language, up to now; nobody else may change the table."""
        told = self._told(table, language, viewer)
        match = table.playing().seen_by(viewer)
        told.follow(match, table_names(table.chairs, told.narrator.words))
        return told

    def _told(self, table: Table, language: str, viewer: int | None = None) -> NarratedLog:
        """Return the log in words; where boards are hidden, each viewer has their own."""
        logs = self._logs.get(table)
        if logs is None:
            logs = self._logs[table] = {}
        key = (language, BYSTANDER if viewer is None or table.hidden is None else viewer)
        if key not in logs:
            setup = table.setup
            settings, packs = json.dumps(setup.settings), json.dumps(setup.packs)
            logs[key] = NarratedLog(self._narrator(setup.game, settings, packs, language))
        return logs[key]

    def seen(self, table: Table, narrator: Narrator, viewer: int | None = None) -> Seen:
        """Return what each seat of a table saw alone, up to now, as far as a viewer may know."""
        match, known = table.playing(), self._seen.setdefault(table, {})
        key = BYSTANDER if viewer is None or table.hidden is None else viewer
        if key not in known:
            known[key] = Seen(match.game, len(match.seats), *match.beginning())
        known[key].follow(match.seen_by(viewer), narrator)
        return known[key]

    def is_slow(self, table: Table, language: str) -> bool:
        """Return whether so much is left to describe that others should run in between."""
        match = table.match
        if match is None:
            return False
        return self._told(table, language).behind(match.event_count) > MANY_EVENTS

    def tell(
        self, shown: Json, table: Table, language: str, mine: Sequence[int] = (), after: int = 0
    ) -> Json:
        """Add the words of a table to what a viewer with these seats gets.

        They knew the table up to the entry `after`.
        """
        viewer, match = shown["seat"], table.match
        narrator = self.narrator_for(table, language, viewer)
        names = table_names(table.chairs, narrator.words)
        shown["mine"] = list(mine)
        shown["names"] = names
        shown["now"] = now(narrator, table, shown, names)
        if match is not None:
            shown["told"] = self.lines(table, language, viewer, after)
            shown["forecast"] = self.forecast(narrator, match, viewer)
            self.add_requests(narrator, table, shown, names)
            shown.setdefault("takeback", None)
            if viewer is not None:
                shown |= self.ahead(narrator, table, viewer)
                self.label(narrator, shown, names)
                self.add_takeback(narrator, match, shown, names)
        return shown

    def narrator_for(self, table: Table, language: str, viewer: int | None) -> Narrator:
        """Return the narrator of a table for a viewer."""
        return self._told(table, language, viewer).narrator

    def lines(self, table: Table, language: str, viewer: int | None, after: int) -> Json:
        """Return the log in words for a viewer who knew it up to the entry `after`."""
        told = self.log(table, language, viewer)
        narrator, story = told.narrator, table.story_of(viewer)
        seen = self.sights(table, narrator, viewer)
        eyes = spoken_to(table_names(table.chairs, narrator.words), viewer, narrator.words)
        return told.since(story.holds(after), story.notes, after, seen, eyes)

    def first_new(self, table: Table, language: str, viewer: int | None, after: int) -> int:
        """Return the number of events from which on lines are told again after an entry."""
        told, story = self._told(table, language, viewer), table.story_of(viewer)
        return told.first_new(story.holds(after), story.notes, after)

    def lines_for_all(
        self, table: Table, language: str, first_new: int, seen: Sequence[Sight]
    ) -> int:
        """Return how many lines a viewer has more than others, who are told the same; or -1."""
        return len(seen) if self._told(table, language).are_before(seen, first_new) else -1

    def sights(self, table: Table, narrator: Narrator, viewer: int | None) -> Sequence[Sight]:
        """Return what a viewer alone saw."""
        return () if viewer is None else self.seen(table, narrator, viewer).of(viewer)

    def ahead(self, narrator: Narrator, table: Table, seat: int) -> Json:
        """Return the plan and the prospects of a seat while the game is played."""
        if table.status != PLAYING:
            return {}
        return {
            "plan": self.plan(table, narrator, seat),
            "prospects": in_prospect(table.playing(), seat),
        }

    def plan(
        self,
        table: Table,
        narrator: Narrator,
        seat: int,
        reach: tuple[int, str] | None = None,
        names: tuple[str, ...] = (),
    ) -> Json:
        """Return what a seat has done and can undo, in words; see `Plans.plan`."""
        return self._plans.plan(table, narrator, seat, reach, names)

    def forget(self, table: Table) -> None:
        """Drop what was said of a table; it is said again when somebody looks."""
        self._logs.pop(table, None)
        self._prospects.pop(table, None)
        self._seen.pop(table, None)
        self._plans.forget(table)
        self.pictures.forget(table)

    def forget_plans(self, table: Table) -> None:
        """Drop the plans of a table whose game is over."""
        self._plans.forget(table)

    def prospects(self, table: Table, seat: int, basis: object) -> list[Json] | None:
        """Return what cards would find for a seat, each of which follows from `basis`."""
        known = self._prospects.get(table)
        if known is None:
            known = self._prospects[table] = Prospects()
        return known.of(table.playing(), seat, basis)

    def forecast(self, narrator: Narrator, match: Match, seat: int | None) -> Json | None:
        """Return the forecast of a seat if it ends now, where that makes sense."""
        if seat is None or match.outcome() is not None:
            return None
        told = foreseen(match, seat)
        return None if told is None else narrator.forecast(told)

    def add_requests(
        self, narrator: Narrator, table: Table, shown: Json, names: Sequence[str]
    ) -> None:
        """Add the words of open requests."""
        add_request(narrator, table, shown["asking"], names)
        if (knock := shown["knocking"]) is not None:
            bot = names[knock["seat"]]
            knock["text"] = narrator.words.say("knock-asks", name=knock["name"], bot=bot)

    def add_takeback(
        self, narrator: Narrator, match: Match, shown: Json, names: Sequence[str]
    ) -> None:
        """Say what a seat could ask to take back."""
        seat = shown["seat"]
        shown["takeback"] = takeback_of(narrator, match, seat, names) if shown["takeback"] else None

    def label(self, narrator: Narrator, shown: Json, names: Sequence[str]) -> None:
        """Add labels to a seat's choices, and the prompt."""
        choices: list[dict[str, Any]] = shown["choices"]
        if not choices:
            return
        view = shown["view"]
        shown["prompt"] = shown["now"]["text"]
        for choice in choices:
            choice["label"] = narrator.action(choice["do"], view, names)
            choice["late"] = narrator.lateness(choice["do"], view)
            choice["says"] = narrator.says(choice["preview"], shown["seat"], view, names)


def explained(reasons: list[Json], language: str) -> list[Json]:
    """Add the sentences to reasons why something is not allowed."""
    words = Words(language)
    return [{**one, "message": words.reason(Reason(one["code"], one["rule"]))} for one in reasons]
