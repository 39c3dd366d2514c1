"""What is typed in the fewest words: names in any order, several actions with no sign between."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.narrators import typing
from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, seated
from tests.tables.pictures.test_understanding import activating, carried_out, refusal
from wardround.core.errors import BadNotation
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.core.reveals import others, reveals
from wardround.narration.narrator import Narrator
from wardround.narration.understanding import Reading, action_typed
from wardround.narration.unpunctuated import Unpunctuated
from wardround.tables.game.match import Match
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.names import table_names
from wardround.tables.pictures.questions import Questions
from wardround.tables.pictures.understanding import Typed
from wardround.terminal.line import LinePlay
from wardround.words import LANGUAGES

BOTH = pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
IN_EACH = pytest.mark.parametrize("language", LANGUAGES)
WORDS = TableWords()


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "nurse clinic yellow 5"),
        ("en", "Y5 clinic nurse"),
        ("en", "clinic yellow 5 nurse"),
        ("en", "place nurse clinic heal yellow 5"),
        ("fr", "infirmière clinic jaune 5"),
        ("fr", "jaune 5 clinic infirmière"),
        ("it", "infermiere clinic giallo 5"),
        ("it", "giallo 5 infermiere clinic"),
    ],
)
def test_a_placement_and_its_target_need_no_verbs_and_no_order(language: str, text: str) -> None:
    assert carried_out(activating(), text, language) == ["place nurse clinic", "treat Y5"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "simple surgery examination"),
        ("fr", "chirurgie simple examen"),
        ("it", "chirurgia semplice esame"),
    ],
)
def test_cards_are_played_in_the_order_in_which_they_are_named(language: str, text: str) -> None:
    done = carried_out(seated(NURSE, 3, seed="both"), text, language)

    assert done == ["play simple-surgery", "play examination"]


def test_what_is_left_open_is_asked_for_and_nothing_is_done() -> None:
    log = activating()

    assert refusal(log, "clinic yellow 5") == (
        "“clinic yellow 5” could mean: “Place a nurse in Clinic; Treat yellow 5”, "
        "“Place the General Practitioner in Clinic; Treat yellow 5”. Which one?"
    )
    assert log.match.view(0)["prompts"] == {"0": "place"}


def test_what_cannot_follow_is_refused_with_its_reason_before_anything_is_done() -> None:
    log = activating()

    assert refusal(log, "nurse clinic red 6") == "Patient not found (DH-5.2)."
    assert refusal(log, "nurse clinic polka").startswith("Didn’t understand “nurse clinic polka”.")
    assert log.match.view(0)["prompts"] == {"0": "place"}


def test_a_line_that_could_be_read_in_too_many_ways_is_not_read() -> None:
    log = activating()
    run_on = Unpunctuated(log.match, WORDS.narrator(log.table, "en"), 0, ["Ann"])
    names = "nurse general practitioner clinic imaging oncology pharmacy R2 R3 Y2 Y4 Y5"

    assert run_on.ways("nurse clinic Y5 general practitioner imaging R3 polka") == []
    assert run_on.ways(names) == []
    assert len(run_on.ways("nurse clinic Y5 general practitioner imaging R3")) == 1


def test_what_could_cost_something_or_not_is_not_guessed() -> None:
    log, rng = seated(DICE, 1, seed="bag 19"), Rng("bag 19")
    while {"treat R2", "transfuse R2"} - {log.match.text(one) for one in log.match.legal(0)}:
        log.play(rng, 1)

    assert refusal(log, "red 2") == (
        "“red 2” could mean: “Treat red 2”, “Give red 2 a blood bag: heal it by 1”. Which one?"
    )
    assert carried_out(log, "heal red 2") == ["treat R2"]


@pytest.mark.parametrize("text", ["nurse clinic yellow 5?", "nurse clinic ?", "done?"])
def test_a_question_does_nothing_and_is_answered(text: str) -> None:
    log = activating()
    narrator = WORDS.narrator(log.table, "en")
    with pytest.raises(BadNotation) as told:
        Typed(log.table, narrator, 0, text)

    assert told.value.code == "typed-question"
    assert Questions(log.table, narrator, 0).answer(text) == ["You can do this now."]


def test_line_play_understands_the_same() -> None:
    log = activating()
    console, written = typing("nurse clinic yellow 5?", "yellow 5 nurse clinic", "quit")
    play = LinePlay(log.match, WORDS.narrator(log.table, "en"), console)
    before = log.match.version
    play.run()

    assert "You can do this now." in written.getvalue()
    done = [log.match.text(move.action) for move in log.match.moves_since(before)]
    assert done == ["place nurse clinic", "treat Y5"]


# --- every choice ----------------------------------------------------------------------------


def moments(
    game: Game, language: str, count: int
) -> Iterator[tuple[Match, Narrator, int, list[str]]]:
    """Return moments of some games, with who decides and what everybody is called."""
    for seed in ("one", "two"):
        log, rng = seated(game, 3, seed=seed), Rng(seed)
        narrator = WORDS.narrator(log.table, language)
        for _ in range(count):
            if not log.match.actors():
                break
            yield (
                log.match,
                narrator,
                log.match.actors()[0],
                table_names(log.table.chairs, narrator.words),
            )
            log.play(rng, 1 + rng.below(3))


def short(narrator: Narrator, record: Json, names: list[str]) -> list[str]:
    """Return what an action is about, in the reader's words; the verb of what is about nothing."""
    called = [some[min(1, len(some) - 1)] for some in narrator.grammar.called(record, names)]
    return called or narrator.grammar.verbs(str(record["verb"]))[:1]


def turned(parts: list[str], rng: Rng) -> str:
    """Return words in another order."""
    at = rng.below(len(parts))
    return " ".join([*parts[at:], *parts[:at]])


def picked(actions: list[int], rng: Rng) -> int:
    """Return one of some actions."""
    return actions[rng.below(len(actions))]


@BOTH
@IN_EACH
def test_the_names_in_a_choice_mean_it_or_are_asked_about(game: Game, language: str) -> None:
    rng, looked = Rng("short"), 0
    for match, narrator, seat, names in moments(game, language, 50):
        reading, view = Reading(match, narrator, seat, names), match.view(seat)
        for action in match.legal(seat):
            record = match.action_record(action)
            text, label = (
                turned(short(narrator, record, names), rng),
                narrator.action(record, view, names),
            )
            looked += 1
            meant = {one.label for one in reading.meant(text)}
            assert label in meant
            if len(meant) > 1:
                with pytest.raises(BadNotation, match="several-meant"):
                    reading.action(text)
            else:
                understood = match.action_record(reading.action(text))
                assert narrator.action(understood, view, names) == label

    assert looked > 0


@BOTH
@IN_EACH
def test_two_choices_in_a_row_mean_themselves_or_are_asked_about(game: Game, language: str) -> None:
    rng, looked = Rng("rows"), 0
    for match, narrator, seat, names in moments(game, language, 40):
        state = match.imagined(seat)
        imagined = others(game, state, seat)
        first = picked(match.legal(seat), rng)
        after, _ = game.step(state, seat, first)
        if seat not in game.actors(after) or reveals(game, imagined, after, seat, first):
            continue
        second = picked(game.legal(after, seat), rng)
        records = [game.action_record(state, first), game.action_record(after, second)]
        views = [game.view(state, seat), game.view(after, seat)]
        if any(narrator.lateness(*one) for one in zip(records, views, strict=True)):
            continue
        wanted = (game.action_text(state, first), game.action_text(after, second))
        named = [turned(short(narrator, record, names), rng) for record in records]
        if sorted(named[0].split()) == sorted(named[1].split()):
            continue  # said twice it is meant once; a comma parts it
        text = " ".join(named)
        looked += 1
        try:
            action, later = action_typed(match, narrator, seat, text, names)
            assert (match.text(action), *later) == wanted
        except BadNotation:
            ways = Unpunctuated(match, narrator, seat, names).ways(text)
            assert wanted in [way.texts for way in ways]

    assert looked > 0
