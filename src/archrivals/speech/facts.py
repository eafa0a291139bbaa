"""Facts: sentences with a form of their own, and the slots that each has in every language.

A slot names a part of the sentence, and after a colon stands its form in a language:
``{who:whose}`` is "your" in English, ``{who:of_character}`` is "de tu Personaje" in Spanish. The
slots of a fact are the same in all languages, the forms are those of one. A lexicon is checked when
it is loaded, so that a row with a wrong slot is found at once and not where it is said.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter

from .tree import SLOTS, FactId, Slot

SlotForms = Mapping[Slot, Mapping[str, str]]
"""The words for each slot, by form; the plain form has an empty name."""


class LexiconError(ValueError):
    """A row of a lexicon that makes no sentence; the message names the row and the fault."""


class _Said:
    """The words for a slot: a row asks for a form of them."""

    __slots__ = ("_forms",)

    def __init__(self, forms: Mapping[str, str]) -> None:
        self._forms = forms

    def __format__(self, form: str) -> str:
        return self._forms[form]


class Facts:
    """The facts of a language, checked.

    ``rows`` has a pattern for each fact, ``forms`` the forms of each slot, ``parts`` the number of
    parts into which every row is divided by ``|``.

    >>> Facts({"doubled": "your {whose} Power"}, {})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    archrivals.speech.facts.LexiconError: ...'doubled': no slot 'whose'; its slots are: who...
    """

    def __init__(
        self, rows: Mapping[FactId, str], forms: Mapping[Slot, tuple[str, ...]], parts: int = 1
    ) -> None:
        faults = list(_faults(rows, forms, parts))
        if faults:
            raise LexiconError("; ".join(faults))
        self._rows = {
            fact: tuple(part.strip() for part in row.split("|")) for fact, row in rows.items()
        }

    def parts(self, fact: FactId) -> tuple[str, ...]:
        """Return the parts of a row, their slots still empty."""
        return self._rows[fact]

    def say(self, fact: FactId, forms: SlotForms) -> str:
        """Return a row of one part in words."""
        return filled(self._rows[fact][0], forms)


def filled(pattern: str, forms: SlotForms) -> str:
    """Return a pattern with the words in its slots."""
    return pattern.format_map({slot: _Said(said) for slot, said in forms.items()})


def _faults(
    rows: Mapping[FactId, str], forms: Mapping[Slot, tuple[str, ...]], parts: int
) -> Iterator[str]:
    """Yield the faults of the rows, each with its row."""
    for fact in rows.keys() ^ SLOTS.keys():
        yield f"{fact!r}: " + ("there is no such fact" if fact in rows else "the row is missing")
    unused = {(slot, form) for slot, names in forms.items() for form in names}
    for fact, row in rows.items():
        if row.count("|") != parts - 1:
            yield f"{fact!r}: a row has {parts} parts, with {parts - 1} '|' between them"
        parsed = ((name, form or "") for _, name, form, _ in Formatter().parse(row))
        used = [(name, form) for name, form in parsed if name is not None]
        unused -= {*used}
        wanted = SLOTS.get(fact, ())
        for slot, form in used:
            if slot not in wanted:
                yield f"{fact!r}: no slot {slot!r}; its slots are: {', '.join(wanted) or 'none'}"
            elif form not in forms.get(slot, ()):
                yield f"{fact!r}: slot {slot!r} has no form {form!r}"
        for slot in wanted:
            if slot not in {name for name, _ in used}:
                yield f"{fact!r}: slot {slot!r} is not said"
    for slot, form in sorted(unused):
        yield f"the form {form!r} of slot {slot!r} stands in no row"
