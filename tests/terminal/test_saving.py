"""Games are kept in files, and nothing else is written over."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from tests.kit.narrators import TinyNarrator, typing
from tests.kit.tiny import TINY, find
from wardround import catalog
from wardround.bots.registry import read_seats
from wardround.core.record_text import read
from wardround.core.records import Terms
from wardround.narration.narrators import narrator_of
from wardround.tables.game.match import Match
from wardround.terminal.files import FileProblem, check_writable, write_file
from wardround.terminal.line import LinePlay
from wardround.terminal.session import Console


def begun(
    console: Console,
    keep_in: str | None = None,
    seats: str = "human random",
    seed: str = "seed",
) -> LinePlay:
    """Return a game, of a person against a bot if nothing else is said."""
    match = Match(Terms(TINY, {}, {}), read_seats(seats.split(), TINY), seed)
    return LinePlay(match, TinyNarrator(), console, keep_in)


def told(
    *lines: str, keep_in: str | None = None, seats: str = "human random", seed: str = "seed"
) -> str:
    """Return what is told when these lines are typed."""
    console, written = typing(*lines)
    begun(console, keep_in, seats, seed).run()
    return " ".join(written.getvalue().split())


def loaded(file: Path, console: Console, keep_in: str | None = None) -> LinePlay:
    """Return the game in a file, played on with other luck."""
    record = read(file.read_text(), "game.jsonl", find)
    match = Match(record.terms, read_seats(record.seats, TINY), "other", record.moves)
    return LinePlay(match, TinyNarrator(), console, keep_in, str(file))


def with_undo(console: Console, keep_in: str | None = None) -> LinePlay:
    """Return a game in which a card of the first hand can be played and taken back."""
    game = catalog.find("dynamite-nurse")
    terms = Terms(game, {"first-player": 0}, {})
    match = Match(terms, read_seats(["human", "random", "random"], game), "1")
    return LinePlay(match, narrator_of(terms, "en"), console, keep_in)


@pytest.mark.parametrize("lines", [("quit",), ("q",), ("exit",), ("1", "quit"), ()])
def test_a_game_left_is_kept(tmp_path: Path, lines: tuple[str, ...]) -> None:
    file = tmp_path / "game.jsonl"

    assert f"It’s saved in {file}" in told(*lines, keep_in=str(file))
    assert read(file.read_text(), "game.jsonl", find).outcome is None


class Interrupting(Console):
    """A console at which Ctrl-C is pressed."""

    def ask(self, question: str) -> str | None:
        """Interrupt."""
        raise KeyboardInterrupt


def test_a_game_interrupted_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    _, written = typing()
    play = begun(Interrupting(written, written), str(file))

    assert not play.run()
    assert play.interrupted
    assert written.getvalue().startswith("Tiny")
    assert read(file.read_text(), "game.jsonl", find).outcome is None


def test_a_file_that_cannot_be_kept_is_refused_before_the_game(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine")
    for name in (notes, tmp_path, tmp_path / "no" / "game.jsonl"):
        with pytest.raises(FileProblem):
            begun(typing()[0], str(name))
    with pytest.raises(FileProblem):
        begun(typing()[0], "")

    assert [one.name for one in tmp_path.iterdir()] == ["notes.txt"]


def test_only_a_record_is_written_over_without_asking(tmp_path: Path) -> None:
    notes, game = tmp_path / "notes.txt", tmp_path / "game.jsonl"
    notes.write_text("mine")

    assert "isn’t a game file" in told(f"save {notes}")
    assert notes.read_text() == "mine"
    assert f"Saved to {notes}." in told(f"save {notes}", f"save {notes}")
    assert told(f"save {game}", "1", f"save {game}").count(f"Saved to {game}.") == 2


def test_saving_after_playing_on_tells_what_is_lost(tmp_path: Path) -> None:
    game = tmp_path / "game.jsonl"

    assert "It’s saved in" in told(f"save {game}", "quit")
    assert "Everything since the last save" in told(f"save {game}", "1", "quit")


@pytest.mark.parametrize("line", ["save", 'save ""', "save ''"])
def test_a_file_must_have_a_name(line: str) -> None:
    assert "Add a file name" in told(line)


def test_the_home_folder_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    told("save ~/game.jsonl")

    assert (tmp_path / "game.jsonl").is_file()


def test_nothing_half_written_is_left_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(FileProblem):
        write_file(str(folder), "text")
    with pytest.raises(FileProblem):
        write_file(str(tmp_path / "game.jsonl"), "\ud800")
    check_writable(str(tmp_path / "game.jsonl"))

    assert [one.name for one in tmp_path.iterdir()] == ["folder"]


# --- other games ---------------------------------------------------------------------------------


def test_a_file_with_another_game_is_refused_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    told("1", "quit", keep_in=str(file), seed="one")
    before = file.read_text()
    with pytest.raises(FileProblem) as refused:
        told("1", "quit", keep_in=str(file), seed="two")

    assert refused.value.code == "file-other-game"
    assert file.read_text() == before


def test_the_same_luck_played_anew_is_another_game(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    told("1", "1", "1", keep_in=str(file))
    with pytest.raises(FileProblem):
        told("1", keep_in=str(file))


def test_a_file_with_another_game_is_saved_over_only_when_named_twice(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    told("1", f"save {file}", seed="one")
    before = file.read_text()
    once = told(f"save {file}", seed="two")

    assert f"{file} holds another game, so it wasn’t replaced." in once
    assert "type the same command again" in once
    assert file.read_text() == before
    assert f"Saved to {file}." in told(f"save {file}", f"save {file}", seed="two")
    assert file.read_text() != before


def test_an_earlier_state_of_the_game_is_replaced_also_after_undo(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    console, written = typing("play examination", f"save {file}", "undo", f"save {file}")
    with_undo(console).run()

    assert " ".join(written.getvalue().split()).count(f"Saved to {file}.") == 2


def test_a_loaded_game_may_go_on_in_its_file(tmp_path: Path) -> None:
    file, copy = tmp_path / "game.jsonl", tmp_path / "copy.jsonl"
    told("1", f"save {file}")
    copy.write_text(file.read_text())
    for name in (file, copy):
        before = len(name.read_text().splitlines())
        loaded(copy, typing("1", "quit")[0], str(name)).run()

        assert len(name.read_text().splitlines()) > before
    with pytest.raises(FileProblem):
        told("1", keep_in=str(file))


def test_a_finished_game_that_is_loaded_keeps_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    told("1", "1", "1", keep_in=str(file))
    before = file.read_text()
    console, _ = typing()

    assert loaded(file, console, str(file)).run()
    assert file.read_text() == before


def test_leaving_a_loaded_game_tells_where_it_still_is(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    told("1", f"save {file}")
    console, written = typing("1", "quit")
    loaded(file, console).run()

    assert f"{file} is as it was when you loaded it." in " ".join(written.getvalue().split())


# --- whatever ends the program -------------------------------------------------------------------


class Watching(Console):
    """A console that notes how many moves a file holds whenever something is asked."""

    def __init__(self, file: Path, *lines: str) -> None:
        super().__init__(StringIO("".join(f"{line}\n" for line in lines)), StringIO())
        self.moves: list[int] = []
        self._file = file

    def ask(self, question: str) -> str | None:
        """Note the moves of people in the file, and read on."""
        if self._file.is_file():
            record = read(self._file.read_text(), "game.jsonl", catalog.find)
            self.moves.append(sum(move.seat == 0 for move in record.moves))
        return super().ask(question)


def test_every_decision_is_in_the_file_at_once_and_what_is_undone_is_not(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    console = Watching(file, "play examination", "look", "undo", "play examination")
    with_undo(console, str(file)).run()

    assert console.moves == [1, 1, 0, 1]


def test_a_file_that_cannot_be_written_any_more_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    file = folder / "game.jsonl"
    console, written = typing("1", "1", "1")
    play = begun(console, str(file))
    folder.rmdir()
    with pytest.raises(FileProblem):
        play.run()

    assert "The end: [" in written.getvalue()
    assert written.getvalue().count("Can’t write") == 1
