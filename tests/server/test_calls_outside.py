"""The way out for calls: addresses inside are refused, and the encryption is the RFC's."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ipaddress
import json
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from receivers import receiver

from archrivals.server.calls import outside, push
from archrivals.server.calls.outside import NoReply, NotOutside, checked, is_outside, post
from archrivals.server.core.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fd00::1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::a00:1",
    ],
)
def test_addresses_of_this_machine_and_its_network_are_inside(address: str) -> None:
    assert not is_outside(ipaddress.ip_address(address))


def test_addresses_of_the_internet_are_outside() -> None:
    assert is_outside(ipaddress.ip_address("93.184.216.34"))
    assert is_outside(ipaddress.ip_address("2606:2800:220:1::1"))


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "https://example.org:8443/",
        "https://10.0.0.1/",
        "https://[::1]/",
        "https://ann:secret@example.org/",
        "ftp://example.org/",
        "https:///path",
        "https://example.org/\r\nhost: inside",
        "https://[bad/",
        "https://example.org/" + "a" * 1000,
    ],
)
def test_addresses_that_calls_never_go_to_are_refused(address: str) -> None:
    with pytest.raises(NotOutside):
        checked(address)


async def test_a_name_that_leads_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def inside(*asked: Any, **more: Any) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", ("10.0.0.7", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", inside, raising=False)
    with pytest.raises(NotOutside, match="inside"):
        await post("https://example.org/", {}, b"")


async def test_a_redirect_is_not_followed() -> None:
    async with receiver() as found:
        found.status, found.more = 302, f"location: {found.address('other')}\r\n"
        reply = await post(found.address("hook"), {}, b"x", inside=True)
        assert (reply.status, [each.path for each in found.posted]) == (302, ["/hook"])


async def test_a_slow_server_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "POST_TIMEOUT_S", 0.05)

    gone = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()
        await writer.wait_closed()
        gone.set()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NoReply, match="no answer"):
            await post(f"http://127.0.0.1:{port}/", {}, b"", inside=True)
        await gone.wait()


async def test_an_endless_head_is_cut_off() -> None:
    gone = asyncio.Event()

    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nx: " + b"a" * (2 * outside.MAX_REPLY_BYTES))
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
        gone.set()

    server = await asyncio.start_server(endless, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(NoReply):
            await post(f"http://127.0.0.1:{port}/", {}, b"", inside=True)
        await gone.wait()


async def test_the_wait_of_a_busy_server_is_read() -> None:
    async with receiver() as found:
        found.status, found.more = 429, "retry-after: 90\r\n"
        reply = await post(found.address("hook"), {}, b"", inside=True)
        assert (reply.status, reply.wait) == (429, 90)


# --- Web Push -----------------------------------------------------------------------------------


def test_a_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    number = int.from_bytes(push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = push.sealed_with(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(number, ec.SECP256R1()),
        push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_service_can_check_who_sends() -> None:
    settings = Settings(key="5e" * 32, contact="ann@example.org")
    header = push.authorization(settings, "https://push.example.org/send/1")
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    assert key == push.public_key(settings)
    signed, _, signature = token.rpartition(".")
    claims = json.loads(push.decoded(signed.split(".")[1]))
    assert claims["aud"] == "https://push.example.org"
    assert claims["sub"] == "mailto:ann@example.org"
    raw = push.decoded(signature)
    pair = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(key))
    public.verify(utils.encode_dss_signature(*pair), signed.encode(), ec.ECDSA(SHA256()))


def test_keys_that_no_browser_gives_are_refused() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        push.check_keys({"p256dh": push.public_key(Settings(key="5e" * 32)), "auth": "aaaa"})
    with pytest.raises(ValueError, match="point"):
        push.check_keys({"p256dh": base64.b64encode(b"x" * 65).decode(), "auth": "aaaa"})
