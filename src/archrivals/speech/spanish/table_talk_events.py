"""What happened, as Spanish sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from archrivals.engine.catalogue import Catalogue
from archrivals.speech.marks import text_of
from archrivals.speech.phrases import phrase
from archrivals.speech.plan.cards import first_appearance_plan
from archrivals.speech.table_talk_events import Happening, chosen_text

from . import conjugation as verbs
from .grammar import SPANISH
from .table_talk_moves import move_text, reshuffled
from .table_talk_told import PLACES, Told, place_of
from .table_talk_words import (
    CHARACTER,
    YOU,
    against,
    at,
    noted,
    own,
    some_cards,
    stopped,
    their,
    titled,
    whom,
)
from .words import OWN, listed, sentence

__all__ = ["ENDINGS", "PLACES", "SAY", "ending", "happening_text", "place_of"]

ENDINGS: Final = {
    "G1": "la Alineación no se puede rellenar",
    "G2": "el último Supervillano ha sido derrotado",
    "G3": "ha caído un Personaje de Nivel 3",
    "V3": "solo queda un jugador",
    "Q39": "la partida está atascada y ya nadie puede avanzar",
    "C-kyle-rayner": "Kyle Rayner tiene sus Power Ring",
}

NO_CARD: Final = "ninguna carta sirve"

Say = Callable[[Told], str]


def happening_text(
    what: Happening, names: Sequence[str], cat: Catalogue, teams: Sequence[int] = ()
) -> str:
    """One happening as a sentence."""
    told = Told(what, names, cat, teams)
    return stopped(SAY[what.kind](told))


# --- The turn ---------------------------------------------------------------------------------


def _turn(t: Told) -> str:
    whose = "tu turno" if t.who == YOU else f"el turno de {t.who}"
    return f"Turno {t.what.n}: empieza {whose}{t.side(t.what.seat)}"


def _notes(t: Told) -> list[str]:
    """What the card gave, and that its text found nothing."""
    notes = [f"+{t.what.n} de Poder"] if t.what.n else []
    if not t.what.reason:
        return notes
    several = len(t.what.cards) > 1
    return [*notes, f"ninguna carta para {t.title(t.what.cards[-1])}" if several else NO_CARD]


def _play(t: Told) -> str:
    notes = _notes(t)
    if not t.what.from_hand:
        notes.append(noted(t.card(t.what.card)))
    return f"{t.does(verbs.PLAY)} {t.cards}" + (f" ({'; '.join(notes)})" if notes else "")


def _play_again(t: Told) -> str:
    notes = [*_notes(t), noted(t.card(t.what.card))]
    return f"{t.does(verbs.PLAY_AGAIN)} {t.cards} ({'; '.join(notes)})"


def _power(t: Told) -> str:
    return f"{t.does(verbs.GET)} +{t.what.n} de Poder{t.why}"


def _buy(t: Told) -> str:
    return f"{t.does(verbs.BUY)} {t.cards} por {t.what.n} de Poder"


def _defeat(t: Told) -> str:
    return f"{t.does(verbs.DEFEAT)} a {t.cards} por {t.what.n} de Poder"


def _use(t: Told) -> str:
    card = t.card(t.what.cards[0])
    uses = t.does(verbs.USE)
    if t.what.cost:
        uses = f"{t.does(verbs.PAY)} {t.what.cost} de Poder y {t.form(verbs.USE)}"
    own_card = {"super-hero": "su Superhéroe", "character": f"su Personaje (Nivel {card.level})"}
    if card.kind in own_card and card.name == t.who:
        return f"{uses} {own_card[card.kind]}"
    return f"{uses} {t.cards}{f' ({NO_CARD})' if t.what.reason else ''}"


def _pay(t: Told) -> str:
    return f"{t.does(verbs.PAY)} {t.what.n} de Poder por {t.cards}"


def _nothing(t: Told) -> str:
    """Why a text did nothing."""
    if t.what.reason == "no-weakness":
        return f"No queda ninguna Debilidad para {whom(t.who)}{t.why}"
    if t.what.reason == "no-deck":
        return f"{t.did('no tienes', 'no tiene')} más cartas que robar{t.why}"
    if t.what.reason == "limit":
        return f"{t.cards} ya no puede hacer más este turno"
    return f"Ninguna carta sirve para el texto de {t.cards}"


def _rest(t: Told) -> str:
    return "Los efectos no acabarían nunca: se detienen aquí (Q16)"


def _attack(t: Told) -> str:
    if not t.what.seats:
        return f"{t.cards} no ataca a nadie"
    return f"{t.cards} {at('ataca', [t.names[seat] for seat in t.what.seats])}"


def _defend(t: Told) -> str:
    """A3: perhaps for a teammate."""
    attack = noted(t.card(t.what.card)) if t.what.card else "la caza"
    if t.what.n == t.what.seat:
        text = f"{t.did('te defiendes', 'se defiende')} con {t.cards}"
        return f"{text} y {t.form(verbs.AVOID)} el Ataque ({attack})"
    saved = t.names[t.what.n]
    if saved == YOU:
        text = f"{t.who} te protege"
    else:
        text = f"{t.did('proteges', 'protege')} a {saved}"
    return f"{text} del Ataque con {t.cards} ({attack})"


def _hunt(t: Told) -> str:
    return f"{t.does(verbs.HUNT)} {t.cards} en {own(t.names[t.what.n], OWN['discard'])}"


def _reveal(t: Told) -> str:
    if not t.what.cards:
        return f"{t.does_not(verbs.REVEAL)}{t.why}"
    return f"{t.does(verbs.REVEAL)} {t.cards}{t.why}"


def _look(t: Told) -> str:
    if not t.what.cards and not t.what.hidden:
        return f"{t.does_not(verbs.LOOK)}{t.why}"
    return f"{t.does(verbs.LOOK)} {t.cards}{t.why}"


def _select(t: Told) -> str:
    if not t.what.cards:
        return f"{t.does_not(verbs.CHOOSE)}{t.why}"
    return f"{t.does(verbs.CHOOSE)} {t.cards}{t.why}"


def _take_text(t: Told) -> str:
    taker = t.title(t.what.card) if t.what.card else "La carta"
    return f"{taker} toma el texto de {t.cards}"


def _choice(t: Told) -> str:
    card = t.card(t.what.cards[0])
    text = phrase(chosen_text(t.what, card), SPANISH, stop=False)
    chooses = t.does(verbs.CHOOSE)
    return f"{chooses} «{text}» ({noted(card)})" if text else f"{chooses}{t.why}"


def _total(t: Told) -> str:
    return f"{sentence(own(t.who, OWN['hand']))} cuesta {t.what.n} en total{t.why}"


def _flip(t: Told) -> str:
    return f"El siguiente Supervillano es {t.cards}"


def _first_appearance(t: Told) -> str:
    text = text_of(SPANISH.spoken(first_appearance_plan(t.card(t.what.cards[0]))))
    spared = [
        "tú" if name == YOU else name
        for seat, name in enumerate(t.names)
        if seat not in t.what.seats
    ]
    immune = f" A salvo: {listed(spared)} (H2)" if t.what.seats and spared else ""
    return f"Aparece {t.cards}. {text}{immune}" if text else f"Aparece {t.cards}"


def _shuffle(t: Told) -> str:
    if t.what.seat < 0:
        return "Se baraja el mazo principal"
    pile = sentence(own(t.who, OWN["discard"]))
    return f"{pile} se baraja y pasa a ser {their(t.who)} nuevo mazo"


def _end_turn(t: Told) -> str:
    kept = f" (sin jugar: {t.cards})" if t.what.cards else ""
    end = f"{t.does(verbs.END)} {their(t.who)} turno{kept}"
    if not t.what.drawn and not t.what.hidden:
        return end
    drawn = some_cards(t.named(t.what.drawn), t.what.hidden)
    return f"{end} y {t.form(verbs.DRAW)} {drawn}{reshuffled(t)}"


# --- Confrontations ---------------------------------------------------------------------------


def _confront(t: Told) -> str:
    target = t.names[t.what.n]
    character = t.card(t.what.cards[0])
    level = f"Nivel {character.level}"
    if target == YOU or target != character.name:
        level = noted(character)
    confronts = f"{t.did('te enfrentas', 'se enfrenta')} a {whom(target)}"
    if t.what.card:  # the Confrontation is turned to another foe
        return f"{confronts} en su lugar ({level}; {t.title(t.what.card)})"
    return f"{confronts} ({level})"


def _cancel(t: Told) -> str:
    text = f"{t.does(verbs.CANCEL)} el Enfrentamiento{t.why}"
    return f"{text}: a partir de ahora es un turno normal"


def _done(t: Told) -> str:
    return f"{t.did('has acabado', 'ha acabado')}, con {t.what.n} de Poder"


def _block(t: Told) -> str:
    text = f"{t.does(verbs.BLOCK)} con {t.cards}"
    if not t.what.seats:
        return text
    owner = t.names[t.what.seats[0]]
    whose = f"{their(owner)} Personaje" if owner == t.who else own(owner, CHARACTER)
    return f"{text}: {_costs(whose, t.what.n)}"


def _cost(t: Told) -> str:
    return f"{sentence(_costs(own(t.who, CHARACTER), t.what.n))}{t.why}"


def _costs(character: str, n: int) -> str:
    return f"{character} cuesta {abs(n)} {'más' if n >= 0 else 'menos'}"


def _outcome(t: Told) -> str:
    """F3, F4: equal is enough; the next Level shows."""
    fallen = t.card(t.what.cards[0])
    numbers = against(t.what.n, t.what.cost)
    if t.what.n < t.what.cost:
        return f"{t.does(verbs.LOSE)} el Enfrentamiento: {numbers}"
    text = f"{t.does(verbs.GAIN)} el Enfrentamiento: {numbers}. Cae {titled(fallen)}"
    levels = {card.level for card in t.cat.cards if card.name == fallen.name}
    if fallen.level is None or fallen.level + 1 not in levels:
        return text
    return f"{text}; sigue el Nivel {fallen.level + 1}"


def _assist(t: Told) -> str:
    """K5: the Power is the active player's."""
    text = f"{t.does(verbs.PLAY)} {t.cards} como Apoyo"
    if not t.what.n:
        return f"{text}{f' ({NO_CARD})' if t.what.reason else ''}"
    gets = t.what.seats[0]
    into = "" if gets == t.what.seat else f" para {whom(t.names[gets])}"
    return f"{text} (+{t.what.n} de Poder{into}{f'; {NO_CARD}' if t.what.reason else ''})"


def _out(t: Told) -> str:
    return f"{t.did('quedas', 'queda')} fuera de la partida, con todas {their(t.who)}s cartas"


# --- The end ----------------------------------------------------------------------------------


def _win(t: Told) -> str:
    return f"{t.does(verbs.GAIN)} la partida de inmediato{t.why}"


def _over(t: Told) -> str:
    points = listed([f"{name} {n}" for name, n in zip(t.names, t.what.points, strict=True)])
    return f"Fin de la partida: {ending(t.what.rule)}. {_winners(t)}. Puntos: {points}"


def _winners(t: Told) -> str:
    winners = [t.names[seat] for seat in t.what.seats]
    if len(winners) == 1:
        return "Ganas" if winners == [YOU] else f"Gana {winners[0]}"
    teams = {t.teams[seat] for seat in t.what.seats} if t.teams else set()
    together = "Victoria" if len(teams) == 1 else "Victoria compartida"
    return f"{together}: {listed(winners)}"


def ending(rule: str) -> str:
    """Why a game ended, as a clause."""
    return ENDINGS.get(rule, f"por la regla {rule}")


SAY: Final[dict[str, Say]] = {
    "move": move_text,
    "confront": _confront,
    "cancel": _cancel,
    "done": _done,
    "block": _block,
    "cost": _cost,
    "outcome": _outcome,
    "assist": _assist,
    "out": _out,
    "turn": _turn,
    "play": _play,
    "play-again": _play_again,
    "power": _power,
    "buy": _buy,
    "defeat": _defeat,
    "use": _use,
    "pay": _pay,
    "nothing": _nothing,
    "rest": _rest,
    "attack": _attack,
    "defend": _defend,
    "hunt": _hunt,
    "reveal": _reveal,
    "look": _look,
    "select": _select,
    "take-text": _take_text,
    "choice": _choice,
    "total": _total,
    "flip": _flip,
    "first-appearance": _first_appearance,
    "shuffle": _shuffle,
    "end-turn": _end_turn,
    "win": _win,
    "over": _over,
}
