"""The log in words: one line for what belongs together, with its place, its rule and its step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.kit.drive import Play, any_actor
from tests.kit.plain import Json
from tests.kit.stories import STORIES
from tests.tables.game.logs import DICE, NURSE, Logged, seated
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.core.records import Move, Record, fork
from wardround.dicehospital import events as dice_events
from wardround.dynamitenurse import events as nurse_events
from wardround.narration.dicehospital import lines as dice_lines
from wardround.narration.dynamitenurse import lines as nurse_lines
from wardround.narration.narrators import narrator_of
from wardround.tables.game.setup import TableSetup
from wardround.tables.game.showing import past
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.names import spoken_to, table_names
from wardround.tables.pictures.narrated_log import NarratedLog
from wardround.tables.pictures.private_events import Seen
from wardround.tables.replays.steps import Replayed
from wardround.words import LANGUAGES

BOTH = pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
FULL = {"dice-hospital": {"events": True, "promos": True}, "dynamite-nurse": {}}
FACES = TableWords()
DOCS = Path(__file__).parents[3] / "docs" / "rules"


class Part:
    """The beginning of a game, up to a step."""

    def __init__(self, course: Replayed, step: int) -> None:
        self._course = course
        self._ends, self.past = course.ends()[:step], object()
        self._step = step

    def events_since(self, number: int) -> list[Json]:
        """Return what happened after the first `number` events."""
        return self._course.events_since(0)[number : self._ends[-1]]

    def happened(self) -> list[Json]:
        """Return all events."""
        return self.events_since(0)

    def moves_since(self, number: int) -> list[Move]:
        """Return the moves after the first `number`."""
        return self._course.moves_since(0)[number : self._step]

    def ends(self, since: int = 0) -> list[int]:
        """Return how many events there were after each move but the first `since`."""
        return self._ends[since:]

    def opening(self) -> Json:
        """Return what everybody saw before the first event."""
        return self._course.opening()


def whole(log: Logged, language: str = "en", seat: int | None = None) -> list[Json]:
    """Return the log of a table as it is told for the first time."""
    narrator = FACES.narrator(log.table, language)
    names = table_names(log.table.chairs, narrator.words)
    told, seen = NarratedLog(narrator), Seen(log.game, len(names), *log.match.beginning())
    told.follow(log.match, names)
    if seat is not None:
        seen.follow(log.match, narrator)
    own = () if seat is None else seen.of(seat)
    notes, eyes = log.table.story.notes, spoken_to(names, seat, narrator.words)
    lines: list[Json] = told.since(0, notes, 0, own, eyes)["add"]
    return lines


def texts(lines: list[Json], **wanted: object) -> list[str]:
    """Return the texts of the lines with these values."""
    return [line["text"] for line in lines if wanted.items() <= line.items()]


# --- rules -----------------------------------------------------------------------------------


def ids_of(name: str) -> set[str]:
    """Return the rules that a file defines."""
    text = (DOCS / name).read_text(encoding="utf-8")
    return set(re.findall(r"^(?:- |\| )(D[HN]-[A-Z0-9.]+)", text, re.MULTILINE))


def test_every_kind_of_event_has_its_rule() -> None:
    dice = {name for name, _ in dice_events.KINDS} - set(dice_lines.WITHOUT_RULE)
    nurse = {name for name, _ in nurse_events.KINDS}

    assert dice - dice_lines.RULES.keys() == set()
    assert nurse ^ nurse_lines.RULES.keys() == set()


def test_every_rule_of_a_line_is_in_the_rules() -> None:
    dice = {*dice_lines.RULES.values(), *dice_lines.OF_POINTS.values()}
    nurse = {*nurse_lines.RULES.values(), *nurse_lines.OF_CAUSES.values()}

    assert dice - ids_of("dice-hospital.md") == set()
    assert nurse - ids_of("dynamite-nurse.md") == set()


# --- lines -----------------------------------------------------------------------------------


def test_what_happens_to_one_hospital_at_once_is_one_line() -> None:
    log = seated(DICE, 3, {"first-player": 0})
    log.play(Rng("neglect"), 60)
    told = [line for line in whole(log) if line["rule"] == "DH-6.1" and line["round"] == 1]

    assert [line["seat"] for line in told] == [0, 1, 2]
    assert told[0]["text"].startswith("Ann neglected patients: ")
    assert {(one["phase"], one["title"], one["kind"]) for one in told} == {
        ("neglect", "Neglected Patients", "result")
    }


def test_the_ambulances_are_loaded_in_one_line_however_often_somebody_is_asked() -> None:
    log, table_words = seated(DICE, 3, {"first-player": 0}, seed="s"), TableWords()
    lines: list[Json] = []
    after, loads = 0, 0
    while log.match.view(None)["round"] < 2:
        loads += "load" in log.match.view(None)["prompts"].values()
        log.play(Rng("x"), 1)
        told = table_words.shown(log.table, 0, "en", mine=[0], after=after)["told"]
        lines = [*lines[: told["keep"]], *told["add"]]
        after = log.table.seq
    told_of = [line for line in lines if line["rule"] == "DH-3.2"]

    assert loads > 1
    assert len(told_of) == 1
    assert told_of[0]["text"].count("Ambulance 4 took") == 1


def test_points_are_told_with_the_total_of_that_moment() -> None:
    log = seated(DICE, 2, {}, seed="points")
    log.play(Rng("points"), 100_000)
    lines = whole(log)
    view = log.match.view(None)

    for seat, name in enumerate(("Ann", "Bob")):
        told = [text for text in texts(lines, seat=seat) if f"{name} scored" in text]
        totals = [int(text.rpartition(": ")[2].rstrip(".")) for text in told]
        assert totals[-1] == view["hospitals"][seat]["score"]
        assert totals == sorted(totals)


def test_a_patient_of_dynamite_nurse_suffers_for_a_reason_from_earlier_in_the_turn() -> None:
    log = seated(NURSE, 3, seed="s")
    log.play(Rng("x"), 100_000)
    lines = [line for line in whole(log) if line["text"].endswith("(not enough beds).")]

    assert {(line["phase"], line["rule"]) for line in lines} == {("admission", "DN-8.2")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_patients_go_by_what_one_sees_of_them_and_not_by_numbers(language: str) -> None:
    log, rng, said = seated(NURSE, 3, seed="s"), Rng("seen"), list[str]()
    for _ in range(12):
        log.play(rng, 5)
        seat = (log.match.actors() or [0])[0]
        shown = FACES.shown(log.table, seat, language)
        said += [shown["now"]["text"], *texts(shown["told"]["add"])]
        said += [text for one in shown["choices"] for text in (one["label"], one["says"])]

    assert [text for text in said if re.search(r"\bP\d\d", text)] == []
    assert any(re.search(r"\((?:Severity|gravité|gravità) \d\)", text) for text in said)


@BOTH
def test_lines_go_from_step_to_step_and_from_round_to_round(game: Game) -> None:
    log = seated(game, 3, FULL[game.id])
    log.play(Rng("order"), 100_000)
    lines = whole(log)
    rounds = [line["round"] or 0 for line in lines]
    steps = [line["step"] for line in lines]

    assert steps == sorted(steps)
    assert rounds == sorted(rounds)
    assert rounds[-1] == past(log.table, None, steps[-1])["view"].get("round", rounds[-1])
    assert steps[-1] == log.match.version
    assert {line["kind"] for line in lines} == {"action", "luck", "result"}
    assert not any(line["own"] for line in lines)


@BOTH
def test_the_phases_of_lines_are_those_that_everybody_saw(game: Game) -> None:
    """Whatever is told last before somebody decides happened in a phase that had begun."""
    log, rng, table_words = seated(game, 3, FULL[game.id]), Rng("phases"), TableWords()
    order = ["setup", *[one["id"] for one in phases(log)], "end"]
    for _ in range(120):
        if not log.match.actors():
            break
        log.play(rng, 1)
        line, view = table_words.lines(log.table, "en", None, 0)["add"][-1], log.match.view(None)
        if line["round"] == view.get("round", view.get("turn")):
            assert order.index(line["phase"]) <= order.index(view["phase"]), line


def phases(log: Logged) -> list[Json]:
    """Return the track of a game."""
    told = TableWords().shown(log.table, None, "en")
    track: list[Json] = told["now"]["phases"]
    return track


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_lines_in_its_own_words(game: Game, language: str) -> None:
    log = seated(game, 3, FULL[game.id])
    log.play(Rng("languages"), 150)
    english, told = whole(log), whole(log, language)
    own = {"text", "title"}

    assert [{k: v for k, v in one.items() if k not in own} for one in told] == [
        {k: v for k, v in one.items() if k not in own} for one in english
    ]
    assert (told == english) == (language == "en")


# --- following -------------------------------------------------------------------------------


@BOTH
def test_whoever_follows_has_the_log_that_a_newcomer_is_told(game: Game) -> None:
    """Also when things are taken back and done again, by others in between."""
    log, rng, table_words = seated(game, 3, FULL[game.id]), Rng("follow"), TableWords()
    known: dict[int, tuple[int, list[Json]]] = {seat: (0, []) for seat in range(3)}
    undone = 0
    for number in range(160):
        if not log.match.actors():
            break
        for seat in range(3):
            while log.match.may_undo(seat) and rng.below(4) == 0:
                log.add("undo", seat, {})
                undone += 1
        log.play(rng, 1, by="person")
        seat = number % 3  # each looks now and then
        after, lines = known[seat]
        told = table_words.shown(log.table, seat, "en", mine=[seat], after=after)["told"]
        lines = [*lines[: told["keep"]], *told["add"]]
        known[seat] = (log.table.seq, lines)
        if number % 5 < 2:
            assert lines == whole(log, seat=seat)

    assert undone > 10


@pytest.mark.parametrize("name", ["prototype-with-all", "nurse-attacks"])
def test_a_log_that_grows_with_a_golden_game_is_always_the_whole_one(name: str) -> None:
    """Whenever a follower looked last, also when much was taken back since, and seats mix."""
    (story,) = [one for one in STORIES if one.name == name]
    play = Play(story.terms, story.seats, story.seed, story.chooser, any_actor)
    for _ in play.states():
        pass
    names = [f"Player {seat + 1}" for seat in range(story.seats)]
    every, rng = Replayed(Record(story.terms, names, "", play.moves)), Rng(name)
    growing, narrator = NarratedLog(narrator_of(story.terms, "en")), narrator_of(story.terms, "en")
    seen: dict[int, list[Json]] = {}
    ends = every.ends()
    stops = [at for at in range(1, len(ends)) if not play.moves[at].is_luck()]
    for stop in (stops[rng.below(len(stops))] for _ in range(45)):
        part = Part(every, stop)
        growing.follow(part, names)
        fresh = NarratedLog(narrator)
        fresh.follow(part, names)
        seen[stop] = fresh.since(0)["add"]
        for before, lines in seen.items():
            told = growing.since(min(ends[before - 1], ends[stop - 1]))
            assert [*lines[: told["keep"]], *told["add"]] == seen[stop]


def test_what_somebody_does_with_a_meeple_is_one_line_that_grows_and_shrinks() -> None:
    log, table_words = seated(DICE, 2, {"first-player": 0}, seed="deeds"), TableWords()
    rng = Rng("deeds")
    for seat in (0, 1):
        log.add("automatic", seat, {"on": False})
    while set(log.match.view(None)["prompts"].values()) != {"place"}:
        log.play(rng, 1)
    before = len(whole(log))
    for seat, text in ((0, "place nurse clinic"), (1, "place nurse imaging")):
        log.act(seat, text)
    treat = next(one for one in map(log.match.text, log.match.legal(0)) if "as" not in one)
    log.act(0, treat)
    told = texts(whole(log))[before:]
    log.add("undo", 0, {})
    again = texts(table_words.log(log.table, "en").since(0)["add"])[before:]

    assert told[0] == "Bob: nurse in Imaging."
    assert re.fullmatch(r"Ann: nurse in Clinic, \w+ \d (to \d|discharged)\.", told[1])
    assert again == ["Ann: nurse in Clinic.", "Bob: nurse in Imaging."]


# --- what only one seat saw ------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_reads_what_it_saw_alone_and_nobody_else_does(game: Game, language: str) -> None:
    log = seated(game, 3)
    log.play(Rng("alone"), 120)
    public = whole(log, language)
    assert not any(line["own"] for line in public)
    for seat in range(3):
        lines = whole(log, language, seat)
        own = [line for line in lines if line["own"]]
        assert [line for line in lines if not line["own"]] == public
        assert {line["seat"] for line in own} == {seat}
        assert own


def test_the_cards_of_a_new_hand_are_told_in_the_turn_that_drew_them() -> None:
    log = seated(NURSE, 3)
    log.play(Rng("hands"), 200)
    lines = whole(log, seat=0)
    own = [at for at, line in enumerate(lines) if line["own"] and line["round"]]

    for at in own:
        assert lines[at]["text"].startswith("You drew ")
        assert lines[at]["round"] == lines[at - 1]["round"]
        assert lines[at]["rule"] == "DN-5.2"
    assert len(own) > 3


@BOTH
def test_what_was_seen_is_what_the_views_show(game: Game) -> None:
    """Every card drawn and every administrator dealt, also after much was taken back."""
    log, rng, table_words = seated(game, 3), Rng("sights"), TableWords()
    for _ in range(80):
        if not log.match.actors():
            break
        seat = log.match.actors()[0]
        if rng.below(3) == 0 and log.match.may_undo(seat):
            log.add("undo", seat, {})
        log.play(rng, 1, by="person")
        table_words.seen(log.table, table_words.narrator(log.table, "en"))
    growing = table_words.seen(log.table, table_words.narrator(log.table, "en")).all()

    assert growing == TableWords().seen(log.table, table_words.narrator(log.table, "en")).all()
    assert {one.seat for one in growing} == {0, 1, 2}
    for one in growing:
        assert len(one.event["dealt"]) == 2 if game is DICE else one.event["cards"]


def test_going_far_back_when_alone_shortens_the_log() -> None:
    log, table_words = seated(DICE, 1), TableWords()
    log.play(Rng("alone"), 40, by="person")
    before = len(table_words.log(log.table, "en").lines)
    for _ in range(12):
        log.add("undo", 0, {"across": True})
    told = table_words.log(log.table, "en").since(0)["add"]

    assert len(told) < before
    assert told == whole(log)


def test_a_new_name_is_told_from_the_beginning() -> None:
    log, table_words = seated(DICE, 2), TableWords()
    log.play(Rng("names"), 30)
    before = [line.text for line in table_words.log(log.table, "en").lines]
    log.table.chairs.all[0].name = "Zoe"
    after = [line.text for line in table_words.log(log.table, "en").lines]

    assert after == [text.replace("Ann", "Zoe") for text in before]
    assert after != before


def test_a_game_that_was_taken_over_is_told_from_there_on_with_its_points() -> None:
    first = seated(DICE, 2, seed="points")
    first.play(Rng("points"), 100_000)
    moves = fork(first.match.record(), first.match.version - 60).moves
    log = Logged(DICE, TableSetup(DICE.id, "other", first.setup.places, {}, moves=tuple(moves)))
    for seat, name in enumerate(("Ann", "Bob")):
        log.add("sit", seat, {"name": name, "person": name})
    log.play(Rng("points"), 100_000)
    told = whole(log)
    scores = [one["score"] for one in log.match.view(None)["hospitals"]]
    totals = [text for text in texts(told, kind="result") if "Total: " in text]

    assert told[0]["step"] > len(moves)
    assert totals[-1].endswith((f"Total: {scores[0]}.", f"Total: {scores[1]}."))
