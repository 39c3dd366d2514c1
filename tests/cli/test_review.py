"""`wardround review`: the coach's report in words and as JSON, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.reviews import played
from tests.kit.shell import Shell
from wardround.catalog import GAMES, find
from wardround.coach.dicehospital import coach
from wardround.coach.dynamitenurse import coach as nurse_coach
from wardround.core.record_text import write
from wardround.core.records import fork
from wardround.words import LANGUAGES

LITTLE = coach.Effort(draft_width=1, width=2, samples=1, proof_width=5, proof_nodes=50)
FIRST = {
    "en": "Random 1: ",
    "fr": "Hasard 1\u00a0: ",
    "it": "Casuale 1: ",
}


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach think little, so that the tests are quick."""
    monkeypatch.setattr(coach, "USUAL", LITTLE)
    monkeypatch.setattr(nurse_coach, "LIMIT", 10)


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Return the files of a game of each kind, in which seat 1 is played at random."""
    found: dict[str, str] = {}
    for game, bots in (("dice-hospital", "random random"), ("dynamite-nurse", "random easy easy")):
        path = tmp_path / f"{game}.jsonl"
        path.write_text(write(played(find(game), bots)), encoding="utf-8")
        found[game] = str(path)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_reads_in_every_language_and_fits_the_screen(
    run: Shell, files: dict[str, str], game: str, language: str
) -> None:
    told = run("review", files[game], "--seat", "1", "--lang", language)

    assert told.status == 0
    assert told.out.startswith(FIRST[language])
    assert max(len(line) for line in told.out.splitlines()) < 80
    assert "coach-" not in told.out
    assert told.err == ""


def test_json_tells_every_seat_and_one_seat_as_asked(run: Shell, files: dict[str, str]) -> None:
    everybody = run("review", files["dynamite-nurse"], "--json").json()
    one = run("review", files["dynamite-nurse"], "--seat", "2", "--json").json()
    assert isinstance(everybody, dict)
    assert isinstance(one, dict)

    assert [seat["seat"] for seat in everybody["seats"]] == [0, 1, 2]
    assert one["seats"] == [everybody["seats"][1]]
    for seat in everybody["seats"]:
        total = seat["par"] + sum(seat["luck"].values()) - sum(seat["losses"].values())
        assert round(total, 6) == seat["value"] == seat["score"]


def test_an_open_game_is_told_as_far_as_it_goes(run: Shell, tmp_path: Path) -> None:
    record = played(find("dice-hospital"), "random random")
    path = tmp_path / "open.jsonl"
    path.write_text(write(fork(record, 60)), encoding="utf-8")
    told = run("review", str(path), "--seat", "1")

    assert told.status == 0
    assert "so far, about " in told.out.splitlines()[0]
    assert "This game file ends early." in told.out


def test_a_seat_that_is_not_there_is_wrong_usage(run: Shell, files: dict[str, str]) -> None:
    told = run.refused("review", files["dice-hospital"], "--seat", "3")

    assert told.status == 2
    assert "Choose a seat from 1 to 2." in told.err


def test_a_bad_record_is_refused_with_one_sentence(run: Shell, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text("no record\n", encoding="utf-8")

    assert run.refused("review", str(path)).status == 1
    assert run.refused("review", str(tmp_path / "none.jsonl")).status == 2
