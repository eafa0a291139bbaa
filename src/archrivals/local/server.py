"""The server of a page: it answers what a server answers, and says what must be kept first.

Every method returns a *batch* as JSON: ``keep`` are rows to write, ``send`` frames for lines. Who
calls writes the rows before it sends the frames, so no frame is sent that could be lost. ``more``
asks for a call of :meth:`LocalServer.think`. Bots and hints are thought out there one at a time,
reviews decision by decision: what people send never waits for more than one of these.
"""

from __future__ import annotations

import json
import secrets
import time
import traceback
from base64 import urlsafe_b64encode
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from archrivals.bots import looks_ahead
from archrivals.bots.remote import THINK_LIMIT_S, answer_job, job_of
from archrivals.coach.futures import Futures
from archrivals.engine.fairness import seed_for
from archrivals.engine.language.rules import Setup
from archrivals.engine.records import to_json
from archrivals.engine.saving import setup_from_json
from archrivals.hosting import codec, orders, wire
from archrivals.hosting.cards import cards_for
from archrivals.hosting.coaching import ADVISER, Reviewed, Reviewing, hints_for, told_hints
from archrivals.hosting.codec import Malformed
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import Repeat
from archrivals.hosting.refusal import Refusal
from archrivals.hosting.replays import NoReplay, save_of
from archrivals.hosting.rooms import NO_TABLE, room_of
from archrivals.hosting.rows import PersonRow
from archrivals.speech.reading.reader import learn
from archrivals.speech.table_talk import question
from archrivals.workshop.worth import Study

from .pace import measured, share_for
from .routes import answered
from .tables import LocalTable

ME: Final = "me"
"""The key of the record of the player here; it is kept among the tables."""

NO_TICKET: Final = "this ticket is used or too old; get a new one"
BROKEN: Final = "something broke on our side and was written down; try again in a moment"
NO_CHAT: Final = "there is no other person at this table"


@dataclass(slots=True)
class Line:
    """A page at the other end, the tables it has joined, and the seat it plays at each."""

    greeted: bool = False
    words: bool = False
    tables: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint that a player waits for."""

    table: str
    line: int
    seat: int
    position: int


class LocalServer:
    """Tables of one device, hosted for the pages of its browser."""

    def __init__(
        self,
        now: Callable[[], float] | None = None,
        entropy: Callable[[int], bytes] | None = None,
    ) -> None:
        self._time = now or time.time
        self.entropy = entropy or secrets.token_bytes
        self.tables: dict[str, LocalTable] = {}
        self.person: PersonRow | None = None
        self.futures: dict[tuple[str, int, int], Futures] = {}
        """Those of the choice that is looked at."""

        self.study: Study | None = None
        """The card that is measured, after all else."""

        self._lines: dict[int, Line] = {}
        self._hints: deque[Hint] = deque()
        self._reviews: deque[tuple[str, int]] = deque()
        self._reviewing: Reviewing | None = None
        self._share: float | None = None
        self._keep: list[tuple[str, Any, Any]] = []
        self._send: list[tuple[int, str]] = []

    # --- The interface ------------------------------------------------------------------------

    def call(self, method: str, path: str, body: str | None) -> str:
        """A request as to ``/api/``."""
        status, answer = answered(self, method, path, body)
        return self._batch(status=status, body=answer)

    def connect(self, line: int) -> str:
        """A page opens a line."""
        self._lines[line] = Line()
        return self._batch()

    def close(self, line: int) -> str:
        """A page is gone."""
        self._lines.pop(line, None)
        self._hints = deque(each for each in self._hints if each.line != line)
        return self._batch()

    def receive(self, line: int, frame: str) -> str:
        """One message of a page."""
        end = self._lines.setdefault(line, Line())
        if len(frame.encode(errors="replace")) > wire.MAX_MESSAGE_BYTES:
            reason = f"a message has at most {wire.MAX_MESSAGE_BYTES} bytes"
            self._say(line, wire.Refused("too-large", reason))
            return self._batch()
        try:
            message = codec.decode(frame)
        except Malformed as error:
            reason = f"this message cannot be read: {error}"
            self._say(line, wire.Refused("malformed", reason))
            return self._batch()
        if not end.greeted:
            self._greet(line, end, message)
        elif isinstance(message, wire.Ping):
            self._say(line, wire.Pong(self.now()))
        elif isinstance(message, wire.Hello):
            self._say(line, wire.Refused("said-already", "hello is said once"))
        elif isinstance(message, wire.Join):
            self._join(line, end, message)
        elif message.table not in end.tables:
            refusal = Refusal(409, "not-joined", "join the table first")
            self._say(line, orders.refused(message, refusal, message.table))
        else:
            self._order(line, end, message)
        return self._batch()

    def think(self) -> str:
        """One decision of a bot, or else one hint, or else a slice of a review."""
        found = self._asked_bot()
        if found is not None:
            self._answer_for_bot(*found)
        elif self._hints:
            self._hint(self._hints.popleft())
        elif self._reviews:
            self._review(*self._reviews[0])
        elif self.study is not None and not self.study.over:
            self._measure(self.study)
        return self._batch()

    def _measure(self, study: Study) -> None:
        """Play one more deal with the card that is measured; an error stops the study."""
        try:
            study.step()
        except Exception:
            traceback.print_exc()
            study.stopped = True

    def learn(self, language: str, grammar: Any) -> None:
        """Take in the grammar of a language; a page hands over an array of its own."""
        packed = grammar.to_bytes() if hasattr(grammar, "to_bytes") else grammar
        learn(language, bytes(packed))

    def restore(self, kept: str) -> None:
        """Everything that was kept, as rows like those of ``keep``."""
        rows = json.loads(kept)
        records = {key: value for store, key, value in rows if store == "tables"}
        self.person = records.pop(ME, None)
        self.tables = {key: LocalTable.from_record(value) for key, value in records.items()}
        entries = [Entry(**value) for store, _, value in rows if store == "entries"]
        for entry in sorted(entries, key=lambda entry: entry.position):
            if entry.table in self.tables:  # site data that was cleared in mid-game leaves a rest
                self.tables[entry.table].log.append(entry)
        for table in self.tables.values():
            changed = table.go_on(self.now())
            if changed is not None:  # another release of this page has other rules
                self.keep_entry(changed)
                self._keep.append(("tables", table.id, table.record))

    # --- For all of them ----------------------------------------------------------------------

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self._time() * 1000)

    def new_id(self) -> str:
        """A fresh id; pages know by it that a table is theirs."""
        return f"local-{urlsafe_b64encode(self.entropy(12)).decode().rstrip('=')}"

    def _batch(self, **more: Any) -> str:
        keep, self._keep = self._keep, []
        send, self._send = self._send, []
        measures = self.study is not None and not self.study.over
        thinking = measures or self._asked_bot() is not None
        thinking = thinking or bool(self._hints or self._reviews)
        return to_json({**more, "keep": keep, "send": send, "more": thinking})

    def _say(self, line: int, message: wire.Reply) -> None:
        self._send.append((line, codec.encode(message).decode()))

    # --- Storage -----------------------------------------------------------------------------

    def keep_person(self) -> None:
        """Write down who plays here."""
        self._keep.append(("tables", ME, self.person))

    def keep_table(self, table: LocalTable) -> None:
        """Write a table down, and send it to its viewers."""
        self.tables[table.id] = table
        if not table.trial:
            self._keep.append(("tables", table.id, table.record))
        self._show(table)

    def try_table(self, table: LocalTable) -> None:
        """Have a table at which a card is tried, in place of the last one; it is never kept."""
        for old in [each for each in self.tables.values() if each.trial]:
            self.drop_table(old)
        table.trial = True
        self.tables[table.id] = table

    def drop_table(self, table: LocalTable) -> None:
        """Forget a table for good."""
        del self.tables[table.id]
        if not table.trial:
            self._keep.append(("tables", table.id, None))
            self._drop_log(table)
        self._hints = deque(each for each in self._hints if each.table != table.id)
        if self._reviews and self._reviews[0][0] == table.id:
            self._reviewing = None
        self._reviews = deque(each for each in self._reviews if each[0] != table.id)
        for number, line in self._lines.items():
            if line.tables.pop(table.id, None) is not None:
                self._say(number, wire.Refused(NO_TABLE.code, NO_TABLE.reason, table.id))

    def _drop_log(self, table: LocalTable) -> None:
        self._keep += [("entries", [table.id, entry.position], None) for entry in table.log]

    def keep_entry(self, entry: Entry) -> None:
        """Write an entry down."""
        self._keep.append(("entries", [entry.table, entry.position], asdict(entry)))

    # --- Lines --------------------------------------------------------------------------------

    def _greet(self, number: int, line: Line, message: wire.FromClient) -> None:
        if not isinstance(message, wire.Hello):
            reason = "the first message must be hello, with a ticket"
            self._say(number, wire.Refused("no-hello", reason))
        elif message.version != wire.VERSION:
            self._say(number, wire.Refused("version", wire.other_version(message.version)))
        elif self.person is None:
            self._say(number, wire.Refused("no-ticket", NO_TICKET))
        else:
            line.greeted, line.words = True, message.words
            person = self.person
            welcome = wire.Welcome(wire.VERSION, person["id"], person["name"], self.now())
            self._say(number, welcome)

    @property
    def me(self) -> str:
        """Return the id of the player here."""
        return "" if self.person is None else str(self.person["id"])

    def _join(self, number: int, line: Line, message: wire.Join) -> None:
        table = self.tables.get(message.table)
        if table is None:
            self._say(number, wire.Refused(NO_TABLE.code, NO_TABLE.reason, message.table))
            return
        seat = message.seat
        if seat is None:
            seat = room_of(table.row, table.seats, self.me).you
        elif seat >= len(table.seats) or table.seats[seat]["person"] is None:
            self._say(number, wire.Refused("no-seat", "this seat is not yours", table.id))
            return
        line.tables[table.id] = seat
        self._look(number, line, table)

    def _show(self, table: LocalTable) -> None:
        """Send a table that has changed to all who have joined it."""
        for number, line in self._lines.items():
            if table.id in line.tables:
                self._look(number, line, table)

    def _room(self, line: Line, table: LocalTable) -> wire.Room:
        """Return a table's room; ``you`` is the viewer's seat."""
        seat = line.tables[table.id]
        person = table.seats[seat]["person"] if seat >= 0 else None
        if person is None:  # no person sits there any more
            person = self.me
        room = room_of(table.row, table.seats_now, person)
        line.tables[table.id] = room.you
        return room

    def _look(self, number: int, line: Line, table: LocalTable) -> None:
        self._say(number, self._room(line, table))
        if not table.playing:
            return
        try:
            self._view(number, line, table)
        except NoReplay as why:
            self._say(number, wire.Refused(why.code, why.reason, table.id))

    def _view(self, number: int, line: Line, table: LocalTable) -> None:
        view = table.hosted.view(line.tables[table.id], line.words, self._elapsed(table))
        self._say(number, view)

    def _elapsed(self, table: LocalTable) -> int:
        """Milliseconds since the open asks were put, as far as a player was here."""
        if not table.opened:
            table.opened = self._time()
        return max(0, int((self._time() - table.opened) * 1000))

    # --- Orders -------------------------------------------------------------------------------

    def _order(self, number: int, line: Line, message: Any) -> None:
        table = self.tables[message.table]
        if isinstance(message, wire.Leave):
            del line.tables[table.id]
            return
        if not table.playing:
            self._say(number, self._room(line, table))
            return
        try:
            orders.check_command(message)
            self._carry_out(number, line, table, message)
        except Repeat as again:
            self._say(number, wire.Accepted(table.id, message.command, again.position))
        except Refusal as refusal:
            self._say(number, orders.refused(message, refusal, table.id))
            if refusal.code == "stale":
                self._view(number, line, table)
        except Exception:
            traceback.print_exc()
            table.forget()  # nothing that failed half-way may stay
            self._say(number, orders.refused(message, Refusal(500, "broken", BROKEN), table.id))

    def _carry_out(self, number: int, line: Line, table: LocalTable, message: Any) -> None:
        hosted, seat, at = table.hosted, line.tables[table.id], self.now()
        since, undone = hosted.log_length, False
        if isinstance(message, wire.Answer):
            orders.check_answer(hosted, seat, message, person=True)
            entry = hosted.answer(seat, message, self._elapsed(table), at)
        elif isinstance(message, wire.Undo):
            orders.check_undo(hosted, seat, message, at)  # the player next to me agrees aloud
            entry = orders.undo(hosted, seat, message.command, self._elapsed(table), at)
            since, undone = hosted.log_length, True
        elif isinstance(message, wire.Concede):
            entry = orders.concede(hosted, seat, message, at)
        elif isinstance(message, wire.Return):
            entry = orders.come_back(hosted, seat, message, at)
        elif isinstance(message, wire.Resync):
            self._view(number, line, table)
            return
        elif isinstance(message, wire.WhyNot):
            self._say(number, orders.why_not(hosted, seat, message))
            return
        elif isinstance(message, wire.Hint):
            thinking = any(each.table == table.id for each in self._hints)
            orders.check_hint(hosted, seat, message, thinking=thinking)
            self._hints.append(Hint(table.id, number, seat, hosted.position))
            return
        else:
            raise Refusal(409, "alone", NO_CHAT)
        self._commit(table, entry, since, undone=undone)
        accepted = hosted.seen[entry.seat, entry.command]
        self._say(number, wire.Accepted(table.id, entry.command, accepted))
        if entry.kind in ("concede", "seat") and table.shared and table.playing:
            # A player replaced by a bot need not be handed it
            for each, joined in self._lines.items():
                if table.id in joined.tables:
                    self._say(each, self._room(joined, table))

    def _commit(self, table: LocalTable, entry: Entry, since: int, *, undone: bool = False) -> None:
        """Write an entry down, and send its result."""
        hosted = table.hosted
        table.log.append(entry)
        if orders.begins_anew(hosted, entry):
            table.opened = self._time()
        joined = {
            number: (line.tables[table.id], line.words)
            for number, line in self._lines.items()
            if table.id in line.tables
        }
        viewers = orders.viewers_of(hosted, entry, dict.fromkeys(joined.values()))
        elapsed = self._elapsed(table)
        updates = hosted.updates(since, viewers, undone=undone, elapsed=elapsed)
        for number, viewer in joined.items():
            if viewer in updates:
                self._send.append((number, updates[viewer].decode()))
        if hosted.over:
            if not table.trial:
                self._drop_log(table)  # it is kept as one record from now on
            table.finish(self.now())
            self.keep_table(table)
        elif not table.trial:
            self.keep_entry(entry)
            if table.stand():
                self._keep.append(("tables", table.id, table.record))

    # --- Thinking -----------------------------------------------------------------------------

    def _asked_bot(self) -> tuple[LocalTable, int] | None:
        """A seat that a bot plays and that is asked, at a table that has a viewer."""
        for id in dict.fromkeys(id for line in self._lines.values() for id in line.tables):
            table = self.tables[id]
            if not table.playing:
                continue
            try:
                hosted = table.hosted
            except NoReplay:
                continue
            for seat in hosted.asked:
                if hosted.chairs[seat].played_by_bot:
                    return table, seat
        return None

    def _answer_for_bot(self, table: LocalTable, seat: int) -> None:
        hosted = table.hosted
        message = wire.Answer(
            table.id,
            hosted.position,
            orders.bot_command(hosted, seat),
            self._decision(table, seat),
        )
        since = hosted.log_length
        entry = hosted.answer(seat, message, self._elapsed(table), self.now())
        self._commit(table, entry, since)

    def _decision(self, table: LocalTable, seat: int) -> int:
        """Return the decision of a seat's bot; an error in it does not stop the game."""
        hosted = table.hosted
        ask = hosted.table.ask_of(seat)
        assert ask is not None  # the seat is asked
        seed = seed_for("bots", hosted.facts.seed)  # no client can foretell what they do
        try:
            bot = hosted.chairs[seat].bot or ""
            job = job_of(hosted.table, seat, bot, seed)
            share = self._share_for(hosted.table.setup) if looks_ahead(bot) else 1.0
            option = answer_job(job, cards_for(hosted.table.setup), (), THINK_LIMIT_S, share)
        except Exception:
            traceback.print_exc()
            option = -1
        if 0 <= option < len(ask.options):
            return option
        return orders.stand_in_answer(hosted.table, seat)

    def _share_for(self, setup: Setup) -> float:
        """The share of its nodes that a bot thinks on this device; measured once."""
        if self._share is None:
            self._share = share_for(measured(setup, cards_for(setup), time.perf_counter))
        return self._share

    def _hint(self, wanted: Hint) -> None:
        table = self.tables[wanted.table]
        hosted = table.hosted
        ask = hosted.table.ask_of(wanted.seat)
        if hosted.position != wanted.position or ask is None:
            return
        seed = seed_for("hints", hosted.facts.seed)
        found = hints_for(job_of(hosted.table, wanted.seat, ADVISER, seed))
        asked = question(hosted.table, ask)
        self._say(wanted.line, told_hints(hosted, wanted.position, wanted.seat, found, asked))

    def ask_review(self, table: LocalTable, seat: int) -> None:
        """Have the coach look back at a finished game."""
        if (table.id, seat) not in self._reviews:
            self._reviews.append((table.id, seat))

    def reviewed(self, table: LocalTable, seat: int) -> Reviewed | None:
        """Return how far the coach has come with a game."""
        first = self._reviews and self._reviews[0] == (table.id, seat)
        return self._reviewing.of(seat) if first and self._reviewing else None

    def _review(self, id: str, seat: int) -> None:
        """Look back at one more decision of a game, or keep what has come of it."""
        table = self.tables[id]
        try:
            if self._reviewing is None:
                share = self._share_for(setup_from_json(table.row["setup"]))
                self._reviewing = Reviewing(save_of(table.row), (seat,), share)
            if self._reviewing.work():
                return
            found = self._reviewing.of(seat)
        except Exception:
            traceback.print_exc()
            self._end_review()
            return
        assert found.review is not None  # the work is done
        table.reviews[str(seat)] = found.review
        if not table.trial:
            self._keep.append(("tables", id, table.record))
        self._end_review()

    def _end_review(self) -> None:
        self._reviews.popleft()
        self._reviewing = None
