"""Bots in another process: a position goes out as plain data, the number of an option comes back.

A job holds what its seat may see and nothing else, so the process that runs the bot needs no trust.
The texts of the cards are not part of it: the worker has the same catalogue.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.codec import text_from_json, text_to_json
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.confronting import cost_of
from archrivals.engine.records import from_plain, to_plain
from archrivals.engine.saving import setup_from_json, setup_to_json
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask, Option, cards_of
from archrivals.engine.state.flat import (
    LINE_UP,
    MAIN_DECK,
    SUPER_VILLAINS,
    UNUSED,
    CardInView,
    State,
    Turn,
    deck,
    discard_pile,
    hand,
    hero_zone,
    in_play,
    on_hero,
    zone_called,
)
from archrivals.engine.table import Table
from archrivals.engine.transfer import world_from_json, world_to_json
from archrivals.engine.views.determinization import Imagination, Unimaginable
from archrivals.engine.views.seats import JSON, OptionInView, View
from archrivals.engine.views.veil import FaceDown

from . import BOTS, BotError, conducts, decide, looks_ahead, make_bot, remembers
from .conduct import critical
from .thinking import PlannerBot

THINK_LIMIT_S: Final = 1.0
"""Seconds that a bot may think where people wait; its budget of nodes is far below that."""

# --- The job ----------------------------------------------------------------------------------


def job_of(table: Table, seat: int, bot: str, seed: str) -> JSON:
    """A seat's open ask and all it may see, for a bot that is elsewhere; plain JSON.

    Only a hash of ``seed`` goes out, so it may be a secret. It is the same for all answers of a
    window in any order (``moved``); ``position`` counts every answer.
    """
    ask = table.ask_of(seat)
    if ask is None:
        raise ValueError(f"seat {seat} is not asked anything now, so there is no job for a bot")
    job: JSON = {
        "bot": bot,
        "seed": sha256(f"{seed}:bot:{seat}:{table.moved}".encode()).hexdigest(),
        "position": len(table.answers),
        "setup": json.loads(json.dumps(setup_to_json(_told(table.setup)))),
        "view": to_plain(table.view(seat)),
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
    """Return whether a bot that does not think ahead otherwise does so here."""
    return conducts(bot) and critical(Sight(table, seat), ask)


def _told(setup: Setup) -> Setup:
    """A setup as every seat may know it: cards laid out beforehand may lie in decks and hands."""
    return replace(setup, arranged=())


def answer_job(
    job: JSON,
    cat: Catalogue,
    own: Collection[str] = (),
    seconds: float = THINK_LIMIT_S,
    share: float = 1.0,
) -> int:
    """The bot's answer: the number of an option. ``cat`` is the catalogue of the job's setup.

    A bot that thinks ahead stops after about ``seconds``, and takes a ``share`` of the
    nodes that it takes elsewhere. A job may come from anywhere, and a bot by ``module:Class`` is
    imported: besides ours only those that ``own`` names are.
    """
    name = job["bot"]
    if name not in BOTS and name not in own:
        raise BotError(f"no bot {name!r} is allowed here")
    sight = RemoteSight(job, cat)
    bot = make_bot(name, job["seed"], sight.seat)
    if isinstance(bot, PlannerBot):
        bot.hurry(seconds, share)
    return decide(bot, sight, sight.ask, name)


# --- The sight --------------------------------------------------------------------------------


class RemoteSight(Sight):
    """The sight of a job: of a table that is set up again as the seat's view shows it.

    What lies face down there is a number of cards and nothing else.
    """

    __slots__ = ("_owned", "_position", "_world")

    def __init__(self, job: JSON, cat: Catalogue) -> None:
        view = from_plain(View, job["view"])
        setup = setup_from_json(job["setup"])
        super().__init__(_table(view, setup, cat, job), view.seat)
        self._position = view.position
        self._owned: list[list[str]] | None = job.get("owned")
        self._world: JSON | None = job.get("world")

    @property
    def ask(self) -> Ask:
        """The ask of the job, its options in the same order."""
        return self._table.ask

    @property
    def position(self) -> int:
        """Return how many answers there were when the open asks were put."""
        return self._position

    def owned(self, seat: int) -> list[int]:
        """The faces of a player's cards; only a bot that keeps count of them is sent them."""
        if self._owned is None:
            raise PermissionError("this bot does not keep count of what players own")
        return sorted(self.cat.by_id[name] for name in self._owned[seat])

    def imagination(self) -> Imagination[Table]:
        """Make tables to think ahead on, dealt again from the one that was sent along."""
        if self._world is None:
            raise Unimaginable("no table to think ahead on was sent with the job")
        table = world_from_json(self._world, self._table.setup, self.cat, self.seat, "")
        return table.imagination(self.seat)


def _table(view: View, setup: Setup, cat: Catalogue, job: JSON) -> Table:
    """A table as a view shows it, at the seat's ask."""
    cards = _Cards(cat)
    piles = [(LINE_UP, view.line_up), (SUPER_VILLAINS, view.super_villain)]
    for seat, shown in enumerate(view.seats):
        piles += [
            (discard_pile(seat), shown.discard),
            (in_play(seat), shown.in_play),
            (hero_zone(seat), shown.hero),
            (on_hero(seat), shown.on_hero),
            (hand(seat), shown.hand or ()),
        ]
    zones = {zone: cards.pile(pile, zone) for zone, pile in piles if pile}
    ask = _ask(view, job, cards)
    rules = setup.rules(cat.rules_for(setup.players))
    teams = tuple(each.team for each in view.seats)
    s = State(cat, rules, setup.players, "", cards.faces, teams)
    s.where = bytearray(cards.where)
    s.zones[UNUSED] = []
    for zone, pile in zones.items():
        s.zones[zone] = pile
    s.zones[MAIN_DECK] = FaceDown(view.main_deck)
    s.zones[SUPER_VILLAINS] = FaceDown(view.super_villains_left, *zones.get(SUPER_VILLAINS, ()))
    s.villain_up = bool(view.super_villain)
    s.out = frozenset(each.seat for each in view.seats if each.out)
    s.number = view.turn.number
    s.turn = Turn(view.turn.seat)
    s.turn.power, s.turn.target = view.turn.power, view.turn.confronting
    s.turn.given_assist = tuple(cards.assists)
    s.uses[view.seat] = tuple(cards.uses)
    for seat, known in enumerate(view.seats):
        s.zones[deck(seat)] = FaceDown(known.deck)
        if known.hand is None:
            s.zones[hand(seat)] = FaceDown(known.hand_size)
        if known.cost is not None:  # after all changes
            s.cost_changes += ((seat, known.cost - cost_of(s, seat), -1),)
    table = Table(setup, s, anchored=False)
    table.asks = (ask,)
    return table


class _Cards:
    """Cards as ints in the order in which they are named, so they reveal nothing of any shuffle.

    Those of one job mean nothing in another.
    """

    def __init__(self, cat: Catalogue) -> None:
        self.cat = cat
        self.faces: list[int] = []
        self.where: list[int] = []
        self.assists: list[int] = []
        self.uses: list[tuple[int, int, Any]] = []  # abilities: see ``Standing``
        self._known: dict[str, int] = {}

    def named(self, id: str, zone: int = UNUSED, handle: str | None = None) -> int:
        """The int of a card; the same for the same handle, else a new one."""
        if handle is not None and handle in self._known:
            return self._known[handle]
        card = len(self.faces)
        self.faces.append(self.cat.by_id[id])
        self.where.append(zone)
        if handle is not None:
            self._known[handle] = card
        return card

    def pile(self, shown: tuple[CardInView, ...], zone: int) -> list[int]:
        """The cards of a zone."""
        first, by_id = len(self.faces), self.cat.by_id
        self.faces += [by_id[each.id] for each in shown]
        found = [*range(first, len(self.faces))]
        self.where += [zone] * len(found)
        for card, each in zip(found, shown, strict=True):
            self._known[each.handle] = card
            if each.assist:
                self.assists.append(card)
        return found


# --- The ask ----------------------------------------------------------------------------------


def _ask(view: View, job: JSON, cards: _Cards) -> Ask:
    """The ask of a job, its options in the same order."""
    asked = view.ask
    if asked is None:
        raise ValueError("a job is for a seat that is asked something")
    options = tuple(_option(cards, view.seat, each) for each in asked.options)
    placed: dict[int, int] = {}
    if asked.kind == "place":  # the card that is placed is the one that is shown
        placed = {cards.faces[card]: card for option in options for card in cards_of(option)}
    shown = []
    for name in asked.shown:
        card = placed.get(cards.cat.by_id[name])
        shown.append(cards.named(name) if card is None else card)
    about, usual = job["about"], job["usual"]
    return Ask(
        asked.seat,
        asked.kind,
        -1 if asked.source is None else cards.named(asked.source),
        options,
        None if about is None else text_from_json(about),
        tuple(shown),
        None if usual is None else tuple(text_from_json(each) for each in usual),
    )


def _option(cards: _Cards, seat: int, shown: OptionInView) -> Option:
    """An option as the engine writes it; see :func:`archrivals.engine.views.seats.option_view`."""
    verb = shown.verb
    if verb == "mode":
        return verb, shown.mode
    if verb in ("seat", "confront"):
        return verb, shown.seat
    if shown.card is None or shown.zone is None:
        return verb, None
    handle = shown.handle
    if handle is None and verb == "place":  # one card, several places
        handle = f"placed {shown.card}"
    zone = zone_called(shown.zone, seat if shown.owner is None else shown.owner)
    card = cards.named(shown.card, zone, handle)
    if verb == "use":
        return verb, (card, _used(cards, card, shown))
    if verb == "trigger":
        return verb, (card, tuple(text_from_json(each) for each in shown.do))
    if verb == "shield":
        return verb, (card, shown.seat)
    return verb, (shown.place, card) if verb == "place" else card


def _used(cards: _Cards, card: int, shown: OptionInView) -> int:
    """An ability's number on its card; the ability is one of those in force."""
    number = shown.ability
    assert number is not None  # every ability has one
    granted = shown.granted
    own = cards.cat.abilities[cards.faces[card]]
    ability = own[number] if granted is None else text_from_json(granted)
    cards.uses.append((card, number, ability))
    return number
