"""What moderators and the people concerned send, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, Field

from archrivals.server.accounts.standing import Kind
from archrivals.server.core.store import now
from archrivals.server.moderation.audit import SERVER

from .account_forms import Name, Sent

Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
Reason = Annotated[str, Field(min_length=1, max_length=500, pattern=r"^[^\x00-\x1f\x7f]*$")]
HOURS_IN_TEN_YEARS = 87_600
HOUR_MS = 3_600_000


class Code(Sent):
    """Six digits of an authenticator."""

    code: str = Field(pattern=r"^[0-9]{6}$")


class Act(Sent):
    """What to do about a person; ``hours`` null is for good.

    A rename may have a ``name``. A removal has the ``thing``: ``chat:ID`` or ``table:ID``.
    """

    kind: Kind
    reason: Reason
    hours: int | None = Field(None, ge=1, le=HOURS_IN_TEN_YEARS)
    report: str | None = Field(None, pattern=r"^[A-Za-z0-9_-]{8,40}$")
    name: Name | None = None
    thing: str | None = Field(None, pattern=r"^(chat|table):[A-Za-z0-9_-]{8,40}$")


class Member(BaseModel):
    """Somebody in a closed group."""

    id: str
    name: str
    created: int


class GroupShown(BaseModel):
    """Accounts that give their leader a place on a ladder and play rated games with nobody else.

    ``games`` the leader has played with them of late, and won ``wins``.
    """

    ladder: str
    leader: Member
    others: list[Member]
    games: int
    wins: int


class Because(Sent):
    """Why; the person concerned reads it."""

    reason: Reason


class Answer(Sent):
    """The answer to an appeal: undo it, or let it stand."""

    grant: bool
    reason: Reason


class Appeal(Sent):
    """Why something should be looked at again."""

    text: Reason


class BannedAppeal(Appeal):
    """The same of somebody who cannot log in."""

    email: str = Field(max_length=200)
    password: str = Field(min_length=1, max_length=200)


# --- Answers ----------------------------------------------------------------------------------


class AdminSession(BaseModel):
    """Until when the second factor is good here."""

    role: str
    until: int


class Counts(BaseModel):
    """Somebody's last rated games: how many, and in how many they left or let others wait."""

    games: int
    left: int
    timeout: int
    stalled: int


class Notice(BaseModel):
    """What was done about oneself: what, why, until when, and what came of an appeal.

    What is ``automatic`` the server did by itself, by how games ended; no person has looked yet.
    ``counts`` is what it counted, so that a page can say the reason in the reader's language.
    """

    id: str
    kind: Kind
    reason: str
    at: int
    until: int | None
    active: bool
    seen: bool
    automatic: bool
    counts: Counts | None
    undone: int | None
    undone_reason: str | None
    appeal: str | None
    appealed: int | None
    answered: int | None
    answer: str | None


class Done(Notice):
    """The same for moderators; ``details`` is what was renamed or removed."""

    person: str
    report: str | None
    details: dict[str, Any]


class Line(BaseModel):
    """A line of chat; those kept by older reports have no id."""

    id: str = ""
    name: str
    person: str
    text: str
    at: int


class ReportShown(BaseModel):
    """A report in the queue."""

    id: str
    at: int
    reporter: str
    reporter_name: str | None
    reported: str
    reported_name: str | None
    table: str
    table_name: str | None
    reason: str
    closed: int | None
    outcome: Literal["acted", "dismissed"] | None


class SeatShown(BaseModel):
    """Who sits at a table."""

    seat: int
    name: str
    person: str | None
    bot: str | None


class Evidence(ReportShown):
    """A report with what there is to know; ``answers`` is the moment in the replay."""

    said: list[Line]
    after: list[Line]
    answers: int | None
    status: str | None
    over: bool
    seats: list[SeatShown]
    earlier: list[ReportShown]
    sanctions: list[Done]


class AppealShown(Done):
    """An appeal in the queue."""

    name: str


class TableShown(BaseModel):
    """A table."""

    id: str
    name: str
    status: str
    ladder: str
    rated: bool
    listed: bool
    owner: str
    created: int
    started: int | None
    ended: int | None
    seats: list[SeatShown]


class PersonFound(BaseModel):
    """A person, without their mail address."""

    id: str
    name: str
    guest: bool
    created: int
    banned: int | None
    reports: int


class GameShown(BaseModel):
    """A rated game with others; ``fault`` is null where somebody played to the end or gave up."""

    table: str
    ended: int
    fault: Literal["left", "timeout", "stalled"] | None


class ConductShown(BaseModel):
    """How somebody behaved in their last rated games; a note comes at 3, a pause at 5."""

    score: float
    games: list[GameShown]


class PersonFile(PersonFound):
    """Everything that moderators know of a person."""

    role: str | None
    conduct: ConductShown
    sanctions: list[Done]
    about: list[ReportShown]
    tables: list[TableShown]


class AuditLine(BaseModel):
    """One line of the audit log; who is gone has no name any more."""

    id: str
    at: int
    actor: str
    actor_name: str | None
    action: str
    person_id: str | None
    person_name: str | None
    subject: str
    reason: str
    details: dict[str, Any]


class Acted(BaseModel):
    """By this it can be undone."""

    sanction: str


def notice(row: dict[str, Any]) -> dict[str, Any]:
    """A row of ``sanctions`` as it is shown."""
    lasts = row["until"] is None or row["until"] > now()
    return row | {
        "active": lasts and row["undone"] is None,
        "seen": row["seen"] is not None,
        "automatic": row["actor"] == SERVER,
        "counts": row["details"].get("counts"),
    }
