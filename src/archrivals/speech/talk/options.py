"""What can be answered, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from archrivals.engine.language.cards import Card
from archrivals.engine.language.effects import Choose, Instead, May, Use

from .asks import card_arg, cards_arg, phrase_arg
from .messages import Form, Message, Mood, PhraseArg, SeatArg, SeatsArg, message, yes_no
from .paths import paths_of
from .questions import Choice, Question, decided_for

Option = Callable[[Question, Choice], Message]


def option_message(asked: Question, choice: Choice) -> Message:
    """One of the answers."""
    return OPTION[choice.verb](asked, choice)


def option_messages(asked: Question) -> list[Message]:
    """All answers; where cards are in several places, each says in which."""
    places = {(choice.zone, choice.owner) for choice in asked.choices if choice.verb == "card"}
    owners = {owner for _, owner in places if owner >= 0}
    messages = []
    for choice in asked.choices:
        option = option_message(asked, choice)
        if choice.verb == "card" and len(places) > 1:
            owner = SeatArg(choice.owner if len(owners) > 1 else -1)
            place = message("place", zone=choice.zone, owner=owner)
            option = message("option-at", option=option, place=place)
        messages.append(option)
    return messages


def forced_message(asked: Question) -> Message:
    """Return the message where there is only one answer, or where all answers are alike."""
    if asked.kind in NOTHING_TO:
        return message(NOTHING_TO[asked.kind])
    choice = asked.choices[0]
    if choice.verb == "none":
        forced = message("forced-no-card")
    else:
        id_ = "forced" if len(asked.choices) == 1 else "forced-alike"
        forced = message(id_, option=option_message(asked, choice))
    if asked.source is None:
        return forced
    return message("ask-from", card=card_arg(asked, asked.source), ask=forced)


def brief(option: Message) -> Message:
    """Return an answer by the names of its cards alone, without what they do."""
    args = option.args
    if option.id == "option-at":
        inside = args["option"]
        assert isinstance(inside, Message)
        return Message(option.id, args | {"option": brief(inside)})
    if option.id in ("option-use", "option-use-paid"):
        return message("option-use-name", card=args["card"])
    if option.id == "option-trigger":
        return message("option-name", card=args["card"])
    plain = {name: message(id_) for name, id_ in WITHOUT_TEXT.items() if name in args}
    return Message(option.id, args | plain)


WITHOUT_TEXT: Final = {"reward": "reward-none", "then": "block-only"}
"""The parts of answers that say what else a card does, and what stands for them in short."""

NOTHING_TO: Final = {
    "defend": "forced-no-defense",
    "block": "forced-no-block",
    "assist": "forced-no-assist",
}


def _card_of(choice: Choice) -> Card:
    assert choice.card is not None, f"{choice.verb} is about a card"
    return choice.card


def _play(asked: Question, choice: Choice) -> Message:
    laid = yes_no(choice.zone == "on-hero")
    return message("option-play", card=card_arg(asked, choice.card), laid=laid)


def _lay(asked: Question, choice: Choice) -> Message:
    return message("option-lay", card=card_arg(asked, choice.card))


def _confront(asked: Question, choice: Choice) -> Message:
    return message(
        "option-confront",
        whom=SeatArg(choice.seat),
        card=card_arg(asked, choice.card),
        cost=choice.cost or 0,
    )


def _call(asked: Question, choice: Choice) -> Message:
    mates = SeatsArg(asked.mates, "whom", "or")
    return message("option-call", mates=mates, cards=cards_arg(asked, asked.helpers))


def _done(asked: Question, choice: Choice) -> Message:
    enough = yes_no(asked.power >= asked.cost)
    return message("option-done", power=asked.power, cost=asked.cost, enough=enough)


def _seat(asked: Question, choice: Choice) -> Message:
    who = SeatArg(choice.seat)
    if choice.card is None or choice.cost is None:
        return message("option-seat", who=who)
    card = card_arg(asked, choice.card)
    return message("option-seat-level", who=who, card=card, cost=choice.cost)


def _shield(asked: Question, choice: Choice) -> Message:
    card = _card_of(choice)
    return message(
        "option-shield",
        whom=SeatArg(choice.seat),
        card=card_arg(asked, card),
        reward=_reward(asked, card),
    )


def _buy(asked: Question, choice: Choice) -> Message:
    card = _card_of(choice)
    cost = card.cost if choice.cost is None else choice.cost
    id_ = "option-defeat" if card.kind == "super-villain" else "option-buy"
    return message(id_, card=card_arg(asked, card), cost=cost or 0)


def _hunt(asked: Question, choice: Choice) -> Message:
    card = _card_of(choice)
    owner = SeatArg(choice.owner)
    return message("option-hunt", card=card_arg(asked, card), owner=owner, cost=card.cost or 0)


def _use(asked: Question, choice: Choice) -> Message:
    ability = choice.ability
    owner, path = paths_of(asked.cat).find(ability, choice.card)
    text = PhraseArg(owner, path, form="label")
    card = card_arg(asked, choice.card)
    pay = ability.pay_power if isinstance(ability, Use) else 0
    if pay:
        return message("option-use-paid", card=card, n=pay, text=text)
    return message("option-use", card=card, text=text)


def _card(asked: Question, choice: Choice) -> Message:
    known = _card_of(choice)
    card = card_arg(asked, known)
    if asked.kind == "defend":
        return message("option-defend", card=card, reward=_reward(asked, known))
    if asked.kind == "block":
        return _block(asked, known)
    if asked.kind == "assist":
        return message("option-assist", card=card, who=SeatArg(asked.by))
    if asked.kind == "select":
        return message("option-gave", card=card, n=choice.gave)
    if asked.kind == "hero" or known.cost is None:
        return message("option-name", card=card)
    return message("option-card", card=card, cost=known.cost)


def _block(asked: Question, card: Card) -> Message:
    """Return the effect of a Block on the cost, and its other effects."""
    block = card.block
    assert block is not None
    owner, path = paths_of(asked.cat).find(block, card)
    then = message("block-only")
    if block.then:
        then = message("block-then", text=PhraseArg(owner, path, "then"))
    if isinstance(block.amount, int):
        enough = yes_no(block.amount > asked.power - asked.cost)
        shown = card_arg(asked, card)
        return message("option-block", card=shown, n=block.amount, then=then, enough=enough)
    amount = PhraseArg(owner, path, "amount")
    return message("option-block-counted", card=card_arg(asked, card), amount=amount, then=then)


def _reward(asked: Question, card: Card) -> Message:
    """Return the reward of a Defense, besides avoiding the Attack."""
    if card.defense is None or not card.defense.then:
        return message("reward-none")
    if card.defense.others_too:
        return message("reward-others")
    owner, path = paths_of(asked.cat).find(card.defense.then, card)
    return message("reward", text=PhraseArg(owner, path))


def _mode(asked: Question, choice: Choice) -> Message:
    assert isinstance(asked.about, Choose)
    by = decided_for(asked)
    return message("option-text", text=_plainly(asked, asked.about.options[choice.mode], by=by))


def _plainly(asked: Question, effects: Any, form: Form = "clause", by: int = -1) -> PhraseArg:
    """Effects as an answer: the one card that was shown by its name."""
    called = card_arg(asked, asked.shown[0]).card if len(asked.shown) == 1 else ""
    mood: Mood = "order" if by < 0 else "they"
    return phrase_arg(asked, effects, form, mood, called=called, by=by)


def _place_option(asked: Question, choice: Choice) -> Message:
    return message("option-place", place=choice.place)


def _trigger(asked: Question, choice: Choice) -> Message:
    owner, path = paths_of(asked.cat).find(choice.do, choice.card)
    text = PhraseArg(owner, path, form="label")
    return message("option-trigger", card=card_arg(asked, choice.card), text=text)


def _yes(asked: Question, choice: Choice) -> Message:
    if isinstance(asked.about, May):
        return message("option-yes-text", text=_plainly(asked, asked.about.do))
    if isinstance(asked.about, Instead):
        return message("option-text", text=_plainly(asked, asked.about.other))
    return message("option-yes")


def _no(asked: Question, choice: Choice) -> Message:
    if isinstance(asked.about, Instead):
        return message("option-text", text=_plainly(asked, asked.about.usual))
    return message("option-no")


NO: Final = {
    "defend": "option-no-defense",
    "block": "option-no-block",
    "assist": "option-no-assist",
}


def _none(asked: Question, choice: Choice) -> Message:
    if asked.kind in NO:
        return message(NO[asked.kind])
    if asked.chosen:
        return message("option-stop")
    if asked.instead is not None:
        return message("option-no-card-text", text=_plainly(asked, asked.instead.usual))
    return message("option-neither" if asked.kind == "choose" else "option-no-card")


OPTION: Final[dict[str, Option]] = {
    "play": _play,
    "buy": _buy,
    "hunt": _hunt,
    "use": _use,
    "end": lambda *_: message("option-end"),
    "confront": _confront,
    "normal": lambda *_: message("option-normal"),
    "done": _done,
    "call": _call,
    "lay": _lay,
    "seat": _seat,
    "shield": _shield,
    "card": _card,
    "mode": _mode,
    "place": _place_option,
    "trigger": _trigger,
    "yes": _yes,
    "no": _no,
    "none": _none,
}
