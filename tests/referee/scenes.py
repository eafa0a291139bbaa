"""Scenes: tables laid out so that one class of faults shows, which pairs of cards seldom reach.

Two hunts in a turn, a knock-out before the count, a Line-Up that is larger than its limit, triggers
of several owners at once, ties. A scene lays the cards that matter; the rest is dealt at random.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card
from archrivals.engine.language.rules import Rules, Setup, Variant

from .game import matches
from .positions import Layout, Place, lay_heroes, walk, with_people

PLAIN: Final = ("main", "main", "starter", "stack", "weakness")


class Scene(NamedTuple):
    """A class of tables: where it fits, how it is laid out, what is done eagerly, for how long."""

    fits: Callable[[Place], bool]
    lay: Callable[[Stage], None]
    eager: tuple[str, ...] = ()
    turns: int = 2
    players: int = 0
    """How many play; 0 for any number."""

    logged: bool = False
    """Whether it needs the engine's log, which tells in which order texts came."""


class Stage:
    """A table that is being laid out; ``me`` moves first, ``stars`` are the cards that matter."""

    def __init__(self, place: Place, players: int, chance: Random) -> None:
        self.cat = place.cat
        self.chance = chance
        self.players = players
        self.setup = replace(place.setup, players=players)
        self.teams = place.setup.teams or place.cat.teams_for(players)
        self.rules: Rules = self.setup.rules(self.cat.rules_for(players))
        self.me = chance.randrange(players)
        self.layout = Layout(self.cat, chance)
        self.stars: set[int] = set()
        self.variants: tuple[Variant, ...] = ()

    # --- Who ----------------------------------------------------------------------------------

    def people(self, wish: Callable[[Card], bool], *, mate: bool = False) -> None:
        """Deal Super Heroes or Characters; one that is wished for plays first, or their mate."""
        kinds = ("super-hero", "character")
        named = self.setup.heroes
        every = [card for card in self.cat.cards if card.kind in kinds]
        if named:
            every = [card for card in every if card.name in named]
        star = self.chance.choice([card for card in every if wish(card)] or every)
        seat = named.index(star.name) if named else self.me
        if mate and self.mates(seat):
            self.me = self.mates(seat)[0]
        else:
            self.me = seat
        self.setup = with_people(self.setup, self.cat, star, seat, self.players, self.chance)
        lay_heroes(self.layout, self.setup, star, seat, self.chance)

    def mates(self, seat: int) -> list[int]:
        """Return the other seats of a team."""
        return [s for s in range(self.players) if s != seat and self.teams[s] == self.teams[seat]]

    def foes(self) -> list[int]:
        """Return the seats of other teams."""
        return [s for s in range(self.players) if self.teams[s] != self.teams[self.me]]

    # --- What ---------------------------------------------------------------------------------

    def lay(self, place: str, n: int, fits: Callable[[Card], bool], *, star: bool = True) -> None:
        """Lay cards that fit, as far as there are some."""
        faces = zip(self.cat.ids, self.cat.cards, strict=True)
        names = [name for name, card in faces if fits(card)]
        self.layout.places.setdefault(place, [])
        for _ in range(n):
            left = [name for name in names if self.layout.left[name]]
            if not left:
                return
            name = self.chance.choice(left)
            self.layout.lay(place, name)
            if star:
                self.stars.add(self.cat.by_id[name])

    def deal(self, *, cards: int = 3) -> None:
        """Deal some cards of any sort to all, and a Line-Up."""
        chance = self.chance
        for seat in range(self.players):
            self.layout.fill(f"hand {seat}", chance.randint(1, cards), PLAIN)
            self.layout.fill(f"deck {seat}", chance.randint(0, cards), PLAIN)
            self.layout.fill(f"discard {seat}", chance.randint(0, cards), PLAIN)
            self.layout.places.setdefault(f"in-play {seat}", [])
        lying = len(self.layout.places.get("line-up", ()))
        size = 6 if "hidden" in self.variants else self.rules.line_up
        self.layout.fill("line-up", max(0, size - lying), ("main",))

    def setup_now(self) -> Setup:
        """Return the table as it lies."""
        return replace(
            self.setup, first=self.me, variants=self.variants, arranged=self.layout.arranged()
        )


# --- What a card is ---------------------------------------------------------------------------


def _is(kind: str) -> Callable[[Card], bool]:
    return lambda card: card.kind == kind


def _named(name: str) -> Callable[[Card], bool]:
    return lambda card: card.name == name


def _strong(card: Card) -> bool:
    plain = [e.amount for e in card.play if isinstance(e, fx.Power) and isinstance(e.amount, int)]
    return card.kind == "main" and sum(plain) >= 3


def _does(tree: Any, *kinds: type) -> bool:
    return any(isinstance(record, kinds) for record, _ in walk(tree))


def _plays(*kinds: type) -> Callable[[Card], bool]:
    return lambda card: card.kind == "main" and _does(card.play, *kinds)


def _waits_for(*events: type) -> Callable[[Card], bool]:
    """Return whether a card waits for such an event, on it or by what it does when played."""

    def waits(card: Card) -> bool:
        records = [record for record, _ in walk((card.abilities, card.play))]
        events_ = [getattr(record, "event", getattr(record, "when", None)) for record in records]
        return any(isinstance(event, events) for event in events_)

    return waits


def _has_stack(place: Place) -> bool:
    return place.cat.rules_for(place.setup.players).villain_stack


def _confronts(place: Place) -> bool:
    return place.cat.rules_for(place.setup.players).confrontations


def _any_with(*tests: Callable[[Card], bool]) -> Callable[[Place], bool]:
    return lambda place: all(any(test(card) for card in place.cat.cards) for test in tests)


# --- The scenes -------------------------------------------------------------------------------


def _hunts(t: Stage) -> None:
    """H2: Super-Villains in several discard piles, and Power for more than one of them."""
    t.variants = ("hunt", "hidden") if t.chance.random() < 0.3 else ("hunt",)
    t.people(lambda card: True)
    for foe in t.foes():
        t.lay(f"discard {foe}", t.chance.randint(1, 3), _is("super-villain"))
    t.lay(f"hand {t.me}", 7, _strong)
    t.deal()


def _knock_outs(t: Stage) -> None:
    """V3, Q29: a Level 3 falls, and the others have fewer points than nobody's none."""
    t.people(lambda card: True)
    for seat in range(t.players):
        t.layout.places[f"hero {seat}"] = t.layout.places[f"hero {seat}"][-1:]
    t.lay(f"hand {t.me}", 18, _named("Punch"))
    for seat in range(t.players):
        t.lay(f"deck {seat}", 4, _is("weakness"), star=False)
        t.lay(f"discard {seat}", 1, _is("weakness"), star=False)
        t.lay(f"hand {seat}", 1, _is("starter"), star=False)
    t.layout.fill("line-up", t.chance.choice((4, 4, 5)), ("main",))
    t.layout.fill("main-deck", t.chance.choice((0, 0, 1)), ("main",))


def _limits(t: Stage) -> None:
    """Q34: a Line-Up above its limit, out of which a card goes that is refilled."""
    t.people(lambda card: True)
    limits = _plays(fx.LimitLineUp)
    refills = _plays(fx.Refill)
    borrows = [c for c in t.cat.cards if _borrows(c, t.cat.cards, limits)]
    if borrows and t.chance.random() < 0.7:
        t.lay("line-up", 1, limits)
        t.lay(f"hand {t.me}", 2, lambda card: card in borrows)
    else:
        t.lay(f"hand {t.me}", 1, limits)
        t.lay(f"hand {t.me}", 1, _moves_to_line_up)
    for seat in {t.me, (t.me + 1) % t.players}:
        t.lay(f"hand {seat}", 2, refills)
    t.layout.fill("line-up", 5, ("main",))
    t.deal(cards=2)


def _borrows(
    card: Card, cards: tuple[Card, ...] | list[Card], what: Callable[[Card], bool]
) -> bool:
    """Return whether a card may play one of these out of the Line-Up."""
    for record, _ in walk(card.play):
        if isinstance(record, fx.PlayFrom) and "line-up" in record.pick.places:
            return any(what(other) and matches(other, record.pick.what) for other in cards)
    return False


def _moves_to_line_up(card: Card) -> bool:
    return card.kind == "main" and any(
        (isinstance(record, fx.Move) and record.to == "line-up")
        or (isinstance(record, fx.PlayFrom) and record.then == "line-up")
        for record, _ in walk(card.play)
    )


def _stirs(card: Card) -> bool:
    """Return whether a card makes others discard."""
    return card.kind == "main" and any(
        isinstance(record, fx.Discard) and side != "me" for record, side in walk(card.play)
    )


def _hears_others(card: Card) -> bool:
    """Return whether something that another player does sets off an ability of a card."""
    return any(
        isinstance(each, fx.When)
        and (each.turns != "yours" or getattr(each.event, "who", "you") != "you")
        for each in card.abilities
    )


def _owners(t: Stage) -> None:
    """Q6: what happens sets off abilities of several players."""
    t.people(_hears_others, mate=t.chance.random() < 0.5)
    far = [seat for seat in t.foes() if seat < t.me] or t.foes()
    for seat in far:
        t.lay(f"in-play {seat}", 2, lambda card: card.ongoing and _hears_others(card))
    for seat in range(t.players):
        t.lay(f"in-play {seat}", 1, lambda card: card.ongoing and bool(card.abilities))
    for seat in t.foes():
        t.lay(f"hand {seat}", 4, lambda card: card.kind == "main" and card.block is not None)
    t.lay(f"hand {t.me}", 3, _stirs)
    t.lay(f"hand {t.me}", 3, lambda card: card.kind == "main" and card.type == "Hero")
    for seat in range(t.players):
        t.layout.fill(f"deck {seat}", 4, PLAIN)
    t.deal(cards=1)


def _falls(t: Stage) -> None:
    """Q25: at a defeat both sides have something that happens."""
    waits = _waits_for(fx.Gains, fx.Defeats)
    t.people(lambda card: card.level == 1 and waits(card))
    t.lay(f"hand {t.me}", 13, _named("Punch"))
    t.lay(f"hand {t.me}", 2, lambda card: card.kind == "main" and waits(card))
    for seat in (t.me, *t.foes()):
        t.lay(f"in-play {seat}", 2, lambda card: card.kind == "weakness" and card.ongoing)
        t.lay(f"discard {seat}", 1, _is("weakness"), star=False)
    t.deal()


def _assists(t: Stage) -> None:
    """K5, K6: a teammate plays cards that count what was played, or have Assist of a card."""
    gives = _waits_for(fx.Plays)
    t.people(lambda card: _does(card.abilities, fx.HandHasAssist) or gives(card), mate=True)
    for mate in t.mates(t.me):
        t.lay(f"hand {mate}", 2, lambda card: card.kind == "main" and _counts_plays(card))
        t.lay(f"hand {mate}", 3, lambda card: card.kind == "main" and card.assist)
        t.lay(f"hand {mate}", 1, lambda card: card.kind == "main" and card.type == "Villain")
    t.lay(f"hand {t.me}", 1, _plays(fx.GiveAssist))
    t.lay(f"hand {t.me}", 1, _plays(fx.ControlLocations))
    t.deal()


def _counts_plays(card: Card) -> bool:
    return any(isinstance(record, fx.Per) and record.and_this for record, _ in walk(card.play))


def _ends(t: Stage) -> None:
    """G1–G8: few cards are left, and the players have nearly the same."""
    t.people(lambda card: True)
    faces = list(zip(t.cat.ids, t.cat.cards, strict=True))
    names = [n for n, c in faces if c.kind in ("main", "super-villain", "weakness", "stack")]
    counting = [name for name, card in faces if not isinstance(card.vp, int)]
    for _ in range(t.chance.randint(1, 3)):
        name = t.chance.choice(counting if counting and t.chance.random() < 0.5 else names)
        for seat in range(t.players):
            t.layout.lay(f"discard {seat}", name)
    for seat in range(t.players):
        for place in ("hand", "deck", "discard"):
            t.layout.fill(f"{place} {seat}", t.chance.choice((0, 0, 1, 2)), PLAIN)
    t.layout.fill("line-up", t.chance.randint(3, t.rules.line_up), ("main",))
    t.layout.fill("main-deck", t.chance.choice((0, 0, 1, 2)), ("main",))


def _up_to(t: Stage) -> None:
    """D6: picks of several cards of which fewer may be taken."""
    t.people(lambda card: _picks_several(card.abilities))
    t.lay(f"hand {t.me}", 3, lambda card: card.kind == "main" and _picks_several(card.play))
    t.lay(f"in-play {t.me}", 1, lambda card: card.ongoing and _picks_several(card.abilities))
    t.deal(cards=5)


def _picks_several(tree: Any) -> bool:
    picks = [record for record, _ in walk(tree) if isinstance(record, fx.Pick)]
    return any(pick.up_to and pick.n != 1 for pick in picks)


def _defends_in_play(card: Card) -> bool:
    return card.kind == "main" and card.defense is not None and card.defense.place == "play"


def _loans(t: Stage) -> None:
    """Q15: a Defense is only on loan when a Super-Villain appears in the middle of a turn."""
    t.variants = ("hidden",)
    t.people(lambda card: True)
    t.lay("line-up", 1, _defends_in_play)
    borrows = [c for c in t.cat.cards if _borrows(c, t.cat.cards, _defends_in_play)]
    t.lay(f"hand {t.me}", 2, lambda card: card in borrows)
    t.lay(f"hand {t.me}", 2, _plays(fx.Refill))
    t.lay("main-deck", 3, _is("super-villain"))
    t.layout.fill("main-deck", 6, ("main",))
    t.deal(cards=2)


def _gain_more(card: Card) -> bool:
    return _does(card.abilities, fx.GainCheaper)


def _gains(t: Stage) -> None:
    """R2: what is gained with a card comes between its gain and what waits for it."""
    t.people(_gain_more)
    t.lay("line-up", 2, lambda card: card.kind == "main" and bool(card.on_gain))
    types = {card.type for card in t.cat.cards if card.on_gain}
    t.lay("line-up", 3, lambda card: card.kind == "main" and card.type in types, star=False)
    t.lay(f"hand {t.me}", 5, _strong)
    t.lay(f"in-play {t.me}", 1, lambda card: card.ongoing and _gain_more(card))
    t.deal()


SCENES: Final[dict[str, Scene]] = {
    "hunts": Scene(_has_stack, _hunts, ("hunt",), turns=2),
    "knock-outs": Scene(
        lambda place: place.cat.rules_for(3).knock_out == "out",
        _knock_outs,
        ("confront", "play"),
        turns=6,
        players=3,
    ),
    "limits": Scene(_any_with(_plays(fx.LimitLineUp), _plays(fx.Refill)), _limits, turns=2),
    "loans": Scene(
        lambda place: _has_stack(place) and _any_with(_defends_in_play)(place), _loans, turns=1
    ),
    "gains": Scene(
        _any_with(_gain_more, lambda card: bool(card.on_gain)), _gains, ("buy", "normal"), turns=1
    ),
    "owners": Scene(lambda place: True, _owners, turns=1, logged=True),
    "falls": Scene(_confronts, _falls, ("confront",), turns=1),
    "assists": Scene(
        lambda place: any(card.assist for card in place.cat.cards), _assists, ("call",), turns=1
    ),
    "ends": Scene(lambda place: True, _ends, ("end", "done", "normal"), turns=6),
    "picks": Scene(_any_with(lambda card: _picks_several(card.play)), _up_to, turns=1),
}
