"""Arranged positions: for every ordered pair of cards of which one can touch the other, a small
table where it can happen at once.

Which cards can touch is read off the trees: a text that picks, counts or waits for such a card, an
Attack and a Defense, a Confrontation and a Block.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Literal, NamedTuple

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup, Variant
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table

from .game import Game, matches

Part = Literal["play", "ability", "defense", "block", "gain", "appear"]
Side = Literal["me", "foe", "mate"]
FLIPPED: Final[dict[Side, Side]] = {"me": "foe", "foe": "me", "mate": "foe"}
THEIRS: Final = ("each-foe", "a-foe", "any-foe", "that-foe", "a-player")


class Touch(NamedTuple):
    """How one card can reach another: by which part of its text, in which place, whose."""

    part: Part
    place: str
    side: Side


# --- Which cards can touch --------------------------------------------------------------------


def parts(card: Card) -> Iterator[tuple[Part, Any]]:
    """The texts of a card, each with how it comes to work."""
    yield "play", card.play
    yield "ability", card.abilities
    yield "gain", card.on_gain
    yield "appear", card.first_appearance
    if card.defense is not None:
        yield "defense", card.defense.then
    if card.block is not None:
        yield "block", (card.block.amount, card.block.then)


def _turned(side: Side, whose: str) -> Side:
    """Whose zones a text means, seen from the one who has the card."""
    if whose in THEIRS:
        return FLIPPED[side]
    if whose == "attacker":
        return "me"
    return "mate" if whose in ("team", "teammate") else side


def walk(record: Any, side: Side = "me") -> Iterator[tuple[Any, Side]]:
    """Every record of a tree, with whose side it works on."""
    if isinstance(record, tuple):
        for each in record:
            yield from walk(each, side)
    elif dataclasses.is_dataclass(record) and not isinstance(record, fx.Filter):
        yield record, side
        inner = side
        if isinstance(record, fx.Attack | fx.Others):
            inner = _turned(side, record.whom)
        for each in dataclasses.fields(record):
            yield from walk(getattr(record, each.name), inner)


class Reach(NamedTuple):
    """A record of a text, with its part, its side, and where "it" was revealed before."""

    part: Part
    record: Any
    side: Side
    seen: tuple[str, Side]


def reaches(a: Card) -> list[Reach]:
    """Every record of a card's texts."""
    found = []
    for part, tree in parts(a):
        seen: tuple[str, Side] = ("deck-top", "me")
        for record, side in walk(tree):
            if isinstance(record, fx.Reveal | fx.Look):
                whose = record.whose if isinstance(record, fx.Reveal) else "you"
                seen = (record.where, _turned(side, whose))
            found.append(Reach(part, record, side, seen))
    return found


def touches(reaching: list[Reach], b: Card) -> Iterator[Touch]:
    """All ways in which a card's texts can reach another card."""
    for part, record, side, seen in reaching:
        for place, where in _reached(record, b, side):
            if place in ("it", "done"):
                yield Touch(part, *seen)
            elif place not in ("this", "deck-bottom"):
                yield Touch(part, place, where)


REACHING: Final = (
    fx.Pick,
    fx.Per,
    fx.Has,
    fx.Lacks,
    fx.FoesWith,
    fx.FoeHasFewer,
    fx.Plays,
    fx.Gains,
    fx.GainOnTop,
    fx.Discards,
    fx.HandHasAssist,
    fx.Attack,
    fx.Confronting,
    fx.LevelOf,
    fx.FirstDrawMore,
)


def _reached(record: Any, b: Card, side: Side) -> Iterator[tuple[str, Side]]:
    """The places where a record finds a card."""
    if isinstance(record, fx.Pick):
        sorts = record.each_of or (record.what,)
        if any(matches(b, sort) for sort in sorts):
            for place in record.places:
                yield place, _turned(side, record.whose)
    elif isinstance(record, fx.Per | fx.Has | fx.Lacks | fx.FoesWith | fx.FoeHasFewer):
        if record.what != fx.ANY and matches(b, record.what):
            theirs = isinstance(record, fx.FoesWith | fx.FoeHasFewer)
            whose = "each-foe" if theirs else getattr(record, "whose", "you")
            yield record.where, _turned(side, whose)
    elif isinstance(record, fx.Plays):
        sorts = record.each_of or (record.what,)
        if any(sort != fx.ANY and matches(b, sort) for sort in sorts):
            yield "hand", side
    elif isinstance(record, fx.Gains | fx.GainOnTop):
        if matches(b, record.what):
            yield "line-up", side
    elif isinstance(record, fx.Discards):
        if record.what != fx.ANY and matches(b, record.what):
            yield "hand", side if record.who == "you" else FLIPPED[side]
    elif isinstance(record, fx.HandHasAssist):
        if matches(b, record.what):
            yield "hand", side
    elif isinstance(record, fx.Attack):
        if b.defense is not None:
            yield b.defense.place, FLIPPED["me"]
    elif isinstance(record, fx.Confronting | fx.LevelOf):
        if b.block is not None:
            yield "hand", FLIPPED["me"]
    elif isinstance(record, fx.FirstDrawMore) and _draws(b):
        yield "hand", side


def _draws(card: Card) -> bool:
    return any(isinstance(record, fx.Draw | fx.DrawThese) for record, _ in walk(card.play))


# --- The pairs of a table ---------------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """A kind of table: its cards, and how it begins."""

    name: str
    cat: Catalogue
    setup: Setup


class Pair(NamedTuple):
    """Two faces of a table and how the first can touch the second."""

    a: int
    b: int
    touch: Touch


def pairs(table: Place, *, crossing: bool) -> list[Pair]:
    """Every ordered pair of a table that can touch; ``crossing``: only cards of two boxes."""
    cat = table.cat
    found = []
    for a, card in enumerate(cat.cards):
        if not _can_act(table, card):
            continue
        reaching = [each for each in reaches(card) if isinstance(each.record, REACHING)]
        for b, other in enumerate(cat.cards):
            if other.kind in ("super-hero", "character") or (a == b and card.copies < 2):
                continue
            if crossing and cat.boxes[a] == cat.boxes[b]:
                continue
            found += [Pair(a, b, touch) for touch in dict.fromkeys(touches(reaching, other))]
    return found


def any_pair(table: Place, chance: Random) -> Pair | None:
    """Return any two cards of different boxes that can touch, if a few tries find them."""
    cat = table.cat
    faces = range(len(cat.cards))
    for _ in range(100):
        a = chance.choice(faces)
        if not _can_act(table, cat.cards[a]):
            continue
        reaching = [each for each in reaches(cat.cards[a]) if isinstance(each.record, REACHING)]
        for b in chance.sample(faces, len(faces)) if reaching else ():
            if cat.cards[b].kind in ("super-hero", "character") or cat.boxes[a] == cat.boxes[b]:
                continue
            found = list(touches(reaching, cat.cards[b]))
            if found:
                return Pair(a, b, chance.choice(found))
    return None


Stratum = tuple[Any, ...]


def stratum(table: Place, pair: Pair) -> Stratum:
    """What kind of meeting a pair is: a sample takes the rare kinds as often as the common."""
    a, b = table.cat.cards[pair.a], table.cat.cards[pair.b]
    defends = b.defense.place if b.defense is not None else ""
    return (a.kind, pair.touch, b.kind, bool(b.on_gain), defends, b.block is not None, b.ongoing)


def _can_act(table: Place, card: Card) -> bool:
    """Whether a card can be laid out here: of Characters only those who play."""
    named = table.setup.heroes
    return card.kind != "character" or not named or card.name in named


# --- Laying it out ----------------------------------------------------------------------------


class Layout:
    """Cards laid in places, each copy once."""

    def __init__(self, cat: Catalogue, chance: Random) -> None:
        self.cat = cat
        self.chance = chance
        self.left = {name: card.copies for name, card in zip(cat.ids, cat.cards, strict=True)}
        self.places: dict[str, list[str]] = {}

    def lay(self, place: str, name: str, *, top: bool = False) -> bool:
        """Lay a copy, if one is left."""
        if not self.left[name]:
            return False
        self.left[name] -= 1
        pile = self.places.setdefault(place, [])
        pile.insert(0 if top else len(pile), name)
        return True

    def lay_one(self, place: str, fits: Callable[[Card], bool]) -> None:
        """Any card that fits, if there is one."""
        kinds = ("main",) if place == "line-up" else ("main", "super-villain")
        cards = zip(self.cat.ids, self.cat.cards, strict=True)
        names = [n for n, card in cards if card.kind in kinds and self.left[n] and fits(card)]
        if names:
            self.lay(place, self.chance.choice(names))

    def fill(self, place: str, n: int, kinds: tuple[str, ...]) -> None:
        """Any n cards of these kinds."""
        cards = zip(self.cat.ids, self.cat.cards, strict=True)
        names = [name for name, card in cards if card.kind in kinds and self.left[name]]
        self.places.setdefault(place, [])
        for _ in range(n if names else 0):
            self.lay(place, self.chance.choice(names))

    def keep_hero_cards(self, heroes: Collection[str]) -> bool:
        """Keep a copy of the Hero card of everybody (H1); return whether there are enough."""
        wanted = [self.cat.cards[self.cat.by_id[hero]].synergy for hero in heroes]
        cards = zip(self.cat.ids, self.cat.cards, strict=True)
        found = {card.id: name for name, card in cards if card.kind == "main"}
        if not all(synergy in found for synergy in wanted if synergy):
            return False
        for synergy in filter(None, wanted):
            self.left[found[synergy]] -= 1
        return True

    def arranged(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Return what lies where, as a setup names it."""
        return tuple((place, tuple(names)) for place, names in self.places.items())


def position(table: Place, pair: Pair, players: int, chance: Random) -> Setup:
    """A small table where the first card can touch the second; the rest is dealt at random."""
    cat = table.cat
    a, part = cat.cards[pair.a], pair.touch.part
    rules = cat.rules_for(players)
    setup = replace(table.setup, players=players)
    me = chance.randrange(players)
    if a.kind == "character" and setup.heroes:
        me = setup.heroes.index(a.name)
    teams = setup.teams or cat.teams_for(players)
    foe = chance.choice([seat for seat in range(players) if teams[seat] != teams[me]])
    mates = [s for s in range(players) if teams[s] == teams[me] and s != me]
    seats = {"me": me, "foe": foe, "mate": mates[0] if mates else me}
    layout = Layout(cat, chance)
    variants = _variants(part, chance) if rules.villain_stack else ()
    setup = with_people(setup, cat, a, me, players, chance)
    lay_heroes(layout, setup, a, me, chance)
    if "synergy" in variants and not layout.keep_hero_cards(setup.heroes):
        variants = tuple(variant for variant in variants if variant != "synergy")
    _lay_first(layout, pair, me, variants)
    _lay_second(layout, pair, seats, variants)
    _lay_helpers(layout, pair, me, variants)
    _lay_takers(layout, pair, me, variants)
    active = foe if part in ("defense", "block") else me
    _lay_rest(layout, players, active, part, variants, rich=_waits_for_gains(a))
    return replace(setup, first=active, variants=variants, arranged=layout.arranged())


def _variants(part: Part, chance: Random) -> tuple[Variant, ...]:
    """Now and then with a variant of Heroes Unite; a First Appearance often out of the deck."""
    chosen: list[Variant] = []
    if chance.random() < (0.5 if part == "appear" else 0.2):
        chosen.append("hidden")
    if chance.random() < 0.15:
        chosen.append("hunt")
    if chance.random() < 0.15:
        chosen.append("synergy")
    return tuple(chosen)


def with_people(
    setup: Setup, cat: Catalogue, a: Card, me: int, players: int, chance: Random
) -> Setup:
    """Super Heroes or Characters for everybody; the first card's own if it is one."""
    if setup.heroes:
        return setup
    if cat.rules_for(players).confrontations:
        named = {card.name: card.side for card in cat.cards if card.kind == "character"}
        teams = setup.teams or cat.teams_for(players)
        people = {me: a.name} if a.kind == "character" else {}
        own = a.side if a.kind == "character" else "hero"
        for seat in range(players):
            if seat not in people:
                free = [name for name in named if name not in people.values()]
                if players == 4:  # S8
                    same = teams[seat] == teams[me]
                    free = [name for name in free if (named[name] == own) == same]
                people[seat] = chance.choice(free)
        return replace(setup, heroes=tuple(people[seat] for seat in range(players)))
    cards = zip(cat.ids, cat.cards, strict=True)
    ids = [name for name, card in cards if card.kind == "super-hero" and card is not a]
    heroes = chance.sample(ids, players)
    if a.kind == "super-hero":
        heroes[me] = next(n for n, card in zip(cat.ids, cat.cards, strict=True) if card is a)
    return replace(setup, heroes=tuple(heroes))


def lay_heroes(layout: Layout, setup: Setup, a: Card, me: int, chance: Random) -> None:
    """Characters at any Level; the first card's own shows."""
    cat = layout.cat
    if not cat.rules_for(setup.players).confrontations:
        return
    for seat, name in enumerate(setup.heroes):
        level = chance.choice((1, 1, 2, 3))
        if seat == me and a.kind == "character":
            level = a.level or 1
        faces = zip(cat.ids, cat.cards, strict=True)
        levels = {c.level: n for n, c in faces if c.kind == "character" and c.name == name}
        layout.places[f"hero {seat}"] = [levels[each] for each in range(level, 4)]


def _lay_first(layout: Layout, pair: Pair, me: int, variants: tuple[Variant, ...]) -> None:
    """The first card, where its text comes to work."""
    name = layout.cat.ids[pair.a]
    a = layout.cat.cards[pair.a]
    part = pair.touch.part
    if a.kind in ("super-hero", "character"):
        return
    if part == "appear":
        layout.lay("main-deck" if "hidden" in variants else "super-villains", name)
    elif part == "gain":
        layout.lay("line-up", name)
    elif part == "ability" and layout.chance.random() < 0.7:
        layout.lay(f"in-play {me}", name)
    else:
        layout.lay(f"hand {me}", name)


def _may_be_offered(card: Card, variants: tuple[Variant, ...]) -> bool:
    """Whether a card can come to lie in the Line-Up."""
    return card.kind in ("main", "stack") or (card.kind == "super-villain" and "hidden" in variants)


def _lay_second(
    layout: Layout, pair: Pair, seats: dict[str, int], variants: tuple[Variant, ...]
) -> None:
    """The second card, where the first can reach it."""
    name = layout.cat.ids[pair.b]
    b = layout.cat.cards[pair.b]
    seat = seats[pair.touch.side]
    place = pair.touch.place
    if place in ("hand", "played", "front"):
        layout.lay(f"hand {seat}", name)
    elif place in ("deck", "deck-top"):
        layout.lay(f"deck {seat}", name, top=True)
    elif place == "discard":
        layout.lay(f"discard {seat}", name)
    elif place == "play":
        layout.lay(f"in-play {seat}" if b.ongoing else f"hand {seat}", name)
    elif place in ("main-deck-top", "main-deck-second"):
        if b.kind == "main" or (b.kind == "super-villain" and "hidden" in variants):
            layout.lay("main-deck", name)
    elif place == "destroyed":
        layout.lay("destroyed", name)
    elif place in ("line-up", "gained") and _may_be_offered(b, variants):
        layout.lay("line-up", name)
    elif place.startswith("super-villain") and b.kind == "super-villain":
        layout.lay("line-up" if "hidden" in variants else "super-villains", name)


STIRRING: Final = (
    fx.Refill,
    fx.Destroy,
    fx.PlayFrom,
    fx.PlayAgain,
    fx.TakeText,
    fx.Gain,
    fx.GiveAssist,
    fx.SwitchTarget,
    fx.CancelConfrontation,
)


_KINDS: Final[dict[int, tuple[Card, frozenset[type]]]] = {}


def _kinds_in(card: Card) -> frozenset[type]:
    """The kinds of records in what a card does when it is played."""
    if id(card) not in _KINDS:
        _KINDS[id(card)] = card, frozenset(type(record) for record, _ in walk(card.play))
    return _KINDS[id(card)][1]


def _lay_helpers(layout: Layout, pair: Pair, me: int, variants: tuple[Variant, ...]) -> None:
    """A third and fourth card: what the first waits for, one that stirs things up, and (H3) a
    Super-Villain that may appear in the middle of a turn."""
    chance = layout.chance
    faces = list(zip(layout.cat.ids, layout.cat.cards, strict=True))
    kinds = {name: card.kind for name, card in faces}
    for record, _ in walk(layout.cat.cards[pair.a].play):
        if isinstance(record, fx.Plays) and record.what != fx.ANY:
            such = [n for n, c in faces if layout.left[n] and matches(c, record.what)]
            such = [n for n in such if kinds[n] in ("main", "starter", "stack", "weakness")]
            if such:
                layout.lay(f"hand {me}", chance.choice(such))
    kind = chance.choice(STIRRING)
    stirring = [n for n, c in faces if c.kind == "main" and layout.left[n] and kind in _kinds_in(c)]
    if stirring and chance.random() < 0.6:
        layout.lay(f"hand {me}", chance.choice(stirring))
    if "hidden" in variants and chance.random() < 0.5:
        layout.fill("main-deck", 1, ("super-villain",))


def _waits_for_gains(card: Card) -> bool:
    return any(isinstance(record, fx.Gains) for record, _ in walk(card.abilities))


def _lay_takers(layout: Layout, pair: Pair, me: int, variants: tuple[Variant, ...]) -> None:
    """What comes between the two: the second card is destroyed after it was gained, is before
    somebody only on loan when it could defend, or has a cheaper neighbour in the Line-Up."""
    chance = layout.chance
    a, b = layout.cat.cards[pair.a], layout.cat.cards[pair.b]
    if pair.touch.place == "gained":
        layout.lay_one(f"hand {me}", lambda card: _picks(card.play, fx.Destroy, "discard", b))
    defends_in_play = b.defense is not None and b.defense.place == "play"
    if defends_in_play and "hidden" in variants and chance.random() < 0.6:
        layout.lay("line-up", layout.cat.ids[pair.b])
        layout.lay_one(f"hand {me}", lambda card: _picks(card.play, fx.PlayFrom, "line-up", b))
        layout.lay_one(f"hand {me}", lambda card: _has(card.play, fx.Refill))
        if "main-deck" not in layout.places:
            layout.fill("main-deck", 1, ("super-villain",))
    if any(_has(ability, fx.GainCheaper) for ability in a.abilities):
        layout.lay_one(
            "line-up", lambda card: card.type == b.type and (card.cost or 0) < (b.cost or 0)
        )


PickKind = fx.Destroy | fx.PlayFrom


def _has(tree: Any, kind: type) -> bool:
    return any(isinstance(record, kind) for record, _ in walk(tree))


def _picks(tree: Any, kind: type[PickKind], place: str, b: Card) -> bool:
    """Whether a text does this to such a card in one's own place."""
    for record, side in walk(tree):
        pick = record.pick if isinstance(record, kind) else None
        if pick is not None and side == "me" and pick.whose == "you":
            if place in pick.places and matches(b, pick.what):
                return True
    return False


def _lay_rest(
    layout: Layout,
    players: int,
    active: int,
    part: Part,
    variants: tuple[Variant, ...],
    *,
    rich: bool,
) -> None:
    """Hands, decks and piles of any cards: enough Power to buy, an Attack where one is needed."""
    chance = layout.chance
    cat = layout.cat
    any_card = ("main", "main", "starter", "stack", "weakness")
    if part in ("defense", "block"):
        faces = zip(cat.ids, cat.cards, strict=True)
        attacks = [n for n, c in faces if c.kind == "main" and c.has("Attack") and layout.left[n]]
        if attacks:
            layout.lay(f"hand {active}", chance.choice(attacks))
    if part in ("gain", "appear") or rich or chance.random() < 0.3:
        faces = zip(cat.ids, cat.cards, strict=True)
        strong = [n for n, c in faces if c.kind == "main" and _gives(c) >= 3]
        for name in chance.sample(strong, min(4, len(strong))):
            layout.lay(f"hand {active}", name)
    for seat in range(players):
        layout.fill(f"hand {seat}", chance.randint(1, 3), any_card)
        layout.fill(f"deck {seat}", chance.choice((0, 2, 4)), any_card)
        layout.fill(f"discard {seat}", chance.choice((0, 1, 3)), any_card)
        layout.places.setdefault(f"in-play {seat}", [])
        ongoing = [n for n, c in zip(cat.ids, cat.cards, strict=True) if c.ongoing]
        if ongoing and chance.random() < 0.25:
            layout.lay(f"in-play {seat}", chance.choice(ongoing))
    size = 6 if "hidden" in variants else 5
    lying = len(layout.places.get("line-up", []))
    layout.fill("line-up", max(0, size - lying - (part == "appear")), ("main",))
    if "main-deck" in layout.places:
        layout.fill("main-deck", 12, ("main",))
    if "super-villains" in layout.places:
        faces = zip(cat.ids, cat.cards, strict=True)
        first = [n for n, c in faces if c.kind == "super-villain" and (c.cost or 0) < 10]
        first = [name for name in first if layout.left[name]]
        if part == "appear":
            layout.lay("super-villains", chance.choice(first), top=True)
        layout.fill("super-villains", 2, ("super-villain",))


def _gives(card: Card) -> int:
    """The plain Power at the head of a card."""
    plain = [e.amount for e in card.play if isinstance(e, fx.Power) and isinstance(e.amount, int)]
    return sum(plain)


# --- Playing it -------------------------------------------------------------------------------


Choice = Callable[[Table, Game], tuple[Ask, int]]


def keen_choice(
    faces: Collection[int], chance: Random, eager: Collection[str] = ("confront",)
) -> Choice:
    """Return answers that bring these cards together rather than end the turn.

    ``eager`` are the verbs of options that are taken more often.
    """

    def weight(game: Game, option: tuple[str, Any]) -> float:
        verb, what = option
        if verb in eager:
            return 1.5 if eager == ("confront",) else 9.0
        if verb in ("end", "done", "call"):
            return 0.25
        if verb in ("none", "no"):
            return 0.7
        card = what[0] if isinstance(what, tuple) and verb != "place" else what
        named = verb in ("play", "buy", "hunt", "lay", "card", "use", "trigger", "shield")
        if named and game.face[card] in faces:
            return 6.0
        return 1.0

    def choose(table: Table, game: Game) -> tuple[Ask, int]:
        ask = chance.choice(table.asks)
        weights = [weight(game, option) for option in ask.options]
        return ask, chance.choices(range(len(weights)), weights)[0]

    return choose
