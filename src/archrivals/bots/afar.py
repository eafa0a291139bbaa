"""Bots in another process: a position goes out as plain data, the number of an option comes back.

A job holds what its seat may see and nothing else, so whoever runs the bot needs no trust. The
texts of the cards are no part of it: the worker has the same catalogue.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict, replace
from hashlib import sha256
from typing import Any, Final

from archrivals.engine.asks import Ask, Option, cards_of
from archrivals.engine.cards import Card
from archrivals.engine.catalogue import Catalogue
from archrivals.engine.codec import text_from_json, text_to_json
from archrivals.engine.effects import Use
from archrivals.engine.imagining import Imagination, Unimaginable
from archrivals.engine.rules import Rules, Setup
from archrivals.engine.saving import setup_from_json
from archrivals.engine.sight import Sight
from archrivals.engine.state import (
    DISCARD,
    HAND,
    HERO,
    IN_PLAY,
    LINE_UP,
    ON_HERO,
    SUPER_VILLAINS,
    discard_pile,
    hand,
    hero_zone,
    in_play,
    on_hero,
    zone_name,
)
from archrivals.engine.table import Table
from archrivals.engine.views import JSON
from archrivals.engine.worlds import plain, world_from_json, world_to_json

from . import BOTS, BotError, conducts, decide, looks_ahead, make_bot, remembers
from .conduct import critical
from .thinking import PlannerBot

PATIENCE: Final = 1.0
"""Seconds that a bot may think where people wait; its budget of nodes is far below that."""

# --- The job ----------------------------------------------------------------------------------


def job_of(table: Table, seat: int, bot: str, seed: str) -> JSON:
    """A seat's open ask and all it may see, for a bot that is elsewhere; plain JSON.

    Only a hash of ``seed`` goes out, so it may be a secret. It is the same for all answers of a
    window in whatever order they come (``moved``); ``position`` counts every answer.
    """
    ask = table.ask_of(seat)
    if ask is None:
        raise ValueError(f"seat {seat} is not asked anything now, so there is no job for a bot")
    job: JSON = {
        "bot": bot,
        "seed": sha256(f"{seed}:bot:{seat}:{table.moved}".encode()).hexdigest(),
        "position": len(table.answers),
        "setup": plain(asdict(_told(table.setup))),
        "view": table.view(seat),
        "about": None if ask.about is None else text_to_json(ask.about),
        "usual": None if ask.usual is None else [text_to_json(each) for each in ask.usual],
    }
    if remembers(bot):
        ids, sight = table.state.cat.ids, Sight(table, seat)
        job["owned"] = [
            [ids[face] for face in sight.owned(other)] for other in range(table.state.seats)
        ]
    if len(ask.options) > 1 and (looks_ahead(bot) or _decisive(table, seat, ask, bot)):
        with suppress(Unimaginable):  # then it answers by experience
            job["world"] = world_to_json(table, seat, job["seed"])
    return job


def _decisive(table: Table, seat: int, ask: Ask, bot: str) -> bool:
    """Whether a bot that does not think ahead otherwise does so here."""
    return conducts(bot) and critical(Sight(table, seat), ask)


def _told(setup: Setup) -> Setup:
    """A setup as every seat may know it: cards laid out beforehand may lie in decks and hands."""
    return replace(setup, arranged=())


def answer_job(
    job: JSON, cat: Catalogue, own: Collection[str] = (), seconds: float = PATIENCE
) -> int:
    """The bot's answer: the number of an option. ``cat`` is the catalogue of the job's setup.

    A bot that thinks ahead stops after about so many ``seconds``. A job may come from anywhere, and
    a bot by ``module:Class`` is imported: beside ours only those that ``own`` names are.
    """
    name = job["bot"]
    if name not in BOTS and name not in own:
        raise BotError(f"no bot {name!r} is allowed here")
    sight = sight_of(job, cat)
    bot = make_bot(name, job["seed"], sight.seat)
    if isinstance(bot, PlannerBot):
        bot.hurry(seconds)
    return decide(bot, sight, ask_from(job, sight), name)


def sight_of(job: JSON, cat: Catalogue) -> WrittenSight:
    """What the seat of a job sees."""
    setup = setup_from_json(job["setup"])
    rules = setup.rules(cat.rules_for(setup.players))
    world = (setup, job["world"]) if "world" in job else None
    return WrittenSight(job["view"], cat, rules, job.get("owned"), world)


# --- The sight --------------------------------------------------------------------------------

_OF_A_SEAT: Final = {
    "discard": DISCARD,
    "in_play": IN_PLAY,
    "hero": HERO,
    "on_hero": ON_HERO,
    "hand": HAND,
}
"""The lists of a seat's view, and the zones that they show."""


class WrittenSight(Sight):
    """A seat's sight read off its view; a bot need not know that there is no table behind it.

    Cards are ints in the order in which they are named, so they tell nothing of any shuffle, and
    those of one job mean nothing in another.
    """

    __slots__ = (
        "_assists",
        "_cat",
        "_faces",
        "_granted",
        "_known",
        "_owned",
        "_places",
        "_rules",
        "_view",
        "_world",
        "_zones",
    )

    def __init__(
        self,
        view: JSON,
        cat: Catalogue,
        rules: Rules,
        owned: list[list[str]] | None = None,
        world: tuple[Setup, JSON] | None = None,
    ) -> None:
        self.seat = view["seat"]
        self._world = world
        self._owned = None
        if owned is not None:
            self._owned = [sorted(cat.by_id[name] for name in names) for names in owned]
        self._view = view
        self._cat = cat
        self._rules = rules
        self._faces: list[int] = []
        self._places: list[str] = []
        self._known: dict[str, int] = {}
        self._assists: set[int] = set()
        self._granted: dict[tuple[int, int], Any] = {}
        self._zones: dict[int, list[int]] = {
            LINE_UP: self._cards(view["line_up"], LINE_UP),
            SUPER_VILLAINS: self._cards(view["super_villain"], SUPER_VILLAINS),
        }
        for other, shown in enumerate(view["seats"]):
            for name, zone in _OF_A_SEAT.items():
                here = (other + 1) * 8 + zone
                self._zones[here] = self._cards(shown.get(name, ()), here)

    def _cards(self, shown: list[JSON], zone: int) -> list[int]:
        cards = [self.named(each["id"], zone_name(zone), each["handle"]) for each in shown]
        self._assists |= {
            card for card, each in zip(cards, shown, strict=True) if each.get("assist")
        }
        return cards

    def named(self, name: str, place: str = "hidden", handle: str | None = None) -> int:
        """The int of a card by its id; the same for the same handle, else a new one."""
        if handle is not None and handle in self._known:
            return self._known[handle]
        card = len(self._faces)
        self._faces.append(self._cat.by_id[name])
        self._places.append(place)
        if handle is not None:
            self._known[handle] = card
        return card

    def granted(self, card: int, number: int, ability: Any) -> None:
        """Remember an ability that is granted for the turn."""
        self._granted[card, number] = ability

    @property
    def cat(self) -> Catalogue:
        """The catalogue."""
        return self._cat

    @property
    def position(self) -> int:
        """How many answers there were when the open asks were put."""
        return int(self._view["position"])

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self._view["seats"])

    @property
    def power(self) -> int:
        """The active player's Power."""
        return int(self._view["turn"]["power"])

    @property
    def confrontations(self) -> bool:
        """Whether this table has Confrontations at all."""
        return self._rules.confrontations

    def may_assist(self, card: int) -> bool:
        """Whether a card of a hand in sight has Assist now (K6)."""
        return card in self._assists or self._cat.cards[self.face(card)].assist

    def offered(self, card: int, number: int) -> Any:
        """A text of one's own that the ask offers, on one's turn or at the time for Blocks."""
        if (card, number) in self._granted:
            return self._granted[card, number]
        return self._cat.abilities[self.face(card)][number]

    def ability(self, card: int, number: int) -> Use:
        """An ability of one's own that is offered on one's turn."""
        found = self.offered(card, number)
        assert isinstance(found, Use)
        return found

    @property
    def confronting(self) -> int:
        """Whom the active player Confronts; −1 for nobody."""
        return int(self._view["turn"]["confronting"])

    def cost_of(self, seat: int) -> int:
        """What it takes to defeat a seat's Character now; 0 where nobody can be Confronted."""
        return int(self._view["seats"][seat].get("cost", 0))

    def _from_here(self) -> list[int]:
        """Who is in the game, in turn order, oneself first (R1)."""
        seats = self._view["seats"]
        order = [*range(self.seat, len(seats)), *range(self.seat)]
        return [each for each in order if not seats[each]["out"]]

    def _team(self, seat: int) -> int:
        return int(self._view["seats"][seat]["team"])

    def foes(self) -> list[int]:
        """The players on other sides."""
        mine = self._team(self.seat)
        return [other for other in self._from_here() if self._team(other) != mine]

    def mates(self) -> list[int]:
        """One's teammates."""
        mine = self._team(self.seat)
        return [o for o in self._from_here() if o != self.seat and self._team(o) == mine]

    def hand_of(self, mate: int) -> list[int]:
        """A teammate's hand (S11)."""
        if mate not in self.mates():
            raise PermissionError("a seat sees its own hand and its teammate's")
        return self._zones[hand(mate)][:]

    @property
    def hand(self) -> list[int]:
        """One's own hand."""
        return self._zones[hand(self.seat)][:]

    @property
    def line_up(self) -> list[int]:
        """The Line-Up, with one's own Hero card on one's own turn (H1)."""
        mine = self._rules.synergy and self._view["turn"]["seat"] == self.seat
        return self._zones[LINE_UP] + (self._zones[on_hero(self.seat)] if mine else [])

    @property
    def super_villain(self) -> int | None:
        """The face-up Super-Villain on the stack."""
        return next(iter(self._zones[SUPER_VILLAINS]), None)

    @property
    def super_villains_left(self) -> int:
        """How many Super-Villains are on the stack."""
        return int(self._view["super_villains_left"])

    @property
    def main_deck_left(self) -> int:
        """How many cards the main deck has."""
        return int(self._view["main_deck"])

    def discard(self, seat: int) -> list[int]:
        """A seat's discard pile."""
        return self._zones[discard_pile(seat)][:]

    def in_play(self, seat: int) -> list[int]:
        """The cards a seat controls."""
        return self._zones[in_play(seat)][:]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return int(self._view["seats"][seat]["hand_size"])

    def deck_size(self, seat: int) -> int:
        """How many cards a seat's deck has."""
        return int(self._view["seats"][seat]["deck"])

    def hero(self, seat: int) -> int:
        """A seat's Super Hero."""
        return self._zones[hero_zone(seat)][0]

    def levels(self, seat: int) -> int:
        """How many Levels of a seat's Character still stand (S9)."""
        return len(self._zones[hero_zone(seat)])

    def owned(self, seat: int) -> list[int]:
        """The faces of a player's cards; only a bot that keeps count of them is sent them."""
        if self._owned is None:
            raise PermissionError("this bot does not keep count of what players own")
        return self._owned[seat][:]

    def imagination(self) -> Imagination[Table]:
        """Tables to think ahead on, dealt anew from the one that was sent along."""
        if self._world is None:
            raise Unimaginable("no table to think ahead on was sent with the job")
        setup, world = self._world
        return world_from_json(world, setup, self._cat, self.seat, "").imagination(self.seat)

    def imagine(self, seed: str) -> Table:
        """One table to think ahead on."""
        return self.imagination().table(seed)

    def face(self, card: int) -> int:
        """Which card it is; there are no others here than those in sight."""
        if not 0 <= card < len(self._faces):
            raise PermissionError("a seat cannot look at a hidden card")
        return self._faces[card]

    def card(self, card: int) -> Card:
        """What a card is."""
        return self._cat.cards[self.face(card)]

    def asking(self, ask: Ask) -> int:
        """The face of the card that puts the ask; −1 for the rules."""
        return self.face(ask.source) if ask.source >= 0 else -1

    def zone(self, card: int) -> str:
        """The name of the zone a card is in; of one only shown for the ask it is not told."""
        return self._places[card] if 0 <= card < len(self._places) else "hidden"


# --- The ask ----------------------------------------------------------------------------------


def ask_from(job: JSON, sight: WrittenSight) -> Ask:
    """The ask of a job, its options in the same order, with the cards of this sight."""
    asked = job["view"]["ask"]
    options = tuple(_option(sight, each) for each in asked["options"])
    placed: dict[int, int] = {}
    if asked["kind"] == "place":  # the card that is placed is the one that is shown
        placed = {sight.face(card): card for option in options for card in cards_of(option)}
    shown = []
    for name in asked["shown"]:
        card = placed.get(sight.cat.by_id[name])
        shown.append(sight.named(name) if card is None else card)
    source, about, usual = asked["source"], job["about"], job["usual"]
    return Ask(
        asked["seat"],
        asked["kind"],
        -1 if source is None else sight.named(source),
        options,
        None if about is None else text_from_json(about),
        tuple(shown),
        None if usual is None else tuple(text_from_json(each) for each in usual),
    )


def _option(sight: WrittenSight, shown: JSON) -> Option:
    """An option as the engine writes it; see :func:`archrivals.engine.views.option_view`."""
    verb: str = shown["verb"]
    if verb == "mode":
        return verb, shown["mode"]
    if verb in ("seat", "confront"):
        return verb, shown["seat"]
    if "card" not in shown:
        return verb, None
    handle = shown.get("handle")
    if handle is None and verb == "place":  # one card, several places
        handle = f"placed {shown['card']}"
    card = sight.named(shown["card"], shown["zone"], handle)
    if verb == "use":
        return verb, (card, _number(sight, card, shown))
    if verb == "trigger":
        return verb, (card, tuple(text_from_json(each) for each in shown["do"]))
    if verb == "shield":
        return verb, (card, shown["seat"])
    return verb, (shown["place"], card) if verb == "place" else card


def _number(sight: WrittenSight, card: int, shown: JSON) -> int:
    """An ability's number on its card; a granted one is told to the sight."""
    number: int = shown["ability"]
    if "granted" in shown:
        sight.granted(card, number, text_from_json(shown["granted"]))
    return number
