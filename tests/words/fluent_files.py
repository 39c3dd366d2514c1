"""The Fluent files as the tests see them: entries, what they refer to, what they must be given."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from wardround.words import files

FILES = [(language, name) for language in files.LANGUAGES for name in files.FILES]


@cache
def parsed(text: str) -> list[ast.EntryType]:
    """Return everything that the text of a file holds; whoever asks again gets the same."""
    return FluentParser().parse(text).body


def entries(language: str, name: str) -> list[ast.EntryType]:
    """Return everything that one file holds, junk included."""
    return parsed(files.text(language, name))


def messages(language: str) -> Iterator[ast.Message]:
    """Give the messages of all files of a language, doubles included."""
    for name in files.FILES:
        for entry in entries(language, name):
            if isinstance(entry, ast.Message):
                yield entry


@cache
def by_key(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by their keys."""
    return {message.id.name: message for message in messages(language)}


def source(message: ast.Message) -> str:
    """Return a message as it is written, without its comment."""
    written: str = FluentSerializer().serialize_entry(ast.Message(message.id, message.value))
    return written


class Uses(Visitor):
    """Collects the texts of a message, and the arguments and other messages that it names."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Note a text."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note an argument."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note another message."""
        self.references.add(node.id.name)


def uses(message: ast.Message) -> Uses:
    """Return what a message names itself."""
    found = Uses()
    found.visit(message)
    return found


@cache
def variables(language: str, key: str) -> frozenset[str]:
    """Return the arguments of a message, with those of the messages that it is made of."""
    found = uses(by_key(language)[key])
    inner = [variables(language, reference) for reference in found.references]
    return frozenset(found.variables.union(*inner))
