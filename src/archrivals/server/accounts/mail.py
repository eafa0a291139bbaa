"""Mail: by SMTP in a thread, or to a developer's terminal."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from archrivals.server.core.settings import Settings

MAIL_TIMEOUT_S: Final = 20
log: Final = logging.getLogger(__name__)


async def send(settings: Settings, to: str, subject: str, text: str) -> bool:
    """Send a mail, and return whether the server took it; the log says what went wrong."""
    message = written(settings, to, subject, text)
    if not settings.smtp:
        sys.stderr.write(f"--- mail, not sent: ARCHRIVALS_SMTP is empty ---\n{message}---\n")
        return True
    server = urlsplit(settings.smtp)
    try:
        await asyncio.to_thread(_deliver, server, message, to)
    except (OSError, smtplib.SMTPException) as error:
        log.error("mail server %s did not take a mail: %s", server.hostname, error)
        return False
    return True


def written(settings: Settings, to: str, subject: str, text: str) -> EmailMessage:
    """A mail with its headers."""
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2] or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


@contextmanager
def logged_in(server: SplitResult, seconds: float) -> Iterator[smtplib.SMTP]:
    """A line to the mail server, encrypted if it can be, that has taken our login."""
    with smtplib.SMTP(server.hostname or "", server.port or 25, timeout=seconds) as line:
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
            line.ehlo()
        if server.username:
            line.login(unquote(server.username), unquote(server.password or ""))
        yield line


def _deliver(server: SplitResult, message: EmailMessage, to: str) -> None:
    with logged_in(server, MAIL_TIMEOUT_S) as line:
        line.send_message(message, to_addrs=[to])


async def send_reset(settings: Settings, to: str, ticket: str) -> bool:
    """The mail with which a forgotten password is replaced."""
    # Behind the # the ticket is seen by the page alone, not by servers and their logs.
    link = f"{settings.public_url}/#reset={ticket}"
    return await send(
        settings,
        to,
        "Your password at Archrivals",
        "Hello,\n\nsomebody, probably you, wants a new password for this mail address.\n"
        f"Choose one here, within an hour:\n\n{link}\n\n"
        "If it was not you, nothing needs to be done: the old password stays.\n",
    )


async def send_verification(settings: Settings, to: str, ticket: str) -> bool:
    """The mail by which an address is verified."""
    link = f"{settings.public_url}/#verify={ticket}"
    return await send(
        settings,
        to,
        "Your account at Archrivals",
        "Hello,\n\nsomebody, probably you, wants to use this mail address at Archrivals.\n"
        f"If it was you, open this link within a day:\n\n{link}\n\n"
        "If it was not you, nothing needs to be done: without the link nothing happens.\n",
    )


async def send_taken(settings: Settings, to: str) -> bool:
    """Return the mail to the owner of an account whose address another person claims."""
    return await send(
        settings,
        to,
        "Your account at Archrivals",
        "Hello,\n\nsomebody, probably you, wants to make an account with this mail address.\n"
        "You have one already. Log in to it, or ask for a new password there:\n\n"
        f"{settings.public_url}/settings\n\n"
        "If it was not you, nothing needs to be done: your account is as it was.\n",
    )
