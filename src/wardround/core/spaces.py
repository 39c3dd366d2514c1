"""The action space of a game: dense numbers, and the text and records they stand for."""

from __future__ import annotations

from wardround.core.errors import BadNotation
from wardround.core.ints import i64, mypyc_attr
from wardround.core.json_types import ActionRecord
from wardround.core.limits import LONGEST_ACTION


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """The actions of one game with one pack: 0 to `count` minus 1.

    A game fills in `named` and `read`; `words` where the text is not simply verb and arguments.
    """

    __slots__ = ("count",)

    count: i64

    def __init__(self, count: i64) -> None:
        self.count = count

    def named(self, action: int) -> ActionRecord:
        """Return an action of the space as a `verb` and its named arguments, in order."""
        raise AssertionError("a game's space must name its actions")

    def read(self, words: list[str]) -> int:
        """Return the action that the words name.

        What names none may give -1, any other action, or a `ValueError` or `IndexError`.
        """
        raise AssertionError("a game's space must read its actions")

    def words(self, record: ActionRecord) -> list[str]:
        """Return the words of an action that `named` gave: the verb's and the arguments."""
        verb: str = record["verb"]
        told = [verb.replace("-", " ")]
        told.extend([str(value) for name, value in record.items() if name != "verb"])
        return told

    def record(self, action: int) -> ActionRecord:
        """Return the action as a verb and its named arguments."""
        if action < 0 or action >= int(self.count):
            raise BadNotation("bad-action", text=str(action))
        return self.named(action)

    def text(self, action: int) -> str:
        """Return the action as a line of text."""
        return " ".join(self.words(self.record(action)))

    def parse(self, line: str) -> int:
        """Return the action that the line names; raise `BadNotation` if it names none."""
        if len(line) > LONGEST_ACTION:
            raise BadNotation("bad-action", text=line[:LONGEST_ACTION])
        words = line.split()
        try:
            action = self.read(words)
        except (ValueError, IndexError):
            action = -1
        # There is one way to write an action: what else could be read as one is refused.
        if not 0 <= action < int(self.count) or self.text(action) != " ".join(words):
            raise BadNotation("bad-action", text=line.strip())
        return action
