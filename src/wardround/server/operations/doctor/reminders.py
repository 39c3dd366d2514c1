"""Checks of what tells people that it is their move: the push key, and the mail server."""

from __future__ import annotations

import smtplib
import ssl
from pathlib import Path

from wardround.core.errors import BadOption
from wardround.server.http.origins import is_local, origin_of
from wardround.server.operations.doctor.findings import Finding, finding
from wardround.server.people.reminders.mailing import Mailer, MailServer
from wardround.server.people.reminders.vapid import OWN_FILE, read_key


def check_push(file: Path | None, url: str) -> Finding:
    """Return whether push messages can be sent, with the key in a file."""
    if file is None:
        return finding("push-off")
    try:
        read_key(file)
        mode = file.stat().st_mode & 0o777
    except BadOption as error:
        if error.code == "push-key-bad":
            return finding("push-bad", file=str(file))
        return finding("push-unread", file=str(file), problem=str(error.facts["problem"]))
    if mode & ~OWN_FILE:
        return finding("push-open", file=str(file), mode=f"{mode:03o}")
    origin = origin_of(url)
    if origin is not None and origin[0] == "http" and not is_local(origin[1]):
        return finding("push-no-https", url=url)
    return finding("push-ok", file=str(file))


def check_mail(smtp: str, sender: str, tls: ssl.SSLContext | None = None) -> Finding:
    """Return whether the mail server takes what we would send; nothing is sent."""
    if not smtp:
        return finding("mail-off")
    try:
        server = MailServer.read(smtp, sender)
    except BadOption as error:
        if error.code == "bad-mail-from":
            return finding("mail-bad-sender", sender=sender or "…")
        return finding("mail-bad-address", allowed=str(error.facts["allowed"]))
    host = f"{server.host}:{server.port}"
    try:
        if not Mailer(server, tls).may_send():
            return finding("mail-sender-refused", host=host, sender=sender)
    except smtplib.SMTPAuthenticationError:
        return finding("mail-login-refused", host=host)
    except ssl.SSLError as error:
        return finding("mail-untrusted", host=host, problem=error.reason or "TLS")
    except smtplib.SMTPNotSupportedError:
        return finding("mail-no-tls", host=host)
    except (OSError, smtplib.SMTPException) as error:
        # An answer of the mail server may hold an address; its kind says enough.
        problem = getattr(error, "strerror", None) or type(error).__name__
        return finding("mail-unreachable", host=host, problem=str(problem))
    return finding("mail-ok", host=host)
