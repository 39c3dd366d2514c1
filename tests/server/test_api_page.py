"""The page on the API: it names every path and no code that there is not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from wardround.words import Words

PAGE = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
TABLE = "/api/tables/{table}"


def named_paths() -> set[str]:
    """Return the paths that the page names, those of a table and of a seat written out."""
    named = set()
    for line in PAGE.splitlines():
        base = TABLE
        for path in re.findall(r"`(?:GET |POST |PUT |DELETE )?(…?(?:/[a-z{}/-]+)?)`", line):
            if not path.startswith("…"):
                named.add(path)
                base = path.rpartition("/")[0]
                continue
            rest = path.removeprefix("…")
            named |= {f"{start}{rest}" for start in (TABLE, f"{TABLE}/seats/{{seat}}", base)}
    return named


def test_the_page_names_every_path(document: dict[str, Any]) -> None:
    paths = set(document["paths"])
    told = {path for path in paths if "passkeys" not in path}

    assert {path for path in told if path.startswith("/api")} - named_paths() == set()
    assert "/healthz" in named_paths() & paths


def test_every_code_on_the_page_is_an_error_with_a_sentence() -> None:
    rows = PAGE.partition("## Errors")[2].partition("## Limits")[0]
    codes = {
        code
        for line in rows.splitlines()
        if line.startswith("| ")
        for code in re.findall(r"`([a-z-]+)`", line.split("|")[2])
    }
    words = Words("en")

    assert len(codes) > 30
    missing = {code for code in codes if not words.has(f"error-{code}")}
    assert {code for code in missing - {"rule"} if not words.has(f"reason-{code}")} == set()
