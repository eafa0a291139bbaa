"""A whole card."""

from __future__ import annotations

from archrivals.engine.language.cards import Card
from archrivals.engine.language.effects import Attack, Filter, Vp, VpIf, VpPer
from archrivals.speech import tree

from . import shape
from .abilities import abilities, block, defense
from .clauses import headed, inline, sentences
from .scene import Scene


def card_plan(card: Card) -> list[tree.Sentence]:
    """The whole rules text of a card, First Appearance included."""
    planned = [tree.Sentence((), ("assist",))] if card.assist else []
    if card.binding:
        planned.append(
            tree.Sentence((("", tree.Fact("binding", what=Filter(names=(card.name,)))),))
        )
    if card.play:
        planned += sentences(card.play, Scene())
    works = abilities(card.abilities) if card.abilities else []
    if card.ongoing:
        apart = not works or works[0].heads[:1] in (("confrontation",), ("team-confrontation",))
        planned += [tree.Sentence((), ("ongoing",)), *works] if apart else headed("ongoing", works)
    else:
        planned += works
    if card.on_gain:
        gained = tree.Cond(tree.Moment("on-gain"), inline(card.on_gain, Scene()))
        planned.append(tree.Sentence((("", gained),), instead=shape.goes_on_deck(card.on_gain)))
    if card.defense:
        planned += defense(card.defense)
    if card.block:
        planned.append(tree.Sentence((("", block(card.block, card.type)),)))
    if card.returns:
        planned.append(tree.Sentence((("", tree.Fact("returns")),)))
    if card.first_appearance:
        planned += first_appearance_plan(card)
    return planned or [tree.Sentence((("", tree.Fact("no-effect")),))]


def first_appearance_plan(card: Card) -> list[tree.Sentence]:
    """Return what a Super-Villain does on being revealed; empty for a card without it."""
    if not card.first_appearance:
        return []
    attacks = isinstance(card.first_appearance[0], Attack)
    head = "first-appearance-attack" if attacks else "first-appearance"
    return headed(head, sentences(card.first_appearance, Scene()))


def vp_plan(vp: Vp) -> int | tree.VpEach | tree.VpOthers:
    """Victory Points, a number or a formula."""
    if isinstance(vp, VpPer):
        return tree.VpEach(vp.n, vp.what, vp.distinct, vp.every)
    if isinstance(vp, VpIf):
        return tree.VpOthers(vp.n, vp.what, vp.others)
    return vp
