"""Cards that a player brings along: one that no rule of a table could use is refused."""

from __future__ import annotations

from collections.abc import Sequence

from archrivals.engine.language.cards import Card
from archrivals.engine.language.rules import Setup, SetupError

from . import catalogue_for
from .own_boxes import why_unused


def check_own_cards(setup: Setup, own: Sequence[Card]) -> None:
    """Refuse a card that would never come into play, with the reason.

    A save is not checked: its game was played with the cards it names.
    """
    cat = catalogue_for(setup)
    rules = setup.rules(cat.rules_for(setup.players))
    kinds = {card.id: card.kind for card in cat.cards}
    for card in own:
        kind = kinds.get(card.id, card.kind)
        if kind != card.kind:
            raise SetupError(
                f"{card.name} has the id {card.id!r} of a {kind} card of this table, and its own "
                f"kind is {card.kind}: give it another id, or the kind {kind}"
            )
        if card.copies < 1:
            raise SetupError(
                f"{card.name} has {card.copies} copies, so it would never be seen: give it at "
                "least 1"
            )
        reason = why_unused(card, rules)
        if reason:
            raise SetupError(f"{card.name} {reason}")
    tops = {card.id: card.name for card in (*cat.cards, *own) if card.starts_on_top}
    for card in own:
        if not card.starts_on_top:
            tops.pop(card.id, None)
    if len(tops) > 1:
        names = " and ".join(tops.values())
        raise SetupError(f"{names} start on top of the Super-Villain stack: one card can (S6)")
