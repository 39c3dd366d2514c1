"""Facts of any length fit into a sentence."""

from wardround.core.errors import BadNotation
from wardround.words import LANGUAGES, Words


def test_a_very_long_fact_is_shortened() -> None:
    for language in LANGUAGES:
        told = Words(language).error(BadNotation("bad-action", text="x" * 100_000))

        assert "xxx…" in told
        assert len(told) < 500
