"""Cards that go from one place to another, as messages."""

from __future__ import annotations

from typing import Final

from .happening_args import HappeningArgs, Say, just
from .messages import NO_CARD, NO_SEAT, CardArg, Message, SeatArg, message, yes_no

HOW: Final = {
    "draw": "draw",
    "discard": "discard",
    "destroy": "destroy",
    "gain": "gain",
    "return": "go-back",
}
"""The moves that the rules have a word for."""

PATHS: Final[dict[tuple[str, str], str]] = {
    ("main-deck", "line-up"): "refill",
    ("main-deck", "main-deck"): "go-under",
    ("hand", "under"): "lie-aside",
    ("under", "deck"): "come-back",
    ("main-deck", "on-hero"): "on-hero",
    ("hand", "on-hero"): "lay",
    ("unused", "hero"): "hero",
}
"""The verb of a card that is put somewhere, by where it comes from and goes to."""

ENDS: Final = {"stack": "return", "weaknesses": "return", "unused": "leave"}
"""The verb of a move by its destination; the card is put there if no other verb fits."""

PUT_INTO: Final = ("hand", "deck", "discard", "in-play", "line-up", "main-deck")
"""Where a card is put; to any other place it just goes."""


def move_message(t: HappeningArgs) -> Message:
    """One move, or several alike."""
    return MOVES[_sort(t)](t)


def _sort(t: HappeningArgs) -> str:
    (frm, giver), (to, taker) = t.what.frm, t.what.to
    if -1 not in (giver, taker) and giver != taker and t.what.doer == giver:
        return "pass"
    known = HOW.get(t.what.how) or PATHS.get((frm, to)) or ENDS.get(to)
    if known is None and frm == to == "hand" and giver == taker:
        return "get-back"
    if known == "refill" and t.what.doer >= 0:
        return "put"
    return known or ("put" if to in PUT_INTO else "")


def _doer(t: HappeningArgs) -> SeatArg:
    return SeatArg(t.what.doer)


def _giver(t: HappeningArgs) -> SeatArg:
    """Return whose place the cards come from, unless it is their mover's own."""
    return NO_SEAT if t.what.frm[1] == t.what.doer else SeatArg(t.what.frm[1])


def _taker(t: HappeningArgs) -> SeatArg:
    """Return whose place they go to, unless it is their mover's own."""
    return NO_SEAT if t.what.to[1] == t.what.doer else SeatArg(t.what.to[1])


def _end(t: HappeningArgs) -> str:
    return "bottom" if t.what.how == "under" else "top"


def _n(t: HappeningArgs) -> int:
    return len(t.what.cards) + t.what.hidden


def _moves_somehow(t: HappeningArgs) -> Message:
    return message("move-other", cards=t.cards, zone=t.what.to[0], owner=NO_SEAT, why=t.why)


def _draw(t: HappeningArgs) -> Message:
    shuffled = yes_no(t.what.shuffled)
    return message("move-draw", who=t.who, cards=t.cards, shuffled=shuffled, why=t.why)


def _discard(t: HappeningArgs) -> Message:
    origin = t.what.frm[0] if t.what.frm[0] in ("deck", "in-play") else "other"
    return message("move-discard", who=t.who, cards=t.cards, origin=origin, why=t.why)


def _other_why(t: HappeningArgs) -> CardArg:
    """Return the card that causes a move, unless it is the one that moves."""
    return NO_CARD if set(t.what.cards) == {t.what.card} else t.why


def _destroy(t: HappeningArgs) -> Message:
    """D3: some cards then go back to their stack; W6: a Weakness does so by itself."""
    return message(
        "move-destroy",
        who=_doer(t),
        cards=t.cards,
        frm=t.what.frm[0],
        giver=_giver(t),
        to=t.what.to[0],
        why=_other_why(t),
    )


def _gain(t: HappeningArgs) -> Message:
    """D4: not bought. ``n`` is the Power paid for it in a hunt (H2)."""
    if t.what.frm[0] == "weaknesses":
        return _gain_weakness(t)
    return message(
        "move-gain",
        who=_doer(t),
        cards=t.cards,
        frm=t.what.frm[0],
        giver=_giver(t),
        to=t.what.to[0],
        taker=_taker(t),
        n=t.what.n,
        why=t.why,
    )


def _gain_weakness(t: HappeningArgs) -> Message:
    to = t.what.to[0] if t.what.to[0] in ("deck", "hand", "in-play") else "other"
    return message("move-gain-weakness", who=_doer(t), n=_n(t), to=to, why=t.why)


def _put(t: HappeningArgs) -> Message:
    return message(
        "move-put",
        who=_doer(t),
        cards=t.cards,
        frm=t.what.frm[0],
        giver=_giver(t),
        to=t.what.to[0],
        taker=_taker(t),
        end=_end(t),
        why=t.why,
    )


def _pass(t: HappeningArgs) -> Message:
    """Q36: whether it is gained is for other texts to say."""
    origin = "discard" if t.what.frm[0] == "discard" else "other"
    to = "discard" if t.what.to[0] == "discard" else "other"
    taker = SeatArg(t.what.to[1])
    return message(
        "move-pass", who=t.who, cards=t.cards, origin=origin, to=to, taker=taker, why=t.why
    )


def _return(t: HappeningArgs) -> Message:
    """Back to the stack it came from, by a text of its own."""
    return message(
        "move-return",
        who=_doer(t),
        cards=t.cards,
        frm=t.what.frm[0],
        giver=_giver(t),
        to=t.what.to[0],
        why=_other_why(t),
    )


def _refill(t: HappeningArgs) -> Message:
    if t.what.rule == "S3":
        return message("move-line-up", cards=t.cards)
    return message("move-refill", cards=t.cards, why=NO_CARD if t.what.rule == "E2" else t.why)


def _go_back(t: HappeningArgs) -> Message:
    """Q15: a borrowed card, by the rules."""
    zone, owner = t.what.to
    return message("move-go-back", cards=t.cards, zone=zone, owner=SeatArg(owner), why=t.why)


def _go_under(t: HappeningArgs) -> Message:
    return message("move-go-under", n=_n(t), why=t.why)


def _hero(t: HappeningArgs) -> Message:
    """A Super Hero, or the three Levels of a Character."""
    id_ = t.what.cards[-1]
    own = yes_no(t.called(t.what.seat, t.card(id_)))
    return message("move-hero", who=t.who, card=CardArg(id_), own=own)


MOVES: Final[dict[str, Say]] = {
    "draw": _draw,
    "discard": _discard,
    "destroy": _destroy,
    "gain": _gain,
    "put": _put,
    "pass": _pass,
    "return": _return,
    "go-back": _go_back,
    "get-back": just("move-get-back"),
    "refill": _refill,
    "go-under": _go_under,
    "lay": just("move-lay"),  # V4
    "lie-aside": just("move-lie-aside"),
    "come-back": just("move-come-back"),
    "on-hero": just("move-on-hero"),
    "hero": _hero,
    "leave": just("move-leave"),
    "": _moves_somehow,
}
