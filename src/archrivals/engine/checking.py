"""The checks of a finished game, each by itself: does it show what it claims to be?

A save holds setup, seed, answers and how the seed came about (``fair``); ``seen`` is a browser's
record of the game while it was played. ``archrivals verify`` makes these checks, and so does the
page behind a replay, in the Python that runs within the page: neither has to trust the server.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.records import Limit, Misfit, record, to_plain
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
from .play.game import Refused
from .positions import position_of
from .saving import (
    RULES_VERSION,
    Part,
    SaveError,
    card_digests,
    known_fields,
    load,
    other_rules,
    parts_of,
    setup_from_json,
    start_of,
)
from .table import Table

What = Literal["commitment", "promise", "shares", "tries", "seed", "setup", "game", "live", "end"]

Code = Literal[
    # commitment
    "unreadable-origin",
    "seed-gives",
    "secret-gives",
    "seed-differs",
    "secret-differs",
    # promise
    "promised",
    "other-promise",
    "no-promise",
    # shares
    "shares",
    "own-share",
    "foreign-shares",
    "no-share",
    "share-count",
    "other-share",
    "other-commitments",
    "replaced-share",
    "unused-shares",
    # tries
    "tries",
    "missing-shares",
    "other-tries",
    "called-missing",
    # seed
    "seed-follows",
    "other-seed",
    # setup
    "same-setup",
    "no-setup",
    "other-setup",
    "other-decks",
    # game
    "same-game",
    "unreadable",
    "other-rules",
    "other-cards",
    "refused-answer",
    "other-position",
    "other-result",
    "same-part",
    "other-part",
    "part-elsewhere",
    # live
    "as-seen",
    "seen-in-part",
    "no-memory",
    "saw-other",
    "saw-further",
    "saw-longer",
    "changed-rules",
    # end
    "receipt",
    "no-receipt",
    "changed",
    "other-end",
]
"""The results of checks; each has a sentence in the words of the terminal and of the page."""


@record
class Finding:
    """A check and its result; ``right`` is None where it cannot be known.

    ``at`` counts the answers before it, ``n`` and ``of`` are a part and its whole; ``why`` is the
    fault of a file, in English.
    """

    what: What
    right: bool | None
    code: Code
    at: int | None = None
    seat: int | None = None
    seats: tuple[int, ...] | None = None
    n: int | None = None
    of: int | None = None
    commitment: str | None = None
    why: str | None = None


@record
class Try:
    """An attempt to deal that came to nothing, and the seats whose share was missing."""

    commitment: str
    missing: tuple[int, ...]


@record
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


NOTHING_SEEN: Final = Seen()


def seen_from_json(data: JSON) -> Seen:
    """Read a browser's record out of its file; raise :class:`Misfit` for anything else."""
    return known_fields(Seen, data)


@record
class Origin:
    """The origin of a seed: a rule, and for ``joint-1`` the secret and shares that it takes."""

    rule: Literal["seed-1", "joint-1"]
    secret: Annotated[str, Limit(pattern="^[0-9a-f]{64}$")] | None = None
    commitments: tuple[str, ...] = ()
    shares: tuple[str, ...] = ()
    """The share of each seat; "" where it gave none."""
    tries: tuple[Try, ...] = ()


@record
class Claims:
    """The claims of a save about its deal."""

    archrivals: str
    cards: str
    setup: dict[str, Any]  # as it was committed to, in every detail
    seed: str
    table: str = ""
    commitment: str | None = None
    fair: Origin = Origin(ALONE)
    changes: tuple[Part, ...] = ()

    @property
    def shown(self) -> str:
        """Return the commitment that was shown; a save without one is bound by its seed."""
        return commitment(self.seed) if self.commitment is None else self.commitment


def findings(
    saved: JSON, cat: Catalogue, seen: Seen = NOTHING_SEEN, promised: str | None = None
) -> Iterator[Finding]:
    """Yield every check of a save, in the order of a report."""
    claims = _claims(saved)
    if claims is None:
        yield Finding("commitment", False, "unreadable-origin")
        return
    yield _commitment(claims, cat)
    yield _promise(claims, seen, promised)
    if claims.fair.rule == JOINT:
        yield _shares(claims, seen)
        yield from _tries(claims.fair.tries, seen)
        yield _seed(claims)
    elif any(seen.commitments or ()):
        yield Finding("shares", False, "unused-shares")
    yield _setup(claims, cat, seen)
    yield from _parts(saved, cat)
    game = _game(saved, cat)
    yield game
    if game.right and claims.changes:
        yield Finding("live", None, "changed-rules")
    elif game.right:
        yield _live(saved, cat, seen)
    yield _end(saved, seen)


def _claims(saved: JSON) -> Claims | None:
    """Read the claims of a save; return None where its rule lacks something, or it has no rule."""
    try:
        claims = known_fields(Claims, saved)
    except Misfit:
        return None
    whole = claims.fair.secret and claims.table and claims.commitment
    return claims if whole or claims.fair.rule == ALONE else None


def _commitment(claims: Claims, cat: Catalogue) -> Finding:
    joint = claims.fair.rule == JOINT
    rules, cards = claims.archrivals, claims.cards
    if claims.changes:  # it was dealt by the rules of its first part
        rules, cards = claims.changes[0].rules, claims.changes[0].cards
    if not joint:
        made = commitment(claims.seed)
    else:
        game = {
            "rules": rules,
            "cards": cards,
            "decks": decks_digest(cat),
            "setup": claims.setup,
        }
        made = server_commitment(claims.table, claims.fair.secret or "", game)
    right = claims.shown == made
    if not right and rules != RULES_VERSION:  # its decks may have been others
        return Finding("commitment", None, "part-elsewhere", why=other_rules(rules))
    code: Code = "seed-gives" if right else "seed-differs"
    if joint:
        code = "secret-gives" if right else "secret-differs"
    return Finding("commitment", right, code, commitment=claims.shown)


def _promise(claims: Claims, seen: Seen, promised: str | None) -> Finding:
    known = promised or seen.commitment
    if not known:
        return Finding("promise", None, "no-promise")
    if known.lower() == claims.shown:
        return Finding("promise", True, "promised")
    return Finding("promise", False, "other-promise", commitment=known)


def _shares(claims: Claims, seen: Seen) -> Finding:
    shares, commitments = claims.fair.shares, claims.fair.commitments
    players = setup_from_json(claims.setup).players
    if len(shares) != players or len(commitments) != players:
        return Finding("shares", False, "share-count", n=len(shares), of=players)
    for seat, (share, shown) in enumerate(zip(shares, commitments, strict=True)):
        if not share and not shown:
            continue
        if seat_commitment(claims.table, seat, claims.shown, share) != shown:
            return Finding("shares", False, "other-share", seat=seat)
    if seen.commitments and seen.commitments != commitments:
        return Finding("shares", False, "other-commitments")
    if seen.share and (seen.seat, seen.share) not in enumerate(shares):
        return Finding("shares", False, "replaced-share", seat=seen.seat)
    given = tuple(seat for seat, share in enumerate(shares) if share)
    if not given:
        return Finding("shares", None, "no-share")
    right, code = _proven(seen)
    return Finding("shares", right, code, seats=given, n=len(given), of=players)


def _proven(seen: Seen) -> tuple[bool | None, Code]:
    """Return what shares prove to the browser that has seen the game."""
    if seen.share:
        return True, "own-share"
    return (True, "shares") if seen.seat < 0 else (None, "foreign-shares")


def _tries(tries: tuple[Try, ...], seen: Seen) -> Iterator[Finding]:
    """Yield what became of failed attempts to deal; nothing where there were none."""
    exact = seen.commitments is not None  # it was there when the cards were dealt
    if seen.tries != (tries if exact else tries[: len(seen.tries)]):
        yield Finding("tries", False, "other-tries")
        return
    for each in tries:
        if each.commitment in seen.given and seen.seat in each.missing:
            yield Finding("tries", False, "called-missing", seat=seen.seat)
            return
    if tries:
        missing = tuple(sorted({seat for each in tries for seat in each.missing}))
        code: Code = "missing-shares" if missing else "tries"
        yield Finding("tries", True, code, seats=missing, n=len(tries))


def _seed(claims: Claims) -> Finding:
    fair = claims.fair
    made = joint_seed(fair.secret or "", claims.table, claims.shown, fair.shares)
    if made == claims.seed:
        return Finding("seed", True, "seed-follows")
    return Finding("seed", False, "other-seed")


def _setup(claims: Claims, cat: Catalogue, seen: Seen) -> Finding:
    if seen.setup and seen.setup != shown_setup(claims.setup):
        return Finding("setup", False, "other-setup")
    if seen.decks and seen.decks != decks_digest(cat):
        return Finding("setup", False, "other-decks")
    if not seen.setup:
        return Finding("setup", None, "no-setup")
    return Finding("setup", True, "same-setup")


def _parts(saved: JSON, cat: Catalogue) -> Iterator[Finding]:
    """Yield a check for each part of a game that ended with a change of rules."""
    try:
        parts = parts_of(saved)
        answers = [(seat, option) for seat, option in saved["answers"]]
        setup = setup_from_json(saved["setup"])
    except (SaveError, KeyError, TypeError, ValueError):
        return  # the check of the game names the fault
    for number, part in enumerate(parts):
        begun = parts[number - 1].at if number else 0
        if part.rules != RULES_VERSION:
            yield Finding("game", None, "part-elsewhere", at=begun, why=other_rules(part.rules))
            continue
        try:
            table = start_of(setup, cat, saved["seed"], answers, parts[:number])
            for seat, option in answers[begun : part.at]:
                table.answer(seat, option)
            same = part.position is None or position_of(table.state) == part.position
        except (SaveError, Refused):
            same = False
        n = part.at - begun
        yield Finding("game", same, "same-part" if same else "other-part", at=begun, n=n)


def _game(saved: JSON, cat: Catalogue) -> Finding:
    try:
        table = load(saved, cat)
    except SaveError as error:
        return Finding("game", False, error.fault, at=error.at, why=str(error))
    if saved["cards"] not in card_digests(cat):  # it plays alike, but is not as it was written
        return Finding("game", False, "other-cards")
    claimed = saved.get("result")
    if claimed and not isinstance(claimed, dict):
        return Finding("game", False, "other-result")
    if (
        table.over
        and claimed is not None
        and outcome(claimed) != outcome(to_plain(result_view(table)))
    ):
        return Finding("game", False, "other-result")
    return Finding("game", True, "same-game", n=len(table.answers))


# --- As it was seen ---------------------------------------------------------------------------


def _live(saved: JSON, cat: Catalogue, seen: Seen) -> Finding:
    marks, seat = seen.marks, seen.seat
    if not marks:
        return Finding("live", None, "no-memory")
    left: dict[int, list[tuple[int, str]]] = {}
    for length, n, shown in marks:
        left.setdefault(length, []).append((n, shown))
    opening, events = 0, 0
    for table in _positions(saved, cat):
        at, events = len(table.answers), len(table.state.log or ())
        opening = opening if at else events
        if any(not _same(saved, table, seat, *each) for each in left.pop(events, [])):
            return Finding("live", False, "saw-other", at=at, seat=seat)
        if left and min(left) < events:
            return Finding("live", False, "saw-further", at=at, seat=seat)
    if left:
        return Finding("live", False, "saw-longer", at=len(saved["answers"]), seat=seat)
    known = {each for length, n, _ in marks for each in range(length - n, length)}
    # those of the opening come as a view of the table, and not as events
    n, of = len([each for each in known if each >= opening]), events - opening
    return Finding("live", True, "as-seen" if n == of else "seen-in-part", seat=seat, n=n, of=of)


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
        return Finding("end", False, "other-end")
    if seen.receipt and seen.receipt != receipt(saved):
        return Finding("end", False, "changed")
    if not seen.receipt:
        return Finding("end", None, "no-receipt")
    return Finding("end", True, "receipt")
