"""The full screen: the table in panes, by keyboard or mouse.

It shows the view of one seat and answers that seat's asks; it knows no rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static

from archrivals.engine.cards import Card
from archrivals.speech.table_talk import titled

from .game import ME, Game
from .pages import Confirm, Page, WhereTo, help_lines
from .panes import (
    KEYS,
    NAMES,
    NARROW_NAMES,
    AskPane,
    CardList,
    LogPane,
    card_content,
    front_line,
    hand_line,
    market_line,
    seat_line,
)
from .rows import card_page, cards_of, counted, front, full_text, hand, result_lines, seats

ZONES: Final = {
    "hand": ("hand",),
    "market": ("line-up", "stack", "super-villains", "on-hero"),
    "front": ("in-play", "hero", "on-hero"),
}
"""The zones that a pane shows, to find the option that its highlighted card stands for."""

PANES: Final = ("options", "hand", "market", "front", "foes")
"""The order in which Tab goes through the panes."""

CARD_WISHES: Final = {"hand": "play", "market": "buy", "front": "use"}
WISHES: Final = CARD_WISHES | {"foes": "confront"}
HINT: Final = "Arrows and Enter choose, ? explains the game and the keys."
WIDE: Final = 96
"""From this width on there is room for everything."""


class TableScreen(Screen[None]):
    """One game on one screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "quick", "Play all"),
        Binding("e", "end_turn", "End"),
        Binding("c", "call", "Call"),
        Binding("p", "lay", "Put on"),
        Binding("i,space", "inspect", "Read", key_display="i"),
        Binding("h", "hint", "Hint"),
        Binding("w", "why", "Why not?"),
        Binding("d", "piles", "Piles"),
        Binding("l", "log", "Log"),
        Binding("s", "save", "Save"),
        Binding("question_mark", "help", "Help", key_display="?"),
        Binding("q", "leave", "Quit"),
        Binding("tab,right", "pane(1)", show=False),
        Binding("shift+tab,left", "pane(-1)", show=False),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (28, "-tall")]  # noqa: RUF012 - as Screen declares it

    def __init__(self, game: Game, save: Path | None) -> None:
        super().__init__()
        self.game = game
        self.save_path = save
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
                yield CardList("Foes", id="foes")
                yield CardList("For sale", id="market")
                with Horizontal(id="mine"):
                    yield CardList("Your hand", id="hand")
                    yield CardList("In front of you", id="front")
            with Vertical(id="right"):
                yield AskPane(id="ask")
                yield LogPane(id="log")
        yield Static(id="card", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """The first look."""
        self.query_one("#ask", AskPane).border_title = "What now?"
        self.query_one("#log", LogPane).border_title = "What happened"
        self.query_one("#foes", CardList).border_title = "Players" if self.game.mates else "Foes"
        self.refresh_table()
        self.query_one("#options").focus()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that this table has no use for are not shown."""
        if action == "call":
            return self.game.calls
        if action == "lay":
            return self.game.table.state.rules.assist_on_character
        return True

    def refresh_table(self) -> None:
        """Show the table as it is now."""
        self._message = None
        game, view = self.game, self.game.view
        self.query_one("#title", Static).update(self._title())
        everyone = seats(view, game.cat, game.names)
        foes = [seat_line(each, game.bot(at)) for at, each in enumerate(everyone) if at != ME]
        self.query_one("#foes", CardList).show(foes)
        pane = self.query_one("#market", CardList)
        rows = game.market
        pane.show([market_line(row, NAMES if self._wide else NARROW_NAMES) for row in rows])
        bars = game.my_turn and view.turn.confronting >= 0
        pane.border_title = "For sale (not in a Confrontation)" if bars else "For sale"
        self._show_mine(everyone[ME].deck, len(everyone[ME].discard))
        self.query_one("#ask", AskPane).show(self._prompt(), game.asked, game.options)
        self._fresh = len(game.news()) or self._fresh
        self.query_one("#log", LogPane).show(game.lines, self._fresh)
        self._guide_focus()
        self._show_card()
        suffered = game.suffered()
        if suffered:
            self.say(f"Since your last turn: {' '.join(suffered)}")
        if game.over and not self._finished:
            self._finished = True
            self._finish()

    def _show_mine(self, deck: int, discard: int) -> None:
        view, cat = self.game.view, self.game.cat
        pane = self.query_one("#hand", CardList)
        pane.show([hand_line(row) for row in hand(view, cat)], empty="empty")
        pane.border_subtitle = f"deck {deck}, discard {discard}"
        pane = self.query_one("#front", CardList)
        pane.show([front_line(row) for row in front(view, cat)])
        score = view.seats[ME].score
        pane.border_subtitle = f"score pile {len(score)}" if score else ""

    @property
    def _wide(self) -> bool:
        return self.app.size.width >= WIDE

    def _title(self) -> Content:
        view = self.game.view
        turn = view.turn
        names = self.game.names
        whose = "between turns"
        if turn.seat >= 0:
            whose = "your turn" if turn.seat == ME else f"{names[turn.seat]}'s turn"
        left = f"   main deck {view.main_deck}"
        if any(card.kind == "super-villain" for card in self.game.cat.cards):
            left += f"   Super-Villains {view.super_villains_left}"
        if not self.game.balance:  # it needs the room
            left += f"   Weaknesses {view.weaknesses}"
        name = "Archrivals   " if self._wide else ""  # the counts matter more
        return Content.assemble(
            (name, "bold"),
            f"turn {turn.number}, {whose}   ",
            (self.game.balance or f"Power {turn.power}", "bold reverse"),
            (left, "dim"),
        )

    def _prompt(self) -> str:
        if self.game.over:
            return "The game is over. s keeps it for the coach, q leaves the table."
        return self.game.prompt

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
            below.update(self._own_card() if card is None else card_content(card, more))

    def _own_card(self) -> Content:
        """Where nothing is highlighted: the hint, and who one is."""
        mine = seats(self.game.view, self.game.cat, self.game.names)[ME].hero
        text = "" if mine is None else f"\nYou are {titled(mine)}. {full_text(mine)}"
        return Content.assemble(HINT, (text, "dim"))

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
        pane = event.option_list
        assert isinstance(pane, CardList)
        if pane.id == "options":
            self.choose(event.option_index)
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

    # --- Keys ---------------------------------------------------------------------------------

    def action_quick(self) -> None:
        """Play all cards that need no decision."""
        if self.game.first_things:
            self.say(self.game.first_things)
            return
        done = self.game.quick()
        self.refresh_table()
        if done.remark or not done.played:
            self.say(done.remark or "All cards that need no decision are played.")

    def action_end_turn(self) -> None:
        """End the turn; ask first where something is left behind."""
        trouble = self.game.why_no_end()
        if trouble:
            self.say(trouble)
            return
        left = "\n".join(self.game.left_behind())
        if left:
            yes = "I am done" if self.game.offer("done") is not None else "End the turn"
            self.app.push_screen(Confirm(left, yes, "Go on playing"), self._end_turn)
        else:
            self._end_turn(True)

    def _end_turn(self, sure: bool | None) -> None:
        if sure:
            self.game.end_turn()
            self._home = "options"
            self.query_one("#options").focus()
            self.refresh_table()

    def action_call(self) -> None:
        """Ask the teammate for an Assist card."""
        if self.game.offer("call") is None:
            self.say(str(self.game.why_not("call", "")))
            return
        before = len(self.game.lines)
        self.game.call()
        self.refresh_table()
        self.say(" ".join(self.game.lines[before:]))

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
            self.say("Which Assist card? Highlight it in your hand (Tab) and press p.")
        else:
            self.say(
                "No card can be put onto your Character now: V4 allows one Assist card a turn."
            )

    def action_inspect(self) -> None:
        """Read the highlighted card in full."""
        card = self._card()
        if card is None:
            self.say("No card is highlighted: go to one with Tab and the arrows.")
            return
        head, text, *rest = card_page(card)
        lines: list[str | Content] = [Content.styled(head, "bold"), "", text, "", *rest]
        self.app.push_screen(Page(titled(card), lines))

    def action_hint(self) -> None:
        """The best options by the coach, beside the table."""
        self.app.push_screen(Page("The coach", self.game.hint()))

    def action_why(self) -> None:
        """Why the highlighted card cannot be bought, played or used."""
        pane = self.focused
        wishes = WISHES if self.game.confronts else CARD_WISHES
        if not isinstance(pane, CardList) or pane.id not in wishes or pane.card is None:
            self.say("Highlight a card for sale, in your hand or in front of you first (Tab).")
            return
        self._tell_why(WISHES[pane.id], pane)

    def _tell_why(self, wish: str, pane: CardList) -> None:
        entry = pane.entry
        if entry is None or entry.card is None:
            return
        reason = self.game.why_not(wish, entry.id)
        if reason is None:
            self.say(f"You can {wish} {titled(entry.card)} now: press Enter.")
        else:
            self.say(f"{wish.capitalize()} {titled(entry.card)}? {reason}")

    def action_piles(self) -> None:
        """Discard piles and destroyed cards."""
        game, view = self.game, self.game.view
        lines: list[str | Content] = []
        for each in seats(view, game.cat, game.names):
            whose = "Your" if each.name == game.names[ME] else f"{each.name}'s"
            lines.append(Content.styled(f"{whose} discard pile ({len(each.discard)})", "bold"))
            lines += [counted(each.discard), ""]
            if each.score:
                lines.append(Content.styled(f"{whose} score pile ({len(each.score)})", "bold"))
                lines += [counted(each.score), ""]
        destroyed = cards_of(view.destroyed, game.cat)
        lines.append(Content.styled(f"Destroyed ({len(destroyed)})", "bold"))
        lines.append(counted(destroyed))
        self.app.push_screen(Page("Discard piles", lines))

    def action_log(self) -> None:
        """Everything that has happened."""
        self.app.push_screen(Page("What happened", self.game.lines, end=True))

    def action_help(self) -> None:
        """The keys."""
        state = self.game.table.state
        lines = help_lines(
            state.rules, players=state.seats, teams=bool(self.game.mates), calls=self.game.calls
        )
        self.app.push_screen(Page("Help", lines))

    def action_save(self) -> None:
        """Save the game, asking for a file if none is known."""
        if self.save_path is None:
            self.app.push_screen(WhereTo(Path("archrivals-game.json")), self._save_to)
        else:
            self._save_to(self.save_path)

    def _save_to(self, path: Path | None) -> None:
        if path is None:
            return
        trouble = self.game.save(path)
        if not trouble:
            self.save_path = path
        look_back = f"Look back at it with the coach: archrivals coach {path}"
        go_on = f"To go on later: archrivals play --load {path}"
        self.say(trouble or f"Saved. {look_back if self.game.over else go_on}")

    def action_leave(self) -> None:
        """Leave the table, after a question while the game goes on."""
        if isinstance(self.app.screen, Confirm):  # Ctrl+C twice is one question
            return
        if self.game.over:
            self._leave(True)
            return
        text = "Leave the table?"
        if self.save_path is not None:
            text += f" The game will be saved in {self.save_path}."
        else:
            text += " The game is not saved: s saves it."
        self.app.push_screen(Confirm(text, "Leave", "Stay"), self._leave)

    def _leave(self, sure: bool | None) -> None:
        if sure:
            if self.save_path is not None:
                self._save_to(self.save_path)
            self.app.exit()

    def _finish(self) -> None:
        *scores, verdict = result_lines(self.game.view, self.game.names, self.game.tie_breaks)
        lines: list[str | Content] = [*scores, Content.styled(verdict, "bold"), ""]
        if self.save_path is not None:
            trouble = self.game.save(self.save_path)
            lines.append(trouble or f"To watch it again: archrivals replay {self.save_path}")
            lines.append(f"To look back at it with the coach: archrivals coach {self.save_path}")
        else:
            lines.append("s saves the game, to watch it again with archrivals replay.")
        self.app.push_screen(Page("The end", lines))


class TableApp(App[None]):
    """The application around the table."""

    TITLE = "Archrivals"
    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, game: Game, save: Path | None = None) -> None:
        super().__init__()
        self.table_screen = TableScreen(game, save)

    def on_mount(self) -> None:
        """Sit down."""
        self.push_screen(self.table_screen)

    async def action_quit(self) -> None:
        """Ctrl+Q asks like q."""
        self.table_screen.action_leave()

    def action_help_quit(self) -> None:
        """So does Ctrl+C."""
        self.table_screen.action_leave()


def play_on_screen(game: Game, save: Path | None) -> int:
    """Play on the full screen until the player leaves."""
    app = TableApp(game, save)
    app.run()
    saved = app.table_screen.save_path
    if saved is not None and game.over:
        print(f"To watch the game again: archrivals replay {saved}")
    elif saved is not None:
        print(f"The game is saved. To go on: archrivals play --load {saved}")
    return app.return_code or 0
