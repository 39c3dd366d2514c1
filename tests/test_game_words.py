"""General code knows no game: no id of one, and no word that only one game has."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from tests.kit.sources import nodes_of
from tests.test_architecture import FILES, ROOT, imports, module_name
from wardround import catalog

PACKAGES = tuple(catalog.package_of(game) for game in catalog.GAMES.values())

MAY_KNOW = {
    "wardround.cli.building": "help names the games, and must not load them",
    "wardround.cli.parser": "examples in help are whole commands",
    "wardround.cli.puzzle": "a command of Dice Hospital alone",
    "wardround.cli.puzzle_set": "a command of Dice Hospital alone",
    "wardround.cli.solve": "a command of Dice Hospital alone",
    "wardround.store.migrations.versions.r0004_daily_games": "the one game that there was then",
    "wardround.words.book_types": "the facts on the cards of all games, in one flat type",
    "wardround.words.files": "reading words must not load the games",
}
"""General modules that may know a game besides `catalog`, and why."""

OTHER_MEANINGS = {
    "event": "the name of an event, in its record",
    "first": "the first of some moves",
    "move": "a move of a record",
    "place": "a seat's rank at the end",
    "play": "a command, and a kind of request",
    "remove": "what a pack takes out of another",
    "reveal": "a way to show boards",
}
"""Words that only one game has, but that general code uses for something else, and for what."""


@cache
def words_of_one_game() -> frozenset[str]:
    """Return the phases, verbs, prompts and events that exactly one game has."""
    count = Counter(
        word for game in catalog.GAMES.values() for word in game.traits.vocabulary.all()
    )
    return frozenset(word for word, games in count.items() if games == 1)


def is_general(module: str) -> bool:
    """Return whether a module belongs to no game: none of its names is that of a game's package."""
    return not any(part.startswith(PACKAGES) for part in module.split("."))


def strings(nodes: Sequence[ast.AST]) -> list[str]:
    """Return the strings in a module, without docstrings and other comments."""
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
    ]


def leaks(module: str, nodes: Sequence[ast.AST]) -> list[str]:
    """Return what a module knows of single games: words, ids, and packages that it imports."""
    words = words_of_one_game() - set(OTHER_MEANINGS)
    ids = (*catalog.GAMES, *PACKAGES)
    told = [text for text in strings(nodes) if text in words or any(one in text for one in ids)]
    return told + [name for name in imports(module, nodes) if not is_general(name)]


GENERAL = [
    path
    for path in FILES
    if is_general(module_name(path)) and module_name(path) not in {"wardround.catalog", *MAY_KNOW}
]


def test_general_code_has_no_words_of_a_game() -> None:
    found = {module_name(path): leaks(module_name(path), nodes_of(path)) for path in GENERAL}

    assert {module: known for module, known in found.items() if known} == {}


def test_every_exception_is_still_needed() -> None:
    known = {module_name(path): nodes_of(path) for path in FILES}
    used = {text for path in GENERAL for text in strings(nodes_of(path))}

    assert [name for name in MAY_KNOW if not leaks(name, known[name])] == []
    assert set(OTHER_MEANINGS) <= words_of_one_game() & used


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('DAILY = "dice-hospital"', ["dice-hospital"]),
        ('help = "try dynamite-nurse"', ["try dynamite-nurse"]),
        ('is_timed = view["phase"] == "activation"', ["activation"]),
        ('heading = event["event"] == "turn-began"', ["turn-began"]),
        ("import wardround.bots.dicehospital.solving", ["wardround.bots.dicehospital.solving"]),
        ('"""The activation of dice-hospital."""', []),
        ('is_over = view["phase"] == "end"', []),
    ],
)
def test_what_a_module_knows_of_a_game_is_seen(line: str, found: list[str]) -> None:
    assert leaks("wardround.server.any", [*ast.walk(ast.parse(line))]) == found


# --- the browser table ---------------------------------------------------------------------------

WEB = ROOT / "web" / "src"
WEB_MAY_KNOW = {
    "api/server.d.ts": "generated from the server's types",
    "feats/feats.ts": "what is achieved in each game",
    "guide/tips.ts": "the tips of a first game",
    "lessons/steps.ts": "the tutorials of the games",
    "rules/aidGroups.ts": "which cards stand on the player aid of each game",
    "tables/TableRow.svelte": "the colour behind a game's picture",
}
"""Files of the browser table that may name games besides their own folders, and why."""


def test_only_its_own_folder_names_a_game_in_the_browser_table() -> None:
    files = [
        path.relative_to(WEB).as_posix()
        for path in sorted(WEB.rglob("*"))
        if path.suffix in {".ts", ".svelte"} and path.relative_to(WEB).parts[0] not in PACKAGES
    ]
    ids = (*catalog.GAMES, *PACKAGES)
    naming = [name for name in files if any(one in (WEB / name).read_text("utf-8") for one in ids)]

    assert naming == sorted(WEB_MAY_KNOW)
