"""Answers, in Spanish: orders, as the cards give them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from archrivals.engine.cards import Card
from archrivals.engine.effects import Ability, Choose, Effect, Instead, May, Use, WhenConfronted
from archrivals.speech.phrases import block_words, phrase
from archrivals.speech.table_talk_asks import Choice, Question, decided_for

from .grammar import SPANISH
from .table_talk_asks import says
from .table_talk_words import against, counted, named, own, sided, titled, whom
from .words import OWN, listed, lower, sentence

GOES: Final = {
    "discard": "A tu pila de descarte",
    "deck-top": "Encima de tu mazo",
    "hand": "A tu mano",
}
NOTHING_TO: Final = {
    "defend": "No tienes ninguna Defensa que usar.",
    "block": "No tienes ningún Bloqueo que usar.",
    "assist": "No tienes ninguna carta con Apoyo que jugar.",
}


def option_words(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    """One of the answers."""
    return OPTION[choice.verb](asked, choice, names)


def forced_words(asked: Question, names: Sequence[str]) -> str:
    """What is said where there is only one answer."""
    choice = asked.choices[0]
    if asked.kind in NOTHING_TO:
        return NOTHING_TO[asked.kind]
    source = f"{titled(asked.source)}: " if asked.source else ""
    if choice.verb == "none":
        return f"{source}no tienes ninguna carta así."
    text = option_words(asked, choice, names)
    only = ", la única opción." if text.endswith(")") else " (la única opción)."
    return (
        f"{source}{lower(text) if source and choice.verb in ('place', 'yes', 'no') else text}{only}"
    )


def _card_of(choice: Choice) -> Card:
    assert choice.card is not None, f"{choice.verb} is about a card"
    return choice.card


def _play(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    where = ", que está sobre tu Personaje" if choice.zone == "on-hero" else ""
    return f"Juega {named(_card_of(choice))}{where}"


def _lay(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return f"Pon {named(_card_of(choice))} sobre tu Personaje para tu próximo turno"


def _confront(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    level = _card_of(choice).level
    return f"Enfréntate a {names[choice.seat]} (Nivel {level}, coste {choice.cost})"


def _normal(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return "Juega un turno normal, para comprar cartas"


def _call(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    mates = listed([f"a {names[mate]}" for mate in asked.mates], "o")
    held = "ninguna en la mano"
    if asked.helpers:
        held = counted(named(card) for card in asked.helpers)
    return f"Pide una carta con Apoyo {mates} ({held})"


def _done(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    short = ", no basta" if asked.power < asked.cost else ""
    return f"Listo: {against(asked.power, asked.cost)}{short}"


def _seat(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    name = sided(names[choice.seat], choice.seat, asked.seat, asked.mates)
    if choice.card is None or choice.cost is None:
        return name
    return f"{name}, Nivel {choice.card.level}, coste {choice.cost}"


def _shield(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    card = _card_of(choice)
    mate = whom(names[choice.seat])
    return f"Protege a {mate} (tu compañero) con {card.name}{_reward(card)}"


def _buy(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    card = _card_of(choice)
    verb = "Derrota a" if card.kind == "super-villain" else "Compra"
    cost = card.cost if choice.cost is None else choice.cost
    return f"{verb} {named(card)} (coste {cost})"


def _hunt(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    card = _card_of(choice)
    pile = own(names[choice.owner], OWN["discard"])
    return f"Caza {card.name} en {pile} (coste {card.cost})"


def _use(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    assert choice.ability is not None
    return f"Usa {titled(_card_of(choice))}: {_use_words(choice.ability)}"


def _use_words(ability: Ability) -> str:
    assert isinstance(ability, Use | WhenConfronted)
    pay = ""
    if isinstance(ability, Use) and ability.pay_power:
        pay = f"Paga {ability.pay_power} de Poder: "
    return pay + phrase((*ability.price, *ability.do), SPANISH, stop=False)


def _end(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return "Termina tu turno"


def _card(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    card = _card_of(choice)
    if asked.kind == "defend":
        return f"Defiéndete con {card.name}{_reward(card)}"
    if asked.kind == "block":
        return f"Bloquea con {card.name}: {_block_words(card)}{_too_little(card, asked)}"
    if asked.kind == "assist":
        return f"Juega {card.name} para {names[asked.by]}"
    if asked.kind == "select":
        return f"{named(card)} (ha dado {choice.gave} de Poder)"
    if asked.kind == "hero" or card.cost is None:
        return named(card)
    return f"{titled(card)} (coste {card.cost})"


def _block_words(card: Card) -> str:
    """What a Block adds to the cost, and what else it does."""
    assert card.block is not None
    amount, then = block_words(card, SPANISH)
    plus = f"coste +{amount}" if isinstance(card.block.amount, int) else f"coste + {amount}"
    return f"{plus}, luego {then}" if then else plus


def _too_little(card: Card, asked: Question) -> str:
    """That a Block does not save the Level by itself."""
    short = asked.power - asked.cost + 1
    assert card.block is not None
    few = isinstance(card.block.amount, int) and card.block.amount < short
    return " (no basta por sí sola)" if few else ""


def _reward(card: Card) -> str:
    """What a Defense gives beside avoiding the Attack."""
    if card.defense is None or not card.defense.then:
        return ""
    if card.defense.others_too:
        return ": puedes descartar otras cartas y robar otras tantas"
    return f": {phrase(card.defense.then, SPANISH, capital=False, stop=False)}"


def _mode(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    assert isinstance(asked.about, Choose)
    return _plainly(asked.about.options[choice.mode], asked, subject=decided_for(asked, names))


def _plainly(
    effects: tuple[Effect, ...], asked: Question, *, subject: str = "", capital: bool = True
) -> str:
    """Effects as an answer: the one card that was shown by its name, no full stop."""
    called = titled(asked.shown[0]) if len(asked.shown) == 1 else ""
    return says(effects, asked, called=called, subject=subject, capital=capital, stop=False)


def _place_option(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return GOES.get(choice.place, sentence(choice.place))


def _trigger(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    return f"{titled(_card_of(choice))}: {phrase(choice.do, SPANISH, stop=False)}"


def _yes(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    if isinstance(asked.about, May):
        return f"Sí: {_plainly(asked.about.do, asked, capital=False)}"
    if isinstance(asked.about, Instead):
        return _plainly(asked.about.other, asked)
    return "Sí"


def _no(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    if isinstance(asked.about, Instead):
        return _plainly(asked.about.usual, asked)
    return "No"


NO: Final = {
    "defend": "Sin Defensa: deja que ocurra",
    "block": "Sin Bloqueo",
    "assist": "Sin Apoyo: conserva tus cartas",
}


def _none(asked: Question, choice: Choice, names: Sequence[str]) -> str:
    if asked.kind in NO:
        return NO[asked.kind]
    if asked.chosen:
        return "Nada más"
    if asked.instead is not None:
        return f"Ninguna carta: {_plainly(asked.instead.usual, asked, capital=False)}"
    return "Ninguna opción" if asked.kind == "choose" else "Ninguna carta"


Option = Callable[[Question, Choice, Sequence[str]], str]

OPTION: Final[dict[str, Option]] = {
    "play": _play,
    "buy": _buy,
    "hunt": _hunt,
    "use": _use,
    "end": _end,
    "confront": _confront,
    "normal": _normal,
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
