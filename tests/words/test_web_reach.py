"""The browser app asks for its words in parts: whatever can be drawn was sent its words before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from wardround.words.files import ENGLISH, LOCALES

APP = Path(__file__).parents[2] / "web" / "src"
FIRST = frozenset({"frame"})
"""What is spoken before anything is drawn."""
GAMES = {"dicehospital": "dice", "dynamitenurse": "nurse"}
"""Each game's folder, and the words that its parts are fetched with."""
PARTS = {"Ending": "end"}
"""Parts of a game that are fetched with more words than the others."""
NAMES_ONLY = frozenset({APP / "play" / "keys.ts"})
"""What names words, and leaves it to others to say them."""

STATIC = re.compile(r'^\s*(?:import|export)\s(?!type\b)[^;]*?"(\.[^"]+)";', re.MULTILINE)
FETCHED = re.compile(r'(?:learned\(\[([^\]]*)\], \(\) => )?import\("(\.[^"]+)"\)')
GLOB = re.compile(r'import\.meta\.glob[^(]*\("\.\./\*/\{?([\w,]+)\}?\.(svelte|ts)"(, \{ eager)?')
USED = re.compile(r"""["'`](web-[a-z0-9-]+)(\$\{)?""")
KEY = re.compile(r"^(web-[\w-]+) =", re.MULTILINE)
Edge = tuple[Path, frozenset[str]]


@cache
def sources() -> dict[Path, str]:
    """Return the text of every module of the app."""
    paths = (path for path in APP.rglob("*") if path.suffix in {".ts", ".svelte"})
    return {path: path.read_text("utf-8") for path in paths}


@cache
def homes() -> dict[str, str]:
    """Return in which file each word is."""
    files = sorted((LOCALES / ENGLISH / "web").glob("*.ftl"))
    return {key: file.stem for file in files for key in KEY.findall(file.read_text("utf-8"))}


def found(here: Path, name: str) -> Path | None:
    """Return the module that another names; none for styles and the like."""
    path = (here.parent / name).resolve()
    tried = [path, path.with_name(path.name + ".ts")]
    return next((one for one in tried if one in sources()), None)


def edges(module: Path) -> Iterator[Edge]:
    """Yield what a module draws with, each with the words that are fetched along."""
    text = sources()[module]
    for name in STATIC.findall(text):
        if (path := found(module, name)) is not None:
            yield path, frozenset()
    for words, name in FETCHED.findall(text):
        if (path := found(module, name)) is not None:
            yield path, frozenset(re.findall(r"\w+", words))
    for names, suffix, eager in GLOB.findall(text):
        for folder, own in GAMES.items():
            for name in names.split(","):
                if (path := APP / folder / f"{name}.{suffix}") in sources():
                    words = {own, PARTS.get(name, own)}
                    yield path, frozenset() if eager else frozenset(words)


@cache
def reached() -> dict[Path, frozenset[str]]:
    """Return what is known wherever a module may be drawn, on whatever way one got there."""
    known: dict[Path, frozenset[str]] = {}
    todo: list[Edge] = [(APP / "main.ts", FIRST)]
    while todo:
        module, words = todo.pop()
        both = known.get(module, words) & words
        if known.get(module) != both:
            known[module] = both
            todo += [(other, both | more) for other, more in edges(module)]
    return known


def unsaid(module: Path, words: frozenset[str]) -> list[str]:
    """Return the words that a module says and may not know."""
    said: list[str] = []
    for key, more in USED.findall(sources()[module]):
        # Of a key that is put together one word at least must be known.
        keys = [one for one in homes() if one.startswith(key)] if more else [key]
        if not words & {homes()[one] for one in keys}:
            said.append(key)
    return said


def test_everything_that_is_drawn_knows_its_words() -> None:
    missing = {
        str(module.relative_to(APP)): keys
        for module, words in reached().items()
        if module not in NAMES_ONLY and (keys := unsaid(module, words))
    }

    assert missing == {}


def test_a_table_does_not_wait_for_the_words_of_other_pages() -> None:
    known = reached()[APP / "play" / "TableScreen.svelte"]

    assert known & {"front", "daily", "replay", "end", "aid", "keys", *GAMES.values()} == set()


def test_every_file_of_words_is_asked_for() -> None:
    asked = {word for words in reached().values() for word in words}

    assert asked == set(homes().values())
