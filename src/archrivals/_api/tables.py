"""A table that a person or a program plays at: asks in words, answers, forks, views, saves."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from dataclasses import replace
from operator import index
from os import PathLike
from pathlib import Path
from typing import Any, TypedDict

from archrivals.bots import BotLike, decide, make_bot, name_for
from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.rules import DEFAULT_BOX, HeroChoice, Setup, SetupError, Variant
from archrivals.engine.play.dealing import check
from archrivals.engine.play.game import Refused
from archrivals.engine.saving import SaveError, load, own_cards, save, setup_from_json
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import Result
from archrivals.engine.table import Table as EngineTable
from archrivals.speech.table_talk import ask_text, event_lines, option_texts, question
from archrivals.suggesting import unknown

from .cards import Card
from .views import View, seat_names


class TableOptions(TypedDict, total=False):
    """What kind of table: the same words make a :class:`Table` and a match."""

    box: str
    recipe: str | None
    players: int | None
    super_villains: int
    hero_choice: HeroChoice
    heroes: tuple[str, ...]
    variants: tuple[Variant, ...]


def setup_for(
    box: str = DEFAULT_BOX,
    recipe: str | None = None,
    players: int | None = None,
    super_villains: int = 8,
    hero_choice: HeroChoice = "deal",
    heroes: tuple[str, ...] = (),
    variants: tuple[Variant, ...] = (),
) -> Setup:
    """How such a table begins; :class:`SetupError` says what cannot be."""
    if recipe is None and box not in BOXES:
        raise SetupError(unknown("box", box, BOXES))
    if recipe is not None and recipe not in RECIPES:
        raise SetupError(unknown("recipe", recipe, RECIPES))
    if recipe is None:
        setup = Setup(box=box, players=2 if players is None else players)
    else:
        setup = setup_of(RECIPES[recipe], players)
    return replace(
        setup,
        super_villains=super_villains,
        hero_choice=hero_choice,
        heroes=heroes or setup.heroes,
        variants=variants,
    )


class Table:
    """One game: it asks, you answer, until it is over.

    ``box`` is one of :func:`list_boxes`, ``recipe`` a mixture instead (``archrivals recipes`` lists
    them). ``seed`` decides every shuffle; without one the table draws its own. ``cards`` are cards
    of your own: one with the id of a card of the box takes its place, the others come in beside
    them. ``print`` draws the table as the player who is asked sees it.

    >>> table = Table("heroes-unite", players=2, seed="winter")
    >>> table
    <Table heroes-unite, 2 players, seed 'winter', 0 answers>
    >>> print(table)
    Turn 1: Booster Gold (seat 0), Power 0
    <BLANKLINE>
      Line-Up: Mr. Zsasz (3), Katana (2), Raven (3), Deadman (4), Sonic Siren (4)
      Stack: Kick (3), 16 left
      Super-Villain: Vandal Savage (8), 8 left
      Main deck: 106 · Weaknesses: 20 · Destroyed: 0
    <BLANKLINE>
    > seat 0: Booster Gold · hand 5, deck 5, discard 0
      seat 1: Nightwing · hand 5, deck 5, discard 0
      hand of seat 0: 4 × Punch, Vulnerability
    """

    __slots__ = ("_table",)

    def __init__(
        self,
        box: str = DEFAULT_BOX,
        *,
        seed: str | None = None,
        cards: Iterable[Card] = (),
        recipe: str | None = None,
        players: int | None = None,
        super_villains: int = 8,
        hero_choice: HeroChoice = "deal",
        heroes: tuple[str, ...] = (),
        variants: tuple[Variant, ...] = (),
    ) -> None:
        setup = setup_for(box, recipe, players, super_villains, hero_choice, heroes, variants)
        cat = catalogue_for(setup, [each.record for each in cards])
        check(setup, cat)
        self._table = EngineTable.new(setup, cat, secrets.token_hex(16) if seed is None else seed)

    @classmethod
    def _over(cls, table: EngineTable) -> Table:
        made = cls.__new__(cls)
        made._table = table
        return made

    def __str__(self) -> str:
        asks = self._table.asks
        return str(self.view(asks[0].seat if asks else -1))

    def __repr__(self) -> str:
        setup = self._table.setup
        what = setup.box if setup.recipe is None else setup.recipe.id
        return (
            f"<Table {what}, {setup.players} players, seed {self.seed!r}, "
            f"{len(self._table.answers)} answers>"
        )

    @property
    def seed(self) -> str:
        """The word that decides every shuffle."""
        return self._table.state.seed

    @property
    def players(self) -> int:
        """How many play; seats are 0 to ``players - 1``."""
        return self._table.setup.players

    # --- Asking and answering -----------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.over

    @property
    def asks(self) -> tuple[Ask, ...]:
        """All open asks; several where players decide at the same time, none when it is over."""
        return tuple(_Spoken(self._table, ask) for ask in self._table.asks)

    @property
    def ask(self) -> Ask:
        """The first open ask; ``print`` puts it and its options into words.

        >>> table = Table("heroes-unite", seed="winter")
        >>> table.ask.seat, table.ask.kind
        (0, 'turn')
        >>> print(table.ask)
        Booster Gold (seat 0): Your turn, 0 Power.
          0  Play Punch
          1  Play Vulnerability
          2  End your turn
        """
        return _Spoken(self._table, self._raw(None))

    def options(self, seat: int | None = None) -> list[str]:
        """What can be answered, in words; the place of each in the list is its number.

        >>> Table("heroes-unite", seed="winter").options()[-1]
        'End your turn'
        """
        return _words(self._table, self._raw(seat))[1]

    def answer(self, option: int, seat: int | None = None) -> None:
        """Answer with the number of an option; what cannot be answered changes nothing.

        ``seat`` is needed only where several are asked at once; otherwise it is whoever is asked.

        >>> table = Table("heroes-unite", seed="winter")
        >>> table.answer(99)
        Traceback (most recent call last):
        archrivals.engine.play.game.Refused: there are options 0 to 2, not 99 (T3)
        >>> table.answer(0)
        >>> table.answers
        ((0, 0),)
        """
        self._table.answer(self._raw(seat).seat if seat is None else seat, index(option))

    def _raw(self, seat: int | None) -> Ask:
        """The engine's own ask of a seat, or the first one."""
        if not self._table.asks:
            raise Refused("the game is over: nobody is asked anything", "G1")
        found = self._table.asks[0] if seat is None else self._table.ask_of(seat)
        if found is None:
            raise Refused(f"seat {seat} is not asked anything now", "T3")
        return found

    def play(self, *bots: BotLike) -> None:
        """Let bots play on to the end: one for each seat, or one for all of them.

        >>> table = Table("heroes-unite", seed="winter")
        >>> table.play("greedy", "random")
        >>> table.result.winners
        (0,)
        """
        if len(bots) not in (1, self.players):
            raise ValueError(
                f"{len(bots)} bots for {self.players} seats: one for each, or just one"
            )
        table = self._table
        seats = range(self.players)
        named = [bots[seat % len(bots)] for seat in seats]
        made = [make_bot(each, self.seed, seat) for seat, each in enumerate(named)]
        sights = [Sight(table, seat) for seat in seats]
        while table.asks:
            ask = table.asks[0]
            seat = ask.seat
            table.answer(seat, decide(made[seat], sights[seat], ask, name_for(named[seat])))

    @property
    def answers(self) -> tuple[tuple[int, int], ...]:
        """All answers so far, as pairs of seat and option."""
        return tuple(self._table.answers)

    @property
    def result(self) -> Result | None:
        """How it ended: ``rule``, ``winners``, ``points`` and ``ties`` by seat; None until then."""
        return self._table.result

    # --- Seeing -------------------------------------------------------------------------------

    def view(self, seat: int = -1) -> View:
        """Everything a seat may see, and nothing else; −1 is a spectator. ``print`` draws it.

        >>> table = Table("heroes-unite", seed="winter")
        >>> sorted(table.view(0)["turn"])
        ['confronting', 'number', 'power', 'seat']
        """
        self._check(seat, -1)
        return View(self._table, seat)

    def sight(self, seat: int | None = None) -> Sight:
        """A live sight for a bot: of the seat that is asked, where none is named.

        >>> table = Table("heroes-unite", seed="winter")
        >>> from archrivals import make_bot
        >>> make_bot("greedy").answer(table.sight(), table.ask)
        0
        """
        if seat is None:
            return Sight(self._table, self._raw(None).seat)
        self._check(seat, 0)
        return Sight(self._table, seat)

    def log(self, seat: int = -1) -> list[str]:
        """What happened so far, in sentences, as a seat may know it; −1 is a spectator.

        >>> table = Table("heroes-unite", seed="winter")
        >>> table.answer(0)
        >>> table.log()[-1]
        'Booster Gold plays Punch (+1 Power).'
        """
        self._check(seat, -1)
        table = self._table
        teams = table.state.teams
        sides = () if len(set(teams)) == len(teams) else teams
        names = seat_names(table, seat)
        told = table.events(seat)
        return event_lines(told, names, table.state.cat, teams=sides, setup=table.setup)

    def _check(self, seat: int, least: int) -> None:
        if not least <= seat < self.players:
            more = ", −1 a spectator" if least < 0 else ""
            raise ValueError(f"no seat {seat}: seats are 0 to {self.players - 1}{more}")

    # --- Keeping ------------------------------------------------------------------------------

    def fork(self) -> Table:
        """A table of its own in the same position, in mid-effect too.

        >>> table = Table("heroes-unite", seed="winter")
        >>> twin = table.fork()
        >>> twin.answer(0)
        >>> len(table.answers), len(twin.answers)
        (0, 1)
        """
        twin = self._table.fork()
        twin.state.log = list(self._table.state.log or ())
        return Table._over(twin)

    def to_json(self) -> dict[str, Any]:
        """The whole game as JSON: setup, seed, answers, and your own cards if there are any.

        >>> table = Table("heroes-unite", seed="winter")
        >>> Table.from_json(table.to_json())
        <Table heroes-unite, 2 players, seed 'winter', 0 answers>
        """
        return save(self._table)

    @classmethod
    def from_json(cls, saved: dict[str, Any], cards: Iterable[Card] | None = None) -> Table:
        """The table of a save, in the same position; :class:`SaveError` says why it cannot be.

        A save has your own cards in it; ``cards`` takes others instead.

        >>> saved = Table("heroes-unite", seed="winter").to_json()
        >>> Table.from_json(saved | {"answers": [[0, 2]]})
        Traceback (most recent call last):
        archrivals.engine.saving.SaveError: the answers lead to another position than the one saved
        """
        if not isinstance(saved.get("setup"), dict):
            raise SaveError("not a save: it has no setup")
        own = own_cards(saved) if cards is None else [each.record for each in cards]
        setup = setup_from_json(saved["setup"])
        if setup.recipe is None and setup.box not in BOXES:
            raise SaveError(f"this save cannot be loaded: {unknown('box', setup.box, BOXES)}")
        try:
            return cls._over(load(saved, catalogue_for(setup, own)))
        except SetupError as error:
            raise SaveError(f"this save's table cannot be played: {error}") from None

    def save(self, path: str | PathLike[str]) -> None:
        """Write the game to a file, which ``load``, ``archrivals replay`` and others read.

        >>> from tempfile import TemporaryDirectory
        >>> with TemporaryDirectory() as folder:
        ...     Table("heroes-unite", seed="winter").save(f"{folder}/game.json")
        ...     Table.load(f"{folder}/game.json")
        <Table heroes-unite, 2 players, seed 'winter', 0 answers>
        """
        text = json.dumps(self.to_json(), separators=(",", ":"))
        Path(path).write_text(f"{text}\n", encoding="utf-8")

    @classmethod
    def load(cls, path: str | PathLike[str], cards: Iterable[Card] | None = None) -> Table:
        """A saved game, by replay of its answers; ``cards`` as for :meth:`from_json`.

        >>> Table.load("no-such-game.json")
        Traceback (most recent call last):
        FileNotFoundError: [Errno 2] No such file or directory: 'no-such-game.json'
        """
        try:
            saved = json.loads(Path(path).read_text(encoding="utf-8"))
        except ValueError:
            raise SaveError(f"{path} is not a saved game: it is not JSON") from None
        if not isinstance(saved, dict):
            raise SaveError(f"{path} is not a saved game: a JSON object is wanted")
        return cls.from_json(saved, cards)


# --- Words ------------------------------------------------------------------------------------


class _Spoken(Ask):
    """An ask that knows its table, and so its words."""

    __slots__ = ("_ask", "_table")

    def __init__(self, table: EngineTable, ask: Ask) -> None:
        super().__init__(
            ask.seat,
            ask.kind,
            ask.source,
            ask.options,
            ask.about,
            ask.shown,
            ask.usual,
            ask.attack,
        )
        self._table = table
        self._ask = ask

    def __str__(self) -> str:
        if self._ask not in self._table.asks:  # answered: the cards it named have moved on
            return repr(self)
        asked, options = _words(self._table, self._ask)
        who = seat_names(self._table)[self.seat]
        lines = [f"{who} (seat {self.seat}): {asked}"]
        return "\n".join(lines + [f"  {at}  {words}" for at, words in enumerate(options)])


def _words(table: EngineTable, ask: Ask) -> tuple[str, list[str]]:
    """The question and its options."""
    asked = question(table, ask)
    names = seat_names(table, ask.seat)
    return ask_text(asked, names), option_texts(asked, names)
