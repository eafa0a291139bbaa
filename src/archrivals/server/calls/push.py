"""Web Push: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292).

The key of the signature is derived from the key of the server (``core.sealing``), so that there is
no second secret to keep. ``cryptography`` is imported when a browser is called.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import time
from functools import cache
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from archrivals.server.core.sealing import key_of
from archrivals.server.core.settings import Settings

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of the curve P-256: a private key is below it."""

RECORD_BYTES: Final = 4096
"""The size of a record of RFC 8188; a push service takes no more than one."""

SALT_BYTES: Final = 16
TOKEN_LIFE_S: Final = 12 * 3600


def encoded(data: bytes) -> str:
    """Return base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return what ``encoded`` was given; ``ValueError`` if it is not base64."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


# --- The key of the server ----------------------------------------------------------------------


def public_key(settings: Settings) -> str:
    """Return the key that browsers subscribe with; ``NoKey`` where the server has none."""
    return encoded(_point(_signing_key(key_of(settings, create=True))))


@cache
def _signing_key(key: bytes) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = int.from_bytes(hmac.digest(key, b"web push", "sha512"), "big")
    return ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1())


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def authorization(settings: Settings, endpoint: str) -> str:
    """Return the header by which a push service knows this server."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    place = urlsplit(endpoint)
    contact = settings.contact
    claims = {
        "aud": f"{place.scheme}://{place.netloc}",
        "exp": int(time.time()) + TOKEN_LIFE_S,
        "sub": f"mailto:{contact}" if "@" in contact else settings.public_url,
    }
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(encoded(json.dumps(part).encode()) for part in parts)
    key = _signing_key(key_of(settings, create=True))
    r, s = utils.decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={encoded(_point(key))}"


# --- The message --------------------------------------------------------------------------------


def sealed(text: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message for one browser, as one record of ``aes128gcm``."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return sealed_with(text, p256dh, auth, ec.generate_private_key(ec.SECP256R1()))


def sealed_with(
    text: bytes, p256dh: str, auth: str, mine: EllipticCurvePrivateKey, salt: bytes = b""
) -> bytes:
    """Encrypt by a key that is used once; without a ``salt`` with a random one."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = salt or os.urandom(SALT_BYTES)
    point, theirs = _point(mine), decoded(p256dh)
    other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = mine.exchange(ec.ECDH(), other)
    secret = _derived(decoded(auth), shared, b"WebPush: info\0" + theirs + point, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Derive a key of at most one digest by HKDF (RFC 5869)."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", "sha256")[:length]


def topic(table: str) -> str:
    """Return the topic of a table's calls: a newer one replaces one that was not shown yet."""
    return encoded(hashlib.sha256(table.encode()).digest())[:32]


def check_keys(keys: dict[str, str]) -> None:
    """Refuse keys that no browser gives, by ``ValueError``."""
    from cryptography.hazmat.primitives.asymmetric import ec

    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(keys["p256dh"]))
    if len(decoded(keys["auth"])) != SALT_BYTES:
        raise ValueError("auth has 16 bytes")
