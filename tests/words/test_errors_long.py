"""Facts of any length fit into a sentence."""

from wardround.core.errors import BadNotation
from wardround.words import LANGUAGES, Words


def test_a_very_long_fact_is_shortened() -> None:
    for language in LANGUAGES:
        told = Words(language).error(BadNotation("bad-action", text="x" * 100_000))

        assert "xxx…" in told
        assert len(told) < 500


def test_a_list_may_be_of_any_length() -> None:
    items = [f"a thing that is number {number}" for number in range(400)]
    for language in LANGUAGES:
        told = Words(language).listed(items)

        assert [one.strip() for one in told.replace("\u00a0", "").split(";")] == items
