"""What everybody at tables is told while chance plays, as digests: the same in both builds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

from tests.tables.game.logs import Logged, seated, viewers
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.tables.game.table_types import Boards
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.pictures import Looked

TABLES: Final[tuple[tuple[int, str, Boards], ...]] = (
    (3, "en", "live"),
    (4, "fr", "reveal"),
    (3, "it", "live"),
)
"""How many play, in which language, and when others see what is done."""
ENTRIES: Final = 300
"""So many entries are added to the log of each table."""
UNDONE: Final = 7
"""After every so-and-so-manyth entry, whoever can goes back a step."""


def tables_told(game: Game) -> Iterator[str]:
    """Give a line for each table."""
    for people, language, boards in TABLES:
        log = seated(game, people, seed=f"told in {language}", boards=boards)
        yield f"{game.id}, table in {language}: {Followed(log, language).digest()}"


class Followed:
    """A table, and what everybody at it has been told so far."""

    def __init__(self, log: Logged, language: str) -> None:
        self._log = log
        self._language = language
        self._words = TableWords()
        self._whole = hashlib.sha256()
        self._known = dict.fromkeys(viewers(log.table), 0)
        self._here: dict[int | None, dict[str, bytes]] = {one: {} for one in self._known}

    def digest(self) -> str:
        """Play; return the digest of all news, and of the whole picture that each has at last."""
        rng = Rng(self._language)
        for number in range(ENTRIES):
            self._log.play(rng, 1, by="person")
            self._tell()
            able = [seat for seat in self._log.match.actors() if self._log.match.may_undo(seat)]
            if number % UNDONE == 0 and able:
                self._log.add("undo", able[0])
                self._tell()
        for viewer in self._known:
            looked = Looked(viewer, self._language, [], [])
            self._whole.update(self._words.pictures.whole(self._log.table, looked))
        return self._whole.hexdigest()

    def _tell(self) -> None:
        table = self._log.table
        for viewer, after in self._known.items():
            looked = Looked(viewer, self._language, [], [])
            news, self._here[viewer] = self._words.pictures.news(
                table, looked, after, self._here[viewer]
            )
            self._whole.update(news)
            self._known[viewer] = table.seq
