"""A table that is kept here: the columns it has at a server, its log, and the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from archrivals.engine.records import to_plain
from archrivals.engine.saving import RULES_VERSION, card_digest
from archrivals.hosting.coaching import COACH_VERSION
from archrivals.hosting.dealing import dealt, fresh_deal, game_of
from archrivals.hosting.entries import Entry
from archrivals.hosting.hosted import Facts, HostedTable
from archrivals.hosting.replays import FINISHED, NoReplay, check_version, save_at, save_of
from archrivals.hosting.results import ending, gone_by
from archrivals.hosting.rooms import Entropy, facts_of
from archrivals.hosting.rows import Saved, SeatRow, TableRow
from archrivals.hosting.standings import Stranded, standing_from

LATER: TableRow = {
    "started": None,
    "ended": None,
    "rematch": None,
    "result": None,
    "answers": None,
    "digest": None,
    "origin": None,
}
"""The columns of a table that come with the game."""


class Kept(TypedDict):
    """A table as a device keeps it, without its log; ``coach`` is the version of its reviews."""

    row: TableRow
    seats: list[SeatRow]
    reviews: dict[str, Any]
    coach: int
    standing: str | None


@dataclass(slots=True)
class LocalTable:
    """One table of this device."""

    row: TableRow
    seats: list[SeatRow]
    log: list[Entry] = field(default_factory=list)
    reviews: dict[str, Any] = field(default_factory=dict)
    """By seat, what the coach has said."""

    standing: str | None = None
    """The latest turn's start, from which other rules can go on."""

    opened: float = 0.0
    """The time at which the open asks were put, in seconds."""

    trial: bool = False
    """A card is tried at it: it counts for nothing and is never kept."""

    _hosted: HostedTable | None = None

    @classmethod
    def new(cls, row: TableRow, seats: Sequence[SeatRow]) -> LocalTable:
        """A table that waits for its game."""
        blank: SeatRow = {"place": None, "points": None}
        return cls({**LATER, **row}, [{**blank, **each} for each in seats])

    @classmethod
    def from_record(cls, record: Kept) -> LocalTable:
        """A table as it was kept."""
        said = record.get("reviews", {}) if record.get("coach") == COACH_VERSION else {}
        standing = record.get("standing")
        return cls(record["row"], record["seats"], reviews=said, standing=standing)

    @property
    def record(self) -> Kept:
        """Return the stored data of the table without its log."""
        return {
            "row": self.row,
            "seats": self.seats,
            "reviews": self.reviews,
            "coach": COACH_VERSION,
            "standing": self.standing if self.playing else None,
        }

    @property
    def id(self) -> str:
        """The table's id."""
        return str(self.row["id"])

    @property
    def playing(self) -> bool:
        """Return whether its game has begun and is not over."""
        return bool(self.row["status"] == "playing")

    @property
    def finished(self) -> bool:
        """Return whether its game is over."""
        return self.row["status"] in FINISHED

    @property
    def hosted(self) -> HostedTable:
        """The game; ``NoReplay`` where it would become another one here."""
        if self._hosted is None:
            if not self.row.get("changes"):
                check_version(self.row)
            self._hosted = HostedTable.resume(self._facts, self.log)
        return self._hosted

    @property
    def _facts(self) -> Facts:
        chairs = [(each["name"], each["person"], each["bot"]) for each in self.seats]
        return facts_of(self.row, chairs)

    def go_on(self, at: int) -> Entry | None:
        """Go on by our rules with a game of others; return the entry that says so, if it can."""
        if not self.playing or self.row["rules"] == RULES_VERSION or self.standing is None:
            return None
        try:
            standing = standing_from(self.standing)
            hosted, entry = HostedTable.go_on(self._facts, self.log, standing, at)
        except Stranded:
            return None
        self._hosted = hosted
        self.log.append(entry)
        parts = [to_plain(part) for part in hosted.parts]
        cards = card_digest(hosted.table.state.cat)
        self.row |= {"rules": RULES_VERSION, "cards": cards, "changes": parts}
        self.stand()
        return entry

    def stand(self) -> bool:
        """Keep how the table stands, if a turn has begun; return whether that is news."""
        hosted = self.hosted
        text = hosted.standing()
        if text is not None:
            self.standing = text
        return text is not None

    @property
    def shared(self) -> bool:
        """Return whether several people play it at this device."""
        return sum(each["person"] is not None for each in self.seats) > 1

    @property
    def seats_now(self) -> list[SeatRow]:
        """The seats; of a shared game that goes on also the bots that play for who gave up."""
        if not self.playing or not self.shared:
            return self.seats
        try:
            chairs = self.hosted.chairs
        except NoReplay:
            return self.seats
        return [each | {"bot": chairs[each["seat"]].bot} for each in self.seats]

    def forget(self) -> None:
        """Let the game go: the next user plays it again by its log."""
        self._hosted = None

    # --- What happens to it -------------------------------------------------------------------

    def begin(self, at: int, entropy: Entropy) -> None:
        """Deal, if all are ready."""
        game = game_of(self.row["setup"])
        if any(game[name] != self.row[name] for name in ("rules", "cards")):
            self.row |= fresh_deal(self.id, self.row["setup"], entropy)  # opened by another release
        self.row["fair"]["commitments"] = [""] * len(self.seats)
        self.row |= dealt(self.row, self.seats)
        self.row |= {"status": "playing", "started": at}
        self.standing = self.hosted.standing() or self.hosted.opening()

    def finish(self, at: int) -> None:
        """Write down how it ended."""
        hosted = self.hosted
        status: Literal["abandoned", "over"] = "abandoned" if hosted.abandoned else "over"
        answers = [list(answer) for answer in hosted.table.answers]
        gone = gone_by((entry.kind, entry.seat, entry.note) for entry in self.log)
        end = ending(self.row, self.seats, to_plain(hosted.result), answers, status, gone)
        self.row |= {
            "status": status,
            "answers": answers,
            "digest": hosted.digest,
            "ended": at,
            "result": end.result,
        }
        for each in self.seats:
            each["place"], each["points"] = end.places[each["seat"]], end.points[each["seat"]]
        self.log = []
        self.forget()

    # --- Files --------------------------------------------------------------------------------

    @property
    def save(self) -> Saved:
        """The game in the engine's save format, with who sits where; also before its end."""
        people: list[SeatRow] = [
            {
                "seat": each["seat"],
                "name": each["name"],
                "person": each["person"],
                "bot": each["bot"],
            }
            for each in self.seats
        ]
        if self.finished:
            return save_of(self.row) | {"seats": people}
        answers, digest = self.hosted.table.answers, self.hosted.digest
        return save_at(self.row, answers, digest) | {"seats": people}
