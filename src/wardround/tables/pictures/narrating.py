"""Adds the words to what a viewer gets of a table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from weakref import WeakKeyDictionary

from wardround import catalog
from wardround.core.game import Reason
from wardround.core.json_types import Forecast
from wardround.core.records import Terms
from wardround.narration.narrator import Narrator
from wardround.narration.narrators import narrator_of
from wardround.tables.game import showing
from wardround.tables.game.match import Match
from wardround.tables.game.table import PLAYING, Table
from wardround.tables.game.table_types import ReasonRecord
from wardround.tables.pictures.forecasts import Prospects, foreseen, in_prospect
from wardround.tables.pictures.names import spoken_to, table_names
from wardround.tables.pictures.narrated_log import NarratedLog
from wardround.tables.pictures.now import now
from wardround.tables.pictures.own import own, standing
from wardround.tables.pictures.picture_types import (
    BoardPart,
    ForecastPart,
    HerePart,
    LogPart,
    PlanPart,
    Prospect,
    ProspectsPart,
    ReasonShape,
    Shown,
    ToldShape,
)
from wardround.tables.pictures.pictures import Pictures
from wardround.tables.pictures.plan import Plans
from wardround.tables.pictures.private_events import Seen, Sight
from wardround.tables.pictures.takebacks import requests
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
        self.plans = Plans()
        self._prospects: WeakKeyDictionary[Table, Prospects] = WeakKeyDictionary()
        self.pictures = Pictures(self)
        self._seen: WeakKeyDictionary[Table, dict[int, Seen]] = WeakKeyDictionary()

    def _make_narrator(self, game: str, settings: str, packs: str, language: str) -> Narrator:
        """Return the narrator for terms given as text, so that equal ones share it."""
        terms = Terms(catalog.find(game), json.loads(settings), json.loads(packs))
        return narrator_of(terms, language, numbered=False)

    def narrator(self, table: Table, language: str) -> Narrator:
        """Return the narrator of a table in a language."""
        return self._narrated(table, language).narrator

    def log(self, table: Table, language: str, viewer: int | None = None) -> NarratedLog:
        """Return the log of a table in a language, up to now; nobody else may change the table."""
        told = self._narrated(table, language, viewer)
        match = table.playing().seen_by(viewer)
        told.follow(match, table_names(table.chairs, told.narrator.words))
        return told

    def _narrated(self, table: Table, language: str, viewer: int | None = None) -> NarratedLog:
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
        if match.outcome() is not None:
            known[key].close()
        return known[key]

    def is_slow(self, table: Table, language: str) -> bool:
        """Return whether so much is left to describe that others should run in between."""
        match = table.match
        if match is None:
            return False
        return self._narrated(table, language).behind(match.event_count) > MANY_EVENTS

    def shown(
        self,
        table: Table,
        viewer: int | None,
        language: str,
        *,
        mine: Sequence[int] = (),
        after: int = 0,
    ) -> Shown:
        """Return all that a viewer with these seats may see, made from nothing.

        They knew the table up to the entry `after`.
        """
        match, narrator = table.match, self.narrator_for(table, language, viewer)
        names = table_names(table.chairs, narrator.words)
        view = {} if match is None else match.view(viewer)
        plan, ahead, forecast = PlanPart(), ProspectsPart(), ForecastPart()
        board, log, here = BoardPart(), LogPart(), HerePart(mine=list(mine), away=[])
        if match is not None:
            board["view"] = view
            log["steps"] = match.seen_by(viewer).version
            log["log"] = showing.events(table, match, viewer, after)
            log["told"] = self.lines(table, language, viewer, after)
            here["seed"] = showing.seed(table)
            forecast["forecast"] = self.forecast(narrator, match, viewer)
        if match is not None and viewer is not None:
            plan["undo"], plan["redo"] = match.may_undo(viewer), match.may_redo(viewer)
            if table.status == PLAYING:
                plan["plan"] = self.plans.plan(table, narrator, viewer)
                ahead["prospects"] = in_prospect(match, viewer)
        return {
            "seq": table.seq,
            **showing.setup(table),
            **showing.seating(table),
            "names": names,
            **requests(narrator, table, names),
            "now": now(narrator, table, viewer, view, names),
            **standing(narrator, table, viewer, names),
            **own(narrator, table, viewer, view, names),
            **plan,
            **forecast,
            **ahead,
            **board,
            **log,
            "said": showing.said(table, viewer, after),
            **here,
        }

    def narrator_for(self, table: Table, language: str, viewer: int | None) -> Narrator:
        """Return the narrator of a table for a viewer."""
        return self._narrated(table, language, viewer).narrator

    def lines(self, table: Table, language: str, viewer: int | None, after: int) -> ToldShape:
        """Return the log in words for a viewer who knew it up to the entry `after`."""
        told = self.log(table, language, viewer)
        narrator, story = told.narrator, table.story_of(viewer)
        seen = self.sights(table, narrator, viewer)
        eyes = spoken_to(table_names(table.chairs, narrator.words), viewer, narrator.words)
        return told.since(story.holds(after), story.notes, after, seen, eyes)

    def first_new(self, table: Table, language: str, viewer: int | None, after: int) -> int:
        """Return the number of events from which on lines are told again after an entry."""
        told, story = self._narrated(table, language, viewer), table.story_of(viewer)
        return told.first_new(story.holds(after), story.notes, after)

    def lines_for_all(
        self, table: Table, language: str, first_new: int, seen: Sequence[Sight]
    ) -> int:
        """Return how many lines a viewer has more than others, who are told the same; or -1."""
        return len(seen) if self._narrated(table, language).are_before(seen, first_new) else -1

    def sights(self, table: Table, narrator: Narrator, viewer: int | None) -> Sequence[Sight]:
        """Return what a viewer alone saw."""
        return () if viewer is None else self.seen(table, narrator, viewer).of(viewer)

    def pack(self, table: Table) -> None:
        """Keep less of a table whose game is over: few still ask what led to the end."""
        for log in self._logs.get(table, {}).values():
            log.pack()
        self.pictures.pack(table)

    def forget(self, table: Table) -> None:
        """Drop what was said of a table; it is said again when somebody looks."""
        self._logs.pop(table, None)
        self._seen.pop(table, None)
        self.forget_plans(table)
        self.pictures.forget(table)

    def forget_plans(self, table: Table) -> None:
        """Drop what was said of the plans for a game that is over."""
        self._prospects.pop(table, None)
        self.plans.forget(table)

    def prospects(self, table: Table, seat: int, basis: object) -> list[Prospect] | None:
        """Return what cards would find for a seat, each of which follows from `basis`."""
        known = self._prospects.get(table)
        if known is None:
            known = self._prospects[table] = Prospects()
        return known.of(table.playing(), seat, basis)

    def forecast(self, narrator: Narrator, match: Match, seat: int | None) -> Forecast | None:
        """Return the forecast of a seat if it ends now, where that makes sense."""
        if seat is None or match.outcome() is not None:
            return None
        told = foreseen(match, seat)
        return None if told is None else narrator.forecast(told)


def explained(reasons: Sequence[ReasonRecord], language: str) -> list[ReasonShape]:
    """Add the sentences to reasons why something is not allowed."""
    words = Words(language)
    return [{**one, "message": words.reason(Reason(one["code"], one["rule"]))} for one in reasons]
