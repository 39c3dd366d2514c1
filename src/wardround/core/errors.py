"""Errors as codes and facts; the sentences are in `wardround.words`."""

from __future__ import annotations

Fact = str | int


class WardroundError(Exception):
    """Something that was asked for is wrong: a code, and the facts that explain it.

    `code` is a message key without its `error-` prefix; `facts` are the message's arguments.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts: dict[str, Fact] = facts
        told = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{code} ({told})" if told else code)


class IllegalAction(WardroundError, ValueError):
    """An action that is not in the list of legal ones; `rule` names the rule against it."""

    def __init__(self, code: str, rule: str, action: str) -> None:
        self.rule = rule
        self.action = action
        super().__init__(code, rule=rule, action=action)


class BadNotation(WardroundError, ValueError):
    """Text that is not the text form of what it should be."""


class BadOption(WardroundError, ValueError):
    """Options that do not exist or can't go together."""


class BadBot(WardroundError, ValueError):
    """A bot that does not exist, or a parameter that it does not have."""


class BadPack(WardroundError, ValueError):
    """A content pack with a mistake: file, entry, field, what was found, what is allowed."""


class BadRecord(WardroundError, ValueError):
    """A game record that can't be read or replayed, with the line where it fails."""
