"""The story of a game so far, line by line, as the player may know it."""

from __future__ import annotations

from typing import Final

from archrivals.bots.levels import BY_ID
from archrivals.boxes.ledger import ids_of
from archrivals.engine.language.cards import Card
from archrivals.speech.table_talk import Happening, log_message, tales
from archrivals.speech.talk.grounds import ground_of

from .position import ME, Position
from .rows import full_text, teams_of, yes_no
from .rulebook import because

RECAP: Final = 10
"""How many lines of its past a continued game begins with."""


class Story:
    """The lines of a game, in order; ``heads`` are the turns by the lines that begin them.

    ``shield`` is the Defense card with which the person wants to protect a seat, and that seat.
    """

    def __init__(self, position: Position) -> None:
        self._at = position
        self.lines: list[str] = []
        self.heads: dict[int, int] = {}
        self.shield: tuple[str, int] | None = None
        self._happened: dict[int, Happening] = {}
        self._events = 0
        self._read = 0
        self._introduced = False
        self._suffered: list[str] = []
        self._begun = 0

    def begin_late(self) -> None:
        """Read the past of a resumed game; only its last lines count as new."""
        self.go_on()
        self._read = max(0, len(self.lines) - RECAP)

    def news(self) -> list[str]:
        """Return the lines since the last time."""
        fresh = self.lines[self._read :]
        self._read = len(self.lines)
        return fresh

    def told_of(self, turn: int) -> list[str]:
        """Return the lines of a turn, after the one that begins it."""
        heads = sorted(self.heads)
        at = next((at for at, line in enumerate(heads) if self.heads[line] == turn), None)
        if at is None:
            return []
        end = heads[at + 1] if at + 1 < len(heads) else len(self.lines)
        return self.lines[heads[at] + 1 : end]

    def suffered(self) -> list[str]:
        """Return what others did to the person since their last turn, at the start of this one."""
        turn = self._at.view.turn.number
        if not self._at.my_turn or turn == self._begun:
            return []
        self._begun = turn
        return self._suffered

    def because(self, most: int) -> list[tuple[str, list[str]]]:
        """Return the last lines of the story, each with the rules and cards behind it."""
        host = self._at.table.setup.box
        held = frozenset().union(*map(ids_of, {host, *self._at.cat.boxes}))
        found = []
        for at in list(self._happened)[-most:] if most > 0 else []:
            line = log_message(self._happened[at], self._at.names, self._at.cat)
            ground = None if line is None else ground_of(line, held)
            rules, cards = (ground.rules, ground.cards) if ground else ((), ())
            titles = [self._at.title(self._at.card(id)) for id in cards]
            found.append((self.lines[at], because(rules, titles, host, self._at.language)))
        return found

    def go_on(self) -> None:
        """Put what happened since into words."""
        fresh = self._at.table.events(ME, self._events)
        self._events += len(fresh)
        if not self._introduced and all(seat.hero for seat in self._at.view.seats):
            self._introduced = True
            self.lines += self._introduction()
        chosen = [event for event in fresh if event.cause.rule not in ("S5", "S9")]
        teams = teams_of(self._at.view)
        for what, line in tales(chosen, self._at.names, self._at.cat, self._at.language, teams):
            if what.kind == "turn":
                self.heads[len(self.lines)] = what.n
            self._happened[len(self.lines)] = what
            self.lines.append(line)
            if what.kind == "defend" and self.shield and self.shield[1] == what.n:
                if what.seat != ME:  # A3: the teammate's own Defense came first
                    self.lines.append(self._at.say("defense-kept", card=self.shield[0]))
                self.shield = None
            if what.kind == "end-turn" and what.seat == ME:
                self._suffered = []
            elif ME in (what.seat, what.to[1]) and what.kind not in ("turn", "assist"):
                self._suffered.append(line)

    def _introduction(self) -> list[str]:
        """Introduce the players, and describe their Super Heroes or Characters."""
        view = self._at.view
        heroes = [self._at.card(seat.hero[-1].id) for seat in view.seats]
        lines = [self.own_hero(heroes[ME])]
        others = sorted(range(1, len(heroes)), key=lambda seat: seat not in self._at.mates)
        for seat in others:
            text = full_text(heroes[seat], self._at.language)
            lines.append(
                self._at.say(
                    "intro-other",
                    mate=yes_no(seat in self._at.mates),
                    card=self._at.title(heroes[seat]),
                    bot=self._introduced_bot(self._at.bot(seat)),
                    text=self._at.say("on-card", text=text) if text else "",
                )
            )
        return lines

    def own_hero(self, hero: Card) -> str:
        """Introduce the person's own Super Hero or Character."""
        text = full_text(hero, self._at.language)
        return self._at.say("intro-you", card=self._at.title(hero), text=text)

    def _introduced_bot(self, bot: str) -> str:
        """Introduce the player of a seat in a few words."""
        level = BY_ID.get(bot)
        if level is not None:
            character = level.character[self._at.language]
            return self._at.say("bot-level", name=level.name, n=level.number, character=character)
        return (
            self._at.say("bot-own", name=bot) if ":" in bot else self._at.say("bot-kind", name=bot)
        )
