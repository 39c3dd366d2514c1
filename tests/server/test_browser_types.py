"""The browser's types are those of the server as it is."""

from __future__ import annotations

from tools.openapi import DOCUMENT, digest, text


def test_the_types_were_made_from_the_present_document() -> None:
    first = (DOCUMENT.parent / "schema.d.ts").read_text("utf-8").partition("\n")[0]

    assert first.endswith(digest(text())), "run `make types`"
