"""Every message that is sent, with its arguments: what each catalogue must say, and with what.

An argument becomes one or more variables of a sentence: ``who`` of kind seat is ``$who`` (the
name), ``$who-person`` (you, other, none) and ``$who-side`` (mate, foe, none).
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from .messages import (
    Arg,
    CardArg,
    CardsArg,
    ListArg,
    Message,
    PhraseArg,
    SeatArg,
    SeatsArg,
)

Sort = Literal["number", "seat", "seats", "card", "cards", "phrase", "list", "message", "word"]
Keys: TypeAlias = tuple[str, ...]
"""The words that an argument may be: a sentence chooses by them."""

Signature: TypeAlias = dict[str, Sort | Keys]

YES_NO: Final[Keys] = ("yes", "no")
ZONES: Final[Keys] = (
    *("hand", "deck", "discard", "in-play", "hero", "on-hero", "score", "under"),
    *("line-up", "stack", "weaknesses", "super-villains", "main-deck", "destroyed", "aside"),
    "unused",
)

KINDS: Final[dict[type, Sort]] = {
    int: "number",
    SeatArg: "seat",
    SeatsArg: "seats",
    CardArg: "card",
    CardsArg: "cards",
    PhraseArg: "phrase",
    ListArg: "list",
    Message: "message",
}

VARIABLES: Final[dict[Sort, dict[str, Keys]]] = {
    "number": {"": ()},
    "word": {"": ()},
    "seat": {"": (), "-person": ("you", "other", "none"), "-side": ("mate", "foe", "none")},
    "seats": {"": (), "-n": (), "-you": ("alone", "among", "none"), "-team": YES_NO},
    "card": {"": (), "-title": (), "-note": (), "-level": (), "-known": YES_NO},
    "cards": {"": (), "-n": ()},
    "phrase": {"": ()},
    "list": {"": (), "-n": ()},
    "message": {"": ()},
}
"""What each sort of argument becomes: the endings of the variables, and the words they may be."""

_FOE: Final[Signature] = {"whom": "seat", "foe": ("you", "mate", "foe"), "card": "card"}
_BALANCE: Final[Signature] = {
    "power": "number",
    "cost": "number",
    "left": ("even", "over", "short"),
    "over": "number",
}
_MOVED: Final[Signature] = {"who": "seat", "cards": "cards", "why": "card"}
_FROM: Final[Signature] = {"frm": ZONES, "giver": "seat"}
_TO: Final[Signature] = {"to": ZONES, "taker": "seat"}
_DEFENDED: Final[Signature] = {
    "who": "seat",
    "victims": "seats",
    "card": "card",
    "text": "phrase",
}

_TWO: Final[Signature] = {"this": "message", "that": "message"}
_BETTER: Final[Signature] = _TWO | {"better": YES_NO}
_OFTEN: Final[Signature] = _TWO | {"card": "card", "often": YES_NO}
_NEEDED: Final[Signature] = {"card": "card", "n": "number", "have": "number"}
_OTHER: Final[Signature] = _NEEDED | {"other": "card"}

WORDS: Final[dict[str, Signature]] = {
    "you": {},
    "card-title": {"card": "word", "level": "number"},
    "card-note": {"card": "word", "level": "number"},
    "card-times": {"n": "number", "card": "word"},
    "hidden-cards": {"n": "number"},
    "list-and": {"head": "word", "tail": "word", "sound": ("i", "o", "other")},
    "list-or": {"head": "word", "tail": "word", "sound": ("i", "o", "other")},
    "seats-whom": {"who": "seat"},
    "seats-sided": {"who": "seat"},
    "seats-name": {"who": "seat"},
    "seats-spared": {"who": "seat"},
}
"""What a voice says arguments with: these are never sent."""

TIES: Final[Keys] = ("super-villains", "characters", "cards")

SUMMARY: Final[dict[str, Signature]] = {
    "no-cards": {},
    "result-over": {"ending": "word", "rule": "word"},
    "result-points": {"n": "number"},
    "result-tie": {"tie": TIES, "n": "number"},
    "result-seat": {"name": "word", "parts": "word"},
    "result-team": {"names": "word", "n": "number"},
    "verdict": {
        "winners": "word",
        "who": ("you", "one", "several"),
        "why": ("shared", "rule", "tie", "points"),
        "tie": "word",
    },
    "tie-name": {"tie": TIES},
}
"""The lines of a summary: these are never sent."""

SENTENCES: Final[dict[str, Signature]] = {
    "sentences": {"parts": "list"},
    "place": {"zone": ZONES, "owner": "seat"},
    "ending": {"rule": "word"},
    # --- What happened
    "log-turn": {"n": "number", "who": "seat"},
    "log-play": _FROM | {"who": "seat", "cards": "cards", "notes": "list"},
    "log-play-again": {"who": "seat", "cards": "cards", "notes": "list"},
    "note-power": {"n": "number"},
    "note-no-card": {},
    "note-no-card-for": {"card": "card"},
    "note-source": {"card": "card"},
    "log-power": {"who": "seat", "n": "number", "why": "card"},
    "log-buy": {"who": "seat", "cards": "cards", "n": "number"},
    "log-defeat": {"who": "seat", "cards": "cards", "n": "number"},
    "log-use": {
        "who": "seat",
        "paid": "number",
        "card": "card",
        "own": ("super-hero", "character", "no"),
        "fits": YES_NO,
    },
    "log-pay": {"who": "seat", "n": "number", "cards": "cards"},
    "log-no-weakness": {"who": "seat", "why": "card"},
    "log-no-deck": {"who": "seat", "why": "card"},
    "log-limit": {"cards": "cards"},
    "log-no-card": {"cards": "cards"},
    "log-rest": {},
    "log-attack": {"cards": "cards", "victims": "seats"},
    "log-defend": {"who": "seat", "cards": "cards", "attack": "card"},
    "log-protect": {"who": "seat", "whom": "seat", "cards": "cards", "attack": "card"},
    "log-hunt": {"who": "seat", "cards": "cards", "owner": "seat"},
    "log-reveal": _MOVED,
    "log-look": _MOVED,
    "log-select": _MOVED,
    "log-take-text": {"taker": "card", "cards": "cards"},
    "log-choice": {"who": "seat", "text": "phrase", "card": "card"},
    "log-choice-unknown": {"who": "seat", "why": "card"},
    "log-total": {"who": "seat", "n": "number", "why": "card"},
    "log-flip": {"cards": "cards"},
    "log-appears": {"card": "card"},
    "log-first-appearance": {"card": "card", "text": "phrase", "spared": "seats"},
    "log-shuffle-main-deck": {},
    "log-shuffle": {"who": "seat"},
    "log-end-turn": {"who": "seat", "kept": "cards", "drawn": "cards", "shuffled": YES_NO},
    "log-confront": {
        "who": "seat",
        "whom": "seat",
        "card": "card",
        "own": YES_NO,
        "instead": "card",
    },
    "log-cancel": {"who": "seat", "why": "card"},
    "log-done": {"who": "seat", "n": "number"},
    "log-block": {"who": "seat", "cards": "cards"},
    "log-block-costs": {
        "who": "seat",
        "cards": "cards",
        "owner": "seat",
        "own": YES_NO,
        "n": "number",
        "more": YES_NO,
    },
    "log-cost": {"who": "seat", "n": "number", "more": YES_NO, "why": "card"},
    "log-confrontation-lost": {"who": "seat", "n": "number", "cost": "number"},
    "log-confrontation-won": {
        "who": "seat",
        "n": "number",
        "cost": "number",
        "card": "card",
        "next": "number",
    },
    "log-assist": {
        "who": "seat",
        "cards": "cards",
        "n": "number",
        "whom": "seat",
        "fits": YES_NO,
    },
    "log-out": {"who": "seat"},
    "log-win": {"who": "seat", "why": "card"},
    "log-conceded": {"who": "seat", "bot": YES_NO},
    "note-rules": {},
    "log-timeout": {"who": "seat", "bot": YES_NO},
    "log-over": {"ending": "message", "winners": "seats", "points": "list"},
    "points": {"who": "seat", "n": "number"},
    # --- Cards that go from one place to another
    "move-other": {"cards": "cards", "zone": ZONES, "owner": "seat", "why": "card"},
    "move-draw": _MOVED | {"shuffled": YES_NO},
    "move-discard": _MOVED | {"origin": ("deck", "in-play", "other")},
    "move-destroy": _MOVED | _FROM | {"to": ZONES},
    "move-gain": _MOVED | _FROM | _TO | {"n": "number"},
    "move-gain-weakness": {
        "who": "seat",
        "n": "number",
        "to": ("deck", "hand", "in-play", "other"),
        "why": "card",
    },
    "move-put": _MOVED | _FROM | _TO | {"end": ("top", "bottom")},
    "move-return": _MOVED | _FROM | {"to": ZONES},
    "move-pass": _MOVED
    | {"origin": ("discard", "other"), "to": ("discard", "other"), "taker": "seat"},
    "move-get-back": _MOVED,
    "move-line-up": {"cards": "cards"},
    "move-refill": {"cards": "cards", "why": "card"},
    "move-go-back": {"cards": "cards", "zone": ZONES, "owner": "seat", "why": "card"},
    "move-go-under": {"n": "number", "why": "card"},
    "move-hero": {"who": "seat", "card": "card", "own": YES_NO},
    "move-on-hero": {"who": "seat", "cards": "cards"},
    "move-lay": {"who": "seat", "cards": "cards"},
    "move-lie-aside": _MOVED,
    "move-come-back": {"who": "seat", "cards": "cards"},
    "move-leave": {"cards": "cards", "why": "card"},
    # --- Questions
    "ask-from": {"card": "card", "ask": "message"},
    "ask-chosen": {"cards": "cards"},
    "ask-turn": {"power": "number"},
    "ask-confrontation": _FOE | _BALANCE,
    "ask-binding": {"cards": "cards"},
    "ask-laid": {"card": "card"},
    "ask-announce": {"foes": "list"},
    "ask-announce-foe": {"who": "seat", "cost": "number"},
    "ask-character": {},
    "ask-super-hero": {},
    "ask-defend-hunt": {"who": "seat", "card": "card"},
    "ask-defend-appearance": {"card": "card", "text": "phrase"},
    "ask-defend": _DEFENDED,
    "ask-defend-mate": _DEFENDED,
    "ask-block": _FOE | {"who": "seat", "power": "number", "cost": "number", "short": "number"},
    "ask-block-anyway": _FOE | {"who": "seat", "power": "number", "cost": "number"},
    "ask-assist": {"who": "seat", "power": "number"},
    "ask-assist-confrontation": _FOE | _BALANCE | {"who": "seat"},
    "ask-player": {"text": "phrase"},
    "ask-discard-and-draw": {},
    "ask-pass-on": {},
    "ask-foe-discards": {},
    "ask-choose-for": {"who": "seat", "shown": "cards"},
    "ask-pick": {"text": "phrase", "shown": "cards"},
    "ask-pass-left": {},
    "ask-pass-right": {},
    "ask-play-next": {},
    "ask-order": {},
    "ask-order-triggers": {},
    "ask-place": {"card": "card"},
    # --- What can be answered
    "option-at": {"option": "message", "place": "message"},
    "option-play": {"card": "card", "laid": YES_NO},
    "option-lay": {"card": "card"},
    "option-confront": {"whom": "seat", "card": "card", "cost": "number"},
    "option-normal": {},
    "option-call": {"mates": "seats", "cards": "cards"},
    "option-done": {"power": "number", "cost": "number", "enough": YES_NO},
    "option-seat": {"who": "seat"},
    "option-seat-level": {"who": "seat", "card": "card", "cost": "number"},
    "option-shield": {"whom": "seat", "card": "card", "reward": "message"},
    "option-buy": {"card": "card", "cost": "number"},
    "option-defeat": {"card": "card", "cost": "number"},
    "option-hunt": {"card": "card", "owner": "seat", "cost": "number"},
    "option-use": {"card": "card", "text": "phrase"},
    "option-use-paid": {"card": "card", "n": "number", "text": "phrase"},
    "option-use-name": {"card": "card"},
    "option-end": {},
    "option-defend": {"card": "card", "reward": "message"},
    "reward-none": {},
    "reward-others": {},
    "reward": {"text": "phrase"},
    "option-block": {"card": "card", "n": "number", "then": "message", "enough": YES_NO},
    "option-block-counted": {"card": "card", "amount": "phrase", "then": "message"},
    "block-only": {},
    "block-then": {"text": "phrase"},
    "option-assist": {"card": "card", "who": "seat"},
    "option-gave": {"card": "card", "n": "number"},
    "option-name": {"card": "card"},
    "option-card": {"card": "card", "cost": "number"},
    "option-text": {"text": "phrase"},
    "option-place": {"place": ("discard", "deck-top", "hand")},
    "option-trigger": {"card": "card", "text": "phrase"},
    "option-yes-text": {"text": "phrase"},
    "option-yes": {},
    "option-no": {},
    "option-no-defense": {},
    "option-no-block": {},
    "option-no-assist": {},
    "option-stop": {},
    "option-no-card-text": {"text": "phrase"},
    "option-neither": {},
    "option-no-card": {},
    # --- Where there is only one answer
    "forced": {"option": "message"},
    "forced-alike": {"option": "message"},
    "forced-no-card": {},
    "forced-no-defense": {},
    "forced-no-block": {},
    "forced-no-assist": {},
    # --- What the coach says
    "advice": {"claim": "message", "chance": "message", "other": "message"},
    "advice-even": {"claim": "message", "chance": "message", "other": "message"},
    "advice-alone": {"chance": "message"},
    "advice-experience": {},
    "share": {"n": "number", "edge": ("over", "under", "exact")},
    "claim-even": _TWO,
    "claim-unclear": _BETTER,
    "claim-end": _BETTER,
    "claim-deck": _BETTER | {"who": "seat"},
    "claim-points": _BETTER | {"who": "seat"},
    "claim-levels": _BETTER | {"who": "seat"},
    "claim-turn": _BETTER | {"who": "seat"},
    "claim-gets": _OFTEN | {"who": "seat"},
    "claim-gone": _OFTEN | {"who": "seat"},
    "claim-foe-deck": _BETTER,
    "claim-foe-points": _BETTER,
    "claim-foe-levels": _BETTER,
    "claim-foe-turn": _BETTER,
    "claim-foe-gets": _OFTEN,
    "claim-foe-gone": _OFTEN,
    "way-card": {"card": "card"},
    "way-option": {"option": "message"},
    "way-play": {"card": "card"},
    "way-lay": {"card": "card"},
    "way-confront": {"whom": "seat"},
    "way-normal": {},
    "way-call": {},
    "way-done": {},
    "way-seat": {"who": "seat"},
    "way-shield": {"whom": "seat", "card": "card"},
    "way-buy": {"card": "card"},
    "way-defeat": {"card": "card"},
    "way-hunt": {"card": "card"},
    "way-use": {"card": "card"},
    "way-end": {},
    "way-defend": {"card": "card"},
    "way-block": {"card": "card"},
    "way-assist": {"card": "card"},
    "way-choose": {"card": "card"},
    "way-no-defense": {},
    "way-no-block": {},
    "way-no-assist": {},
    "way-no-card": {},
    "way-stop": {},
    # --- Why something cannot be done
    "why-no-such-verb": {"verb": "word"},
    "why-no-such-card": {"verb": "word"},
    "why-over": {},
    "why-out": {},
    "why-no-confrontations": {},
    "why-not-your-turn": {},
    "why-not-your-turn-blocks": {},
    "why-mates-turn": {},
    "why-done-already": {},
    "why-resolving": {},
    "why-announce-first": {},
    "why-no-card-needed": {"verb": ("end", "done", "call")},
    "why-which-card": {"verb": ("play", "buy", "use", "hunt", "lay")},
    "why-no-mate-to-ask": {},
    "why-mate-asked": {},
    "why-mate-no-cards": {},
    "why-end-your-turn": {},
    "why-confront-nobody": {},
    "why-weaknesses-before": {},
    "why-laid-before": {"card": "card"},
    "why-done-first": {},
    "why-confronting": {},
    "why-normal-turn": {},
    "why-which-character": {},
    "why-no-character": {"card": "card"},
    "why-nobody-has": {"card": "card"},
    "why-own-character": {"card": "card"},
    "why-mates-character": {"card": "card"},
    "why-not-top": {"card": "card"},
    "why-lower-level": _OTHER,
    "why-lower-cost": _OTHER,
    "why-weaknesses-first": {},
    "why-lies-until-next": {"card": "card"},
    "why-played-already": {"card": "card"},
    "why-not-in-hand": {"card": "card"},
    "why-no-buying": {},
    "why-too-dear": _NEEDED,
    "why-weaknesses-never": {},
    "why-stack-out": {"card": "card"},
    "why-characters-never": {},
    "why-not-in-line-up": {"card": "card"},
    "why-face-down": {},
    "why-only-face-up": {},
    "why-played-out-of-line-up": {"card": "card"},
    "why-lies-on-character": {"card": "card"},
    "why-lies-on-super-hero": {"card": "card"},
    "why-yours-already": {"card": "card"},
    "why-not-for-sale": {"card": "card"},
    "why-from-play-only": {"card": "card"},
    "why-only-top-works": {},
    "why-no-ability": {"card": "card"},
    "why-in-confrontation-only": {"card": "card"},
    "why-used": {"card": "card"},
    "why-use-power": _NEEDED,
    "why-use-condition": {"card": "card"},
    "why-use-price": {"card": "card"},
    "why-use-nothing": {"card": "card"},
    "why-no-hunt": {},
    "why-hunt-avoided": {},
    "why-no-prey": {"card": "card"},
    "why-no-laying": {},
    "why-laid-this-turn": {},
    "why-lies-already": {},
    "why-no-assist": {"card": "card"},
    "why-nobody-attacks": {},
    "why-no-defense": {"card": "card"},
    "why-defense-from-play": {"card": "card"},
    "why-defense-served": {"card": "card"},
    "why-no-blocks": {},
    "why-blocks-later": {},
    "why-no-block": {"card": "card"},
    "why-no-mate-to-assist": {},
    "why-no-assists": {},
    "why-own-turn": {},
    "why-no-mates-turn": {},
    "why-assist-when-asked": {},
}
"""The messages that are sent."""


def faults(message: Message) -> list[str]:
    """Return the faults of a message, with those inside it: none, as a rule.

    >>> faults(Message("log-done", {"who": SeatArg(1), "n": "nine"}))
    ['log-done: n is not of type number']
    """
    wanted = SENTENCES.get(message.id)
    if wanted is None:
        return [f"{message.id}: no such message"]
    found = [f"{message.id}: {name} is missing" for name in wanted.keys() - message.args.keys()]
    for name, arg in message.args.items():
        if name not in wanted:
            found.append(f"{message.id}: {name} is too much")
        elif not _fits(arg, wanted[name]):
            sort = wanted[name]
            found.append(
                f"{message.id}: {name} is not of type {sort if isinstance(sort, str) else 'key'}"
            )
        inside = arg.list_ if isinstance(arg, ListArg) else [arg]
        for each in inside:
            if isinstance(each, Message):
                found += faults(each)
    return found


def _fits(arg: Arg, wanted: Sort | Keys) -> bool:
    if isinstance(wanted, tuple):
        return arg in wanted
    return isinstance(arg, str) if wanted == "word" else KINDS.get(type(arg)) == wanted
