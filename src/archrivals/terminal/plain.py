"""The plain table: one line after the other, for screen readers, pipes and slow connections.

No colour, no cursor movement, no boxes. Options are numbered; everything else is a word.
"""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TextIO

from archrivals.engine.language.cards import Card
from archrivals.engine.views.why import BARE, VERBS
from archrivals.speech import name_in
from archrivals.speech.summary import cards_of, counted, result_lines
from archrivals.speech.table_talk import Choice, Question

from .ending import deciding_lines, file_lines
from .game import Game, Left
from .position import ME
from .primer import game_in_short
from .rows import (
    Row,
    Seat,
    card_page,
    find_cards,
    find_ids,
    front,
    full_text,
    hand,
    headline,
    seats,
    short_text,
    yes_no,
)

TEXTS_SHOWN: Final = ("play", "lay")
TEXT_LENGTH: Final = 110
"""The length of a card's text behind an option; c NAME shows all of it."""


def help_text(game: Game) -> str:
    """The game in short and the commands, with what this table has and others have not."""
    state = game.table.state
    short = game_in_short(
        state.rules,
        players=state.seats,
        teams=bool(game.mates),
        calls=game.calls,
        language=game.language,
    )
    return "\n".join([*short, "", *_command_lines(game)])


def _command_lines(game: Game) -> list[str]:
    say = game.say
    name, file = say("word-name"), say("word-file")
    lays = game.table.state.rules.assist_on_character
    verbs = ["play", "use", "hunt", "defend"]
    verbs += ["confront", "block"] if game.confronts else []
    verbs += ["assist"] if game.calls else []
    verbs += ["lay"] if lays else []
    commands = {
        "a": say("help-all"),
        "e": say("help-end", duel=yes_no(game.confronts)),
        f"c {name}": say("help-card"),
        "t": say("help-table"),
        "hint": say("help-hint"),
        f"w buy {name}": say("help-why", verbs=", ".join(f"w {verb}" for verb in verbs)),
        "l": say("help-log"),
        "b": say("help-because"),
        f"s {file}": say("help-save"),
        "q": say("help-quit"),
    }
    commands |= {"call": say("help-call")} if game.calls else {}
    commands |= {f"lay {name}": say("help-lay")} if lays else {}
    commands["h"] = say("help-help")
    width = max(map(len, commands)) + 3
    lines = [f"  {typed:<{width}}{meaning}" for typed, meaning in commands.items()]
    return [say("help-number"), *lines, say("help-words"), say("help-empty")]


WORDS: Final = {
    "all": "a",
    "card": "c",
    "table": "t",
    "why": "w",
    "log": "l",
    "because": "b",
    "save": "s",
    "quit": "q",
    "exit": "q",
    "help": "h",
}
"""The commands in full, as a newcomer tries them."""


class Quit(Exception):
    """The player leaves the table, and nothing is left to be saved."""


class PlainTable:
    """A conversation: what happened, the situation, the question; then an answer."""

    def __init__(
        self,
        game: Game,
        source: TextIO,
        out: TextIO,
        save: Path | None,
        offer: str = "",
        *,
        again: bool = False,
    ) -> None:
        self.game = game
        self.words = game.say
        self.source = source
        self.out = out
        self.save = save
        self._offer = offer
        self._again = again
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
            "b": self._because,
            "hint": self._hint,
            "s": self._save,
            "q": self._quit,
            "h": self._help,
            "?": self._help,
        }
        self._commands |= {word: self._commands[key] for word, key in WORDS.items()}

    # --- The conversation ---------------------------------------------------------------------

    def run(self) -> Left:
        """Until the game is over, or the player leaves; the code is 1 if it could not be saved."""
        kept = again = True
        try:
            if self._offer and not self._resumes():
                return Left(0, again=True, resumed=False)
            self._welcome()
            while not self.game.over:
                self._decide()
            kept = self._finish()
            again = self._again and self._wants_another()
        except Quit:
            again = False
            if self.save is None and self.game.is_kept and self.game.table.answers:
                self.say(self.words("exit-saved", file=" --plain"))
            self.say(self.words("leave"))
        except (EOFError, KeyboardInterrupt) as end:
            again = False
            self.say("")  # the line of the prompt has no end yet
            if not self.game.over:
                kept = self._left_behind(interrupted=isinstance(end, KeyboardInterrupt))
        return Left(0 if kept else 1, again=again)

    def _left_behind(self, *, interrupted: bool) -> bool:
        """Save the game of a player who is gone; whether that worked."""
        if interrupted:
            self.game.settle()
        kept = self.save is None or self._saved_in(self.save)
        self.say(self.words("leave"))
        return kept

    def _resumes(self) -> bool:
        self.say(self._offer)
        return self._agrees(self.words("confirm-resume"), self.words("confirm-new"))

    def _wants_another(self) -> bool:
        return self._agrees(self.words("confirm-again"), self.words("confirm-yes"))

    def _agrees(self, yes: str, no: str) -> bool:
        """Ask for yes or no; an empty line is yes."""
        self.say(self.words("confirm-plain", yes=yes, no=no))
        self.out.write("> ")
        self.out.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.strip().casefold() not in ("n", "no", "nein", "q", "quit")

    def say(self, *lines: str) -> None:
        """Write lines; a terminal gets them broken between words, a pipe as they are."""
        width = shutil.get_terminal_size().columns if self.out.isatty() else 0
        for line in "\n".join(lines).split("\n") if lines else ():
            self.out.write(f"{_folded(line, width)}\n")
        self.out.flush()

    def _welcome(self) -> None:
        self.say(self.words("welcome"), "")

    def _decide(self) -> None:
        """One decision: show, ask, and read until something has changed."""
        self.say(*self.game.story.news())
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
            "end": self.words("over-end"),
            "done": self.words("over-done", option=only),
            "play": self.words("over-play", option=only),
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
        """Return the text of an option's card, where that helps to decide."""
        if choice.card is None:
            return ""
        if choice.verb in TEXTS_SHOWN or (asked.kind, choice.verb) == ("assist", "card"):
            return f": {short_text(choice.card, self.game.language, TEXT_LENGTH)}"
        if choice.verb == "buy" and self._is_new(choice.card):
            return f": {short_text(choice.card, self.game.language, TEXT_LENGTH, whole=True)}"
        return ""

    def _is_new(self, card: Card) -> bool:
        """Return whether a card is offered for the first time this turn: then its text is shown."""
        fresh = card.name not in self._told
        self._told.add(card.name)
        return fresh

    def _listen(self) -> None:
        self.out.write("> ")
        self.out.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        self._heed(line.strip())

    def _heed(self, words: str) -> None:
        """Carry out the typed command, or say why not."""
        if not words:
            self._shown.clear()
            self._told.clear()
            self._ask()
            return
        word, _, rest = words.partition(" ")
        if _is_number(words):
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
            self.say(self.words("option-unknown", n=number, most=len(options)))

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
            self.say(self.words("option-several", words=words, numbers=numbers))
        else:
            unknown = [self.words("option-none", words=words), self.words("what-to-type")]
            self.say(*(self._guess(words) or unknown))

    def _guess(self, words: str) -> list[str]:
        """A refused wish that names a card gets the reason."""
        verb, _, name = words.partition(" ")
        found = self._meant(verb.casefold(), name)
        if verb.casefold() not in VERBS or len(found) != 1:
            return []
        reason = self.game.why_not(verb.casefold(), found[0])
        return [reason] if reason else []

    def _meant(self, verb: str, name: str) -> list[str]:
        """The ids of the cards that a wish may name; of Characters the one that is on top."""
        game = self.game
        found = find_ids(game.cat, name, game.language)
        tops = {each.hero[-1].id for each in game.view.seats if each.hero}
        if verb in ("confront", "use") and any(id in tops for id in found):
            return [id for id in found if id in tops]
        if verb != "confront":
            plain = [id for id in found if game.card(id).kind != "character"]
            return plain or found
        return found

    # --- Output ------------------------------------------------------------------------------

    def _situation(self) -> list[str]:
        """The table in short; within a turn only what has changed."""
        game, view, say = self.game, self.game.view, self.words
        if view.turn.number != self._turn:
            self._turn = view.turn.number
            self._shown.clear()
            self._told.clear()
        lines = {}
        everyone = seats(view, game.cat, game.names)
        if game.confronts and self._matters():
            players = "; ".join(self._standing(each) for each in everyone)
            lines["players"] = say("table-players", players=players)
        mine = view.ask is not None and view.ask.kind in ("turn", "announce")
        if mine and view.turn.confronting < 0:
            rows = game.market
            lines["market"] = say("table-sale", cards=", ".join(map(self._priced, rows)))
            villains = any(card.kind == "super-villain" for card in game.cat.cards)
            if villains and not any(row.card.kind == "super-villain" for row in rows):
                lines["villain"] = say("table-no-villain")
        if mine:
            lines["front"] = say("table-front", cards=self._staying(front(view, game.cat)))
        lines["hand"] = say("table-hand", cards=self._counted(_cards(hand(view, game.cat))))
        for mate in everyone:
            if mate.holds is not None and self._matters():
                held = self._counted(mate.holds)
                lines["mate"] = say("table-mate", name=mate.name, cards=held)
        fresh = [line for key, line in lines.items() if self._shown.get(key) != line]
        self._shown |= lines
        return fresh

    def _matters(self) -> bool:
        """Return whether Characters and the teammate's hand bear on the question."""
        asked = self.game.asked
        kinds = ("turn", "announce", "block", "assist", "defend", "player")
        return asked is not None and asked.kind in kinds

    def _table(self, rest: str) -> None:
        game, view, language = self.game, self.game.view, self.game.language
        power = game.balance or self.words("power", n=view.turn.power)
        self.say(self.words("table-turn", n=view.turn.number, power=power))
        for row in game.market:
            self.say(
                self.words(
                    "table-for-sale",
                    card=headline(row.card, language),
                    note=f" ({row.note.said(language)})" if row.note else "",
                    ready=yes_no(row.ready),
                    text=full_text(row.card, language),
                )
            )
        villains = any(card.kind == "super-villain" for card in game.cat.cards)
        self.say(
            self.words(
                "table-counts",
                main=view.main_deck,
                weaknesses=view.weaknesses,
                villains=yes_no(villains),
                left=view.super_villains_left,
                destroyed=self._counted(cards_of(view.destroyed, game.cat)),
            )
        )
        for player in seats(view, game.cat, game.names):
            self._player(player)
        for row in hand(view, game.cat):
            card, text = headline(row.card, language), full_text(row.card, language)
            self.say(self.words("table-in-hand", n=row.n, card=card, text=text))

    def _player(self, player: Seat) -> None:
        """One player at the table, in full."""
        language = self.game.language
        who = self._standing(player)
        if player.hero and player.cost is None and player.seat == ME:
            who = f"{who}, {player.hero.name}"
        if player.out:
            self.say(f"{who}.")
            return
        duel = player.cost is not None
        lying = player.on_hero if duel else None
        self.say(
            self.words(
                "table-player",
                who=who,
                hand=player.hand,
                held="" if player.holds is None else f" ({self._counted(player.holds)})",
                deck=player.deck,
                play=self._counted(player.in_play),
                discard=self._counted(player.discard),
                lies=yes_no(lying is not None),
                lying="" if lying is None else name_in(lying, language),
                duel=yes_no(duel),
                score=self._counted(player.score),
            )
        )
        if player.hero and duel:
            self.say(f"  {self.game.title(player.hero)}: {full_text(player.hero, language)}")

    def _card(self, name: str) -> None:
        language = self.game.language
        found = find_cards(self.game.cat, name, language)
        names = dict.fromkeys(name_in(card, language) for card in found)
        if not name:
            self.say(self.words("which-card"))
        elif not found:
            self.say(self.words("no-such-card", words=name))
        elif len(names) > 1:
            self.say(self.words("which-one", cards=", ".join(names)))
        else:
            for card in found:
                self.say(*card_page(card, language))

    def _why(self, rest: str) -> None:
        verb, _, name = rest.partition(" ")
        verb = verb.casefold()
        if verb not in VERBS:
            self.say(self.words("say-wish", verbs=", ".join(VERBS)))
            return
        if not name and verb not in BARE:
            self.say(self.words("which-card-why", wish=verb))
            return
        if verb in BARE:
            self.say(self.game.why_not(verb, "") or self.words("can-bare", wish=verb))
            return
        found = self._meant(verb, name)
        titles = dict.fromkeys(name_in(self.game.card(id), self.game.language) for id in found)
        if len(titles) != 1:
            some = list(titles)[:8]
            self.say(self.words("name-one", words=name, n=len(some), cards=", ".join(some)))
            return
        for id in found:
            title = self.game.title(self.game.card(id))
            self.say(self.game.why_not(verb, id) or self.words("can", wish=verb, card=title))

    def _log(self, rest: str) -> None:
        most = int(rest) if _is_number(rest) else 25
        lines = self.game.story.lines[-most:] if most else []
        self.say(*(lines or [self.words("log-empty")]))

    def _because(self, rest: str) -> None:
        """Explain why the last lines of the story are there."""
        explained = self.game.story.because(int(rest) if _is_number(rest) else 1)
        self.say(*(part for line, why in explained for part in (line, *why)))
        if not explained:
            self.say(self.words("log-empty"))

    def _hint(self, rest: str) -> None:
        self.say(*self.game.hint(lambda at: f"{at + 1}."))

    def _help(self, rest: str) -> None:
        self.say(help_text(self.game))

    # --- Commands ----------------------------------------------------------------------------

    def _quick(self, rest: str) -> None:
        if self.game.first_things:
            self.say(self.game.first_things)
            return
        done = self.game.quick()
        self.say(*self.game.story.news())
        if not done.played:
            self.say(self.words("all-played"))
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
            self.say(*left, self.words("end-again", done=yes_no(done)))
        else:
            self.game.end_turn()

    def _call(self, rest: str) -> None:
        if self.game.offer("call") is None:
            self.say(self.game.why_not("call", ""))
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
            self.say(self.game.why_not("lay", found[0]))
        else:
            self.say(self.words("which-assist"))

    def _save(self, rest: str) -> None:
        path = Path(rest) if rest else self.save
        if path is None:
            self.say(self.words("where-to"))
        elif self._saved_in(path):
            self.save = path

    def _saved_in(self, path: Path) -> bool:
        """Save the game and say so, or what went wrong; whether it worked."""
        trouble = self.game.save(path)
        self.say(trouble or self.words("saved-plain", path=str(path)))
        return not trouble

    def _quit(self, rest: str) -> None:
        """Leave; a game that is not saved is not lost by one letter."""
        now = len(self.game.table.answers)
        if self._leaving == now or (self._saved_in(self.save) if self.save else self._is_safe(now)):
            raise Quit
        self._leaving = now
        self.say(self.words("not-saved"))

    def _is_safe(self, answers: int) -> bool:
        """Return whether nothing is lost with the game: it is kept, or it has not begun."""
        return self.game.is_kept or not answers

    def _finish(self) -> bool:
        """Show the score and the turn that decided; whether the game was saved where it should."""
        game = self.game
        _, *score = result_lines(game.view, game.names, game.tie_breaks, game.language)
        self.say(*game.story.news(), "", *score, *deciding_lines(game))
        trouble = "" if self.save is None else game.save(self.save)
        self.say(*((trouble,) if trouble else file_lines(game, self.save)))
        return not trouble

    # --- Pieces -------------------------------------------------------------------------------

    def _counted(self, cards: Sequence[Card]) -> str:
        return counted(cards, self.game.language)

    def _priced(self, row: Row) -> str:
        language = self.game.language
        return self.words(
            "priced",
            villain=yes_no(row.card.kind == "super-villain"),
            card=name_in(row.card, language),
            cost=row.card.cost or 0,
            note=f", {row.note.said(language)}" if row.note else "",
        )

    def _staying(self, rows: list[Row]) -> str:
        """The Super Hero or Character, what lies on it and what stays in play; the cards just
        played is known."""
        kinds = ("super-hero", "character")
        staying = [row for row in rows if row.card.kind in kinds or row.card.ongoing or _on_it(row)]
        language = self.game.language
        return ", ".join(
            f"{name_in(row.card, language)} ({row.note.said(language)})"
            if row.note and (row.card.level is not None or _on_it(row))
            else self._counted(_cards([row]))
            for row in staying
        )

    def _standing(self, player: Seat) -> str:
        """A player with side, Level and current cost: ``Circe (foe), Level 1, cost 9``."""
        side = player.side or "none"
        if player.out:
            return self.words("standing-out", name=player.name, side=side)
        facts = []
        own = player.hero is not None and player.cost is not None and player.seat == ME
        if player.hero is not None and player.cost is not None:
            facts.append(self.words("level", level=player.hero.level or 0))
            facts.append(self.words("cost", cost=player.cost))
            facts += [self.words("scored", n=len(player.score))] if player.score else []
        return self.words(
            "standing",
            name=player.name,
            own=yes_no(own),
            hero="" if player.hero is None else player.hero.name,
            side=side,
            facts="".join(f", {fact}" for fact in facts),
        )


def _is_number(words: str) -> bool:
    """Return whether a number was typed that may be meant; Python reads none of 5000 digits."""
    return words.isdecimal() and len(words) < 10


def _cards(rows: list[Row]) -> list[Card]:
    return [row.card for row in rows for _ in range(row.n)]


def _on_it(row: Row) -> bool:
    return row.note is not None and row.note.kind == "assist"


def _folded(line: str, width: int) -> str:
    """A line broken between words, the rest of it indented; 0 leaves it whole."""
    if not width or len(line) <= width:
        return line
    return textwrap.fill(
        line, width, subsequent_indent="   ", break_long_words=False, break_on_hyphens=False
    )


def play_plainly(
    game: Game,
    source: TextIO,
    out: TextIO,
    save: Path | None,
    offer: str = "",
    *,
    again: bool = False,
) -> Left:
    """Play line by line to the end of the game or of the input."""
    return PlainTable(game, source, out, save, offer, again=again).run()
