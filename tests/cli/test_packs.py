"""Packs on the command line: exported, checked, compared and played with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.shell import Shell


def test_an_exported_pack_is_valid_and_changes_nothing(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("pack", "export", "dice-hospital").out)

    assert run("pack", "check", str(file)).out == f"{file} is a valid pack.\n"
    assert run("pack", "diff", "final", str(file)).out == "The packs are the same.\n"


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
    assert run("pack", "diff", str(file), str(file)).out == "The packs are the same.\n"


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


# --- Dynamite Nurse ------------------------------------------------------------------------

NURSE = "dynamite-nurse"
NURSE_PACK = '[pack]\ngame = "dynamite-nurse"\nname = "mine"\nformat = 1\n\n'


def test_an_exported_pack_of_the_other_game_is_valid_and_changes_nothing(
    run: Shell, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("pack", "export", NURSE).out)
    totals = "132 Action cards, 23 Nurses, 40 Patients.\n"

    assert run("pack", "check", str(file)).out == f"{file} is a valid pack.\n{totals}"
    assert run("pack", "diff", "standard", str(file)).out == "The packs are the same.\n"


def test_an_export_names_cards_and_says_how_to_play_with_it(run: Shell) -> None:
    told = run("pack", "export", NURSE, "--lang", "fr").out

    assert "wardround play dynamite-nurse --line --pack FICHIER" in told
    assert '\n# Magie blanche\n[[action]]\nid = "white-magic"\n' in told
    assert '\n# Kei Lincoln\n[[nurse]]\nid = "n12"\n' in told
    assert '\n# Patient malade\n[[patient]]\nid = "sick-2"\n' in told


def test_wrong_totals_are_refused_with_what_to_change(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(NURSE_PACK + '[[action]]\nid = "white-magic"\ncopies = 9\n')
    refused = run.refused("pack", "check", str(file))

    assert refused.status == 1
    assert "add up to 131, but [house] has actions = 132" in refused.err
    file.write_text(file.read_text() + "\n[house]\nactions = 131\n")
    assert "131 Action cards, 23 Nurses, 40 Patients." in run("pack", "check", str(file)).out


def test_a_changed_card_is_shown_and_played(run: Shell, tmp_path: Path) -> None:
    file, saved = tmp_path / "mine.toml", tmp_path / "saved.jsonl"
    file.write_text(NURSE_PACK + '[[action]]\nid = "white-magic"\ncost = 7\ntp = 4\n')
    told = run("pack", "diff", "standard", str(file)).out
    typed = f"text white magic\nsave {saved}\n"
    played = run("play", NURSE, "--pack", str(file), typed=typed).out
    file.unlink()

    assert "changed: action white-magic, cost: 2 → 7" in told
    assert "White Magic (Treatment, cost 7, 0 VP, 10 copies): 4" in played
    told = (
        "(our version: copies and VP; worked out from the rulebook: type and text; "
        "from your own pack: cost and TP)"
    )
    assert told in " ".join(played.split())
    assert run("record", "check", str(saved)).status == 0


def test_a_checked_pack_says_as_json_which_game_it_is_for(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for game, text in (("dice-hospital", NEW_CARD), (NURSE, NURSE_PACK)):
        file.write_text(text)
        told = run("pack", "check", str(file), "--json").json()

        assert isinstance(told, dict)
        assert (told["ok"], told["game"]) == (True, game)


def test_a_pack_of_one_game_is_not_played_with_the_other(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(NURSE_PACK)

    assert "not for dice-hospital" in run.refused("play", "dice-hospital", "--pack", str(file)).err
    assert "is for dynamite-nurse" in run.refused("pack", "diff", "final", str(file)).err
