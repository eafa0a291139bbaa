"""The rests of a sentence that is begun: whole ones, and single words, with their likelihood.

Rests are those of printed texts after the same words; one is offered only if it can be read.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from typing import Final, NamedTuple

from archrivals.engine.language.cards import Card
from archrivals.engine.records import record
from archrivals.speech.reading import Reader, reader_of
from archrivals.speech.reading.words import MAX_LETTERS, token_places

MOST_RESTS: Final = 3
MOST_WORDS: Final = 8
MOST_TRIED: Final = 6
"""The number of rests that are read before they are offered."""
LONGEST_MATCH: Final = 8
"""The number of words before the caret that are compared."""
STEEPNESS: Final = 6.0
"""The factor of a rest whose words before it match one word further."""
ANY_NUMBER: Final = ("1", "2", "3")


@record
class Rest:
    """Something that may be typed next; ``share`` is how likely it is among its offers."""

    text: str
    share: float


@record
class Continuations:
    """Rests up to the end of a sentence, and single words that may come next."""

    rests: tuple[Rest, ...]
    words: tuple[Rest, ...]


class Place(NamedTuple):
    """A place in a printed text: before which of its words."""

    text: int
    at: int


class Printed:
    """The printed texts of a language, by their words."""

    def __init__(self, reader: Reader) -> None:
        self.texts = [text for _, text, _ in reader.printed]
        self.words = [words for words, _, _ in reader.printed]
        self.places = [token_places(text) for text in self.texts]
        self.after: dict[str, list[Place]] = defaultdict(list)
        faces: dict[str, Counter[str]] = defaultdict(Counter)
        for n, words in enumerate(self.words):
            self.after[""].append(Place(n, 0))
            for at, word in enumerate(words):
                self.after[_kind(word)].append(Place(n, at + 1))
                start, end = self.places[n][at]
                if at and words[at - 1] not in (".", ":"):
                    faces[word][self.texts[n][start:end]] += 1
        self.faces = {word: seen.most_common(1)[0][0] for word, seen in faces.items()}

    def rest(self, place: Place) -> tuple[int, int]:
        """Return the words of a printed text from a place to the end of its sentence."""
        words = self.words[place.text]
        end = place.at
        while end < len(words) and words[end] != ".":
            end += 1
        return place.at, min(end + 1, len(words))


def _kind(word: str) -> str:
    return "#" if word.isdigit() else word


@cache
def printed_in(language: str) -> Printed:
    """Return the printed texts of a language."""
    return Printed(reader_of(language))


def what_next(text: str, shell: Card, language: str = "en") -> Continuations:
    """Return the rests of a text that is typed up to the caret.

    >>> from archrivals.speech.reading.reader import SHELL
    >>> [rest.text for rest in what_next("Draw a card, then disc", SHELL).rests]
    ['ard a card.']
    """
    text = text[:MAX_LETTERS]
    reader = reader_of(language)
    words = reader.tokens(text)
    begun = words[-1] if words and text[-1:].isalpha() else ""
    rests = _rests(text, words, begun, shell, reader)
    return Continuations(_shared(rests, MOST_RESTS), _shared(_words(text, words, begun, reader)))


def _shared(found: list[tuple[str, float]], most: int = MOST_WORDS) -> tuple[Rest, ...]:
    total = sum(weight for _, weight in found) or 1.0
    return tuple(Rest(text, round(weight / total, 3)) for text, weight in found[:most])


def _rests(
    text: str, words: tuple[str, ...], begun: str, shell: Card, reader: Reader
) -> list[tuple[str, float]]:
    """Return the rests that can be read, the likeliest first; a word that is begun may be whole."""
    found: Counter[str] = Counter()
    known = printed_in(reader.language)
    for before in dict.fromkeys((words[: len(words) - bool(begun)], words)):
        prefix = begun if len(before) < len(words) else ""
        for place in known.after[_kind(before[-1]) if before else ""]:
            first, last = known.rest(place)
            its = known.words[place.text]
            if last <= first or not its[first].startswith(prefix) or its[first] == prefix:
                continue
            same = _same_before(before, its[:first])
            rest = _rest_text(known, place.text, first, last)
            more = rest.lstrip()[len(prefix) :] if prefix else _spaced(text, rest)
            found[more] += int(STEEPNESS**same)
    read = []
    for rest, weight in found.most_common(MOST_TRIED):
        spoken = reader.tokens(text + rest)
        if reader.sure(spoken if spoken[-1:] == (".",) else (*spoken, "."), shell):
            read.append((rest, float(weight)))
    return read


def _same_before(typed: tuple[str, ...], printed: tuple[str, ...]) -> int:
    """Return how many words before two places are the same; numbers are."""
    same = 0
    while same < min(len(typed), len(printed), LONGEST_MATCH) and _kind(typed[-1 - same]) == _kind(
        printed[-1 - same]
    ):
        same += 1
    begins = same == len(typed) == len(printed)
    return same + begins


def _rest_text(known: Printed, text: int, first: int, last: int) -> str:
    """Return printed words with the space before them."""
    places = known.places[text]
    start = places[first - 1][1] if first else 0
    return known.texts[text][start : places[last - 1][1]]


def _spaced(text: str, rest: str) -> str:
    """Return a rest with a space before it where one is needed."""
    bare = rest.lstrip()
    if not text or text[-1].isspace():
        return bare
    ends = text.rstrip()[-1:] in (".", ":", ",")
    return f" {bare}" if ends and bare[:1].isalnum() else rest


def _words(
    text: str, words: tuple[str, ...], begun: str, reader: Reader
) -> list[tuple[str, float]]:
    """Return the single words that may come next, as they are written."""
    known = printed_in(reader.language)
    before = words[:-1] if begun else words
    found: list[tuple[str, float]] = []
    for word in reader.complete(text, MOST_WORDS):
        weight = 1.0 + reader.usual(before, word)
        if word == "#":
            found += [(each, weight / len(ANY_NUMBER)) for each in ANY_NUMBER]
            continue
        said = known.faces.get(word, word)
        starts = not before or before[-1] in (".", ":")
        said = said[:1].upper() + said[1:] if starts else said
        goes_on = begun and word.startswith(begun) and word != begun
        found.append((said[len(begun) :] if goes_on else said, weight))
    return found
