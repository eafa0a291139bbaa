"""English: the whole text of a card out of the words of its parts."""

from __future__ import annotations

from typing import Final

from archrivals.engine.cards import Card
from archrivals.engine.effects import Ability, Attack, Effect, Vp, VpPer
from archrivals.engine.text.language import Words

from .abilities import ABILITIES, EVENTS, abilities_text, defense_text
from .amounts import AMOUNTS
from .conditions import CONDITIONS
from .nouns import noun
from .scene import Scene
from .sentences import CLAUSES, inline, sentences
from .verbs import VERBS

POINTS: Final[Words[None, str]] = Words("English")


@POINTS.of(int)
def _points(vp: int, scene: None) -> str:
    return f"{vp} VP" if vp >= 0 else f"−{-vp} VP"


@POINTS.of(VpPer)
def _points_per(vp: VpPer, scene: None) -> str:
    sort, each = noun(vp.what), "differently named " if vp.distinct else ""
    if vp.every == 1:
        return f"{_points(vp.n, None)} per {each}{sort.bare()} in your deck"
    cards = f"{vp.every} {each}{sort.many('and/or')}"
    return f"{_points(vp.n, None)} for every {cards} in your deck, rounded down"


class English:
    """The texts of cards in English."""

    code: Final = "en"
    kinds: Final = frozenset().union(
        *(words.kinds for words in (ABILITIES, AMOUNTS, CLAUSES, CONDITIONS, EVENTS, POINTS, VERBS))
    )

    def card(self, card: Card) -> str:
        """The whole rules text of a card."""
        parts = [self.effects(card.play)] if card.play else []
        abilities = abilities_text(card.abilities)
        if card.ongoing:
            parts.append(f"Ongoing: {abilities}" if abilities else "Ongoing.")
        elif abilities:
            parts.append(abilities)
        if card.on_gain:
            parts.append(f"When you gain this card, {inline(card.on_gain, Scene())}.")
        if card.defense:
            parts.append(defense_text(card.defense))
        if card.first_appearance:
            parts.append(self.first_appearance(card))
        return " ".join(filter(None, parts)) or "No effect."

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
        return f"First Appearance{' ' if attacks else ': '}{text}" if text else ""

    def vp(self, vp: Vp) -> str:
        """Victory Points, a number or a formula."""
        return POINTS(vp, None)


ENGLISH: Final = English()
