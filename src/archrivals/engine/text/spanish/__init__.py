"""Spanish: the whole text of a card out of the words of its parts.

The player is "tú"; steps are orders ("roba una carta"), choices "puedes". Card and character names
stay as they are; the basic cards are words of the game and have Spanish names. The terms, always
the same:

==================  ========================  ==================  ========================
Ability, text       texto                     Line-Up             Alineación
Assist              Apoyo                     Location            Lugar
Attack              Ataque                    main deck           mazo principal
Block               Bloqueo                   Ongoing             Permanente
buy                 comprar                   pay                 pagar
Character           Personaje                 play                jugar
Confront            enfrentarse a             Power               Poder (+1 de Poder)
Confrontation       Enfrentamiento            put back            devolver a su sitio
cost                coste                     refill              rellenar
deck                mazo                      reveal              revelar
defeat              derrotar                  score pile          pila de puntuación
Defense             Defensa                   shuffle             barajar
destroy             destruir                  stack               montón
destroyed pile      pila de cartas destruidas Starter             carta inicial
discard             descartar                 Super Hero          Superhéroe
discard pile        pila de descarte          Super Power         Superpoder
draw                robar                     Super-Villain       Supervillano
Equipment           Equipo                    team                bando
First Appearance    Primera aparición         teammate            compañero
foe                 rival                     Victory Points      Puntos de Victoria (PV)
gain                ganar                     Villain             Villano
Hero                Héroe                     Weakness            Debilidad
Kick                Patada                    win the game        ganar la partida
Level               Nivel                     Punch               Puñetazo
Vulnerability       Vulnerabilidad
==================  ========================  ==================  ========================
"""

from __future__ import annotations

from typing import Final

from archrivals.engine.cards import Card
from archrivals.engine.effects import Ability, Attack, Effect, Vp, VpIf, VpPer
from archrivals.engine.text.language import Words
from archrivals.engine.text.shape import goes_on_deck

from .abilities import ABILITIES, abilities_text, block_text, defense_text
from .amounts import AMOUNTS
from .conditions import CONDITIONS
from .events import EVENTS
from .nouns import name_word, noun
from .scene import Scene
from .sentences import CLAUSES, inline, sentences
from .verbs import VERBS

POINTS: Final[Words[None, str]] = Words("Spanish")


@POINTS.of(int)
def _points(vp: int, scene: None) -> str:
    return f"{vp} PV" if vp >= 0 else f"−{-vp} PV"


@POINTS.of(VpPer)
def _points_per(vp: VpPer, scene: None) -> str:
    sort = noun(vp.what)
    if vp.every == 1:
        where = f"{' con nombre distinto' if vp.distinct else ''} en tu mazo"
        return f"{_points(vp.n, None)} por cada {sort.bare(where)}"
    where = f"{' con nombres distintos' if vp.distinct else ''} en tu mazo"
    cards = f"{vp.every} {sort.many('y/o', where)}"
    return f"{_points(vp.n, None)} por cada {cards}, redondeando hacia abajo"


@POINTS.of(VpIf)
def _points_if(vp: VpIf, scene: None) -> str:
    sort = noun(vp.what)
    if vp.others == 1:
        cards = sort.some(1, other=True)
    else:
        cards = f"{sort.some(vp.others, other=True)} o más"
    return f"{_points(vp.n, None)} si tu mazo contiene {cards}; si no, 0 PV"


class Spanish:
    """The texts of cards in Spanish."""

    code: Final = "es"
    kinds: Final = frozenset().union(
        *(words.kinds for words in (ABILITIES, AMOUNTS, CLAUSES, CONDITIONS, EVENTS, POINTS, VERBS))
    )

    def name(self, card: Card) -> str:
        """What a card is called: only the basic cards have Spanish names."""
        return name_word(card.name).one

    def card(self, card: Card) -> str:
        """The whole rules text of a card."""
        parts = ["Apoyo."] if card.assist else []
        if card.binding:
            parts.append(
                f"Debes jugar esta carta de tu mano antes que cualquier otra que no sea "
                f"{name_word(card.name).a} y antes de terminar tu turno."
            )
        parts.append(self.effects(card.play))
        abilities = abilities_text(card.abilities)
        if card.ongoing:
            dot = ":" if abilities and not abilities.startswith("Enfrentamiento") else "."
            parts.append(f"Permanente{dot} {abilities}".rstrip())
        elif abilities:
            parts.append(abilities)
        if card.on_gain:
            instead = " en lugar de en tu pila de descarte" if goes_on_deck(card.on_gain) else ""
            text = f"{inline(card.on_gain, Scene())}{instead}"
            parts.append(f"Cuando compres o ganes esta carta, {text}.")
        if card.defense:
            parts.append(defense_text(card.defense))
        if card.block:
            parts.append(block_text(card.block, card.type))
        if card.returns:
            parts.append("Cuando esta carta sea destruida, vuelve a su montón.")
        if card.first_appearance:
            parts.append(self.first_appearance(card))
        return " ".join(filter(None, parts)) or "Sin efecto."

    def effects(self, effects: tuple[Effect, ...]) -> str:
        """Some effects, told to the player who does them."""
        return sentences(effects, Scene())

    def ability(self, ability: Ability) -> str:
        """One ability that works from play."""
        return abilities_text((ability,))

    def first_appearance(self, card: Card) -> str:
        """What a Super-Villain does on being revealed; empty if nothing."""
        text = self.effects(card.first_appearance)
        attacks = any(isinstance(effect, Attack) for effect in card.first_appearance[:1])
        return f"Primera aparición{' – ' if attacks else ': '}{text}" if text else ""

    def vp(self, vp: Vp) -> str:
        """Victory Points, a number or a formula."""
        return POINTS(vp, None)


SPANISH: Final = Spanish()
