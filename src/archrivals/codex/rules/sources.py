"""Where each row of the ledger stands in the rulebooks: book and section.

The names of the sections are those printed in the English books, in every language. A book has no
entry where it is silent.
"""

from __future__ import annotations

from archrivals.boxes.ledger import BOX_RULES, sections_of
from archrivals.engine.records import record


@record
class Place:
    """Sections of a rulebook; the book is named by its box."""

    book: str
    sections: tuple[str, ...]


def places_of(rule: str, box: str = "") -> tuple[Place, ...]:
    """Return where a row stands: in the book of this box, or else in the other books.

    >>> places_of("K2", "rivals-shazam-black-adam")
    (Place(book='rivals-shazam-black-adam', sections=('Ongoing',)),)
    >>> places_of("D6", "heroes-unite")
    (Place(book='rivals-shazam-black-adam', sections=('Resolving Card Abilities',)),)
    >>> places_of("Q17")
    ()
    """
    found = sections_of(rule)
    own = BOX_RULES[box].like or box if box in BOX_RULES else box
    books = {own: found[own]} if own in found else found
    return tuple(Place(book, sections) for book, sections in books.items())


def is_ours(rule: str) -> bool:
    """Return whether a row is a ruling of ours, and not a rule of a book."""
    return rule[0] == "Q"
