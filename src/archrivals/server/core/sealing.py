"""Seals the secrets of second factors by a key that is not in the database.

So a copy of the database, such as a nightly backup, opens nothing. The key is ``ARCHRIVALS_KEY``;
a server on a SQLite file without it keeps a key of its own in ``FILE.key``, next to the database.

A seal is a one-time pad, made by HMAC-SHA-256 from the key and a fresh nonce, and a second HMAC
over all of it (encrypt, then authenticate). The standard library has no cipher, and a secret of
20 bytes, shorter than one digest, needs none. The owner is part of both HMACs: a secret that is
copied into the row of another person does not open.
"""

from __future__ import annotations

import base64
import hmac
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from .schema import roles
from .settings import Settings
from .store import Store, sqlite_file

SEALED: Final = "sealed-1:"
"""How a sealed secret begins; one of an earlier release is plain base32."""

KEY_BYTES: Final = 32
NONCE_BYTES: Final = 16
TAG_BYTES: Final = 32
PRIVATE_MODE: Final = 0o600
Change = Callable[[Settings, str, str], str]


class NoKey(Exception):
    """There is no key, or it is not the key that a secret was sealed with."""


# --- The key ----------------------------------------------------------------------------------


def key_file(settings: Settings) -> Path | None:
    """Return the file of the key; None where the key is a setting, or missing."""
    file = None if settings.key else sqlite_file(settings.database)
    return None if file is None else file.with_name(f"{file.name}.key")


def key_of(settings: Settings, *, create: bool = False) -> bytes:
    """Return the key; with ``create`` a SQLite server without one gets one."""
    if settings.key:
        return bytes.fromhex(settings.key)
    file = key_file(settings)
    if file is None:
        raise NoKey(
            "there is no key to seal secrets with; set ARCHRIVALS_KEY (openssl rand -hex 32)"
        )
    if create:
        with suppress(FileExistsError):
            place = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_MODE)
            with open(place, "w", encoding="ascii") as new:
                new.write(secrets.token_hex(KEY_BYTES) + "\n")
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii"))
    except OSError as error:
        raise NoKey(f"cannot read the key {file} ({error.strerror})") from None
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise NoKey(f"{file} is not a key; bring the right file back, or remove it")
    return key


# --- Sealing ----------------------------------------------------------------------------------


def is_sealed(stored: str) -> bool:
    """Return whether a secret is sealed in the database."""
    return stored.startswith(SEALED)


def seal(secret: bytes, owner: str, key: bytes) -> str:
    """Seal a secret for its owner.

    >>> opened(seal(b"a secret", "ann", bytes(32)), "ann", bytes(32))
    b'a secret'
    """
    nonce = secrets.token_bytes(NONCE_BYTES)
    pad = _hmac(key, b"pad", owner, nonce)
    if len(secret) > len(pad):
        raise ValueError(f"a secret of {len(secret)} bytes is too long to seal")
    hidden = bytes(one ^ other for one, other in zip(secret, pad, strict=False))
    tag = _hmac(key, b"tag", owner, nonce + hidden)
    return SEALED + base64.b64encode(nonce + hidden + tag).decode()


def opened(sealed: str, owner: str, key: bytes) -> bytes:
    """Return the secret of its owner; ``NoKey`` if this key did not seal it for them."""
    packed = base64.b64decode(sealed.removeprefix(SEALED))
    nonce, hidden, tag = (
        packed[:NONCE_BYTES],
        packed[NONCE_BYTES:-TAG_BYTES],
        packed[-TAG_BYTES:],
    )
    if not hmac.compare_digest(tag, _hmac(key, b"tag", owner, nonce + hidden)):
        raise NoKey("the key of this server is not the one that this secret was sealed with")
    pad = _hmac(key, b"pad", owner, nonce)
    return bytes(one ^ other for one, other in zip(hidden, pad, strict=False))


def _hmac(key: bytes, purpose: bytes, owner: str, rest: bytes) -> bytes:
    name = owner.encode()
    return hmac.digest(key, purpose + len(name).to_bytes(4, "big") + name + rest, "sha256")


# --- Second factors in the database -----------------------------------------------------------


def seal_factor(settings: Settings, person: str, secret: str) -> str:
    """Seal the secret of a second factor, which is base32."""
    return seal(base64.b32decode(secret), person, key_of(settings, create=True))


def opened_factor(settings: Settings, person: str, stored: str) -> str:
    """Return the secret of a second factor in base32, also one that was never sealed."""
    if not is_sealed(stored):
        return stored
    return base64.b32encode(opened(stored, person, key_of(settings))).decode()


async def unsealed_factors(store: Store) -> int:
    """Count the secrets that lie in the database in the open."""
    rows = await store.rows(sa.select(roles.c.secret))
    return sum(not is_sealed(row["secret"]) for row in rows)


async def seal_factors(store: Store) -> int:
    """Seal what an earlier release has left in the open; return how many that were."""
    return await _rewrite(store, seal_factor, sealed=False)


async def open_factors(store: Store) -> int:
    """Write all secrets in the open, for an earlier release; return how many that were."""
    return await _rewrite(store, opened_factor, sealed=True)


async def _rewrite(store: Store, change: Change, *, sealed: bool) -> int:
    async with store.begin() as connection:
        rows = (await connection.execute(sa.select(roles.c.person, roles.c.secret))).all()
        changed = [row for row in rows if is_sealed(row.secret) is sealed]
        for row in changed:
            mine = (roles.c.person == row.person, roles.c.secret == row.secret)
            secret = change(store.settings, row.person, row.secret)
            await connection.execute(sa.update(roles).where(*mine).values(secret=secret))
    return len(changed)
