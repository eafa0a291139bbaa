"""A typed sentence as its field shows it: understood words, other words, and near sentences."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Final, Literal

from archrivals.engine.language.cards import Card
from archrivals.engine.records import record
from archrivals.speech import gist, rules_text
from archrivals.speech.reading import Reader, Reading, reader_of
from archrivals.speech.reading.words import MAX_LETTERS, token_places

from .drafts import JSON, effect_of
from .form import top_parts

State = Literal["understood", "open", "unknown"]
MOST_CUTS: Final = 4
"""The number of places at which a text that is not understood is cut back to whole sentences."""


@record
class TextPart:
    """A piece of a typed text; ``path`` is its part of the card, where it is understood."""

    start: int
    end: int
    state: State
    path: str = ""


@record
class Piece:
    """Some words of a sentence; ``other``: they differ from those that were typed."""

    text: str
    other: bool


@record
class SentenceOffer:
    """A sentence that may be meant."""

    text: str
    pieces: tuple[Piece, ...]
    effect: JSON


@record
class SentenceRead:
    """The meaning of a typed text, as far as it is understood.

    ``text`` is what the card prints, and empty unless everything is understood. ``effect`` is then
    that of the whole text, else that of the sentences before the break, or null. ``known`` is how
    far the text can begin a sentence. ``other`` are gists of other effects with the same text.
    """

    state: Literal["empty", "understood", "open", "unknown"]
    text: str
    effect: JSON | None
    parts: tuple[TextPart, ...]
    known: int
    offers: tuple[SentenceOffer, ...]
    other: tuple[str, ...]


def read_sentence(text: str, shell: Card, language: str = "en") -> SentenceRead:
    """Return what a typed text means on a card.

    >>> from archrivals.speech.reading.reader import SHELL
    >>> found = read_sentence("draw two cards", SHELL)
    >>> found.state, found.text, [part.path for part in found.parts]
    ('understood', 'Draw 2 cards.', ['play[0]'])
    """
    reader = reader_of(language)
    places = token_places(text[:MAX_LETTERS])
    if not places:
        return SentenceRead("empty", "", None, (), 0, (), ())
    reading = reader.read(text, shell, offers=False)
    if reading.card is not None:
        return _understood(text, reading, reader)
    words = reading.words[: len(places)]
    known = min(reader.reach(words)[0], len(places)) if words else 0
    begun = known == len(places) - 1 and bool(reader.complete(text[:MAX_LETTERS], 1))
    if (known == len(places) and words[-1] != ".") or begun:
        return _broken(text, "open", known, Reading(words, None), shell, reader)
    whole = known == len(places)
    near = reader.read(text, shell)
    return _broken(text, "unknown", _last_begun(words) if whole else known, near, shell, reader)


def _last_begun(words: tuple[str, ...]) -> int:
    """Return where the last sentence begins: every word is known, but no card says it so."""
    return max((at + 1 for at, word in enumerate(words[:-1]) if word == "."), default=0)


def _understood(text: str, reading: Reading, reader: Reader) -> SentenceRead:
    assert reading.card is not None
    said = rules_text(reading.card, reader.language)
    parts = tuple(_typed_parts(text, said, reading.card, reader))
    others = tuple(gist(each, reader.language) for each in reading.others)
    size = units(text, len(text))
    return SentenceRead("understood", said, effect_of(reading.card), parts, size, (), others)


def _typed_parts(text: str, said: str, card: Card, reader: Reader) -> list[TextPart]:
    """Return the pieces of a typed text that are the parts of its card."""
    places = token_places(text)
    typed, printed = reader.tokens(text), reader.tokens(said)
    where = _aligned(typed, printed)
    starts = [
        (where[min(part.start, len(where) - 1)], part.path)
        for part in top_parts(card, reader.language)
    ]
    found: list[TextPart] = []
    ordered = sorted(dict.fromkeys(starts))
    for i, (begin, path) in enumerate(ordered):
        begin = 0 if i == 0 else begin
        end = ordered[i + 1][0] if i + 1 < len(ordered) else len(places)
        if end > begin:
            start, stop = places[begin][0], places[end - 1][1]
            found.append(TextPart(units(text, start), units(text, stop), "understood", path))
    return found


def _aligned(typed: tuple[str, ...], said: tuple[str, ...]) -> list[int]:
    """Return for each place of a said text the place of the typed one."""
    where = [len(typed)] * (len(said) + 1)
    for _, a, b, c, d in SequenceMatcher(None, typed, said, autojunk=False).get_opcodes():
        for at in range(c, d):
            where[at] = min(a + at - c, max(a, b - 1) if b > a else a)
    return where


def _broken(
    text: str, state: State, known: int, near: Reading, shell: Card, reader: Reader
) -> SentenceRead:
    """Return the meaning of a text up to its break."""
    places = token_places(text[:MAX_LETTERS])
    words = reader.tokens(text[:MAX_LETTERS])
    whole, card = _whole_before(words, known, shell, reader)
    parts: list[TextPart] = []
    if card is not None:
        before = text[: places[whole - 1][1]]
        parts += _typed_parts(before, rules_text(card, reader.language), card, reader)
    rows: tuple[tuple[int, int, State], ...] = ((whole, known, "open"), (known, len(places), state))
    for begin, end, its in rows:
        if end > begin:
            start, stop = places[begin][0], places[end - 1][1]
            parts.append(TextPart(units(text, start), units(text, stop), its))
    at = places[known - 1][1] if known else 0
    offers = tuple(_offer(each.text, each.card, words, reader) for each in near.offers)
    effect = None if card is None else effect_of(card)
    return SentenceRead(state, "", effect, tuple(parts), units(text, at), offers, ())


def _whole_before(
    words: tuple[str, ...], known: int, shell: Card, reader: Reader
) -> tuple[int, Card | None]:
    """Return the longest beginning that is understood when a stop is put after it."""
    stops = [at + 1 for at in range(known) if words[at] == "."]
    commas = [at for at in range(1, known) if words[at] == ","]
    for end in sorted({*stops, *commas}, reverse=True)[:MOST_CUTS]:
        beginning = words[:end]
        spoken = beginning if beginning[-1] == "." else (*beginning, ".")
        sure = reader.sure(spoken, shell)
        if sure:
            return end, sure[0]
    return 0, None


def _offer(text: str, card: Card, words: tuple[str, ...], reader: Reader) -> SentenceOffer:
    return SentenceOffer(text, pieces(text, words, reader), effect_of(card))


def pieces(text: str, typed: tuple[str, ...], reader: Reader) -> tuple[Piece, ...]:
    """Return a text in pieces: typed ones, and others."""
    places = token_places(text)
    said = reader.tokens(text)
    same = [False] * len(said)
    for block in SequenceMatcher(None, typed, said, autojunk=False).get_matching_blocks():
        same[block.b : block.b + block.size] = [True] * block.size
    found: list[tuple[int, bool]] = []  # where a piece begins, and whether it differs
    for (start, _), known in zip(places, same, strict=True):
        if not found or found[-1][1] is known:
            found.append((0 if not found else start, not known))
    ends = [start for start, _ in found[1:]] + [len(text)]
    return tuple(
        Piece(text[start:end], other) for (start, other), end in zip(found, ends, strict=True)
    )


def units(text: str, at: int) -> int:
    """Return a place in a text as JavaScript counts it.

    >>> units("🂡 x", 2)
    3
    """
    return at if text.isascii() else len(text[:at].encode("utf-16-le", "surrogatepass")) // 2
