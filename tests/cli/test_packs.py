"""Packs on the command line: exported, checked, compared and played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.shell import Shell


def test_an_exported_pack_is_valid_and_changes_nothing(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("pack", "export", "dice-hospital").out)

    assert run("pack", "check", str(file)).out == f"{file} is a valid pack.\n"
    assert run("pack", "diff", "final", str(file)).out == "The packs do not differ.\n"


def test_a_changed_number_is_shown_and_played(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        '[pack]\ngame = "dice-hospital"\nname = "mine"\nformat = 1\nkind = "user"\n\n'
        '[[department]]\nid = "clinic"\neffect = { heal = 3, values = [1, 2] }\n'
    )
    told = run("pack", "diff", "final", str(file)).out
    played = run("play", "dice-hospital", "--pack", str(file), typed="text clinic\n").out
    arguments = ["simulate", "dice-hospital", "--bots", "random", "--games", "2", "--json"]

    assert told.startswith("changed: department clinic, effect:")
    assert "Clinic: Heal one patient of value 1 or 2, +3." in played
    assert run(*arguments).json() != run(*arguments, "--pack", str(file)).json()


def test_a_user_pack_travels_in_the_record(run: Shell, tmp_path: Path) -> None:
    pack, saved = tmp_path / "mine.toml", tmp_path / "saved.jsonl"
    pack.write_text(
        '[pack]\ngame = "dice-hospital"\nname = "mine"\nformat = 1\nkind = "user"\n\n'
        "[house]\nnurses = 4\n"
    )
    run("play", "dice-hospital", "--pack", str(pack), typed=f"save {saved}\n")
    pack.unlink()

    assert run("record", "check", str(saved)).status == 0
    assert "4 nurses" in run("play", "dice-hospital", "--load", str(saved), typed="look\n").out


NEW_CARD = (
    '[pack]\ngame = "dice-hospital"\nname = "mine"\nformat = 1\n\n'
    '[[department]]\nid = "day-ward"\ncopies = 2\neffect = { heal = 1 }\n'
)


@pytest.mark.parametrize("edition", ["final", "french", "italian", "prototype"])
def test_a_pack_for_any_edition_is_compared_on_that_of_the_other(
    run: Shell, tmp_path: Path, edition: str
) -> None:
    file, based = tmp_path / "mine.toml", tmp_path / "based.toml"
    file.write_text(NEW_CARD)
    based.write_text(NEW_CARD.replace("format", f'base = "{edition}"\nformat').partition("\n\n")[0])
    told = 'added: department day-ward\n  { id = "day-ward", copies = 2, effect = { heal = 1 } }\n'

    assert run("pack", "diff", edition, str(file)).out == told
    assert run("pack", "diff", str(file), edition).out == "removed: department day-ward\n"
    assert run("pack", "diff", str(based), str(file)).out == told
    assert run("pack", "diff", str(file), str(file)).out == "The packs do not differ.\n"


def test_an_exported_card_has_its_name_above_it(run: Shell) -> None:
    for language, name in (("en", "Intensive Care"), ("fr", "Soins intensifs")):
        told = run("pack", "export", "dice-hospital", "--lang", language).out

        assert f'\n# {name}\n[[department]]\nid = "intensive-care"\n' in told


def test_what_is_wrong_with_a_pack_can_be_had_as_json(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(NEW_CARD.replace("heal = 1", "cure = 1"))
    result = run("pack", "check", str(file), "--json")
    told = result.json()

    assert (result.status, result.err) == (1, "")
    assert isinstance(told, dict)
    assert (told["ok"], told["error"]) == (False, "pack-unknown-field")
    assert told["facts"]["entry"] == "department day-ward"
    assert "“effect.cure”" in told["sentence"]


def test_packs_of_one_name_are_both_laid(run: Shell, tmp_path: Path) -> None:
    files: list[str] = []
    for folder, text in (("a", "nurses = 4"), ("b", "rounds = 2")):
        (tmp_path / folder).mkdir()
        file = tmp_path / folder / "mine.toml"
        file.write_text(NEW_CARD.partition("[[")[0] + f"[house]\n{text}\n")
        files += ["--pack", str(file)]
    told = run("pack", "export", "dice-hospital", *files).out

    assert "nurses = 4" in told
    assert "rounds = 2" in told
