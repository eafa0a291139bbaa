"""Who is spoken to, and what "it" stands for at this point of the text."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from archrivals.engine.effects import Pick


@dataclass(frozen=True, slots=True)
class Voice:
    """The player that a sentence is about: you, or each foe whom an Attack hits."""

    you: str
    your: str
    player: str = "player"


YOU: Final = Voice("you", "your")


def they(player: str) -> Voice:
    """Speak about every foe (or player), not to you."""
    return Voice("they", "their", player)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that the text has just spoken of.

    ``count`` is how many there are (0: any number), ``taken`` how many of them have moved on
    (0 < taken < count leaves "the rest"), ``how`` what was done to them.
    """

    count: int = 1
    taken: int = 0
    how: str = "chosen this way"
    other: bool = False

    @property
    def many(self) -> bool:
        """Whether they are "them" and not "it"."""
        return self.count != 1

    @property
    def them(self) -> str:
        """The pronoun."""
        return "them" if self.many else "it"

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
    "you may" would not fit.
    """

    voice: Voice = YOU
    subject: str = ""
    it: Group = field(default_factory=Group)
    done: Group = field(default_factory=Group)
    may: bool = False
    flat: bool = False

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

    def spoken(self) -> None:
        """The subject has been named; from now on it is a pronoun."""
        self.subject = self.voice.you if self.third else ""
