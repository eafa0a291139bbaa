"""Who does what, in English: players as subjects, verbs after them, cards counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from archrivals.engine.cards import Card

YOU: Final = "You"
"""The name of the player who is spoken to."""

IRREGULAR: Final = {"are": "is", "have": "has"}


def does(name: str, verb: str) -> str:
    """A player and the verb, in the present.

    >>> does("You", "pass"), does("Hawkman", "pass"), does("Hawkman", "have")
    ('You pass', 'Hawkman passes', 'Hawkman has')
    """
    if name == YOU:
        return f"You {verb}"
    if verb in IRREGULAR:
        return f"{name} {IRREGULAR[verb]}"
    return f"{name} {verb}{'es' if verb.endswith(('s', 'x', 'ch', 'sh')) else 's'}"


def whose(name: str) -> str:
    """A player as owner: ``your``, ``Hawkman's``."""
    return "your" if name == YOU else f"{name}'s"


def their(name: str) -> str:
    """The same, where the player has just been named."""
    return "your" if name == YOU else "their"


def whom(name: str) -> str:
    """A player as object."""
    return "you" if name == YOU else name


def listed(parts: Sequence[str], last: str = "and") -> str:
    """A list in words.

    >>> listed(["a", "b", "c"], "or")
    'a, b or c'
    """
    *head, tail = parts or ("",)
    return f"{', '.join(head)} {last} {tail}" if head else tail


def sentence(clause: str) -> str:
    """A clause that begins a sentence."""
    return clause[:1].upper() + clause[1:]


def titled(card: Card) -> str:
    """A card by its name; a Character with its Level.

    >>> from archrivals.engine.cards import character
    >>> titled(character("Batman", 2, side="hero"))
    'Batman (Level 2)'
    """
    return card.name if card.level is None else f"{card.name} (Level {card.level})"


def noted(card: Card) -> str:
    """The same inside brackets: ``Batman, Level 2``."""
    return card.name if card.level is None else f"{card.name}, Level {card.level}"


def sided(name: str, seat: int, you: int, mates: Sequence[int]) -> str:
    """A player marked as teammate or foe, where there are teams.

    >>> sided("Circe", 1, 0, [2]), sided("Aquaman", 2, 0, [2]), sided("Circe", 1, 0, [])
    ('Circe (foe)', 'Aquaman (your teammate)', 'Circe')
    """
    if not mates or seat == you:
        return name
    return f"{name} (your teammate)" if seat in mates else f"{name} (foe)"


def counted(names: Iterable[str]) -> str:
    """Cards by name, equal ones together.

    >>> counted(["Punch", "Kick", "Punch"])
    '2 × Punch and Kick'
    """
    found = Counter(names)
    return listed([name if n == 1 else f"{n} × {name}" for name, n in found.items()])


def some_cards(names: Sequence[str], hidden: int) -> str:
    """Cards that are known by name, otherwise by number."""
    if names:
        return counted(names)
    return "a card" if hidden == 1 else f"{hidden} cards"


def stopped(text: str) -> str:
    """A sentence with its full stop; a name like "Shazam!" has its own."""
    text = text.replace("!.", "!")
    return text if text.endswith((".", "!", "?")) else f"{text}."
