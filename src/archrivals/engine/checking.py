"""Is a finished game what it claims to be? Every check by itself, with what it found.

A save holds setup, seed, answers and how the seed came about (``fair``); ``seen`` is what a browser
kept of the game while it was played. The page behind a replay makes the same checks, but for the
rules of the game, which it does not know: see ``web/src/fair/check.ts``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Final, Literal, NamedTuple

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.records import Misfit, to_plain
from archrivals.engine.state.streams import commitment
from archrivals.engine.views.seats import JSON, private_view, public_view, result_view

from .fairness import (
    ALONE,
    JOINT,
    decks_digest,
    joint_seed,
    lying,
    mark,
    outcome,
    receipt,
    seat_commitment,
    server_commitment,
    shown_setup,
)
from .saving import SAVED, SaveError, load, setup_from_json
from .table import Table

_SECRET: Final = re.compile("[0-9a-f]{64}")
What = Literal["commitment", "promise", "shares", "tries", "seed", "setup", "game", "live", "end"]


class Finding(NamedTuple):
    """A check and its result; ``right`` is None where it cannot be known.

    ``told`` names the result, and ``args`` are its numbers and names: a client has the words.
    """

    what: What
    right: bool | None
    told: str
    args: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Try:
    """An attempt to deal that came to nothing, and the seats whose share was missing."""

    commitment: str
    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """A browser's record of a game while it was played: see ``web/src/fair/seen.ts``."""

    seat: int = -1
    commitment: str | None = None
    commitments: tuple[str, ...] | None = None
    share: str | None = None
    tries: tuple[Try, ...] = ()
    given: tuple[str, ...] = ()
    setup: str | None = None
    decks: str | None = None
    marks: tuple[tuple[int, int, str], ...] = ()
    result: tuple[str, str, tuple[int, ...], tuple[int, ...]] | None = None
    receipt: str | None = None


def seen_from_json(data: JSON) -> Seen:
    """Read a browser's record out of its file; raise :class:`Misfit` for anything else."""
    used = {each.name: data[each.name] for each in fields(Seen) if each.name in data}
    seen: Seen = SAVED.read(Seen, used)
    return seen


NOTHING_SEEN: Final = Seen()


def findings(
    saved: JSON, cat: Catalogue, seen: Seen = NOTHING_SEEN, promised: str | None = None
) -> Iterator[Finding]:
    """Every check of a save, in the order of a report."""
    rule = _rule(saved)
    if rule is None:
        yield Finding("commitment", False, "unreadable", {})
        return
    yield _commitment(saved, cat, rule)
    yield _promise(saved, seen, promised)
    if rule == JOINT:
        yield _shares(saved, seen)
        yield from _tries(saved, seen)
        yield _seed(saved)
    elif any(seen.commitments or ()):
        yield Finding("shares", False, "unused-shares", {})
    yield _setup(saved, cat, seen)
    game = _game(saved, cat)
    yield game
    if game.right:
        yield _live(saved, cat, seen)
    yield _end(saved, seen)


def _rule(saved: JSON) -> str | None:
    """By which rule the seed came about; None where what that rule takes is missing or broken."""
    fair = saved.get("fair", {"rule": ALONE})
    if not isinstance(fair, dict) or not isinstance(saved.get("commitment", ""), str):
        return None
    if fair.get("rule") == ALONE:
        return ALONE
    texts = [saved.get("table"), saved.get("commitment"), fair.get("secret")]
    for name in ("shares", "commitments"):
        if not isinstance(fair.get(name), list):
            return None
        texts += fair[name]
    whole = fair.get("rule") == JOINT and all(isinstance(each, str) for each in texts)
    if not whole or not _SECRET.fullmatch(fair["secret"]) or _tries_of(fair) is None:
        return None
    return JOINT


def _tries_of(fair: JSON) -> tuple[Try, ...] | None:
    """Return the attempts that failed; None where they are not listed as they should be."""
    try:
        tries: tuple[Try, ...] = SAVED.read(tuple[Try, ...], fair.get("tries", []))
    except Misfit:
        return None
    return tries


def _commitment(saved: JSON, cat: Catalogue, rule: str) -> Finding:
    if rule == ALONE:
        shown, name = commitment(str(saved.get("seed"))), "seed"
    else:
        game = {
            "rules": saved["archrivals"],
            "cards": saved["cards"],
            "decks": decks_digest(cat),
            "setup": saved["setup"],
        }
        shown = server_commitment(saved["table"], saved["fair"]["secret"], game)
        name = "secret"
    claimed = saved.get("commitment", shown)
    if claimed == shown:
        return Finding("commitment", True, f"{name}-gives", {"commitment": shown})
    return Finding("commitment", False, f"{name}-differs", {"commitment": claimed})


def _promise(saved: JSON, seen: Seen, promised: str | None) -> Finding:
    claimed = promised or seen.commitment
    if not claimed:
        return Finding("promise", None, "no-promise", {})
    if claimed.lower() == saved.get("commitment", commitment(str(saved.get("seed")))):
        return Finding("promise", True, "promised", {})
    return Finding("promise", False, "other-promise", {"commitment": claimed})


def _shares(saved: JSON, seen: Seen) -> Finding:
    fair = saved["fair"]
    shares: Sequence[str] = fair["shares"]
    commitments: Sequence[str] = fair["commitments"]
    players = saved["setup"]["players"]
    if len(shares) != players or len(commitments) != players:
        counts: dict[str, str | int] = {"players": players, "n": len(shares)}
        return Finding("shares", False, "share-count", counts)
    for seat, (share, shown) in enumerate(zip(shares, commitments, strict=True)):
        if not share and not shown:
            continue
        if seat_commitment(saved["table"], seat, saved["commitment"], share) != shown:
            return Finding("shares", False, "other-share", {"seat": seat})
    if seen.commitments and list(seen.commitments) != commitments:
        return Finding("shares", False, "other-commitments", {})
    if seen.share and (seen.seat, seen.share) not in enumerate(shares):
        return Finding("shares", False, "replaced-share", {"seat": seen.seat})
    given = [str(seat) for seat, share in enumerate(shares) if share]
    if not given:
        return Finding("shares", None, "no-share", {})
    seats = ", ".join(given)
    if seen.seat >= 0 and not seen.share:
        return Finding("shares", None, "foreign-shares", {"seats": seats})
    return Finding("shares", True, "shares", {"seats": seats})


def _tries(saved: JSON, seen: Seen) -> Iterator[Finding]:
    """Attempts to deal that came to nothing; nothing is said where there were none."""
    tries = _tries_of(saved["fair"]) or ()
    exact = seen.commitments is not None  # it was there when the cards were dealt
    if seen.tries != (tries if exact else tries[: len(seen.tries)]):
        yield Finding("tries", False, "other-tries", {})
        return
    for each in tries:
        if each.commitment in seen.given and seen.seat in each.missing:
            yield Finding("tries", False, "called-missing", {"seat": seen.seat})
            return
    if tries:
        missing = sorted({seat for each in tries for seat in each.missing})
        who: dict[str, str | int] = {
            "n": len(tries),
            "missing": "yes" if missing else "no",
            "seats": ", ".join(map(str, missing)),
        }
        yield Finding("tries", True, "tries", who)


def _seed(saved: JSON) -> Finding:
    fair = saved["fair"]
    made = joint_seed(fair["secret"], saved["table"], saved["commitment"], fair["shares"])
    if made == saved["seed"]:
        return Finding("seed", True, "seed-follows", {})
    return Finding("seed", False, "other-seed", {})


def _setup(saved: JSON, cat: Catalogue, seen: Seen) -> Finding:
    for name, then, now in (
        ("setup", seen.setup, shown_setup(saved["setup"])),
        ("decks", seen.decks, decks_digest(cat)),
    ):
        if then and then != now:
            return Finding("setup", False, "other-setup", {"what": name})
    if not seen.setup:
        return Finding("setup", None, "no-setup", {})
    return Finding("setup", True, "same-setup", {})


def _game(saved: JSON, cat: Catalogue) -> Finding:
    try:
        table = load(saved, cat)
    except SaveError as error:
        return Finding("game", False, "broken", {"why": str(error)})
    claimed = saved.get("result")
    if claimed and not isinstance(claimed, dict):
        return Finding("game", False, "other-result", {})
    if (
        table.over
        and claimed is not None
        and outcome(claimed) != outcome(to_plain(result_view(table)))
    ):
        return Finding("game", False, "other-result", {})
    return Finding("game", True, "same-game", {"n": len(table.answers)})


# --- As it was seen ---------------------------------------------------------------------------


def _live(saved: JSON, cat: Catalogue, seen: Seen) -> Finding:
    marks, seat = seen.marks, seen.seat
    if not marks:
        return Finding("live", None, "no-memory", {})
    left: dict[int, list[tuple[int, str]]] = {}
    for length, n, shown in marks:
        left.setdefault(length, []).append((n, shown))
    events = 0
    for table in _positions(saved, cat):
        at: dict[str, str | int] = {"n": len(table.answers), "seat": seat}
        events = len(table.state.log or ())
        if any(not _same(saved, table, seat, *each) for each in left.pop(events, [])):
            return Finding("live", False, "saw-other", at)
        if left and min(left) < events:
            return Finding("live", False, "saw-further", at)
    if left:
        return Finding("live", False, "saw-longer", {"seat": seat})
    known = len({each for length, n, _ in marks for each in range(length - n, length)})
    return Finding("live", True, "as-seen", {"seat": seat, "known": known, "events": events})


def _positions(saved: JSON, cat: Catalogue) -> Iterator[Table]:
    table = Table.new(setup_from_json(saved["setup"]), cat, saved["seed"])
    yield table
    for seat, option in saved["answers"]:
        table.answer(seat, option)
        yield table


def _same(saved: JSON, table: Table, seat: int, n: int, shown: str) -> bool:
    log_length = len(table.state.log or ())
    if not 0 <= n <= log_length:
        return False
    lies = lying(public_view(table), private_view(table, seat))
    return mark(saved["table"], seat, log_length, table.events(seat, log_length - n), lies) == shown


def _end(saved: JSON, seen: Seen) -> Finding:
    if seen.result and to_plain(seen.result) != outcome(saved.get("result")):
        return Finding("end", False, "other-end", {})
    if seen.receipt and seen.receipt != receipt(saved):
        return Finding("end", False, "changed", {})
    if not seen.receipt:
        return Finding("end", None, "no-receipt", {})
    return Finding("end", True, "receipt", {})
