"""Every message outside the browser is asked for by some source (the browser's: `test_web_files`).

A source names a key in full, or puts it together out of texts: `f"dn-action-{verb}"`. Such a key
counts as used if every part that is filled in is itself a text in the sources or in a pack.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache

from tests.kit.sources import nodes_of
from tests.words.fluent_files import by_key, messages, uses
from tests.words.sources import SOURCES, paths
from wardround.words import LANGUAGES
from wardround.words.dicehospital.book import TERMS
from wardround.words.files import ENGLISH

HOLE = "\0"
FORM = re.compile(r"\0-\0|(?=.*[a-z]{2})[a-z0-9\0-]+")
"""A key that is put together: family and name, or with words of its own."""
TERM = "term-"
RULEBOOK_TERMS = {
    "die", "intake", "nurses-station", "discharged", "treated", "untreated", "neglected", "treat",
    "heal", "deteriorate", "neglect", "phase", "step", "point", "solo",
}  # fmt: skip
"""Terms that stand in the files only to be compared with the rulebooks. Shorten this list."""


def packed(content: object) -> Iterator[str]:
    """Give all names and texts of a pack."""
    if isinstance(content, dict):
        yield from content
        content = list(content.values())
    if isinstance(content, list):
        for one in content:
            yield from packed(one)
    if isinstance(content, str):
        yield content


@cache
def texts() -> frozenset[str]:
    """Return every text that can be a part of a key; nothing at all can be one, too."""
    found = {""}
    for path in paths():
        for node in nodes_of(path):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                # A short text has the key of the long one, but for its beginning.
                found |= {node.value, node.value.removeprefix("text-")}
    for path in SOURCES.rglob("packs/*.toml"):
        found.update(packed(tomllib.loads(path.read_text("utf-8"))))
    return frozenset(found)


@cache
def forms() -> list[list[str]]:
    """Return the keys that are put together, as the fixed texts between what is filled in."""
    found: set[str] = set()
    for path in paths():
        for node in nodes_of(path):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    one.value if isinstance(one, ast.Constant) else HOLE for one in node.values
                ]
                found.add("".join(str(part) for part in parts))
    return [form.split(HOLE) for form in sorted(found) if FORM.fullmatch(form)]


def fits(key: str, fixed: Sequence[str], deep: bool = True) -> bool:
    """Tell whether a key has a form: the fixed texts, and known texts in between."""
    first, *rest = fixed
    if not key.startswith(first):
        return False
    left = key[len(first) :]
    if not rest:
        return left == ""
    return left.endswith(rest[-1]) and any(
        known(left[:end], deep) and fits(left[end:], rest, deep)
        for end in range(len(left) + 1)
        if left.startswith(rest[0], end)  # few places do, and to look them up is quick
    )


@cache
def known(text: str, deep: bool) -> bool:
    """Tell whether a text stands in the sources; or else, if `deep`, is put together there."""
    return text in texts() or (deep and any(fits(text, form, deep=False) for form in forms()))


def asked_for(key: str) -> bool:
    """Tell whether a source names a key, or puts it together, perhaps in two steps."""
    if key.startswith(TERM):
        return key in texts() or key.removeprefix(TERM) in TERMS
    return known(key, deep=False) or any(fits(key, form) for form in forms())


def referred_to() -> set[str]:
    """Return the messages that other messages are made of, in any language."""
    return {
        name
        for language in LANGUAGES
        for one in messages(language)
        for name in uses(one).references
    }


def test_every_message_is_asked_for() -> None:
    others = referred_to() | {TERM + name for name in RULEBOOK_TERMS}

    assert [key for key in by_key(ENGLISH) if key not in others and not asked_for(key)] == []


def test_only_terms_that_nothing_asks_for_are_listed_as_such() -> None:
    assert [name for name in sorted(RULEBOOK_TERMS) if asked_for(TERM + name)] == []


def test_a_message_that_nothing_asks_for_is_noticed() -> None:
    assert asked_for("dn-action-operate")
    assert asked_for("department-cardiology")
    assert asked_for("command-help-undo-about")
    assert not asked_for("dn-action-teleport")
    assert not asked_for("error-no-such-error")
