"""The plain table: one line after the other, for screen readers, pipes and slow connections.

No colour, no cursor movement, no boxes. Options are numbered; everything else is a word.
"""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO

from archrivals.engine.cards import Card
from archrivals.engine.why import VERBS
from archrivals.speech.table_talk import Choice, Question, titled

from .game import ME, Game
from .primer import game_in_short
from .rows import (
    Row,
    Seat,
    card_page,
    cards_of,
    counted,
    find_cards,
    find_ids,
    front,
    full_text,
    hand,
    headline,
    result_lines,
    seats,
    short_text,
)

HELP: Final = """\
Type the number of an option, or a part of its words, such as "buy kick".
  a            play all cards that need no decision
  e            end your turn{done}
  c NAME       read a card in full: c katana
  t            read the whole table
  hint         the best three answers, by the coach
  w buy NAME   why can I not? Also w play, w use, w hunt, w defend{confront}
  l            what has happened so far (l 50: the last 50 lines)
  s FILE       save the game
  q            quit
{more}  h            this help
The letters also go by their words: all, end, card, table, why, log, save, quit, help.
An empty line repeats the question."""

WELCOME: Final = "Archrivals. New here? h tells the game in short and all that you can type."
HINT: Final = "Type a number, or h for help, t for the table, c NAME to read a card."

BARE: Final = {
    "end": "You can end your turn now: type e.",
    "done": "You can say that you are done now: type e.",
    "call": "You can ask your teammate for help now: type call.",
}
"""Wishes that name no card, and what is said when they can be done."""

TEXTS_SHOWN: Final = ("play", "lay")
TEXT_LENGTH: Final = 110
"""How much of a card's text stands behind an option; c NAME tells all of it."""


def help_text(game: Game) -> str:
    """The game in short and the commands, with what this table has and others have not."""
    state = game.table.state
    short = game_in_short(
        state.rules, players=state.seats, teams=bool(game.mates), calls=game.calls
    )
    return "\n".join([*short, "", _commands_text(game)])


def _commands_text(game: Game) -> str:
    if not game.confronts:
        return HELP.format(done="", confront="", more="")
    confront = ", w confront, w block"
    more = ""
    if game.calls:
        confront += ", w assist"
        more = "  call         ask your teammate for an Assist card\n"
    if game.table.state.rules.assist_on_character:
        confront += ", w lay"
        more = "  lay NAME     put an Assist card onto your Character for your next turn\n"
    return HELP.format(done=", or say that you are done Confronting", confront=confront, more=more)


WORDS: Final = {
    "all": "a",
    "card": "c",
    "table": "t",
    "why": "w",
    "log": "l",
    "save": "s",
    "quit": "q",
    "exit": "q",
    "help": "h",
}
"""The commands in full, as a newcomer tries them."""


class Quit(Exception):
    """The player leaves the table."""


class PlainTable:
    """A conversation: what happened, the situation, the question; then an answer."""

    def __init__(self, game: Game, source: TextIO, out: TextIO, save: Path | None) -> None:
        self.game = game
        self.source = source
        self.out = out
        self.save = save
        self._shown: dict[str, str] = {}
        self._turn = -1
        self._warned = -1
        self._leaving = -1
        self._told: set[str] = set()
        self._commands: dict[str, Callable[[str], None]] = {
            "a": self._quick,
            "e": self._end,
            "end": self._end,
            "done": self._end,
            "call": self._call,
            "lay": self._lay,
            "c": self._card,
            "t": self._table,
            "w": self._why,
            "l": self._log,
            "hint": self._hint,
            "s": self._save,
            "q": self._quit,
            "h": self._help,
            "?": self._help,
        }
        self._commands |= {word: self._commands[key] for word, key in WORDS.items()}

    # --- The conversation ---------------------------------------------------------------------

    def run(self) -> int:
        """Until the game is over, or the player leaves."""
        self._welcome()
        try:
            while not self.game.over:
                self._decide()
        except (Quit, KeyboardInterrupt) as left:
            if isinstance(left, KeyboardInterrupt):
                self.say("")  # the terminal has shown ^C
            self._leave()
            return 0
        self._finish()
        return 0

    def say(self, *lines: str) -> None:
        """Write lines; a terminal gets them broken between words, a pipe as they are."""
        width = shutil.get_terminal_size().columns if self.out.isatty() else 0
        for line in "\n".join(lines).split("\n") if lines else ():
            self.out.write(f"{_folded(line, width)}\n")
        self.out.flush()

    def _welcome(self) -> None:
        self.say(WELCOME, "")

    def _decide(self) -> None:
        """One decision: tell, ask, and read until something has changed."""
        self.say(*self.game.news())
        if self._nothing_left():
            return
        self._ask()
        position = len(self.game.table.answers)
        while len(self.game.table.answers) == position:
            self._listen()

    def _nothing_left(self) -> bool:
        """End a turn with nothing left to do; a lone card that must be played is played."""
        asked = self.game.asked
        if asked is None or asked.kind != "turn":
            return False
        helped = bool(asked.helpers)
        left = [at for at, each in enumerate(asked.choices) if each.verb != "call" or helped]
        if len(left) != 1:
            return False
        only = self.game.options[left[0]]
        said = {
            "end": "Nothing is left to play or buy: your turn ends.",
            "done": f"Nothing is left to play. {only}.",
            "play": f"{only}: it must be played first.",
        }
        verb = asked.choices[left[0]].verb
        if verb not in said:
            return False
        self.say(said[verb])
        self.game.answer(left[0])
        return True

    def _ask(self) -> None:
        game = self.game
        self.say("", *self._situation(), game.prompt)
        asked = game.asked
        assert asked is not None
        for number, (text, choice) in enumerate(
            zip(game.options, asked.choices, strict=True), start=1
        ):
            self.say(f"{number}. {text}{self._about(asked, choice)}")

    def _about(self, asked: Question, choice: Choice) -> str:
        """What the card of an option says, where that helps to decide."""
        if choice.card is None:
            return ""
        if choice.verb in TEXTS_SHOWN or (asked.kind, choice.verb) == ("assist", "card"):
            return f": {short_text(choice.card, TEXT_LENGTH)}"
        if choice.verb == "buy" and self._is_new(choice.card):
            return f": {short_text(choice.card, TEXT_LENGTH, whole=True)}"
        return ""

    def _is_new(self, card: Card) -> bool:
        """Whether a card is offered for the first time this turn: then its text is told."""
        fresh = card.name not in self._told
        self._told.add(card.name)
        return fresh

    def _listen(self) -> None:
        self.out.write("> ")
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.say("")
            raise Quit
        self._heed(line.strip())

    def _heed(self, words: str) -> None:
        """Do what was typed, or say why not."""
        if not words:
            self._shown.clear()
            self._told.clear()
            self._ask()
            return
        word, _, rest = words.partition(" ")
        if words.isdecimal():
            self._number(int(words))
        elif word.casefold() in self._commands:
            self._commands[word.casefold()](rest.strip())
        else:
            self._words(words)

    def _number(self, number: int) -> None:
        options = self.game.options
        if 1 <= number <= len(options):
            self.game.answer(number - 1)
        else:
            self.say(f"There is no option {number}: take 1 to {len(options)}, or h for help.")

    def _words(self, words: str) -> None:
        """An option by its words."""
        wanted = words.casefold()
        texts = [text.casefold() for text in self.game.options]
        found = [at for at, text in enumerate(texts) if text.startswith(wanted)]
        found = found or [at for at, text in enumerate(texts) if wanted in text]
        if len(found) == 1:
            self.game.answer(found[0])
        elif found:
            numbers = ", ".join(str(at + 1) for at in found)
            self.say(f'"{words}" could be any of {numbers}: type the number.')
        else:
            self.say(*(self._guess(words) or [f'"{words}" is no option and no command.', HINT]))

    def _guess(self, words: str) -> list[str]:
        """A refused wish that names a card gets the reason."""
        verb, _, name = words.partition(" ")
        found = self._meant(verb.casefold(), name)
        if verb.casefold() not in VERBS or len(found) != 1:
            return []
        reason = self.game.why_not(verb.casefold(), found[0])
        return [str(reason)] if reason else []

    def _meant(self, verb: str, name: str) -> list[str]:
        """The ids of the cards that a wish may name; of Characters the one that is on top."""
        game = self.game
        found = find_ids(game.cat, name)
        tops = {each.hero[-1].id for each in game.view.seats if each.hero}
        if verb in ("confront", "use") and any(id in tops for id in found):
            return [id for id in found if id in tops]
        if verb != "confront":
            plain = [id for id in found if game.card(id).kind != "character"]
            return plain or found
        return found

    # --- What is said -------------------------------------------------------------------------

    def _situation(self) -> list[str]:
        """The table in short; within a turn only what has changed."""
        game, view = self.game, self.game.view
        if view.turn.number != self._turn:
            self._turn = view.turn.number
            self._shown.clear()
            self._told.clear()
        lines = {}
        everyone = seats(view, game.cat, game.names)
        if game.confronts and self._matters():
            lines["players"] = f"Characters: {'; '.join(map(_standing, everyone))}."
        mine = view.ask is not None and view.ask.kind in ("turn", "announce")
        if mine and view.turn.confronting < 0:
            rows = game.market
            lines["market"] = f"For sale, with the cost: {', '.join(map(_priced, rows))}."
            villains = any(card.kind == "super-villain" for card in game.cat.cards)
            if villains and not any(row.card.kind == "super-villain" for row in rows):
                lines["villain"] = "No Super-Villain is face up now."
        if mine:
            lines["front"] = f"In front of you: {_staying(front(view, game.cat))}."
        lines["hand"] = f"Your hand: {counted(_cards(hand(view, game.cat)))}."
        for mate in everyone:
            if mate.holds is not None and self._matters():
                lines["mate"] = f"{mate.name}, your teammate, holds {counted(mate.holds)}."
        fresh = [line for key, line in lines.items() if self._shown.get(key) != line]
        self._shown |= lines
        return fresh

    def _matters(self) -> bool:
        """Whether Characters and the teammate's hand bear on the question."""
        asked = self.game.asked
        kinds = ("turn", "announce", "block", "assist", "defend", "player")
        return asked is not None and asked.kind in kinds

    def _table(self, rest: str) -> None:
        game, view = self.game, self.game.view
        power = game.balance or f"Power {view.turn.power}"
        self.say(f"Turn {view.turn.number}. {power}.")
        for row in game.market:
            mark = "You can buy it now. " if row.ready else ""
            note = f" ({row.note})" if row.note else ""
            self.say(f"For sale: {headline(row.card)}{note}. {mark}{full_text(row.card)}")
        villains = any(card.kind == "super-villain" for card in game.cat.cards)
        left = f"Super-Villains left: {view.super_villains_left}. " if villains else ""
        self.say(
            f"Main deck: {view.main_deck} cards. Weaknesses: {view.weaknesses}. {left}"
            f"Destroyed: {counted(cards_of(view.destroyed, game.cat))}."
        )
        for player in seats(view, game.cat, game.names):
            self._player(player)
        for row in hand(view, game.cat):
            many = f"{row.n} × " if row.n > 1 else ""
            self.say(f"In your hand: {many}{headline(row.card)}. {full_text(row.card)}")

    def _player(self, player: Seat) -> None:
        """One player at the table, in full."""
        who = _standing(player)
        if player.hero and player.cost is None and player.seat == ME:
            who = f"{who}, {player.hero.name}"
        if player.out:
            self.say(f"{who}.")
            return
        held = player.hand if player.holds is None else f"{player.hand} ({counted(player.holds)})"
        lying = score = ""
        if player.cost is not None:
            score = f", score pile: {counted(player.score)}"
            lying = f", on the Character: {player.on_hero.name}" if player.on_hero else ""
        self.say(
            f"{who}: hand {held}, deck {player.deck}, in play: {counted(player.in_play)}, "
            f"discard pile: {counted(player.discard)}{lying}{score}."
        )
        if player.hero and player.cost is not None:
            self.say(f"  {titled(player.hero)}: {full_text(player.hero)}")

    def _card(self, name: str) -> None:
        found = find_cards(self.game.cat, name)
        if not name:
            self.say("Which card? For example: c katana.")
        elif not found:
            self.say(f'No card here has "{name}" in its name.')
        elif len({card.name for card in found}) > 1:
            names = dict.fromkeys(card.name for card in found)
            self.say(f"Which one: {', '.join(names)}?")
        else:
            for card in found:
                self.say(*card_page(card))

    def _why(self, rest: str) -> None:
        verb, _, name = rest.partition(" ")
        verb = verb.casefold()
        if verb not in VERBS:
            self.say(f"Say what you would like to do: w buy katana. Verbs: {', '.join(VERBS)}.")
            return
        if not name and verb not in BARE:
            self.say(f"Which card? For example: w {verb} katana.")
            return
        if verb in BARE:
            reason = self.game.why_not(verb, "")
            self.say(str(reason) if reason else BARE[verb])
            return
        found = self._meant(verb, name)
        titles = dict.fromkeys(self.game.card(id).name for id in found)
        if len(titles) != 1:
            some = f": {', '.join(list(titles)[:8])}" if found else ""
            self.say(f'"{name}" should name one card{some}.')
            return
        for id in found:
            reason = self.game.why_not(verb, id)
            title = titled(self.game.card(id))
            self.say(str(reason) if reason else f"You can {verb} {title} now.")

    def _log(self, rest: str) -> None:
        most = int(rest) if rest.isdecimal() else 25
        lines = self.game.lines[-most:] if most else []
        self.say(*(lines or ["Nothing has happened yet."]))

    def _hint(self, rest: str) -> None:
        self.say(*self.game.hint())

    def _help(self, rest: str) -> None:
        self.say(help_text(self.game))

    # --- What is done -------------------------------------------------------------------------

    def _quick(self, rest: str) -> None:
        if self.game.first_things:
            self.say(self.game.first_things)
            return
        done = self.game.quick()
        self.say(*self.game.news())
        if not done.played:
            self.say("All cards that need no decision are played.")
        if done.remark:
            self.say(done.remark)

    def _end(self, rest: str) -> None:
        trouble = self.game.why_no_end()
        if trouble:
            self.say(trouble)
            return
        left = self.game.left_behind()
        if left and self._warned != len(self.game.table.answers):
            self._warned = len(self.game.table.answers)
            done = self.game.offer("done") is not None
            what = "say that you are done" if done else "end your turn"
            self.say(*left, f"To {what} all the same, type e again.")
        else:
            self.game.end_turn()

    def _call(self, rest: str) -> None:
        if self.game.offer("call") is None:
            self.say(str(self.game.why_not("call", "")))
        else:
            self.game.call()

    def _lay(self, rest: str) -> None:
        found = self._meant("lay", rest)
        asked = self.game.asked
        for at, choice in enumerate(asked.choices if asked else ()):
            if choice.verb == "lay" and choice.card in [self.game.card(id) for id in found]:
                self.game.answer(at)
                return
        if len(found) == 1:
            self.say(str(self.game.why_not("lay", found[0])))
        else:
            self.say("Which Assist card? For example: lay metallo.")

    def _save(self, rest: str) -> None:
        path = Path(rest) if rest else self.save
        if path is None:
            self.say("Where to? For example: s game.json.")
            return
        trouble = self.game.save(path)
        if not trouble:
            self.save = path
        go_on = f"Saved in {path}. To go on later: archrivals play --plain --load {path}"
        self.say(trouble or go_on)

    def _quit(self, rest: str) -> None:
        """Leave; a game that nobody has saved is not lost by one letter."""
        now = len(self.game.table.answers)
        if self.save is not None or not now or self._leaving == now:
            raise Quit
        self._leaving = now
        self.say("The game is not saved: s FILE saves it. To leave all the same, type q again.")

    def _leave(self) -> None:
        if self.save is not None:
            self._save("")
        self.say("You leave the table. Until next time.")

    def _score(self) -> list[str]:
        game = self.game
        return result_lines(game.view, game.names, game.tie_breaks)[1:]

    def _finish(self) -> None:
        self.say(*self.game.news(), "", *self._score())
        if self.save is not None:
            trouble = self.game.save(self.save)
            again = (
                f"To watch it again: archrivals replay {self.save}",
                f"To look back at it with the coach: archrivals coach {self.save}",
            )
            self.say(*((trouble,) if trouble else again))
        else:
            self.say(
                "With --save FILE the next game can be watched again (archrivals replay FILE) "
                "and looked back at with the coach (archrivals coach FILE)."
            )


def _cards(rows: list[Row]) -> list[Card]:
    return [row.card for row in rows for _ in range(row.n)]


def _priced(row: Row) -> str:
    title = "Super-Villain " if row.card.kind == "super-villain" else ""
    note = f", {row.note}" if row.note else ""
    return f"{title}{row.card.name} ({row.card.cost}{note})"


def _staying(rows: list[Row]) -> str:
    """The Super Hero or Character, what lies on it and what stays in play; what was just played
    is known."""
    kinds = ("super-hero", "character")
    staying = [row for row in rows if row.card.kind in kinds or row.card.ongoing or _on_it(row)]
    return ", ".join(
        f"{row.card.name} ({row.note})"
        if row.card.level is not None or _on_it(row)
        else counted(_cards([row]))
        for row in staying
    )


def _on_it(row: Row) -> bool:
    return row.note.startswith("on it")


def _standing(player: Seat) -> str:
    """A player with side, Level and current cost: ``Circe (foe), Level 1, cost 9``."""
    side = {"teammate": " (your teammate)", "foe": " (foe)"}.get(player.side, "")
    if player.out:
        return f"{player.name}{side}, out of the game"
    if player.hero is None or player.cost is None:
        return f"{player.name}{side}"
    own = f" ({player.hero.name})" if player.seat == ME else ""
    facts = [f"Level {player.hero.level}", f"cost {player.cost}"]
    if player.score:
        facts.append(f"{len(player.score)} in the score pile")
    return f"{player.name}{own}{side}, {', '.join(facts)}"


def _folded(line: str, width: int) -> str:
    """A line broken between words, the rest of it indented; 0 leaves it whole."""
    if not width or len(line) <= width:
        return line
    return textwrap.fill(
        line, width, subsequent_indent="   ", break_long_words=False, break_on_hyphens=False
    )


def play_plainly(game: Game, source: TextIO, out: TextIO, save: Path | None) -> int:
    """Play line by line to the end of the game or of the input."""
    return PlainTable(game, source, out, save).run()
