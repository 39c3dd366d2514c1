"""Reads what Fluent has parsed into rows that are filled in without it.

Most messages need nothing but texts, arguments, forms that depend on one argument, and other
messages. This is not compiled: it runs once for each message, and Fluent's types are not exact.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from wardround.words.filling import THOUSAND, Blank, Forms, Row

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import SelectExpression

DEEPEST: Final = 10
"""Messages inside of messages beyond this refer to themselves."""
PLURAL: Final = """
plural = { $number ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""
"""A message with which a language tells its plurals."""


class Unfit(Exception):
    """Something is for Fluent."""


def row_of(pattern: object, look_up: Callable[[str], object]) -> Row | None:
    """Return the row of a Fluent pattern, or None; `look_up` finds the patterns of others."""
    row: Row = []
    try:
        _put(pattern, look_up, row, 0)
    except (Unfit, LookupError):
        return None
    return row


def _put(node: object, look_up: Callable[[str], object], row: Row, depth: int) -> None:
    """Add a part of a pattern to a row."""
    from fluent.syntax import ast  # noqa: PLC0415 - as in `files`

    if isinstance(node, ast.TextElement):
        row.append(str(node.value))
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            _put(element, look_up, row, depth)
    elif isinstance(node, ast.Placeable):
        _put(node.expression, look_up, row, depth)
    elif isinstance(node, ast.StringLiteral):
        row.append(str(node.parse()["value"]))
    elif isinstance(node, ast.VariableReference):
        row.append(Blank(str(node.id.name)))
    elif isinstance(node, ast.SelectExpression):
        row.append(_forms(node, look_up, depth))
    elif isinstance(node, ast.MessageReference) and node.attribute is None and depth < DEEPEST:
        _put(look_up(str(node.id.name)), look_up, row, depth + 1)
    else:
        raise Unfit


def _forms(node: SelectExpression, look_up: Callable[[str], object], depth: int) -> Forms:
    from fluent.syntax import ast  # noqa: PLC0415 - as in `files`

    if not isinstance(node.selector, ast.VariableReference):
        raise Unfit
    forms = Forms(str(node.selector.id.name))
    for variant in node.variants:
        row: Row = []
        _put(variant.value, look_up, row, depth)
        if isinstance(variant.key, ast.Identifier):
            key: str | int = str(variant.key.name)
        elif str(variant.key.value).isdecimal():
            key = int(variant.key.value)
        else:
            raise Unfit
        forms.put(key, row, other=bool(variant.default))
    return forms


def plurals(language: str) -> Callable[[int], str]:
    """Return the plural of each number in a language: `one`, `other`."""

    def plural(number: int) -> str:
        bundle = _with_plurals(language)
        pattern = bundle.get_message("plural").value
        assert pattern is not None, "the message says something"
        told, _ = bundle.format_pattern(pattern, {"number": number})
        return str(told)

    return lru_cache(THOUSAND)(plural)


@cache
def _with_plurals(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - as in `files`

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(PLURAL))
    return bundle
