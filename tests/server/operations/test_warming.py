"""The first table of a server needs nothing that was not loaded before anyone asked for it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

FIRST_TABLE: Final = """
import asyncio, json, sys
import httpx
from wardround.server.app import make_app
from wardround.server.settings import Settings
from wardround.store.store import Store
from wardround.words.files import messages

game, database = sys.argv[1:]

async def main(store):
    app = make_app(Settings(database=database, thinkers=1, seed="first"), store)
    async with app.router.lifespan_context(app):
        async with asyncio.timeout(60):
            await app.state.warming.rehearsed.wait()
        modules, unparsed = set(sys.modules), set(messages("en")._entries())
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
            body = {"game": game, "seats": seats, "name": "Ann"}
            laid = await client.post("/api/tables", json=body)
            assert laid.status_code == 201, laid.text
            shown = await client.get(f"/api/tables/{laid.json()['table']}", params={"seat": 0})
            assert shown.status_code == 200, shown.text
        late = [name for name in sys.modules if name not in modules]
        parsed = sorted(unparsed - set(messages("en")._entries()))
        print(json.dumps({"modules": late, "messages": parsed}))

with Store.open(database) as store:
    asyncio.run(main(store))
"""


@pytest.mark.once
@pytest.mark.parametrize("game", ["dice-hospital", "dynamite-nurse"])
def test_the_first_table_imports_nothing_and_parses_little(game: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", FIRST_TABLE, game, f"sqlite:///{tmp_path}/first.db"]
    told = subprocess.run(command, capture_output=True, check=False, text=True)
    assert told.returncode == 0, told.stderr
    late = json.loads(told.stdout.splitlines()[-1])
    assert late["modules"] == []
    assert len(late["messages"]) < 20, late["messages"]  # names of cards, which lie there at random
