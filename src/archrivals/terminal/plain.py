"""The plain table: one line after the other, for screen readers, pipes and slow connections.

No colour, no cursor movement, no boxes. Options are numbered; everything else is a word.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO

from archrivals.engine.cards import Card
from archrivals.engine.text import rules_text

from .game import ME, Game
from .rows import (
    Row,
    card_page,
    cards_of,
    counted,
    find_cards,
    front,
    hand,
    headline,
    market,
    result_lines,
    seats,
    short_text,
)

HELP: Final = """\
Type the number of an option, or a part of its words, such as "buy kick".
  a            play all cards that ask nothing
  e            end your turn
  c NAME       read a card in full: c katana
  t            read the whole table
  w buy NAME   why can I not? Also w play, w use, w hunt, w defend
  l            what has happened so far (l 50: the last 50 lines)
  s FILE       save the game
  q            quit
  h            this help
An empty line repeats the question."""

HINT: Final = "Type a number, or h for help, t for the table, c NAME to read a card."

VERBS: Final = ("play", "buy", "use", "hunt", "defend", "end")


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
        self._commands: dict[str, Callable[[str], None]] = {
            "a": self._quick,
            "e": self._end,
            "c": self._card,
            "t": self._table,
            "w": self._why,
            "l": self._log,
            "s": self._save,
            "q": self._quit,
            "h": self._help,
            "?": self._help,
        }

    # --- The conversation ---------------------------------------------------------------------

    def run(self) -> int:
        """Until the game is over, or the player leaves."""
        self._welcome()
        try:
            while not self.game.over:
                self._decide()
        except (Quit, KeyboardInterrupt):
            self._leave()
            return 0
        self._finish()
        return 0

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self.out.write(f"{line}\n")
        self.out.flush()

    def _welcome(self) -> None:
        self.say("Archrivals. " + HINT, "")

    def _decide(self) -> None:
        """One decision: tell, ask, and read until something has changed."""
        self.say(*self.game.news())
        if self.game.options == ["End your turn"]:
            self.say("Nothing is left to play or buy: your turn ends.")
            self.game.answer(0)
            return
        self._ask()
        position = len(self.game.table.answers)
        while len(self.game.table.answers) == position:
            self._listen()

    def _ask(self) -> None:
        game = self.game
        self.say("", *self._situation(), game.prompt)
        asked = game.asked
        assert asked is not None
        for number, (text, choice) in enumerate(
            zip(game.options, asked.choices, strict=True), start=1
        ):
            about = f": {short_text(choice.card)}" if choice.verb == "play" and choice.card else ""
            self.say(f"{number}. {text}{about}")

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
            self.say(f'"{words}" is neither an option nor a command.', *self._guess(words), HINT)

    def _guess(self, words: str) -> list[str]:
        """A refused wish that names a card gets the reason."""
        verb, _, name = words.partition(" ")
        found = find_cards(self.game.cat, name)
        if verb.casefold() not in VERBS or len(found) != 1:
            return []
        reason = self.game.why_not(verb.casefold(), found[0].id)
        return [str(reason)] if reason else []

    # --- What is said -------------------------------------------------------------------------

    def _situation(self) -> list[str]:
        """The table in short; within a turn only what has changed."""
        game, view = self.game, self.game.view
        if view["turn"]["number"] != self._turn:
            self._turn = view["turn"]["number"]
            self._shown.clear()
        lines = {}
        if game.my_turn:
            rows = market(view, game.cat)
            lines["market"] = f"For sale: {', '.join(_priced(row) for row in rows)}."
            if not any(row.card.kind == "super-villain" for row in rows):
                lines["villain"] = "No Super-Villain is face up now."
            lines["front"] = f"In front of you: {_staying(front(view, game.cat))}."
        lines["hand"] = f"Your hand: {counted(_cards(hand(view, game.cat)))}."
        fresh = [line for key, line in lines.items() if self._shown.get(key) != line]
        self._shown |= lines
        return fresh

    def _table(self, rest: str) -> None:
        game, view = self.game, self.game.view
        self.say(f"Turn {view['turn']['number']}. Power {view['turn']['power']}.")
        for row in market(view, game.cat):
            mark = "You can buy it now. " if row.ready else ""
            note = f" ({row.note})" if row.note else ""
            self.say(f"For sale: {headline(row.card)}{note}. {mark}{rules_text(row.card)}")
        self.say(
            f"Main deck: {view['main_deck']} cards. Weaknesses: {view['weaknesses']}. "
            f"Super-Villains left: {view['super_villains_left']}. "
            f"Destroyed: {counted(cards_of(view['destroyed'], game.cat))}."
        )
        for seat, player in enumerate(seats(view, game.cat, game.names)):
            hero = f", {player.hero.name}" if player.hero and seat == ME else ""
            self.say(
                f"{player.name}{hero}: hand {player.hand}, deck {player.deck}, "
                f"in play: {counted(player.in_play)}, discard pile: {counted(player.discard)}."
            )
        for row in hand(view, game.cat):
            many = f"{row.n} × " if row.n > 1 else ""
            self.say(f"In your hand: {many}{headline(row.card)}. {rules_text(row.card)}")

    def _card(self, name: str) -> None:
        found = find_cards(self.game.cat, name)
        if not name:
            self.say("Which card? For example: c katana.")
        elif not found:
            self.say(f'No card here has "{name}" in its name.')
        elif len(found) > 1 and len({card.name for card in found}) > 1:
            self.say(f"Which one: {', '.join(card.name for card in found)}?")
        else:
            for card in found:
                self.say(*card_page(card))

    def _why(self, rest: str) -> None:
        verb, _, name = rest.partition(" ")
        verb = verb.casefold()
        if verb not in VERBS:
            self.say(f"Say what you would like to do: w buy katana. Verbs: {', '.join(VERBS)}.")
            return
        if verb == "end":
            reason = self.game.why_not("end", "")
            self.say(str(reason) if reason else "You can end your turn now: type e.")
            return
        found = find_cards(self.game.cat, name)
        if len({card.name for card in found}) != 1:
            some = f": {', '.join(card.name for card in found[:8])}" if found else ""
            self.say(f'"{name}" should name one card{some}.')
            return
        for card in found:
            reason = self.game.why_not(verb, card.id)
            self.say(str(reason) if reason else f"You can {verb} {card.name} now.")

    def _log(self, rest: str) -> None:
        most = int(rest) if rest.isdecimal() else 25
        lines = self.game.lines[-most:] if most else []
        self.say(*(lines or ["Nothing has happened yet."]))

    def _help(self, rest: str) -> None:
        self.say(HELP)

    # --- What is done -------------------------------------------------------------------------

    def _quick(self, rest: str) -> None:
        if not self.game.my_turn:
            self.say("Answer the question first: no card can be played now.")
            return
        done = self.game.quick()
        self.say(*self.game.news())
        if not done.played:
            self.say("No card in your hand can be played without a decision.")
        if done.remark:
            self.say(done.remark)

    def _end(self, rest: str) -> None:
        if not self.game.my_turn:
            self.say("You cannot end your turn now: answer the question first.")
            return
        left = self.game.left_behind()
        if left and self._warned != len(self.game.table.answers):
            self._warned = len(self.game.table.answers)
            self.say(*left, "To end your turn all the same, type e again.")
        else:
            self.game.end_turn()

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
        raise Quit

    def _leave(self) -> None:
        if self.save is not None:
            self._save("")
        self.say("You leave the table. Until next time.")

    def _finish(self) -> None:
        self.say(*self.game.news(), "", *result_lines(self.game.view, self.game.names)[1:])
        if self.save is not None:
            trouble = self.game.save(self.save)
            self.say(trouble or f"To watch it again: archrivals replay {self.save}")
        else:
            self.say("With --save FILE the next game can be watched again: archrivals replay FILE")


def _cards(rows: list[Row]) -> list[Card]:
    return [row.card for row in rows for _ in range(row.n)]


def _priced(row: Row) -> str:
    title = "Super-Villain " if row.card.kind == "super-villain" else ""
    note = f", {row.note}" if row.note else ""
    return f"{title}{row.card.name} ({row.card.cost}{note})"


def _staying(rows: list[Row]) -> str:
    """The Super Hero and what stays in play; what was just played is known."""
    staying = [row for row in rows if row.card.kind == "super-hero" or row.card.ongoing]
    return counted(_cards(staying))


def play_plainly(game: Game, source: TextIO, out: TextIO, save: Path | None) -> int:
    """Play line by line to the end of the game or of the input."""
    return PlainTable(game, source, out, save).run()
