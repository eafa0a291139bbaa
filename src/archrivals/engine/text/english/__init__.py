"""English: the whole text of a card out of the words of its parts."""

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
from .nouns import article, noun
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


@POINTS.of(VpIf)
def _points_if(vp: VpIf, scene: None) -> str:
    cards = f"{vp.others} or more other {noun(vp.what).many('and/or')}"
    if vp.others == 1:
        cards = noun(vp.what).some(1, other=True)
    return f"{_points(vp.n, None)} if your deck holds {cards}, otherwise 0 VP"


class English:
    """The texts of cards in English."""

    code: Final = "en"
    kinds: Final = frozenset().union(
        *(words.kinds for words in (ABILITIES, AMOUNTS, CLAUSES, CONDITIONS, EVENTS, POINTS, VERBS))
    )

    def name(self, card: Card) -> str:
        """What a card is called."""
        return card.name

    def card(self, card: Card) -> str:
        """The whole rules text of a card."""
        parts = ["Assist."] if card.assist else []
        if card.binding:
            parts.append(
                f"You must play this card from your hand before any card that is not "
                f"{article(card.name)} and before you end your turn."
            )
        parts.append(self.effects(card.play))
        abilities = abilities_text(card.abilities)
        if card.ongoing:
            dot = ":" if abilities and not abilities.startswith("Confrontation") else "."
            parts.append(f"Ongoing{dot} {abilities}".rstrip())
        elif abilities:
            parts.append(abilities)
        if card.on_gain:
            instead = " instead of into your discard pile" if goes_on_deck(card.on_gain) else ""
            parts.append(
                f"When you buy or gain this card, {inline(card.on_gain, Scene())}{instead}."
            )
        if card.defense:
            parts.append(defense_text(card.defense))
        if card.block:
            parts.append(block_text(card.block, card.type))
        if card.returns:
            parts.append("When this card is destroyed, it goes back to its stack.")
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
