"""What the next clause leans on. It lives only while planning; no language sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from archrivals.engine.language.effects import ANY, Filter, Pick, Place, Whose
from archrivals.speech import tree

THAT: Final = tree.Ref()


@dataclass(slots=True)
class Scene:
    """The scene of a text: who is spoken of, and what "it" stands for at this point.

    ``subject`` stands before the next verb; without one, the verb is an order ("draw a card").
    ``can`` makes the next clause optional; ``may`` is whether the last step was. ``single`` is one
    player that all know by now. ``flat`` asks for "up to 1 card" where "you may" would not
    fit. ``granted`` is for abilities that you have for this turn only.
    """

    person: tree.Person = "you"
    player: tree.Player = "player"
    single: bool = False
    subject: tree.Subject | None = None
    can: tree.Can = ""
    it: tree.Ref = THAT
    done: tree.Ref = THAT
    may: bool = False
    flat: bool = False
    granted: bool = False

    @property
    def third(self) -> bool:
        """Return whether the sentence is about others."""
        return self.person != "you"

    def known(self) -> tree.Subject | None:
        """The subject once it has been named: none for you, a pronoun for others."""
        return None if self.person == "you" else tree.Subject("they", self.player)

    def branch(self, subject: tree.Subject | None) -> Scene:
        """The same scene with another subject, for words that may or may not come true."""
        return replace(self, subject=subject, can="")

    def copy(self) -> Scene:
        """The same scene, to change."""
        return replace(self)

    def fresh(self) -> Scene:
        """A branch whose subject is known."""
        return self.branch(self.known())

    def spoken(self) -> None:
        """The subject has been named; from now on it is a pronoun."""
        self.subject, self.can = self.known(), ""

    def ref(self, where: Place) -> tree.Ref:
        """The cards that ``it`` or ``done`` stand for."""
        return self.it if where == "it" else self.done


def owner(whose: Whose, scene: Scene) -> tree.Who:
    """Return whose places, for a speaker who speaks of the scene's player."""
    if whose == "you":
        return scene.person
    if scene.person == "you":
        return whose
    if whose == "attacker":
        return "you"
    if whose == "teammate":
        return "their-teammate"
    return "their-team" if whose == "team" else whose


def spot(place: Place, scene: Scene, whose: Whose = "you") -> tree.Spot:
    """A place of a player."""
    return tree.Spot(place, scene.person if whose == "you" else owner(whose, scene))


def goes_to(to: Place, pick: Pick, scene: Scene) -> tree.Spot:
    """Return where the cards of a pick go to: an owned card may go to its owner."""
    if pick.whose == "you" and pick.places != ("this",):
        return tree.Spot(to, scene.person)
    return tree.Spot(
        to, "owner" if pick.whose in ("you", "team", "each-foe", "each-player") else "they"
    )


def anything(what: Filter) -> bool:
    """Return whether a filter leaves nothing out."""
    return what is ANY or what == ANY


def group_of(pick: Pick, how: tree.VerbId, scene: Scene) -> tree.Ref:
    """The cards that a pick chose, and the word for them that a pronoun agrees with."""
    count = pick.n if isinstance(pick.n, int) else 0
    if pick.each_of:
        return tree.Ref(count, how=how, sorts=pick.each_of)
    first = pick.places[0]
    if first in ("it", "done") and not pick.what.names:
        source = scene.ref(first)
        if not source.many:
            return tree.Ref(count, how=how, sorts=source.sorts, villain=source.villain)
    sorts = (pick.what,) if pick.also is None else (pick.what, pick.also.what)
    return tree.Ref(count, how=how, sorts=sorts, villain=pick.places == ("super-villain",))
