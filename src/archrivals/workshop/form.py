"""A card as parts with slots: each part is its sentence, and each slot has its choices in words.

The words of a part are found as the rules of the grammar are: the part is exchanged for another,
and the words that change are its own. So the form knows nothing that the generator does not say.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, get_args, get_origin

from archrivals.boxes import BOXES
from archrivals.boxes.impossible import impossible
from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card, records_in
from archrivals.engine.language.codec import card_errors, card_to_json
from archrivals.engine.records import quoted, record
from archrivals.speech import effects_text, rules_text
from archrivals.speech.reading.parts import OTHER, Path, get, hints_of, node_of, put
from archrivals.speech.reading.reader import EMPTY, UNSAID, reader_of
from archrivals.speech.reading.sense import makes_sense
from archrivals.speech.reading.words import token_places

from .drafts import JSON, effect_of

Span: TypeAlias = tuple[int, int]

ROWS: Final = ("play", "abilities", "on_gain", "first_appearance")
ALONE: Final = ("defense", "block")
SWITCHES: Final = ("assist", "binding", "ongoing", "returns")
MOST_CHOICES: Final = 40
MOST_TRIED: Final = 120
"""The number of values that are tried for a slot."""
MOST_PROBES: Final = 3
"""The number of other values by which the words of a slot are found."""
HIGHEST_NUMBER: Final = 9
ALWAYS: Final = {
    (fx.Pick, "what"),
    (fx.Pick, "n"),
    (fx.Pick, "up_to"),
    (fx.Per, "what"),
    (fx.Has, "what"),
    (fx.Plays, "what"),
    (fx.Gains, "what"),
    (fx.Draw, "amount"),
    (fx.GainWeakness, "n"),
    (fx.Reveal, "n"),
}
"""Fields that are slots also where they have their default."""
ALSO: Final[dict[Any, tuple[Any, ...]]] = {
    fx.Filter: (
        fx.ANY,
        *(fx.Filter(types=(each,)) for each in get_args(fx.CardType)),
        fx.Filter(max_cost=5),
    ),
}
"""Values that are offered whether a printed card has them or not."""


class NoPart(LookupError):
    """A card has no part at a path."""


@record
class Slot:
    """Words of a part that can be other ones; ``n`` is how many values there are to try."""

    path: str
    start: int
    end: int
    words: str
    n: int


@record
class FormPart:
    """A part of a card: where its words are in the text, its own sentence, slots, inner parts."""

    path: str
    kind: str
    start: int
    end: int
    text: str
    slots: tuple[Slot, ...]
    parts: tuple[FormPart, ...]
    moves: tuple[str, ...]


@record
class CardForm:
    """A card as parts."""

    text: str
    effect: JSON
    parts: tuple[FormPart, ...]


@record
class Choice:
    """A value for a slot: its words, the text of the card with it, and the effect."""

    words: str
    text: str
    effect: JSON
    chosen: bool


@record
class Choices:
    """The choices of a slot, the likeliest first."""

    path: str
    choices: tuple[Choice, ...]


class Top(NamedTuple):
    """A part of a card and the words of its text that it begins and ends with."""

    path: str
    start: int
    end: int


# --- Paths ------------------------------------------------------------------------------------

_STEP: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def said_path(path: Path) -> str:
    """Return a path as text.

    >>> said_path(("play", 0, "pick", "n"))
    'play[0].pick.n'
    """
    steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return "".join(steps).removeprefix(".")


def path_in(text: str) -> Path:
    """Return the path in a text.

    >>> path_in("play[0].pick.n")
    ('play', 0, 'pick', 'n')
    """
    return tuple(int(found[1]) if found[1] else found[2] for found in _STEP.finditer(text))


# --- The words of a part ----------------------------------------------------------------------


class Shown:
    """The text of a card, and the words that belong to each of its parts."""

    def __init__(self, card: Card, language: str) -> None:
        self.card, self.language = card, language
        self.text = rules_text(card, language)
        self.reader = reader_of(language)
        self.words = self.reader.tokens(self.text)
        self.places = token_places(self.text)

    def said(self, card: Card) -> tuple[str, ...] | None:
        """Return the words of another card; None where there are none for it."""
        try:
            return self.reader.tokens(rules_text(card, self.language))
        except UNSAID:
            return None

    def with_part(self, path: Path, value: Any) -> Card | None:  # a value of any type
        """Return the card with another value at a path, if there can be such a card."""
        try:
            card: Card = put(self.card, path, value)
        except (AttributeError, IndexError, TypeError):
            return None
        return card

    def span(self, path: Path, others: Sequence[Any]) -> Span | None:
        """Return the words that change with a part: the first and the one after the last."""
        found: list[Span] = []
        here = get(self.card, path)
        for other in others:
            if other == here:
                continue
            card = self.with_part(path, other)
            said = None if card is None else self.said(card)
            if said is not None and said != self.words:
                found.append(changed(self.words, said))
            if len(found) == MOST_PROBES + 1:
                break
        if not found:
            return None
        found.sort(key=lambda span: span[1] - span[0])
        near = found[: max(2, (2 * len(found) + 2) // 3)]
        return min(start for start, _ in near), max(end for _, end in near)

    def letters(self, span: Span) -> Span:
        """Return the letters of some words."""
        start, end = span
        if start >= end:
            at = self.places[start][0] if start < len(self.places) else len(self.text)
            return at, at
        return self.places[start][0], self.places[end - 1][1]


def changed(old: Sequence[str], new: Sequence[str]) -> Span:
    """Return the words of a text that are other in a new one."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = 0
    while end < min(len(old), len(new)) - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return start, max(start, len(old) - end)


def top_parts(card: Card, language: str) -> list[Top]:
    """Return the parts of a card with their words, in the order of the text."""
    shown = Shown(card, language)
    spans = [(path, _part_span(shown, path)) for path in _top_paths(card)]
    known = [(path, span) for path, span in spans if span is not None]
    return [Top(said_path(path), *span) for path, span in sorted(known, key=lambda each: each[1])]


def _top_paths(card: Card) -> Iterator[Path]:
    for name in EMPTY:
        value = getattr(card, name)
        if value == EMPTY[name]:
            continue
        if name in ROWS:
            yield from [(name, at) for at in range(len(value))]
        else:
            yield (name,)


def _part_span(shown: Shown, path: Path) -> Span | None:
    value = get(shown.card, path)
    if path[-1] in SWITCHES and len(path) == 1:
        return shown.span(path, (False,))
    others: tuple[Any, ...] = OTHER.get(node_of(None, value) or "", ())
    if path[-1] in ALONE and len(path) == 1:
        others = (None,)
    return shown.span(path, others)


# --- The form ---------------------------------------------------------------------------------


def card_form(card: Card, language: str = "en") -> CardForm:
    """Return a card as parts with slots.

    >>> from archrivals.engine.language.cards import hero
    >>> form = card_form(hero("X", cost=1, vp=1, copies=1, play=(fx.Power(2), fx.Draw(1))))
    >>> [(part.kind, [slot.words for slot in part.slots]) for part in form.parts]
    [('Power', ['2']), ('Draw', ['a card'])]
    """
    shown = Shown(card, language)
    parts = _parts(shown, list(_top_paths(card)), (0, len(shown.words)))
    return CardForm(shown.text, effect_of(card), parts)


def _parts(shown: Shown, paths: list[Path], within: Span) -> tuple[FormPart, ...]:
    return tuple(_part(shown, path, within) for path in paths)


def _part(shown: Shown, path: Path, within: Span) -> FormPart:
    value = get(shown.card, path)
    span = _part_span(shown, path) or (within[0], within[0])
    start, end = shown.letters(span)
    inner = [] if isinstance(value, bool) else list(_inner_rows((*path,), value))
    kind = str(path[0]).capitalize() if isinstance(value, bool) else type(value).__name__
    return FormPart(
        said_path(path),
        kind,
        start,
        end,
        _own_text(shown, path, value, (start, end)),
        () if isinstance(value, bool) else tuple(_slots(shown, path, value, span)),
        _parts(shown, inner, span),
        tuple(_moves(shown.card, path)),
    )


def _own_text(shown: Shown, path: Path, value: Any, letters: Span) -> str:
    """Return the own sentence of a part; where it has none alone, its words in the text."""
    if node_of(None, value) == "Effect":
        try:
            return effects_text((value,), shown.language)
        except UNSAID:
            pass
    if len(path) <= 2 and path[0] in ("abilities", "defense", "block"):
        alone: dict[str, Any] = {str(path[0]): value if len(path) == 1 else (value,)}
        bare = replace(shown.card, **EMPTY)
        try:
            return rules_text(replace(bare, **alone), shown.language)
        except UNSAID:
            pass
    return shown.text[letters[0] : letters[1]]


def _inner_rows(path: Path, value: Any) -> Iterator[Path]:
    """Yield the effects inside of a part: what an Attack, an If or a When does."""
    for field in fields(value):
        inside = getattr(value, field.name)
        if isinstance(inside, tuple) and inside:
            for at, each in enumerate(inside):
                if node_of(None, each) in ("Effect", "Ability"):
                    yield (*path, field.name, at)
                elif isinstance(each, tuple):
                    yield from [(*path, field.name, at, n) for n in range(len(each))]
        elif node_of(None, inside) == "Ability":
            yield (*path, field.name)


def _moves(card: Card, path: Path) -> Iterator[str]:
    if isinstance(path[-1], int):
        size = len(get(card, path[:-1]))
        if path[-1] > 0:
            yield "up"
        if path[-1] < size - 1:
            yield "down"
        if size > 1 or len(path) == 2:
            yield "remove"
    elif len(path) == 1:
        yield "remove"


# --- Slots ------------------------------------------------------------------------------------


def _slots(shown: Shown, path: Path, value: Any, within: Span) -> Iterator[Slot]:
    """Yield the slots of a part; those whose words are the same become one."""
    plain, records = _fields_in(path, value)
    joined: list[tuple[Span, list[Path]]] = []
    for span, leaf in sorted(_spans(shown, plain, within), key=lambda each: each[0]):
        if joined and span[0] < joined[-1][0][1]:
            before, known = joined.pop()
            joined.append(((before[0], max(before[1], span[1])), [*known, leaf]))
        else:
            joined.append((span, [leaf]))
    for span, whole in _spans(shown, records, within):
        inside = [each for each, _ in joined if each[0] < span[1] and span[0] < each[1]]
        first = min((start for start, _ in inside), default=span[1])
        if not inside or (first > span[0] and not isinstance(get(shown.card, whole), fx.Pick)):
            joined.append(((span[0], first), [whole]))
    for span, paths in sorted(joined):
        start, end = shown.letters(span)
        n = sum(len(_values(shown.card, each)) for each in paths)
        name = "+".join(said_path(each) for each in paths)
        yield Slot(name, start, end, shown.text[start:end], min(n, MOST_CHOICES))


def _spans(shown: Shown, paths: Sequence[Path], within: Span) -> Iterator[tuple[Span, Path]]:
    """Yield the words of values that have some in their part."""
    for path in paths:
        span = shown.span(path, _values(shown.card, path)[: MOST_PROBES + 1])
        if span is not None and within[0] <= span[0] < span[1] <= within[1]:
            yield span, path


def _fields_in(path: Path, value: Any) -> tuple[list[Path], list[Path]]:
    """Return the values of a part that are not made of effects: plain ones, and records."""
    plain: list[Path] = []
    records: list[Path] = []
    for field in fields(value):
        inside = getattr(value, field.name)
        here = (*path, field.name)
        node = node_of(None, inside) if not isinstance(inside, int) else None
        if node in ("Effect", "Effects", "Ability", "Abilities", "Ways"):
            continue
        if inside == field.default and (type(value), field.name) not in ALWAYS:
            continue
        if is_dataclass(inside) and not isinstance(inside, fx.Filter):
            deeper = _fields_in(here, inside)
            plain += deeper[0]
            records += [here, *deeper[1]]
        elif not (isinstance(inside, tuple) and inside and is_dataclass(inside[0])):
            plain.append(here)
    return plain, records


def _values(card: Card, path: Path) -> list[Any]:
    """Return values that may stand at a path, the likeliest first."""
    holder, name = get(card, path[:-1]), str(path[-1])
    here = get(card, path)
    kind: Any = type(holder)
    hint = hints_of(kind)[name] if kind is not Card else None
    printed = usual_values()[kind, name]
    found = [value for value, _ in printed.most_common()]
    found += list(_of_type(hint, here))
    found += [value for value, _ in of_class().get(type(here), Counter()).most_common()]
    found += ALSO.get(type(here), ())
    fit = [each for each in dict.fromkeys(found) if _same_sort(each, here)]
    if 0 not in printed and here != 0:
        fit = [each for each in fit if type(each) is not int or each != 0]
    if isinstance(here, int) and not isinstance(here, bool):
        numbers = sorted(each for each in fit if type(each) is int)
        near = sorted(numbers, key=lambda n: (abs(n - here), n))
        fit = near + [each for each in fit if type(each) is not int]
    return fit[:MOST_TRIED]


def _same_sort(value: Any, here: Any) -> bool:
    if isinstance(here, bool) or isinstance(value, bool):
        return type(value) is type(here)
    return True


def _of_type(hint: Any, here: Any) -> Iterator[Any]:
    """Yield values of a type: numbers, words of a list, yes and no."""
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    members = get_args(hint) if isinstance(hint, UnionType) or get_origin(hint) else (hint,)
    if get_origin(hint) is Literal:
        yield from get_args(hint)
        return
    for member in members:
        if get_origin(member) in (Annotated, Literal):
            yield from _of_type(member, here)
        elif member is int:
            yield from range(HIGHEST_NUMBER + 1)
        elif member is bool:
            yield from (True, False)
        elif member is NoneType and here is None:
            yield None


@cache
def usual_values() -> dict[Any, Counter[Any]]:
    """Return the values of printed cards by the record and the field that they stand in."""
    found: dict[Any, Counter[Any]] = _Counts()
    for card in _printed():
        for each in records_in(card):
            for field in fields(each):  # type: ignore[arg-type]  # a record
                value = getattr(each, field.name)
                if not (isinstance(value, tuple) and value and is_dataclass(value[0])):
                    found[type(each), field.name][value] += 1
    return found


class _Counts(dict[Any, Counter[Any]]):
    """Counts by keys; a key that is not there has no counts."""

    def __missing__(self, key: Any) -> Counter[Any]:
        self[key] = Counter()
        return self[key]


@cache
def of_class() -> dict[Any, Counter[Any]]:
    """Return the picks and filters of printed cards by their class."""
    found: dict[Any, Counter[Any]] = _Counts()
    for card in _printed():
        for each in records_in(card):
            if isinstance(each, fx.Pick | fx.Filter):
                found[type(each)][each] += 1
    return found


def _printed() -> list[Card]:
    return [card for box in BOXES.values() for card in box.cards]


# --- Choices ----------------------------------------------------------------------------------


def choices_of(card: Card, where: str, language: str = "en") -> Choices:
    """Return the choices of a slot: only values with which the card can be said and played.

    >>> from archrivals.engine.language.cards import hero
    >>> found = choices_of(hero("X", cost=1, vp=1, copies=1, play=(fx.Draw(1),)), "play[0].amount")
    >>> [each.words for each in found.choices][:3]
    ['a card', '2 cards', '3 cards']
    """
    shown = Shown(card, language)
    paths = [path_in(each) for each in where.split("+")]
    try:
        for path in paths:
            get(card, path)
            if len(path) < 2 or path[0] not in EMPTY or not is_dataclass(get(card, path[:-1])):
                raise KeyError(path)
    except (AttributeError, IndexError, KeyError, TypeError):
        raise NoPart(f"this card has no part {quoted(where)}") from None
    spans = [
        span
        for path in paths
        if (span := shown.span(path, _values(card, path)[:MOST_PROBES])) is not None
    ]
    if not spans:
        return Choices(where, ())
    whole = min(start for start, _ in spans), max(end for _, end in spans)
    start, end = shown.letters(whole)
    found = [Choice(shown.text[start:end], shown.text, effect_of(card), True)]
    seen = {shown.text}
    for path in paths:
        for value in _values(card, path):
            if len(found) >= MOST_CHOICES:
                break
            each = _choice(shown, path, value, whole)
            if each is not None and each.text not in seen:
                seen.add(each.text)
                found.append(each)
    return Choices(where, tuple(found))


def _choice(shown: Shown, path: Path, value: Any, whole: Span) -> Choice | None:
    card = shown.with_part(path, value)
    if card is None or not can_be(card):
        return None
    try:
        text = rules_text(card, shown.language)
    except UNSAID:
        return None
    new = shown.reader.tokens(text)
    places = token_places(text)
    first, last = changed(shown.words, new)
    start = min(whole[0], first)
    end = len(new) - (len(shown.words) - max(whole[1], last))
    words = text[places[start][0] : places[end - 1][1]] if end > start else ""
    return Choice(words, text, effect_of(card), False)


def can_be(card: Card) -> bool:
    """Return whether a card can be written, carried out, and meant by a person."""
    return (
        makes_sense(card)
        and not card_errors(card_to_json(card))
        and next(impossible(card), None) is None
    )
