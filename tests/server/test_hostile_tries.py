"""A share of `make hostile`: what is tried there and nowhere else, and that its table is honest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.hostile.__main__ import attacks, conclusion, row
from tools.hostile.tries import Attack, Ground, Tries, carried_out

QUICK = attacks(quick=True)
TIMED = [one for one in QUICK if one.timed]


@pytest.mark.once
@pytest.mark.parametrize("one", [one for one in QUICK if not one.timed], ids=lambda one: one.name)
def test_an_attack_is_held_off(one: Attack, tmp_path: Path) -> None:
    tries = carried_out(one, tmp_path / "ground")

    assert tries.broken == []
    assert tries.count > 0


@pytest.mark.timed
@pytest.mark.parametrize("one", TIMED, ids=lambda one: one.name)
def test_an_attack_on_the_processor_is_held_off(one: Attack, tmp_path: Path) -> None:
    tries = carried_out(one, tmp_path / "ground")

    assert tries.broken == []
    assert tries.count > 0


def test_every_kind_is_tried() -> None:
    kinds = dict.fromkeys(one.kind for one in attacks())

    assert ", ".join(kinds) == (
        "uploads, identity, damage, bots, growth, seats, kills, one file, clocks, reminders, "
        "limits, secrets, sites, texts, network"
    )
    assert len({one.name for one in attacks()}) == len(attacks()) > 30
    assert [one.name for one in attacks(["cookies"])] == [
        one.name for one in attacks() if "cookies" in one.name
    ]


def tried(tmp_path: Path, *held: bool) -> tuple[Attack, Tries]:
    """Return an attack with some tries, and what came of them."""

    def run(_: Ground, tries: Tries) -> None:
        for number, one in enumerate(held):
            with tries.one(f"try {number}"):
                assert one, "it went through"

    attack = Attack("1", "an attack", run)
    return attack, carried_out(attack, tmp_path / "ground")


def test_a_try_that_does_not_hold_is_counted_named_and_the_others_are_still_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    attack, tries = tried(tmp_path, True, False, True)

    assert (tries.count, tries.held) == (3, False)
    assert len(tries.broken) == 1
    assert tries.broken[0].startswith("try 1: AssertionError: it went through")
    assert "NOT HELD" in row(attack, tries, 1)
    assert conclusion([Tries(2), tries], 60) == 1
    assert capsys.readouterr().out == "2 attacks, 5 tries in 1.0 minutes: 1 held, 1 did not\n"


def test_what_holds_is_told_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    attack, tries = tried(tmp_path, True, True)

    assert row(attack, tries, 1).split()[-3] == "held"
    assert conclusion([tries], 60) == 0
    assert capsys.readouterr().out == "1 attacks, 2 tries in 1.0 minutes: 1 held, 0 did not\n"


def test_an_attack_that_tries_nothing_or_fails_on_the_way_has_not_held(tmp_path: Path) -> None:
    def fall(_: Ground, tries: Tries) -> None:
        with tries.one():
            pass
        raise ValueError("stumbled")

    nothing = tried(tmp_path, *())[1]
    fallen = carried_out(Attack("1", "an attack", fall), tmp_path / "other")

    assert not nothing.held
    assert fallen.broken == ["the attack itself: ValueError: stumbled"]
    assert conclusion([], 60) == 1
