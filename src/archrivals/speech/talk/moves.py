"""Cards that go from one place to another, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from archrivals.engine.language.cards import records_in
from archrivals.engine.language.effects import Give, Move

from .messages import NO_CARD, NOBODY, CardArg, Message, SeatArg, message, yes_no
from .told import Told

PATHS: Final[dict[tuple[str, str], str]] = {
    ("deck", "hand"): "draw",
    ("hand", "hand"): "pass",
    ("discard", "hand"): "take-back",
    ("discard", "deck"): "put-on-deck",
    ("discard", "discard"): "hunted",
    ("discard", "in-play"): "put-into-play",
    ("hand", "discard"): "discard",
    ("deck", "discard"): "discard",
    ("in-play", "discard"): "discard",
    ("main-deck", "line-up"): "refill",
    ("main-deck", "main-deck"): "go-under",
    ("hand", "deck"): "put-on-deck",
    ("in-play", "deck"): "put-on-deck",
    ("deck", "in-play"): "put-into-play",
    ("destroyed", "hand"): "fetch",
    ("in-play", "line-up"): "go-back",
    ("in-play", "super-villains"): "go-back",
    ("line-up", "main-deck"): "go-back",
    **{
        ("aside", to): "go-back"
        for to in ("line-up", "main-deck", "super-villains", "deck", "discard", "hand")
    },
    ("hand", "on-hero"): "lay",
    ("hand", "under"): "lie-aside",
    ("under", "deck"): "come-back",
    ("main-deck", "on-hero"): "on-hero",
    ("unused", "hero"): "hero",
    **{
        (frm, to): "take"
        for frm in ("line-up", "on-hero", "main-deck", "stack")
        for to in ("discard", "hand", "deck")
    },
    **{("weaknesses", to): "gain-weakness" for to in ("discard", "deck", "hand", "in-play")},
}
"""What a move is, by where it comes from and goes to."""

ENDS: Final = {
    "destroyed": "destroy",
    "line-up": "put-into-line-up",
    "stack": "return",
    "weaknesses": "return",
    "unused": "leave",
}
"""What any other move is, by where it goes to."""

Say = Callable[[Told], Message]


def move_message(t: Told) -> Message:
    """One move, or several alike."""
    frm, to = t.what.frm[0], t.what.to[0]
    return MOVES[PATHS.get((frm, to)) or ENDS.get(to, "")](t)


def _from(t: Told, *known: str) -> str:
    """Where the cards come from, as a key."""
    return t.what.frm[0] if t.what.frm[0] in known else "other"


def _to(t: Told, *known: str) -> str:
    """Where they go, as a key."""
    return t.what.to[0] if t.what.to[0] in known else "other"


def _taker(t: Told) -> SeatArg:
    return SeatArg(t.what.to[1])


def _n(t: Told) -> int:
    return len(t.what.cards) + t.what.hidden


def _moves_somehow(t: Told) -> Message:
    return message("move-other", cards=t.cards, zone=t.what.to[0], owner=NOBODY, why=t.why)


def _draw(t: Told) -> Message:
    shuffled = yes_no(t.what.shuffled)
    return message("move-draw", who=t.who, cards=t.cards, shuffled=shuffled, why=t.why)


def _discard(t: Told) -> Message:
    if t.what.to[1] != t.what.seat:
        return message("move-pass-to-discard", who=t.who, cards=t.cards, owner=_taker(t), why=t.why)
    origin = _from(t, "deck", "in-play")
    return message("move-discard", who=t.who, cards=t.cards, origin=origin, why=t.why)


def _destroy(t: Told) -> Message:
    if t.what.seat < 0:
        return message("move-destroy-line-up", cards=t.cards, why=t.why)
    origin = _from(t, "hand", "discard", "deck")
    return message("move-destroy", who=t.who, cards=t.cards, origin=origin, why=t.why)


def _take(t: Told) -> Message:
    """Off the table, not bought."""
    origin, to = _from(t, "main-deck", "stack"), _to(t, "hand", "deck")
    return message("move-take", who=t.who, cards=t.cards, origin=origin, to=to, why=t.why)


def _gain_weakness(t: Told) -> Message:
    to = _to(t, "deck", "hand", "in-play")
    return message("move-gain-weakness", who=t.who, n=_n(t), to=to, why=t.why)


def _return(t: Told) -> Message:
    """D3, W6: back to the stack it came from."""
    if t.what.seat < 0:
        return message("move-return-to-stack", cards=t.cards, why=t.why)
    by_itself = set(t.what.cards) == {t.what.card}
    return message(
        "move-return",
        who=t.who,
        cards=t.cards,
        origin=_from(t, "in-play", "hand", "deck"),
        to=_to(t, "weaknesses"),
        why=NO_CARD if by_itself else t.why,
    )


def _take_back(t: Told) -> Message:
    if t.what.to[1] == t.what.seat:
        return message("move-take-back", who=t.who, cards=t.cards, why=t.why)
    if _gives(t):
        return message(
            "move-pass-from-discard", who=t.who, cards=t.cards, taker=_taker(t), why=t.why
        )
    return message("move-take-others", taker=_taker(t), cards=t.cards, owner=t.who, why=t.why)


def _gives(t: Told) -> bool:
    """Whether a card's owner passes it on, by the card that causes it."""
    if not t.what.card:
        return False
    return any(isinstance(part, Give) for part in records_in(t.card(t.what.card)))


def _fetch(t: Told) -> Message:
    return message("move-fetch", who=t.who, cards=t.cards, why=t.why)


def _put_on_deck(t: Told) -> Message:
    return message(
        "move-put-on-deck",
        who=t.who,
        cards=t.cards,
        origin=_from(t, "discard", "hand"),
        end="bottom" if _goes_under(t) else "top",
        why=t.why,
    )


def _goes_under(t: Told) -> bool:
    """Whether the card that causes it puts cards under a deck: the event does not say."""
    if not t.what.card:
        return False
    moves = [part for part in records_in(t.card(t.what.card)) if isinstance(part, Move)]
    return any(part.to == "deck-bottom" for part in moves)


def _put_into_play(t: Told) -> Message:
    origin = _from(t, "deck")
    return message("move-put-into-play", who=t.who, cards=t.cards, origin=origin, why=t.why)


def _put_into_line_up(t: Told) -> Message:
    return message("move-put-into-line-up", who=t.who, cards=t.cards, why=t.why)


def _pass(t: Told) -> Message:
    if t.what.to[1] == t.what.seat:  # dealt out again, to the one who had set it
        return message("move-get-back", who=t.who, cards=t.cards, why=t.why)
    return message("move-pass", who=t.who, cards=t.cards, taker=_taker(t), why=t.why)


def _hunted(t: Told) -> Message:
    return message(
        "move-hunted", taker=_taker(t), cards=t.cards, owner=t.who, n=t.what.n, why=t.why
    )


def _refill(t: Told) -> Message:
    if t.what.rule == "S3":
        return message("move-line-up", cards=t.cards)
    return message("move-refill", cards=t.cards, why=NO_CARD if t.what.rule == "E2" else t.why)


def _go_back(t: Told) -> Message:
    zone, owner = t.what.to
    why = NO_CARD if t.what.cards == (t.what.card,) else t.why
    return message("move-go-back", cards=t.cards, zone=zone, owner=SeatArg(owner), why=why)


def _go_under(t: Told) -> Message:
    return message("move-go-under", n=_n(t), why=t.why)


def _hero(t: Told) -> Message:
    """A Super Hero, or the three Levels of a Character."""
    id_ = t.what.cards[-1]
    own = yes_no(t.called(t.what.seat, t.card(id_)))
    return message("move-hero", who=t.who, card=CardArg(id_), own=own)


def _on_hero(t: Told) -> Message:
    return message("move-on-hero", who=t.who, cards=t.cards)


def _lay(t: Told) -> Message:
    """V4."""
    return message("move-lay", who=t.who, cards=t.cards)


def _lie_aside(t: Told) -> Message:
    return message("move-lie-aside", who=t.who, cards=t.cards, why=t.why)


def _come_back(t: Told) -> Message:
    return message("move-come-back", who=t.who, cards=t.cards)


def _leave(t: Told) -> Message:
    return message("move-leave", cards=t.cards, why=t.why)


MOVES: Final[dict[str, Say]] = {
    "draw": _draw,
    "pass": _pass,
    "take-back": _take_back,
    "put-on-deck": _put_on_deck,
    "hunted": _hunted,
    "put-into-play": _put_into_play,
    "discard": _discard,
    "gain-weakness": _gain_weakness,
    "refill": _refill,
    "go-under": _go_under,
    "fetch": _fetch,
    "go-back": _go_back,
    "lay": _lay,
    "lie-aside": _lie_aside,
    "come-back": _come_back,
    "on-hero": _on_hero,
    "hero": _hero,
    "take": _take,
    "destroy": _destroy,
    "put-into-line-up": _put_into_line_up,
    "return": _return,
    "leave": _leave,
    "": _moves_somehow,
}
