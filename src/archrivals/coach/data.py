"""What the coach has to say as plain data: a program finds its own words for it."""

from __future__ import annotations

from typing import Any

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.records import to_plain

from .hints import Hint
from .reasons import Reason
from .review import Judged, Review, Turn
from .words import judged_message

JSON = dict[str, Any]


def hint_json(hint: Hint, cat: Catalogue) -> JSON:
    """A hint."""
    return {
        "option": hint.option,
        "chance": None if hint.chance is None else round(hint.chance, 4),
        "behind": round(hint.behind, 4),
        "error": round(hint.error, 4),
        "reason": None if hint.why is None else reason_json(hint.why, cat),
    }


def hint_from_json(data: JSON, cat: Catalogue) -> Hint:
    """A hint that was written by ``hint_json``."""
    why = data["reason"]
    if why is not None:
        why = Reason(**why | {"card": -1 if why["card"] is None else cat.by_id[why["card"]]})
    return Hint(data["option"], data["chance"], data["behind"], data["error"], why)


def reason_json(why: Reason, cat: Catalogue) -> JSON:
    """A reason, with the id of the card that it is about."""
    return {
        "kind": why.kind,
        "against": why.against,
        "better": why.better,
        "share": round(why.share, 3),
        "card": cat.ids[why.card] if why.card >= 0 else None,
        "fewer": why.fewer,
        "here": round(why.here, 3),
        "there": round(why.there, 3),
    }


def review_json(found: Review, cat: Catalogue) -> JSON:
    """A game looked back at, its options as messages."""
    return {
        "seat": found.seat,
        "opens": found.opens,
        "ended": found.ended,
        "whole": found.whole,
        "start": round(found.start, 4),
        "result": round(found.result, 4),
        "luck": round(found.luck, 4),
        "luck_error": round(found.luck_error, 4),
        "choices": [round(each, 4) for each in found.choices],
        "rest": round(found.rest, 4),
        "turns": [turn_json(turn) for turn in found.turns],
        "mistakes": [judged_json(each, cat) for each in found.mistakes],
        "decided": [
            {
                "turn": each.turn.number,
                "decision": None if each.decision is None else judged_json(each.decision, cat),
            }
            for each in found.decided
        ],
    }


def turn_json(turn: Turn) -> JSON:
    """A turn of the curve."""
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "position": turn.position,
        "before": round(turn.before, 4),
        "after": round(turn.after, 4),
        "luck": round(turn.luck, 4),
        "choices": [round(each, 4) for each in turn.choices],
    }


def judged_json(judged: Judged, cat: Catalogue) -> JSON:
    """A decision that was looked at."""
    mark = judged.mark
    options = to_plain(judged.options)
    message = judged_message(judged, cat)
    return {
        "position": judged.position,
        "turn": judged.number,
        "seat": judged.seat,
        "played": {"option": mark.played, "text": options[mark.played]},
        "preferred": {"option": mark.preferred, "text": options[mark.preferred]},
        "chance": round(mark.chance, 4),
        "gain": round(mark.gain.mean, 4),
        "error": round(mark.gain.error, 4),
        "reason": None if mark.why is None else reason_json(mark.why, cat),
        "told": None if message is None else to_plain(message),
    }
