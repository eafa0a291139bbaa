"""Questions, in Spanish."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Unpack

from archrivals.engine.effects import Attack, Defense, Effect, PlayFrom
from archrivals.speech.phrases import How, phrase
from archrivals.speech.table_talk_asks import (
    Question,
    decided_for,
    hit,
    hit_mates,
    picked_by,
    spoken_of,
    unnamed,
)

from .grammar import SPANISH
from .table_talk_words import YOU, against, at, counted, named, sided, titled
from .words import listed

DEFENSE: Final = "¿Usas una Defensa?"


def ask_words(asked: Question, names: Sequence[str]) -> str:
    """The question: the card that asks, what it says, what was shown and chosen so far."""
    text = ASK.get(asked.kind, _pick)(asked, names)
    if asked.chosen:
        text += f" Elegido hasta ahora: {counted(titled(card) for card in asked.chosen)}."
    text = text.replace("!.", "!")  # a name like "Shazam!" has its own stop
    if asked.source is None or asked.kind in ("defend", "block"):
        return text
    return f"{titled(asked.source)}: {text}"


def _turn(asked: Question, names: Sequence[str]) -> str:
    text = f"Tu turno, {asked.power} de Poder."
    if asked.against is not None:
        text = f"Te enfrentas a {_foe(asked, names)}: {_balance(asked)}."
    if asked.binding:
        text += f" Antes tienes que jugar {counted(named(card) for card in asked.binding)} (W4)."
    elif asked.laid is not None:
        laid = f"{named(asked.laid)}, que está sobre tu Personaje"
        text += f" Antes de terminar tienes que jugar {laid} (V5)."
    return text


def _foe(asked: Question, names: Sequence[str]) -> str:
    """Who is Confronted: a player as object, with the Level of the Character."""
    assert asked.against is not None
    if asked.target == asked.seat:
        return f"ti ({asked.against.name}, Nivel {asked.against.level})"
    name = names[asked.target]
    if asked.target in asked.mates:
        return f"{name} (tu compañero, Nivel {asked.against.level})"
    return f"{name} (Nivel {asked.against.level})"


def _balance(asked: Question) -> str:
    """Power against cost, and what is missing or to spare (F3)."""
    over = asked.power - asked.cost
    left = "justo lo necesario"
    if over > 0:
        left = f"{'sobra' if over == 1 else 'sobran'} {over}"
    elif over < 0:
        left = f"{'falta' if over == -1 else 'faltan'} {-over}"
    return f"{against(asked.power, asked.cost)}, {left}"


def _announce(asked: Question, names: Sequence[str]) -> str:
    foes = [
        f"a {names[choice.seat]} (coste {choice.cost})"
        for choice in asked.choices
        if choice.verb == "confront"
    ]
    comma = "," if len(foes) > 1 else ""
    return f"Tu turno. ¿Te enfrentas {listed(foes, 'o')}{comma} o juegas un turno normal?"


def _hero(asked: Question, names: Sequence[str]) -> str:
    first = asked.choices[0].card
    if first is not None and first.kind == "character":
        return "¿Qué Personaje quieres ser?"
    return "¿Qué Superhéroe quieres ser?"


def _defend(asked: Question, names: Sequence[str]) -> str:
    assert asked.source is not None
    assert asked.attack is not None
    card, effect = named(asked.source), asked.attack.effect
    if effect is None:
        who = names[asked.attack.attacker]
        return f"{who} caza {card} en tu pila de descarte. {DEFENSE}"
    if asked.attack.way == "first-appearance":
        return f"Aparece {card}. Primera aparición – {says((effect,), asked)} {DEFENSE}"
    does = f"{names[asked.attack.attacker]} {_attacks(asked, names)} con {card}"
    return f"{does}: {_quoted(asked, effect)} {DEFENSE}"


def _quoted(asked: Question, effect: Attack) -> str:
    """What the Attack does, said to whoever it hits; of a teammate it is said as on the card."""
    if hit(asked):
        return says(effect.do, asked, capital=False)
    return f"«{says((effect,), asked, bare=True)}»"


def _attacks(asked: Question, names: Sequence[str]) -> str:
    """Whom the Attack hits on the side that is asked (A3)."""
    mates = [sided(names[seat], seat, asked.seat, asked.mates) for seat in hit_mates(asked)]
    return at("ataca", [YOU, *mates] if hit(asked) else mates)


def _block(asked: Question, names: Sequence[str]) -> str:
    """F3: equal is enough for the attacker, so a Block must make the cost greater."""
    who = names[asked.by]
    text = f"{who} se enfrenta a {_foe(asked, names)}: {against(asked.power, asked.cost)}."
    short = asked.power - asked.cost + 1
    if short > 0:
        level = "el Personaje" if asked.against is None else f"el Nivel {asked.against.level}"
        return f"{text} Si los Bloqueos no suman +{short} o más, cae {level}. ¿Bloqueas?"
    return f"{text} A {who} no le basta. ¿Bloqueas de todos modos?"


def _assist(asked: Question, names: Sequence[str]) -> str:
    who = sided(names[asked.by], asked.by, asked.seat, asked.mates)
    if asked.against is None:
        does = f"tiene {asked.power} de Poder sin gastar en un turno normal"
    else:
        does = f"se enfrenta a {_foe(asked, names)}: {_balance(asked)}"
    return f"{who} {does}. ¿Juegas una carta con Apoyo para ayudar?"


def _player(asked: Question, names: Sequence[str]) -> str:
    """A player is chosen, for an Attack or another effect."""
    return f"{says((asked.about,), asked)} ¿Qué jugador?"


def _pick(asked: Question, names: Sequence[str]) -> str:
    """A card is picked: the effect in its own words; a "may instead" with what it replaces."""
    if isinstance(asked.about, Defense):
        return "Descarta cualquier cantidad de otras cartas y roba una carta por cada una."
    attacks = asked.seat == asked.by and picked_by(asked.about) == "attacker"
    if attacks and asked.kind in ATTACKER_PICKS:
        return ATTACKER_PICKS[asked.kind]
    whose_doing = decided_for(asked, names)
    if whose_doing:
        return f"Eliges por {whose_doing}.{_shown(asked)}"
    effect: Effect = asked.about if asked.instead is None else asked.instead
    text = says((effect,), asked)
    optional = any(choice.verb == "none" for choice in asked.choices)
    if optional and not any(word in text.lower() for word in MAY):
        text = says((effect,), asked, may=True)
    return text + _shown(asked)


MAY: Final = ("puedes ", "hasta ", "cualquier cantidad")
ATTACKER_PICKS: Final = {
    "give": "¿Qué carta pasas?",
    "discard": "¿Qué carta descarta ese rival?",
}
"""Where the attacker picks, the effect speaks to the victim."""


def _pass_left(asked: Question, names: Sequence[str]) -> str:
    return "Pasa una carta al jugador de tu izquierda. ¿Cuál?"


def _pass_right(asked: Question, names: Sequence[str]) -> str:
    return "Pasa otra carta al jugador de tu derecha. ¿Cuál?"


def _order(asked: Question, names: Sequence[str]) -> str:
    if isinstance(asked.about, PlayFrom):
        return "¿Qué carta juegas a continuación?"
    return "Vuelve a poner estas cartas encima del mazo. ¿Cuál va encima de las demás?"


def _order_triggers(asked: Question, names: Sequence[str]) -> str:
    return "Ahora ocurren varias cosas. ¿Cuál va primero?"


def _place(asked: Question, names: Sequence[str]) -> str:
    card = asked.choices[0].card
    return f"Ganas {named(card) if card else 'una carta'}. ¿Adónde va?"


def _shown(asked: Question) -> str:
    """The cards that "la" and "ellas" speak of, where the options do not name them."""
    shown = unnamed(asked)
    return f" ({counted(titled(card) for card in shown)})" if shown else ""


def says(effects: tuple[Effect, ...], asked: Question, **how: Unpack[How]) -> str:
    """Effects in their words; "ellas" where several cards were shown."""
    return phrase(effects, SPANISH, shown=spoken_of(asked), **how)


Ask = Callable[[Question, Sequence[str]], str]

ASK: Final[dict[str, Ask]] = {
    "turn": _turn,
    "announce": _announce,
    "hero": _hero,
    "defend": _defend,
    "block": _block,
    "assist": _assist,
    "player": _player,
    "pass-left": _pass_left,
    "pass-right": _pass_right,
    "order": _order,
    "order-triggers": _order_triggers,
    "place": _place,
}
"""Every other kind is a pick or a yes or no, and says its effect."""
