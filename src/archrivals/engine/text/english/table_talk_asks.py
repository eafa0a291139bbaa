"""Questions and answers, in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from archrivals.engine.cards import Card
from archrivals.engine.effects import Choose, Defense, Effect, Instead, May, PlayFrom, Use
from archrivals.engine.text.table_talk_asks import Choice, Question

from .nouns import sentence
from .scene import Group, Scene
from .sentences import sentences
from .table_talk_words import counted, whose

GOES: Final = {
    "discard": "Into your discard pile",
    "deck-top": "On top of your deck",
    "hand": "Into your hand",
}


def ask_words(asked: Question, names: Sequence[str]) -> str:
    """The question: the card that asks, what it says, what was shown and chosen so far."""
    text = ASK.get(asked.kind, _pick)(asked, names)
    if asked.chosen:
        text += f" Chosen so far: {counted(card.name for card in asked.chosen)}."
    return f"{asked.source.name}: {text}" if asked.source and asked.kind != "defend" else text


def option_words(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    """One of the answers."""
    return OPTION[choice.verb](asked, choice, names)


def forced_words(asked: Question, names: Sequence[str]) -> str:
    """What is said where there is only one answer."""
    choice = asked.choices[0]
    if asked.kind == "defend":
        return "You have no Defense to use."
    source = f"{asked.source.name}: " if asked.source else ""
    if choice.verb == "none":
        return f"{source}you have no such card."
    text = option_words(asked, choice, names)
    return f"{source}{text if choice.verb == 'card' else _lower(text)} (the only choice)."


# --- Questions --------------------------------------------------------------------------------


def _turn(asked: Question, names: Sequence[str]) -> str:
    return f"Your turn, {asked.power} Power."


def _hero(asked: Question, names: Sequence[str]) -> str:
    return "Which Super Hero do you want to be?"


def _defend(asked: Question, names: Sequence[str]) -> str:
    assert asked.source is not None
    card = asked.source.name
    if asked.way == "hunt":
        return f"{names[asked.by]} hunts {card} in your discard pile. Do you use a Defense?"
    text = "" if asked.attack is None else f" {_says((asked.attack,), asked)}"
    if asked.way == "first-appearance":
        return f"{card} appears. First Appearance{text} Do you use a Defense?"
    return f"{names[asked.by]} attacks you with {card}.{text} Do you use a Defense?"


def _pick(asked: Question, names: Sequence[str]) -> str:
    """A card is picked: the effect in its own words; a "may instead" with what it replaces."""
    if isinstance(asked.about, Defense):
        return "Discard any number of other cards and draw a card for each of them."
    effect = asked.about if asked.instead is None else asked.instead
    return _says((effect,), asked) + _shown(asked)


def _pass_left(asked: Question, names: Sequence[str]) -> str:
    return "Pass a card to the player on your left. Which one?"


def _pass_right(asked: Question, names: Sequence[str]) -> str:
    return "Pass another card to the player on your right. Which one?"


def _order(asked: Question, names: Sequence[str]) -> str:
    if isinstance(asked.about, PlayFrom):
        return "Which card do you play next?"
    return "Put these back on top of the deck. Which one goes on top of the others?"


def _order_triggers(asked: Question, names: Sequence[str]) -> str:
    return "Several things happen now. Which one comes first?"


def _place(asked: Question, names: Sequence[str]) -> str:
    card = asked.choices[0].card
    return f"You gain {card.name if card else 'it'}. Where does it go?"


def _shown(asked: Question) -> str:
    """The cards that "it" and "them" speak of, where the options do not name them."""
    named = any(choice.verb == "card" for choice in asked.choices)
    if named or not asked.shown or "it" not in _places(asked.about):
        return ""
    return f" ({counted(card.name for card in asked.shown)})"


def _places(record: object) -> set[str]:
    """The places that an effect's own picks look into."""
    if isinstance(record, tuple):
        return set().union(*(_places(part) for part in record)) if record else set()
    if isinstance(record, May):
        return _places(record.do)
    if isinstance(record, Choose):
        return _places(record.options)
    pick = getattr(record, "pick", None)
    return set(pick.places) if pick is not None else set()


def _says(effects: tuple[Effect, ...], asked: Question) -> str:
    """Effects in their words; "them" where several cards were shown."""
    offered = sum(choice.verb == "card" for choice in asked.choices)
    return sentences(effects, Scene(it=Group(count=max(1, offered, len(asked.shown)))))


Ask = Callable[[Question, Sequence[str]], str]

ASK: Final[dict[str, Ask]] = {
    "turn": _turn,
    "hero": _hero,
    "defend": _defend,
    "pass-left": _pass_left,
    "pass-right": _pass_right,
    "order": _order,
    "order-triggers": _order_triggers,
    "place": _place,
}
"""Every other kind is a pick or a yes or no, and says its effect."""


# --- Answers ----------------------------------------------------------------------------------


def _named(choice: Choice) -> Card:
    assert choice.card is not None, f"{choice.verb} is about a card"
    return choice.card


def _play(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return f"Play {_named(choice).name}"


def _buy(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    card = _named(choice)
    verb = "Defeat" if card.kind == "super-villain" else "Buy"
    return f"{verb} {card.name} (cost {card.cost})"


def _hunt(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    card = _named(choice)
    owner = whose(names[choice.owner])
    return f"Hunt {card.name} in {owner} discard pile (cost {card.cost})"


def _use(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    ability = choice.ability
    assert ability is not None
    return f"Use {_named(choice).name}: {_use_words(ability)}"


def _use_words(ability: Use) -> str:
    pay = f"Pay {ability.pay_power} Power: " if ability.pay_power else ""
    return pay + sentences((*ability.price, *ability.do), Scene()).removesuffix(".")


def _end(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return "End your turn"


def _card(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    card = _named(choice)
    if asked.kind == "defend":
        return f"Defend with {card.name}{_reward(card)}"
    if asked.kind == "select":
        return f"{card.name} (gave {choice.gave} Power)"
    return card.name if card.cost is None else f"{card.name} (cost {card.cost})"


def _reward(card: Card) -> str:
    """What a Defense gives beside avoiding the Attack."""
    if card.defense is None or not card.defense.then:
        return ""
    if card.defense.others_too:
        return ": you may discard other cards and draw as many"
    return f": {_lower(sentences(card.defense.then, Scene()).removesuffix('.'))}"


def _mode(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    assert isinstance(asked.about, Choose)
    return _plainly(asked.about.options[choice.mode], asked)


def _plainly(effects: tuple[Effect, ...], asked: Question) -> str:
    """Effects as an answer: "it" by its name, no full stop."""
    text = _says(effects, asked).removesuffix(".")
    if len(asked.shown) == 1 and text.endswith(" it"):
        text = f"{text.removesuffix(' it')} {asked.shown[0].name}"
    return text


def _place_option(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return GOES.get(choice.place, sentence(choice.place))


def _trigger(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return f"{_named(choice).name}: {sentences(choice.do, Scene()).removesuffix('.')}"


def _yes(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    if isinstance(asked.about, May):
        return f"Yes: {_lower(_plainly(asked.about.do, asked))}"
    if isinstance(asked.about, Instead):
        return _plainly(asked.about.other, asked)
    return "Yes"


def _no(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    if isinstance(asked.about, Instead):
        return _plainly(asked.about.usual, asked)
    return "No"


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _none(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    if asked.kind == "defend":
        return "No Defense"
    if asked.chosen:
        return "Stop here"
    if asked.instead is not None:
        return f"No card: {_lower(_plainly(asked.instead.usual, asked))}"
    return "Neither" if asked.kind == "choose" else "No card"


Option = Callable[[Question, Choice, Sequence[str]], str]

OPTION: Final[dict[str, Option]] = {
    "play": _play,
    "buy": _buy,
    "hunt": _hunt,
    "use": _use,
    "end": _end,
    "card": _card,
    "mode": _mode,
    "place": _place_option,
    "trigger": _trigger,
    "yes": _yes,
    "no": _no,
    "none": _none,
}
