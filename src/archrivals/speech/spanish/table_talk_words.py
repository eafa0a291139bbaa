"""Who does what, in Spanish: players as subjects and objects, cards counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from archrivals.engine.cards import Card

from .conjugation import Verb
from .lexicon import NAMES, Word
from .words import de, listed, sentence

YOU: Final = "Tú"
"""The name of the player who is spoken to."""

CHARACTER: Final = Word("Personaje", "Personajes")
SUPER_HERO: Final = Word("Superhéroe", "Superhéroes")


def does(name: str, verb: Verb) -> str:
    """A player and the verb, in the present; "tú" goes without saying.

    >>> from .conjugation import DRAW
    >>> does("Tú", DRAW), does("Hawkman", DRAW)
    ('Robas', 'Hawkman roba')
    """
    return did(name, verb.say("second"), verb.say("third"))


def did(name: str, second: str, third: str) -> str:
    """The same with the verb in both persons, for what is said with "te" or "se"."""
    return sentence(second) if name == YOU else f"{name} {third}"


def own(name: str, thing: Word) -> str:
    """Something of a player's: ``tu mano``, ``la mano de Hawkman``."""
    if name == YOU:
        return f"tu {thing.one}"
    return f"{'la' if thing.fem else 'el'} {thing.one} {de(name)}"


def their(name: str) -> str:
    """The possessive, where the player has just been named."""
    return "tu" if name == YOU else "su"


def whom(name: str) -> str:
    """A player after a preposition."""
    return "ti" if name == YOU else name


def at(verb: str, names: Sequence[str]) -> str:
    """A verb in the third person, and those it is done to.

    >>> at("ataca", ["Hawkman"]), at("ataca", ["Tú"]), at("ataca", ["Tú", "Circe"])
    ('ataca a Hawkman', 'te ataca', 'te ataca a ti y a Circe')
    """
    if list(names) == [YOU]:
        return f"te {verb}"
    you_first = sorted(names, key=lambda name: name != YOU)
    objects = listed([f"a {whom(name)}" for name in you_first])
    return f"te {verb} {objects}" if YOU in names else f"{verb} {objects}"


def named(card: Card) -> str:
    """A card by its name; the basic cards are words of the game."""
    return NAMES[card.name][0] if card.name in NAMES else card.name


def titled(card: Card) -> str:
    """A card by its name; a Character with its Level.

    >>> from archrivals.engine.cards import character
    >>> titled(character("Batman", 2, side="hero"))
    'Batman (Nivel 2)'
    """
    return named(card) if card.level is None else f"{card.name} (Nivel {card.level})"


def noted(card: Card) -> str:
    """The same inside brackets: ``Batman, Nivel 2``."""
    return named(card) if card.level is None else f"{card.name}, Nivel {card.level}"


def sided(name: str, seat: int, you: int, mates: Sequence[int]) -> str:
    """A player marked as teammate or foe, where there are teams.

    >>> sided("Circe", 1, 0, [2]), sided("Aquaman", 2, 0, [2]), sided("Circe", 1, 0, [])
    ('Circe (rival)', 'Aquaman (tu compañero)', 'Circe')
    """
    if not mates or seat == you:
        return name
    return f"{name} (tu compañero)" if seat in mates else f"{name} (rival)"


def counted(names: Iterable[str]) -> str:
    """Cards by name, equal ones together.

    >>> counted(["Puñetazo", "Patada", "Puñetazo"])
    '2 × Puñetazo y Patada'
    """
    found = Counter(names)
    return listed([name if n == 1 else f"{n} × {name}" for name, n in found.items()])


def some_cards(names: Sequence[str], hidden: int) -> str:
    """Cards that are known by name, otherwise by number."""
    if names:
        return counted(names)
    return "una carta" if hidden == 1 else f"{hidden} cartas"


def against(power: int, cost: int) -> str:
    """Power against a cost: ``3 de Poder contra un coste de 9``."""
    return f"{power} de Poder contra un coste de {cost}"


def stopped(text: str) -> str:
    """A sentence with its full stop; a name like "Shazam!" has its own."""
    text = text.replace("!.", "!")
    return text if text.endswith((".", "!", "?")) else f"{text}."
