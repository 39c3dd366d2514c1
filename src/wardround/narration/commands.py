"""The grammar of typed lines that are no actions: commands, questions and numbers."""

from __future__ import annotations

from typing import Final

from wardround.narration.understanding import is_question

ALIASES: Final = {"q": "quit", "exit": "quit", "?": "help", "rule": "rules"}
KNOWN: Final = (*ALIASES.values(), "why", "hint", "plans", "look", "text", "save", "undo")
"""All that can be asked for, in the terminal or at a table."""
DOING: Final = ("undo", "save", "quit")
"""Commands that do something; with a question mark they only explain it."""
LONGEST_NUMBER: Final = 9
"""A longer number is never a choice: there are not that many."""


def command_in(typed: str) -> tuple[str, str]:
    """Return the command that a line starts with, and the rest of the line.

    A question does nothing: it asks for help, for what a command does, or whether something is
    allowed, and why.
    """
    line = " ".join(typed.split())
    asked = line.rstrip("? ") if is_question(line) else line
    word, _, rest = asked.partition(" ")
    command = command_called(word)
    if asked == line:
        return command, rest
    if not asked or command in DOING:
        return "help", command
    return (command, rest) if command in KNOWN else ("why", asked)


def command_called(word: str) -> str:
    """Return the command that a word is another name for, or the word in small letters."""
    return ALIASES.get(word.lower(), word.lower())


def number_in(typed: str) -> int | None:
    """Return the number that is typed, or one that is never offered if it is endless."""
    if not typed.isdecimal():
        return None
    return int(typed) if len(typed) <= LONGEST_NUMBER else 0
