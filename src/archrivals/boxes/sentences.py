"""Cards whose effect is typed as its sentence: ``"text"`` in place of ``play`` and the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from archrivals.engine.language.cards import Card
from archrivals.engine.language.codec import CardError, card_errors, card_from_json, card_to_json
from archrivals.engine.records import quoted

TEXT: Final = "text"


def with_effect(data: Any) -> Any:  # JSON
    """Return the JSON of a card with the effect that its text means in place of the text.

    A :class:`CardError` names the words that are not understood.

    >>> card = {"name": "Night Watch", "kind": "main", "type": "Hero", "cost": 2, "vp": 1}
    >>> with_effect(card | {"copies": 1, "text": "+2 Power."})["play"]
    [{'kind': 'Power', 'amount': 2}]
    """
    if not isinstance(data, dict) or TEXT not in data:
        return data
    text = data[TEXT]
    if not isinstance(text, str):
        raise CardError(TEXT, 'a sentence such as "Draw 2 cards." is expected')
    bare = {name: value for name, value in data.items() if name != TEXT}
    if both := sorted(_empty().keys() & bare.keys()):
        raise CardError(TEXT, f"the text says what a card does: take {both[0]} out, or the text")
    errors = card_errors(bare)
    if errors:
        return bare  # its other mistakes are reported first
    meant = card_to_json(meaning(text, card_from_json(bare)))
    return bare | {name: meant[name] for name in _empty() if name in meant}


def changed_effect(card: Card, fields: dict[str, Any]) -> dict[str, Any]:
    """Return the changed fields of a card with all that their text means in place of the text."""
    if TEXT not in fields:
        return fields
    empty = _empty()
    said = with_effect({**card_to_json(replace(card, **empty)), **fields})
    nothing = {name: [] if value == () else value for name, value in empty.items()}
    return {name: each for name, each in (nothing | said).items() if name in {*fields, *empty}}


def settled(data: dict[str, Any], house: Mapping[str, Card]) -> dict[str, Any]:  # JSON
    """Return a box with effects in place of texts, as a table keeps it: it means the same for good.

    ``house`` are the cards of the box that it changes. A text that is not understood stays.
    """
    if isinstance(data.get("cards"), list):
        data = data | {"cards": [_or_same(with_effect, each) for each in data["cards"]]}
    if isinstance(changes := data.get("changes"), dict):
        data = data | {
            "changes": {
                id: _or_same(partial(changed_effect, house[id]), fields)
                if id in house and isinstance(fields, dict)
                else fields
                for id, fields in changes.items()
            }
        }
    return data


def _or_same(does: Callable[[Any], Any], data: Any) -> Any:  # JSON
    try:
        return does(data)
    except CardError:
        return data


def meaning(text: str, shell: Card) -> Card:
    """Return the card that a text in any language means; a :class:`CardError` where there is
    none."""
    from archrivals.speech import LANGUAGES
    from archrivals.speech.reading import reader_of

    for language in LANGUAGES:  # near sentences take long: only where no language knows the text
        reading = reader_of(language).read(text, shell, offers=False)
        if reading.card is not None:
            return reading.card
    found = [reader_of(language).read(text, shell) for language in LANGUAGES]
    best = max(found, key=lambda reading: reading.understood)
    done, rest = best.words[: best.understood], best.words[best.understood :]
    if rest:
        what = f"{quoted(' '.join(rest))} is not understood"
        what += f" after {quoted(' '.join(done))}" if done else ""
    else:
        what = "every word is known, but no card says it like this"
    nearest = best.offers[0].text if best.offers else ""
    offer = f"; did you mean {quoted(nearest)}?" if nearest else ""
    raise CardError(TEXT, f"{what}{offer}", nearest)


def _empty() -> dict[str, Any]:
    from archrivals.speech.reading.reader import EMPTY

    return EMPTY
