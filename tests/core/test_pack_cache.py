"""What was read from packs is kept for the next who asks, but not without bounds."""

from __future__ import annotations

from wardround.core.pack_store import CACHED_LETTERS, PackCache


def test_what_was_read_is_not_kept_without_bounds() -> None:
    kept: PackCache[int] = PackCache()
    large = "x" * (CACHED_LETTERS // 3)
    for number in range(3):
        kept.keep(("edition", ((f"name {number}", large),)), number)

    found = [kept.find(("edition", ((f"name {number}", large),))) for number in range(3)]

    assert found == [None, None, 2]
