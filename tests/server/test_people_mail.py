"""Mail: what is written, where it goes, and what happens when the server does not take it."""

from __future__ import annotations

import asyncio
import logging

import pytest

from archrivals.server.accounts import mail
from archrivals.server.core.settings import Settings

pytestmark = pytest.mark.anyio


class Post:
    """A mail server that takes one mail after the other, and remembers what it was told."""

    def __init__(self, refuse: bool = False) -> None:
        self.refuse = refuse
        self.told: list[str] = []
        self.mail = ""

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Speak just enough SMTP."""
        writer.write(b"220 post\r\n")
        while line := (await reader.readline()).decode().rstrip("\r\n"):
            self.told.append(line)
            verb = line.partition(" ")[0].upper()
            if verb == "DATA":
                writer.write(b"354 go on\r\n")
                self.mail = (await reader.readuntil(b"\r\n.\r\n")).decode()
                writer.write(b"250 taken\r\n")
            elif verb == "EHLO":
                writer.write(b"250-post\r\n250 AUTH PLAIN\r\n")
            elif verb == "AUTH":
                writer.write(b"235 welcome\r\n")
            elif verb == "RCPT" and self.refuse:
                writer.write(b"550 nobody here\r\n")
            elif verb == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 fine\r\n")
        writer.close()
        await writer.wait_closed()


async def sent_to(post: Post) -> bool:
    """Whether a mail was sent by this server."""
    server = await asyncio.start_server(post, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        settings = Settings(smtp=f"smtp://us:pass%20word@127.0.0.1:{port}", url="https://a.example")
        return await mail.send_reset(settings, "ada@example.org", "the-ticket")


async def test_a_mail_goes_to_the_server_of_the_settings() -> None:
    post = Post()
    assert await sent_to(post)
    assert "rcpt to:<ada@example.org>" in [each.lower() for each in post.told]
    assert any(line.startswith("AUTH PLAIN") for line in post.told)
    assert "https://a.example/#reset=the-ticket" in post.mail
    assert "From: archrivals@localhost" in post.mail


async def test_a_server_that_refuses_is_written_down(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert not await sent_to(Post(refuse=True))
    assert "did not take a mail" in caplog.text
    assert "the-ticket" not in caplog.text
    assert "pass" not in caplog.text


async def test_without_a_server_the_mail_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert await mail.send(Settings(), "ada@example.org", "A subject", "A line.")
    shown = capsys.readouterr().err
    assert "Subject: A subject" in shown
    assert "A line." in shown
