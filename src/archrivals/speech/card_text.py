"""The text of a card in sentences, with what the face of a card needs to set them.

>>> from archrivals.engine.language.cards import hero
>>> from archrivals.engine.language.effects import Defense, Draw, Power
>>> from archrivals.speech import rules_sentences
>>> katana = hero(
...     "Katana", cost=2, vp=1, copies=4, play=(Power(1),), defense=Defense(then=(Draw(1),))
... )
>>> first, second = rules_sentences(katana)[:2]
>>> first.power, [span.text for span in first.spans]
(1, ['+1', ' ', 'Power', '. '])
>>> [span.text for span in second.spans[: second.head]]
['Defense']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from . import tree
from .marks import CAP, Span, realise, spans_of
from .speaker import Speaker, is_bare


class CardSentence(NamedTuple):
    """A sentence in pieces.

    The first ``head`` spans are its heading. ``power`` is the Power that the card is sure to give,
    and the first ``shown`` spans say no more than that.
    """

    spans: tuple[Span, ...]
    head: int = 0
    power: int | None = None
    shown: int = 0


def sentences_of(sentences: Sequence[tree.Sentence], speaker: Speaker) -> tuple[CardSentence, ...]:
    """Sentences one by one; their spans together are the text."""
    last = len(sentences) - 1
    first = (
        1 if sentences and not sentences[0].body else 0
    )  # "Assist." comes before what a card does
    found = []
    for i, each in enumerate(sentences):
        spans = spans_of(realise(speaker.sentence(each), speaker.SANDHI))
        if i < last:
            spans = _spaced(spans)
        power, shown = _sure_power(each, spans) if i == first else (None, 0)
        found.append(CardSentence(spans, _heading(each, speaker), power, shown))
    return tuple(found)


def _spaced(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    end = spans[-1]
    plain = end == Span(end.text)
    return (*spans[:-1], Span(f"{end.text} ")) if plain else (*spans, Span(" "))


def _heading(sentence: tree.Sentence, speaker: Speaker) -> int:
    """Return how many spans its heading has; an Attack and a Block are headings as well."""
    if not sentence.body:
        return 0
    heads = [speaker.heading(head) for head in sentence.heads]
    clause = sentence.body[0][1]
    if isinstance(clause, tree.Attacks):
        heads.append(speaker.HEADS["attack"])
    if isinstance(clause, tree.Blocks):
        heads.append(speaker.W["Block"])
    spans = spans_of(realise(CAP + "".join(heads), speaker.SANDHI)) if heads else ()
    return max((i for i, span in enumerate(spans, 1) if span.term), default=0)


def _sure_power(sentence: tree.Sentence, spans: tuple[Span, ...]) -> tuple[int | None, int]:
    """The Power that a sentence begins with, and how many spans say it and nothing else."""
    clause = sentence.body[0][1] if sentence.body and not sentence.heads else None
    if not isinstance(clause, tree.Gets) or not is_bare(clause):
        return None, 0
    sure, *more = clause.bonuses
    if not sure.plain or sure.cap is not None:
        return None, 0
    if more:
        return sure.n, [i for i, span in enumerate(spans) if span.power][1]
    alone = len(sentence.body) == 1 and clause.but is None and not sentence.instead
    return sure.n, len(spans) if alone else 0


def span_json(span: Span) -> str | dict[str, Any]:  # JSON data
    """A piece as JSON data: plain text as it is, else with its id."""
    data = {name: value for name, value in span._asdict().items() if value not in ("", None)}
    return span.text if len(data) == 1 else data


def sentence_json(sentence: CardSentence) -> dict[str, Any]:  # JSON data
    """A sentence as JSON data; what it has not is left out."""
    data: dict[str, Any] = {"spans": [span_json(span) for span in sentence.spans]}
    if sentence.head:
        data["head"] = sentence.head
    if sentence.power is not None:
        data["power"] = sentence.power
    if sentence.shown:
        data["shown"] = sentence.shown
    return data
