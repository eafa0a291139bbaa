"""Words with an id, and the realiser that makes spans of them.

While a language builds a phrase, a word that means something (a term, a card, a zone, a number)
carries its id inside a pair of private-use characters. Everything that depends on the neighbour of
a word is left open by a soft mark: the capital at the head of a sentence, a comma that a stop
swallows, "a" or "an". The realiser settles them once, at the very end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

OPEN: Final = "\ue000"
SAYS: Final = "\ue001"
SHUT: Final = "\ue002"
CAP: Final = "\ue003"
COMMA: Final = "\ue004"
A: Final = "\ue005"
AND: Final = "\ue006"
OR: Final = "\ue007"
OF: Final = "\ue008"
AT: Final = "\ue009"

Sandhi = tuple[re.Pattern[str], str]
"""A soft mark with what must follow it, and what it becomes."""

WORD: Final = f"((?:{OPEN}[^{SAYS}]*{SAYS})?)"
"""What may stand between a soft mark and the next letter: the id of a word."""

_CAPITALS: Final = re.compile(f"{CAP}+{WORD}(.)")
_MARKS: Final = re.compile(f"{OPEN}[^{SAYS}]*{SAYS}|{SHUT}")
_OWN_STOP: Final = re.compile(f"!({SHUT}?)\\.")
_OWN_CAPITAL: Final = (f"{OPEN}p", f"{OPEN}f")


class Span(NamedTuple):
    """A piece of text, and what it speaks of."""

    text: str
    card: str = ""
    term: str = ""
    zone: str = ""
    number: int | None = None
    seat: int | None = None
    slot: str = ""
    face: str = ""

    @property
    def power(self) -> bool:
        """Return whether it is an amount of Power: "+2"."""
        return self.number is not None and self.term == "power"


def term(id_: str, text: str) -> str:
    """A word of the glossary."""
    return f"{OPEN}t{id_}{SAYS}{text}{SHUT}"


def card(name: str, text: str) -> str:
    """The name of a card, in any language."""
    return f"{OPEN}c{name}{SAYS}{text}{SHUT}"


def face(id_: str, text: str) -> str:
    """The name of a card of a table, by its id there."""
    return f"{OPEN}f{id_}{SAYS}{text}{SHUT}"


def zone(place: str, text: str) -> str:
    """A place."""
    return f"{OPEN}z{place}{SAYS}{text}{SHUT}"


def player(seat: int, text: str) -> str:
    """The name of a player."""
    return f"{OPEN}p{seat}{SAYS}{text}{SHUT}"


def slot(name: str) -> str:
    """A place that is left open for a name."""
    return f"{OPEN}s{name}{SAYS}{SHUT}"


def number(n: int, text: str) -> str:
    """A number, in any form."""
    return f"{OPEN}n{n}{SAYS}{text}{SHUT}"


_NUMBERS: Final = tuple(number(n, str(n)) for n in range(32))


def num(n: int) -> str:
    """A number in digits."""
    return _NUMBERS[n] if 0 <= n < 32 else number(n, f"−{-n}" if n < 0 else str(n))


def signed(n: int) -> str:
    """An amount of Power with its sign, the minus being a real one."""
    return f"{OPEN}a{n}{SAYS}{f'+{n}' if n >= 0 else f'−{-n}'}{SHUT}"


def realise(marked: str, sandhi: Sequence[Sandhi]) -> str:
    """Settle every soft mark; ids stay."""
    for pattern, becomes in sandhi:
        marked = pattern.sub(becomes, marked)
    return _CAPITALS.sub(_capital, marked)


def _capital(found: re.Match[str]) -> str:
    return found[1] + found[2].upper()


def headed(marked: str) -> str:
    """With a capital at its head, unless a name stands there, which is written as it is."""
    return marked if marked.startswith(_OWN_CAPITAL) else realise(CAP + marked, ())


def stopped_once(marked: str) -> str:
    """Without the stop after a name that has its own, such as "Shazam!"."""
    return _OWN_STOP.sub(r"!\1", marked)


def filled(marked: str, open_slot: str, name: str) -> str:
    """With a name in a place that was left open for it."""
    return marked.replace(open_slot, name)


def text_of(realised: str) -> str:
    """The text alone."""
    return _MARKS.sub("", realised)


def spans_of(realised: str) -> tuple[Span, ...]:
    """The text in pieces, each with its id."""
    plain, *marked = realised.split(OPEN)
    spans = [Span(plain)] if plain else []
    for piece in marked:
        id_, _, rest = piece.partition(SAYS)
        word, _, plain = rest.partition(SHUT)
        spans.append(_span(id_[0], id_[1:], word))
        if plain:
            spans.append(Span(plain))
    return tuple(spans)


def _span(kind: str, id_: str, text: str) -> Span:
    if kind == "t":
        return Span(text, term=id_)
    if kind == "c":
        return Span(text, card=id_)
    if kind == "a":
        return Span(text, term="power", number=int(id_))
    if kind == "z":
        return Span(text, zone=id_)
    if kind == "f":
        return Span(text, face=id_)
    if kind == "s":
        return Span(text, slot=id_)
    return Span(text, seat=int(id_)) if kind == "p" else Span(text, number=int(id_))
