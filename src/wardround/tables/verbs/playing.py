"""Play: act, undo, and everything else that a seat can do."""

from __future__ import annotations

from typing import Final, Literal

from wardround.core.errors import WardroundError
from wardround.tables import access
from wardround.tables.errors import NotFound, NotNow, Unfit
from wardround.tables.live import Live
from wardround.tables.open_tables import Added, Asked
from wardround.tables.pictures.understanding import Typed
from wardround.tables.rows import Person
from wardround.tables.texts import clean
from wardround.tables.thinking.budgets import check_bot
from wardround.tables.verbs.service import Service

LONGEST_MESSAGE: Final = 500
MOST_MESSAGES: Final = 2000
"""The most messages at a table."""


class Playing(Service):
    """The verbs of a seat. A `key` names a command, so that sending it again does nothing."""

    async def act(
        self, live: Live, person: Person, seat: int, action: int, version: int, key: str = ""
    ) -> Added:
        """Take a choice by its number, decided on a version that the seat saw."""
        return await self.do(live, person, Asked("act", seat, {"action": action}, key, version))

    async def act_typed(
        self,
        live: Live,
        person: Person,
        seat: int,
        text: str,
        version: int,
        language: str,
        key: str = "",
    ) -> Added:
        """Play a typed line, step by step, up to the first refused one.

        Sent again with the same key it does nothing: by now the words can mean something else.
        """
        await access.own_seat(self.open, live, person, seat)
        narrator, work_out = self.narrator(live, language), self.thinker.work_out
        async with live.lock:
            known = live.sent_before(seat, key)
            if known is not None and known.kind == "act":
                return Added(known.seq, repeated=True)
            typed = await work_out(Typed, live.table, narrator, seat, text)
        added = Added(0, repeated=False)
        try:
            while True:
                async with live.lock:
                    action = await work_out(typed.next)
                if action is None:
                    return added
                added = await self.act(live, person, seat, action, version, key)
                if added.repeated:
                    return added
                typed.did()
                key, version = "", live.table.decisions.versions[seat]
        except WardroundError as error:
            raise typed.refused(error) from None

    async def undo(
        self,
        live: Live,
        person: Person,
        seat: int,
        version: int,
        key: str = "",
        *,
        across: bool = False,
    ) -> Added:
        """Undo a seat's last action; also `done`, while another player is still deciding.

        `across` goes past rolls and reveals, alone or against bots.
        """
        body = {"across": True} if across else {}
        return await self.do(live, person, Asked("undo", seat, body, key, version))

    async def redo(
        self, live: Live, person: Person, seat: int, version: int, key: str = ""
    ) -> Added:
        """Redo what a seat undid last."""
        return await self.do(live, person, Asked("redo", seat, {}, key, version))

    async def take_back(
        self,
        live: Live,
        person: Person,
        seat: int,
        do: Literal["ask", "agree", "refuse", "withdraw"],
        asked: int | None = None,
        version: int | None = None,
        key: str = "",
    ) -> Added:
        """Ask for a takeback of a seat's last decision, or answer the request with that number.

        It happens when all other players agree, or right away if none has to.
        """
        if (do == "ask") != (asked is None):
            raise Unfit("takeback-which")
        told: dict[str, object] = {"do": do} if asked is None else {"do": do, "asked": asked}
        return await self.do(live, person, Asked("takeback", seat, told, key, version))

    # --- beside the game -------------------------------------------------------------------

    async def say(
        self,
        live: Live,
        person: Person,
        seat: int,
        text: str | None = None,
        phrase: str | None = None,
        key: str = "",
    ) -> Added:
        """Send a chat message to the table: own words, or a ready-made phrase."""
        if (text is None) == (phrase is None):
            raise Unfit("text-or-phrase")
        said = clean(text or "", LONGEST_MESSAGE)
        if text is not None and not said:
            raise Unfit("nothing-said")
        if live.table.story.messages() >= MOST_MESSAGES:
            raise NotNow("chat-full", limit=MOST_MESSAGES)
        told = {"text": said} if said else {"phrase": phrase}
        return await self.do(live, person, Asked("say", seat, told, key))

    async def mute(
        self, live: Live, person: Person, seat: int, who: int, *, on: bool = True, key: str = ""
    ) -> Added:
        """Mute a player's chat for a seat; no one else learns of it."""
        if who >= len(live.table.chairs.all):
            raise NotFound("no-such-seat")
        if who == seat:
            raise Unfit("mute-oneself")
        return await self.do(live, person, Asked("mute", seat, {"who": who, "on": on}, key))

    async def automatic(
        self, live: Live, person: Person, seat: int, *, on: bool, key: str = ""
    ) -> Added:
        """Play forced moves for a seat, or let it play them."""
        return await self.do(live, person, Asked("automatic", seat, {"on": on}, key))

    async def stand_in(
        self,
        live: Live,
        person: Person,
        seat: int,
        absent: int,
        bot: str = "normal",
        key: str = "",
    ) -> Added:
        """Ask for a stand-in bot for a player who is away; it joins when all others agree.

        One can ask once the table has waited as long as its patience: at least a minute for a
        connected player. For one's own seat, no one has to agree or wait.
        """
        check_bot(bot, live.table.terms.game)
        if absent >= len(live.table.chairs.all):
            raise NotFound("no-such-seat")
        told: dict[str, object] = {"for": absent, "bot": bot}
        if seat != absent:
            known = live.sent_before(seat, key)  # what is sent again is the same, who came or went
            there = absent not in live.away()
            told["present"] = there if known is None else known.body.get("present", there)
        return await self.do(live, person, Asked("stand-in", seat, told, key))

    async def come_back(self, live: Live, person: Person, seat: int, key: str = "") -> Added:
        """Take a seat back from its stand-in bot."""
        return await self.do(live, person, Asked("come-back", seat, {}, key))

    async def extend(
        self, live: Live, person: Person, seat: int, seconds: int, key: str = ""
    ) -> Added:
        """Add time to the other players' running clocks."""
        return await self.do(live, person, Asked("extend", seat, {"seconds": seconds}, key))
