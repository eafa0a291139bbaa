"""A table that a person or a program plays at: asks in words, answers, forks, views, saves."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from operator import index
from os import PathLike
from pathlib import Path
from typing import Any, Literal, Self

from archrivals.bots import BotLike, decide, make_bot, name_for
from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.own_boxes import box_id
from archrivals.boxes.two_games import second_game
from archrivals.engine.language.printed import Card
from archrivals.engine.language.rules import DEFAULT_BOX, SetupError
from archrivals.engine.play.dealing import check
from archrivals.engine.play.game import Refused
from archrivals.engine.saving import SaveError, load, own_cards, save, setup_from_json
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import Result
from archrivals.engine.table import Table as EngineTable
from archrivals.engine.views.events import EventInView
from archrivals.speech.table_talk import event_lines
from archrivals.suggesting import unknown

from .asks import Option, TableAsk
from .events import Event, events_of
from .setups import AnyRecipe, Seed, seed_text, setup_for
from .views import View, seat_names


class Table:
    """One game: it asks, you answer, until it is over.

    ``box`` is one of :func:`list_boxes`, or the file of a box of your own (``"tides.box.json"``),
    which "Making cards" of the documentation describes. ``recipe`` is a mixture of boxes instead:
    the id of a ready-made one (:func:`list_recipes`), a :class:`Recipe`, or a dict as in "Mixing
    boxes".

    ``seed`` decides every shuffle: text, a whole number or bytes. The table keeps it as text.
    Without one it draws its own.

    ``players`` is 2 to 5, as the box allows; without it 2, or as many as the recipe seats. Four in
    Confrontations play two on two. ``heroes`` names who plays, seat by seat: Super Heroes by their
    ids (``["nightwing", "batgirl"]``), Characters by their names (``["Batman", "The Joker"]``).
    With a recipe of Characters the main deck follows from those who are named. Where no player is
    named, ``hero_choice`` decides: ``"deal"`` deals one to each player at random,
    ``"pick"`` asks each player in turn, ``"two"`` deals two to each, who keeps one.

    ``super_villains`` is how many are in the stack, 2 to 12: 8 in a standard game, fewer by house
    rule. ``variants`` are any of ``"synergy"`` (a Hero card waits on each Super Hero), ``"hunt"``
    (Super-Villains can be taken out of foes' discard piles) and ``"hidden"`` (Super-Villains are
    shuffled into the main deck). Boxes with Characters have no Super-Villains and no variants.

    ``cards`` are cards of your own, from :func:`load_cards`: one with the id of a card of the
    table takes its place, the others are added. A card that nothing at the table could
    use is refused.

    :class:`SetupError` says what cannot be. ``print`` draws the table as the player who is asked
    sees it, and so does a notebook. ``copy.copy``, ``copy.deepcopy`` and ``pickle`` work in every
    position.

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

    __slots__ = ("_asks", "_marks", "_table")

    def __init__(
        self,
        box: str | PathLike[str] = DEFAULT_BOX,
        *,
        seed: Seed = None,
        cards: Iterable[Card] = (),
        recipe: AnyRecipe | None = None,
        players: int | None = None,
        super_villains: int = 8,
        hero_choice: Literal["deal", "pick", "two"] = "deal",
        heroes: Sequence[str] = (),
        variants: Sequence[Literal["synergy", "hunt", "hidden"]] = (),
    ) -> None:
        setup, own = setup_for(
            box, recipe, players, super_villains, hero_choice, heroes, variants, cards
        )
        cat = catalogue_for(setup, own)
        check(setup, cat)
        self._sit(EngineTable.new(setup, cat, seed_text(seed)), [])

    def _sit(self, table: EngineTable, marks: list[int]) -> None:
        """Play at this table; ``marks`` is how long its log was before each answer."""
        self._table = table
        self._marks = marks
        self._asks: tuple[TableAsk, ...] = ()

    @classmethod
    def _over(cls, table: EngineTable, marks: list[int]) -> Self:
        made = cls.__new__(cls)
        made._sit(table, marks)
        return made

    def __str__(self) -> str:
        return str(self._shown())

    def __repr__(self) -> str:
        setup = self._table.setup
        what = box_id(setup) if setup.recipe is None else setup.recipe.id
        return (
            f"<Table {what}, {setup.players} players, seed {self.seed!r}, "
            f"{len(self._table.answers)} answers>"
        )

    def _repr_html_(self) -> str:
        """Draw the table in a notebook, as the player who is asked sees it."""
        return self._shown()._repr_html_()

    def _shown(self) -> View:
        asks = self._table.asks
        return self.view(asks[0].seat if asks else -1)

    def __copy__(self) -> Self:
        return self.fork()

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        return self.fork()

    def __reduce__(self) -> tuple[Any, tuple[dict[str, Any]]]:  # mypy knows no bound classmethod
        return type(self).from_json, (self.to_json(),)

    @property
    def seed(self) -> str:
        """The word that decides every shuffle."""
        return self._table.state.seed

    @property
    def players(self) -> int:
        """Return the number of players; seats are 0 to ``players - 1``."""
        return self._table.setup.players

    # --- Asking and answering -----------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self._table.over

    @property
    def asks(self) -> tuple[TableAsk, ...]:
        """All open asks; several where players decide at the same time, none when it is over."""
        open_ = self._table.asks
        if tuple(each._raw for each in self._asks) != open_:
            self._asks = tuple(TableAsk(self._table, ask) for ask in open_)
        return self._asks

    @property
    def ask(self) -> TableAsk:
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
        return self.ask_of()

    def ask_of(self, seat: int | None = None) -> TableAsk:
        """Return the open ask of a seat, where several are asked at once; else the first.

        >>> Table("heroes-unite", seed="winter").ask_of(1)
        Traceback (most recent call last):
        archrivals.engine.play.game.Refused: seat 1 is not asked anything now (T3)
        """
        raw = self._raw(seat)
        return next(each for each in self.asks if each._raw is raw)

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the options of the first open ask; ``ask_of(seat).options`` has another's.

        >>> [str(option) for option in Table("heroes-unite", seed="winter").options]
        ['Play Punch', 'Play Vulnerability', 'End your turn']
        """
        return self.ask.options

    def answer(self, option: int | Option, seat: int | None = None) -> None:
        """Answer with an option or its number; what cannot be answered changes nothing.

        ``seat`` is needed only for a number where several are asked at once.

        >>> table = Table("heroes-unite", seed="winter")
        >>> table.answer(table.options[0])
        >>> table.answer(99)
        Traceback (most recent call last):
        archrivals.engine.play.game.Refused: there are options 0 to 2, not 99 (T3)
        >>> table.answers
        ((0, 0),)
        """
        if isinstance(option, Option):
            self._check_open(option, seat)
            option.ask._keep()
            self._give(option.ask.seat, option.number)
        else:
            self._give(self._raw(seat).seat if seat is None else seat, index(option))

    def _check_open(self, option: Option, seat: int | None) -> None:
        """Refuse an option of an ask that this table does not put now."""
        asked = option.ask
        if seat not in (None, asked.seat):
            raise Refused(f"this option is for seat {asked.seat}, not for seat {seat}", "T3")
        now = self._table.ask_of(asked.seat)
        here = now is not None and now.options[option.number : option.number + 1] == (option,)
        if not here or asked.position != self._table.moved:
            raise Refused(f"{option} was an option of another ask than the open one", "T3")

    def _give(self, seat: int, number: int) -> None:
        log_length = len(self._table.state.log or ())
        self._table.answer(seat, number)
        self._marks.append(log_length)

    def _raw(self, seat: int | None) -> Ask:
        """The engine's own ask of a seat, or the first one."""
        if not self._table.asks:
            raise Refused("the game is over: no seat is asked anything", "G1")
        found = self._table.asks[0] if seat is None else self._table.ask_of(seat)
        if found is None:
            raise Refused(f"seat {seat} is not asked anything now", "T3")
        return found

    def play(self, *bots: BotLike, until: int | None = None) -> None:
        """Let bots play on: to the end, or ``until`` a seat is asked, which is yours.

        ``bots`` are one for all seats or one for each; a seat that is yours needs none.

        >>> table = Table("heroes-unite", seed="winter")
        >>> while not table.over:
        ...     table.play("greedy", until=1)
        ...     if not table.over:
        ...         table.answer(table.options[0])
        >>> table.result.winners
        (0,)
        """
        others = [seat for seat in range(self.players) if seat != until]
        if until is not None:
            self._check(until, 0)
        if len(bots) not in (1, len(others), self.players):
            raise ValueError(f"{len(bots)} bots for {len(others)} seats: one for each, or just one")
        seats = range(self.players) if len(bots) == self.players else others
        named = {seat: bots[at % len(bots)] for at, seat in enumerate(seats)}
        # A bot that is made again for each stretch must not have the same luck in all of them.
        luck = self.seed if until is None else f"{self.seed}:{len(self._table.answers)}"
        made = {seat: make_bot(named[seat], luck, seat) for seat in others}
        sights = {seat: Sight(self._table, seat) for seat in others}
        while ask := self._next_ask(until):
            seat = ask.seat
            self._give(seat, decide(made[seat], sights[seat], ask, name_for(named[seat])))

    def _next_ask(self, but: int | None) -> Ask | None:
        """The first open ask that is not one seat's own."""
        return next((ask for ask in self._table.asks if ask.seat != but), None)

    @property
    def answers(self) -> tuple[tuple[int, int], ...]:
        """All answers so far, as pairs of seat and option."""
        return tuple(self._table.answers)

    @property
    def result(self) -> Result | None:
        """Return the end: ``rule``, ``winners``, ``points``, ``ties`` by seat; None until then."""
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

    def log(self, seat: int = -1, since: int = 0) -> list[str]:
        """Return what happened, in sentences, as a seat may know it; −1 is a spectator.

        ``since`` leaves out the events before that number of answers; −1 is since the last answer.

        >>> table = Table("heroes-unite", seed="winter")
        >>> table.answer(0)
        >>> table.log(since=-1)
        ['Booster Gold plays Punch (+1 Power).']
        """
        table = self._table
        teams = table.state.teams
        sides = () if len(set(teams)) == len(teams) else teams
        names = seat_names(table, seat)
        events = self._told(seat, since)
        return event_lines(events, names, table.state.cat, teams=sides, setup=table.setup)

    def events(self, seat: int = -1, since: int = 0) -> list[Event]:
        """Return what happened, as facts; ``seat`` and ``since`` as for :meth:`log`.

        >>> table = Table("heroes-unite", seed="winter")
        >>> table.answer(0)
        >>> [event.kind for event in table.events(since=-1)]
        ['move', 'play', 'power']
        """
        return events_of(self._told(seat, since), self._table.state.cat)

    def _told(self, seat: int, since: int) -> list[EventInView]:
        self._check(seat, -1)
        given = len(self._marks)
        if since < 0:
            since = max(given + since, 0)
            begin = self._marks[since] if given else 0
        elif 0 < since < given:
            begin = self._marks[since]
        else:  # the deal is before every answer
            begin = len(self._table.state.log or ()) if since else 0
        return self._table.events(seat, begin)

    def _check(self, seat: int, least: int) -> None:
        if not least <= seat < self.players:
            more = ", −1 a spectator" if least < 0 else ""
            raise ValueError(f"no seat {seat}: seats are 0 to {self.players - 1}{more}")

    # --- Keeping ------------------------------------------------------------------------------

    def fork(self) -> Self:
        """A table of its own in the same position, in mid-effect too.

        >>> table = Table("heroes-unite", seed="winter")
        >>> twin = table.fork()
        >>> twin.answer(0)
        >>> len(table.answers), len(twin.answers)
        (0, 1)
        """
        twin = self._table.fork()
        twin.state.log = list(self._table.state.log or ())
        return self._over(twin, self._marks[:])

    def to_json(self) -> dict[str, Any]:
        """The whole game as JSON: setup, seed, answers, and your own cards if there are any.

        >>> table = Table("heroes-unite", seed="winter")
        >>> Table.from_json(table.to_json())
        <Table heroes-unite, 2 players, seed 'winter', 0 answers>
        """
        return save(self._table)

    @classmethod
    def from_json(cls, saved: dict[str, Any], cards: Iterable[Card] | None = None) -> Self:
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
            marks: list[int] = []
            return cls._over(load(saved, catalogue_for(setup, own), marks=marks), marks)
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
    def load(cls, path: str | PathLike[str], cards: Iterable[Card] | None = None) -> Self:
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

    # --- Two games --------------------------------------------------------------------------

    def second_game(self, seed: Seed = None) -> Self:
        """Return the second of two games with both sets, after a first one that is over (X1).

        It has the other half of the cards, and the lowest scorer picks a Super Hero first.

        >>> first = Table(recipe="two-sets-first-half", players=2, seed="monday")
        >>> first.play("greedy")
        >>> second = first.second_game(seed="tuesday")
        >>> second
        <Table two-sets-second-half, 2 players, seed 'tuesday', 0 answers>
        >>> second.play("greedy")
        >>> [one + other for one, other in zip(first.result.points, second.result.points)]
        [82, 60]
        """
        if self.result is None:
            raise SetupError("a second game follows when the first one is over (X1)")
        setup = second_game(self._table.setup, self.seed, self.result.points)
        cat = catalogue_for(setup, own_cards(self.to_json()))
        return self._over(EngineTable.new(setup, cat, seed_text(seed)), [])
