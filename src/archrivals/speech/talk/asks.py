"""What a seat is asked, as messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from archrivals.engine.language.cards import Card
from archrivals.engine.language.effects import Defense, May, PlayFrom
from archrivals.speech.phrases import is_optional

from .happening_args import counted
from .messages import (
    NO_CARD,
    Arg,
    CardArg,
    CardsArg,
    Form,
    ListArg,
    Message,
    Mood,
    PhraseArg,
    SeatArg,
    SeatsArg,
    message,
)
from .paths import paths_of
from .questions import Question, decided_for, hit, hit_mates, picked_by, spoken_of, unnamed

Ask = Callable[[Question], Message]

PLURAL_COUNT: Final = 3
"""More cards than two are all spoken of in the same way."""


def ask_message(asked: Question) -> Message:
    """The question: the card that asks, what it says, the cards shown and chosen so far."""
    ask = ASK.get(asked.kind, _pick)(asked)
    if asked.chosen:
        chosen = message("ask-chosen", cards=cards_arg(asked, asked.chosen))
        ask = message("sentences", parts=ListArg((ask, chosen), "sentences"))
    if asked.source is None or asked.kind in ("defend", "block"):
        return ask
    return message("ask-from", card=card_arg(asked, asked.source), ask=ask)


# --- What a question names --------------------------------------------------------------------


def card_arg(asked: Question, card: Card | None) -> CardArg:
    """A card of the table."""
    return NO_CARD if card is None else CardArg(paths_of(asked.cat).id_of(card))


def cards_arg(asked: Question, cards: Sequence[Card]) -> CardsArg:
    """Several."""
    ids = paths_of(asked.cat)
    return counted([(ids.id_of(card), card) for card in cards])


def phrase_arg(
    asked: Question,
    text: Any,  # an effect, effects or an ability of a card
    form: Form,
    mood: Mood = "order",
    *,
    called: str = "",
    by: int = -1,
) -> PhraseArg:
    """A piece of card text; "them" where several cards were shown.

    An optional trigger is asked for by a "may" that is on no card: its effects are.
    """
    if isinstance(text, May) and not paths_of(asked.cat).knows(text):
        text, mood = text.do, "may"
    card, path = paths_of(asked.cat).find(text, asked.source)
    return PhraseArg(card, path, mood, _n(asked), called, by, form)


def _n(asked: Question) -> int:
    """Return how many cards "it" stands for."""
    return min(spoken_of(asked), PLURAL_COUNT)


# --- Questions --------------------------------------------------------------------------------


def _turn(asked: Question) -> Message:
    ask = message("ask-turn", power=asked.power)
    if asked.against is not None:
        ask = message("ask-confrontation", **_foe(asked), **_balance(asked))
    if asked.binding:
        more = message("ask-binding", cards=cards_arg(asked, asked.binding))
    elif asked.laid is not None:
        more = message("ask-laid", card=card_arg(asked, asked.laid))
    else:
        return ask
    return message("sentences", parts=ListArg((ask, more), "sentences"))


def _foe(asked: Question) -> dict[str, Arg]:
    """Return the player who is Confronted, and the Character."""
    foe = "you" if asked.target == asked.seat else "mate" if asked.target in asked.mates else "foe"
    return {"whom": SeatArg(asked.target), "foe": foe, "card": card_arg(asked, asked.against)}


def _balance(asked: Question) -> dict[str, Arg]:
    """Power against cost, and the difference (F3)."""
    over = asked.power - asked.cost
    left = "even" if over == 0 else "over" if over > 0 else "short"
    return {"power": asked.power, "cost": asked.cost, "left": left, "over": abs(over)}


def _announce(asked: Question) -> Message:
    foes = [
        message("ask-announce-foe", who=SeatArg(choice.seat), cost=choice.cost or 0)
        for choice in asked.choices
        if choice.verb == "confront"
    ]
    return message("ask-announce", foes=ListArg(tuple(foes), "or"))


def _hero(asked: Question) -> Message:
    first = asked.choices[0].card
    character = first is not None and first.kind == "character"
    return message("ask-character" if character else "ask-super-hero")


def _defend(asked: Question) -> Message:
    assert asked.attack is not None
    card, effect = card_arg(asked, asked.source), asked.attack.effect
    who = SeatArg(asked.attack.attacker)
    if effect is None:
        return message("ask-defend-hunt", who=who, card=card)
    if asked.attack.way == "first-appearance":
        text = phrase_arg(asked, effect, "sentence")
        return message("ask-defend-appearance", card=card, text=text)
    mates = tuple(hit_mates(asked))
    if hit(asked):
        victims = SeatsArg((asked.seat, *mates), "sided")
        text = phrase_arg(asked, effect.do, "tail")
        return message("ask-defend", who=who, victims=victims, card=card, text=text)
    text = phrase_arg(asked, effect, "sentence", "bare")
    victims = SeatsArg(mates, "sided")
    return message("ask-defend-mate", who=who, victims=victims, card=card, text=text)


def _block(asked: Question) -> Message:
    """F3: equal is enough for the attacker, so a Block must make the cost greater."""
    who, short = SeatArg(asked.by), asked.power - asked.cost + 1
    stand: dict[str, Arg] = {"power": asked.power, "cost": asked.cost}
    if short > 0:
        return message("ask-block", who=who, **_foe(asked), **stand, short=short)
    return message("ask-block-anyway", who=who, **_foe(asked), **stand)


def _assist(asked: Question) -> Message:
    who = SeatArg(asked.by)
    if asked.against is None:
        return message("ask-assist", who=who, power=asked.power)
    return message("ask-assist-confrontation", who=who, **_foe(asked), **_balance(asked))


def _player(asked: Question) -> Message:
    """A player is chosen, for an Attack or another effect."""
    return message("ask-player", text=phrase_arg(asked, asked.about, "sentence"))


def _pick(asked: Question) -> Message:
    """A card is picked: the effect in its own words; a "may instead" with what it replaces."""
    if isinstance(asked.about, Defense):
        return message("ask-discard-and-draw")
    attacks = asked.seat == asked.by and picked_by(asked.about) == "attacker"
    if attacks and asked.kind in ATTACKER_PICKS:
        return message(ATTACKER_PICKS[asked.kind])
    shown = cards_arg(asked, unnamed(asked))
    whose_doing = decided_for(asked)
    if whose_doing >= 0:
        return message("ask-choose-for", who=SeatArg(whose_doing), shown=shown)
    effect = asked.about if asked.instead is None else asked.instead
    optional = any(choice.verb == "none" for choice in asked.choices)
    mood: Mood = "may" if optional and not is_optional(effect, _n(asked)) else "order"
    return message("ask-pick", text=phrase_arg(asked, effect, "sentence", mood), shown=shown)


ATTACKER_PICKS: Final = {"give": "ask-pass-on", "discard": "ask-foe-discards"}
"""Where the attacker picks, the effect speaks to the victim."""


def _order(asked: Question) -> Message:
    return message("ask-play-next" if isinstance(asked.about, PlayFrom) else "ask-order")


def _place(asked: Question) -> Message:
    return message("ask-place", card=card_arg(asked, asked.choices[0].card))


ASK: Final[dict[str, Ask]] = {
    "turn": _turn,
    "announce": _announce,
    "hero": _hero,
    "defend": _defend,
    "block": _block,
    "assist": _assist,
    "player": _player,
    "pass-left": lambda _: message("ask-pass-left"),
    "pass-right": lambda _: message("ask-pass-right"),
    "order": _order,
    "order-triggers": lambda _: message("ask-order-triggers"),
    "place": _place,
}
"""Every other kind is a pick or a yes or no, and says its effect."""
