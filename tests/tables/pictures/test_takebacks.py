"""Takebacks in words: who asks for what, and lines of the log that say what was taken back."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.tables.game.logs import DICE, NURSE, Logged, seated
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.pictures import TableWords
from wardround.words import LANGUAGES


def told(log: Logged, viewer: int | None, language: str = "en", after: int = 0) -> Json:
    """Return a table as it is sent to a viewer who knew it up to an entry."""
    return TableWords().shown(log.table, viewer, language, after=after)


def answered(log: Logged, seat: int, do: str) -> None:
    """Let a seat answer to what is asked."""
    asked = log.table.takebacks.asked
    assert asked is not None
    log.add("takeback", seat, {"do": do, "asked": asked.seq})


def asking(game: Game = DICE) -> Logged:
    """Return a game in which the first seat asks to take back that it finished its activation."""
    log = seated(game, 3, {"first-player": 0, "no-administrators": True}, takebacks="ask")
    rng = Rng("asking")
    while log.match.view(None)["phase"] != "activation":
        log.play(rng, 1, by="person")
    for seat in range(3):
        log.act(seat, "done")
    log.add("takeback", 0, {"do": "ask"})
    return log


def test_the_others_are_told_which_decision_is_meant_and_what_goes_with_it() -> None:
    log = asking()

    assert told(log, 1)["asking"]["move"] == "Ann finished the activation."
    assert told(log, None)["asking"] == told(log, 1)["asking"]
    assert {language: told(log, 1, language)["asking"]["text"] for language in LANGUAGES} == {
        "en": "Ann asks for a takeback: “Ann finished the activation.”",
        "fr": "Ann demande une reprise de coup\u00a0: «\u00a0Ann a terminé l’activation.\u00a0»",
        "it": "Ann chiede di annullare: «Ann ha finito l’attivazione.»",
    }


def test_who_could_ask_is_told_for_what() -> None:
    log = asking()
    mine = told(log, 1)["takeback"]
    answered(log, 1, "refuse")

    assert mine is None
    assert told(log, 1)["takeback"] == {"move": "Bob finished the activation."}
    assert told(log, 0)["takeback"] is None


@pytest.mark.parametrize(
    ("do", "text"),
    [
        ("agree", "Ann took back: “Ann finished the activation.”"),
        ("refuse", "Bob declined Ann’s takeback: “Ann finished the activation.”"),
    ],
)
def test_the_log_says_what_was_taken_back_and_what_was_not(do: str, text: str) -> None:
    log = asking()
    if do == "agree":
        answered(log, 2, do)
    answered(log, 1, do)
    line = told(log, None)["told"]["add"][-1]

    assert (line["text"], line["seat"], line["kind"]) == (text, 0, "talk")
    assert line["phase"] == ("activation" if do == "agree" else "intake")


@pytest.mark.parametrize("game", [DICE, NURSE], ids=lambda game: game.id)
def test_whoever_follows_the_log_knows_the_same_as_who_reads_it_whole(game: Game) -> None:
    """Also those who look only now and then, while much is taken back."""
    log, rng, table_words = seated(game, 3, takebacks="ask"), Rng(f"follow/{game.id}"), TableWords()
    known: list[tuple[int, list[str]]] = [(0, []), (0, []), (0, [])]
    taken = 0
    for _ in range(90):
        seat = rng.below(3)
        if rng.below(3) == 0 and log.table.takebacks.offered(log.match, log.table.chairs, seat):
            log.add("takeback", seat, {"do": "ask"})
            for other in [one for one in range(3) if one != seat]:
                if log.table.takebacks.asked is not None:
                    answered(log, other, "refuse" if rng.below(6) == 0 else "agree")
            taken += 1
        else:
            log.play(rng, 1, by="person")
        for reader, (after, lines) in enumerate(known):
            if rng.below(reader * 3 + 1) == 0:
                shown = table_words.shown(log.table, None, "en", after=after)
                fresh = [line["text"] for line in shown["told"]["add"]]
                known[reader] = (log.table.seq, [*lines[: shown["told"]["keep"]], *fresh])
                whole = table_words.shown(log.table, None, "en")["told"]["add"]

                assert known[reader][1] == [line["text"] for line in whole]

    assert taken > 5
