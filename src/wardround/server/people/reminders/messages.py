"""The text of notifications: that it's your move and where, and nothing secret."""

from __future__ import annotations

import json
from dataclasses import dataclass

from wardround import catalog
from wardround.tables.summary_types import TableSummary
from wardround.words import LANGUAGES, Words
from wardround.words.files import ENGLISH


@dataclass(frozen=True, slots=True)
class Move:
    """A table where a player must decide."""

    table: str
    game: str
    round: int | None
    rounds: int | None
    """Games that count rounds say how many there are; others count turns."""

    @classmethod
    def at(cls, table: str, summary: TableSummary) -> Move:
        """Return the fields of a table's summary."""
        return cls(table, summary["game"], summary["round"], summary["rounds"])

    def title(self, language: str) -> str:
        """Return what it is about."""
        return words_in(language).say("reminder-title")

    def sentence(self, language: str) -> str:
        """Return which game it is, and how far it has come."""
        words = words_in(language)
        game = words.say(f"game-{self.game}")
        if self.round is None:
            return game
        key = f"reminder-{catalog.find(self.game).traits.chapters.count}"
        return words.say(key, game=game, number=self.round)

    def path(self) -> str:
        """Return the table's address on this server."""
        return f"/t/{self.table}"

    def pushed(self, language: str) -> bytes:
        """Return what the service worker of a browser reads."""
        told = {
            "title": self.title(language),
            "body": self.sentence(language),
            "path": self.path(),
            "table": self.table,
            "language": language,
        }
        return json.dumps(told, ensure_ascii=False).encode()


def words_in(language: str) -> Words:
    """Return the words of a language, English if it is none of ours."""
    return Words(language if language in LANGUAGES else ENGLISH)
