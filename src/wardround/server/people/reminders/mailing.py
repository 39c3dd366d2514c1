"""The emails that players get, and how they are sent through the operator's mail server.

There is a code to confirm an address, and “It's your move”: which game and where, and nothing
secret. Mail is sent in a thread, with a time limit. One URL configures it:
`smtps://USER:PASSWORD@HOST` is encrypted from the first byte, `smtp://…` uses STARTTLS before
anything else, and `smtp-plain://…` is not encrypted, for a mail server on the same machine.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from wardround import catalog
from wardround.core.errors import BadOption
from wardround.server.http.origins import checked_url
from wardround.server.settings import Settings
from wardround.store.rows import MailAddress
from wardround.tables.rows import TableSummary
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


log = logging.getLogger("wardround.reminding")

PORTS: Final = {"smtps": 465, "smtp": 587, "smtp-plain": 25}
ALLOWED: Final = "smtps://USER:PASSWORD@HOST, smtp://USER:PASSWORD@HOST:587"
SECONDS: Final = 15.0
"""Seconds for each command to the mail server."""
AT_ONCE: Final = 4
"""How many mails are on their way at a time; others wait."""
TAKEN: Final = 250
"""With which a mail server agrees."""
ADDRESS: Final = re.compile(
    r"(?=.{6,254}$)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)
"""Addresses that every mail server takes; none has room for a second header or address."""


def is_address(text: str) -> bool:
    """Return whether a text can be an email address."""
    return ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class MailServer:
    """How the operator's mail server is reached, and in whose name."""

    scheme: str
    host: str
    port: int
    sender: str
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)

    @classmethod
    def read(cls, url: str, sender: str) -> MailServer:
        """Return the operator's mail settings; raise `BadOption` without repeating a password."""
        try:
            parts = urlsplit(url)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise BadOption("bad-smtp", allowed=ALLOWED) from None
        if not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
            raise BadOption("bad-smtp", allowed=ALLOWED)
        if not is_address(sender):
            raise BadOption("bad-mail-from", found=sender)
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port, sender, user, password)


@dataclass(frozen=True, slots=True)
class Mail:
    """Something to be sent, and where its reader stops all mail with one click."""

    to: str = field(repr=False)
    subject: str
    text: str = field(repr=False)
    stop: str = field(repr=False)


class Mailer:
    """Sends mail."""

    def __init__(self, server: MailServer, tls: ssl.SSLContext | None = None) -> None:
        self._server: Final = server
        self._tls: Final = ssl.create_default_context() if tls is None else tls
        self._turns: Final = asyncio.Semaphore(AT_ONCE)

    async def send(self, mail: Mail) -> bool:
        """Send a mail; False: the mail server did not take it."""
        async with self._turns:
            try:
                await asyncio.to_thread(self._deliver, self._written(mail))
            except (OSError, smtplib.SMTPException) as error:
                # Of what went wrong only the kind: the text of it may hold the address.
                log.warning("could not send an email", extra={"kind": type(error).__name__})
                return False
        return True

    def may_send(self) -> bool:
        """Tell whether the mail server takes mail in our name, without sending any.

        Raises what goes wrong before one can ask for that.
        """
        with self._connected() as connection:
            self._log_in(connection)
            connection.ehlo_or_helo_if_needed()
            code, _ = connection.mail(self._server.sender)
            connection.rset()
        return code == TAKEN

    def _written(self, mail: Mail) -> EmailMessage:
        name, _, domain = self._server.sender.rpartition("@")
        written = EmailMessage()
        written["From"] = Address("wardround", name, domain)
        written["To"] = mail.to
        written["Subject"] = mail.subject
        written["Date"] = formatdate()
        written["Message-ID"] = make_msgid(domain=domain)
        written["Auto-Submitted"] = "auto-generated"
        # Mail programs show a button for it (RFC 8058).
        written["List-Unsubscribe"] = f"<{mail.stop}>"
        written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        written.set_content(mail.text)
        return written

    def _deliver(self, written: EmailMessage) -> None:
        with self._connected() as connection:
            self._log_in(connection)
            connection.send_message(written)

    def _log_in(self, connection: smtplib.SMTP) -> None:
        if self._server.user:
            connection.login(self._server.user, self._server.password)

    def _connected(self) -> smtplib.SMTP:
        server = self._server
        if server.scheme == "smtps":
            return smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=self._tls)
        connection = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        if server.scheme == "smtp":
            try:
                connection.starttls(context=self._tls)
            except BaseException:
                connection.close()
                raise
        return connection


STOP: Final = "/stop"
"""The path of the unsubscribe link."""


class Post:
    """Writes mails, with links to where people find this server."""

    def __init__(self, mailer: Mailer, public_url: str) -> None:
        self._mailer: Final = mailer
        self._url: Final = public_url

    async def ask(self, address: MailAddress, code: str) -> bool:
        """Send the code that confirms an address; False: it was not sent."""
        words = words_in(address.language)
        text = words.say("mail-code", code=code, url=self._url)
        return await self._send(address, words.say("mail-code-subject"), text)

    async def tell(self, address: MailAddress, move: Move) -> bool:
        """Send a player “It's your move”; False: it was not sent."""
        words = words_in(address.language)
        where = {"what": move.sentence(address.language), "url": self._url + move.path()}
        subject = words.say("mail-move-subject", what=where["what"])
        return await self._send(address, subject, words.say("mail-move", **where))

    async def _send(self, address: MailAddress, subject: str, text: str) -> bool:
        stop = f"{self._url}{STOP}/{address.stop}"
        end = words_in(address.language).say("mail-stop", url=stop)
        return await self._mailer.send(Mail(address.address, subject, f"{text}\n\n{end}\n", stop))


def post_of(settings: Settings) -> Post | None:
    """Return what sends mail, if the operator has set it up; raise `BadOption` if it is wrong."""
    if not settings.smtp:
        return None
    server = MailServer.read(settings.smtp, settings.mail_from)
    url = checked_url(settings.public_url)
    if not url:
        raise BadOption("mail-no-url")
    return Post(Mailer(server), url)
