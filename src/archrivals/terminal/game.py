"""One person's game with bots: whose answer is awaited, and the lines so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Final, NamedTuple

from archrivals.bots import BotError, bot_factory, decide, make_bot
from archrivals.bots.levels import BY_ID, name_of
from archrivals.boxes import catalogue_for
from archrivals.boxes.ledger import ids_of
from archrivals.coach.hints import hints
from archrivals.coach.words import hint_messages
from archrivals.engine.language.cards import Card
from archrivals.engine.language.catalogue import Catalogue
from archrivals.engine.language.rules import Setup
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table
from archrivals.engine.views.seats import SeatInView, View
from archrivals.speech import name_in
from archrivals.speech.table_talk import (
    Happening,
    Hearer,
    Question,
    ask_text,
    forced_text,
    log_message,
    option_messages,
    option_texts,
    question,
    tales,
    titled,
    voice,
    why_text,
    you,
)
from archrivals.speech.talk.grounds import ground_of

from .autosaves import Autosave
from .quick import Quick, does_something, next_quick
from .replaying import NO_HERO, hero_names
from .rows import Row, full_text, has_characters, market, side_of, teams_of, yes_no
from .rulebook import because
from .save_files import SaveFile, read_save, write_save
from .words import words

ME: Final = 0
"""The person's seat."""


class Left(NamedTuple):
    """A player's way of leaving: the exit code, whether they want another game, and whether they
    went on with a game that was offered to them."""

    code: int
    again: bool = False
    resumed: bool = True


class Game:
    """A table with a person at seat 0 and bots at the others, a teammate's too.

    ``lines`` are all lines, in order, and ``heads`` the turns by the lines that begin
    them; ``news`` are those since it was last read. The person's decision is ``asked``;
    asks with a single answer never get that far. ``file`` is where a game that goes on comes from,
    and ``wanted`` the bots that belong to it, even if others play for them now. ``autosave`` is
    where the game is saved after every answer, if anywhere.
    """

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, str],
        *,
        file: SaveFile | None = None,
        wanted: Sequence[str] = (),
        language: str = "en",
    ) -> None:
        self.table = table
        self.language = language
        self.say = words(language)
        self.lines: list[str] = []
        self.heads: dict[int, int] = {}
        self._happened: dict[int, Happening] = {}
        self._file = file
        self._bot_names = dict(bots)
        self._wanted = tuple(wanted or (bots[seat] for seat in sorted(bots)))
        seed = table.state.seed
        self._bots = {seat: make_bot(name, seed, seat) for seat, name in bots.items()}
        self._events = 0
        self._read = 0
        self._chosen: list[Card] = []
        self._introduced = False
        self._suffered: list[str] = []
        self._called = -1
        self._shield: tuple[str, int] | None = None
        self._begun = 0
        self._names: dict[int, str] = {}
        self.autosave: Autosave | None = None
        self._saved = (0, 0)
        self._trouble = ""
        if file is not None:  # a game that goes on: its past is known
            known = enumerate(hero_names(table))
            self._names = {seat: name for seat, name in known if name != NO_HERO}
            self._tell()
            self._read = max(0, len(self.lines) - RECAP)
        self._advance()
        self._untouched = len(table.answers)

    # --- Seeing -------------------------------------------------------------------------------

    @property
    def cat(self) -> Catalogue:
        """The cards of the table."""
        return self.table.state.cat

    @property
    def view(self) -> View:
        """Return the person's view."""
        return self.table.view(ME)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.table.over

    @property
    def names(self) -> tuple[str, ...]:
        """The players: you, and the others by their Super Heroes or Characters."""
        own = you(self.language)
        return tuple(own if seat.seat == ME else self._hero(seat) for seat in self.view.seats)

    def _hero(self, seat: SeatInView) -> str:
        at = seat.seat
        if seat.hero:
            self._names[at] = self.card(seat.hero[-1].id).name
        # Who is out has no Character any more.
        return self._names.get(at) or self.say("player", n=at + 1)

    def card(self, name: str) -> Card:
        """A card by its id."""
        return self.cat.cards[self.cat.by_id[name]]

    def title(self, card: Card) -> str:
        """Return the title of a card; of a Character with its Level."""
        return titled(card, self.language)

    def bot(self, seat: int) -> str:
        """Return the kind of bot that sits there."""
        return self._bot_names[seat]

    @property
    def mates(self) -> tuple[int, ...]:
        """The person's teammates."""
        view = self.view
        return tuple(seat for seat in range(len(view.seats)) if side_of(view, seat) == "teammate")

    @property
    def calls(self) -> bool:
        """Return whether a teammate may be asked for help: some tables have no Assist cards."""
        return bool(self.mates) and any(card.has("Assist") for card in self.cat.cards)

    @property
    def confronts(self) -> bool:
        """Return whether this table has Characters and Confrontations."""
        return has_characters(self.view)

    @property
    def balance(self) -> str:
        """Describe the Confrontation of this turn: against whom, and how it stands; else empty."""
        view = self.view
        target = view.turn.confronting
        if target < 0:
            return ""
        return self.say(
            "balance",
            person=self.person(target),
            name=self.names[target],
            power=view.turn.power,
            cost=view.seats[target].cost or 0,
        )

    def person(self, seat: int) -> str:
        """Return whether a player is spoken to, as a message chooses by it."""
        return "you" if seat == ME else "other"

    @property
    def market(self) -> list[Row]:
        """Everything for sale."""
        return market(self.view, self.cat)

    @property
    def tie_breaks(self) -> tuple[str, ...]:
        """Return the tie-breaks at this table, most important first."""
        return self.table.state.rules.tie_breaks

    @property
    def asked(self) -> Question | None:
        """Return the person's open decision."""
        ask = self.table.ask_of(ME)
        return None if ask is None else question(self.table, ask, self._chosen)

    @property
    def prompt(self) -> str:
        """The question in words."""
        asked = self.asked
        return "" if asked is None else ask_text(asked, self.names, self.language)

    @property
    def options(self) -> list[str]:
        """The answers in words."""
        asked = self.asked
        return [] if asked is None else option_texts(asked, self.names, self.language)

    @property
    def my_turn(self) -> bool:
        """Return whether the person may act freely now."""
        ask = self.table.ask_of(ME)
        return ask is not None and ask.kind == "turn"

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
        turn = self.view.turn.number
        if not self.my_turn or turn == self._begun:
            return []
        self._begun = turn
        return self._suffered

    def why_not(self, verb: str, card: str) -> str:
        """Explain why the person cannot do something now; empty if they can."""
        why = self.table.why_not(ME, (verb, card))
        return "" if why is None else why_text(why, self.cat, self.language)

    def hint(self, key: Callable[[int], str]) -> list[str]:
        """The best options by the coach, who sees what the person sees, each with its ``key``."""
        ask = self.table.ask_of(ME)
        if ask is None or len(ask.options) < 2:
            return [self.say("nothing-to-decide")]
        sight = Sight(self.table, ME)
        found = hints(sight, ask, f"hint:{self.table.moved}")
        asked = question(self.table, ask)
        hearer = Hearer(self.names, self.cat, ME, asked.teams, ME)
        messages = hint_messages(found, option_messages(asked), ME, self.cat)
        options = self.options
        lines = [self.say("hint")]
        for hint, why in zip(found, messages, strict=True):
            lines.append(f"{key(hint.option)} {options[hint.option]}")
            lines.append(f"   {voice(self.language).say(why, hearer)}")
        return lines

    # --- Acting -------------------------------------------------------------------------------

    def answer(self, index: int) -> None:
        """The person's answer; then the bots go on until the next decision."""
        self._answer(index)
        self._advance()

    def offer(self, *verbs: str) -> int | None:
        """The number of the first option with one of these verbs, if there is one."""
        asked = self.asked
        choices = asked.choices if asked else ()
        return next((at for at, choice in enumerate(choices) if choice.verb in verbs), None)

    @property
    def first_things(self) -> str:
        """Explain why no card can be played nor the turn ended; empty on one's turn."""
        if self.my_turn:
            return ""
        if self.over:
            return self.why_not("end", "")
        asked = self.asked
        if asked is not None and asked.kind == "announce":
            return self.say("first-announce")
        return self.say("first-answer")

    def why_no_end(self) -> str:
        """Explain why the turn cannot be ended now, nor the Confrontation; empty if it can."""
        if self.offer("end", "done") is not None:
            return ""
        if self.first_things:
            return self.first_things
        verb = "done" if self.view.turn.confronting >= 0 else "end"
        return self.why_not(verb, "")

    def end_turn(self) -> None:
        """End the person's turn, or say that they are done Confronting."""
        at = self.offer("end", "done")
        assert at is not None
        self.answer(at)

    def call(self) -> None:
        """Ask the teammate for an Assist card."""
        at = self.offer("call")
        assert at is not None
        self.answer(at)

    def left_behind(self) -> list[str]:
        """Return what the person would give up by ending the turn now."""
        asked = self.asked
        choices = asked.choices if asked else ()
        unplayed = [
            name_in(choice.card, self.language)
            for choice in choices
            if choice.verb == "play" and choice.card and does_something(choice.card)
        ]
        buyable = [
            name_in(choice.card, self.language)
            for choice in choices
            if choice.verb == "buy" and choice.card
        ]
        lines = []
        if unplayed:
            lines.append(self.say("left-unplayed", cards=", ".join(unplayed)))
        if buyable:
            power = self.view.turn.power
            lines.append(self.say("left-buyable", power=power, cards=", ".join(buyable)))
        if asked and asked.target >= 0 and asked.power < asked.cost:
            foe = self.names[asked.target]
            lines.append(self.say("left-losing", power=asked.power, foe=foe, cost=asked.cost))
        return lines

    def quick(self) -> Quick:
        """Play every card that asks nothing, until something is asked."""
        done: list[str] = []
        remark = ""
        while self.my_turn:
            asked = self.asked
            assert asked is not None
            step = next_quick(self.table, ME, self.language)
            if step.index is None:
                remark = step.remark
                break
            chosen = asked.choices[step.index].card
            assert chosen is not None
            done.append(chosen.name)
            self._answer(step.index)
            self._bots_and_forced()
        self._tell()
        self._autosave()
        return Quick(tuple(done), remark)

    def _answer(self, index: int) -> None:
        before = self.table.ask_of(ME)
        assert before is not None
        picked = question(self.table, before).choices[index]
        if picked.verb == "call":
            self._called = len(self.table.state.log or [])
        if picked.verb == "shield" and picked.card is not None:
            self._shield = (name_in(picked.card, self.language), picked.seat)
        self.table.answer(ME, index)
        self._autosave()  # now, because a bot may think for a while
        after = self.table.ask_of(ME)
        same = (
            after is not None
            and after.about is not None
            and (after.about, after.kind, after.source)
            == (before.about, before.kind, before.source)
        )
        if same and picked.verb == "card" and picked.card is not None:
            self._chosen.append(picked.card)
        else:
            self._chosen.clear()

    def _helped(self) -> bool:
        """Return whether a player has assisted since the call."""
        log = self.table.state.log or []
        return any(event.kind == "assist" for event in log[self._called :])

    def _advance(self) -> None:
        self._bots_and_forced()
        self._tell()
        if self._called >= 0 and not self._helped():
            mates = [self.names[mate] for mate in self.mates]
            self.lines.append(self.say("no-help", mates=self.say.listed(mates), n=len(mates)))
        self._called = -1
        self._autosave()  # what the bots did has been seen

    def _bots_and_forced(self) -> None:
        """Let the bots answer, and the person where there is no choice."""
        while not self.over:
            other = next((ask for ask in self.table.asks if ask.seat != ME), None)
            mine = self.table.ask_of(ME)
            if other is not None:
                self.table.answer(other.seat, self._decided(other))
            elif mine is not None and mine.kind != "turn" and len(mine.options) == 1:
                self._tell()
                if mine.kind != "assist":  # asked before every end of a teammate's turn
                    asked = question(self.table, mine)
                    self.lines.append(forced_text(asked, self.names, self.language))
                self._answer(0)
            else:
                return

    def _decided(self, ask: Ask) -> int:
        """A bot's answer; for one that breaks down the greedy one plays on."""
        seat = ask.seat
        sight = Sight(self.table, seat)
        try:
            return decide(self._bots[seat], sight, ask, self.bot(seat))
        except BotError as error:
            self._tell()
            self.lines.append(self.say("bot-broke", error=str(error)))
            self._bot_names[seat] = "greedy"
            self._bots[seat] = make_bot("greedy", self.table.state.seed, seat)
            return decide(self._bots[seat], sight, ask, "greedy")

    def because(self, most: int) -> list[tuple[str, list[str]]]:
        """Return the last lines of the story, each with the rules and cards behind it."""
        host = self.table.setup.box
        held = frozenset().union(*map(ids_of, {host, *self.cat.boxes}))
        found = []
        for at in list(self._happened)[-most:] if most > 0 else []:
            line = log_message(self._happened[at], self.names, self.cat)
            ground = None if line is None else ground_of(line, held)
            rules, cards = (ground.rules, ground.cards) if ground else ((), ())
            titles = [self.title(self.card(id)) for id in cards]
            found.append((self.lines[at], because(rules, titles, host, self.language)))
        return found

    def _tell(self) -> None:
        """Put what happened since into words."""
        fresh = self.table.events(ME, self._events)
        self._events += len(fresh)
        if not self._introduced and all(seat.hero for seat in self.view.seats):
            self._introduced = True
            self.lines += self._introduction()
        chosen = [event for event in fresh if event.cause.rule not in ("S5", "S9")]
        teams = teams_of(self.view)
        for what, line in tales(chosen, self.names, self.cat, self.language, teams):
            if what.kind == "turn":
                self.heads[len(self.lines)] = what.n
            self._happened[len(self.lines)] = what
            self.lines.append(line)
            if what.kind == "defend" and self._shield and self._shield[1] == what.n:
                if what.seat != ME:  # A3: the teammate's own Defense came first
                    self.lines.append(self.say("defense-kept", card=self._shield[0]))
                self._shield = None
            if what.kind == "end-turn" and what.seat == ME:
                self._suffered = []
            elif ME in (what.seat, what.to[1]) and what.kind not in ("turn", "assist"):
                self._suffered.append(line)

    def _introduction(self) -> list[str]:
        """Introduce the players, and describe their Super Heroes or Characters."""
        view = self.view
        heroes = [self.card(seat.hero[-1].id) for seat in view.seats]
        lines = [self.own_hero(heroes[ME])]
        others = sorted(range(1, len(heroes)), key=lambda seat: seat not in self.mates)
        for seat in others:
            text = full_text(heroes[seat], self.language)
            lines.append(
                self.say(
                    "intro-other",
                    mate=yes_no(seat in self.mates),
                    card=self.title(heroes[seat]),
                    bot=self._introduced_bot(self.bot(seat)),
                    text=self.say("on-card", text=text) if text else "",
                )
            )
        return lines

    def own_hero(self, hero: Card) -> str:
        """Introduce the person's own Super Hero or Character."""
        text = full_text(hero, self.language)
        return self.say("intro-you", card=self.title(hero), text=text)

    def _introduced_bot(self, bot: str) -> str:
        """Introduce the player of a seat in a few words."""
        level = BY_ID.get(bot)
        if level is not None:
            character = level.character[self.language]
            return self.say("bot-level", name=level.name, n=level.number, character=character)
        return self.say("bot-own", name=bot) if ":" in bot else self.say("bot-kind", name=bot)

    # --- Saving -------------------------------------------------------------------------------

    def _autosave(self) -> None:
        """Save the answers; a fault is reported once, and the game goes on.

        A turn that has ended is written for good.
        """
        place, now = self.autosave, (len(self.table.answers), self.table.state.number)
        if place is None or now[0] == self._saved[0]:
            return
        durable = self.over or now[1] != self._saved[1]
        trouble = ""
        try:
            place.open()
            write_save(place.file, self.table, self._wanted, self._file, durable=durable)
        except OSError as error:
            trouble = self._why_not_written(place.file, error)
        if trouble and trouble != self._trouble:
            self.lines.append(trouble)
        self._trouble = trouble
        if not trouble:
            self._saved = now
            if self.over:
                place.forget()

    @property
    def is_kept(self) -> bool:
        """Return whether the next start goes on from here, even after a crash."""
        return self.autosave is not None and not self._trouble

    def _why_not_written(self, path: Path, error: OSError | ValueError) -> str:
        why = error.strerror if isinstance(error, OSError) else None
        return self.say("write-failed", path=str(path), why=why or str(error))

    def save(self, path: Path) -> str:
        """Write the whole game, and who the bots are; what went wrong, or nothing.

        From then on it is also saved there after every answer.
        """
        try:
            if not self._only_looked_at(path):
                write_save(path, self.table, self._wanted, self._file)
            if self.autosave is not None and path.is_file():
                self._move_to(self.autosave, path)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            return self._why_not_written(path, error)
        return ""

    def _move_to(self, place: Autosave, path: Path) -> None:
        place.move(path)
        if not self.over:
            place.open()

    def _only_looked_at(self, path: Path) -> bool:
        """Return whether the game comes from this file, and the person has not answered since."""
        file = self._file
        if file is None or len(self.table.answers) != self._untouched:
            return False
        return path.exists() and path.resolve() == file.path.resolve()

    def settle(self) -> None:
        """Play the answers again: Ctrl-C may have stopped the last one half-way."""
        table = Table.new(self.table.setup, self.cat, self.table.state.seed)
        for seat, index in self.table.answers:
            table.answer(seat, index)
        self.table = table


RECAP: Final = 10
"""How many lines of its past a continued game begins with."""


def new_game(setup: Setup, seed: str, bots: Sequence[str], language: str = "en") -> Game:
    """A fresh game with these bots, of any box or recipe."""
    if len(bots) != setup.players - 1:
        raise ValueError(f"{setup.players} players: {setup.players - 1} bots, not {len(bots)}")
    table = Table.new(setup, catalogue_for(setup), seed)
    return Game(table, dict(enumerate(bots, start=1)), language=language)


def saved_game(path: Path, bots: Sequence[str] = (), language: str = "en") -> Game:
    """A saved game, to be gone on with; its own bots, unless it names none.

    A save may be a stranger's, so a ``module:Class`` in it is imported only where ``bots`` names it
    too. For a bot that is not here the greedy one plays on; the save keeps the name.
    """
    file = read_save(path)
    others = file.table.setup.players - 1
    given = repeated(bots or ("greedy",), others)
    saved_names = (*file.bots, *["greedy"] * others)[:others] if file.bots else given
    names = [name or other for name, other in zip(saved_names, given, strict=True)]
    missing = {name: why for name in names if (why := _why_missing(name, bots, language))}
    seated = {
        seat: "greedy" if name in missing else name for seat, name in enumerate(names, start=1)
    }
    game = Game(file.table, seated, file=file, wanted=names, language=language)
    game.lines += [game.say("bot-missing", bot=bot, why=why) for bot, why in missing.items()]
    game.lines += [
        game.say("bot-for-person", bot=name_of(seated[seat]), name=name)
        for seat, name in file.people.items()
        if seat != ME
    ]
    return game


def repeated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Bots for a number of seats: a short list begins again.

    >>> repeated(("otto", "pip"), 3)
    ('otto', 'pip', 'otto')
    """
    return tuple(islice(cycle(bots), max(0, seats)))


def _why_missing(name: str, wanted: Sequence[str], language: str) -> str:
    """Explain why a bot of a save cannot play on; empty if it can."""
    if ":" in name and name not in wanted:
        return words(language)("bot-add", bot=name)
    try:
        bot_factory(name)
    except BotError as error:
        return f"{error}."
    return ""
