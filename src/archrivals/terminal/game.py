"""One person's game with bots: whose answer is awaited, and the lines so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

from archrivals.bots import BotError, bot_factory, decide, make_bot
from archrivals.bots.levels import name_of
from archrivals.boxes import catalogue_for
from archrivals.boxes.own_boxes import DIGEST_SHOWN, OwnBox, own_box
from archrivals.coach.hints import hints
from archrivals.coach.words import hint_messages
from archrivals.engine.language.rules import Setup
from archrivals.engine.saving import parts_of, start_of
from archrivals.engine.sight import Sight
from archrivals.engine.state.asks import Ask
from archrivals.engine.table import Table
from archrivals.engine.views.alike import all_alike
from archrivals.speech import name_in
from archrivals.speech.table_talk import (
    Hearer,
    forced_text,
    option_messages,
    question,
    voice,
)

from .autosaves import Autosave
from .position import ME, Position
from .quick import Quick, does_something, next_quick
from .save_files import SaveFile, read_save, write_save
from .story import Story
from .words import words


class Left(NamedTuple):
    """A player's way of leaving: the exit code, whether they want another game, and whether they
    went on with a game that was offered to them."""

    code: int
    again: bool = False
    resumed: bool = True


class Game(Position):
    """A game of a person with bots, a teammate's too: it goes on to the person's next decision.

    ``story`` is what has happened so far. The person's decision is ``asked``; asks with a single
    answer, or with answers that are all alike, never get that far. ``file`` is where a game that
    goes on comes from, and ``wanted`` the bots that belong to it, even if others play for them now.
    ``autosave`` is where the game is saved after every answer, if anywhere.
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
        super().__init__(table, bots, language)
        self.story = Story(self)
        self._file = file
        self._wanted = tuple(wanted or (bots[seat] for seat in sorted(bots)))
        seed = table.state.seed
        self._bots = {seat: make_bot(name, seed, seat) for seat, name in bots.items()}
        self._called = -1
        self.autosave: Autosave | None = None
        self._saved = (0, 0)
        self._trouble = ""
        if file is not None:
            self.story.begin_late()
        self._advance()
        self._untouched = len(table.answers)

    # --- Advice -------------------------------------------------------------------------------

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
        self.story.go_on()
        self._autosave()
        return Quick(tuple(done), remark)

    def _answer(self, index: int) -> None:
        before = self.table.ask_of(ME)
        assert before is not None
        picked = question(self.table, before).choices[index]
        if picked.verb == "call":
            self._called = len(self.table.state.log or [])
        if picked.verb == "shield" and picked.card is not None:
            self.story.shield = (name_in(picked.card, self.language), picked.seat)
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
            self.chosen.append(picked.card)
        else:
            self.chosen.clear()

    def _helped(self) -> bool:
        """Return whether a player has assisted since the call."""
        log = self.table.state.log or []
        return any(event.kind == "assist" for event in log[self._called :])

    def _advance(self) -> None:
        self._bots_and_forced()
        self.story.go_on()
        if self._called >= 0 and not self._helped():
            mates = [self.names[mate] for mate in self.mates]
            self.story.lines.append(self.say("no-help", mates=self.say.listed(mates), n=len(mates)))
        self._called = -1
        self._autosave()  # what the bots did has been seen

    def _bots_and_forced(self) -> None:
        """Let the bots answer, and the person where there is no choice."""
        while not self.over:
            other = next((ask for ask in self.table.asks if ask.seat != ME), None)
            mine = self.table.ask_of(ME)
            if other is not None:
                self.table.answer(other.seat, self._decided(other))
            elif mine is not None and self._decides_nothing(mine):
                self.story.go_on()
                if mine.kind != "assist":  # asked before every end of a teammate's turn
                    asked = question(self.table, mine)
                    self.story.lines.append(forced_text(asked, self.names, self.language))
                self._answer(0)
            else:
                return

    def _decides_nothing(self, ask: Ask) -> bool:
        """Return whether a question of the person's has one answer, or answers that are alike."""
        if len(ask.options) == 1:
            return ask.kind != "turn"
        return all_alike(self.table, ask)

    def _decided(self, ask: Ask) -> int:
        """A bot's answer; for one that breaks down the greedy one plays on."""
        seat = ask.seat
        sight = Sight(self.table, seat)
        try:
            return decide(self._bots[seat], sight, ask, self.bot(seat))
        except BotError as error:
            self.story.go_on()
            self.story.lines.append(self.say("bot-broke", error=str(error)))
            self._bot_names[seat] = "greedy"
            self._bots[seat] = make_bot("greedy", self.table.state.seed, seat)
            return decide(self._bots[seat], sight, ask, "greedy")

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
            self.story.lines.append(trouble)
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
        table, answers = self.table, self.table.answers
        parts = () if self._file is None else parts_of(self._file.more)
        again = start_of(table.setup, self.cat, table.state.seed, answers, parts)
        for seat, index in answers[len(again.answers) :]:
            again.answer(seat, index)
        self.table = again

    @property
    def changed(self) -> bool:
        """Return whether the rules changed in the middle of this game."""
        return self._file is not None and bool(parts_of(self._file.more))


def new_game(setup: Setup, seed: str, bots: Sequence[str], language: str = "en") -> Game:
    """A fresh game with these bots, of any box or recipe."""
    if len(bots) != setup.players - 1:
        raise ValueError(f"{setup.players} players: {setup.players - 1} bots, not {len(bots)}")
    table = Table.new(setup, catalogue_for(setup), seed)
    game = Game(table, dict(enumerate(bots, start=1)), language=language)
    game.story.lines[:0] = _about_box(setup, language)
    return game


def _about_box(setup: Setup, language: str) -> list[str]:
    return about_own_box(own_box(setup.own_box), language) if setup.own_box else []


def about_own_box(box: OwnBox, language: str) -> list[str]:
    """Return what players should know before they sit down with a box of one's own."""
    say = words(language)
    author = box.file.author
    facts = {
        "name": box.name_in(language),
        "version": box.file.version,
        "digest": box.digest[:DIGEST_SHOWN],
    }
    lines = [say("own-box-by", author=author, **facts) if author else say("own-box", **facts)]
    changed = [card for _, card in box.changed]
    for sort, cards in (("added", box.added), ("changed", changed), ("left", box.left_out)):
        if cards:
            names = list(dict.fromkeys(name_in(card, language) for card in cards))
            lines.append(say("own-box-cards", sort=sort, cards=", ".join(names)))
    return [*lines, say("own-box-unrated")]


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
    game.story.lines += _about_box(file.table.setup, language)
    if file.went_on is not None:
        before, back = file.went_on.before, file.went_on.back
        game.story.lines.append(game.say("rules-changed", before=before, n=back))
    game.story.lines += [game.say("bot-missing", bot=bot, why=why) for bot, why in missing.items()]
    game.story.lines += [
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
