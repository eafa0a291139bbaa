"""Who is spoken to, and what "it" stands for at this point of the text."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from archrivals.engine.effects import Pick, Whose


@dataclass(frozen=True, slots=True)
class Voice:
    """The player that a sentence is about: you, or each foe whom an Attack hits.

    ``single`` is one player whom everybody knows by now. ``named`` is for whose places these are:
    "that foe controls"; ``many`` puts these places in the plural.
    """

    you: str
    your: str
    player: str = "player"
    single: bool = False
    named: bool = False
    many: bool = False


YOU: Final = Voice("you", "your")

WHO: Final[dict[Whose, str]] = {
    "you": "you",
    "teammate": "your teammate",
    "team": "you or your teammate",
    "a-player": "another player of your choice",
    "a-foe": "a foe of your choice",
    "any-foe": "a foe",
    "each-foe": "each foe",
    "that-foe": "that foe",
    "attacker": "the attacker",
    "each-player": "each player",
}


def they(whom: Whose) -> Voice:
    """Speak about every foe (or player), not to you."""
    player = "foe" if "foe" in whom else "player"
    return Voice("they", "their", player, single=not whom.startswith("each"))


def owner(whose: Whose, voice: Voice) -> Voice:
    """Whose places, said by someone who speaks of ``voice``."""
    if whose == "you" or (whose == "attacker" and voice.you == "they"):
        return voice if whose == "you" else YOU
    if whose in ("each-foe", "each-player"):
        all_of_them = "your foes" if whose == "each-foe" else "all players"
        return Voice(all_of_them, f"{all_of_them}'", many=True)
    if whose == "team":
        return Voice(WHO["team"], "your or your teammate's", named=True)
    who = WHO[whose].removesuffix(" of your choice")
    if whose == "teammate":
        who = f"{voice.your} teammate"
    return Voice(who, f"{who}'s", named=True)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that the text has just spoken of.

    ``count`` is how many there are (0: any number), ``taken`` how many of them have moved on
    (0 < taken < count leaves "the rest"), ``how`` what was done to them. ``these`` are the cards
    of several players, who must not be taken for "them". ``seen``: they were shown before.
    """

    count: int = 1
    taken: int = 0
    how: str = "chosen this way"
    other: bool = False
    these: bool = False
    seen: bool = False

    @property
    def many(self) -> bool:
        """Whether they are "them" and not "it"."""
        return self.count != 1

    @property
    def them(self) -> str:
        """The pronoun."""
        return "them" if self.many else "it"

    @property
    def of_them(self) -> str:
        """Said after a number of them."""
        if self.taken:
            return "of the others"
        return "of these cards" if self.these else "of them"

    @property
    def among_them(self) -> str:
        """Said after some of them."""
        return "among these cards" if self.these else "among them"

    @property
    def whole(self) -> str:
        """All of them that are left."""
        if not self.taken:
            return self.them
        return "the other" if self.count == 2 and self.taken == 1 else "the rest"


def group_of(pick: Pick, how: str) -> Group:
    """The cards that a pick chose."""
    count = pick.n if isinstance(pick.n, int) else 0
    return Group(count=count, how=f"{how} this way")


@dataclass(slots=True)
class Scene:
    """What the next words can lean on.

    ``subject`` stands before the next verb; empty, the verb is an order ("draw a card").
    ``may`` is whether the last step was optional. ``flat`` asks for "up to 1 card" where
    "you may" would not fit. ``granted`` is for abilities that you have for this turn only.
    """

    voice: Voice = YOU
    subject: str = ""
    it: Group = field(default_factory=Group)
    done: Group = field(default_factory=Group)
    may: bool = False
    flat: bool = False
    granted: bool = False

    def branch(self, subject: str | None = None) -> Scene:
        """The same scene, for words that may or may not come true."""
        return replace(self, subject=self.subject if subject is None else subject)

    @property
    def third(self) -> bool:
        """Whether the sentence is about others."""
        return self.voice is not YOU

    @property
    def singular(self) -> bool:
        """Whether the verb takes an s: each foe draws, they draw, you may draw."""
        return self.subject not in ("", "you", "they") and " may" not in self.subject

    @property
    def whose(self) -> str:
        """The possessive of the subject: your, each foe's, their."""
        if not self.third or self.subject in ("", "they"):
            return self.voice.your
        return f"{self.subject.removesuffix(' may')}'s"

    def spoken(self) -> None:
        """The subject has been named; from now on it is a pronoun."""
        self.subject = self.voice.you if self.third else ""
