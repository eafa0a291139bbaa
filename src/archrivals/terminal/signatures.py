"""The arguments of the terminal's messages: those that are not here have none.

An argument is a number, a text that is said as it is (a name, a path, another sentence), or one of
the words that a message chooses by.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from archrivals.engine.views.why import ACTIONS, ANSWERS
from archrivals.speech.talk.fluent import Value

Keys: TypeAlias = tuple[str, ...]
"""The words that an argument may be: a message chooses by them."""

Signature: TypeAlias = dict[str, Literal["number", "text"] | Keys]

YES_NO: Final[Keys] = ("yes", "no")
PERSONS: Final[Keys] = ("you", "other")
SIDES: Final[Keys] = ("teammate", "foe", "none")
WISHES: Final[Keys] = (*ACTIONS, "confront", *ANSWERS)
SORTS: Final[Keys] = (
    *("hero", "villain", "super-power", "equipment", "location", "starter"),
    *("super-villain", "super-hero", "character", "weakness"),
)
KEYWORDS: Final[Keys] = ("Assist", "Attack", "Block", "Defense", "Ongoing")
SOURCES: Final[Keys] = ("rulebook", "scan", "listed", "house")
NOTES: Final[Keys] = ("left", "last", "waiting", "hero", "level", "assist", "returned")
CHECKS: Final[Keys] = (
    *("commitment", "promise", "shares", "tries", "seed", "setup", "game", "live", "end"),
    *("published", "stream", "shuffles", "points", "result"),
)

_NOTE: Final[Signature] = {"kind": NOTES, "n": "number", "cost": "number"}
_WHOSE: Final[Signature] = {"person": PERSONS, "name": "text"}

SIGNATURES: Final[dict[str, Signature]] = {
    # --- Cards
    "sort": {"sort": SORTS},
    "keyword": {"keyword": KEYWORDS},
    "cost": {"cost": "number"},
    "level": {"level": "number"},
    "points": {"vp": "text"},
    "in-box": {"n": "number", "box": "text"},
    "emblem": {"name": "text"},
    "ours": {"fact": "text"},
    "ruling": {"text": "text"},
    "source": {
        "house": YES_NO,
        "n": "number",
        "same": YES_NO,
        "effect": SOURCES,
        "number": SOURCES,
    },
    "note": _NOTE,
    "note-short": _NOTE,
    # --- Players
    "player": {"n": "number"},
    "seat-bare": {"seat": "number"},
    "seat": {"name": "text", "seat": "number"},
    "standing": {"name": "text", "own": YES_NO, "hero": "text", "side": SIDES, "facts": "text"},
    "standing-out": {"name": "text", "side": SIDES},
    "scored": {"n": "number"},
    "intro-you": {"card": "text", "text": "text"},
    "on-card": {"text": "text"},
    "intro-other": {"mate": YES_NO, "card": "text", "bot": "text", "text": "text"},
    "bot-level": {"name": "text", "n": "number", "character": "text"},
    "bot-own": {"name": "text"},
    "bot-kind": {"name": "text"},
    # --- What happens at the table
    "balance": {**_WHOSE, "power": "number", "cost": "number"},
    "power": {"n": "number"},
    "left-unplayed": {"cards": "text"},
    "left-buyable": {"power": "number", "cards": "text"},
    "left-losing": {"power": "number", "foe": "text", "cost": "number"},
    "no-help": {"mates": "text", "n": "number"},
    "bot-broke": {"error": "text"},
    "box-problems": {"level": ("fault", "think", "know"), "n": "number"},
    "box-ready": {"n": "number", "path": "text"},
    "worth-begins": {"n": "number"},
    "worth-more": {
        "name": "text",
        "more": "text",
        "low": "text",
        "high": "text",
    },
    "worth-verdict": {
        "verdict": ("fair", "weak", "strong", "far-above", "far-below", "unsure"),
        "cost": "number",
    },
    "worth-lane": {"mark": "text", "cost": "number", "n": "number", "low": "text", "high": "text"},
    "worth-fair": {"costs": "text"},
    "worth-warning": {
        "what": ("drags", "wins-alone", "stuck", "runaway", "never-worked"),
        "n": "text",
        "of": "text",
        "usual": "text",
    },
    "sentence-known": {"words": "text"},
    "sentence-unknown": {"words": "text"},
    "sentence-expected": {"words": "text"},
    "sentence-offer": {"text": "text"},
    "own-box": {"name": "text", "version": "text", "digest": "text"},
    "own-box-by": {"name": "text", "version": "text", "author": "text", "digest": "text"},
    "own-box-cards": {"sort": ("added", "changed", "left"), "cards": "text"},
    "rules-changed": {"before": "text", "n": "number"},
    "bot-missing": {"bot": "text", "why": "text"},
    "bot-add": {"bot": "text"},
    "bot-for-person": {"bot": "text", "name": "text"},
    "defense-kept": {"card": "text"},
    "write-failed": {"path": "text", "why": "text"},
    "kept": {
        "why": ("ability", "card", "first", "after", "last", "stays"),
        "card": "text",
        "by": "text",
    },
    "can": {"wish": WISHES, "card": "text"},
    "can-here": {"wish": WISHES, "card": "text"},
    "cannot": {"wish": WISHES, "card": "text", "why": "text"},
    # --- The game in short
    "short-levels": {"falls": ("ends", "out")},
    "short-target": {"target": ("lowest-cost", "lowest-level")},
    "short-team": {"calls": YES_NO, "defenses": YES_NO, "blocks": YES_NO},
    # --- The plain table: commands
    "help-end": {"duel": YES_NO},
    "help-why": {"verbs": "text"},
    "option-unknown": {"n": "number", "most": "number"},
    "option-several": {"words": "text", "numbers": "text"},
    "option-none": {"words": "text"},
    "can-bare": {"wish": ("end", "done", "call")},
    "which-card-why": {"wish": "text"},
    "which-one": {"cards": "text"},
    "no-such-card": {"words": "text"},
    "say-wish": {"verbs": "text"},
    "name-one": {"words": "text", "cards": "text", "n": "number"},
    "because-cards": {"cards": "text"},
    "over-done": {"option": "text"},
    "over-play": {"option": "text"},
    "end-again": {"done": YES_NO},
    "saved-plain": {"path": "text"},
    "offer": {
        "day": ("today", "yesterday", "earlier"),
        **dict.fromkeys(("year", "month", "date", "time", "box", "foes"), "text"),
        "n": "number",
    },
    "stays-in": {"path": "text"},
    "confirm-plain": {"yes": "text", "no": "text"},
    "watch-again": {"file": "text"},
    "look-back": {"file": "text"},
    # --- The plain table: what lies on it
    "table-players": {"players": "text"},
    "table-sale": {"cards": "text"},
    "table-front": {"cards": "text"},
    "table-hand": {"cards": "text"},
    "table-mate": {"name": "text", "cards": "text"},
    "table-turn": {"n": "number", "power": "text"},
    "table-for-sale": {"card": "text", "note": "text", "ready": YES_NO, "text": "text"},
    "table-counts": {
        "main": "number",
        "weaknesses": "number",
        "villains": YES_NO,
        "left": "number",
        "destroyed": "text",
    },
    "table-player": {
        "who": "text",
        "hand": "number",
        "held": "text",
        "deck": "number",
        "play": "text",
        "discard": "text",
        "lies": YES_NO,
        "lying": "text",
        "duel": YES_NO,
        "score": "text",
    },
    "table-in-hand": {"n": "number", "card": "text", "text": "text"},
    "priced": {"villain": YES_NO, "card": "text", "cost": "number", "note": "text"},
    # --- The full screen
    "pane-sale": {"barred": YES_NO},
    "pane-piles": {"deck": "number", "discard": "number"},
    "pane-score": {"n": "number"},
    "title-turn": {**_WHOSE, "n": "number"},
    "title-between": {"n": "number"},
    "title-main": {"n": "number"},
    "title-villains": {"n": "number"},
    "title-weaknesses": {"n": "number"},
    "screen-over": {"again": YES_NO},
    "since-last-turn": {"lines": "text"},
    "seat-side": {"side": SIDES},
    "seat-level": {"level": "number", "cost": "number"},
    "seat-score": {"n": "number"},
    "seat-counts": {"hand": "number", "deck": "number", "discard": "number"},
    "seat-in-play": {"cards": "text"},
    "seat-holds": {"cards": "text"},
    "seat-more": {
        "held": "text",
        "teammate": YES_NO,
        "play": "text",
        "lies": YES_NO,
        "lying": "text",
        "duel": YES_NO,
        "score": "text",
        "discard": "text",
    },
    "pile-discard": {**_WHOSE, "n": "number"},
    "pile-score": {**_WHOSE, "n": "number"},
    "pile-destroyed": {"n": "number"},
    "confirm": {"yes": "text", "no": "text"},
    "confirm-leave": {"path": "text", "where": ("kept", "file", "nowhere")},
    "saved-screen": {"path": "text", "over": YES_NO},
    "exit-saved": {"file": "text"},
    "keys-end": {"duel": YES_NO},
    # --- The end
    "deciding-turn": _WHOSE | {"n": "number", "before": "text", "after": "text"},
    "end-keys": {"again": YES_NO},
    "start": {"version": "text"},
    "in-browser": {"address": "text"},
    "no-port": {"port": "text"},
    "match": {"points": "text", "winners": "text", "n": "number"},
    "match-seat": {"seat": "number", "n": "number"},
    "match-winner": {"seat": "number"},
    # --- Replays and proofs
    "replay-step": {"at": "number", "all": "number", "name": "text"},
    "replay-end": {"over": YES_NO},
    "check-name": {"what": CHECKS},
    "check-sign": {"right": ("right", "wrong", "unknown")},
    "check-stream": {"stream": "text", "n": "number"},
    "check-shuffles": {"n": "number", "answers": "number"},
    "check-points": {"name": "text", "n": "number"},
    "check-result": {"winners": "text", "rule": "text"},
    "check-different": {"why": "text"},
    "found-seed-gives": {"commitment": "text"},
    "found-secret-gives": {"commitment": "text"},
    "found-seed-differs": {"commitment": "text"},
    "found-secret-differs": {"commitment": "text"},
    "found-other-promise": {"commitment": "text"},
    "found-share-count": {"n": "number", "of": "number"},
    "found-other-share": {"seat": "number"},
    "found-replaced-share": {"seat": "number"},
    "found-foreign-shares": {"seats": "text"},
    "found-shares": {"seats": "text"},
    "found-own-share": {"seats": "text"},
    "found-called-missing": {"seat": "number"},
    "found-tries": {"n": "number"},
    "found-missing-shares": {"n": "number", "seats": "text"},
    "found-unreadable": {"why": "text"},
    "found-other-rules": {"why": "text"},
    "found-refused-answer": {"why": "text"},
    "found-same-game": {"n": "number"},
    "found-same-part": {"n": "number"},
    "found-part-elsewhere": {"why": "text"},
    "found-saw-other": {"at": "number", "seat": "number"},
    "found-saw-further": {"at": "number", "seat": "number"},
    "found-saw-longer": {"seat": "number"},
    "found-as-seen": {"seat": "number", "of": "number"},
    "found-seen-in-part": {"seat": "number", "n": "number", "of": "number"},
    # --- The coach
    "review-title": {"name": "text"},
    "review-turn": {"turn": "number"},
    "review-luck": {"error": "number"},
    "review-choices": _WHOSE,
    "review-changed": _WHOSE
    | {"turn": "number", "before": "text", "after": "text", "luck": "text"},
    "review-played": _WHOSE | {"played": "text"},
    "review-better": {"preferred": "text", "gain": "text", "error": "text"},
    "review-mistakes": {"n": "number", "lost": "text"},
    # --- Looking up
    "cards-none": {"query": "text", "near": "text", "found": YES_NO},
}


def fault(id_: str, given: Mapping[str, Value]) -> str:
    """Return the fault in the arguments of a message, "" without one.

    >>> fault("player", {"n": "nine"})
    'player: n is not of type number'
    """
    wanted = SIGNATURES.get(id_, {})
    for name in wanted.keys() ^ given.keys():
        return f"{id_}: {name} is {'missing' if name in wanted else 'too much'}"
    for name, sort in wanted.items():
        if not _fits(given[name], sort):
            return f"{id_}: {name} is not of type {sort if isinstance(sort, str) else 'key'}"
    return ""


def _fits(value: Value, sort: str | Keys) -> bool:
    if isinstance(sort, tuple):
        return value in sort
    return isinstance(value, int if sort == "number" else str)
