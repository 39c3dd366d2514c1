"""Write the server's OpenAPI document, the source of the browser's types.

`python -m tools.openapi` writes `web/src/api/openapi.json`; `npm run types` turns it into
`schema.d.ts`, headed by the digest of the document.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from wardround.server.app import make_app
from wardround.server.settings import Settings
from wardround.store import Store

DOCUMENT: Final = Path(__file__).parent.parent / "web" / "src" / "api" / "openapi.json"


def text() -> str:
    """Return the document in one settled form."""
    with (
        TemporaryDirectory() as folder,
        Store.open(f"sqlite:///{folder}/none.db") as store,
    ):
        return json.dumps(make_app(Settings(), store).openapi(), sort_keys=True, indent=1) + "\n"


def digest(document: str) -> str:
    """Return by what a document is known."""
    return hashlib.sha256(document.encode()).hexdigest()


if __name__ == "__main__":
    DOCUMENT.write_text(text(), encoding="utf-8")
