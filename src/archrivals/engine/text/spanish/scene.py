"""Who is spoken to, and what "it" stands for at this point of the text."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from archrivals.engine.effects import Pick, Whose

from .conjugation import Form, Verb
from .nouns import noun
from .words import Word, de, o


@dataclass(frozen=True, slots=True)
class Voice:
    """The player that a sentence is about: you, or each foe whom an Attack hits.

    ``single`` is one player whom everybody knows by now. ``named`` are the words for whose places
    these are ("ese rival"), ``many`` puts these places in the plural, ``or_mate`` are yours or
    your teammate's.
    """

    you: bool = True
    player: str = "jugador"
    single: bool = False
    named: str = ""
    many: bool = False
    or_mate: bool = False

    @property
    def your(self) -> str:
        """The possessive: ``tu``, ``su``."""
        return "tu" if self.you else "su"

    def verb(self, second: str, third: str, many: str) -> str:
        """The form of a verb that goes with the player, who is named after it."""
        if self.or_mate:
            return f"{third} alguien de {self.your} bando"
        if self.named:
            return f"{many if self.many else third} {self.named}"
        return second if self.you else third

    def own(self, thing: Word) -> str:
        """Something of theirs: ``tu mano``, ``la mano de ese rival``, ``las manos de todos``."""
        if self.or_mate:
            return (
                f"{self.your} {thing.one} o {'la' if thing.fem else 'el'} de {self.your} compañero"
            )
        if self.many:
            return f"{thing.the_many} {de(self.named)}"
        return f"{thing.the} {de(self.named)}" if self.named else f"{self.your} {thing.one}"


YOU: Final = Voice()

WHO: Final[dict[Whose, str]] = {
    "you": "tú",
    "teammate": "tu compañero",
    "team": "un jugador de tu bando a tu elección",
    "a-player": "otro jugador a tu elección",
    "a-foe": "un rival a tu elección",
    "any-foe": "un rival",
    "each-foe": "cada rival",
    "that-foe": "ese rival",
    "attacker": "el atacante",
    "each-player": "cada jugador",
}


def they(whom: Whose) -> Voice:
    """Speak about every foe (or player), not to you."""
    player = "rival" if "foe" in whom else "jugador"
    return Voice(you=False, player=player, single=not whom.startswith("each"))


def owner(whose: Whose, voice: Voice) -> Voice:
    """Whose places, said by someone who speaks of ``voice``."""
    if whose == "you":
        return voice
    if whose == "attacker" and not voice.you:
        return YOU
    if whose in ("each-foe", "each-player"):
        named = "tus rivales" if whose == "each-foe" else "todos los jugadores"
        return Voice(named=named, many=True)
    if whose == "team":
        return Voice(you=voice.you, or_mate=True)
    if whose == "teammate":
        return Voice(named=f"{voice.your} compañero")
    return Voice(named=WHO[whose].removesuffix(" a tu elección"))


@dataclass(frozen=True, slots=True)
class Object:
    """What a verb acts on: words, or a pronoun that joins the verb; and what is said after it."""

    words: str = ""
    pronoun: str = ""
    after: str = ""

    @property
    def rest(self) -> str:
        """What stands after the verb."""
        return (f" {self.words}" if self.words else "") + self.after


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that the text has just spoken of.

    ``count`` is how many there are (0: any number), ``taken`` how many of them have moved on
    (0 < taken < count leaves "the rest"), ``how`` what was done to them: a participle without its
    ending. ``these`` are the cards of several players; ``fem`` is the gender of the word that was
    used; ``called`` is a card's name, where it is said instead of the pronoun. ``seen``: they were
    shown before.
    """

    count: int = 1
    taken: int = 0
    how: str = "elegid"
    other: bool = False
    these: bool = False
    fem: bool = True
    called: str = ""
    seen: bool = False

    @property
    def many(self) -> bool:
        """Whether they are several."""
        return self.count != 1

    @property
    def pronoun(self) -> str:
        """The object pronoun: ``la``, ``los``."""
        return ("la" if self.fem else "lo") + ("s" if self.many else "")

    @property
    def them(self) -> str:
        """The pronoun after a preposition: ``ellas``."""
        one, many = ("ella", "ellas") if self.fem else ("él", "ellos")
        return many if self.many else one

    @property
    def of_them(self) -> str:
        """Said after a number of them."""
        if self.taken:
            return "de las demás" if self.fem else "de los demás"
        return "de estas cartas" if self.these else f"de {self.them}"

    @property
    def among_them(self) -> str:
        """Said after some of them."""
        return "de entre estas cartas" if self.these else f"de entre {self.them}"

    @property
    def one(self) -> str:
        """One of them."""
        return "una" if self.fem or self.these else "uno"

    @property
    def whole(self) -> Object:
        """All of them that are left."""
        if self.called:
            return Object(self.called)
        if not self.taken:
            return Object(pronoun=self.pronoun)
        if self.count == 2 and self.taken == 1:
            return Object("la otra" if self.fem else "el otro")
        return Object("el resto")

    def done_to(self, fem: bool) -> str:
        """What was done to one of them: ``destruida de este modo``."""
        return f"{self.how}{o(fem)} de este modo"


def group_of(pick: Pick, how: str, it: Group) -> Group:
    """The cards that a pick chose; ``it`` are those it may have chosen from."""
    count = pick.n if isinstance(pick.n, int) else 0
    if pick.each_of:
        fem = all(noun(what).fem for what in pick.each_of)
    elif pick.places == ("super-villain",):
        fem = False
    elif pick.places[0] in ("it", "done") and not noun(pick.what).proper and not it.many:
        fem = it.fem
    else:
        fem = noun(pick.what).fem
    if pick.also is not None:
        fem = fem and noun(pick.also.what).fem
    return Group(count=count, how=how, fem=fem)


@dataclass(slots=True)
class Scene:
    """What the next words can lean on.

    ``subject`` and ``form`` are for the next verb: an order ("roba"), "cada rival" and "roba",
    "puedes" and "robar". ``may`` is whether the last step was optional. ``flat`` asks for "hasta 1
    carta" where "puedes" would not fit. ``granted`` is for abilities of this turn only.
    """

    voice: Voice = YOU
    subject: str = ""
    form: Form = "order"
    it: Group = field(default_factory=Group)
    done: Group = field(default_factory=Group)
    may: bool = False
    flat: bool = False
    granted: bool = False

    def branch(self, subject: str | None = None, form: Form | None = None) -> Scene:
        """The same scene, for words that may or may not come true."""
        said = self.subject if subject is None else subject
        return replace(self, subject=said, form=form or self.form)

    def anew(self) -> Scene:
        """A branch whose subject is known: an order to you, or about them."""
        return self.branch("", "third" if self.third else "order")

    @property
    def third(self) -> bool:
        """Whether the sentence is about others."""
        return self.voice != YOU

    @property
    def lead(self) -> str:
        """The subject with "may": ``puedes``, ``cada rival puede``."""
        can = "puede" if self.third else "puedes"
        return f"{self.subject} {can}".strip()

    def verb(self, second: str, third: str) -> str:
        """The form of a verb whose subject is the player spoken of."""
        return third if self.third else second

    def does(self, verb: Verb, pronoun: str = "") -> str:
        """The subject and a verb; from now on the subject is understood."""
        text = f"{self.subject} {verb.say(self.form, pronoun)}".strip()
        self.spoken()
        return text

    def spoken(self) -> None:
        """The subject has been named; from now on it is understood."""
        self.subject, self.form = "", "third" if self.third else "order"
