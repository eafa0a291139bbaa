"""Strict scripts: arrange a table, act, assert the exact options asked, answer, look.

    table.hand(FOE, "Katana", "Punch").deck(FOE, "Kick")
    table.hand(ME, "Deadshot").play("Deadshot")
    table.asks(FOE, "defend", ["Katana", "none"]).answer("Katana")
    assert table.hand_of(FOE) == ["Punch", "Kick"]

A required pick with a single card to take is asked too, lest it tell what a hand holds. A test
may assert it; when it looks at the table or goes on instead, that card is taken.

Other boxes: ``table.box("confrontations").players(4).hero(ME, "Superman")``, or a mixture:
``table.mixture(RECIPES["rivals-teams"])``; ``confront(FOE)`` or
``normal()`` announces the turn (an action without it plays a normal turn), ``done()`` says so.

Places not arranged: hands, decks, discard piles and what lies in play start empty, the Line-Up
holds five expensive cards without a bearing on others, stacks and main deck are as always.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tiers import NIGHT

from archrivals.boxes import BOXES, catalogue
from archrivals.boxes.mixing import mixed
from archrivals.engine.invariants import check, check_quiet
from archrivals.engine.language.cards import slug
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Recipe, Setup
from archrivals.engine.play.confronting import cost_of
from archrivals.engine.play.counting import level
from archrivals.engine.saving import load, save, state_digest
from archrivals.engine.state.asks import Ask, Option, cards_of
from archrivals.engine.state.flat import (
    DESTROYED,
    LINE_UP,
    MAIN_DECK,
    WEAKNESSES,
    deck,
    discard_pile,
    hand,
    in_play,
    score_pile,
    zone_name,
)
from archrivals.engine.table import Table

ME, FOE, THIRD, FOURTH, FIFTH = range(5)
CATALOGUES: dict[str, Catalogue] = {box: catalogue(box) for box in BOXES}
CATALOGUE = CATALOGUES["heroes-unite"]
_mixed = cache(mixed)
WINDOWS = ("lay", "pass-left", "pass-right")
HEROES: dict[str, tuple[str, ...]] = {
    "heroes-unite": ("red-tornado", "hawkman", "batgirl", "nightwing", "black-canary"),
    "base-set": ("wonder-woman", "batman", "superman", "cyborg", "green-lantern"),
    "rivals-batman-joker": ("Batman", "The Joker"),
    "rivals-shazam-black-adam": ("Shazam!", "Black Adam"),
    "confrontations": ("Aquaman", "Felix Faust", "Superman", "Lex Luthor"),
}
LINE_UPS = {
    "heroes-unite": (
        "jason-blood",
        "the-demon-etrigan",
        "brother-blood",
        "sciencell",
        "winged-warrior",
    ),
    "base-set": ("doomsday", "doomsday", "gorilla-grodd", "super-strength", "super-strength"),
    "rivals-batman-joker": (
        "hugo-strange",
        "red-robin",
        "superman",
        "the-bat-signal",
        "killing-joke",
        "ras-al-ghul",
        "scarecrow",
        "laughing-gas",
        "utility-belt",
        "robin",
        "wayne-manor",
    ),
    "rivals-shazam-black-adam": (
        "death",
        "the-wizard",
        "sabbac",
        "wizard-staff",
        "hippolyta",
        "doctor-fate",
        "power-of-aten",
        "courage-of-mehen",
        "hawkman",
        "rock-of-eternity",
        "isis",
    ),
    "confrontations": (
        "impervious",
        "zod",
        "apollo",
        "ares",
        "poseidon",
        "orion",
        "strife",
        "cold-breath",
        "book-of-magic",
        "lex-corp",
        "bizarro",
    ),
}
"""The first five of these that a test uses nowhere else."""


def card_id(name: str, box: str = "heroes-unite") -> str:
    """The id of a card named by its name or its id."""
    return name if name in CATALOGUES[box].by_id else slug(name)


def line_up_beside(box: str, used: list[str]) -> tuple[str, ...]:
    """Five cards of no bearing that are free to lie in the Line-Up."""
    cat = CATALOGUES[box]
    copies = {name: card.copies for name, card in zip(cat.ids, cat.cards, strict=True)}
    taken = list(used)
    found: list[str] = []
    calm = LINE_UPS.get(box) or [card for cards in LINE_UPS.values() for card in cards]
    for card in calm:
        if taken.count(card) < copies.get(card, 0) and len(found) < 5:
            found.append(card)
            taken.append(card)
    return tuple(found)


class Script:
    """A table under test; the game begins with the first action or ask."""

    def __init__(self, *, thorough: bool = False) -> None:
        self.thorough = thorough
        self.setup: dict[str, Any] = {"players": 2, "first": ME}
        self._heroes: dict[int, str] = {}
        self._levels: dict[int, int] = {}
        self._arranged: dict[str, tuple[str, ...]] = {}
        self._box = "heroes-unite"
        self._table: Table | None = None

    # --- Arranging ----------------------------------------------------------------------------

    def box(self, name: str) -> Script:
        """Play another box; before anything is arranged."""
        self._box = self.setup["box"] = name
        return self

    def mixture(self, recipe: Recipe) -> Script:
        """Play a mixture; before anything is arranged. Cards that two boxes share by id are named
        ``box:id``."""
        self._box = recipe.id
        CATALOGUES[recipe.id] = _mixed(recipe)
        kind = "character" if BOXES[recipe.host].rules.confrontations else "super-hero"
        people = [card for card in self.cat.cards if card.kind == kind]
        names = [card.name if kind == "character" else card.id for card in people]
        HEROES[recipe.id] = recipe.heroes or tuple(dict.fromkeys(names))
        self.setup |= {"box": recipe.host, "recipe": recipe, "players": recipe.players}
        self.setup["teams"] = recipe.teams
        return self

    @property
    def cat(self) -> Catalogue:
        return CATALOGUES[self._box]

    def players(self, n: int) -> Script:
        self.setup["players"] = n
        return self

    def hero(self, seat: int, name: str) -> Script:
        known = {card.name for card in self.cat.cards if card.kind == "character"}
        self._heroes[seat] = name if name in known else card_id(name, self._box)
        return self

    def level(self, seat: int, level: int) -> Script:
        """Begin with a Character's second or third Level; the fallen ones are nobody's."""
        self._levels[seat] = level
        return self

    def variants(self, *names: str) -> Script:
        self.setup["variants"] = names
        return self

    def options(self, **setup: Any) -> Script:
        """Any other part of the Setup: super_villains, hero_choice …"""
        self.setup |= setup
        return self

    def place(self, place: str, *names: str) -> Script:
        """Lay exactly these cards in a place, top card first: ``line-up``, ``hand 0`` …"""
        assert self._table is None, "the game has begun"
        self._arranged[place] = tuple(card_id(name, self._box) for name in names)
        return self

    def hand(self, seat: int, *names: str) -> Script:
        return self.place(f"hand {seat}", *names)

    def deck(self, seat: int, *names: str) -> Script:
        return self.place(f"deck {seat}", *names)

    def discard(self, seat: int, *names: str) -> Script:
        return self.place(f"discard {seat}", *names)

    def in_play(self, seat: int, *names: str) -> Script:
        return self.place(f"in-play {seat}", *names)

    def line_up(self, *names: str) -> Script:
        return self.place("line-up", *names)

    def main_deck(self, *names: str) -> Script:
        return self.place("main-deck", *names)

    def super_villains(self, *names: str) -> Script:
        return self.place("super-villains", *names)

    def weaknesses(self, n: int) -> Script:
        return self.place("weaknesses", *["weakness"] * n)

    @property
    def table(self) -> Table:
        if self._table is None:
            players = self.setup["players"]
            for seat in range(players):
                for place in ("hand", "deck", "discard", "in-play"):
                    self._arranged.setdefault(f"{place} {seat}", ())
            if "line-up" not in self._arranged:
                used = [card for cards in self._arranged.values() for card in cards]
                self._arranged["line-up"] = line_up_beside(self._box, used)
            if "hero_choice" not in self.setup:
                free = [h for h in HEROES[self._box] if h not in self._heroes.values()]
                self.setup["heroes"] = tuple(
                    self._heroes[seat] if seat in self._heroes else free.pop(0)
                    for seat in range(players)
                )
            for seat, level in self._levels.items():
                hero = slug(self.setup["heroes"][seat])
                left = tuple(f"{hero}-{each}" for each in range(level, 4))
                self._arranged[f"hero {seat}"] = left
            setup = Setup(**self.setup, arranged=tuple(self._arranged.items()))
            self._table = Table.new(setup, self.cat, seed="test")
            check(self._table)
        return self._table

    # --- Acting -------------------------------------------------------------------------------

    def play(self, name: str) -> Script:
        return self._act("play", name)

    def buy(self, name: str) -> Script:
        return self._act("buy", name)

    def use(self, name: str) -> Script:
        return self._act("use", name)

    def hunt(self, name: str) -> Script:
        return self._act("hunt", name)

    def end(self) -> Script:
        return self._act("end", "")

    def confront(self, seat: int) -> Script:
        """Announce a Confrontation of this foe."""
        return self._announce(f"confront {seat}")

    def normal(self) -> Script:
        """Announce a normal turn."""
        return self._announce("normal")

    def _announce(self, label: str) -> Script:
        ask = self.table.ask
        assert ask.kind == "announce", f"{ask} is open, so nothing can be announced"
        return self._answer(ask, label)

    def done(self) -> Script:
        """Say that you are done Confronting."""
        return self._act("done", "")

    def call(self) -> Script:
        """Ask the teammate for an Assist."""
        return self._act("call", "")

    def lay(self, name: str) -> Script:
        """Put an Assist card onto your own Character (V4)."""
        return self._act("lay", name)

    def _act(self, verb: str, name: str) -> Script:
        self._take_forced()
        if self.table.ask.kind == "announce":
            self.normal()
        ask = self.table.ask
        assert ask.kind == "turn", f"{ask} is open, so no action can be taken"
        label = f"{verb} {self._title(name)}" if name else verb
        return self._answer(ask, label)

    def asks(self, seat: int, kind: str, options: list[str]) -> Script:
        """Assert that this seat is asked just this; then ``answer`` it."""
        self._take_forced(until=(seat, kind, sorted(options)))
        ask = self.table.ask_of(seat)
        assert ask is not None, f"seat {seat} is not asked; open: {self.table.asks}"
        assert ask.kind == kind, f"asked {ask.kind!r}, not {kind!r}"
        assert sorted(self.labels(ask)) == sorted(options)
        self._asked = seat
        return self

    def answer(self, *labels: str) -> Script:
        """Answer the ask just asserted; further labels answer the same seat's next asks."""
        for label in labels:
            ask = self.table.ask_of(self._asked)
            assert ask is not None, f"seat {self._asked} is not asked for {label!r}"
            self._answer(ask, label)
        return self

    def _take_forced(self, until: tuple[int, str, list[str]] | None = None) -> None:
        """Take the only card of a required pick, up to an ask that the test asserts."""
        while True:
            for ask in self.table.asks:
                labels = self.labels(ask)
                if (ask.seat, ask.kind, sorted(labels)) == until:
                    return
                alone = len(self.table.asks) == 1 and len(ask.options) == 1
                if alone and ask.options[0][0] == "card" and ask.kind not in WINDOWS:
                    self._answer(ask, labels[0])
                    break
            else:
                return

    def _answer(self, ask: Ask, label: str) -> Script:
        labels = self.labels(ask)
        assert label in labels, f"{label!r} is not offered: {labels}"
        seat, index = ask.seat, labels.index(label)
        if self.thorough:
            self._answer_thoroughly(seat, index)
        else:
            self.table.answer(seat, index)
        check(self.table)
        if self.table.asks and self.table.ask.kind in ("turn", "announce"):
            check_quiet(self.table.state)
        for viewer in range(-1, self.table.state.seats):
            self.table.view(viewer)
        return self

    def _answer_thoroughly(self, seat: int, index: int) -> None:
        """Answer a fork, and go on with it; at night also a loaded save, to compare them."""
        old = self.table
        before = state_digest(old.state)
        self._table = old.fork()
        copies = [self._table, load(save(old), self.cat)] if NIGHT else [self._table]
        for copy in copies:
            assert state_digest(copy.state) == before
            assert repr(copy.asks) == repr(old.asks)
            copy.answer(seat, index)
        assert len({state_digest(copy.state) for copy in copies}) == 1
        assert len({repr(copy.asks) for copy in copies}) == 1
        assert state_digest(old.state) == before, "answering the fork changed the original"

    def _save_and_load(self) -> None:
        """Load a save, which gives all answers again: the position must be the same."""
        table = self.table
        loaded = load(save(table), table.state.cat)
        assert state_digest(loaded.state) == state_digest(table.state)
        assert repr(loaded.asks) == repr(table.asks)

    def finish(self) -> None:
        """No ask may be left that the test did not foresee."""
        if self._table is not None:
            self._take_forced()
        if self._table is not None and self._table.asks:
            assert self._table.ask.kind in ("turn", "announce"), f"{self._table.asks} not foreseen"
        if self._table is not None and self.thorough and self._table.answers:
            self._save_and_load()

    # --- Looking ------------------------------------------------------------------------------

    def labels(self, ask: Ask) -> list[str]:
        """The options as words: ``Katana``, ``play Kick``, ``none``, ``Punch (discard)``."""
        plain = [self._label(option) for option in ask.options]
        return [
            f"{label} ({self._zone(option)})" if plain.count(label) > 1 else label
            for label, option in zip(plain, ask.options, strict=True)
        ]

    def turn_options(self) -> list[str]:
        """What the active player may do now, sorted."""
        self._take_forced()
        assert self.table.ask.kind == "turn"
        return sorted(self.labels(self.table.ask))

    def _label(self, option: Option) -> str:
        verb, what = option
        names = [self.name(card) for card in cards_of(option)]
        if verb == "card":
            return names[0]
        if verb == "mode":
            return f"mode {what}"
        if verb == "place":
            return str(what[0])
        if verb == "seat":
            return f"seat {what}"
        if verb == "confront":
            return f"confront {what}"
        if verb == "shield":
            return f"{names[0]} for {what[1]}"
        if verb == "trigger":
            return f"{names[0]}: {type(what[1][0]).__name__}"
        return " ".join([verb, *names])

    def _zone(self, option: Option) -> str:
        return zone_name(self.table.state.where[cards_of(option)[0]])

    def _title(self, name: str) -> str:
        return self.cat.name[self.cat.by_id[card_id(name, self._box)]]

    def name(self, card: int) -> str:
        return self.cat.name[self.table.state.faces[card]]

    def names(self, zone: int) -> list[str]:
        self._take_forced()
        return [self.name(card) for card in self.table.state.zones[zone]]

    def hand_of(self, seat: int) -> list[str]:
        return self.names(hand(seat))

    def deck_of(self, seat: int) -> list[str]:
        """The deck, top card first."""
        return self.names(deck(seat))[::-1]

    def discard_of(self, seat: int) -> list[str]:
        return self.names(discard_pile(seat))

    def in_play_of(self, seat: int) -> list[str]:
        return self.names(in_play(seat))

    @property
    def line_up_now(self) -> list[str]:
        return self.names(LINE_UP)

    @property
    def main_deck_now(self) -> list[str]:
        """The main deck, top card first."""
        return self.names(MAIN_DECK)[::-1]

    @property
    def destroyed(self) -> list[str]:
        return self.names(DESTROYED)

    @property
    def weaknesses_left(self) -> int:
        self._take_forced()
        return len(self.table.state.zones[WEAKNESSES])

    @property
    def power(self) -> int:
        self._take_forced()
        return self.table.state.turn.power

    def score_of(self, seat: int) -> list[str]:
        """The Characters a seat has defeated."""
        return self.names(score_pile(seat))

    def cost_of(self, seat: int) -> int:
        """What it takes to defeat a seat's Character now."""
        self._take_forced()
        return cost_of(self.table.state, seat)

    def level_of(self, seat: int) -> int:
        """The Level of a seat's Character."""
        self._take_forced()
        return level(self.table.state, seat)

    @property
    def active(self) -> int:
        self._take_forced()
        return self.table.state.turn.seat
