"""Is a finished game what it claims to be? Every check by itself, with what it found in words.

A save tells setup, seed, answers and how the seed came about (``fair``); ``seen`` is what a browser
kept of the game while it was played. The page behind a replay makes the same checks, but for the
rules of the game, which it does not know: see ``web/src/fair/check.ts``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

from .catalogue import Catalogue
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
from .plain import to_plain
from .saving import SaveError, load, setup_from_json
from .streams import commitment
from .table import Table
from .views import JSON, private_view, public_view, result_view

_SECRET: Final = re.compile("[0-9a-f]{64}")
What = Literal["commitment", "promise", "shares", "tries", "seed", "setup", "game", "live", "end"]


class Finding(NamedTuple):
    """What was checked and what came of it; ``right`` is None where it cannot be known."""

    what: What
    right: bool | None
    words: str


def findings(
    saved: JSON, cat: Catalogue, seen: JSON | None = None, promised: str | None = None
) -> Iterator[Finding]:
    """Every check of a save, in the order in which one would tell them."""
    rule = _rule(saved)
    if rule is None:
        yield Finding("commitment", False, "how its seed came about cannot be read")
        return
    yield _commitment(saved, cat, rule)
    yield _promise(saved, seen, promised)
    if rule == JOINT:
        yield _shares(saved, seen)
        yield from _tries(saved, seen)
        yield _seed(saved)
    elif any((seen or {}).get("commitments") or ()):
        yield Finding("shares", False, "seats committed to shares, and none of them was used")
    yield _setup(saved, cat, seen)
    game = _game(saved, cat)
    yield game
    if game.right:
        yield _live(saved, cat, seen)
    yield _end(saved, seen)


def _rule(saved: JSON) -> str | None:
    """By which rule the seed came about; None where what that rule takes is missing or broken."""
    fair = saved.get("fair", {"rule": ALONE})
    if not isinstance(fair, dict):
        return None
    if fair.get("rule") == ALONE:
        return ALONE
    texts = [saved.get("table"), saved.get("commitment"), fair.get("secret")]
    for name in ("shares", "commitments"):
        if not isinstance(fair.get(name), list):
            return None
        texts += fair[name]
    whole = fair.get("rule") == JOINT and all(isinstance(each, str) for each in texts)
    return JOINT if whole and _SECRET.fullmatch(fair["secret"]) and _readable(fair) else None


def _readable(fair: JSON) -> bool:
    """Whether failed attempts are told as they should be."""
    tries = fair.get("tries", [])
    return isinstance(tries, list) and all(
        isinstance(each, dict)
        and isinstance(each.get("commitment"), str)
        and isinstance(each.get("missing"), list)
        for each in tries
    )


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
        name = "server's secret, with rules, cards and setup,"
    told = saved.get("commitment", shown)
    if told == shown:
        return Finding("commitment", True, f"the {name} gives the commitment {shown}")
    return Finding("commitment", False, f"the {name} gives another commitment than {told}")


def _promise(saved: JSON, seen: JSON | None, promised: str | None) -> Finding:
    told = promised or (seen or {}).get("commitment")
    if not told:
        return Finding("promise", None, "no commitment from before the game to compare with")
    if told.lower() == saved.get("commitment", commitment(str(saved.get("seed")))):
        return Finding("promise", True, "it is the commitment that was shown before the game")
    return Finding("promise", False, f"before the game another commitment was shown: {told}")


def _shares(saved: JSON, seen: JSON | None) -> Finding:
    fair = saved["fair"]
    shares: Sequence[str] = fair["shares"]
    told: Sequence[str] = fair["commitments"]
    players = saved["setup"]["players"]
    if len(shares) != players or len(told) != players:
        return Finding("shares", False, f"there are {players} seats and {len(shares)} shares")
    for seat, (share, shown) in enumerate(zip(shares, told, strict=True)):
        if not share and not shown:
            continue
        if seat_commitment(saved["table"], seat, saved["commitment"], share) != shown:
            return Finding("shares", False, f"seat {seat}'s share is not the one it committed to")
    kept = seen or {}
    if kept.get("commitments") and kept["commitments"] != list(told):
        return Finding("shares", False, "before the game other commitments of seats were shown")
    if kept.get("share") and kept["share"] != shares[kept["seat"]]:
        return Finding("shares", False, f"seat {kept['seat']}'s browser made another share")
    given = [str(seat) for seat, share in enumerate(shares) if share]
    if not given:
        return Finding("shares", None, "no seat gave a share: the server drew the seed alone")
    if kept.get("seat", -1) >= 0 and not kept.get("share"):
        words = f"this browser gave no share; those of seats {', '.join(given)} were committed to"
        return Finding("shares", None, words)
    return Finding("shares", True, f"seats {', '.join(given)} gave the shares they committed to")


def _tries(saved: JSON, seen: JSON | None) -> Iterator[Finding]:
    """Attempts to deal that came to nothing; nothing is said where there were none."""
    kept = seen or {}
    tries: list[JSON] = saved["fair"].get("tries", [])
    heard: list[JSON] = kept.get("tries") or []
    exact = kept.get("commitments") is not None  # it was there when the cards were dealt
    if heard != (tries if exact else tries[: len(heard)]):
        yield Finding("tries", False, "before the game other failed attempts to deal were shown")
        return
    for each in tries:
        if each["commitment"] in (kept.get("given") or ()) and kept["seat"] in each["missing"]:
            words = f"seat {kept['seat']}'s share had arrived, and was called missing"
            yield Finding("tries", False, words)
            return
    if tries:
        missing = sorted({seat for each in tries for seat in each["missing"]})
        who = f"; shares of seats {', '.join(map(str, missing))} were missing" if missing else ""
        count = "one attempt" if len(tries) == 1 else f"{len(tries)} attempts"
        yield Finding("tries", True, f"{count} to deal failed before this one{who}")


def _seed(saved: JSON) -> Finding:
    fair = saved["fair"]
    made = joint_seed(fair["secret"], saved["table"], saved["commitment"], fair["shares"])
    if made == saved["seed"]:
        return Finding("seed", True, "the seed follows from the secret and the shares")
    return Finding("seed", False, "secret and shares give another seed")


def _setup(saved: JSON, cat: Catalogue, seen: JSON | None) -> Finding:
    kept = seen or {}
    for name, now in (("setup", shown_setup(saved["setup"])), ("decks", decks_digest(cat))):
        if kept.get(name) and kept[name] != now:
            return Finding("setup", False, f"before the game another {name} was shown")
    if not kept.get("setup"):
        return Finding("setup", None, "no setup from before the game to compare with")
    return Finding("setup", True, "setup and decks are those that were shown")


def _game(saved: JSON, cat: Catalogue) -> Finding:
    try:
        table = load(saved, cat)
    except SaveError as error:
        return Finding("game", False, str(error))
    told = saved.get("result")
    if table.over and told is not None and outcome(told) != outcome(to_plain(result_view(table))):
        return Finding("game", False, "the answers lead to another result than the one told")
    return Finding("game", True, f"{len(table.answers)} answers lead to this position")


# --- As it was seen ---------------------------------------------------------------------------


def _live(saved: JSON, cat: Catalogue, seen: JSON | None) -> Finding:
    marks = (seen or {}).get("marks", [])
    if seen is None or not marks:
        return Finding("live", None, "nobody's memory of the game to compare with")
    left: dict[int, list[tuple[int, str]]] = {}
    for told, n, shown in marks:
        left.setdefault(told, []).append((n, shown))
    events = 0
    for table in _positions(saved, cat):
        events = len(table.state.log or ())
        if any(not _same(saved, table, seen["seat"], *each) for each in left.pop(events, [])):
            words = f"after {len(table.answers)} answers seat {seen['seat']} saw something else"
            return Finding("live", False, words)
        if left and min(left) < events:
            words = f"before answer {len(table.answers)} seat {seen['seat']} saw a further step"
            return Finding("live", False, words)
    if left:
        return Finding("live", False, f"seat {seen['seat']} saw the game go on after its end")
    known = len({at for told, n, _ in marks for at in range(told - n, told)})
    return Finding("live", True, f"as seat {seen['seat']} saw it: {known} of {events} events")


def _positions(saved: JSON, cat: Catalogue) -> Iterator[Table]:
    table = Table.new(setup_from_json(saved["setup"]), cat, saved["seed"])
    yield table
    for seat, option in saved["answers"]:
        table.answer(seat, option)
        yield table


def _same(saved: JSON, table: Table, seat: int, n: int, shown: str) -> bool:
    told = len(table.state.log or ())
    if not 0 <= n <= told:
        return False
    lies = lying(public_view(table), private_view(table, seat))
    return mark(saved["table"], seat, told, table.events(seat, told - n), lies) == shown


def _end(saved: JSON, seen: JSON | None) -> Finding:
    kept: dict[str, Any] = seen or {}
    if kept.get("result") and kept["result"] != outcome(saved.get("result")):
        return Finding("end", False, "the game ended in another way when it was played")
    if kept.get("receipt") and kept["receipt"] != receipt(saved):
        return Finding("end", False, "the game has been changed since it ended")
    if not kept.get("receipt"):
        return Finding("end", None, "no receipt from the end of the game to compare with")
    return Finding("end", True, "it is the game whose receipt was told when it ended")
