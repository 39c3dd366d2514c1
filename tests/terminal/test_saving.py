"""Games are kept in files, and nothing else is written over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.faces import TinyFace, typing
from tests.kit.tiny import TINY, find
from wardround.bots.registry import read_seats
from wardround.core.record_text import read
from wardround.core.records import Terms
from wardround.match.match import Match
from wardround.terminal.console import Console
from wardround.terminal.files import FileProblem, check_writable, write_file
from wardround.terminal.line import LinePlay


def begun(console: Console, keep_in: str | None = None) -> LinePlay:
    """Return a game of a person against a bot."""
    match = Match(Terms(TINY, {}, {}), read_seats(["human", "random"], TINY), "seed")
    return LinePlay(match, TinyFace(), console, keep_in)


def told(*lines: str, keep_in: str | None = None) -> str:
    """Return what is told when these lines are typed."""
    console, written = typing(*lines)
    begun(console, keep_in).run()
    return " ".join(written.getvalue().split())


@pytest.mark.parametrize("lines", [("quit",), ("q",), ("exit",), ("1", "quit"), ()])
def test_a_game_left_is_kept(tmp_path: Path, lines: tuple[str, ...]) -> None:
    file = tmp_path / "game.jsonl"

    assert f"It is saved in {file}" in told(*lines, keep_in=str(file))
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

    assert "is not a game record" in told(f"save {notes}")
    assert notes.read_text() == "mine"
    assert f"Saved to {notes}." in told(f"save {notes}", f"save {notes}")
    assert told(f"save {game}", "1", f"save {game}").count(f"Saved to {game}.") == 2


def test_saving_after_playing_on_tells_what_is_lost(tmp_path: Path) -> None:
    game = tmp_path / "game.jsonl"

    assert "It is saved in" in told(f"save {game}", "quit")
    assert "after the last save" in told(f"save {game}", "1", "quit")


@pytest.mark.parametrize("line", ["save", 'save ""', "save ''"])
def test_a_file_must_have_a_name(line: str) -> None:
    assert "Name a file" in told(line)


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
