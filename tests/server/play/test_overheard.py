"""Whole games over HTTP, in which everything that is sent and logged is searched for secrets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit.eavesdropping import given_away, retold
from tests.kit.evening import CHAT, Evening
from tests.kit.server import running
from wardround.core.luck import commitment
from wardround.store.store import Store


@pytest.mark.parametrize(("game", "people"), [("dice-hospital", 2), ("dynamite-nurse", 3)])
def test_nothing_secret_is_sent_or_logged_in_a_whole_game(
    tmp_path: Path, game: str, people: int
) -> None:
    address, log = f"sqlite:///{tmp_path}/tables.db", tmp_path / "log"
    with running(address, "--no-rate-limits", log=log) as server:
        evening = Evening(server, game, people)
        hint = f"{evening.path}/seats/{{}}/hint"
        for seat, ear in enumerate(evening.ears):
            ear.ask("GET", hint.format(seat), params={"step": 3})
        evening.play()
    with Store.open(address) as store:
        row, entries = store.table(evening.table), store.entries(evening.table)
        people_ids = [one.person_id for one in store.holders(evening.table)]
    assert row is not None
    seed: str = row.laid["seed"]
    secrets = [*evening.links, *evening.cookies(), *people_ids]

    assert commitment(seed) == evening.commitment
    assert len(people_ids) == people
    assert [ear.events for ear in evening.everybody] == retold(row, entries, evening.everybody)
    for ear in evening.everybody:
        assert len(ear.events) > 20
        assert given_away(ear.heard_before_the_end(), [*secrets, seed]) == []
        over = json.dumps(ear.events[-1])
        assert given_away(over, [*secrets, seed]) == [seed]
    lines = log.read_text()
    assert '"route":"/api/tables/{table}/seats/{seat}/act"' in lines
    assert '"status":403' in lines
    assert given_away(lines, [*secrets, seed, CHAT, evening.table]) == []
