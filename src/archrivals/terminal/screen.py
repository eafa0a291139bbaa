"""The full screen: the table in panes, by keyboard or mouse.

It shows the view of one seat and answers that seat's asks; it knows no rules.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static

from archrivals.engine.language.cards import Card
from archrivals.speech.summary import cards_of, counted, result_lines

from .ending import deciding_lines, file_lines, score_sheet
from .game import Game, Left
from .pages import Confirm, EndPage, Page, WhereTo, help_lines
from .panes import (
    KEYS,
    AskPane,
    CardList,
    LogPane,
    MarketPane,
    card_content,
    front_line,
    hand_line,
    key_of,
    seat_line,
)
from .position import ME
from .rows import card_page, front, hand, seats, yes_no

Result = TypeVar("Result")

ZONES: Final = {
    "hand": ("hand",),
    "market": ("line-up", "stack", "super-villains", "on-hero"),
    "front": ("in-play", "hero", "on-hero"),
}
"""The zones that a pane shows, to find the option that its highlighted card stands for."""

PANES: Final = ("options", "hand", "market", "front", "foes")
"""The order in which Tab goes through the panes."""

CARD_WISHES: Final = {"hand": "play", "market": "buy", "front": "use"}
EXPLAINED: Final = 8
"""How many lines of the story are explained on a page."""

WISHES: Final = CARD_WISHES | {"foes": "confront"}
WIDE_COLUMNS: Final = 96
"""From this width on there is room for everything."""

ROOMY: Final = (110, 36)
"""From this width and height on there is room for the texts of the cards for sale."""


class TableScreen(Screen[None]):
    """One game on one screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "quick", "key-quick"),
        Binding("e", "end_turn", "key-end"),
        Binding("c", "call", "key-call"),
        Binding("p", "lay", "key-lay"),
        Binding("i,space", "inspect", "key-read", key_display="i"),
        Binding("h", "hint", "key-hint"),
        Binding("w", "why", "key-why"),
        Binding("d", "piles", "key-piles"),
        Binding("l", "log", "key-log"),
        Binding("b", "because", show=False),
        Binding("s", "save", "key-save"),
        Binding("question_mark", "help", "key-help", key_display="?"),
        Binding("n", "again", "key-again"),
        Binding("q", "leave", "key-quit"),
        Binding("tab,right", "pane(1)", show=False),
        Binding("shift+tab,left", "pane(-1)", show=False),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE_COLUMNS, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (28, "-tall")]  # noqa: RUF012 - as Screen declares it

    def __init__(self, game: Game, save: Path | None, *, again: bool = False) -> None:
        super().__init__()
        self.game = game
        self.words = game.say
        self.save_path = save
        self._again = again
        self._home = "options"
        self._finished = False
        self._fresh = 0
        self._message: tuple[str, Card | None, object] | None = None

    # --- Showing ------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Left the cards, right the question and the log, below the highlighted card."""
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield CardList(self.words("pane-foes"), id="foes")
                yield MarketPane(self.words("pane-sale", barred="no"), id="market")
                with Horizontal(id="mine"):
                    yield CardList(self.words("pane-hand"), id="hand")
                    yield CardList(self.words("pane-front"), id="front")
            with Vertical(id="right"):
                yield AskPane(id="ask")
                yield LogPane(id="log")
        yield Static(id="card", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """The first look."""
        self.query_one("#ask", AskPane).border_title = self.words("pane-ask")
        self.query_one("#log", LogPane).border_title = self.words("pane-log")
        if self.game.mates:
            self.query_one("#foes", CardList).border_title = self.words("pane-players")
        self.refresh_table()
        self.query_one("#options").focus()

    def on_resize(self, event: events.Resize) -> None:
        """Show the texts of the cards for sale where there is room for them."""
        roomy = event.size.width >= ROOMY[0] and event.size.height >= ROOMY[1]
        self.set_class(roomy, "-roomy")
        self.query_one("#market", MarketPane).show_texts(roomy)
        self.query_one("#title", Static).update(self._title())

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that do something now; those of the table are named in its language."""
        found = super().active_bindings
        return {
            key: each._replace(binding=replace(each.binding, description=self._key(each)))
            for key, each in found.items()
        }

    def _key(self, bound: ActiveBinding) -> str:
        id_ = bound.binding.description
        return self.words(id_) if id_ in self.words.messages else id_  # Textual has keys of its own

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that this table has no use for are not shown."""
        if action == "call":
            return self.game.calls
        if action == "lay":
            return self.game.table.state.rules.assist_on_character
        if action == "again":
            return self.game.over and self._again
        return True

    def refresh_table(self) -> None:
        """Show the table as it is now."""
        self._message = None
        game, view = self.game, self.game.view
        self.query_one("#title", Static).update(self._title())
        everyone = seats(view, game.cat, game.names)
        language = game.language
        foes = [
            seat_line(each, game.bot(at), language) for at, each in enumerate(everyone) if at != ME
        ]
        self.query_one("#foes", CardList).show(foes)
        pane = self.query_one("#market", MarketPane)
        pane.show_rows(game.market, language)
        barred = game.my_turn and view.turn.confronting >= 0
        pane.border_title = self.words("pane-sale", barred=yes_no(barred))
        self._show_mine(everyone[ME].deck, len(everyone[ME].discard))
        self.query_one("#ask", AskPane).show(self._prompt(), game.asked, game.options)
        self._fresh = len(game.story.news()) or self._fresh
        self.query_one("#log", LogPane).show(game.story.lines, game.story.heads, self._fresh)
        self._guide_focus()
        self._show_card()
        suffered = game.story.suffered()
        if suffered:
            self.say(self.words("since-last-turn", lines=" ".join(suffered)))
        if game.over and not self._finished:
            self._finished = True
            self._finish()

    def _show_mine(self, deck: int, discard: int) -> None:
        view, cat, language = self.game.view, self.game.cat, self.game.language
        pane = self.query_one("#hand", CardList)
        rows = [hand_line(row, language) for row in hand(view, cat)]
        pane.show(rows, empty=self.words("pane-empty"))
        pane.border_subtitle = self.words("pane-piles", deck=deck, discard=discard)
        pane = self.query_one("#front", CardList)
        pane.show([front_line(row, language) for row in front(view, cat)])
        score = view.seats[ME].score
        pane.border_subtitle = self.words("pane-score", n=len(score)) if score else ""

    @property
    def _wide(self) -> bool:
        return self.app.size.width >= WIDE_COLUMNS

    def _title(self) -> Content:
        view = self.game.view
        turn = view.turn
        whose = self.words("title-between", n=turn.number)
        if turn.seat >= 0:
            person, name = self.game.person(turn.seat), self.game.names[turn.seat]
            whose = self.words("title-turn", n=turn.number, person=person, name=name)
        left = [self.words("title-main", n=view.main_deck)]
        if any(card.kind == "super-villain" for card in self.game.cat.cards):
            left.append(self.words("title-villains", n=view.super_villains_left))
        if not self.game.balance:  # it needs the room
            left.append(self.words("title-weaknesses", n=view.weaknesses))
        name = "Archrivals   " if self._wide else ""  # the counts matter more
        return Content.assemble(
            (name, "bold"),
            f"{whose}   ",
            (self.game.balance or self.words("power", n=turn.power), "bold reverse"),
            ("".join(f"   {each}" for each in left), "dim"),
        )

    def _prompt(self) -> str:
        if not self.game.over:
            return self.game.prompt
        return self.words("screen-over", again=yes_no(self._again))

    def _guide_focus(self) -> None:
        """A question that is not the turn's own takes the focus; then it goes back."""
        focused = self.focused.id if self.focused else None
        if not self.game.my_turn:
            self.query_one("#options").focus()
        elif focused == "options" and self._home != "options":
            self.query_one(f"#{self._home}").focus()

    def say(self, text: str) -> None:
        """A word to the player, below, until another card is highlighted."""
        self._message = (text, self._card(), self.focused)
        self._show_card()

    def _card(self) -> Card | None:
        """The card to read: the highlighted one, or for an answer without a card the asking one."""
        pane = self.focused
        card = pane.card if isinstance(pane, CardList) else None
        asked = self.game.asked
        return asked.source if card is None and asked and pane and pane.id == "options" else card

    def _show_card(self) -> None:
        card = self._card()
        if self._message is not None and self._message[1:] != (card, self.focused):
            self._message = None
        below = self.query_one("#card", Static)
        if self._message is not None:
            below.update(Content.styled(self._message[0], "bold $warning"))
        else:
            entry = self.focused.entry if isinstance(self.focused, CardList) else None
            more = entry.more if entry is not None else ""
            shown = self._own_card()
            if card is not None:
                shown = card_content(card, self.game.language, more)
            below.update(shown)

    def _own_card(self) -> Content:
        """Describe the highlighted card; without one, show the hint and the person's own hero."""
        mine = seats(self.game.view, self.game.cat, self.game.names)[ME].hero
        text = "" if mine is None else f"\n{self.game.story.own_hero(mine)}"
        return Content.assemble(self.words("screen-hint"), (text, "dim"))

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """The card below is that of the pane in focus."""
        if self.game.my_turn and isinstance(event.widget, CardList):
            self._home = event.widget.id or "options"
        self._show_card()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another card is highlighted."""
        if event.option_list is self.focused:
            self._show_card()

    # --- Answering ----------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click, in whichever pane."""
        pane, at = event.option_list, event.option_index
        assert isinstance(pane, CardList)
        if at >= pane.option_count or pane.get_option_at_index(at) is not event.option:
            return  # the second of two quick presses: its target is gone
        if pane.id == "options":
            self.choose(at)
        elif pane.id == "foes":
            self._choose_player(pane.entry.seat if pane.entry else -1)
        elif pane.card is not None:
            self._choose_card(pane.id or "", pane.card)

    def _choose_player(self, seat: int) -> None:
        """The option that a player stands for; without one their card is shown."""
        asked = self.game.asked
        for at, choice in enumerate(asked.choices if asked else ()):
            if choice.verb in ("seat", "confront") and choice.seat == seat:
                self.choose(at)
                return
        if asked is not None and asked.kind == "announce":
            self._tell_why("confront", self.query_one("#foes", CardList))
        else:
            self.action_inspect()

    def on_key(self, event: events.Key) -> None:
        """An option by its key."""
        letter = event.character or ""
        if len(letter) == 1 and letter in KEYS and KEYS.index(letter) < len(self.game.options):
            event.stop()
            self.choose(KEYS.index(letter))

    def choose(self, index: int) -> None:
        """Answer with an option; ending the turn may ask first."""
        asked = self.game.asked
        if asked is None:
            return
        if asked.choices[index].verb in ("end", "done"):
            self.action_end_turn()
            return
        self.game.answer(index)
        self.refresh_table()

    def _choose_card(self, pane: str, card: Card) -> None:
        """The option that a card in a pane stands for."""
        asked = self.game.asked
        choices = asked.choices if asked else ()
        found = [
            at
            for at, choice in enumerate(choices)
            if choice.card is card and choice.zone in ZONES[pane]
            if choice.verb not in ("trigger", "seat", "confront", "lay")
        ]
        if found:
            self.choose(found[0])
        else:
            self._tell_why(WISHES[pane], self.query_one(f"#{pane}", CardList))

    def action_pane(self, step: int) -> None:
        """Go to the next pane."""
        at = PANES.index(self.focused.id) if self.focused and self.focused.id in PANES else 0
        self.query_one(f"#{PANES[(at + step) % len(PANES)]}").focus()

    def _open(
        self, page: Screen[Result], then: Callable[[Result | None], None] | None = None
    ) -> None:
        """Show a page over the table; a key that was pressed twice opens one."""
        if self.app.screen is self:
            self.app.push_screen(page, then)

    # --- Keys ---------------------------------------------------------------------------------

    def action_quick(self) -> None:
        """Play all cards that need no decision."""
        if self.game.first_things:
            self.say(self.game.first_things)
            return
        done = self.game.quick()
        self.refresh_table()
        if done.remark or not done.played:
            self.say(done.remark or self.words("all-played"))

    def action_end_turn(self) -> None:
        """End the turn; ask first where something is left behind."""
        trouble = self.game.why_no_end()
        if trouble:
            self.say(trouble)
            return
        left = "\n".join(self.game.left_behind())
        if left:
            done = self.game.offer("done") is not None
            yes = self.words("confirm-done") if done else self.words("confirm-end")
            sure = Confirm(left, yes, self.words("confirm-go-on"), self.words)
            self._open(sure, self._end_turn)
        else:
            self._end_turn(True)

    def _end_turn(self, sure: bool | None) -> None:
        if not sure:
            return
        trouble = self.game.why_no_end()  # a key may have come before the question was there
        if trouble:
            self.say(trouble)
            return
        self.game.end_turn()
        self._home = "options"
        self.query_one("#options").focus()
        self.refresh_table()

    def action_call(self) -> None:
        """Ask the teammate for an Assist card."""
        if self.game.offer("call") is None:
            self.say(self.game.why_not("call", ""))
            return
        before = len(self.game.story.lines)
        self.game.call()
        self.refresh_table()
        self.say(" ".join(self.game.story.lines[before:]))

    def action_lay(self) -> None:
        """Put the highlighted Assist card, or the only one, onto one's Character (V4)."""
        asked = self.game.asked
        choices = asked.choices if asked else ()
        found = [at for at, choice in enumerate(choices) if choice.verb == "lay"]
        mine = self.query_one("#hand", CardList)
        if self.focused is mine:
            if not any(choices[at].card is mine.card for at in found):
                self._tell_why("lay", mine)
                return
            found = [at for at in found if choices[at].card is mine.card]
        if len(found) == 1:
            self.choose(found[0])
        elif found:
            self.say(self.words("lay-which"))
        else:
            self.say(self.words("lay-none"))

    def action_inspect(self) -> None:
        """Read the highlighted card in full."""
        card = self._card()
        if card is None:
            self.say(self.words("no-highlight"))
            return
        head, text, *rest = card_page(card, self.game.language)
        lines: list[str | Content] = [Content.styled(head, "bold"), "", text, "", *rest]
        self._show_page(self.game.title(card), lines)

    def _show_page(self, title: str, lines: Sequence[str | Content], *, end: bool = False) -> None:
        self._open(Page(title, lines, self.words, end=end))

    def action_hint(self) -> None:
        """The best options by the coach, next to the table."""
        self._show_page(self.words("page-coach"), self.game.hint(key_of))

    def action_why(self) -> None:
        """Explain why the highlighted card cannot be bought, played or used."""
        pane = self.focused
        wishes = WISHES if self.game.confronts else CARD_WISHES
        if not isinstance(pane, CardList) or pane.id not in wishes or pane.card is None:
            self.say(self.words("highlight-first"))
            return
        self._tell_why(WISHES[pane.id], pane)

    def _tell_why(self, wish: str, pane: CardList) -> None:
        entry = pane.entry
        if entry is None or entry.card is None:
            return
        reason, card = self.game.why_not(wish, entry.id), self.game.title(entry.card)
        if reason:
            self.say(self.words("cannot", wish=wish, card=card, why=reason))
        else:
            self.say(self.words("can-here", wish=wish, card=card))

    def action_piles(self) -> None:
        """Discard piles and destroyed cards."""
        game, view = self.game, self.game.view
        lines: list[str | Content] = []
        for each in seats(view, game.cat, game.names):
            person, name = game.person(each.seat), each.name
            title = self.words("pile-discard", person=person, name=name, n=len(each.discard))
            lines += self._pile(title, each.discard)
            if each.score:
                title = self.words("pile-score", person=person, name=name, n=len(each.score))
                lines += self._pile(title, each.score)
        destroyed = cards_of(view.destroyed, game.cat)
        lines += self._pile(self.words("pile-destroyed", n=len(destroyed)), destroyed)
        self._show_page(self.words("page-piles"), lines[:-1])

    def _pile(self, title: str, cards: Sequence[Card]) -> list[str | Content]:
        return [Content.styled(title, "bold"), counted(cards, self.game.language), ""]

    def action_log(self) -> None:
        """Everything that has happened."""
        self._show_page(self.words("pane-log"), self.game.story.lines, end=True)

    def action_because(self) -> None:
        """Explain why the last lines of the story are there."""
        explained = self.game.story.because(EXPLAINED)
        lines: list[str | Content] = []
        for line, why in explained:
            lines += [Content.styled(line, "bold"), *why, ""]
        self._show_page(self.words("page-because"), lines or [self.words("log-empty")], end=True)

    def action_help(self) -> None:
        """The keys."""
        state = self.game.table.state
        lines = help_lines(
            state.rules,
            players=state.seats,
            teams=bool(self.game.mates),
            calls=self.game.calls,
            language=self.game.language,
        )
        self._show_page(self.words("page-help"), lines)

    def action_save(self) -> None:
        """Save the game, asking for a file if none is known."""
        if self.save_path is None:
            asked = WhereTo(Path("archrivals-game.json"), self.words)
            self._open(asked, self._save_to)
        else:
            self._save_to(self.save_path)

    def _save_to(self, path: Path | None) -> None:
        if path is not None:
            trouble = self._write(path)
            saved = self.words("saved-screen", path=str(path), over=yes_no(self.game.over))
            self.say(trouble or saved)

    def _write(self, path: Path) -> str:
        """Save the game; what went wrong, or nothing. A file that fails is not tried again."""
        trouble = self.game.save(path)
        self.save_path = None if trouble else path
        return trouble

    def action_leave(self) -> None:
        """Leave the table, after a question while the game goes on."""
        if isinstance(self.app.screen, Confirm):  # Ctrl+C twice is one question
            return
        if self.game.over:
            self._leave(True)
            return
        where = "kept" if self.game.is_kept else "nowhere"
        if self.save_path is not None:
            where = "file"
        text = self.words("confirm-leave", where=where, path=str(self.save_path))
        yes, no = self.words("confirm-yes"), self.words("confirm-no")
        self._open(Confirm(text, yes, no, self.words), self._leave)

    def _leave(self, sure: bool | None) -> None:
        if not sure:
            return
        trouble = "" if self.save_path is None else self._write(self.save_path)
        if trouble:
            self.say(f"{trouble} {self.words('still-here')}")
        else:
            self.app.exit()

    def _finish(self) -> None:
        """Show the score sheet, the turn that decided and what can be done now."""
        game = self.game
        verdict_lines = result_lines(game.view, game.names, game.tie_breaks, game.language)
        over, verdict, teams = (
            verdict_lines[0],
            verdict_lines[-1],
            verdict_lines[len(game.names) + 1 : -1],
        )
        lines: list[str | Content] = [Content.styled(verdict, "bold"), over, ""]
        lines += [*score_sheet(game), *teams, ""]
        for head, *turn in filter(None, [deciding_lines(game)]):
            lines += [Content.styled(head, "bold"), *turn, ""]
        trouble = "" if self.save_path is None else self._write(self.save_path)
        lines += [trouble] if trouble else file_lines(game, self.save_path)
        keys = self.words("end-keys", again=yes_no(self._again))
        self._open(EndPage(self.words("page-end"), lines, self.words, keys), self._after_end)

    def _after_end(self, wish: str | None) -> None:
        if wish == "leave":
            self._leave(True)
        elif wish == "again":
            self.action_again()

    def action_again(self) -> None:
        """Begin another game of the same kind."""
        if self._again:
            self.app.exit("again")


class TableApp(App[str]):
    """The application around the table; ``offer`` asks whether this game goes on.

    It returns what the player wants next: ``again`` another game, or ``new`` instead of this one.
    """

    TITLE = "Archrivals"
    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, game: Game, save: Path | None = None, offer: str = "", *, again: bool = False
    ) -> None:
        super().__init__()
        self.table_screen = TableScreen(game, save, again=again)
        self._offer = offer

    def on_mount(self) -> None:
        """Sit down."""
        self.push_screen(self.table_screen)
        if self._offer:
            say = self.table_screen.words
            yes, no = say("confirm-resume"), say("confirm-new")
            self.push_screen(Confirm(self._offer, yes, no, say), self._resume)

    def _resume(self, wanted: bool | None) -> None:
        self._offer = ""
        if not wanted:
            self.exit("new")

    async def action_quit(self) -> None:
        """Ctrl+Q asks like q."""
        self.action_help_quit()

    def action_help_quit(self) -> None:
        """So does Ctrl+C; a game that is only offered is left at once."""
        if self._offer:
            self.exit()
        else:
            self.table_screen.action_leave()


def play_on_screen(game: Game, save: Path | None, offer: str = "", *, again: bool = False) -> Left:
    """Play on the full screen until the player leaves."""
    app = TableApp(game, save, offer, again=again)
    wish = app.run()
    if wish is not None:
        return Left(0, again=True, resumed=wish == "again")
    left = app.return_code == 0  # else it broke down, and nothing was saved
    if left:
        saved = app.table_screen.save_path
        if game.over:
            print(*file_lines(game, saved), sep="\n")
        elif saved is not None:
            print(game.say("exit-saved", file=f" --load {shlex.quote(str(saved))}"))
        elif game.is_kept and game.table.answers:
            print(game.say("exit-saved", file=""))
    return Left(app.return_code or 0)
