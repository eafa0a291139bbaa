"""Games and their states, with the names that OpenSpiel has for everything.

Chance is sampled, not enumerated: shuffles come from the seed that a state begins with. Decisions
with a single option are taken at once and never asked.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cached_property, partial
from hashlib import sha256
from operator import index
from typing import Any, Final

from archrivals.boxes import BOXES, catalogue_for
from archrivals.boxes.mixing import setup_of
from archrivals.boxes.recipes import RECIPES
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Recipe, Setup, SetupError
from archrivals.engine.play.dealing import check
from archrivals.engine.records import to_plain
from archrivals.engine.saving import RULES_VERSION, card_digest, load, save
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table
from archrivals.engine.views.seats import JSON, option_view

from .columns import stored_of
from .encoding import MOST_OPTIONS, Encoding, Row, encoding_of

GAMES: Final[dict[str, Setup]] = {
    f"archrivals-{table}-v{version}": Setup(box=box, players=game["players"])
    for box in BOXES
    for table, game in stored_of(box)["games"].items()
    for version in game["versions"]
}
"""Every game by its id. The number at the end is raised when rules, cards or numbers change so
that something else could be learned; the columns of an id never change."""

NEWEST: Final = tuple({name.rpartition("-v")[0]: name for name in GAMES}.values())
"""The ids to begin with: each game by its highest number."""

ACTIONS: Final = "action k takes option k of the decision; a single option is taken unasked"
"""What actions mean: a part of the shape of every game."""

MOST_DECISIONS: Final = 50_000
"""A game past it is cut off, and no player has won. Random play needs a tenth of it."""

TERMINAL: Final = -4
"""The current player of a state that is over, as in OpenSpiel."""


def load_game(name: str, **changes: Any) -> Game:
    """A game by its id; ``changes`` are fields of its setup, as ``super_villains=4``.

    A ``recipe``, or the id of a ready-made one, brings its own players, teams and heroes.
    ``SetupError`` says what cannot be.
    """
    if name not in GAMES:
        raise KeyError(f"no game {name!r}: there are {', '.join(NEWEST)}")
    begun = GAMES[name]
    if changes.get("recipe") is not None:
        begun = _mixed(changes.pop("recipe"), changes.pop("players", None))
    game = Game(name, replace(begun, **changes), int(name.rpartition("-v")[2]))
    check(game.setup, game.catalogue)
    return game


def _mixed(recipe: Recipe | str, players: int | None) -> Setup:
    """Return the setup of a mixed table; see :func:`archrivals.boxes.mixing.setup_of`."""
    if isinstance(recipe, str):
        if recipe not in RECIPES:
            raise SetupError(f"no recipe {recipe!r}: there are {', '.join(RECIPES)}")
        recipe = RECIPES[recipe]
    return setup_of(recipe, players)


class Game:
    """A table that can be begun as often as wanted."""

    def __init__(self, name: str, setup: Setup, version: int) -> None:
        self.name = name
        self.setup = setup
        self.version = version

    @cached_property
    def catalogue(self) -> Catalogue:
        """The cards."""
        return catalogue_for(self.setup)

    @cached_property
    def encoding(self) -> Encoding:
        """Return the meaning of the numbers of a tensor."""
        return encoding_of(self.catalogue, self.setup.players, self.version)

    @cached_property
    def teams(self) -> tuple[int, ...]:
        """The side of each player."""
        return self.setup.teams or self.catalogue.teams_for(self.setup.players)

    @property
    def shape(self) -> str:
        """A digest of columns, their ranges and what actions mean: an id has one for ever."""
        encoding = self.encoding
        facts = [
            [[name, part.low, part.high] for part in parts for name in part.names()]
            for parts in (encoding.parts, encoding.option_parts)
        ]
        return _digest([*facts, MOST_OPTIONS, ACTIONS])

    @property
    def fingerprint(self) -> str:
        """A digest of rules, cards and shape: results are comparable where it is the same."""
        return _digest([RULES_VERSION, card_digest(self.catalogue), self.shape])

    def column_names(self) -> list[str]:
        """Return the name of each number of an observation: ``hand 0: punch`` and so on."""
        return [name for part in self.encoding.parts for name in part.names()]

    def option_column_names(self) -> list[str]:
        """Return the name of each number of an option: ``card: effect Draw`` and so on."""
        return [name for part in self.encoding.option_parts for name in part.names()]

    def new_initial_state(self, seed: str | int = "0") -> State:
        """A fresh game; the same seed gives the same shuffles."""
        return State(self, Table.new(self.setup, self.catalogue, str(seed)))

    def deserialize_state(self, text: str) -> State:
        """The state of a text that ``State.serialize`` has written."""
        return State(self, load(json.loads(text), self.catalogue))

    def get_type(self) -> Any:  # OpenSpiel has no types
        """Return OpenSpiel's record of what kind of game it is; OpenSpiel must be installed."""
        try:
            from .openspiel import game_type
        except ModuleNotFoundError as missing:
            raise ModuleNotFoundError(
                f"the type of a game is a record of OpenSpiel's ({missing}): pip install open_spiel"
            ) from None
        return game_type(self)

    def get_parameters(self) -> dict[str, Any]:
        """Return what of its setup differs from the game of its id."""
        usual, mine = asdict(GAMES[self.name]), asdict(self.setup)
        return {name: value for name, value in mine.items() if value != usual[name]}

    def num_players(self) -> int:
        """Return how many seats there are."""
        return self.setup.players

    def num_distinct_actions(self) -> int:
        """Actions are numbers of options; what they do is in the option features."""
        return MOST_OPTIONS

    def max_game_length(self) -> int:
        """Decisions after which a game is cut off."""
        return MOST_DECISIONS

    def min_utility(self) -> float:
        """The least that a player can get: all is lost to one of the other sides."""
        return -1.0 if len(set(self.teams)) == 2 else -1 / (len(set(self.teams)) - 1)

    def max_utility(self) -> float:
        """Return the worth of a win alone."""
        return 1.0

    def utility_sum(self) -> float:
        """Return the sum of gains and losses: one side's gain is the others' loss."""
        return 0.0

    def information_state_tensor_shape(self) -> list[int]:
        """One row of numbers."""
        return [self.encoding.size]

    def observation_tensor_shape(self) -> list[int]:
        """The same."""
        return [self.encoding.size]

    def option_features_shape(self) -> list[int]:
        """Options by features; a state has as many rows as it has legal actions."""
        return [MOST_OPTIONS, self.encoding.option_size]


def _digest(facts: list[Any]) -> str:
    return sha256(json.dumps(facts).encode()).hexdigest()[:16]


class State:
    """One game in one position."""

    def __init__(self, game: Game, table: Table) -> None:
        self._game = game
        self._table = table
        self._past: tuple[State, int] | None = None
        self._decisions = 0
        self._again: Callable[[], State] | None = None
        self._skip()

    def get_game(self) -> Game:
        """The game it is a state of."""
        return self._game

    @property
    def table(self) -> Table:
        """The engine's table; it knows everything."""
        return self._table

    # --- Playing ------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that decides."""
        return TERMINAL if self.is_terminal() else self._table.asks[0].seat

    def is_terminal(self) -> bool:
        """Return whether the game is over, or cut off."""
        return not self._table.asks or self.is_truncated()

    def is_truncated(self) -> bool:
        """Return whether it was cut off."""
        return bool(self._table.asks) and self._decisions >= MOST_DECISIONS

    def is_chance_node(self) -> bool:
        """Never: chance is sampled."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: those who decide at the same time are asked one after the other."""
        return False

    def is_player_node(self) -> bool:
        """Return whether a player decides."""
        return not self.is_terminal()

    def num_players(self) -> int:
        """Return how many seats there are."""
        return self._game.num_players()

    def child(self, action: int) -> State:
        """Return the state that an action leads to; this one stays as it is."""
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, _: dict[int, Any]) -> State:
        return self.clone()

    def ask(self) -> Ask:
        """The decision."""
        return self._table.asks[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the options; none for a player who does not decide now."""
        if self.is_terminal() or player not in (None, self.current_player()):
            return []
        return list(range(min(len(self.ask().options), MOST_OPTIONS)))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for each legal action, 0 for all others."""
        legal = len(self.legal_actions(player))
        return [1] * legal + [0] * (MOST_OPTIONS - legal)

    def apply_action(self, action: int) -> None:
        """Decide; also play the forced answers that follow."""
        legal = len(self.legal_actions())
        chosen = index(action)  # of NumPy, perhaps: a save has plain numbers
        if not 0 <= chosen < legal:
            raise ValueError(f"action {chosen} is not one of {legal}")
        self._table.answer(self.current_player(), chosen)
        self._decisions += 1
        self._skip()

    def _skip(self) -> None:
        table = self._table
        while table.asks and len(table.asks[0].options) == 1:
            table.answer(table.asks[0].seat, 0)

    def clone(self) -> State:
        """An independent state in the same position."""
        if self._again is not None and not self._table.forkable:
            twin = self._again()
            for seat, index in self._table.answers[len(twin._table.answers) :]:
                twin._table.answer(seat, index)
        else:
            twin = self._twin(self._table.fork(), self._past)
            twin._table.state.log = list(self._table.state.log or ())
            twin._again = self._again
        twin._decisions = self._decisions
        return twin

    def _twin(self, table: Table, past: tuple[State, int] | None) -> State:
        twin = State.__new__(State)
        twin._game = self._game
        twin._table = table
        twin._past = past
        twin._decisions = self._decisions
        twin._again = None
        return twin

    def returns(self) -> list[float]:
        """Return the worth of the game to each player so far: 0 until it is over.

        A win alone is 1; what the losers lose sums with it to 0; a tie shares.
        """
        result = self._table.result
        teams = self._game.teams
        if result is None:
            return [0.0] * len(teams)
        sides = len(set(teams))
        winning = {teams[seat] for seat in result.winners}
        shares = [(team in winning) / len(winning) for team in teams]
        return [(sides * share - 1) / (sides - 1) for share in shares]

    def rewards(self) -> list[float]:
        """The same: only the end counts."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """One player's return."""
        return self.returns()[player]

    def history(self) -> list[int]:
        """All answers given, those without a choice too."""
        return [index for _, index in self._table.answers]

    def action_to_string(self, player: int, action: int) -> str:
        """Describe an action, as the player may know it."""
        option = self.ask().options[action]
        return json.dumps(to_plain(option_view(self._table.state, player, option)), sort_keys=True)

    def serialize(self) -> str:
        """The state as a text; it knows everything."""
        return json.dumps(save(self._table))

    # --- Seeing -------------------------------------------------------------------------------

    def observation_string(self, player: int | None = None) -> str:
        """All that a player sees now; without one, the player who decides."""
        player = self.current_player() if player is None else player
        return json.dumps(to_plain(self._table.view(player)), sort_keys=True)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen and done, and sees now: perfect recall."""
        player = self.current_player() if player is None else player
        known = {
            "events": self._seen(player),
            "answers": [index for seat, index in self._table.answers if seat == player],
            "view": to_plain(self._table.view(player)),
        }
        return json.dumps(known, sort_keys=True)

    def _seen(self, player: int) -> list[JSON]:
        """The events a player knows of; of a past that another imagined, the public ones only."""
        past: list[JSON] = []
        if self._past is not None:
            state, seat = self._past
            past = state._seen(player if player == seat else -1)
        return [*past, *to_plain(self._table.events(player))]

    def observation_tensor(self, player: int) -> list[float]:
        """Return a player's sight now, as numbers."""
        return self._tensor(player, memory=False)

    def information_state_tensor(self, player: int) -> list[float]:
        """The same, and what can be known of cards that lie face down."""
        return self._tensor(player, memory=True)

    def _tensor(self, player: int, *, memory: bool) -> list[float]:
        row = [0.0] * self._game.encoding.room
        self.write_position(player, row, memory=memory)
        return row

    def write_position(self, player: int, row: Row, *, memory: bool) -> None:
        """The numbers of a tensor, into a row of ``encoding.room`` zeros."""
        ask = self._table.ask_of(player)
        self._game.encoding.position(self._table.state, player, ask, row, memory=memory)

    def option_features(self) -> list[list[float]]:
        """Return the effect of each legal action, as numbers: one row for each."""
        rows = [[0.0] * self._game.encoding.option_size for _ in self.legal_actions()]
        for action, row in enumerate(rows):
            self.write_option(action, row, 0)
        return rows

    def write_option(self, action: int, row: Row, start: int) -> None:
        """The features of a legal action, into zeros from ``start`` on."""
        ask = self.ask()
        option = ask.options[action]
        self._game.encoding.option(self._table.state, ask.seat, option, row, start)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Return a state that looks the same to the player, with all hidden cards dealt again.

        ``sampler`` gives numbers from 0 to 1. What the others have seen for themselves is left
        out of their histories: it would not be true of another deal. Raises ``Unimaginable`` where
        the player is not the one to decide, or where others decide at the same time.
        """
        seed = f"resampled:{sampler()!r}:{sampler()!r}"
        return self.clone()._resampled(player, seed)

    def _resampled(self, player: int, seed: str) -> State:
        twin = self._twin(self._table.imagined(player, seed), (self, player))
        twin._table.state.log = []
        # In mid-effect an imagined table cannot be forked; it can be imagined again.
        twin._again = partial(self._resampled, player, seed)
        return twin
