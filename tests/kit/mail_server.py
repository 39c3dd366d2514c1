"""A mail server that speaks SMTP, as far as senders need it, and keeps what it gets."""

from __future__ import annotations

import asyncio
import base64
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage


@dataclass
class MailServer:
    """What came in, and how the server is."""

    tls: ssl.SSLContext | None = None
    """With it nothing is taken before STARTTLS."""
    account: str = ""
    """`USER:PASSWORD`, without which nothing is taken."""
    full: bool = False
    """Whether every mail is refused."""
    port: int = 0
    got: list[tuple[str, EmailMessage]] = field(default_factory=list)
    """Each mail with the address that it was for."""

    def last(self) -> EmailMessage:
        """Return the last mail."""
        return self.got[-1][1]


class Conversation:
    """What is said with one sender."""

    def __init__(
        self, server: MailServer, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.server = server
        self.reader = reader
        self.writer = writer
        self.secure = self.known = False
        self.to = ""

    async def say(self, line: str) -> None:
        """Say a line."""
        self.writer.write(f"{line}\r\n".encode())
        await self.writer.drain()

    async def run(self) -> None:
        """Talk until the sender quits."""
        await self.say("220 mail.test ESMTP")
        while line := (await self.reader.readline()).decode().strip():
            verb, _, rest = line.partition(" ")
            if verb.upper() == "QUIT":
                await self.say("221 bye")
                return
            await self.say(await self.answer(verb.upper(), rest))
            if verb.upper() == "STARTTLS" and self.server.tls is not None:
                await self.writer.start_tls(self.server.tls)
                self.secure = True

    async def answer(self, verb: str, rest: str) -> str:
        """Return what is answered to a line."""
        server = self.server
        if verb == "EHLO":
            tls = ["STARTTLS"] if server.tls is not None and not self.secure else []
            offers = ["mail.test", *tls, "AUTH PLAIN"]
            return "\r\n".join([*(f"250-{one}" for one in offers[:-1]), f"250 {offers[-1]}"])
        if verb == "STARTTLS":
            return "220 go ahead" if server.tls is not None else "502 no"
        if verb == "AUTH":
            told = base64.b64decode(rest.partition(" ")[2]).decode().split("\0")
            self.known = ":".join(told[1:]) == server.account
            return "235 welcome" if self.known else "535 no"
        if (server.tls is not None and not self.secure) or (server.account and not self.known):
            return "530 not yet"
        return await self.take(verb, rest)

    async def take(self, verb: str, rest: str) -> str:
        """Take a mail."""
        if verb == "RCPT":
            self.to = rest.partition("<")[2].partition(">")[0]
            return "452 full" if self.server.full else "250 ok"
        if verb == "DATA":
            await self.say("354 go on")
            text = (await self.reader.readuntil(b"\r\n.\r\n"))[:-3]
            parsed = message_from_bytes(text.replace(b"\r\n..", b"\r\n."), policy=policy.default)
            assert isinstance(parsed, EmailMessage)
            self.server.got.append((self.to, parsed))
        return "250 ok"


@asynccontextmanager
async def mail_server(
    tls: ssl.SSLContext | None = None, *, at_once: bool = False, account: str = ""
) -> AsyncIterator[MailServer]:
    """Run a mail server: with STARTTLS if it has a certificate, or encrypted `at_once`."""
    server = MailServer(None if at_once else tls, account)

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await Conversation(server, reader, writer).run()
        except (OSError, asyncio.IncompleteReadError):
            pass  # the sender has gone
        finally:
            writer.close()

    listening = await asyncio.start_server(talk, "localhost", 0, ssl=tls if at_once else None)
    server.port = listening.sockets[0].getsockname()[1]
    for other in listening.sockets[1:]:
        other.close()
    try:
        yield server
    finally:
        listening.close()
