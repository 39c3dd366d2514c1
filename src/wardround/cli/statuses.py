"""The exit statuses of commands."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
BAD: Final = 1
"""What was asked about is bad: a broken pack, an edited record."""
USAGE: Final = 2
"""It was asked wrongly."""
INTERRUPTED: Final = 130
"""What a shell expects of a command that was stopped with Ctrl-C."""
PIPE_CLOSED: Final = 141
"""And of one whose reader went away, as `head` does."""
