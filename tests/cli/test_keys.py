"""`wardround keys` makes a key that only its owner reads, and never loses one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit.shell import Shell
from wardround.cli.keys import key_file
from wardround.server.people.reminders.vapid import read_key


def test_a_key_is_made_once_and_for_its_owner_only(run: Shell, tmp_path: Path) -> None:
    file = tmp_path / "push-key.pem"
    made = run("keys", "--file", str(file), "--json")
    again = run("keys", "--file", str(file))

    assert json.loads(made.out) == {"file": str(file), "public": read_key(file).public}
    assert file.stat().st_mode & 0o777 == 0o600
    assert again.status != 0
    assert "already exists" in again.err
    assert read_key(file).public == json.loads(made.out)["public"]


def test_a_folder_that_is_not_there_is_told(run: Shell, tmp_path: Path) -> None:
    made = run("keys", "--file", str(tmp_path / "nowhere" / "key.pem"), "--lang", "it")

    assert made.status != 0
    assert "Impossibile scrivere" in made.err


def test_a_server_finds_the_key_where_it_is_put(
    run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("WARDROUND_PUSH_KEY", raising=False)
    assert key_file() is None

    made = run("keys")

    usual = tmp_path / "wardround" / "push-key.pem"
    assert str(usual) in made.out
    assert key_file() == usual
    assert key_file("other.pem") == Path("other.pem")
    monkeypatch.setenv("WARDROUND_PUSH_KEY", "told.pem")
    assert key_file() == Path("told.pem")
