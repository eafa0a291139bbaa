"""The nouns that name cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from archrivals.engine.effects import CardType, Filter, Keyword
from archrivals.engine.text.shape import only_cost, only_not

from .words import CARD, WEAKNESS, Word, listed

TYPES: Final[dict[CardType, Word]] = {
    "Hero": Word("Héroe", "Héroes"),
    "Villain": Word("Villano", "Villanos"),
    "Super Power": Word("Superpoder", "Superpoderes"),
    "Equipment": Word("Equipo", "Equipos"),
    "Location": Word("Lugar", "Lugares"),
    "Starter": Word("carta inicial", "cartas iniciales", fem=True),
}
KEYWORDS: Final[dict[Keyword, str]] = {
    "Assist": "Apoyo",
    "Attack": "Ataque",
    "Defense": "Defensa",
    "Block": "Bloqueo",
}
NAMES: Final = {
    "Punch": Word("Puñetazo", "Puñetazos"),
    "Kick": Word("Patada", "Patadas", fem=True),
    "Vulnerability": Word("Vulnerabilidad", "Vulnerabilidades", fem=True),
    "Weakness": WEAKNESS,
}
"""The basic cards, which are words of the game rather than names."""

FEMININE_NAMES: Final = ("Word of Power", "Enhanced Strength")
"""Other names stay as they are; of these the reader hears "palabra" and "fuerza"."""

Mood = Literal["indicative", "subjunctive"]


def name_word(name: str) -> Word:
    """A card's name as a noun: foreign names do not change in the plural.

    >>> name_word("Punch").a, name_word("Vulnerability").a, name_word("Suicide Squad").many
    ('un Puñetazo', 'una Vulnerabilidad', 'Suicide Squad')
    """
    return NAMES.get(name) or Word(name, name, fem=name in FEMININE_NAMES)


@dataclass(frozen=True, slots=True)
class Noun:
    """The cards of a filter: what they are called, and what is said after that.

    ``late`` is a relative clause that stands after the place (of one, of several): ``una carta de
    tu mano que no sea un Lugar``; where the place is a clause, too, ``salvo`` says it before.
    """

    heads: tuple[Word, ...]
    after: str = ""
    late: tuple[str, str] = ("", "")
    salvo: str = ""
    proper: bool = False

    @property
    def fem(self) -> bool:
        """Whether it is feminine: of several sorts, if all are."""
        return all(head.fem for head in self.heads)

    def _tail(self, where: str, many: bool = False) -> str:
        """What is said after the heads, with the place."""
        if self.salvo and " que " in where:
            return self.after + self.salvo + where
        return self.after + where + self.late[many]

    def bare(self, where: str = "") -> str:
        """One, without an article: ``Héroe o Villano de coste 3 o menos``."""
        return listed([head.one for head in self.heads], "o") + self._tail(where)

    def one(self, where: str = "", *, other: bool = False) -> str:
        """One, whichever; sorts of different gender have an article each."""
        article = "otr{}" if other else "un{}"
        if len({head.fem for head in self.heads}) == 1:
            ending = "a" if self.heads[0].fem else ("o" if other else "")
            return f"{article.format(ending)} {self.bare(where)}"
        ones = [
            f"{article.format('a' if head.fem else 'o' if other else '')} {head.one}"
            for head in self.heads
        ]
        return listed(ones, "o") + self._tail(where)

    def named(self) -> str:
        """One; a card with a name of its own needs no article."""
        return self.bare() if self.proper else self.one()

    def many(self, last: str = "o", where: str = "") -> str:
        """Several: ``Héroes o Villanos de coste 3 o menos``."""
        return listed([head.many for head in self.heads], last) + self._tail(where, many=True)

    def some(self, n: int, where: str = "", *, other: bool = False) -> str:
        """So many."""
        if n == 1:
            return self.one(where, other=other)
        others = ("otras " if self.fem else "otros ") if other else ""
        return f"{others}{n} {self.many('o', where)}"

    def every(self, where: str = "", *, other: bool = False) -> str:
        """All of them: ``todas las cartas de tu mano``."""
        all_the = "todas las " if self.fem else "todos los "
        others = ("otras " if self.fem else "otros ") if other else ""
        return f"{all_the}{others}{self.many('y', where)}"

    def at_least(self, n: int, where: str = "") -> str:
        """So many or more."""
        return self.one(where) if n == 1 else f"{n} o más {self.many('y/o', where)}"

    def none(self, where: str = "") -> str:
        """Not one: ``ningún Villano``."""
        no = "ninguna" if self.heads[0].fem else "ningún"
        return f"{no} {self.bare(where)}"


CARDS: Final = Noun((CARD,))


def noun(what: Filter) -> Noun:
    """The noun of a filter.

    >>> noun(Filter(types=("Villain",), max_cost=7)).one()
    'un Villano de coste 7 o menos'
    >>> noun(Filter(not_types=("Location",))).one(" de tu mano")
    'una carta de tu mano que no sea un Lugar'
    """
    after, salvo, late = "", "", ("", "")
    if what.names:
        heads = tuple(name_word(name) for name in what.names)
        kinds = listed([TYPES[sort].one for sort in what.types], "o")
        after += f" de tipo {kinds}" if what.types else ""
    elif what.types:
        heads = tuple(TYPES[sort] for sort in what.types)
    elif what.word[:1].isupper() and not what.keywords:
        heads = (name_word(what.word),)
    else:
        heads = (CARD,)
    if what.keywords:
        after += f" con {listed([KEYWORDS[word] for word in what.keywords], 'o')}"
    if what.word and heads != (name_word(what.word),):
        after += f" con «{what.word}» en el nombre"
    outs = [TYPES[sort].many for sort in what.not_types]
    outs += [name_word(name).one for name in what.not_names]
    if heads == (CARD,) and what.not_types and not what.not_names:
        salvo = f" (salvo {listed(outs)})"
        out = Filter(not_types=what.not_types)
        late = (f" que {is_such(out, 1, 'subjunctive')}", f" que {is_such(out, 2, 'subjunctive')}")
    elif outs:
        after += f" (salvo {listed(outs)})"
    if what.stack is not None:
        after += " del montón" if what.stack else " (salvo cartas del montón)"
    # "Si juegas Starbolt", but "si juegas una Word of Power".
    proper = bool(what.names) and not any(" of " in name or name in NAMES for name in what.names)
    return Noun(heads, after + _of_cost(what), late, salvo, proper)


def cost_range(what: Filter) -> str:
    """A range of costs: ``3 o menos``."""
    low, high = what.min_cost, what.max_cost
    if low is None:
        return "" if high is None else f"{high} o menos" if high else "0"
    if high is None:
        return f"{low} o más"
    if high == low + 1:
        return f"{low} o {high}"
    return str(low) if low == high else f"{low} a {high}"


BE: Final = {"indicative": ("es", "son"), "subjunctive": ("sea", "sean")}
COST: Final = {"indicative": ("cuesta", "cuestan"), "subjunctive": ("cueste", "cuesten")}
HAVE: Final = {"indicative": ("tiene", "tienen"), "subjunctive": ("tenga", "tengan")}


def is_such(what: Filter, n: int = 1, mood: Mood = "indicative") -> str:
    """What is said of known cards: ``es un Villano``, ``cuestan 1 o más``, ``no sea un Lugar``.

    >>> is_such(Filter(min_cost=1)), is_such(Filter(odd=True), 2)
    ('cuesta 1 o más', 'tienen un coste impar')
    """
    many = n > 1
    if only_cost(what) and what.odd is None:
        return f"{COST[mood][many]} {cost_range(what)}"
    if only_cost(what) and not cost_range(what):
        return f"{HAVE[mood][many]} un coste {_parity(what)}"
    if only_not(what):
        words = [
            *(TYPES[sort] for sort in what.not_types),
            *(name_word(name) for name in what.not_names),
        ]
        outs = [word.many if many else word.a for word in words]
        if len(outs) == 1:
            return f"no {BE[mood][many]} {outs[0]}"
        return f"no {BE[mood][many]} ni {' ni '.join(outs)}"
    return f"{BE[mood][many]} {noun(what).many() if many else noun(what).one()}"


def is_not_such(what: Filter, n: int = 1) -> str:
    """The opposite."""
    text = is_such(what, n)
    if only_not(what) and len(what.not_types) + len(what.not_names) == 1:
        return text.removeprefix("no ")
    return f"no {text}" if not text.startswith("no ") else f"no ocurre que {text}"


def _parity(what: Filter) -> str:
    return "impar" if what.odd else "par"


def _of_cost(what: Filter) -> str:
    words = ["coste"]
    if what.odd is not None:
        words.append(_parity(what))
    if cost_range(what):
        words.append(cost_range(what))
    return f" de {' '.join(words)}" if len(words) > 1 else ""
