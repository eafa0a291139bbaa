"""Playing one game with the engine and the referee, and comparing them after every answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.play.confronting import cost_of
from archrivals.engine.play.scoring import points as engine_points
from archrivals.engine.state.asks import Ask
from archrivals.engine.state.events import Noted
from archrivals.engine.state.flat import MOST_SEATS, SEAT_ZONE_NAMES, ZONE_NAMES, State
from archrivals.engine.table import Table

from . import dealing, fighting, scoring, turns
from .game import Game, Option, Over, Pile, Question, Steps
from .reading import looks


class Difference(AssertionError):
    """The engine and the referee do not agree."""


class Referee:
    """The referee's own table: asks questions, is told answers."""

    def __init__(self, setup: Setup, cat: Catalogue, seed: str) -> None:
        self.game = Game(setup, cat.cards, cat.ids, setup.rules(cat.rules_for(setup.players)))
        self.game.seed = seed
        self.game.teams = setup.teams or cat.teams_for(setup.players)
        self.questions: list[Question] = []
        self.heard = 0
        """How many lines of the engine's log have been compared."""
        self.answers: dict[int, Option] = {}
        self.steps: Steps[None] | None = None
        dealing.deal(self.game)
        self._begin(dealing.opening(self.game))

    def _begin(self, steps: Steps[None]) -> None:
        self.steps = steps
        self._go_on(None)

    def _go_on(self, value: Any) -> None:
        assert self.steps is not None
        try:
            asked = self.steps.send(value)
        except StopIteration:
            self.steps = None
            self.questions = [turns.question(self.game)]
            return
        except Over as over:
            scoring.finish(self.game, over)
            self.steps = None
            self.questions = []
            return
        self.questions = [asked] if isinstance(asked, Question) else asked
        self.window = not isinstance(asked, Question)
        self.answers = {}

    def answer(self, seat: int, option: Option) -> None:
        """One answer; those asked together go on when all have answered."""
        if self.steps is None:
            self._begin(turns.act(self.game, option))
            return
        self.answers[seat] = option
        if len(self.answers) == len(self.questions):
            given = [self.answers[question.seat] for question in self.questions]
            self._go_on(given if self.window else given[0])

    @property
    def open(self) -> list[Question]:
        """The questions that nobody has answered."""
        if self.steps is None:
            return self.questions
        return [question for question in self.questions if question.seat not in self.answers]


# --- Comparing --------------------------------------------------------------------------------


def pile_of(zone: int) -> Pile:
    """The referee's name of an engine's zone."""
    return (ZONE_NAMES[zone], -1) if zone < 8 else (SEAT_ZONE_NAMES[zone % 8], zone // 8 - 1)


def meaning(g: Game, option: Option) -> tuple[Any, ...]:
    """An option as a player understands it: of equal cards it does not matter which."""
    verb, what = option
    if verb in ("card", "lay"):
        return verb, *looks(g, what)
    if verb in ("play", "buy", "hunt"):
        return verb, g.face[what], g.where[what]
    if verb == "shield":
        return verb, *looks(g, what[0]), what[1]
    if verb == "trigger":
        return verb, g.face[what[0]], what[1]
    return verb, what


PILES = [pile_of(zone) for zone in range((MOST_SEATS + 1) * 8)]


def compare(table: Table, referee: Referee, *, score: bool = True) -> None:
    """Everything both say about the table, now; the score follows from what lies where."""
    g = referee.game
    s = table.state
    for pile, cards in zip(PILES, s.zones, strict=False):
        if cards != g.piles[pile]:
            _same(g, f"{pile}", cards, g.piles[pile])
    _same(g, "power", s.turn.power, g.turn.power)
    _same(g, "turn", (s.turn.seat, s.active, s.number), (g.turn.seat, g.active, g.number))
    _same(g, "Confrontation", s.turn.target, g.turn.target)
    kept, mine_kept = lasting(s), lasting_of(g)
    if kept != mine_kept:
        for what, theirs, mine in zip(LASTING, kept, mine_kept, strict=True):
            _same(g, what, theirs, mine)
    for card in {*s.turn.borrowed, *g.turn.borrowed}:
        _same(g, f"owner of {card}", s.owner(card), g.owner(card))
    if g.rules.confrontations:
        standing = [seat for seat in range(g.seats) if g.pile("hero", seat)]
        mine = [fighting.character_cost(g, seat) for seat in standing]
        _same(g, "costs", [cost_of(s, seat) for seat in standing], mine)
    for seat in range(g.seats) if score else ():
        _same(g, f"points of {seat}", engine_points(s, seat), scoring.points(g, seat))
    if s.log is not None:  # Q6: in which order texts came that waited, between owners as well
        fresh, referee.heard = s.log[referee.heard :], len(s.log)
        notes = [event for event in fresh if isinstance(event, Noted) and event.kind == "fires"]
        fired = [(note.seat, each.card) for note in notes for each in note.cards or ()]
        _same(g, "triggered texts", fired, g.fired)
        g.fired = []
    result = None
    if s.result is not None:
        result = (s.result.rule, s.result.winners, s.result.points, s.result.ties)
    _same(g, "result", result, g.result)
    asked = [(q.seat, q.kind, q.source) for q in referee.open]
    _same(g, "asks", [(ask.seat, ask.kind, ask.source) for ask in table.asks], asked)
    for ask, question in zip(table.asks, referee.open, strict=True):
        theirs = {meaning(g, option) for option in ask.options}
        mine_too = {meaning(g, option) for option in question.options}
        if theirs != mine_too:
            told = {"engine only": theirs - mine_too, "referee only": mine_too - theirs}
            raise Difference(f"options of {question.kind}: {_words(g, told)}")


LASTING: Final = (
    "immunity",
    "limit of the Line-Up",
    "changed costs",
    "until defeated",
    "who is out",
    "face-up Super-Villain",
    "quiet turns",
    "appearances to come",
    "further draws",
    "cheaper Super-Villains",
    "end of hunting",
    "Assist laid",
    "uses",
    "controlled Locations",
    "texts taken",
    "texts that wait, by owner",
)
"""What is true and does not show at once."""


def lasting(s: State) -> tuple[Any, ...]:
    """Return what the engine keeps for later.

    The order of a queue between owners is free until it resolves: it is compared owner by owner.
    """
    turn = s.turn
    return (
        s.immune,
        s.limit,
        sorted(s.cost_changes),
        sorted(s.until_defeated),
        set(s.out),
        s.villain_up,
        s.idle,
        s.appearing,
        turn.extra,
        turn.cheaper,
        turn.hunt_over,
        turn.laid,
        {key: n for key, n in turn.used.items() if key[1] < GRANTED},
        list(turn.controls),
        set(turn.text),
        _by_owner([(seat, source, do, event) for seat, source, do, _, event in s.queue]),
    )


def lasting_of(g: Game) -> tuple[Any, ...]:
    """Return the same as the referee keeps it."""
    turn = g.turn
    return (
        g.immune,
        g.limit,
        sorted(g.cost_changes),
        sorted(g.lasting),
        g.out,
        g.villain_up,
        g.quiet_rounds,
        g.appearing,
        turn.extra,
        turn.cheaper,
        turn.hunt_over,
        turn.laid,
        {key: n for key, n in turn.used.items() if key[1] < GRANTED},
        turn.controls,
        set(turn.text),
        _by_owner([(each.seat, each.source, each.do, each.event) for each in g.waiting]),
    )


GRANTED: Final = 100
"""From this number on each interpreter counts granted abilities in its own way."""


def _by_owner(waiting: Sequence[tuple[int, int, Any, int]]) -> dict[int, Counter[Any]]:
    """Return what waits, owner by owner: each chooses the order of their own (Q6)."""
    found: dict[int, Counter[Any]] = {}
    for seat, *text in waiting:
        found.setdefault(seat, Counter())[tuple(text)] += 1
    return found


def _same(g: Game, what: str, theirs: Any, mine: Any) -> None:
    if theirs != mine:
        raise Difference(f"{what}: engine {_words(g, theirs)}, referee {_words(g, mine)}")


def _words(g: Game, value: Any) -> str:
    """A value with the names of cards in it."""
    if isinstance(value, list) and all(isinstance(each, int) for each in value):
        named = [f"{g.cards[c].name}#{c}" if 0 <= c < len(g.cards) else str(c) for c in value]
        return f"[{', '.join(named)}]"
    if isinstance(value, dict) and all(isinstance(each, set) for each in value.values()):
        told = {}
        for name, options in value.items():
            told[name] = [
                (o[0], g.faces[o[1]].name if isinstance(o[1], int) else o[1], *o[2:])
                for o in options
            ]
        return str(told)
    return str(value)


def play_both(
    setup: Setup,
    cat: Catalogue,
    seed: str,
    choose: Callable[[Table, Game], tuple[Ask, int]],
    most: int = 20_000,
    turns: int = 0,
    log: bool | None = None,
) -> Table:
    """One game with both, or the beginning of one; raises a Difference with its story.

    It ends after ``most`` answers, or after so many ``turns`` where they are named.
    """
    story: list[str] = []
    if log is None:  # without a log the engine takes shortcuts: both ways must be right
        log = sum(map(ord, seed)) % 2 == 0
    table = Table.new(setup, cat, seed, log=log, anchored=False)
    try:
        referee = Referee(setup, cat, seed)
        compare(table, referee)
        for _ in range(most):
            if table.over or (turns and table.state.number > turns):
                break
            ask, index = choose(table, referee.game)
            option = ask.options[index]
            story.append(f"seat {ask.seat} {ask.kind}: {_option_words(referee.game, option)}")
            question = next(q for q in referee.open if q.seat == ask.seat)
            assert any(
                meaning(referee.game, o) == meaning(referee.game, option) for o in question.options
            )
            table.answer(ask.seat, index)
            before = referee.game.number
            referee.answer(ask.seat, option)
            score = most < 200 or not table.asks or before != referee.game.number
            compare(table, referee, score=score)
    except Difference as found:
        told = "\n  ".join(story[-12:])
        raise Difference(
            f"{found}\n{setup}\nseed {seed!r}, {len(story)} answers:\n  {told}"
        ) from None
    return table


def _option_words(g: Game, option: Option) -> str:
    verb, what = option
    if verb in ("card", "play", "buy", "hunt", "lay"):
        return f"{verb} {g.cards[what].name}#{what} ({g.where[what][0]})"
    if verb in ("use", "trigger", "shield"):
        return f"{verb} {g.cards[what[0]].name} {what[1]}"
    return f"{verb} {what if what is not None else ''}"
