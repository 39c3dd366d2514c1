"""The emails that players get: a code to confirm their address, and “It's your move”."""

from __future__ import annotations

from typing import Final

from wardround.core.errors import BadOption
from wardround.server.http.origins import checked_url
from wardround.server.people.reminders.mailing import Mail, Mailer, MailServer, Move, words_in
from wardround.server.settings import Settings
from wardround.store.rows import MailAddress

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
