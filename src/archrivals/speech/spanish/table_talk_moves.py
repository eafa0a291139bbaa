"""Cards that go from one place to another, as Spanish sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import conjugation as verbs
from .table_talk_told import PLACES, Told, place_of
from .table_talk_words import SUPER_HERO, YOU, does, own, their, whom
from .words import OWN, WEAKNESS, de, sentence

Say = Callable[[Told], str]


def move_text(t: Told) -> str:
    """One move, or several alike."""
    return MOVES[t.move](t)


def _moves_somehow(t: Told) -> str:
    return f"{_they(t, 'pasa', 'pasan')} a estar {PLACES[t.what.to[0]]}{t.why}"


def _they(t: Told, one: str, many: str) -> str:
    """The cards as subject, with their verb."""
    return f"{sentence(t.cards)} {many if t.several else one}"


def _are(t: Told, one: str, many: str) -> str:
    """The verb with the cards after it: ``se destruye Punch``."""
    return f"{sentence(many if t.several else one)} {t.cards}"


def _draw(t: Told) -> str:
    return f"{t.does(verbs.DRAW)} {t.cards}{reshuffled(t)}{t.why}"


def reshuffled(t: Told) -> str:
    """That the discard pile had to be shuffled for it."""
    return f" (tras barajar {their(t.who)} pila de descarte)" if t.what.shuffled else ""


def _pile(name: str) -> str:
    return own(name, OWN["discard"])


def _discard(t: Told) -> str:
    if t.what.to[1] != t.what.seat:
        pile = _pile(t.names[t.what.to[1]])
        return f"{t.does(verbs.PASS)} {t.cards} a {pile}{t.why}"
    out_of = {"deck": f" de {their(t.who)} mazo", "in-play": " del juego"}
    return f"{t.does(verbs.DISCARD)} {t.cards}{out_of.get(t.what.frm[0], '')}{t.why}"


def _destroy(t: Told) -> str:
    if t.what.seat < 0:
        return f"{_are(t, 'se destruye', 'se destruyen')} en la Alineación{t.why}"
    out_of = {
        "hand": f"de {their(t.who)} mano",
        "discard": f"de {their(t.who)} pila de descarte",
        "deck": f"de {their(t.who)} mazo",
    }
    return f"{t.does(verbs.DESTROY)} {t.cards} {out_of.get(t.what.frm[0], 'en juego')}{t.why}"


def _take(t: Told) -> str:
    """Off the table, not bought."""
    source = {"main-deck": "del mazo principal", "stack": "de su montón"}
    out_of = source.get(t.what.frm[0], "de la Alineación")
    verb, into = {
        "hand": (verbs.CARRY, f" a {their(t.who)} mano"),
        "deck": (verbs.PUT, f" encima de {their(t.who)} mazo"),
    }.get(t.what.to[0], (verbs.TAKE, ""))
    return f"{t.does(verb)} {t.cards} {out_of}{into}{t.why}"


def _gain_weakness(t: Told) -> str:
    n = len(t.what.cards) + t.what.hidden
    cards = f"una {WEAKNESS.one}" if n == 1 else f"{n} {WEAKNESS.many}"
    goes = "que van" if n > 1 else "que va"
    into = {
        "hand": f", {goes} a {their(t.who)} mano",
        "deck": f", {goes} encima de {their(t.who)} mazo",
        "in-play": f", {goes} al juego",
    }.get(t.what.to[0], "")
    return f"{t.does(verbs.GAIN)} {cards}{into}{t.why}"


def _return(t: Told) -> str:
    """D3, W6: back to the stack it came from."""
    if t.what.seat < 0:
        return f"{_they(t, 'vuelve', 'vuelven')} a su montón{t.why}"
    frm = {"in-play": "", "hand": " de la mano", "deck": f" de {their(t.who)} mazo"}
    out_of = frm.get(t.what.frm[0], f" de {their(t.who)} pila de descarte")
    its = "al montón de Debilidades" if t.what.to[0] == "weaknesses" else "a su montón"
    by_itself = set(t.what.cards) == {t.what.card}
    return f"{t.does(verbs.RETURN)} {t.cards}{out_of} {its}{'' if by_itself else t.why}"


def _take_back(t: Told) -> str:
    taker = t.names[t.what.to[1]]
    if t.what.to[1] != t.what.seat and t.gives():
        cards = f"{t.cards} de {their(t.who)} pila de descarte"
        return f"{_passes(t, cards)}{t.why}"
    if t.what.to[1] != t.what.seat:
        return f"{_taken(t)} y {'te' if taker == YOU else 'se'} {_keeps(t, taker)}{t.why}"
    mine = their(t.who)
    return f"{t.does(verbs.CARRY)} {t.cards} de {mine} pila de descarte a {mine} mano{t.why}"


def _keeps(t: Told, taker: str) -> str:
    """That the taker has it in hand now."""
    verb = "quedas" if taker == YOU else "queda"
    return f"{verb} con {'ellas' if t.several else 'ella'} en la mano"


def _passes(t: Told, cards: str) -> str:
    """To another player: ``Circe te pasa Punch``, ``pasas Punch a Circe``."""
    taker = t.names[t.what.to[1]]
    if taker == YOU:
        return f"{t.who} te pasa {cards}"
    return f"{t.does(verbs.PASS)} {cards} a {taker}"


def _taken(t: Told) -> str:
    """A card out of another player's discard pile."""
    taker = t.names[t.what.to[1]]
    return f"{does(taker, verbs.TAKE)} {t.cards} {de(_pile(t.who))}"


def _fetch(t: Told) -> str:
    where = f"de la pila de cartas destruidas a {their(t.who)} mano"
    return f"{t.does(verbs.CARRY)} {t.cards} {where}{t.why}"


def _put_on_deck(t: Told) -> str:
    out_of = {"discard": f" de {their(t.who)} pila de descarte", "hand": " de la mano"}
    end = "al fondo del mazo" if t.goes_under() else "encima del mazo"
    return f"{t.does(verbs.PUT)} {t.cards}{out_of.get(t.what.frm[0], '')} {end}{t.why}"


def _put_into_play(t: Told) -> str:
    frm = "mazo" if t.what.frm[0] == "deck" else "pila de descarte"
    return f"{t.does(verbs.PUT)} en juego {t.cards} de {their(t.who)} {frm}{t.why}"


def _put_into_line_up(t: Told) -> str:
    return f"{t.does(verbs.PUT)} {t.cards} en la Alineación{t.why}"


def _pass(t: Told) -> str:
    if t.what.to[1] == t.what.seat:  # dealt out again, to the one who had set it
        return f"{t.does(verbs.GET_BACK)} {t.cards}{t.why}"
    return f"{_passes(t, t.cards)}{t.why}"


def _hunted(t: Told) -> str:
    price = f" por {t.what.n} de Poder" if t.what.n else ""
    return f"{_taken(t)}{price}{t.why}"


def _refill(t: Told) -> str:
    if t.what.rule == "S3":
        return f"La Alineación: {t.cards}"
    why = "" if t.what.rule == "E2" else t.why
    return f"Nuevo en la Alineación: {t.cards}{why}"


def _go_back(t: Told) -> str:
    zone, owner = t.what.to
    where = BACK[zone] if owner < 0 else place_of(zone, t.names[owner])
    why = "" if t.what.cards == (t.what.card,) else t.why
    return f"{_they(t, 'vuelve', 'vuelven')} {_to(where)}{why}"


BACK: Final = {
    "line-up": "a la Alineación",
    "main-deck": "a la parte superior del mazo principal",
    "super-villains": "al montón de Supervillanos",
}


def _to(where: str) -> str:
    """Where a card goes back to, said by where it is."""
    if where.startswith("encima "):
        return f"a la parte superior {where.removeprefix('encima ')}"
    return f"a {where[3:]}" if where.startswith("en ") else where


def _go_under(t: Told) -> str:
    n = len(t.what.cards) + t.what.hidden
    return f"{'Una carta va' if n == 1 else f'{n} cartas van'} al fondo del mazo principal{t.why}"


def _hero(t: Told) -> str:
    """A Super Hero, or the three Levels of a Character."""
    hero = t.card(t.what.cards[-1]).name
    return f"{t.who} se sienta a la mesa" if t.who == hero else f"{t.did('eres', 'es')} {hero}"


def _on_hero(t: Told) -> str:
    return f"{_they(t, 'espera', 'esperan')} en {own(t.who, SUPER_HERO)}, solo para {whom(t.who)}"


def _lay(t: Told) -> str:
    """V4."""
    mine = their(t.who)
    return f"{t.does(verbs.PUT)} {t.cards} sobre {mine} Personaje, para {mine} próximo turno"


def _lie_aside(t: Told) -> str:
    hand = own(t.who, OWN["hand"])
    card = "una carta" if t.what.hidden else t.cards
    return f"Se aparta {card} de {hand}{t.why}"


def _come_back(t: Told) -> str:
    lay = "estaban" if t.several else "estaba"
    return f"{t.does(verbs.PUT)} encima de {their(t.who)} mazo {t.cards}, que {lay} aparte"


def _leave(t: Told) -> str:
    return f"{_they(t, 'sale', 'salen')} de la partida{t.why}"


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
