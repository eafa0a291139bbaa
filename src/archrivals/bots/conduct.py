"""What no bot from level 4 up does, however it values cards.

It does not pass up a game that it can win on this turn. It does not end a game that it loses while
the game could go on. It announces no Confrontation that has next to no chance. All of it is found
out on imagined tables, by playing the turn to its end.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from archrivals.engine.language import effects as fx
from archrivals.engine.language.cards import records_in
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.flat import State, hero_zone
from archrivals.engine.table import Table
from archrivals.engine.views.determinization import Imagination, Unimaginable

from . import closing
from .learned import LearnedBot
from .open_sight import BETWEEN_ACTIONS, OpenSight, worlds_of
from .worth import Worth

TABLES_PER_PURCHASE: Final = 3
"""Imagined tables for purchases: little of them is hidden."""

TABLES_PER_FINAL_FIGHT: Final = 12
"""Imagined tables for a Confrontation that would win the game."""

TABLES_PER_FIGHT: Final = 24
MIN_SUCCESSES: Final = 4
"""A Confrontation must succeed on ``MIN_SUCCESSES`` of ``TABLES_PER_FIGHT`` imagined tables."""

CLEAR_MARGIN: Final = 0.2
"""By how much another option must win more often on this turn than the chosen one."""

MIN_WIN_RATE: Final = 0.6
"""An announcement that wins the game this often is made before any purchase."""

MAX_TURN_ANSWERS: Final = 300
"""A turn longer than this has no end worth waiting for."""

Fate = Literal["open", "won", "shared", "lost"]


def critical(sight: Sight, ask: Ask) -> bool:
    """Return whether an ask may decide the game at once, or announce a Confrontation in vain."""
    if ask.kind == "announce":
        return True
    if sight.confronting >= 0:
        return sight.active == sight.seat and sight.levels(sight.confronting) == 1
    if ask.kind != "turn":
        return False
    if closing.near(sight):
        return True
    wins = _winners(sight.cat)
    return bool(wins) and any(sight.face(card) in wins for card in sight.hand)


def may_end(sight: Sight) -> bool:
    """Return whether this turn may be the last: by a purchase, or by a knock-out."""
    if closing.near(sight):
        return True
    return sight.confrontations and any(sight.levels(foe) == 1 for foe in sight.foes())


@lru_cache(maxsize=8)
def _winners(cat: Catalogue) -> frozenset[int]:
    """The faces that can win the game by their text."""
    return frozenset(
        face
        for face, card in enumerate(cat.cards)
        if any(isinstance(part, fx.Win) for part in records_in(card))
    )


def conducted(bot: LearnedBot, sight: Sight, ask: Ask, chosen: int) -> int:
    """Return the bot's choice, or what it must do instead; ``bot`` is its experience."""
    if not critical(sight, ask):
        return chosen
    on_the_way = ask.kind not in BETWEEN_ACTIONS or ask.options[chosen][0] in ("play", "call")
    usual = bot.answer(sight, ask) if on_the_way else -1
    if usual == chosen:
        return chosen
    try:
        imagination = sight.imagination()
    except Unimaginable:
        return chosen
    turn = _Turn(bot, sight, imagination, quiet=ask.kind in BETWEEN_ACTIONS)
    if ask.kind == "announce":
        return turn.announced(ask, chosen)
    if on_the_way:
        return turn.on_the_way(usual, chosen)
    return turn.acted(ask, chosen)


class _Turn:
    """One decision of a turn, looked at on imagined tables."""

    __slots__ = ("_bot", "_number", "_seat", "_sight", "_table", "_tables")

    def __init__(
        self, bot: LearnedBot, sight: Sight, imagination: Imagination[Table], *, quiet: bool
    ) -> None:
        self._bot = bot
        self._sight = sight
        self._seat = sight.seat
        self._number = imagination.number
        self._tables = TABLES_PER_FINAL_FIGHT if sight.confronting >= 0 else TABLES_PER_PURCHASE
        self._table = worlds_of(imagination, f"{bot.seed}:{sight.position}:conduct", quiet=quiet)

    # --- Announcing ---------------------------------------------------------------------------

    def announced(self, ask: Ask, chosen: int) -> int:
        """Return a Confrontation that wins the game, none that fails, else the chosen option."""
        sight = self._sight
        closes = closing.near(sight)
        deciding = [
            at
            for at, (verb, what) in enumerate(ask.options)
            if (sight.levels(what) == 1 if verb == "confront" else closes)
        ]
        if deciding:
            wins = {at: self._wins(at, TABLES_PER_FINAL_FIGHT) for at in deciding}
            best = max(wins, key=wins.__getitem__)
            if wins[best] >= MIN_WIN_RATE and wins[best] > wins.get(chosen, 0.0) + CLEAR_MARGIN:
                return best
            if wins.get(chosen, 0.0) * TABLES_PER_FINAL_FIGHT >= MIN_SUCCESSES:
                return chosen
        verb, what = ask.options[chosen]
        if verb != "confront" or self._succeeds(chosen, what):
            return chosen
        return len(ask.options) - 1

    def _succeeds(self, at: int, foe: int) -> bool:
        """Return whether a Level falls on enough imagined tables."""
        fallen = 0
        for world in range(TABLES_PER_FIGHT):
            table = self._table(world)
            s = table.state
            before = len(s.zones[hero_zone(foe)])
            table.answer(self._seat, at)
            self._play_on(table)
            fallen += len(s.zones[hero_zone(foe)]) < before
            if fallen >= MIN_SUCCESSES:
                return True
            if fallen + TABLES_PER_FIGHT - world - 1 < MIN_SUCCESSES:
                return False
        return False

    # --- Acting -------------------------------------------------------------------------------

    def on_the_way(self, usual: int, chosen: int) -> int:
        """Return the chosen option, unless the one that experience prefers wins the game as often.

        Experience plays for Power. Each point of it may stop a Block that no imagined table has.
        """
        wins = self._wins(usual, self._tables)
        return usual if wins and wins >= self._wins(chosen, self._tables) else chosen

    def acted(self, ask: Ask, chosen: int) -> int:
        """Return an option that wins on this turn, or one that does not end a lost game."""
        wins = self._wins(chosen, self._tables)
        if wins == 1.0:
            return chosen
        better = self._towards_the_end(ask)
        if better not in (-1, chosen) and self._wins(better, self._tables) > wins + CLEAR_MARGIN:
            return better
        if wins or not self._loses(chosen):
            return chosen
        return next((at for at in self._others(ask, chosen) if not self._loses(at)), chosen)

    def _others(self, ask: Ask, chosen: int) -> list[int]:
        """The other options, best first: what experience says without the one, then to stop."""
        left = [at for at in range(len(ask.options)) if at != chosen]
        order = []
        while left:
            fewer = Ask(ask.seat, ask.kind, ask.source, tuple(ask.options[at] for at in left))
            order.append(left.pop(self._bot.answer(self._sight, fewer)))
            if ask.options[order[-1]][0] in ("end", "done"):
                break
        return order

    def _towards_the_end(self, ask: Ask) -> int:
        """Return the first step of a turn that wins, or of playing out the rest; −1 for none."""
        table = self._table(0)
        plan = self._plan(table)
        if plan:
            return _option(ask, table.asks[0], plan[0])
        if plan is not None:
            return _stop(ask)
        return self._bot.answer(self._sight, ask)

    def _wins(self, at: int, tables: int) -> float:
        """On how many imagined tables an option wins on this turn; all or none is soon seen."""
        won = 0
        for world in range(tables):
            table = self._table(world)
            table.answer(self._seat, at)
            won += self._finished(table) == "won"
            if world == TABLES_PER_PURCHASE - 1 and won == 0:
                return 0.0
        return won / tables

    def _loses(self, at: int) -> bool:
        """Return whether an option ends the game this turn, and no purchase after it saves it."""
        for world in range(TABLES_PER_PURCHASE):
            table = self._table(world)
            table.answer(self._seat, at)
            self._settle(table)
            if self._under_way(table) and self._plan(table) is not None:
                return False
            self._stop(table)
            if fate(table.state, self._seat) != "lost":
                return False
        return True

    # --- Playing on ---------------------------------------------------------------------------

    def _under_way(self, table: Table) -> bool:
        """Return whether the turn is not over."""
        return bool(table.asks) and table.state.number == self._number

    def _mine(self, table: Table) -> bool:
        """Return whether the table waits for an action of the turn's player, which is this seat."""
        ask = table.asks[0] if table.asks else None
        return ask is not None and ask.kind == "turn" and ask.seat == self._seat

    def _answer(self, table: Table) -> None:
        ask = table.asks[0]
        table.answer(ask.seat, self._bot.answer(OpenSight(table, ask.seat), ask))

    def _settle(self, table: Table) -> None:
        """Answer what an action asks, until it is done."""
        while self._under_way(table) and not self._mine(table):
            self._answer(table)

    def _play_on(self, table: Table) -> None:
        """The rest of the turn by experience."""
        for _ in range(MAX_TURN_ANSWERS):
            if not self._under_way(table):
                return
            self._answer(table)

    def _finished(self, table: Table) -> Fate:
        """The rest of the turn: play everything, then buy what wins if anything does."""
        for _ in range(MAX_TURN_ANSWERS):
            self._settle(table)
            if not self._under_way(table):
                break
            ask = table.asks[0]
            at = self._bot.answer(OpenSight(table, self._seat), ask)
            if ask.options[at][0] not in ("buy", "hunt", "end"):
                table.answer(self._seat, at)
                continue
            plan = self._plan(table)
            if plan is None:
                break
            self._carry_out(table, plan)
        return fate(table.state, self._seat)

    def _plan(self, table: Table) -> list[int] | None:
        """Return the items to buy so that the game ends won, as tried on a fork; None if none."""
        if table.state.turn.target >= 0:
            return None
        for plan in closing.plans(table.state, self._seat, table.asks[0]):
            twin = table.fork(anchored=False)
            self._carry_out(twin, plan)
            if fate(twin.state, self._seat) == "won":
                return plan
        return None

    def _carry_out(self, table: Table, plan: list[int]) -> None:
        """Buy these cards, as far as they can be bought, and end the turn."""
        for card in plan:
            if not self._mine(table) or ("buy", card) not in table.asks[0].options:
                break
            table.answer(self._seat, table.asks[0].options.index(("buy", card)))
            self._settle(table)
        self._stop(table)

    def _stop(self, table: Table) -> None:
        """End the turn as soon as that is possible."""
        for _ in range(MAX_TURN_ANSWERS):
            if not self._under_way(table):
                return
            at = _stop(table.asks[0]) if self._mine(table) else -1
            if at < 0:
                self._answer(table)
            else:
                table.answer(self._seat, at)


def fate(s: State, seat: int) -> Fate:
    """Return how a game stands for a seat."""
    if s.result is None:
        return "open"
    if seat not in s.result.winners:
        return "lost"
    return "won" if len(s.result.winners) == len(s.mates(seat)) + 1 else "shared"


def _stop(ask: Ask) -> int:
    verb = ask.options[-1][0]
    return len(ask.options) - 1 if verb in ("end", "done") else -1


def _option(ask: Ask, imagined: Ask, card: int) -> int:
    """The option of an ask that buys a card of an imagined table: options have one order."""
    at = imagined.options.index(("buy", card))
    return at if at < len(ask.options) else -1


class CollectorBot(LearnedBot):
    """The Collector: what it has learned, and how it conducts itself."""

    conducts = True
    experience: type[LearnedBot] = LearnedBot

    def __init__(self, seed: str = "", worth: Worth | None = None) -> None:
        super().__init__(seed, worth)
        self._habit = self.experience(seed, worth)

    def answer(self, sight: Sight, ask: Ask) -> int:
        """Return the option of the greatest worth, unless the game is decided here."""
        if len(ask.options) == 1:
            return 0
        return conducted(self._habit, sight, ask, self._habit.answer(sight, ask))
