"""Texts that can be written and that no table can carry out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from archrivals.engine.language.cards import Card, records_in
from archrivals.engine.language.effects import Attack, Pick, UntilDefeated
from archrivals.engine.play.attacks import GROUP
from archrivals.engine.play.picking import SOURCES
from archrivals.engine.play.resolving import TARGETS
from archrivals.engine.records import quoted

_TEXTS: Final = ("play", "abilities", "on_gain", "first_appearance")


def impossible(card: Card) -> Iterator[tuple[str, str]]:
    """Yield the place and the reason for each part of a card's text that cannot be carried out."""
    if card.kind != "super-villain":
        for name in _TEXTS:
            if any(isinstance(each, UntilDefeated) for each in records_in(getattr(card, name))):
                yield name, "UntilDefeated ends when a Super-Villain is defeated: only one has it"
    for name in _TEXTS:
        for at, part in enumerate(getattr(card, name)):
            for reason in _reasons(part):
                yield f"{name}[{at}]", reason
    for name in ("defense", "block", "vp"):
        for reason in _reasons(getattr(card, name)):
            yield name, reason


def _reasons(part: object) -> Iterator[str]:
    records = list(records_in(part))
    alone = {id(each.do[0]) for each in records if isinstance(each, Attack) and len(each.do) == 1}
    for each in records:
        kind = type(each).__name__
        if type(each) in GROUP and id(each) not in alone:
            example = f'{{"kind": "Attack", "do": [{{"kind": "{kind}", …}}], …}}'
            yield f"{kind} is for all players at once: it stands alone in an Attack, as {example}"
        if isinstance(each, Attack) and type(each.do[0]) in GROUP and each.if_any_spared:
            yield f"if_any_spared never follows {type(each.do[0]).__name__}: it spares no player"
        if isinstance(each, Pick):
            yield from _unknown(each.places, SOURCES, "cards cannot be chosen from")
        elif not isinstance(each, str):
            for field in fields(each):  # type: ignore[arg-type]  # a record
                if field.name in ("to", "then"):
                    value = getattr(each, field.name)
                    found = value if isinstance(value, tuple) else (value,)
                    places = tuple(place for place in found if isinstance(place, str))
                    yield from _unknown(places, TARGETS, "cards cannot be put into")


def _unknown(places: tuple[str, ...], known: tuple[str, ...], problem: str) -> Iterator[str]:
    for place in places:
        if place not in known:
            yield f"{problem} {quoted(place)}; there are {', '.join(known)}"
