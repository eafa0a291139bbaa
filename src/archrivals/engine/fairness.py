"""Shuffles that no one chooses and anyone can check: ``docs/decisions/020``.

A game's seed follows by a rule, which has a name. ``seed-1``: the server draws it alone and shows
``streams.commitment`` before the game. ``joint-1``: the server draws a secret and shows
:func:`server_commitment`; each browser draws a share and shows :func:`seat_commitment`; then all
shares are revealed, and :func:`joint_seed` is the seed. All hashed data is canonical JSON.
What a browser needs of this before
a game is there, its commitment and its fingerprints, is written once more in ``web/src/fair``.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.records import to_plain
from archrivals.engine.state.flat import CardInView
from archrivals.engine.views.seats import JSON, EventInView, PrivateView, PublicView

ALONE: Final = "seed-1"
JOINT: Final = "joint-1"

MARK: Final = 32
"""How much of a mark's digest is kept, in hexadecimal digits: a browser keeps hundreds a game."""


def canonical(value: Any) -> str:
    """Plain data as one text, the same wherever it is written: keys in order, nothing between.

    >>> canonical({"b": [1, None], "a": "ñ"})
    '{"a":"ñ","b":[1,null]}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_of(*facts: Any) -> str:
    """SHA-256 of facts in their canonical form."""
    return sha256(canonical(facts).encode()).hexdigest()


# --- The seed ---------------------------------------------------------------------------------


BOUND: Final = ("rules", "cards", "decks", "setup")
"""What a server commits to together with its secret: all that it could still choose otherwise."""


def server_commitment(table: str, secret: str, game: JSON) -> str:
    """Return the digest that binds the server to its secret and game before shares are revealed.

    ``game`` has ``rules``, ``cards``, ``decks`` and ``setup``.
    """
    return digest_of("archrivals/server", table, secret, *(game[name] for name in BOUND))


def seat_commitment(table: str, seat: int, commitment: str, share: str) -> str:
    """Return the digest that binds a seat to its share, for one deal: it names the server's."""
    return digest_of("archrivals/seat", table, seat, commitment, share)


def joint_seed(secret: str, table: str, commitment: str, shares: Sequence[str]) -> str:
    """The seed of a game: to choose it, one would have to know the secret and every share.

    A seat without a share has "".
    """
    text = canonical(["archrivals/deal", table, commitment, list(shares)])
    return hmac.new(bytes.fromhex(secret), text.encode(), sha256).hexdigest()


def seed_for(purpose: str, seed: str) -> str:
    """A seed for something else than shuffles, such as bots: secret as long as the game's own is.

    Its readers learn nothing about the game's seed.
    """
    text = canonical(["archrivals/purpose", purpose])
    return hmac.new(seed.encode(), text.encode(), sha256).hexdigest()


def decks_digest(cat: Catalogue) -> str:
    """A fingerprint of what the decks are made of; a browser can work it out from the cards."""
    return digest_of(
        "archrivals/decks",
        [
            [id, c.name, c.kind, c.copies, c.level, c.side, c.starts_on_top, c.synergy or None]
            for id, c in zip(cat.ids, cat.cards, strict=True)
        ],
    )


# --- Events in sight --------------------------------------------------------------------------


def lying(public: PublicView, private: PrivateView) -> list[Any]:
    """Return the cards in a seat's sight, off its view: cards by handle and id, piles by size."""

    def sorted_cards(cards: Iterable[CardInView]) -> list[str]:
        return sorted(f"{card.handle} {card.id}" for card in cards)

    return [
        public.main_deck,
        public.weaknesses,
        public.super_villains_left,
        sorted_cards(public.line_up),
        sorted_cards(public.destroyed),
        sorted_cards(public.aside),
        sorted_cards(public.super_villain),
        [[f"{top.handle} {top.id}", top.left] for top in public.stacks],
        [
            [
                seat.hand_size,
                seat.deck,
                *map(sorted_cards, (seat.discard, seat.in_play, seat.hero, seat.on_hero)),
                sorted_cards(seat.score),
            ]
            for seat in public.seats
        ],
        [
            [int(seat), *sorted_cards(cards)]
            for seat, cards in sorted(private.hands.items(), key=lambda held: int(held[0]))
        ],
    ]


def mark(table: str, seat: int, log_length: int, events: list[EventInView], lies: list[Any]) -> str:
    """The fingerprint of one message: the last of ``log_length`` events that a seat saw."""
    return digest_of("archrivals/seen", table, seat, log_length, to_plain(events), lies)[:MARK]


def outcome(result: JSON | None) -> list[Any]:
    """Return the end of a game, as far as it is compared: rule or reason, winners, points."""
    fields = result or {}
    return [
        fields.get("rule", ""),
        fields.get("why") or "",
        fields.get("winners", []),
        fields.get("points", []),
    ]


def receipt(saved: JSON) -> str:
    """The fingerprint of a finished game, sent when it ends: a replay changed later has another."""
    facts = [saved[name] for name in ("table", "seed", "setup", "answers")]
    end = [saved.get("digest") or "", outcome(saved["result"])]
    return digest_of("archrivals/receipt", *facts, *end)


def shown_setup(setup: JSON) -> str:
    """The fingerprint of a setup as it is shown before the game: without cards laid out."""
    return digest_of("archrivals/setup", setup | {"arranged": []})
