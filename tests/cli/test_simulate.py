"""`wardround simulate`: what a designer learns from it."""

from __future__ import annotations

import pytest

from tests.kit.interrupts import interrupted_at
from tests.kit.shell import Shell
from wardround.sim.simulate import play_game


@pytest.mark.parametrize(
    ("language", "length", "ended"),
    [
        ("en", "Games lasted 29.0 turns on average", "Ended because the last Kill Mark was taken"),
        ("fr", "Les parties ont duré 29,0 tours", "Fin de partie, la dernière marque de décès"),
        ("it", "Le partite sono durate in media 29,0 turni", "Fine della partita, l’ultimo segno"),
    ],
)
def test_simulate_tells_how_games_ended(run: Shell, language: str, length: str, ended: str) -> None:
    arguments = ["simulate", "dynamite-nurse", "--bots", "random,random,random", "--games", "2"]
    told = run(*arguments, "--lang", language).out.splitlines()

    assert told[2].startswith(length)
    assert told[3].startswith(ended)


def test_simulate_tells_of_cards_if_asked(run: Shell) -> None:
    arguments = ["simulate", "dynamite-nurse", "--bots", "random,random,random", "--games", "4"]
    plain, told = run(*arguments, "--json").json(), run(*arguments, "--cards", "--json").json()
    lines = run(*arguments, "--cards").out.splitlines()

    assert isinstance(plain, dict)
    assert isinstance(told, dict)
    assert "cards" not in plain
    magic = next(line for line in told["cards"] if line["card"] == "white-magic")
    shown = next(line for line in lines if line.startswith("White Magic"))
    assert shown.split()[2:4] == [str(magic["taken"]), str(magic["used"])]
    assert next(line for line in lines if line.startswith("Medina")).endswith("–")


def test_an_interrupted_simulation_tells_what_it_has(
    run: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["simulate", "dice-hospital", "--bots", "random,random", "--games"]
    monkeypatch.setattr("wardround.sim.simulate.play_game", interrupted_at(8, play_game))
    done = run(*arguments, "1000000", "--json")
    told = done.json()

    assert isinstance(told, dict)
    assert done.status == 130
    assert told["games"] == 7
    assert f"Stopped after {told['games']} game" in done.err
